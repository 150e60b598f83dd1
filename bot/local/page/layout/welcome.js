// What stands over a channel's first message, with a first thing to try.

import { avatar, displayName } from "../ui/avatars.js";
import { el, fill, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

const DM = 1;

/** A channel as the client names it. */
export function placeName({ server, name }) {
  return server ? `#${name}` : name;
}

/** Fills the node; `first` is the command to try, which `write(text)` puts into the composer. */
export function welcome(node, { world, channel, first, write }) {
  const place = placeName(channel);
  const start = channel.server ? `the ${place} channel` : "your direct messages";
  fill(
    node,
    channel.kind === DM ? avatar(world.bot, 80) : sign(channel),
    el("h2", {}, channel.server ? `Welcome to ${place}!` : place),
    el("p", {}, `This is the start of ${start}.`),
    first ? hint(first, write) : channel.writable && absence(world.bot),
  );
}

function sign(channel) {
  return el("span", { class: "welcome-face" }, icon(channel.server ? "hash" : "people", 42));
}

function hint(first, write) {
  const line = `/${first.name}`;
  const label = el("span", { class: "face" }, `Type ${line}`);
  const button = pushButton({ class: "button primary" }, () => write(`${line} `), label);
  const more = el("span", {}, "then press Enter. A slash shows everything there is to do.");
  return el("p", { class: "hint-line" }, button, more);
}

function absence(bot) {
  const text = `${displayName(bot)} is not here yet. What it can do appears here once it is.`;
  return el("p", { class: "hint-line", role: "status" }, text);
}
