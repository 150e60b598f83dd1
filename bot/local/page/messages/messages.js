// The list of a channel's messages, kept in step with the world and at its end.

import { el, fill, pushButton } from "../ui/dom.js";
import { moment, sameDay } from "../ui/times.js";
import { answered, isLoading, messageNode } from "./message.js";

const FOLLOWING_MS = 7 * 60 * 1000;
const FAILED = "This interaction failed";
const NEAR_PX = 80;
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
    this.#list = el("div", {
      class: "list",
      role: "log",
      "aria-live": "polite",
      "aria-label": "Messages",
    });
    this.welcome = el("div", { class: "welcome" });
    const newer = { class: "newer", hidden: true };
    this.#newer = pushButton(newer, () => this.toEnd(), "Jump to the newest message");
    log.prepend(el("div", { class: "filler" }), this.welcome, this.#list);
    log.after(this.#newer);
    log.addEventListener("scroll", () => this.#scrolled());
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(this.#list);
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(log);
  }

  get empty() {
    return this.#messages.length === 0;
  }

  /** Shows these messages and no others, at the end. They stand in the order they were made. */
  show(messages) {
    this.#messages = [...messages];
    this.#nodes.clear();
    fill(
      this.#list,
      this.#messages.map((message, index) => this.#slot(message, index)),
    );
    this.#atEnd = true;
    this.toEnd();
  }

  /** Puts a message after all others, or in the place of its older self. */
  async put(message) {
    const index = this.#messages.findIndex((one) => one.id === message.id);
    if (index >= 0) return this.#replace(message, index);
    this.#messages.push(message);
    this.#list.append(this.#slot(message, this.#messages.length - 1));
    if (this.#atEnd) this.toEnd();
    else this.#newer.hidden = false;
  }

  /** Takes a message away; the one after it may now need its author's face, or the day's date. */
  remove(id) {
    const index = this.#messages.findIndex((one) => one.id === id);
    if (index < 0) return;
    this.#messages.splice(index, 1);
    this.#nodes.get(id).parentNode.remove();
    this.#nodes.delete(id);
    const next = this.#messages[index];
    if (next) this.#nodes.get(next.id).parentNode.replaceWith(this.#slot(next, index));
  }

  node(id) {
    return this.#nodes.get(id);
  }

  /** Says under a message that what was pressed on it got no answer, or takes that back. */
  fail(id, failed = true) {
    const note = this.#nodes.get(id)?.querySelector(".failure");
    if (note) note.textContent = failed ? FAILED : "";
  }

  toEnd() {
    this.#log.scrollTop = this.#log.scrollHeight;
    this.#newer.hidden = true;
  }

  /**
   * An edited message takes its place once its pictures are there, so that nothing jumps. As in
   * Discord an edit is not read out, unless it is the answer that the bot was thinking of.
   */
  async #replace(message, index) {
    const awaited = isLoading(this.#messages[index]);
    this.#messages[index] = message;
    const fresh = this.#node(message, index);
    await picturesOf(fresh);
    const stale = this.#nodes.get(message.id);
    if (!stale || !this.#messages.includes(message)) return;
    this.#nodes.set(message.id, fresh);
    const place = focusedPlace(stale);
    if (!awaited) stale.parentNode.setAttribute("aria-live", "off");
    stale.replaceWith(fresh);
    fresh.querySelectorAll(FOCUSABLE)[place]?.focus({ preventScroll: true });
    if (this.#atEnd) this.toEnd();
  }

  /** A message's place in the list: its node, after a line with the date where a day begins. */
  #slot(message, index) {
    const node = this.#node(message, index);
    this.#nodes.set(message.id, node);
    return el("div", {}, this.#opensDay(index) && dateLine(message), node);
  }

  #node(message, index) {
    return messageNode(message, this.#scene(message), this.#follows(index));
  }

  #opensDay(index) {
    return (
      index === 0 ||
      !sameDay(writtenAt(this.#messages[index - 1]), writtenAt(this.#messages[index]))
    );
  }

  #follows(index) {
    const message = this.#messages[index];
    const before = this.#messages[index - 1];
    return (
      !this.#opensDay(index) &&
      !answered(message) &&
      before.author.id === message.author.id &&
      before.flags === message.flags &&
      Math.abs(writtenAt(message) - writtenAt(before)) < FOLLOWING_MS
    );
  }

  #scrolled() {
    const left = this.#log.scrollHeight - this.#log.scrollTop - this.#log.clientHeight;
    this.#atEnd = left < NEAR_PX;
    if (this.#atEnd) this.#newer.hidden = true;
  }
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
