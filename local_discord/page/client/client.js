// The client: one person in one channel, kept in sync with the server.

import { commandLeaves } from "../composer/commands.js";
import { memberList } from "../layout/member_list.js";
import { placeName, welcome } from "../layout/welcome.js";
import { displayName } from "../ui/avatars.js";
import { World } from "./world.js";

const RETRY_MS = 1000;
const LOST = "Connection lost. Trying again…";
const SHUT_OUT = "The server was started again. Open the address that it printed.";

export class Client {
  #api;
  #clock;
  #view;
  #actions;
  #world = null;
  #channel = null;
  #unread = new Set();
  #queuedEvents = [];
  #disconnect = null;
  #isShutOut = false;

  constructor(api, clock) {
    this.#api = api;
    this.#clock = clock;
  }

  /** The names that messages show for ids. */
  get names() {
    return {
      user: (id) => this.#world.userName(id),
      channel: (id) => this.#world.channelName(id),
    };
  }

  get where() {
    return { world: this.#world, channel: this.#channel };
  }

  /** Connects, shows everything in the view, and reports messages to the actions. */
  start(view, actions) {
    this.#view = view;
    this.#actions = actions;
    this.#connect();
  }

  /** Becomes another person, who sees other private messages. */
  switchTo(person) {
    this.#api.person = person;
    history.replaceState(null, "", `?as=${encodeURIComponent(person)}`);
    this.#unread.clear();
    this.#disconnect();
    this.#connect();
  }

  open(channel) {
    this.#channel = channel;
    this.#unread.delete(channel.id);
    this.#showChannel();
    this.#view.composer.focus();
  }

  /** Posts a message; if that fails, its text goes back into the composer. */
  say(text) {
    this.#api.say(this.#channel.id, text).catch(() => this.#view.composer.write(text));
  }

  async moveClock(step) {
    const { now } = await this.#api.moveClock(step);
    if (now) this.#clock.set(now);
  }

  /** Events are queued until the state has been loaded. */
  #connect() {
    this.#queuedEvents = [];
    this.#disconnect = this.#api.listen({
      onOpen: () => this.#load(),
      onEvent: (event) => this.#receive(event),
      onLost: () => this.#lost(),
    });
  }

  async #lost() {
    this.#queuedEvents = [];
    if (!this.#isShutOut) this.#view.showBanner(LOST);
    this.#isShutOut = await this.#api.isShutOut();
    if (this.#isShutOut) this.#view.showBanner(SHUT_OUT);
  }

  async #load() {
    const person = this.#api.person;
    const state = await this.#api.state().catch(() => null);
    if (person !== this.#api.person) return;
    if (state) this.#show(state);
    else setTimeout(() => this.#load(), RETRY_MS);
  }

  /** Loads the state again, after channels or permissions have changed. */
  #reload() {
    this.#queuedEvents = [];
    this.#load();
  }

  #show(state) {
    this.#clock.set(state.now);
    this.#api.person = state.me.username;
    this.#world = new World(state);
    const same = this.#channel && this.#world.sameChannel(this.#channel);
    this.#channel = same ?? this.#world.channels[0];
    this.#view.showBanner("");
    this.#view.people.show(this.#world);
    this.#showChannel();
    const queued = this.#queuedEvents ?? [];
    this.#queuedEvents = null;
    queued.forEach((event) => this.#receive(event));
  }

  #showChannel() {
    this.#view.pending.replaceChildren();
    document.title = `${placeName(this.#channel)} · ${displayName(this.#world.me)}`;
    this.#showNavigation();
    this.#showCommands();
    this.#view.messages.show(this.#channel.messages);
  }

  #showNavigation() {
    this.#view.navigation.show(this.#world, this.#channel, this.#unread);
    this.#view.channelMenu.show(this.#world, this.#channel);
  }

  #showCommands() {
    const { composer, members, messages } = this.#view;
    const commands = commandLeaves(this.#channel.commands);
    const first = commands.find((command) => !command.required.length) ?? commands[0];
    const write = (text) => composer.write(text);
    composer.show(this.where, commands, placeName(this.#channel));
    memberList(members, this.#world, this.#channel, this.#view.menu);
    welcome(messages.welcome, { ...this.where, first, write });
  }

  #receive(event) {
    if (this.#queuedEvents) this.#queuedEvents.push(event);
    else this.#apply(event);
  }

  #apply({ kind, message, commands, user_commands: userCommands, now }) {
    this.#clock.set(now);
    if (kind === "message" || kind === "update") this.#put(message);
    if (kind === "delete") this.#remove(message);
    if (kind === "channels") this.#reload();
    if (kind === "commands") {
      this.#world.setCommands(commands, userCommands);
      this.#showCommands();
    }
  }

  #put(message) {
    const channel = this.#world.put(message);
    if (channel === this.#channel) this.#view.messages.put(message);
    else if (channel) {
      this.#unread.add(channel.id);
      this.#showNavigation();
    }
    this.#actions.messageArrived(message.id);
  }

  #remove(message) {
    if (this.#world.remove(message) === this.#channel) this.#view.messages.remove(message.id);
  }
}
