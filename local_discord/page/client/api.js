// Requests to the server, and the events that it sends.

const RETRY_DELAYS_MS = [250, 500, 1000, 2000, 4000];

/** The server cannot be reached, or rejected a request. */
class RequestFailed extends Error {}

export class Api {
  /** The name of the person we act as; null for the server's first person. */
  person = null;

  async state() {
    return this.#json(await fetch(`/local/state?${this.#query()}`).catch(() => null));
  }

  /** Whether the server is there, but this page no longer has access to it. */
  async isShutOut() {
    const response = await fetch("/local/state", { method: "HEAD" }).catch(() => null);
    return response?.status === 403;
  }

  say(channel, text) {
    return this.#post("say", { channel, text });
  }

  /**
   * Interactions return {answer, message, modal, interaction, choices, reason}; `answer` is
   * "failed" if the bot did not respond.
   */
  command(channel, command, options) {
    return this.#act("command", { channel, command: command.name, options });
  }

  context(channel, command, user) {
    return this.#act("context", { channel, command: command.name, target: user.id });
  }

  autocomplete(channel, command, options, focused) {
    return this.#act("autocomplete", { channel, command: command.name, options, focused });
  }

  press(message, customId) {
    return this.#act("press", { message, custom_id: customId });
  }

  choose(message, customId, values) {
    return this.#act("select", { message, custom_id: customId, values });
  }

  submit(interaction, fields) {
    return this.#act("modal", { interaction, fields });
  }

  /** Deletes a message for everybody. */
  remove(message) {
    return this.#act("delete", { message });
  }

  /** Changes a channel of the server: `{change: "archived", on: true}`. */
  changeChannel(channel, change) {
    return this.#act("channel", { channel, ...change });
  }

  dismiss(message) {
    return this.#act("dismiss", { message });
  }

  /** Advances the server's clock by `{seconds}`, or `{to}` a time of day in UTC. */
  moveClock(step) {
    return this.#act("clock", step);
  }

  /** Joins or leaves the server that has the bot. */
  setMember(member) {
    return this.#act("membership", { member });
  }

  /** Allows or refuses direct messages from the bot. */
  allowDms(allowed) {
    return this.#act("dms", { allowed });
  }

  /**
   * Listens for events, and reconnects when the connection is lost; returns a function that stops
   * it. `onOpen` is called before the first event of each connection.
   */
  listen({ onOpen, onEvent, onLost }) {
    let socket = null;
    let timer = null;
    let tries = 0;
    const connect = () => {
      socket = new WebSocket(
        `${location.origin.replace(/^http/, "ws")}/local/events?${this.#query()}`,
      );
      let isOpen = false;
      socket.onmessage = (message) => {
        if (!isOpen) onOpen();
        isOpen = true;
        tries = 0;
        onEvent(JSON.parse(message.data));
      };
      socket.onclose = () => {
        onLost();
        timer = setTimeout(connect, RETRY_DELAYS_MS[Math.min(tries++, RETRY_DELAYS_MS.length - 1)]);
      };
    };
    connect();
    return () => {
      clearTimeout(timer);
      socket.onmessage = socket.onclose = null;
      socket.close();
    };
  }

  #query() {
    return this.person ? `as=${encodeURIComponent(this.person)}` : "";
  }

  /** Posts an action; a failed request counts as a failed answer. */
  async #act(action, body) {
    try {
      return await this.#post(action, body);
    } catch (error) {
      if (error instanceof RequestFailed) return { answer: "failed" };
      throw error;
    }
  }

  async #post(action, body) {
    const request = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ as: this.person, ...body }),
    };
    return this.#json(await fetch(`/local/${action}`, request).catch(() => null));
  }

  async #json(response) {
    if (!response?.ok) throw new RequestFailed(response ? `${response.status}` : "no connection");
    return response.json();
  }
}
