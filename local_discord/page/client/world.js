// What one person sees of the server: people, channels and their messages.

export class World {
  /** Takes the server's JSON; channels keep the server's format. */
  constructor({ me, people, names, bot, home, servers, channels }) {
    this.me = people.find((person) => person.id === me.id);
    this.home = home;
    this.people = people;
    this.names = names;
    this.bot = bot;
    this.users = [...people, bot];
    this.servers = servers;
    this.channels = channels;
  }

  channel(id) {
    return this.channels.find((channel) => channel.id === id);
  }

  /** The channel that corresponds to one from an earlier state, in which ids may have differed. */
  sameChannel({ kind, name }) {
    return this.channels.find((channel) => channel.kind === kind && channel.name === name);
  }

  /** The name of somebody we share a server or DM with; undefined for others. */
  userName(id) {
    return this.names[id];
  }

  channelName(id) {
    return this.channel(id)?.name ?? "unknown";
  }

  hasMessage(messageId) {
    return this.channels.some(({ messages }) => messages.some(({ id }) => id === messageId));
  }

  /**
   * Adds a message, or replaces its earlier version; returns its channel, or undefined if we
   * cannot see that channel at the moment.
   */
  put(message) {
    const channel = this.channel(message.channel_id);
    const at = channel?.messages.findIndex(({ id }) => id === message.id);
    if (at < 0) channel.messages.push(message);
    else if (channel) channel.messages[at] = message;
    return channel;
  }

  /** Removes a message; returns its channel, if we can see it. */
  remove(message) {
    const channel = this.channel(message.channel_id);
    if (channel) channel.messages = channel.messages.filter(({ id }) => id !== message.id);
    return channel;
  }

  /** Sets the available commands, by channel. */
  setCommands(commands, userCommands) {
    for (const channel of this.channels) {
      channel.commands = commands[channel.id] ?? [];
      channel.user_commands = userCommands[channel.id] ?? [];
    }
  }
}
