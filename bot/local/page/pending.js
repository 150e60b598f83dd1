// Commands on their way: shown to their sender until the bot answers, or does not.

import { avatar, displayName } from "./avatars.js";
import { el, fill } from "./dom.js";
import { usedLine } from "./message.js";

/** A line that stands for a command until `answered()` or `failed()`. */
export class PendingCommand {
  #note;

  constructor(list, world, name) {
    this.#note = el("p", { class: "sending", role: "status" }, "Sending command…");
    const byline = el("header", { class: "byline" }, el("span", { class: "name" }, displayName(world.bot)), el("span", { class: "app" }, "APP"));
    this.node = el("div", { class: "message answer pending" }, usedLine({ user: world.me, name }), avatar(world.bot, 40), byline, this.#note);
    list.append(this.node);
  }

  answered() {
    this.node.remove();
  }

  /** Without a reason it is that the bot kept silent. */
  failed(reason = "The application did not respond.") {
    const dismiss = el("button", { type: "button", class: "as-link", on: { click: () => this.node.remove() } }, "Dismiss");
    this.#note.className = "failure";
    fill(this.#note, `${reason} `, dismiss);
  }
}
