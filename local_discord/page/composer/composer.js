// Where people type messages, and commands if the line starts with a slash.

import { avatar, displayName } from "../ui/avatars.js";
import { el, fill, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Listbox } from "../ui/listbox.js";
import { CommandLine } from "./command_line.js";
import { commandAtStart, matchingCommands } from "./commands.js";

const MAX_LENGTH = 2000;
const FORBIDDEN = "You do not have permission to send messages in this channel.";

export class Composer {
  #actions;
  #where = null;
  #commands = [];
  #listbox;
  #line;
  #text;
  #hint;
  #box = el("fieldset", { class: "box" });

  /** Actions: `say(text)`, `command(command, options)`, `autocomplete(command, options, name)`. */
  constructor(form, actions) {
    this.#actions = actions;
    this.#listbox = new Listbox({
      id: "picker",
      name: "Commands and options",
      pick: (choice) => this.#pick(choice),
    });
    this.#hint = el("div", { id: "composer-hint", class: "hint", role: "status", hidden: true });
    this.#line = new CommandLine({
      listbox: this.#listbox,
      hint: (text, isError) => this.#showHint(text, isError),
      where: () => this.#where,
      autocomplete: actions.autocomplete,
      leave: (text) => this.#startText(text),
      send: (command, options) => this.#sendCommand(command, options),
    });
    this.#text = this.#textField();
    this.#build(form);
  }

  #textField() {
    return el("textarea", {
      rows: 1,
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      on: { input: () => this.#typed(), keydown: (event) => this.#key(event) },
    });
  }

  #build(form) {
    const attributes = { class: "round", "aria-label": "Use a command" };
    const slash = pushButton(attributes, () => this.write("/"), icon("plus", 24));
    const send = el(
      "button",
      { type: "submit", class: "round send", "aria-label": "Send" },
      icon("send", 22),
    );
    fill(this.#box, slash, this.#line.node, this.#text, send);
    fill(form, this.#listbox.node, this.#hint, this.#box);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    form.addEventListener(
      "focusout",
      (event) => form.contains(event.relatedTarget) || this.#listbox.hide(),
    );
  }

  /** Shows {world, channel} and its commands. */
  show(where, commands, place) {
    this.#where = where;
    this.#commands = commands;
    const { writable } = where.channel;
    if (!writable) this.#endCommand("");
    this.#box.disabled = !writable;
    this.#text.placeholder = writable ? `Message ${place}` : FORBIDDEN;
    this.#text.setAttribute("aria-label", `Message ${place}`);
  }

  /** Takes the focus; on a phone only if `always`, as the keyboard covers half the screen. */
  focus({ always = false } = {}) {
    if (!always && !matchMedia("(hover: hover)").matches) return;
    if (this.#line.active) this.#line.focus();
    else this.#text.focus();
  }

  /** Replaces what has been typed with a text. */
  write(text) {
    this.#startText(text);
  }

  #typed() {
    this.#grow();
    this.#showHint("");
    const found = commandAtStart(this.#commands, this.#text.value);
    if (found) return this.#startCommand(found.command, found.rest);
    return this.#suggest();
  }

  #grow() {
    this.#text.style.height = "auto";
    this.#text.style.height = `${this.#text.scrollHeight}px`;
  }

  #suggest() {
    const text = this.#text.value;
    const isCommand = text.startsWith("/") && !text.includes("\n");
    const found = isCommand ? matchingCommands(this.#commands, text.slice(1)) : [];
    if (!found.length) return this.#listbox.hide();
    return this.#listbox.show(
      this.#text,
      found.map((command) => this.#option(command)),
      { heading: "Commands" },
    );
  }

  #option(command) {
    const options = command.options.map(({ name }) => el("span", { class: "option-hint" }, name));
    const label = el("span", {}, `/${command.name}`, options);
    const { bot } = this.#where.world;
    return {
      label,
      detail: command.description,
      image: avatar(bot, 24),
      aside: displayName(bot),
      command,
    };
  }

  #pick(choice) {
    if (choice.command) this.#startCommand(choice.command, "");
    else this.#line.pick(choice);
  }

  #startCommand(command, rest) {
    this.#text.value = "";
    this.#text.hidden = true;
    this.#line.start(command, rest);
  }

  #startText(text) {
    this.#endCommand(text);
    this.#text.focus();
    this.#typed();
  }

  /** Drops a command that is being typed and puts a text in its place. */
  #endCommand(text) {
    this.#line.end();
    this.#text.hidden = false;
    this.#text.value = text;
  }

  #showHint(text, isError = false) {
    fill(this.#hint, text);
    this.#hint.hidden = !text;
    this.#hint.classList.toggle("wrong", isError);
  }

  #send() {
    if (this.#line.active) this.#line.submit();
    else this.#say();
  }

  #say() {
    const text = this.#text.value.trim();
    if (text.length > MAX_LENGTH) {
      this.#showHint(`Messages can have up to ${MAX_LENGTH} characters.`, true);
      return;
    }
    if (!text) return;
    this.#startText("");
    this.#actions.say(text);
  }

  #sendCommand(command, options) {
    this.#startText("");
    this.#actions.command(command, options);
  }

  #key(event) {
    if (event.isComposing) return;
    const textKeys = event.shiftKey ? {} : { Enter: () => this.#say() };
    const handler = (this.#listbox.open ? this.#pickerKeys() : textKeys)[event.key];
    if (!handler) return;
    event.preventDefault();
    handler();
  }

  #pickerKeys() {
    const pick = () => this.#pick(this.#listbox.current);
    return {
      ArrowDown: () => this.#listbox.move(1),
      ArrowUp: () => this.#listbox.move(-1),
      Tab: pick,
      Enter: pick,
      Escape: () => this.#listbox.hide(),
    };
  }
}
