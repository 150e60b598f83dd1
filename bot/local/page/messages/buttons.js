// Buttons of messages, in Discord's five kinds.

import { dots, el, outwardLink, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

const KINDS = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

export function button(payload, scene) {
  return payload.style === 5 ? link(payload) : pressable(payload, scene);
}

/** Off is said to be off, yet keeps the focus: pressing on by keyboard does not lose its place. */
function pressable(payload, scene) {
  const off = Boolean(payload.disabled);
  const attributes = {
    class: `button ${KINDS[payload.style] ?? "secondary"}`,
    "aria-disabled": off ? "true" : null,
    "aria-label": payload.label ? null : payload.emoji?.name,
    tabindex: off ? -1 : null,
    "data-custom-id": payload.custom_id,
  };
  const press = () => off || scene.press(payload, node);
  const node = pushButton(attributes, press, face(payload), dots());
  return node;
}

function link(payload) {
  const attributes = { class: "button secondary", href: payload.url };
  return outwardLink(attributes, face(payload), icon("outward", 16));
}

function face({ emoji, label }) {
  return el(
    "span",
    { class: "face" },
    emoji && el("span", { class: "emoji" }, emojiText(emoji)),
    label && el("span", { class: "label" }, label),
  );
}

/** A unicode emoji as it is; one of a server's own by its name. */
export function emojiText(emoji) {
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}
