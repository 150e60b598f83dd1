// Who we are, and a menu to become somebody else.

import { avatar, displayName } from "../ui/avatars.js";
import { el, fill, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { popover } from "../ui/popover.js";

/** Buttons that show who we are and open the menu. */
export class PersonMenu {
  #buttons;
  #menus;
  #actions;

  /**
   * Places are {node, above}. Actions: `switchTo(name)`; `setMember(member)` and
   * `allowDms(allowed)` change the settings of the current person.
   */
  constructor(places, actions) {
    this.#buttons = places.map(({ node }) => node);
    this.#menus = places.map(({ node, above }) => {
      const menu = el("div", {
        class: "popover menu",
        role: "menu",
        "aria-label": "Switch person",
      });
      popover(node, menu, { above });
      return menu;
    });
    this.#actions = actions;
  }

  show(world) {
    for (const button of this.#buttons) {
      const name = el(
        "span",
        { class: "me-name" },
        displayName(world.me),
        el("small", {}, "Online"),
      );
      fill(
        button,
        el("span", { class: "avatar-online" }, avatar(world.me, 32)),
        name,
        icon("chevron", 16),
      );
      button.setAttribute("aria-label", `You are ${displayName(world.me)}. Switch person`);
    }
    for (const menu of this.#menus) {
      const focused = [...menu.querySelectorAll("button")].indexOf(document.activeElement);
      fill(
        menu,
        el("p", { class: "menu-title" }, "Play as"),
        world.people.map((person) => this.#item(person, world, menu)),
        el("hr"),
        this.#settings(world),
      );
      menu.querySelectorAll("button")[focused]?.focus();
    }
  }

  /** Switches for situations that a bot has to cope with. */
  #settings({ me, bot, home }) {
    const { setMember, allowDms } = this.#actions;
    return [
      setting(`Member of ${home}`, me.member, setMember),
      setting(`Allow direct messages from ${displayName(bot)}`, me.allows_dms, allowDms),
    ];
  }

  #item(person, world, menu) {
    const isCurrent = person.id === world.me.id;
    const choose = () => {
      menu.hidePopover();
      if (!isCurrent) this.#actions.switchTo(person.username);
    };
    const attributes = { role: "menuitemradio", "aria-checked": String(isCurrent) };
    const text = el(
      "span",
      {},
      displayName(person),
      person.manages && el("small", {}, "manages the server"),
    );
    return pushButton(attributes, choose, avatar(person, 32), text, isCurrent && icon("check", 18));
  }
}

/** A menu item that a click switches on or off. */
export function setting(label, isOn, change) {
  const attributes = { role: "menuitemcheckbox", "aria-checked": String(isOn) };
  const tick = isOn && icon("check", 18);
  return pushButton(attributes, () => change(!isOn), el("span", {}, label), tick);
}
