// A select of a message or a modal: a box that opens a list, of one or of several.

import { el, fill } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Listbox } from "../ui/listbox.js";
import { emojiText } from "./buttons.js";

/** A select that sends what was chosen as soon as it closes. */
export function select(payload, scene) {
  const choose = (values) => scene.choose(payload, values);
  return new Select(payload, scene.options(payload), choose).node;
}

export class Select {
  #payload;
  #options;
  #chosen;
  #sent;
  #listbox;
  #done;

  /** `done(values)` is told what was chosen of the options, its own or those it stands for. */
  constructor(payload, options, done) {
    this.#payload = payload;
    this.#options = options.map(listed);
    this.#chosen = this.#options.filter((option) => option.default);
    this.#sent = this.values.join();
    this.#done = done;
    const id = `list-${crypto.randomUUID()}`;
    const name = payload.placeholder ?? "Options";
    const pick = (option) => this.#pick(option);
    this.#listbox = new Listbox({ id, name, several: this.several, pick });
    this.box = this.#closedBox();
    this.node = el("div", { class: "select" }, this.box, this.#listbox.node);
    this.#showChosen();
  }

  get several() {
    return (this.#payload.max_values ?? 1) > 1;
  }

  get values() {
    return this.#chosen.map((option) => option.value);
  }

  #closedBox() {
    const off = this.#payload.disabled;
    return el("div", {
      class: "select-box",
      role: "combobox",
      tabindex: off ? -1 : 0,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-disabled": off ? "true" : null,
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
    this.#done(this.values);
  }

  #pick(option) {
    if (!this.several) {
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
    const deed = (this.#listbox.open ? this.#openKeys() : this.#closedKeys())[event.key];
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
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
function listed(option) {
  const face = option.emoji && el("span", { class: "emoji" }, emojiText(option.emoji));
  return { ...option, detail: option.description, face };
}
