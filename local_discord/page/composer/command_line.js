// The command that is being typed: its name, a field for each option, and an input for more.

import { el, fill } from "../ui/dom.js";
import { afterOptionName, nextOptionIn } from "./commands.js";
import { completedInput, OptionField } from "./option_field.js";
import { findChoice, readValue } from "./option_values.js";
import { Suggestions } from "./suggestions.js";

const TYPES_WITHOUT_SPACES = new Set([4, 5, 10]);

export class CommandLine {
  #command = null;
  #fields = [];
  #more;
  #parts;
  #suggestions;

  /** Parts are those of the suggestions, `leave(text)` and `send(command, options)`. */
  constructor(parts) {
    this.#parts = parts;
    this.#suggestions = new Suggestions(parts);
    const typed = () => this.#moreTyped();
    const on = { input: typed, focus: typed, keydown: (event) => this.#moreKey(event) };
    const label = "More options. Press Enter to send the command.";
    this.#more = completedInput({ class: "rest", "aria-label": label, on });
    this.node = el("div", { class: "line", hidden: true });
  }

  get active() {
    return this.#command !== null;
  }

  focus() {
    this.#more.focus();
  }

  /** Starts a command; `rest` is what was typed after its name. */
  start(command, rest) {
    this.#command = command;
    this.#fields = command.required.map((option) => this.#newField(option));
    this.node.hidden = false;
    this.#render();
    const [first] = this.#fields;
    if (!first) {
      this.#more.value = rest;
      this.#more.focus();
      return;
    }
    first.text = rest;
    first.input.focus();
    this.#typed(first);
  }

  end() {
    this.#command = null;
    this.#fields = [];
    this.#more.value = "";
    this.node.hidden = true;
    this.#suggestions.end();
  }

  /** Takes the listbox's choice: an option to fill in, or a value for the focused field. */
  pick(choice) {
    if (choice.option) {
      this.#openField(choice.option, "");
      return;
    }
    const field = this.#fields.find(({ input }) => input === document.activeElement);
    field?.choose(choice);
    if (field) this.#focusNext(field);
  }

  /** Sends the command, or shows its first error. */
  submit() {
    const unknown = this.#more.value.trim();
    if (unknown) {
      this.#more.focus();
      this.#parts.hint(`Unknown option “${unknown}”. Type options as name:value.`, true);
      return;
    }
    const results = this.#fields.map((field) => ({ field, ...this.#read(field) }));
    const invalid = results.find(({ error }) => error);
    if (invalid) {
      this.#showError(invalid.field, invalid.error);
      return;
    }
    const values = results.map(({ field, value }) => [field.option.name, value]);
    this.#parts.send(this.#command, Object.fromEntries(values));
  }

  #showError(field, error) {
    field.input.focus();
    field.setInvalid(true);
    this.#parts.hint(`${field.option.name}: ${error}`, true);
  }

  #read(field) {
    return readValue(field.option, field.text, field.chosen, this.#parts.where());
  }

