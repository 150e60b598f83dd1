// What a person does with the bot: commands, buttons, selects and modals, and the bot's answer.

import { selectOptions } from "../composer/option_values.js";
import { Modal } from "../forms/modal.js";
import { enlarge } from "../messages/lightbox.js";
import { PendingCommand } from "../messages/pending_command.js";

const EPHEMERAL = 64;
const MESSAGE_TIMEOUT_MS = 1000;

export class Actions {
  #parts;
  #waiting = new Map();

  /** Parts: `api`, `view`, `menu`, `markdown`, `clock`, and `where()`, which returns {world, channel}. */
  constructor(parts) {
    this.#parts = parts;
  }

  command(command, options) {
    const { api, where } = this.#parts;
    return this.#send(command.name, null, () => api.command(where().channel.id, command, options));
  }

  /** Uses a command in a user's context menu. */
  context(command, user) {
    const { api, where } = this.#parts;
    return this.#send(command.name, user, () => api.context(where().channel.id, command, user));
  }

  /** Sends a command, which is shown as pending until it is answered. */
  async #send(name, target, send) {
    const { view } = this.#parts;
    const { world } = this.#parts.where();
    const pending = new PendingCommand(view.pending, world, name, target);
    view.messages.scrollToEnd();
    const answer = await send();
    await this.#messageArrival(answer.message);
    if (answer.answer === "failed") pending.fail(answer.reason);
    else pending.remove();
    this.#openModal(answer);
  }

  /** The bot's choices for an option, or null if it gave none in time. */
  async autocomplete(command, options, focused) {
    const { api, where } = this.#parts;
    const answer = await api.autocomplete(where().channel.id, command, options, focused);
    return answer.answer === "failed" ? null : answer.choices;
  }

  /** What the components of a message need: renderers, and functions for what they do. */
  messageContext(message) {
    const { api, markdown, clock, menu } = this.#parts;
    const press = (button) => api.press(message.id, button.custom_id);
    const choose = (select, values) => api.choose(message.id, select.custom_id, values);
    return {
      markdown,
      clock,
      menu,
      enlarge,
      options: (select) => this.#options(select),
      press: (button, node) => this.#interact(message, node, () => press(button)),
      choose: (select, values) => this.#interact(message, null, () => choose(select, values)),
      dismiss: () => api.dismiss(message.id),
      remove: this.#mayDelete(message) ? () => api.remove(message.id) : null,
    };
  }

  /** Whether a public message is ours, or we manage its server. */
  #mayDelete({ author, flags, channel_id: id }) {
    const { world } = this.#parts.where();
    const manages = world.me.manages && world.channel(id)?.server;
    return !(flags & EPHEMERAL) && (author.id === world.me.id || Boolean(manages));
  }

  /** Must be called for every new or edited message. */
  messageArrived(id) {
    this.#waiting.get(id)?.();
    this.#waiting.delete(id);
  }

  /**
   * Sends one interaction and marks the message as busy until the bot has answered; a busy message
   * takes no other. If the answer is an update, the edited message replaces the busy one.
   */
  async #interact(message, pressed, send) {
    const { messages } = this.#parts.view;
    const nodes = [messages.node(message.id), pressed].filter(Boolean);
    if (nodes[0].classList.contains("busy")) return;
    nodes.forEach((node) => node.classList.add("busy"));
    messages.fail(message.id, false);
    const answer = await send();
    if (answer.answer === "update") return;
    await this.#messageArrival(answer.message);
    nodes.forEach((node) => node.classList.remove("busy"));
    if (answer.answer === "failed") messages.fail(message.id);
    this.#openModal(answer);
  }

  /** Waits for the message of an answer, which may arrive a moment after the answer itself. */
  async #messageArrival(id) {
    if (!id || this.#parts.where().world.hasMessage(id)) return;
    await new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      setTimeout(resolve, MESSAGE_TIMEOUT_MS);
    });
  }

  #options(select) {
    return selectOptions(select, this.#parts.where());
  }

  /** Opens the modal of an answer, if it has one. */
  #openModal({ answer, modal, interaction }) {
    if (answer !== "modal") return;
    const { api, markdown, where } = this.#parts;
    const submit = async (fields) => {
      const next = await api.submit(interaction, fields);
      this.#openModal(next);
      return next.answer !== "failed";
    };
    const options = (select) => this.#options(select);
    new Modal(modal, { bot: where().world.bot, markdown, options, submit }).open();
  }
}
