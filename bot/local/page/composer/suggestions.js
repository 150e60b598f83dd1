// What could stand in the field that is being typed into: options, choices, or what the bot offers.

import { bare, choicesOf, holding, named } from "./values.js";

const PAUSE_MS = 60;

export class Suggestions {
  #parts;
  #asked = 0;

  /** Parts: `listbox`, `hint(text, wrong)`, `where()`, `autocomplete(command, options, name)`. */
  constructor(parts) {
    this.#parts = parts;
  }

  /** Options that may still be given; the first is highlighted once something is typed. */
  options(input, spare) {
    this.#asked += 1;
    const sought = input.value.trim().toLowerCase();
    const found = spare.filter((one) => one.name.includes(sought));
    const choices = found.map((one) => ({ label: one.name, detail: one.description, option: one }));
    if (choices.length)
      this.#parts.listbox.show(input, choices, { heading: "Options", at: sought ? 0 : -1 });
    else this.#parts.listbox.hide();
  }

  /** Values for a field; `values()` is the command as it stands, for the bot to complete. */
  values(field, command, values) {
    this.#asked += 1;
    this.#parts.hint(`${field.option.name}: ${field.option.description}`);
    if (field.option.autocomplete) {
      this.#ask(field, command, values, this.#asked);
      return;
    }
    const choices = choicesOf(field.option, this.#parts.where());
    this.#offer(field, holding(choices, field.chosen ? "" : field.text));
  }

  end() {
    this.#asked += 1;
    this.#parts.listbox.hide();
    this.#parts.hint("");
  }

  /** Asks once the typing pauses; an answer that comes too late is dropped. */
  async #ask(field, command, values, number) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (number !== this.#asked) return;
    const answer = await this.#parts.autocomplete(command, values(), field.option.name);
    if (number !== this.#asked) return;
    if (answer)
      this.#offer(
        field,
        answer.map(({ name, value }) => ({ label: name, value })),
      );
    else this.#parts.hint(`${field.option.name}: Loading options failed.`, true);
  }

  #offer(field, choices) {
    if (!choices.length) {
      this.#parts.listbox.hide();
      return;
    }
    const exact = choices.indexOf(named(choices, field.text));
    const near = choices.findIndex((choice) => startsAlike(choice, field.text));
    const at = exact >= 0 ? exact : near;
    this.#parts.listbox.show(field.input, choices, { heading: field.option.name, at });
  }
}

function startsAlike({ label, value }, beginning) {
  const sought = bare(beginning);
  return [label, String(value)].some((one) => bare(one).startsWith(sought));
}
