// The list of a channel's messages, kept in step with the world and at its end.

import { el, fill } from "./dom.js";
import { answered, messageNode } from "./message.js";
import { moment, sameDay } from "./times.js";

const FOLLOWING_MS = 7 * 60 * 1000;
const FAILED = "This interaction failed";
const NEAR_PX = 120;
const PATIENCE_MS = 400;
const FOCUSABLE = "button, a, [role=combobox]";

export class Messages {
  #log;
  #list;
  #scene;
  #messages = [];
  #nodes = new Map();
  #atEnd = true;
  #newer;

  /** `scene(message)` gives what a message's components may do. */
  constructor(log, scene) {
    this.#log = log;
    this.#scene = scene;
    this.#list = el("div", { class: "list", role: "log", "aria-live": "polite", "aria-label": "Messages" });
    this.welcome = el("div", { class: "welcome" });
    this.#newer = el("button", { type: "button", class: "newer", hidden: true, on: { click: () => this.toEnd() } }, "Jump to the newest message");
    fill(log, el("div", { class: "filler" }), this.welcome, this.#list);
    log.after(this.#newer);
    log.addEventListener("scroll", () => this.#scrolled());
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(this.#list);
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(log);
  }

  get empty() {
    return this.#messages.length === 0;
  }

  /** Shows these messages and no others, at the end. */
  show(messages) {
    this.#messages = [...messages].sort(byAge);
    this.#nodes.clear();
    fill(this.#list, this.#messages.map((message, index) => this.#placed(message, index)));
    this.#atEnd = true;
    this.toEnd();
  }

  /** Puts a message in its place, or in the place of its older self. */
  async put(message) {
    const index = this.#messages.findIndex((one) => one.id === message.id);
    if (index >= 0) return this.#replace(message, index);
    this.#messages.push(message);
    this.#messages.sort(byAge);
    if (this.#messages.at(-1) !== message) return this.show(this.#messages);
    this.#list.append(...this.#placed(message, this.#messages.length - 1));
    if (this.#atEnd) this.toEnd();
    else this.#newer.hidden = false;
  }

  remove(id) {
    this.show(this.#messages.filter((one) => one.id !== id));
  }

  node(id) {
    return this.#nodes.get(id);
  }

  /** Says under a message that what was pressed on it got no answer. */
  fail(id) {
    const note = this.#nodes.get(id)?.querySelector(".failure");
    if (note) note.textContent = FAILED;
  }

  toEnd() {
    this.#log.scrollTop = this.#log.scrollHeight;
    this.#newer.hidden = true;
  }

  /** An edited message takes its place once its pictures are there, so that nothing jumps. */
  async #replace(message, index) {
    this.#messages[index] = message;
    const fresh = this.#node(message, index);
    await picturesOf(fresh);
    const stale = this.#nodes.get(message.id);
    if (!stale || !this.#messages.includes(message)) return;
    this.#nodes.set(message.id, fresh);
    const place = focusedPlace(stale);
    stale.replaceWith(fresh);
    fresh.querySelectorAll(FOCUSABLE)[place]?.focus({ preventScroll: true });
    if (this.#atEnd) this.toEnd();
  }

  /** The node of a message, after a line with the date where a new day begins. */
  #placed(message, index) {
    const node = this.#node(message, index);
    this.#nodes.set(message.id, node);
    return this.#opensDay(index) ? [dateLine(message), node] : [node];
  }

  #node(message, index) {
    return messageNode(message, this.#scene(message), this.#follows(index));
  }

  #opensDay(index) {
    return index === 0 || !sameDay(writtenAt(this.#messages[index - 1]), writtenAt(this.#messages[index]));
  }

  #follows(index) {
    const message = this.#messages[index];
    const before = this.#messages[index - 1];
    return (
      !this.#opensDay(index) &&
      !answered(message) &&
      before.author.id === message.author.id &&
      before.flags === message.flags &&
      writtenAt(message) - writtenAt(before) < FOLLOWING_MS
    );
  }

  #scrolled() {
    const left = this.#log.scrollHeight - this.#log.scrollTop - this.#log.clientHeight;
    this.#atEnd = left < NEAR_PX;
    if (this.#atEnd) this.#newer.hidden = true;
  }
}

function byAge(one, other) {
  return one.id.length - other.id.length || (one.id < other.id ? -1 : Number(one.id > other.id));
}

function writtenAt(message) {
  return new Date(message.timestamp);
}

function dateLine(message) {
  const text = moment(writtenAt(message), "D", writtenAt(message));
  return el("div", { class: "date", role: "separator", "aria-label": text }, el("span", {}, text));
}

/** Which of a node's buttons has the focus; none is -1. */
function focusedPlace(node) {
  return [...node.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement);
}

/** Resolves when the pictures are ready to be painted, or have kept us waiting too long. */
function picturesOf(node) {
  const ready = [...node.querySelectorAll("img")].map((img) => img.decode().catch(() => {}));
  if (!ready.length) return null;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([Promise.all(ready), patience]);
}
