// Where people type: plain messages, and commands once a slash begins the line.

import { avatar, displayName } from "../ui/avatars.js";
import { el, fill, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Listbox } from "../ui/listbox.js";
import { CommandLine } from "./command_line.js";
import { begun, matching } from "./commands.js";

const LONGEST = 2000;
const FORBIDDEN = "You do not have permission to write here.";

export class Composer {
  #deeds;
  #where = null;
  #commands = [];
  #listbox;
  #line;
  #text;
  #hint;
  #box = el("fieldset", { class: "box" });

  /** Deeds: `say(text)`, `command(command, options)`, `autocomplete(command, options, focused)`. */
  constructor(form, deeds) {
    this.#deeds = deeds;
    this.#listbox = new Listbox({
      id: "picker",
      name: "Commands and options",
      pick: (choice) => this.#pick(choice),
    });
    this.#hint = el("div", { id: "composer-hint", class: "hint", role: "status", hidden: true });
    this.#line = new CommandLine({
      listbox: this.#listbox,
      hint: (text, wrong) => this.#advise(text, wrong),
      where: () => this.#where,
      autocomplete: deeds.autocomplete,
      leave: (text) => this.#leave(text),
      send: (command, options) => this.#sendCommand(command, options),
    });
    this.#text = this.#textField();
    this.#furnish(form);
  }

  #textField() {
    return el("textarea", {
      rows: 1,
      autocomplete: "off",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      on: { input: () => this.#typed(), keydown: (event) => this.#key(event) },
    });
  }

  #furnish(form) {
    const named = { class: "round", "aria-label": "Use a command" };
    const slash = pushButton(named, () => this.write("/"), icon("plus", 24));
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

  /** Takes up {world, channel}, with the commands there are. */
  enter(where, commands, place) {
    this.#where = where;
    this.#commands = commands;
    const { writable } = where.channel;
    if (!writable) this.#end("");
    this.#box.disabled = !writable;
    this.#text.placeholder = writable ? `Message ${place}` : FORBIDDEN;
    this.#text.setAttribute("aria-label", `Message ${place}`);
  }

  /** Takes the focus; on a phone only where asked to, since its keyboard hides half the screen. */
  focus({ anywhere = false } = {}) {
    if (!anywhere && !matchMedia("(hover: hover)").matches) return;
    if (this.#line.active) this.#line.focus();
    else this.#text.focus();
  }

  /** Puts a text into the field, as if typed. */
  write(text) {
    this.#leave(text);
  }

  #typed() {
    this.#grow();
    this.#advise("");
    const found = begun(this.#commands, this.#text.value);
    if (found) return this.#begin(found.command, found.rest);
    return this.#suggest();
  }

  #grow() {
    this.#text.style.height = "auto";
    this.#text.style.height = `${this.#text.scrollHeight}px`;
  }

  #suggest() {
    const text = this.#text.value;
    const found =
      text.startsWith("/") && !text.includes("\n") ? matching(this.#commands, text.slice(1)) : [];
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
      face: avatar(bot, 24),
      aside: displayName(bot),
      command,
    };
  }

  #pick(choice) {
    if (choice.command) this.#begin(choice.command, "");
    else this.#line.pick(choice);
  }

  #begin(command, rest) {
    this.#text.value = "";
    this.#text.hidden = true;
    this.#line.begin(command, rest);
  }

  #leave(text) {
    this.#end(text);
    this.#text.focus();
    this.#typed();
  }

  /** Gives up a command that is being typed, for a text. */
  #end(text) {
    this.#line.end();
    this.#text.hidden = false;
    this.#text.value = text;
  }

  #advise(text, wrong = false) {
    fill(this.#hint, text);
    this.#hint.hidden = !text;
    this.#hint.classList.toggle("wrong", wrong);
  }

  #send() {
    if (this.#line.active) this.#line.submit();
    else this.#say();
  }

  #say() {
    const text = this.#text.value.trim();
    if (text.length > LONGEST) this.#advise(`A message has at most ${LONGEST} characters.`, true);
    if (!text || text.length > LONGEST) return;
    this.#leave("");
    this.#deeds.say(text);
  }

  #sendCommand(command, options) {
    this.#leave("");
    this.#deeds.command(command, options);
  }

  #key(event) {
    if (event.isComposing) return;
    const say = event.shiftKey ? {} : { Enter: () => this.#say() };
    const deed = (this.#listbox.open ? this.#pickerKeys() : say)[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
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
