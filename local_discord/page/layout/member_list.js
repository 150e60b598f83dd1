// The list of a channel's members.

import { appTag, avatar, displayName } from "../ui/avatars.js";
import { el, fill } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

/**
 * Shows who can read a channel, each with the opener of their context menu. The bot is online
 * once it has registered commands.
 */
export function memberList(node, world, channel, menu) {
  const member = (user) => el("li", {}, menu.opener(user, {}, parts(user)));
  const members = world.users.filter((user) => channel.members.includes(user.id));
  const botIsOnline = world.channels.some(({ commands }) => commands.length);
  const online = members.filter((user) => !user.bot || botIsOnline);
  const offline = members.filter((user) => !online.includes(user));
  fill(
    node,
    el("h2", {}, `Online — ${online.length}`),
    el("ul", {}, online.map(member)),
    offline.length > 0 && el("h2", {}, `Offline — ${offline.length}`),
    offline.length > 0 && el("ul", { class: "offline" }, offline.map(member)),
  );
}

function parts(user) {
  return [
    el("span", { class: "avatar-online" }, avatar(user, 32)),
    el("span", { class: "member-name" }, displayName(user)),
    user.bot && appTag(),
    user.manages && el("span", { class: "owner", title: "Manages the server" }, icon("crown", 14)),
  ];
}
