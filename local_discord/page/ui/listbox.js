// A list of options, highlighted by keyboard or pointer.

import { el, fill } from "./dom.js";
import { icon } from "./icons.js";

/**
 * Options are {label, detail, aside, image, value}. The owner keeps the focus and refers to the
 * highlighted option by aria-activedescendant.
 */
export class Listbox {
  #options = [];
  #at = -1;
  #owner = null;
  #pick;
  #multiple;
  #heading;
  #list;

  constructor({ id, name, pick, multiple = false }) {
    this.#pick = pick;
    this.#multiple = multiple;
    const multiselectable = multiple ? "true" : null;
    this.#list = el("ul", {
      id,
      role: "listbox",
      "aria-label": name,
      "aria-multiselectable": multiselectable,
    });
    this.#heading = el("div", { class: "listbox-heading" });
    const on = { pointerdown: (event) => event.preventDefault() };
    this.node = el("div", { class: "listbox", hidden: true, on }, this.#heading, this.#list);
  }

  get open() {
    return !this.node.hidden;
  }

  /** The highlighted option, or null. */
  get current() {
    return this.open ? (this.#options[this.#at] ?? null) : null;
  }

  show(owner, options, { heading = "", at = 0, chosen = () => false } = {}) {
    if (this.#owner && this.#owner !== owner) this.#release();
    this.#owner = owner;
    this.#options = options;
    fill(this.#heading, heading);
    this.#heading.hidden = !heading;
    fill(
      this.#list,
      options.map((option, index) => this.#item(option, index, chosen(option))),
    );
    this.node.hidden = false;
    expand(owner, true);
    owner.setAttribute("aria-controls", this.#list.id);
    this.#highlight(Math.min(at, options.length - 1));
  }

  hide() {
    this.node.hidden = true;
    this.#options = [];
    this.#at = -1;
    this.#release();
  }

  #release() {
    if (this.#owner) expand(this.#owner, false);
    this.#owner?.removeAttribute("aria-activedescendant");
    this.#owner = null;
  }

  move(step) {
    const count = this.#options.length;
    if (!count) return;
    const from = this.#at < 0 && step < 0 ? 0 : this.#at;
    this.#highlight((from + step + count) % count);
  }

  moveTo(index) {
    this.#highlight(index < 0 ? this.#options.length - 1 : index);
  }

  mark(option, chosen) {
    const node = this.#list.children[this.#options.indexOf(option)];
    node?.setAttribute("aria-selected", String(chosen));
  }

  #highlight(index) {
    this.#list.children[this.#at]?.classList.remove("current");
    this.#at = index;
    const node = this.#list.children[index];
    if (!node) {
      this.#owner?.removeAttribute("aria-activedescendant");
      return;
    }
    node.classList.add("current");
    node.scrollIntoView({ block: "nearest" });
    this.#owner.setAttribute("aria-activedescendant", node.id);
  }

  #item(option, index, chosen) {
    const on = {
      click: () => this.#pick(option),
      pointermove: () => this.#at === index || this.#highlight(index),
    };
    const id = `${this.#list.id}-${index}`;
    const label = el("span", { class: "option-label" }, option.label);
    return el(
      "li",
      { id, role: "option", "aria-selected": String(chosen), on },
      option.image,
      el("span", { class: "option-text" }, label, option.detail && el("small", {}, option.detail)),
      option.aside && el("span", { class: "aside" }, option.aside),
      this.#multiple && el("span", { class: "tick", "aria-hidden": "true" }, icon("check", 16)),
    );
  }
}

/** Says whether the list is open. A field of several lines can't be a combobox, so it can't say. */
function expand(owner, isOpen) {
  if (owner.role === "combobox") owner.setAttribute("aria-expanded", String(isOpen));
}
