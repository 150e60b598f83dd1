// A bot's modal. It closes once the bot has answered, so nothing that was typed is lost.

import { buttonContent } from "../messages/buttons.js";
import { avatar, displayName } from "../ui/avatars.js";
import { dots, el, fill, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { formPart } from "./form_parts.js";

export class Modal {
  #submit;
  #parts;
  #send = el(
    "button",
    { type: "submit", class: "button primary" },
    buttonContent({ label: "Submit" }),
    dots(),
  );
  #error = el("p", { class: "error", role: "alert" });
  #dialog;

  /**
   * `submit(fields)` takes values by custom id and returns whether the bot has answered;
   * `options(select)` returns the options of a select.
   */
  constructor(payload, { bot, submit, ...context }) {
    this.#submit = submit;
    this.#parts = payload.components.map((part) => formPart(part, context));
    const attributes = { class: "modal", "aria-labelledby": "modal-title" };
    this.#dialog = el("dialog", attributes, this.#header(payload.title, bot), this.#form());
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

  #header(title, bot) {
    const heading = el("h2", { id: "modal-title" }, title);
    const attributes = { class: "round", "aria-label": "Close" };
    return el(
      "header",
      {},
      avatar(bot, 32),
      el("div", {}, heading, el("small", {}, displayName(bot))),
      pushButton(attributes, this.#close, icon("close", 20)),
    );
  }

  #form() {
    const nodes = this.#parts.map((part) => part.node);
    const cancel = pushButton({ class: "button plain" }, this.#close, "Cancel");
    return el(
      "form",
      { novalidate: true, on: { submit: (event) => this.#submitted(event) } },
      el("div", { class: "modal-body" }, nodes, this.#error),
      el("footer", {}, cancel, this.#send),
    );
  }

  async #submitted(event) {
    event.preventDefault();
    const invalid = this.#fields.filter((field) => !field.check());
    if (invalid.length) invalid[0].focus();
    else if (!this.#send.classList.contains("busy")) await this.#sent();
  }

  async #sent() {
    this.#send.classList.add("busy");
    fill(this.#error);
    const answered = await this.#submit(
      Object.fromEntries(this.#fields.map((field) => field.value())),
    );
    this.#send.classList.remove("busy");
    if (answered) this.#close();
    else fill(this.#error, "Something went wrong. Try again.");
  }
}
