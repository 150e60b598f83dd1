// What stands around the messages: servers, channels, the head of the channel, the drawer on phones.

import { avatar, displayName } from "./avatars.js";
import { el, fill } from "./dom.js";
import { icon } from "./icons.js";

const DM = 1;
const NARROW = "(max-width: 760px)";

export class Frame {
  #nodes;
  #go;

  /** `go(channel)` is called when a channel is chosen. */
  constructor(nodes, go) {
    this.#nodes = nodes;
    this.#go = go;
    nodes.open.addEventListener("click", () => this.drawer(true));
    nodes.shade.addEventListener("click", () => this.drawer(false));
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.#opened && this.drawer(false));
    matchMedia(NARROW).addEventListener("change", () => this.drawer(false));
    this.drawer(false);
  }

  get #opened() {
    return document.body.classList.contains("drawer-open");
  }

  /** On a narrow screen the lists come in from the side; closed, they cannot be tabbed into. */
  drawer(open) {
    const narrow = matchMedia(NARROW).matches;
    document.body.classList.toggle("drawer-open", open && narrow);
    this.#nodes.drawer.inert = narrow && !open;
    this.#nodes.open.setAttribute("aria-expanded", String(open && narrow));
    if (this.#opened) this.#nodes.drawer.querySelector("[aria-current]")?.focus();
  }

  show(world, channel, unread) {
    const server = world.servers.find((one) => one.id === channel.server);
    const listed = world.channels.filter((one) => one.server === channel.server);
    fill(this.#nodes.rail, this.#rail(world, channel, unread));
    fill(this.#nodes.channels, el("h2", {}, server ? "Text channels" : "Direct messages"), listed.map((one) => this.#entry(world, one, channel, unread)));
    fill(this.#nodes.server, server?.name ?? "Direct messages");
    fill(this.#nodes.title, this.#face(world, channel, 24), el("h1", {}, channel.name));
  }

  #rail(world, current, unread) {
    const direct = { id: null, name: "Direct messages", face: icon("chat", 26) };
    const servers = world.servers.map(({ id, name }) => ({ id, name, face: initials(name) }));
    return [direct, ...servers].map((space) => {
      const channels = world.channels.filter((one) => one.server === space.id);
      const news = channels.some((one) => unread.has(one.id));
      return channels.length > 0 && this.#space(space, channels[0], space.id === current.server, news);
    });
  }

  #space({ name, face }, channel, here, news) {
    const classes = ["space", here && "here", news && "unread"].filter(Boolean).join(" ");
    const label = news ? `${name}, unread` : name;
    const attributes = { type: "button", class: classes, "aria-label": label, "aria-current": here ? "true" : null, title: name };
    return el("button", { ...attributes, on: { click: () => this.#go(channel) } }, face);
  }

  #entry(world, channel, current, unread) {
    const here = channel.id === current.id;
    const classes = ["channel", here && "here", unread.has(channel.id) && "unread"].filter(Boolean).join(" ");
    const attributes = { type: "button", class: classes, "aria-current": here ? "page" : null };
    return el("button", { ...attributes, on: { click: () => this.#choose(channel) } }, this.#face(world, channel, 32), el("span", {}, channel.name));
  }

  #choose(channel) {
    this.#go(channel);
    this.drawer(false);
  }

  #face(world, channel, size) {
    if (channel.server) return icon("hash", 20);
    return channel.kind === DM ? avatar(world.bot, size) : icon("people", size);
  }
}

function initials(name) {
  return name
    .split(/\s+/)
    .map((word) => word[0])
    .join("")
    .slice(0, 3);
}

/** A channel as the client names it. */
export function placeName({ server, name }) {
  return server ? `#${name}` : name;
}

/** What stands over a channel's first message, with a first thing to try. */
export function welcome(node, { world, channel, first, write }) {
  const place = placeName(channel);
  fill(
    node,
    channel.kind === DM ? avatar(world.bot, 80) : el("span", { class: "welcome-face" }, icon(channel.server ? "hash" : "people", 42)),
    el("h2", {}, channel.server ? `Welcome to ${place}!` : place),
    el("p", {}, channel.server ? `This is the start of the ${place} channel.` : `This is the beginning of your direct messages.`),
    first ? hint(first, write) : el("p", { class: "hint-line", role: "status" }, `${displayName(world.bot)} is not here yet. What it can do appears here once it is.`),
  );
}

function hint(first, write) {
  const line = `/${first.name}`;
  const button = el("button", { type: "button", class: "button primary", on: { click: () => write(`${line} `) } }, el("span", { class: "face" }, `Type ${line}`));
  return el("p", { class: "hint-line" }, button, el("span", {}, "then press Enter. A slash shows everything there is to do."));
}
