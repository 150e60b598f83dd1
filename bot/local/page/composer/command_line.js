// A command that is being typed: its name, a field for each option, and room for more options.

import { el, fill } from "../ui/dom.js";
import { spilled, startedWith } from "./commands.js";
import { OptionField, typingInput } from "./option.js";
import { Suggestions } from "./suggestions.js";
import { named, read } from "./values.js";

const SHORT = new Set([4, 5, 10]);

export class CommandLine {
  #command = null;
  #fields = [];
  #rest;
  #parts;
  #suggestions;

  /** Parts are those of suggestions, `leave(text)` and `send(command, options)`. */
  constructor(parts) {
    this.#parts = parts;
    this.#suggestions = new Suggestions(parts);
    const typed = () => this.#restTyped();
    const on = { input: typed, focus: typed, keydown: (event) => this.#restKey(event) };
    const label = "More options; Enter sends the command";
    this.#rest = typingInput({ class: "rest", "aria-label": label, on });
    this.node = el("div", { class: "line", hidden: true });
  }

  get active() {
    return this.#command !== null;
  }

  focus() {
    this.#rest.focus();
  }

  /** Begins a command; `rest` is what was typed after its name. */
  begin(command, rest) {
    this.#command = command;
    this.#fields = command.required.map((option) => this.#field(option));
    this.node.hidden = false;
    this.#lay();
    const [first] = this.#fields;
    if (!first) {
      this.#rest.value = rest;
      this.#rest.focus();
      return;
    }
    first.text = rest;
    first.input.focus();
    this.#typed(first);
  }

  end() {
    this.#command = null;
    this.#fields = [];
    this.#rest.value = "";
    this.node.hidden = true;
    this.#suggestions.end();
  }

  /** What the listbox's pick means here: an option to fill in, or a value for the one in hand. */
  pick(choice) {
    if (choice.option) {
      this.#open(choice.option, "");
      return;
    }
    const field = this.#fields.find((one) => one.input === document.activeElement);
    field?.choose(choice);
    if (field) this.#next(field);
  }

  /** Sends the command, or shows the first thing that is wrong with it. */
  submit() {
    const stray = this.#rest.value.trim();
    if (stray) {
      this.#rest.focus();
      this.#parts.hint(`There is no option “${stray}”. Options are given as name:value.`, true);
      return;
    }
    const readings = this.#fields.map((field) => ({ field, ...this.#read(field) }));
    const wrong = readings.find((reading) => reading.complaint);
    if (wrong) {
      this.#complain(wrong.field, wrong.complaint);
      return;
    }
    const values = readings.map(({ field, value }) => [field.option.name, value]);
    this.#parts.send(this.#command, Object.fromEntries(values));
  }

  #complain(field, complaint) {
    field.input.focus();
    field.complain(complaint);
    this.#parts.hint(`${field.option.name}: ${complaint}`, true);
  }

  #read(field) {
    return read(field.option, field.text, field.chosen, this.#parts.where());
  }

  #lay() {
    const spare = this.#spare().length;
    this.#rest.placeholder = spare ? `+${spare} optional` : "";
    const name = el("span", { class: "command-name" }, `/${this.#command.name}`);
    fill(
      this.node,
      name,
      this.#fields.map((field) => field.node),
      this.#rest,
    );
  }

  /** The options that have no field yet. */
  #spare() {
    return this.#command.options.filter(
      (option) => !this.#fields.some((field) => field.option === option),
    );
  }

  /** The options whose names may be typed in a field: its own first, and those without a value. */
  #nameable(field) {
    const names = (one) => one === field && startedWith(one.option, one.text);
    const given = this.#fields.filter((one) => one.text && !names(one));
    return this.#command.options.filter((option) => !given.some((one) => one.option === option));
  }

  #field(option) {
    return new OptionField(option, {
      typed: (field) => this.#typed(field),
      focused: (field) => this.#suggest(field),
      key: (event, field) => this.#fieldKey(event, field),
    });
  }

  #open(option, text) {
    const field = this.#fields.find((one) => one.option === option) ?? this.#field(option);
    if (!this.#fields.includes(field)) this.#fields.push(field);
    this.#rest.value = "";
    this.#lay();
    field.text = text;
    field.input.focus();
    if (text) this.#typed(field);
  }

  #restTyped() {
    const found = this.#spare()
      .map((option) => startedWith(option, this.#rest.value))
      .find(Boolean);
    if (found) {
      this.#open(found.option, found.rest);
      return;
    }
    this.#parts.hint(this.#command.description);
    this.#suggestions.options(this.#rest, this.#spare());
  }

  /** Typing on may begin another option ("sultan deal:1"), or leave one that holds no blanks. */
  #typed(field) {
    const next = spilled(field.text, this.#nameable(field));
    if (next) {
      field.text = next.text;
      this.#open(next.option, next.rest);
    } else if (
      SHORT.has(field.option.type) &&
      field.text.endsWith(" ") &&
      !this.#read(field).complaint
    ) {
      field.text = field.text.trim();
      this.#rest.focus();
    } else this.#suggest(field);
  }

  #suggest(field) {
    this.#suggestions.values(field, this.#command, () => this.#standing(field));
  }

  /** The values so far, while one is being typed; those that make no sense yet are left out. */
  #standing(focused) {
    const valueOf = (field) => (field === focused ? field.text : this.#read(field).value);
    const values = this.#fields.map((field) => [field.option.name, valueOf(field)]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }

  #next(field) {
    const after = this.#fields[this.#fields.indexOf(field) + 1];
    (after?.input ?? this.#rest).focus();
  }

  #previous(field) {
    const at = field ? this.#fields.indexOf(field) : this.#fields.length;
    if (at > 0) this.#fields[at - 1].input.focus();
    else if (!field) this.#parts.leave(`/${this.#command.name}`);
  }

  #drop(field) {
    this.#previous(field);
    if (field.option.required) return;
    this.#fields = this.#fields.filter((one) => one !== field);
    this.#lay();
    if (!this.node.contains(document.activeElement)) this.#rest.focus();
  }

  #fieldKey(event, field) {
    const { input } = field;
    const current = this.#parts.listbox.current;
    const settled = field.chosen || (current && named([current], field.text));
    this.#key(event, {
      Enter: () => (current && !settled ? this.pick(current) : this.submit()),
      Tab:
        !event.shiftKey &&
        (() => (current && !field.chosen ? this.pick(current) : this.#next(field))),
      Backspace: input.value === "" && (() => this.#drop(field)),
      ArrowLeft: input.selectionEnd === 0 && (() => this.#previous(field)),
      ArrowRight: input.selectionStart === input.value.length && (() => this.#next(field)),
    });
  }

  #restKey(event) {
    const { current } = this.#parts.listbox;
    const [spare] = this.#spare();
    const empty = this.#rest.value === "";
    this.#key(event, {
      Enter: () => (current ? this.pick(current) : this.submit()),
      Tab:
        !event.shiftKey && spare && (() => this.#open((current ?? { option: spare }).option, "")),
      Backspace: empty && (() => this.#previous(null)),
      ArrowLeft: empty && this.#fields.length > 0 && (() => this.#previous(null)),
    });
  }

  #key(event, own) {
    const { listbox } = this.#parts;
    const common = {
      ArrowDown: () => listbox.move(1),
      ArrowUp: () => listbox.move(-1),
      Escape: () => (listbox.open ? listbox.hide() : this.#parts.leave("")),
    };
    const deed = { ...common, ...own }[event.key];
    if (!deed || event.isComposing) return;
    event.preventDefault();
    deed();
  }
}
