// A select in a message or a modal: a box that opens a list of options.

import { el, fill } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Listbox } from "../ui/listbox.js";
import { emojiText } from "./buttons.js";

/** A select that sends the chosen values when it closes. */
export function select(payload, context) {
  const choose = (values) => context.choose(payload, values);
  return new Select(payload, context.options(payload), choose).node;
}

export class Select {
  #payload;
  #options;
  #chosen;
  #sent;
  #listbox;
  #onChange;

  /** Calls `onChange(values)` with the values chosen from `options`. */
  constructor(payload, options, onChange) {
    this.#payload = payload;
    this.#options = options.map(listOption);
    this.#chosen = this.#options.filter((option) => option.default);
    this.#sent = this.values.join();
    this.#onChange = onChange;
    const id = `list-${crypto.randomUUID()}`;
    const name = payload.placeholder ?? "Options";
    const pick = (option) => this.#pick(option);
    this.#listbox = new Listbox({ id, name, multiple: this.multiple, pick });
    this.box = this.#closedBox();
    this.node = el("div", { class: "select" }, this.box, this.#listbox.node);
    this.#showChosen();
  }

  get multiple() {
    return (this.#payload.max_values ?? 1) > 1;
  }

  get values() {
    return this.#chosen.map((option) => option.value);
  }

  #closedBox() {
    const isDisabled = this.#payload.disabled;
    return el("div", {
      class: "select-box",
      role: "combobox",
      tabindex: isDisabled ? -1 : 0,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-disabled": isDisabled ? "true" : null,
      "aria-label": this.#payload.placeholder ?? "Make a selection",
      "data-custom-id": this.#payload.custom_id,
      on: {
        click: () => this.#toggle(),
        keydown: (event) => this.#key(event),
        blur: () => this.#close(),
      },
    });
  }

  #showChosen() {
    const names = this.#chosen.map((option) => option.label).join(", ");
    const text = names || this.#payload.placeholder || "Make a selection";
    fill(
      this.box,
      el("span", { class: names ? "chosen" : "placeholder" }, text),
      icon("chevron", 20),
    );
  }

  #toggle() {
    if (this.#payload.disabled) return;
    if (this.#listbox.open) this.#close();
    else this.#open();
  }

  #open() {
    const at = Math.max(
      0,
      this.#options.findIndex((option) => this.#chosen.includes(option)),
    );
    this.#listbox.show(this.box, this.#options, {
      at,
      chosen: (option) => this.#chosen.includes(option),
    });
    this.node.classList.toggle("upward", this.#nearTheEnd());
    this.#listbox.node.scrollIntoView({ block: "nearest" });
  }

  #nearTheEnd() {
    const frame = this.node.closest(".log, dialog")?.getBoundingClientRect();
    const box = this.box.getBoundingClientRect();
    return Boolean(frame) && box.bottom + 200 > frame.bottom && box.top - frame.top > 200;
  }

  #close() {
    if (!this.#listbox.open) return;
    this.#listbox.hide();
    const enough = this.#chosen.length >= (this.#payload.min_values ?? 1);
    if (enough && this.values.join() !== this.#sent) this.#send();
  }

  #send() {
    this.#sent = this.values.join();
    this.#onChange(this.values);
  }

  #pick(option) {
    if (!this.multiple) {
      this.#chosen = [option];
      this.#sent = null;
      this.#showChosen();
      this.#close();
      return;
    }
    const was = this.#chosen.includes(option);
    if (!was && this.#chosen.length >= this.#payload.max_values) return;
    this.#chosen = this.#options.filter((one) =>
      one === option ? !was : this.#chosen.includes(one),
    );
    this.#listbox.mark(option, !was);
    this.#showChosen();
  }

  #key(event) {
    const handler = (this.#listbox.open ? this.#openKeys() : this.#closedKeys())[event.key];
    if (!handler) return;
    event.preventDefault();
    event.stopPropagation();
    handler();
  }

  #closedKeys() {
    const open = () => this.#toggle();
    return { Enter: open, " ": open, ArrowDown: open };
  }

  #openKeys() {
    const pick = () => this.#listbox.current && this.#pick(this.#listbox.current);
    return {
      ArrowDown: () => this.#listbox.move(1),
      ArrowUp: () => this.#listbox.move(-1),
      Home: () => this.#listbox.moveTo(0),
      End: () => this.#listbox.moveTo(-1),
      Enter: pick,
      " ": pick,
      Escape: () => this.#close(),
    };
  }
}

/** An option as the list shows it. */
function listOption(option) {
  const image = option.emoji && el("span", { class: "emoji" }, emojiText(option.emoji));
  return { ...option, detail: option.description, image };
}
