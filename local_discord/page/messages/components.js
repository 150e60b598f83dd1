// Message components as DOM nodes.

import { el } from "../ui/dom.js";
import { button } from "./buttons.js";
import { file, gallery, thumbnail } from "./media.js";
import { select } from "./select.js";
import { spoilered } from "./spoiler.js";

const RENDERERS = {
  1: row,
  2: button,
  3: select,
  5: select,
  7: select,
  8: select,
  9: section,
  10: (component, context) => context.markdown.render(component.content),
  11: (component, context) => thumbnail(component, context),
  12: (component, context) => gallery(component.items, context),
  13: file,
  14: separator,
  17: container,
};

/**
 * A component's node. The context has a `markdown` renderer, `press(component, node)`,
 * `choose(component, values)`, `enlarge(items, index)`, and `options(select)`, which returns the
 * options of a select.
 */
export function component(payload, context) {
  const render = RENDERERS[payload.type];
  return render
    ? render(payload, context)
    : el("p", { class: "unknown" }, `This page cannot show components of type ${payload.type}.`);
}

function renderAll(payloads, context) {
  return (payloads ?? []).map((payload) => component(payload, context));
}

function row(payload, context) {
  return el("div", { class: "row" }, renderAll(payload.components, context));
}

function section(payload, context) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-text" }, renderAll(payload.components, context)),
    el("div", { class: "accessory" }, component(payload.accessory, context)),
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

function container(payload, context) {
  const node = el("div", { class: "container" }, renderAll(payload.components, context));
  if (payload.accent_color !== null && payload.accent_color !== undefined) {
    node.classList.add("accented");
    node.style.setProperty("--accent", cssColour(payload.accent_color));
  }
  return payload.spoiler ? spoilered(node) : node;
}

/** A colour number in CSS notation. */
export function cssColour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}
