// Avatars of people and bots, drawn as SVG.

import { el, svg } from "./dom.js";

const COLOURS = ["#eb459e", "#3ba55c", "#f0883e", "#5865f2", "#2d9cdb", "#9b59b6"];
const CROWN = "m10 14 5.5 5L20 11l4.5 8 5.5-5-2.3 12.5H12.3z";

/** A round avatar: a crown for a bot, a person's initial. */
export function avatar(user, size = 40) {
  const name = displayName(user);
  return svg(
    "svg",
    { class: "avatar", width: size, height: size, viewBox: "0 0 40 40", "aria-hidden": "true" },
    svg("circle", { cx: 20, cy: 20, r: 20, fill: user.bot ? "#5b2a86" : colourOf(user) }),
    user.bot ? emblem() : initial(name),
  );
}

export function displayName(user) {
  return user.global_name || user.username;
}

/** The tag beside a bot's name. */
export function appTag() {
  return el("span", { class: "app" }, "APP");
}

function colourOf(user) {
  const letters = [...user.username];
  return COLOURS[letters.reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLOURS.length];
}

function emblem() {
  return [
    svg("path", { d: CROWN, fill: "#ffd56b" }),
    svg("path", { d: "M12 28h16v2.5H12z", fill: "#ffd56b" }),
    svg("circle", { cx: 20, cy: 23, r: 2, fill: "#b3261e" }),
  ];
}

function initial(name) {
  const attributes = {
    x: 20,
    y: 27,
    "text-anchor": "middle",
    "font-size": 20,
    "font-weight": 600,
    fill: "#fff",
  };
  return svg("text", attributes, name.slice(0, 1).toUpperCase());
}
