// Embeds, as far as a plain bot uses them.

import { el } from "../ui/dom.js";
import { colour } from "./components.js";
import { gallery } from "./media.js";

export function embed(payload, scene) {
  const node = el(
    "article",
    { class: "embed" },
    payload.author && el("div", { class: "embed-author" }, payload.author.name),
    payload.title && el("div", { class: "embed-title" }, scene.prose.node(payload.title)),
    payload.description && scene.prose.node(payload.description),
    payload.fields?.length > 0 &&
      el(
        "dl",
        { class: "embed-fields" },
        payload.fields.map((field) => fieldNode(field, scene)),
      ),
    payload.image && gallery([{ media: payload.image }], scene),
    payload.footer && el("footer", {}, payload.footer.text),
  );
  if (payload.color) node.style.setProperty("--accent", colour(payload.color));
  return node;
}

function fieldNode(field, scene) {
  return el(
    "div",
    { class: field.inline ? "inline" : null },
    el("dt", {}, scene.prose.node(field.name)),
    el("dd", {}, scene.prose.node(field.value)),
  );
}
