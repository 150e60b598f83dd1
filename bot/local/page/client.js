// The client: one person in one channel, kept in step with the server.

import { displayName } from "./avatars.js";
import { leaves } from "./commands.js";
import { placeName, welcome } from "./frame.js";
import { enlarge } from "./lightbox.js";
import { openModal } from "./modal.js";
import { PendingCommand } from "./pending.js";
import { memberList } from "./people.js";
import { Prose } from "./prose.js";

const ARRIVAL_MS = 1000;

export class Client {
  #api;
  #clock;
  #prose;
  #view;
  #world = null;
  #channel = null;
  #unread = new Set();
  #awaited = new Map();
  #early = [];
  #hangUp = null;

  constructor(api, clock) {
    this.#api = api;
    this.#clock = clock;
    this.#prose = new Prose({ user: (id) => this.#userName(id), channel: (id) => this.#channelName(id) }, clock);
  }

  /** Shows itself in a view and connects. */
  start(view) {
    this.#view = view;
    this.#connect();
  }

  /** Goes on as somebody else, whose private messages are other ones. */
  become(person) {
    this.#api.person = person;
    history.replaceState(null, "", `?as=${encodeURIComponent(person)}`);
    this.#unread.clear();
    this.#hangUp();
    this.#connect();
  }

  go(channel) {
    this.#channel = channel;
    this.#unread.delete(channel.id);
    this.#showChannel();
    this.#view.composer.focus();
  }

  say(text) {
    this.#api.say(this.#channel.id, text).catch(() => this.#view.offline(true));
  }

  async command(command, options) {
    const pending = new PendingCommand(this.#view.pending, this.#world, command.name);
    this.#view.messages.toEnd();
    const answer = await this.#api.command(this.#channel.id, command, options);
    await this.#arrival(answer.message);
    if (answer.answer === "failed") pending.failed(answer.reason);
    else pending.answered();
    this.#follow(answer);
  }

  /** The bot's choices for an option, or null if it gave none in time. */
  async autocomplete(command, options, focused) {
    const { answer, choices } = await this.#api.autocomplete(this.#channel.id, command, options, focused);
    return answer === "failed" ? null : choices;
  }

  async advance(seconds) {
    const { now } = await this.#api.advance(seconds);
    this.#clock.set(now);
  }

  /** What the components of a message may do. */
  scene(message) {
    return {
      prose: this.#prose,
      clock: this.#clock,
      enlarge,
      press: (payload, node) => this.#act(message, node, () => this.#api.press(message.id, payload.custom_id)),
      choose: (payload, values) => this.#act(message, null, () => this.#api.choose(message.id, payload.custom_id, values)),
      dismiss: () => this.#api.dismiss(message.id),
    };
  }

  /** Events that come before the state are kept until it is there. */
  #connect() {
    this.#early = [];
    this.#hangUp = this.#api.listen({
      opened: () => this.#load(),
      event: (event) => (this.#early ? this.#early.push(event) : this.#happened(event)),
      lost: () => {
        this.#early = [];
        this.#view.offline(true);
      },
    });
  }

  async #load() {
    const state = await this.#api.state().catch(() => null);
    if (!state) return;
    this.#clock.set(state.now);
    this.#api.person = state.me.username;
    this.#world = { ...state, users: [...state.people, state.bot] };
    this.#channel = this.#sameChannel() ?? state.channels[0];
    this.#view.offline(false);
    this.#view.people.show(this.#world);
    this.#showChannel();
    const early = this.#early ?? [];
    this.#early = null;
    early.forEach((event) => this.#happened(event));
  }

  /** Our channel by kind and name: ids are others once the server was restarted. */
  #sameChannel() {
    const was = this.#channel;
    return was && this.#world.channels.find((one) => one.kind === was.kind && one.name === was.name);
  }

  #showChannel() {
    this.#view.pending.replaceChildren();
    document.title = `${placeName(this.#channel)} · ${displayName(this.#world.me)}`;
    this.#showFrame();
    this.#showCommands();
    this.#view.messages.show(this.#channel.messages);
  }

  #showFrame() {
    this.#view.frame.show(this.#world, this.#channel, this.#unread);
  }

  #showCommands() {
    const commands = leaves(this.#channel.commands);
    const first = commands.find((command) => !command.required.length) ?? commands[0];
    const { composer, members, messages } = this.#view;
    composer.enter(this.#world, commands, placeName(this.#channel));
    memberList(members, this.#world, this.#channel);
    welcome(messages.welcome, { world: this.#world, channel: this.#channel, first, write: (text) => composer.write(text) });
  }

  #happened({ kind, message, commands, now }) {
    this.#clock.set(now);
    if (kind === "message" || kind === "update") this.#put(message);
    if (kind === "delete") this.#remove(message);
    if (kind === "commands") this.#learn(commands);
  }

  #put(message) {
    const channel = this.#channelOf(message);
    channel.messages = [...channel.messages.filter((one) => one.id !== message.id), message];
    if (channel === this.#channel) this.#view.messages.put(message);
    else this.#notice(channel);
    this.#awaited.get(message.id)?.();
    this.#awaited.delete(message.id);
  }

  #notice(channel) {
    this.#unread.add(channel.id);
    this.#showFrame();
  }

  #remove(message) {
    const channel = this.#channelOf(message);
    channel.messages = channel.messages.filter((one) => one.id !== message.id);
    if (channel === this.#channel) this.#view.messages.remove(message.id);
  }

  #learn(commands) {
    for (const channel of this.#world.channels) channel.commands = commands[channel.id];
    this.#showCommands();
  }

  /**
   * Presses something once: until the bot has answered, nothing else on the message can be. When it
   * answers with an update, the message is soon replaced by one in which everything can be pressed.
   */
  async #act(message, pressed, ask) {
    const node = this.#view.messages.node(message.id);
    if (node.classList.contains("busy")) return;
    node.classList.add("busy");
    pressed?.classList.add("busy");
    pressed?.setAttribute("aria-busy", "true");
    node.querySelector(".failure").textContent = "";
    const answer = await ask();
    if (answer.answer === "update") return;
    await this.#arrival(answer.message);
    for (const one of [node, pressed]) one?.classList.remove("busy");
    pressed?.removeAttribute("aria-busy");
    if (answer.answer === "failed") this.#view.messages.fail(message.id);
    this.#follow(answer);
  }

  /** Waits for a message that the bot has answered with: it may come a moment after the answer. */
  async #arrival(id) {
    const known = this.#world.channels.some(({ messages }) => messages.some((one) => one.id === id));
    if (!id || known) return;
    await new Promise((resolve) => {
      this.#awaited.set(id, resolve);
      setTimeout(resolve, ARRIVAL_MS);
    });
  }

  #follow({ answer, modal, interaction }) {
    if (answer !== "modal") return;
    const submit = async (fields) => {
      const next = await this.#api.submit(interaction, fields);
      this.#follow(next);
      return next.answer !== "failed";
    };
    openModal(modal, { bot: this.#world.bot, prose: this.#prose, submit });
  }

  #channelOf(message) {
    return this.#world.channels.find((one) => one.id === message.channel_id);
  }

  #userName(id) {
    const user = this.#world.users.find((one) => one.id === id);
    return user ? displayName(user) : "unknown-user";
  }

  #channelName(id) {
    return this.#world.channels.find((one) => one.id === id)?.name ?? "unknown";
  }
}
