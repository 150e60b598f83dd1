// The start of a channel, above its first message, with a command to try.

import { avatar, displayName } from "../ui/avatars.js";
import { el, fill, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

const DM = 1;

/** A channel's name as the client shows it. */
export function placeName({ server, name }) {
  return server ? `#${name}` : name;
}

/** Fills the node; `write(text)` puts `first`, the command to try, into the composer. */
export function welcome(node, { world, channel, first, write }) {
  const place = placeName(channel);
  const start = channel.server ? `the ${place} channel` : "your direct messages";
  fill(
    node,
    channel.kind === DM ? avatar(world.bot, 80) : channelIcon(channel),
    el("h2", {}, channel.server ? `Welcome to ${place}!` : place),
    el("p", {}, `This is the start of ${start}.`),
    el("p", {}, powers(world)),
    first ? suggestion(first, write) : channel.writable && botOffline(world.bot),
  );
}

/** What one can do here and not on Discord: be the others, and move the time. */
function powers({ me, people }) {
  const others = people.filter(({ id }) => id !== me.id).map(displayName);
  const named = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(others);
  const self = `You’re ${displayName(me)}. Click your name to become ${named}`;
  return `${self}, or the clock at the top to skip hours or days.`;
}

function channelIcon(channel) {
  return el("span", { class: "welcome-icon" }, icon(channel.server ? "hash" : "people", 42));
}

function suggestion(first, write) {
  const line = `/${first.name}`;
  const label = el("span", { class: "button-content" }, `Type ${line}`);
  const button = pushButton({ class: "button primary" }, () => write(`${line} `), label);
  const more = el("span", {}, "then press Enter. Type a slash to see all commands.");
  return el("p", { class: "hint-line" }, button, more);
}

function botOffline(bot) {
  const text = `${displayName(bot)} is offline. Its commands appear here once it is online.`;
  return el("p", { class: "hint-line", role: "status" }, text);
}
