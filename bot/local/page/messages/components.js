// Message components, old and new, as DOM nodes.

import { el } from "../ui/dom.js";
import { button } from "./buttons.js";
import { file, gallery, thumbnail } from "./media.js";
import { select } from "./select.js";
import { spoilered } from "./spoiler.js";

const WRITERS = {
  1: row,
  2: button,
  3: select,
  5: select,
  7: select,
  8: select,
  9: section,
  10: (component, scene) => scene.prose.node(component.content),
  11: (component, scene) => thumbnail(component, scene),
  12: (component, scene) => gallery(component.items, scene),
  13: file,
  14: separator,
  17: container,
};

/**
 * A component's node. The scene is what it stands in: `message`, `prose`, and the deeds
 * `press(component, node)`, `choose(component, values)`, `enlarge(items, index)`; and
 * `options(select)`, what may be chosen.
 */
export function component(payload, scene) {
  const write = WRITERS[payload.type];
  return write
    ? write(payload, scene)
    : el("p", { class: "unknown" }, `Component ${payload.type} is not shown here.`);
}

function each(payloads, scene) {
  return (payloads ?? []).map((payload) => component(payload, scene));
}

function row(payload, scene) {
  return el("div", { class: "row" }, each(payload.components, scene));
}

function section(payload, scene) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-text" }, each(payload.components, scene)),
    el("div", { class: "accessory" }, component(payload.accessory, scene)),
  );
}

function separator(payload) {
  const classes = [
    "separator",
    payload.spacing === 2 ? "wide" : "",
    payload.divider === false ? "" : "ruled",
  ];
  return el("div", { class: classes.join(" "), role: "separator" });
}

function container(payload, scene) {
  const node = el("div", { class: "container" }, each(payload.components, scene));
  if (payload.accent_color !== null && payload.accent_color !== undefined) {
    node.classList.add("accented");
    node.style.setProperty("--accent", colour(payload.accent_color));
  }
  return payload.spoiler ? spoilered(node) : node;
}

/** A colour number as css writes it. */
export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}
