// Message buttons, in Discord's five styles.

import { dots, el, externalLink, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

const MESSAGE = /^https:\/\/discord\.com\/channels\/[@\w]+\/\d+\/(\d+)$/;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

export function button(payload, context) {
  return payload.style === 5 ? link(payload) : pressable(payload, context);
}

/** A disabled button can keep the focus, so that keyboard users do not lose their place. */
function pressable(payload, context) {
  const isDisabled = Boolean(payload.disabled);
  const attributes = {
    class: `button ${STYLES[payload.style] ?? "secondary"}`,
    "aria-disabled": isDisabled ? "true" : null,
    "aria-label": payload.label ? null : payload.emoji?.name,
    tabindex: isDisabled ? -1 : null,
    "data-custom-id": payload.custom_id,
  };
  const press = () => isDisabled || context.press(payload, node);
  const node = pushButton(attributes, press, buttonContent(payload), dots());
  return node;
}

function link(payload) {
  const attributes = { class: "button secondary", href: payload.url };
  const message = payload.url.match(MESSAGE)?.[1];
  if (message) attributes.on = { click: (event) => jump(event, message) };
  return externalLink(attributes, buttonContent(payload), icon("external", 16));
}

/** Shows a message of this page, as Discord does with a link to one. */
function jump(event, message) {
  event.preventDefault();
  document.querySelector(`[data-id="${message}"]`)?.scrollIntoView({ block: "end" });
}

export function buttonContent({ emoji, label }) {
  return el(
    "span",
    { class: "button-content" },
    emoji && el("span", { class: "emoji" }, emojiText(emoji)),
    label && el("span", { class: "label" }, label),
  );
}

/** A Unicode emoji itself, or the name of a custom one. */
export function emojiText(emoji) {
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}
