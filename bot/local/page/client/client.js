// The client: one person in one channel, kept in step with the server.

import { leaves } from "../composer/commands.js";
import { memberList } from "../layout/people.js";
import { placeName, welcome } from "../layout/welcome.js";
import { displayName } from "../ui/avatars.js";
import { World } from "./world.js";

const PAUSE_MS = 1000;

export class Client {
  #api;
  #clock;
  #view;
  #deeds;
  #world = null;
  #channel = null;
  #unread = new Set();
  #early = [];
  #hangUp = null;

  constructor(api, clock) {
    this.#api = api;
    this.#clock = clock;
  }

  /** Names for ids, as texts show them. */
  get names() {
    return {
      user: (id) => this.#world.userName(id),
      channel: (id) => this.#world.channelName(id),
    };
  }

  get where() {
    return { world: this.#world, channel: this.#channel };
  }

  /** Shows itself in a view, tells the deeds of what comes, and connects. */
  start(view, deeds) {
    this.#view = view;
    this.#deeds = deeds;
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

  /** Posts a message; where that fails it stands in the composer again. */
  say(text) {
    this.#api.say(this.#channel.id, text).catch(() => this.#view.composer.write(text));
  }

  async moveClock(step) {
    const { now } = await this.#api.moveClock(step);
    if (now) this.#clock.set(now);
  }

  /** Events that come before the state are kept until it is there. */
  #connect() {
    this.#early = [];
    this.#hangUp = this.#api.listen({
      opened: () => this.#load(),
      event: (event) => this.#happened(event),
      lost: () => {
        this.#early = [];
        this.#view.offline(true);
      },
    });
  }

  async #load() {
    const person = this.#api.person;
    const state = await this.#api.state().catch(() => null);
    if (person !== this.#api.person) return;
    if (state) this.#show(state);
    else setTimeout(() => this.#load(), PAUSE_MS);
  }

  /** Looks around anew: there are other channels, or other things that may be done there. */
  #again() {
    this.#early = [];
    this.#load();
  }

  #show(state) {
    this.#clock.set(state.now);
    this.#api.person = state.me.username;
    this.#world = new World(state);
    this.#channel = (this.#channel && this.#world.again(this.#channel)) ?? this.#world.channels[0];
    this.#view.offline(false);
    this.#view.people.show(this.#world);
    this.#showChannel();
    const early = this.#early ?? [];
    this.#early = null;
    early.forEach((event) => this.#happened(event));
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
    const { composer, members, messages } = this.#view;
    const commands = leaves(this.#channel.commands);
    const first = commands.find((command) => !command.required.length) ?? commands[0];
    const write = (text) => composer.write(text);
    composer.enter(this.where, commands, placeName(this.#channel));
    memberList(members, this.#world, this.#channel);
    welcome(messages.welcome, { ...this.where, first, write });
  }

  #happened(event) {
    if (this.#early) this.#early.push(event);
    else this.#learn(event);
  }

  #learn({ kind, message, commands, now }) {
    this.#clock.set(now);
    if (kind === "message" || kind === "update") this.#put(message);
    if (kind === "delete") this.#remove(message);
    if (kind === "channels") this.#again();
    if (kind === "commands") {
      this.#world.learn(commands);
      this.#showCommands();
    }
  }

  #put(message) {
    const channel = this.#world.keep(message);
    if (channel === this.#channel) this.#view.messages.put(message);
    else if (channel) {
      this.#unread.add(channel.id);
      this.#showFrame();
    }
    this.#deeds.arrived(message.id);
  }

  #remove(message) {
    if (this.#world.drop(message) === this.#channel) this.#view.messages.remove(message.id);
  }
}
