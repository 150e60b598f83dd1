// The context menu of a person or bot: the commands of apps that can be used on them.

import { displayName } from "../ui/avatars.js";
import { el, fill, pushButton } from "../ui/dom.js";
import { contextPanel } from "../ui/popover.js";

export class MemberMenu {
  #panel = el("div", { class: "popover menu" });
  #open;
  #parts;

  /** Parts: `commands()`, those of the current channel, and `choose(command, user)`. */
  constructor(host, parts) {
    this.#parts = parts;
    this.#open = contextPanel(host, this.#panel);
  }

  /** A button that opens the menu of a user, by either button of the mouse. */
  opener(user, attributes, ...children) {
    const open = (event) => {
      event.preventDefault();
      this.#show(user, event.currentTarget);
    };
    const classes = `opener ${attributes.class ?? ""}`;
    const own = { ...attributes, class: classes, "aria-haspopup": "menu" };
    const button = pushButton(own, open, children);
    button.addEventListener("contextmenu", open);
    return button;
  }

  #show(user, opener) {
    const items = this.#parts.commands().map((command) => this.#item(command, user));
    const title = items.length ? "Apps" : "No app has commands for people here";
    this.#panel.role = items.length ? "menu" : "note";
    this.#panel.setAttribute("aria-label", `Apps for ${displayName(user)}`);
    fill(this.#panel, el("p", { class: "menu-title" }, title), items);
    this.#open(opener);
  }

  #item(command, user) {
    const choose = () => {
      this.#panel.hidePopover();
      this.#parts.choose(command, user);
    };
    return pushButton({ role: "menuitem" }, choose, el("span", {}, command.label));
  }
}
