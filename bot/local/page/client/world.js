// What one person sees of the server: people, channels and their messages.

import { displayName } from "../ui/avatars.js";

export class World {
  /** From the server's JSON; channels as the server describes them. */
  constructor({ me, people, bot, home, servers, channels }) {
    this.me = people.find((one) => one.id === me.id);
    this.home = home;
    this.people = people;
    this.bot = bot;
    this.users = [...people, bot];
    this.servers = servers;
    this.channels = channels;
  }

  channel(id) {
    return this.channels.find((one) => one.id === id);
  }

  /** A channel of an older world in this one: ids are others once the server was restarted. */
  again(channel) {
    return this.channels.find((one) => one.kind === channel.kind && one.name === channel.name);
  }

  userName(id) {
    const user = this.users.find((one) => one.id === id);
    return user ? displayName(user) : "unknown-user";
  }

  channelName(id) {
    return this.channel(id)?.name ?? "unknown";
  }

  knows(messageId) {
    return this.channels.some(({ messages }) => messages.some(({ id }) => id === messageId));
  }

  /**
   * Keeps a message, after all others or in the place of its older self; gives its channel, which
   * is none where we have just been let in or shut out.
   */
  keep(message) {
    const channel = this.channel(message.channel_id);
    const at = channel?.messages.findIndex((one) => one.id === message.id);
    if (at < 0) channel.messages.push(message);
    else if (channel) channel.messages[at] = message;
    return channel;
  }

  /** Forgets a message, and gives its channel, if there is one. */
  drop(message) {
    const channel = this.channel(message.channel_id);
    if (channel) channel.messages = channel.messages.filter((one) => one.id !== message.id);
    return channel;
  }

  /** Takes the commands that are offered from now on, by channel. */
  learn(commands) {
    for (const channel of this.channels) channel.commands = commands[channel.id] ?? [];
  }
}
