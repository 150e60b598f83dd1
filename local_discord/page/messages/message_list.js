// The list of a channel's messages. It stays scrolled to the end unless the reader scrolls up.

import { el, fill, pushButton } from "../ui/dom.js";
import { formatTime, sameDay } from "../ui/times.js";
import { isLoading, messageNode, usedCommand } from "./message.js";

const GROUPING_MS = 7 * 60 * 1000;
const FAILED = "This interaction failed";
const NEAR_PX = 80;
const IMAGE_TIMEOUT_MS = 400;
const FOCUSABLE = "button, a, [role=combobox]";

export class MessageList {
  #log;
  #list;
  #context;
  #messages = [];
  #nodes = new Map();
  #atEnd = true;
  #newer;

  /** `context(message)` returns what the components of a message need. */
  constructor(log, context) {
    this.#log = log;
    this.#context = context;
    this.#list = el("div", {
      class: "list",
      role: "log",
      "aria-live": "polite",
      "aria-label": "Messages",
    });
    this.welcome = el("div", { class: "welcome" });
    const newer = { class: "newer", hidden: true };
    this.#newer = pushButton(newer, () => this.scrollToEnd(), "Jump to the newest message");
    log.prepend(el("div", { class: "filler" }), this.welcome, this.#list);
    log.after(this.#newer);
    log.addEventListener("scroll", () => this.#scrolled());
    new ResizeObserver(() => this.#atEnd && this.scrollToEnd()).observe(this.#list);
    new ResizeObserver(() => this.#atEnd && this.scrollToEnd()).observe(log);
  }

  get empty() {
    return this.#messages.length === 0;
  }

  /** Replaces all messages, oldest first, and scrolls to the end. */
  show(messages) {
    this.#messages = [...messages];
    this.#nodes.clear();
    fill(
      this.#list,
      this.#messages.map((message, index) => this.#slot(message, index)),
    );
    this.#atEnd = true;
    this.scrollToEnd();
  }

  /** Appends a message, or replaces its earlier version. */
  async put(message) {
    const index = this.#messages.findIndex((one) => one.id === message.id);
    if (index >= 0) return this.#replace(message, index);
    this.#messages.push(message);
    this.#list.append(this.#slot(message, this.#messages.length - 1));
    if (this.#atEnd) this.scrollToEnd();
    else this.#newer.hidden = false;
  }

  /** Removes a message. The next one may now have to show its author or the date. */
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

  /** Shows below a message that an interaction with it failed, or removes that note. */
  fail(id, failed = true) {
    const note = this.#nodes.get(id)?.querySelector(".failure");
    if (note) note.textContent = failed ? FAILED : "";
  }

  scrollToEnd() {
    this.#log.scrollTop = this.#log.scrollHeight;
    this.#newer.hidden = true;
  }

  /**
   * Replaces an edited message once its images are loaded, so that nothing jumps. As in Discord,
   * screen readers announce an edit only if it completes a deferred answer.
   */
  async #replace(message, index) {
    const wasLoading = isLoading(this.#messages[index]);
    this.#messages[index] = message;
    const replacement = this.#node(message, index);
    await imagesReady(replacement);
    const current = this.#nodes.get(message.id);
    if (!current || !this.#messages.includes(message)) return;
    this.#nodes.set(message.id, replacement);
    const focused = focusedIndex(current);
    if (!wasLoading) current.parentNode.setAttribute("aria-live", "off");
    current.replaceWith(replacement);
    replacement.querySelectorAll(FOCUSABLE)[focused]?.focus({ preventScroll: true });
    if (this.#atEnd) this.scrollToEnd();
  }

  /** The message's node, below a line with the date if it is the first of its day. */
  #slot(message, index) {
    const node = this.#node(message, index);
    this.#nodes.set(message.id, node);
    return el("div", {}, this.#startsDay(index) && dateLine(message), node);
  }

  #node(message, index) {
    return messageNode(message, this.#context(message), this.#isGrouped(index));
  }

  #startsDay(index) {
    return (
      index === 0 ||
      !sameDay(sentAt(this.#messages[index - 1]), sentAt(this.#messages[index]))
    );
  }

  #isGrouped(index) {
    const message = this.#messages[index];
    const before = this.#messages[index - 1];
    return (
      !this.#startsDay(index) &&
      !usedCommand(message) &&
      before.author.id === message.author.id &&
      before.flags === message.flags &&
      Math.abs(sentAt(message) - sentAt(before)) < GROUPING_MS
    );
  }

  #scrolled() {
    const left = this.#log.scrollHeight - this.#log.scrollTop - this.#log.clientHeight;
    this.#atEnd = left < NEAR_PX;
    if (this.#atEnd) this.#newer.hidden = true;
  }
}

function sentAt(message) {
  return new Date(message.timestamp);
}

function dateLine(message) {
  const text = formatTime(sentAt(message), "D", sentAt(message));
  return el("div", { class: "date", role: "separator", "aria-label": text }, el("span", {}, text));
}

/** The index of the focused control in a node; -1 if there is none. */
function focusedIndex(node) {
  return [...node.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement);
}

/** Resolves when the images can be painted, or after a timeout. */
function imagesReady(node) {
  const ready = [...node.querySelectorAll("img")].map((img) => img.decode().catch(() => {}));
  if (!ready.length) return null;
  const timeout = new Promise((resolve) => setTimeout(resolve, IMAGE_TIMEOUT_MS));
  return Promise.race([Promise.all(ready), timeout]);
}