  #render() {
    const count = this.#unusedOptions().length;
    this.#more.placeholder = count ? `+${count} optional` : "";
    const name = el("span", { class: "command-name" }, `/${this.#command.name}`);
    fill(
      this.node,
      name,
      this.#fields.map((field) => field.node),
      this.#more,
    );
  }

  /** The options that have no field yet. */
  #unusedOptions() {
    return this.#command.options.filter(
      (option) => !this.#fields.some((field) => field.option === option),
    );
  }

  /** The options whose names can be typed in a field: its own, and those without a value. */
  #optionsWithoutValue(field) {
    const isOwnName = (one) => one === field && afterOptionName(one.option, one.text);
    const filled = this.#fields.filter((one) => one.text && !isOwnName(one));
    return this.#command.options.filter((option) => !filled.some((one) => one.option === option));
  }

  #newField(option) {
    return new OptionField(option, {
      typed: (field) => this.#typed(field),
      focused: (field) => this.#suggest(field),
      key: (event, field) => this.#fieldKey(event, field),
    });
  }

  #openField(option, text) {
    const field = this.#fields.find((one) => one.option === option) ?? this.#newField(option);
    if (!this.#fields.includes(field)) this.#fields.push(field);
    this.#more.value = "";
    this.#render();
    field.text = text;
    field.input.focus();
    if (text) this.#typed(field);
  }

  #moreTyped() {
    const found = this.#unusedOptions()
      .map((option) => afterOptionName(option, this.#more.value))
      .find(Boolean);
    if (found) {
      this.#openField(found.option, found.rest);
      return;
    }
    this.#parts.hint(this.#command.description);
    this.#suggestions.options(this.#more, this.#unusedOptions());
  }

  /** Typing can start another option ("mocha cups:2"), or end a value that has no spaces. */
  #typed(field) {
    const next = nextOptionIn(field.text, this.#optionsWithoutValue(field));
    if (next) {
      field.text = next.text;
      this.#openField(next.option, next.rest);
    } else if (
      TYPES_WITHOUT_SPACES.has(field.option.type) &&
      field.text.endsWith(" ") &&
      !this.#read(field).error
    ) {
      field.text = field.text.trim();
      this.#more.focus();
    } else this.#suggest(field);
  }

  #suggest(field) {
    this.#suggestions.values(field, this.#command, () => this.#currentValues(field));
  }

  /** All valid values, and the text of the focused field whether or not it is valid. */
  #currentValues(focused) {
    const valueOf = (field) => (field === focused ? field.text : this.#read(field).value);
    const values = this.#fields.map((field) => [field.option.name, valueOf(field)]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }

  #focusNext(field) {
    const next = this.#fields[this.#fields.indexOf(field) + 1];
    (next?.input ?? this.#more).focus();
  }

  #focusPrevious(field) {
    const at = field ? this.#fields.indexOf(field) : this.#fields.length;
    if (at > 0) this.#fields[at - 1].input.focus();
    else if (!field) this.#parts.leave(`/${this.#command.name}`);
  }

  #removeField(field) {
    this.#focusPrevious(field);
    if (field.option.required) return;
    this.#fields = this.#fields.filter((one) => one !== field);
    this.#render();
    if (!this.node.contains(document.activeElement)) this.#more.focus();
  }

  #fieldKey(event, field) {
    const { input } = field;
    const current = this.#parts.listbox.current;
    const isComplete = field.chosen || (current && findChoice([current], field.text));
    this.#key(event, {
      Enter: () => (current && !isComplete ? this.pick(current) : this.submit()),
      Tab:
        !event.shiftKey &&
        (() => (current && !field.chosen ? this.pick(current) : this.#focusNext(field))),
      Backspace: input.value === "" && (() => this.#removeField(field)),
      ArrowLeft: input.selectionEnd === 0 && (() => this.#focusPrevious(field)),
      ArrowRight: input.selectionStart === input.value.length && (() => this.#focusNext(field)),
    });
  }

  #moreKey(event) {
    const { current } = this.#parts.listbox;
    const [unused] = this.#unusedOptions();
    const isEmpty = this.#more.value === "";
    const openNext = () => this.#openField((current ?? { option: unused }).option, "");
    this.#key(event, {
      Enter: () => (current ? this.pick(current) : this.submit()),
      Tab: !event.shiftKey && unused && openNext,
      Backspace: isEmpty && (() => this.#focusPrevious(null)),
      ArrowLeft: isEmpty && this.#fields.length > 0 && (() => this.#focusPrevious(null)),
    });
  }

  #key(event, handlers) {
    const { listbox } = this.#parts;
    const common = {
      ArrowDown: () => listbox.move(1),
      ArrowUp: () => listbox.move(-1),
      Escape: () => (listbox.open ? listbox.hide() : this.#parts.leave("")),
    };
    const handler = { ...common, ...handlers }[event.key];
    if (!handler || event.isComposing) return;
    event.preventDefault();
    handler();
  }
}
