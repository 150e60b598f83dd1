// What stands around the messages: servers, channels, the channel's head; a drawer on phones.

import { avatar } from "../ui/avatars.js";
import { el, fill, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

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
    document.addEventListener(
      "keydown",
      (event) => event.key === "Escape" && this.#opened && this.drawer(false),
    );
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
    const entries = listed.map((one) => this.#entry(world, one, channel, unread));
    fill(this.#nodes.rail, this.#rail(world, channel, unread));
    fill(this.#nodes.channels, el("h2", {}, server ? "Text channels" : "Direct messages"), entries);
    fill(this.#nodes.server, server?.name ?? "Direct messages");
    fill(this.#nodes.title, this.#face(world, channel, 24), el("h1", {}, channel.name));
  }

  #rail(world, current, unread) {
    const direct = { id: null, name: "Direct messages", face: icon("chat", 26) };
    const servers = world.servers.map(({ id, name }) => ({ id, name, face: initials(name) }));
    return [direct, ...servers].map((space) => {
      const channels = world.channels.filter((one) => one.server === space.id);
      const news = channels.some((one) => unread.has(one.id));
      return (
        channels.length > 0 && this.#space(space, channels[0], space.id === current.server, news)
      );
    });
  }

  #space({ name, face }, channel, here, news) {
    const classes = ["space", here && "here", news && "unread"].filter(Boolean).join(" ");
    const label = news ? `${name}, unread` : name;
    const current = here ? "true" : null;
    const attributes = {
      class: classes,
      "aria-label": label,
      "aria-current": current,
      title: name,
    };
    return pushButton(attributes, () => this.#go(channel), face);
  }

  #entry(world, channel, current, unread) {
    const here = channel.id === current.id;
    const classes = ["channel", here && "here", unread.has(channel.id) && "unread"]
      .filter(Boolean)
      .join(" ");
    const attributes = { class: classes, "aria-current": here ? "page" : null };
    const choose = () => this.#choose(channel);
    return pushButton(
      attributes,
      choose,
      this.#face(world, channel, 32),
      el("span", {}, channel.name),
    );
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
