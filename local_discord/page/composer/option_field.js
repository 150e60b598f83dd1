// The field for one option of the command that is being typed.

import { el } from "../ui/dom.js";

const NUMERIC_TYPES = new Set([4, 10]);

/** A text input that a listbox can complete. */
export function completedInput(attributes) {
  return el("input", {
    type: "text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    role: "combobox",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    "aria-describedby": "composer-hint",
    ...attributes,
  });
}

export class OptionField {
  /** The choice picked from the list; null again as soon as the text is edited. */
  chosen = null;

  /** Calls `typed(field)`, `focused(field)` and `key(event, field)`. */
  constructor(option, { typed, focused, key }) {
    this.option = option;
    this.input = completedInput({
      "aria-label": option.required ? `${option.name}, required` : option.name,
      inputmode: NUMERIC_TYPES.has(option.type) ? "decimal" : null,
      on: {
        input: () => this.#edited(typed),
        focus: () => focused(this),
        keydown: (event) => key(event, this),
      },
    });
    const name = el("span", { class: "option-name" }, option.name);
    const on = { click: () => this.input.focus() };
    this.node = el("span", { class: "option", on }, name, this.input);
    this.#resize();
  }

  get text() {
    return this.input.value;
  }

  set text(text) {
    this.input.value = text;
    this.chosen = null;
    this.#resize();
  }

  choose(choice) {
    this.text = choice.label;
    this.chosen = choice;
    this.setInvalid(false);
  }

  setInvalid(isInvalid) {
    this.node.classList.toggle("wrong", isInvalid);
    this.input.setAttribute("aria-invalid", String(isInvalid));
  }

  #edited(typed) {
    this.chosen = null;
    this.setInvalid(false);
    this.#resize();
    typed(this);
  }

  #resize() {
    this.input.style.width = `${Math.max(3, this.input.value.length + 1)}ch`;
  }
}
