// Commands on their way: shown to their sender until the bot answers, or does not.

import { appTag, avatar, displayName } from "../ui/avatars.js";
import { el, fill, pushButton } from "../ui/dom.js";
import { usedLine } from "./message.js";

/** A line that stands for a command until `answered()` or `failed()`. */
export class PendingCommand {
  #note;

  constructor(list, world, name) {
    this.#note = el("p", { class: "sending", role: "status" }, "Sending command…");
    const { bot, me } = world;
    const botName = el("span", { class: "name" }, displayName(bot));
    const byline = el("header", { class: "byline" }, botName, appTag());
    const used = usedLine({ user: me, name });
    this.node = el(
      "div",
      { class: "message answer pending" },
      used,
      avatar(bot, 40),
      byline,
      this.#note,
    );
    list.append(this.node);
  }

  answered() {
    this.node.remove();
  }

  /** Without a reason it is that the bot kept silent. */
  failed(reason = "The application did not respond.") {
    const dismiss = pushButton({ class: "as-link" }, () => this.node.remove(), "Dismiss");
    this.#note.className = "failure";
    fill(this.#note, `${reason} `, dismiss);
  }
}
