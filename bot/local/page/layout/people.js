// Who is here, and who we are.

import { appTag, avatar, displayName } from "../ui/avatars.js";
import { el, fill, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { popover } from "../ui/popover.js";

/** Buttons that say who we are, and a menu to be somebody else. */
export class PersonSwitch {
  #buttons;
  #menus;
  #deeds;

  /**
   * Places are {node, above}. Deeds: `become(name)`, with the name of the chosen one;
   * `beMember(member)` and `takeMessages(taken)`, with what we are to do from now on.
   */
  constructor(places, deeds) {
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
    this.#deeds = deeds;
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
      const focused = [...menu.querySelectorAll("button")].indexOf(document.activeElement);
      fill(
        menu,
        el("p", { class: "menu-title" }, "Play as"),
        world.people.map((person) => this.#item(person, world, menu)),
        el("hr"),
        this.#habits(world),
      );
      menu.querySelectorAll("button")[focused]?.focus();
    }
  }

  /** What we may try as the person whom we are. */
  #habits({ me, bot, home }) {
    const { beMember, takeMessages } = this.#deeds;
    return [
      habit(`Member of ${home}`, me.member, beMember),
      habit(`Takes messages from ${displayName(bot)}`, me.takes_dms, takeMessages),
    ];
  }

  #item(person, world, menu) {
    const chosen = person.id === world.me.id;
    const choose = () => {
      menu.hidePopover();
      if (!chosen) this.#deeds.become(person.username);
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

/** Something that is so or not, changed by a click. */
function habit(label, holds, change) {
  const attributes = { role: "menuitemcheckbox", "aria-checked": String(holds) };
  const tick = holds && icon("check", 18);
  return pushButton(attributes, () => change(!holds), el("span", {}, label), tick);
}

/** Those who can read a channel; the bot is there once it has said what it can do. */
export function memberList(node, world, channel) {
  const here = world.users.filter((user) => channel.members.includes(user.id));
  const atWork = world.channels.some(({ commands }) => commands.length);
  const online = here.filter((user) => !user.bot || atWork);
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
