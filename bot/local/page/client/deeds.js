// What a person does to the bot, from the press to the answer.

import { optionsOf } from "../composer/values.js";
import { Modal } from "../forms/modal.js";
import { enlarge } from "../messages/lightbox.js";
import { PendingCommand } from "../messages/pending.js";

const ARRIVAL_MS = 1000;

export class Deeds {
  #parts;
  #awaited = new Map();

  /** Parts: `api`, `view`, `prose`, `clock`, and `where()`, which gives {world, channel}. */
  constructor(parts) {
    this.#parts = parts;
  }

  async command(command, options) {
    const { api, view } = this.#parts;
    const { world, channel } = this.#parts.where();
    const pending = new PendingCommand(view.pending, world, command.name);
    view.messages.toEnd();
    const answer = await api.command(channel.id, command, options);
    await this.#arrival(answer.message);
    if (answer.answer === "failed") pending.failed(answer.reason);
    else pending.answered();
    this.#follow(answer);
  }

  /** The bot's choices for an option, or null if it gave none in time. */
  async autocomplete(command, options, focused) {
    const { api, where } = this.#parts;
    const answer = await api.autocomplete(where().channel.id, command, options, focused);
    return answer.answer === "failed" ? null : answer.choices;
  }

  /** What the components of a message may do. */
  scene(message) {
    const { api, prose, clock } = this.#parts;
    const press = (button) => api.press(message.id, button.custom_id);
    const choose = (select, values) => api.choose(message.id, select.custom_id, values);
    return {
      prose,
      clock,
      enlarge,
      options: (select) => this.#options(select),
      press: (button, node) => this.#act(message, node, () => press(button)),
      choose: (select, values) => this.#act(message, null, () => choose(select, values)),
      dismiss: () => api.dismiss(message.id),
    };
  }

  /** Is told of every message that came. */
  arrived(id) {
    this.#awaited.get(id)?.();
    this.#awaited.delete(id);
  }

  /**
   * Presses something once: until the bot has answered, nothing else on the message can be. When it
   * answers with an update, the message is soon replaced by one in which everything can be pressed.
   */
  async #act(message, pressed, ask) {
    const { messages } = this.#parts.view;
    const nodes = [messages.node(message.id), pressed].filter(Boolean);
    if (nodes[0].classList.contains("busy")) return;
    nodes.forEach((node) => node.classList.add("busy"));
    messages.fail(message.id, false);
    const answer = await ask();
    if (answer.answer === "update") return;
    await this.#arrival(answer.message);
    nodes.forEach((node) => node.classList.remove("busy"));
    if (answer.answer === "failed") messages.fail(message.id);
    this.#follow(answer);
  }

  /** Waits for the message that the bot answered with: it may come a moment after the answer. */
  async #arrival(id) {
    if (!id || this.#parts.where().world.knows(id)) return;
    await new Promise((resolve) => {
      this.#awaited.set(id, resolve);
      setTimeout(resolve, ARRIVAL_MS);
    });
  }

  #options(select) {
    return optionsOf(select, this.#parts.where());
  }

  /** Opens the form that an answer may bring. */
  #follow({ answer, modal, interaction }) {
    if (answer !== "modal") return;
    const { api, prose, where } = this.#parts;
    const submit = async (fields) => {
      const next = await api.submit(interaction, fields);
      this.#follow(next);
      return next.answer !== "failed";
    };
    const options = (select) => this.#options(select);
    new Modal(modal, { bot: where().world.bot, prose, options, submit }).open();
  }
}
