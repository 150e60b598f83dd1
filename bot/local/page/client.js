// The client: one person in one channel, kept in step with the server.

import { displayName } from "./avatars.js";
import { leaves } from "./commands.js";
import { Dismissed } from "./dismissed.js";
import { welcome } from "./frame.js";
import { enlarge } from "./lightbox.js";
import { EPHEMERAL } from "./message.js";
import { openModal } from "./modal.js";
import { PendingCommand } from "./pending.js";
import { memberList } from "./people.js";
import { Prose } from "./prose.js";

const FAILED = "This interaction failed";

export class Client {
  #api;
  #clock;
  #view;
  #world = null;
  #channel = null;
  #commands = [];
  #messages = new Map();
  #unread = new Set();
  #dismissed = new Dismissed();
  #early = null;
  #hangUp = null;
  #prose;

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
    this.#hangUp();
    this.#unread.clear();
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
    if (answer.answer === "failed") pending.failed();
    else pending.answered();
    this.#follow(answer);
  }

  /** The bot's choices for an option, or null if it gave none in time. */
  async autocomplete(command, options) {
    const { answer, choices } = await this.#api.autocomplete(this.#channel.id, command, options);
    return answer === "failed" ? null : choices;
  }

  async advance(seconds) {
    const { now } = await this.#api.advance(seconds);
    this.#clock.set(now);
  }

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

  /** Takes the whole state, then what has happened since. */
  async #load() {
    const state = await this.#api.state().catch(() => null);
    if (!state) return;
    const { commands, messages, now, ...world } = state;
    this.#clock.set(now);
    this.#world = { ...world, users: [...world.people, world.bot] };
    this.#api.person = world.me.username;
    this.#commands = leaves(commands);
    this.#messages = new Map(Object.entries(messages));
    this.#channel = this.#sameChannel() ?? world.channels[0];
    this.#view.offline(false);
    this.#showWorld();
    const early = this.#early ?? [];
    this.#early = null;
    early.forEach((event) => this.#happened(event));
  }

  /** Our channel by name: ids are others after the server was restarted, and DMs are each person's own. */
  #sameChannel() {
    const was = this.#channel;
    return was && this.#world.channels.find((one) => one.server === was.server && one.kind === was.kind && (was.kind === 1 || one.name === was.name));
  }

  #showWorld() {
    this.#view.people.show(this.#world);
    memberList(this.#view.members, this.#world);
    this.#showChannel();
  }

  #showChannel() {
    const { messages, frame, composer, pending } = this.#view;
    const channel = this.#channel;
    pending.replaceChildren();
    frame.show(this.#world, channel, this.#unread);
    composer.enter(this.#world, this.#commands, channel.server ? `#${channel.name}` : `@${channel.name}`);
    document.title = `${channel.server ? "#" : "@"}${channel.name} · ${displayName(this.#world.me)}`;
    this.#showWelcome();
    messages.show(this.#known(channel.id));
  }

  #showWelcome() {
    const first = this.#commands.find((command) => !command.required.length) ?? this.#commands[0];
    const write = (text) => this.#view.composer.write(text);
    welcome(this.#view.messages.welcome, { world: this.#world, channel: this.#channel, first, write });
  }

  #known(channel) {
    return (this.#messages.get(channel) ?? []).filter((message) => !this.#dismissed.has(message.id));
  }

  #happened({ kind, message, now, ...rest }) {
    this.#clock.set(now);
    if (kind === "message" || kind === "update") this.#keep(message);
    if (kind === "delete") this.#drop(message);
    if (kind === "commands") this.#learn(rest.commands);
    if (kind === "bot") this.#presence(rest.online);
  }

  #keep(message) {
    const others = (this.#messages.get(message.channel_id) ?? []).filter((one) => one.id !== message.id);
    this.#messages.set(message.channel_id, [...others, message]);
    if (this.#dismissed.has(message.id)) return;
    if (message.channel_id === this.#channel.id) this.#view.messages.put(message);
    else this.#notice(message);
  }

  #notice(message) {
    this.#unread.add(message.channel_id);
    this.#view.frame.show(this.#world, this.#channel, this.#unread);
  }

  #drop(message) {
    const left = (this.#messages.get(message.channel_id) ?? []).filter((one) => one.id !== message.id);
    this.#messages.set(message.channel_id, left);
    if (message.channel_id === this.#channel.id) this.#view.messages.remove(message.id);
  }

  #learn(commands) {
    this.#commands = leaves(commands);
    this.#view.composer.enter(this.#world, this.#commands, this.#channel.server ? `#${this.#channel.name}` : `@${this.#channel.name}`);
    this.#showWelcome();
  }

  #presence(online) {
    this.#world.online = online;
    memberList(this.#view.members, this.#world);
  }

  /** What the components of a message may do. */
  scene(message) {
    return {
      prose: this.#prose,
      world: this.#world,
      clock: this.#clock,
      enlarge,
      press: (payload, node) => this.#act(message, node, () => this.#api.press(message.id, payload.custom_id)),
      choose: (payload, values) => this.#act(message, null, () => this.#api.choose(message.id, payload.custom_id, values)),
      dismiss: () => this.#dismiss(message),
    };
  }

  /** Presses something once: until the bot has answered, nothing else on the message can be. */
  async #act(message, pressed, ask) {
    const node = this.#view.messages.node(message.id);
    if (node.classList.contains("busy")) return;
    node.classList.add("busy");
    pressed?.classList.add("busy");
    pressed?.setAttribute("aria-busy", "true");
    node.querySelector(".failure").textContent = "";
    const answer = await ask();
    for (const one of [node, pressed]) one?.classList.remove("busy");
    pressed?.removeAttribute("aria-busy");
    if (answer.answer === "failed") this.#fail(message);
    this.#follow(answer);
  }

  #fail(message) {
    this.#view.messages.node(message.id).querySelector(".failure").textContent = FAILED;
  }

  #follow({ answer, modal, interaction }) {
    if (answer !== "modal") return;
    const submit = async (components) => {
      const next = await this.#api.submit(interaction, components);
      this.#follow(next);
      return next.answer !== "failed";
    };
    openModal(modal, { bot: this.#world.bot, prose: this.#prose, world: this.#world, submit });
  }

  #dismiss(message) {
    if (!(message.flags & EPHEMERAL)) return;
    this.#dismissed.add(message.id);
    this.#view.messages.remove(message.id);
  }

  #userName(id) {
    const user = this.#world.users.find((one) => one.id === id);
    return user ? displayName(user) : "unknown-user";
  }

  #channelName(id) {
    return this.#world.channels.find((one) => one.id === id)?.name ?? "unknown";
  }
}
