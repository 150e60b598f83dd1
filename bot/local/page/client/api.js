// The server's door for this page: what a person does, and what then happens.

const DELAYS_MS = [250, 500, 1000, 2000, 4000];

/** The server cannot be reached, or did not like what it was asked. */
class Refused extends Error {}

export class Api {
  /** The person whom we act as, by name; null is whoever the server puts first. */
  person = null;

  async state() {
    return this.#answer(await fetch(`/local/state?${this.#as()}`).catch(() => null));
  }

  say(channel, text) {
    return this.#post("say", { channel, text });
  }

  /**
   * What a person does to the bot gives {answer, message, modal, interaction, choices, reason}; the
   * answer is "failed" where the bot kept silent.
   */
  command(channel, command, options) {
    return this.#ask("command", { channel, command: command.name, options });
  }

  autocomplete(channel, command, options, focused) {
    return this.#ask("autocomplete", { channel, command: command.name, options, focused });
  }

  press(message, customId) {
    return this.#ask("press", { message, custom_id: customId });
  }

  choose(message, customId, values) {
    return this.#ask("select", { message, custom_id: customId, values });
  }

  submit(interaction, fields) {
    return this.#ask("modal", { interaction, fields });
  }

  dismiss(message) {
    return this.#ask("dismiss", { message });
  }

  /** Moves the server's clock: `{seconds}` on, or on `{to}` a time of the day in UTC. */
  moveClock(step) {
    return this.#ask("clock", step);
  }

  /** Enters or leaves the server that has the bot. */
  beMember(member) {
    return this.#ask("membership", { member });
  }

  /** Takes messages that the bot sends by itself, or refuses them. */
  takeMessages(taken) {
    return this.#ask("dms", { taken });
  }

  /**
   * Tells of events until the function that it gives is called; comes back by itself when the
   * server does. The first event says that the server listens.
   */
  listen({ opened, event, lost }) {
    let socket = null;
    let timer = null;
    let tries = 0;
    const connect = () => {
      socket = new WebSocket(
        `${location.origin.replace(/^http/, "ws")}/local/events?${this.#as()}`,
      );
      let heard = false;
      socket.onmessage = (message) => {
        if (!heard) opened();
        heard = true;
        tries = 0;
        event(JSON.parse(message.data));
      };
      socket.onclose = () => {
        lost();
        timer = setTimeout(connect, DELAYS_MS[Math.min(tries++, DELAYS_MS.length - 1)]);
      };
    };
    connect();
    return () => {
      clearTimeout(timer);
      socket.onmessage = socket.onclose = null;
      socket.close();
    };
  }

  #as() {
    return this.person ? `as=${encodeURIComponent(this.person)}` : "";
  }

  async #ask(deed, body) {
    try {
      return await this.#post(deed, body);
    } catch (error) {
      if (error instanceof Refused) return { answer: "failed" };
      throw error;
    }
  }

  async #post(deed, body) {
    const request = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ as: this.person, ...body }),
    };
    return this.#answer(await fetch(`/local/${deed}`, request).catch(() => null));
  }

  async #answer(response) {
    if (!response?.ok) throw new Refused(response ? `${response.status}` : "no connection");
    return response.json();
  }
}
