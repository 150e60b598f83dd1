// A command that was sent and has not been answered yet; only its sender sees it.

import { appTag, avatar, displayName } from "../ui/avatars.js";
import { el, fill, pushButton } from "../ui/dom.js";
import { usedCommandLine } from "./message.js";

/** Stands in for the answer until `remove()` or `fail()`. */
export class PendingCommand {
  #note;

  constructor(list, world, name, target = null) {
    this.#note = el("p", { class: "sending", role: "status" }, "Sending command…");
    const { bot, me } = world;
    const botName = el("span", { class: "name" }, displayName(bot));
    const byline = el("header", { class: "byline" }, botName, appTag());
    const used = usedCommandLine({ user: me, name, target });
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

  remove() {
    this.node.remove();
  }

  /** Shows why the command failed; by default, that the bot did not respond. */
  fail(reason = "The application did not respond.") {
    const dismiss = pushButton({ class: "as-link" }, () => this.node.remove(), "Dismiss");
    this.#note.className = "failure";
    fill(this.#note, `${reason} `, dismiss);
  }
}
