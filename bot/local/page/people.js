// Who is here, and who we are.

import { appTag, avatar, displayName } from "./avatars.js";
import { el, fill, pushButton } from "./dom.js";
import { icon } from "./icons.js";
import { popover } from "./popover.js";

/** Buttons that say who we are, and a menu to be somebody else. */
export class PersonSwitch {
  #buttons;
  #menus;

  /** Places are {node, above}; `become(name)` is called with the name of the chosen one. */
  constructor(places, become) {
    this.#buttons = places.map(({ node }) => node);
    this.#menus = places.map(({ node, above }) => {
      const menu = el("div", {
        class: "popover menu",
        role: "menu",
        "aria-label": "Be somebody else",
      });
      popover(node, menu, { above });
      return menu;
    });
    this.become = become;
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
        el("span", { class: "face-online" }, avatar(world.me, 32)),
        name,
        icon("chevron", 16),
      );
      button.setAttribute("aria-label", `You are ${displayName(world.me)}. Be somebody else`);
    }
    for (const menu of this.#menus) {
      fill(
        menu,
        el("p", { class: "menu-title" }, "Play as"),
        world.people.map((person) => this.#item(person, world, menu)),
      );
    }
  }

  #item(person, world, menu) {
    const chosen = person.id === world.me.id;
    const choose = () => {
      menu.hidePopover();
      if (!chosen) this.become(person.username);
    };
    const attributes = { role: "menuitemradio", "aria-checked": String(chosen) };
    const text = el(
      "span",
      {},
      displayName(person),
      person.manages && el("small", {}, "manages the server"),
    );
    return pushButton(attributes, choose, avatar(person, 32), text, chosen && icon("check", 18));
  }
}

/** Those who can read a channel; the bot is there once it has said what it can do. */
export function memberList(node, world, channel) {
  const here = world.users.filter((user) => channel.members.includes(user.id));
  const online = here.filter((user) => !user.bot || channel.commands.length);
  const offline = here.filter((user) => !online.includes(user));
  fill(
    node,
    el("h2", {}, `Online — ${online.length}`),
    el("ul", {}, online.map(member)),
    offline.length > 0 && el("h2", {}, `Offline — ${offline.length}`),
    offline.length > 0 && el("ul", { class: "offline" }, offline.map(member)),
  );
}

function member(user) {
  return el(
    "li",
    {},
    el("span", { class: "face-online" }, avatar(user, 32)),
    el("span", { class: "member-name" }, displayName(user)),
    user.bot && appTag(),
    user.manages && el("span", { class: "owner", title: "Manages the server" }, icon("crown", 14)),
  );
}
