// A bot's form in a dialog; what was typed stays until the bot has answered.

import { avatar, displayName } from "../ui/avatars.js";
import { dots, el, fill, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { formPart } from "./form_parts.js";

export class Modal {
  #submit;
  #parts;
  #send = el("button", { type: "submit", class: "button primary" }, face("Submit"), dots());
  #trouble = el("p", { class: "trouble", role: "alert" });
  #dialog;

  /**
   * `submit(fields)`, values by custom id, gives true when the bot has answered; `options(select)`
   * gives what may be chosen.
   */
  constructor(form, { bot, submit, ...scene }) {
    this.#submit = submit;
    this.#parts = form.components.map((payload) => formPart(payload, scene));
    const attributes = { class: "modal", "aria-labelledby": "modal-title" };
    this.#dialog = el("dialog", attributes, this.#head(form.title, bot), this.#page());
    this.#dialog.addEventListener("close", () => this.#dialog.remove());
  }

  open() {
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    this.#fields[0]?.focus();
  }

  get #fields() {
    return this.#parts.filter((part) => part.value);
  }

  #close = () => this.#dialog.close();

  #head(title, bot) {
    const heading = el("h2", { id: "modal-title" }, title);
    const cross = { class: "round", "aria-label": "Close" };
    return el(
      "header",
      {},
      avatar(bot, 32),
      el("div", {}, heading, el("small", {}, displayName(bot))),
      pushButton(cross, this.#close, icon("close", 20)),
    );
  }

  #page() {
    const nodes = this.#parts.map((part) => part.node);
    const cancel = pushButton({ class: "button plain" }, this.#close, "Cancel");
    return el(
      "form",
      { novalidate: true, on: { submit: (event) => this.#submitted(event) } },
      el("div", { class: "modal-body" }, nodes, this.#trouble),
      el("footer", {}, cancel, this.#send),
    );
  }

  async #submitted(event) {
    event.preventDefault();
    const wrong = this.#fields.filter((field) => !field.check());
    if (wrong.length) wrong[0].focus();
    else if (!this.#send.classList.contains("busy")) await this.#sent();
  }

  async #sent() {
    this.#send.classList.add("busy");
    fill(this.#trouble);
    const answered = await this.#submit(
      Object.fromEntries(this.#fields.map((field) => field.value())),
    );
    this.#send.classList.remove("busy");
    if (answered) this.#close();
    else fill(this.#trouble, "Something went wrong. Try again.");
  }
}

function face(text) {
  return el("span", { class: "face" }, text);
}
