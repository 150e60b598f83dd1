// Suggestions for the field that is being typed in: options, choices, or the bot's own choices.

import { choicesOf, filterChoices, findChoice, normalized } from "./option_values.js";

const DEBOUNCE_MS = 60;

export class Suggestions {
  #parts;
  #latest = 0;

  /** Parts: `listbox`, `hint(text, isError)`, `where()`, `autocomplete(command, options, name)`. */
  constructor(parts) {
    this.#parts = parts;
  }

  /** Suggests unused options; the first one is highlighted once something has been typed. */
  options(input, unused) {
    this.#latest += 1;
    const query = input.value.trim().toLowerCase();
    const choices = unused
      .filter(({ name }) => name.includes(query))
      .map((option) => ({ label: option.name, detail: option.description, option }));
    if (choices.length)
      this.#parts.listbox.show(input, choices, { heading: "Options", at: query ? 0 : -1 });
    else this.#parts.listbox.hide();
  }

  /** Suggests values for a field; `values()` returns the command's values for autocompletion. */
  values(field, command, values) {
    this.#latest += 1;
    this.#parts.hint(`${field.option.name}: ${field.option.description}`);
    if (field.option.autocomplete) {
      this.#autocomplete(field, command, values, this.#latest);
      return;
    }
    const choices = choicesOf(field.option, this.#parts.where());
    this.#show(field, filterChoices(choices, field.chosen ? "" : field.text));
  }

  end() {
    this.#latest += 1;
    this.#parts.listbox.hide();
    this.#parts.hint("");
  }

  /** Asks the bot once the typing pauses; an answer to an outdated request is dropped. */
  async #autocomplete(field, command, values, number) {
    await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
    if (number !== this.#latest) return;
    const answer = await this.#parts.autocomplete(command, values(), field.option.name);
    if (number !== this.#latest) return;
    if (answer)
      this.#show(
        field,
        answer.map(({ name, value }) => ({ label: name, value })),
      );
    else this.#parts.hint(`${field.option.name}: Loading options failed.`, true);
  }

  #show(field, choices) {
    if (!choices.length) {
      this.#parts.listbox.hide();
      return;
    }
    const exact = choices.indexOf(findChoice(choices, field.text));
    const prefixed = choices.findIndex((choice) => startsWith(choice, field.text));
    const at = exact >= 0 ? exact : prefixed;
    this.#parts.listbox.show(field.input, choices, { heading: field.option.name, at });
  }
}

function startsWith({ label, value }, prefix) {
  const query = normalized(prefix);
  return [label, String(value)].some((name) => normalized(name).startsWith(query));
}
