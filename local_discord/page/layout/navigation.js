// The lists of servers and channels, and the channel's title. On phones the lists are in a drawer.

import { avatar } from "../ui/avatars.js";
import { el, fill, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

const DM = 1;
const NARROW = "(max-width: 760px)";

export class Navigation {
  #nodes;
  #open;

  /** Calls `open(channel)` when a channel is chosen. */
  constructor(nodes, open) {
    this.#nodes = nodes;
    this.#open = open;
    nodes.open.addEventListener("click", () => this.#setDrawer(true));
    nodes.backdrop.addEventListener("click", () => this.#setDrawer(false));
    document.addEventListener(
      "keydown",
      (event) => event.key === "Escape" && this.#isDrawerOpen && this.#setDrawer(false),
    );
    matchMedia(NARROW).addEventListener("change", () => this.#setDrawer(false));
    this.#setDrawer(false);
  }

  get #isDrawerOpen() {
    return document.body.classList.contains("drawer-open");
  }

  /** Opens or closes the drawer of narrow screens. Closed, it cannot be reached by keyboard. */
  #setDrawer(open) {
    const narrow = matchMedia(NARROW).matches;
    document.body.classList.toggle("drawer-open", open && narrow);
    this.#nodes.drawer.inert = narrow && !open;
    this.#nodes.open.setAttribute("aria-expanded", String(open && narrow));
    if (this.#isDrawerOpen) this.#nodes.drawer.querySelector("[aria-current]")?.focus();
  }

  show(world, channel, unread) {
    const server = world.servers.find(({ id }) => id === channel.server);
    const listed = world.channels.filter((one) => one.server === channel.server);
    const buttons = listed.map((one) => this.#channelButton(world, one, channel, unread));
    fill(this.#nodes.rail, this.#spaceButtons(world, channel, unread));
    fill(this.#nodes.channels, el("h2", {}, server ? "Text channels" : "Direct messages"), buttons);
    fill(this.#nodes.server, server?.name ?? "Direct messages");
    fill(this.#nodes.title, channelImage(world, channel, 24), el("h1", {}, channel.name));
  }

  #spaceButtons(world, current, unread) {
    const direct = { id: null, name: "Direct messages", content: icon("chat", 26) };
    const servers = world.servers.map(({ id, name }) => ({ id, name, content: initials(name) }));
    return [direct, ...servers].map((space) => {
      const channels = world.channels.filter(({ server }) => server === space.id);
      const isUnread = channels.some(({ id }) => unread.has(id));
      const isCurrent = space.id === current.server;
      return channels.length > 0 && this.#spaceButton(space, channels[0], isCurrent, isUnread);
    });
  }

  /** A server, or the direct messages; opens the first channel there. */
  #spaceButton({ name, content }, channel, isCurrent, isUnread) {
    const attributes = {
      class: classNames("space", isCurrent, isUnread),
      "aria-label": isUnread ? `${name}, unread` : name,
      "aria-current": isCurrent ? "true" : null,
      title: name,
    };
    return pushButton(attributes, () => this.#open(channel), content);
  }

  #channelButton(world, channel, current, unread) {
    const isCurrent = channel.id === current.id;
    const attributes = {
      class: classNames("channel", isCurrent, unread.has(channel.id)),
      "aria-current": isCurrent ? "page" : null,
    };
    return pushButton(
      attributes,
      () => this.#choose(channel),
      channelImage(world, channel, 32),
      el("span", {}, channel.name, channel.archived && " (archived)"),
    );
  }

  #choose(channel) {
    this.#open(channel);
    this.#setDrawer(false);
  }
}

function channelImage(world, channel, size) {
  if (channel.server) return icon("hash", 20);
  return channel.kind === DM ? avatar(world.bot, size) : icon("people", size);
}

function classNames(base, isCurrent, isUnread) {
  return [base, isCurrent && "current", isUnread && "unread"].filter(Boolean).join(" ");
}

function initials(name) {
  return name
    .split(/\s+/)
    .map((word) => word[0])
    .join("")
    .slice(0, 3);
}
