// What stands around the messages: servers, channels, the head of the channel, the drawer on phones.

import { avatar, displayName } from "./avatars.js";
import { el, fill } from "./dom.js";
import { icon } from "./icons.js";

export class Frame {
  #nodes;
  #go;

  /** `go(channel)` is called when a channel is chosen. */
  constructor(nodes, go) {
    this.#nodes = nodes;
    this.#go = go;
    nodes.open.addEventListener("click", () => this.drawer(true));
    nodes.shade.addEventListener("click", () => this.drawer(false));
    nodes.drawer.addEventListener("keydown", (event) => event.key === "Escape" && this.drawer(false));
    matchMedia("(max-width: 760px)").addEventListener("change", () => this.drawer(false));
    this.drawer(false);
  }

  /** On a narrow screen the lists come in from the side; closed, they cannot be tabbed into. */
  drawer(open) {
    const narrow = matchMedia("(max-width: 760px)").matches;
    document.body.classList.toggle("drawer-open", open && narrow);
    this.#nodes.drawer.inert = narrow && !open;
    this.#nodes.open.setAttribute("aria-expanded", String(open && narrow));
    if (open && narrow) this.#nodes.drawer.querySelector("button")?.focus();
  }

  show(world, channel, unread) {
    const inServer = channel.server;
    const listed = world.channels.filter((one) => one.server === inServer);
    fill(this.#nodes.rail, this.#rail(world, inServer, unread));
    fill(this.#nodes.channels, el("h2", {}, inServer ? "Text channels" : "Direct messages"), listed.map((one) => this.#entry(world, one, channel, unread)));
    fill(this.#nodes.server, inServer ? world.server.name : "Direct messages");
    fill(this.#nodes.title, this.#face(world, channel, 24), el("h1", {}, channel.name));
  }

  #rail(world, inServer, unread) {
    const spaces = [
      { name: "Direct messages", server: false, face: icon("chat", 26) },
      { name: world.server.name, server: true, face: initials(world.server.name) },
    ];
    return spaces.map((space) => {
      const channels = world.channels.filter((one) => one.server === space.server);
      const news = channels.some((one) => unread.has(one.id));
      return channels.length > 0 && this.#space(space, channels[0], space.server === inServer, news);
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
    return channel.server ? icon("hash", 20) : avatar(channel.kind === 1 ? world.bot : world.me, size);
  }
}

function initials(name) {
  return name
    .split(/\s+/)
    .map((word) => word[0])
    .join("")
    .slice(0, 3);
}

/** What stands over a channel's first message, with a first thing to try. */
export function welcome(node, { world, channel, first, write }) {
  const place = channel.server ? `#${channel.name}` : channel.name;
  fill(
    node,
    channel.server ? el("span", { class: "welcome-face" }, icon("hash", 42)) : avatar(world.bot, 80),
    el("h2", {}, channel.server ? `Welcome to ${place}!` : place),
    el("p", {}, channel.server ? `This is the start of the ${place} channel.` : `This is the beginning of your messages with ${place}.`),
    first ? hint(first, write) : el("p", { class: "hint-line", role: "status" }, `${displayName(world.bot)} is not here yet. What it can do appears here once it is.`),
  );
}

function hint(first, write) {
  const line = `/${first.name}`;
  const button = el("button", { type: "button", class: "button primary", on: { click: () => write(`${line} `) } }, el("span", { class: "face" }, `Type ${line}`));
  return el("p", { class: "hint-line" }, button, el("span", {}, "then press Enter. A slash shows everything there is to do."));
}
