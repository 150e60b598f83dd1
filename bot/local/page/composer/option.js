// One option of a command that is being typed: its name and a field.

import { el } from "../ui/dom.js";

const NUMBERS = new Set([4, 10]);

/** A field that a listbox may complete. */
export function typingInput(attributes) {
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
  /** The choice picked from the list; typing on forgets it. */
  chosen = null;

  /** `typed(field)`, `focused(field)` and `key(event, field)` are told what happens in it. */
  constructor(option, { typed, focused, key }) {
    this.option = option;
    this.input = typingInput({
      "aria-label": option.required ? `${option.name}, required` : option.name,
      inputmode: NUMBERS.has(option.type) ? "decimal" : null,
      on: {
        input: () => this.#typed(typed),
        focus: () => focused(this),
        keydown: (event) => key(event, this),
      },
    });
    const name = el("span", { class: "option-name" }, option.name);
    const on = { click: () => this.input.focus() };
    this.node = el("span", { class: "option", on }, name, this.input);
    this.#fit();
  }

  get text() {
    return this.input.value;
  }

  set text(text) {
    this.input.value = text;
    this.chosen = null;
    this.#fit();
  }

  choose(choice) {
    this.text = choice.label;
    this.chosen = choice;
    this.complain("");
  }

  complain(complaint) {
    this.node.classList.toggle("wrong", Boolean(complaint));
    this.input.setAttribute("aria-invalid", String(Boolean(complaint)));
  }

  #typed(tell) {
    this.chosen = null;
    this.complain("");
    this.#fit();
    tell(this);
  }

  #fit() {
    this.input.style.width = `${Math.max(3, this.input.value.length + 1)}ch`;
  }
}
