// Embeds: the parts that bots commonly use.

import { el } from "../ui/dom.js";
import { cssColour } from "./components.js";
import { gallery } from "./media.js";

export function embed(payload, context) {
  const node = el(
    "article",
    { class: "embed" },
    payload.author && el("div", { class: "embed-author" }, payload.author.name),
    payload.title && el("div", { class: "embed-title" }, context.markdown.render(payload.title)),
    payload.description && context.markdown.render(payload.description),
    payload.fields?.length > 0 &&
      el(
        "dl",
        { class: "embed-fields" },
        payload.fields.map((field) => fieldNode(field, context)),
      ),
    payload.image && gallery([{ media: payload.image }], context),
    payload.footer && el("footer", {}, payload.footer.text),
  );
  if (payload.color) node.style.setProperty("--accent", cssColour(payload.color));
  return node;
}

function fieldNode(field, context) {
  return el(
    "div",
    { class: field.inline ? "inline" : null },
    el("dt", {}, context.markdown.render(field.name)),
    el("dd", {}, context.markdown.render(field.value)),
  );
}
