// The settings of a server's channel: its threads, and what the app may do there.

import { displayName } from "../ui/avatars.js";
import { el, fill, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { popover } from "../ui/popover.js";
import { setting } from "./person_menu.js";

export class ChannelMenu {
  #button;
  #panel = el("div", { class: "popover menu", role: "menu", "aria-label": "Channel settings" });
  #change;

  /** Calls `change(channel, change)`. */
  constructor(button, change) {
    this.#button = button;
    this.#change = change;
    fill(button, icon("gear", 22));
    popover(button, this.#panel);
  }

  /** Shows what we can change in a channel; no button where that is nothing. */
  show(world, channel) {
    const { settings } = channel;
    this.#button.hidden = !settings;
    if (!settings) {
      this.#panel.hidePopover();
      return;
    }
    const focused = [...this.#panel.querySelectorAll("button")].indexOf(document.activeElement);
    const change = (body) => this.#change(channel, body);
    fill(
      this.#panel,
      settings.app ? ofChannel(world, settings, change) : ofThread(settings, change),
      el("hr"),
      this.#deletion(settings, change),
    );
    this.#panel.querySelectorAll("button")[focused]?.focus();
  }

  #deletion(settings, change) {
    const remove = () => {
      this.#panel.hidePopover();
      change({ change: "delete" });
    };
    return action(settings.app ? "Delete channel" : "Delete thread", remove);
  }
}

function ofThread({ archived, locked }, change) {
  return [
    setting("Archived", archived, (on) => change({ change: "archived", on })),
    setting("Locked", locked, (on) => change({ change: "locked", on })),
  ];
}

function ofChannel({ bot }, { app }, change) {
  const permissions = app.map(({ name, allowed }) =>
    setting(written(name), allowed, (on) => change({ change: "app", name, on })),
  );
  return [
    action("New thread", () => change({ change: "thread", name: "thread" })),
    el("hr"),
    el("p", { class: "menu-title" }, `What ${displayName(bot)} may do here`),
    permissions,
  ];
}

function action(label, click) {
  return pushButton({ role: "menuitem" }, click, el("span", {}, label));
}

/** "Attach files" for ATTACH_FILES. */
function written(name) {
  return name[0] + name.slice(1).toLowerCase().replaceAll("_", " ");
}
