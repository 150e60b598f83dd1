// A command that is being typed: its name, a field for each option, and room for more options.

import { el, fill } from "./dom.js";
import { OptionField } from "./option.js";
import { choicesOf, holding, named, read } from "./values.js";

const PAUSE_MS = 60;
const SHORT = new Set([4, 5, 10]);

export class CommandLine {
  #command = null;
  #fields = [];
  #rest;
  #asked = 0;
  #parts;

  /** Parts: `listbox`, `hint(text, wrong)`, `world()`, `autocomplete(command, options)`, `leave(text)`, `send(command, options)`. */
  constructor(parts) {
    this.#parts = parts;
    this.#rest = el("input", {
      type: "text",
      class: "rest",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-label": "More options; Enter sends the command",
      on: { input: () => this.#restTyped(), focus: () => this.#restTyped(), keydown: (event) => this.#restKey(event) },
    });
    this.node = el("div", { class: "line", hidden: true });
  }

  get active() {
    return this.#command !== null;
  }

  begin(command, rest) {
    this.#command = command;
    this.#fields = command.required.map((option) => this.#field(option));
    this.node.hidden = false;
    this.#lay();
    this.#rest.value = rest;
    (this.#fields[0]?.input ?? this.#rest).focus();
    if (rest && this.#fields.length) this.#firstTyped(rest);
    else this.#restTyped();
  }

  end() {
    this.#command = null;
    this.#fields = [];
    this.#asked += 1;
    this.node.hidden = true;
    this.#rest.value = "";
    this.#parts.listbox.hide();
    this.#parts.hint("");
  }

  /** What the listbox's pick means here: an option to fill in, or a value for the one in hand. */
  pick(choice) {
    if (choice.option) return this.#open(choice.option, "");
    const field = this.#fields.find((one) => one.input === document.activeElement);
    if (!field) return undefined;
    field.choose(choice);
    field.complain("");
    return this.#next(field);
  }

  /** Sends the command, or shows the first thing that is wrong with it. */
  submit() {
    const readings = this.#fields.map((field) => ({ field, ...this.#read(field) }));
    const wrong = readings.find((reading) => reading.complaint);
    if (!wrong) {
      const values = readings.map(({ field, value }) => ({ type: field.option.type, name: field.option.name, value }));
      this.#parts.send(this.#command, this.#command.wrap(values));
      return;
    }
    wrong.field.input.focus();
    wrong.field.complain(wrong.complaint);
    this.#parts.hint(`${wrong.field.option.name}: ${wrong.complaint}`, true);
  }

  #read(field) {
    return read(field.option, field.text, field.chosen, this.#parts.world());
  }

  #lay() {
    const spare = this.#spare().length;
    this.#rest.placeholder = spare ? `+${spare} optional` : "";
    fill(this.node, el("span", { class: "command-name" }, `/${this.#command.name}`), this.#fields.map((field) => field.node), this.#rest);
  }

  /** The options that have no field yet. */
  #spare() {
    return this.#command.options.filter((option) => !this.#fields.some((field) => field.option === option));
  }

  #field(option) {
    return new OptionField(option, {
      typed: (field) => this.#fieldTyped(field),
      focused: (field) => this.#suggest(field),
      key: (event, field) => this.#fieldKey(event, field),
    });
  }

  #open(option, text) {
    const field = this.#field(option);
    this.#fields.push(field);
    this.#rest.value = "";
    this.#lay();
    field.text = text;
    field.input.focus();
    this.#fieldTyped(field);
  }

  /** Text that came with the command's name: by option names, or else for the first required one. */
  #firstTyped(text) {
    const [first] = this.#fields;
    this.#rest.value = "";
    const own = `${first.option.name}:`;
    first.text = text.startsWith(own) ? text.slice(own.length) : text;
    this.#fieldTyped(first);
  }

  #restTyped() {
    const text = this.#rest.value;
    const named = /^\s*([\w-]+):\s?([\s\S]*)$/.exec(text);
    const option = named && this.#spare().find((one) => one.name === named[1]);
    if (option) return this.#open(option, named[2]);
    const sought = text.trim().toLowerCase();
    const found = this.#spare().filter((one) => one.name.includes(sought));
    const options = found.map((one) => ({ label: one.name, detail: one.description, option: one }));
    this.#parts.hint(this.#command.description);
    if (!options.length) return this.#parts.listbox.hide();
    return this.#parts.listbox.show(this.#rest, options, { heading: "Options", at: sought ? 0 : -1 });
  }

  #fieldTyped(field) {
    const spill = this.#spilled(field.text);
    if (spill) {
      field.text = spill.text;
      return this.#open(spill.option, spill.rest);
    }
    if (SHORT.has(field.option.type) && field.text.endsWith(" ") && !this.#read(field).complaint) {
      field.text = field.text.trim();
      return this.#rest.focus();
    }
    return this.#suggest(field);
  }

  /** Another option's name that was typed on in a field: "sultan deal:1". */
  #spilled(text) {
    const names = [...text.matchAll(/\s([\w-]+):/g)];
    for (const found of names) {
      const option = this.#spare().find((one) => one.name === found[1]);
      if (option) return { option, text: text.slice(0, found.index).trim(), rest: text.slice(found.index + found[0].length) };
    }
    return null;
  }

  #suggest(field) {
    this.#asked += 1;
    this.#parts.hint(`${field.option.name}: ${field.option.description}`);
    if (field.option.autocomplete) return this.#ask(field, this.#asked);
    const choices = choicesOf(field.option, this.#parts.world());
    const text = field.chosen ? "" : field.text;
    return this.#offer(field, holding(choices, text));
  }

  #offer(field, choices) {
    if (!choices.length) return this.#parts.listbox.hide();
    const exact = choices.indexOf(named(choices, field.text));
    const near = choices.findIndex(({ label, value }) => [label, String(value)].some((one) => startsAlike(one, field.text)));
    const at = exact >= 0 ? exact : near;
    return this.#parts.listbox.show(field.input, choices, { heading: field.option.name, at });
  }

  /** Asks the bot what could stand here, once the typing pauses; a late answer is dropped. */
  async #ask(field, number) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (number !== this.#asked) return;
    const answer = await this.#parts.autocomplete(this.#command, this.#command.wrap(this.#filled(field)));
    if (number !== this.#asked) return;
    if (answer === null) this.#parts.hint(`${field.option.name}: Loading options failed.`, true);
    else this.#offer(field, answer.map(({ name, value }) => ({ label: name, value })));
  }

  /** The options as they stand, for the bot to complete one of them. */
  #filled(focused) {
    return this.#fields
      .map((field) => {
        const given = { type: field.option.type, name: field.option.name };
        if (field === focused) return { ...given, value: field.text, focused: true };
        return { ...given, value: this.#read(field).value };
      })
      .filter((given) => given.value !== undefined);
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
    const exact = current && named([current], field.text);
    const deeds = {
      Enter: () => (current && !exact && !field.chosen ? this.pick(current) : this.submit()),
      Tab: !event.shiftKey && (() => (current && !field.chosen ? this.pick(current) : this.#next(field))),
      Backspace: input.value === "" && (() => this.#drop(field)),
      ArrowLeft: input.selectionEnd === 0 && (() => this.#previous(field)),
      ArrowRight: input.selectionStart === input.value.length && (() => this.#next(field)),
    };
    this.#key(event, deeds);
  }

  #restKey(event) {
    const { current } = this.#parts.listbox;
    const [spare] = this.#spare();
    const empty = this.#rest.value === "";
    const deeds = {
      Enter: () => (current ? this.pick(current) : this.submit()),
      Tab: !event.shiftKey && spare && (() => this.#open((current ?? { option: spare }).option, "")),
      Backspace: empty && (() => this.#previous(null)),
      ArrowLeft: empty && this.#fields.length > 0 && (() => this.#previous(null)),
    };
    this.#key(event, deeds);
  }

  #key(event, deeds) {
    const { listbox } = this.#parts;
    const common = {
      ArrowDown: () => listbox.move(1),
      ArrowUp: () => listbox.move(-1),
      Escape: () => (listbox.open ? listbox.hide() : this.#parts.leave("")),
    };
    const deed = { ...common, ...deeds }[event.key];
    if (!deed || event.isComposing) return;
    event.preventDefault();
    deed();
  }
}

function startsAlike(text, beginning) {
  return text.toLowerCase().startsWith(beginning.trim().toLowerCase());
}
