// The parts of a modal: texts, and fields with a label and an error message.

import { Select } from "../messages/select.js";
import { el, fill } from "../ui/dom.js";

const TEXT = 10;
const TEXT_INPUT = 4;
const PARAGRAPH = 2;
const MAX_LENGTH = 4000;

/**
 * A part has a `node`; a field also has `focus()`, `check()`, which shows its error if there is
 * one, and `value()`, its custom id and value. Its label is the component around it (type 18), or
 * its own in an action row (type 1).
 */
export function formPart(payload, { markdown, options }) {
  if (payload.type === TEXT) return { node: markdown.render(payload.content) };
  const inner = payload.component ?? payload.components[0];
  const control =
    inner.type === TEXT_INPUT ? textControl(inner) : selectControl(inner, options(inner));
  const label = { text: payload.label ?? inner.label, detail: payload.description };
  return field(inner, control, label);
}

function field(inner, control, label) {
  const { node, target } = control;
  const required = inner.required !== false;
  const errorNode = el("span", { class: "error", id: `${crypto.randomUUID()}` });
  target.setAttribute("aria-describedby", errorNode.id);
  const check = () => {
    const error = control.error(required);
    fill(errorNode, error);
    target.setAttribute("aria-invalid", String(Boolean(error)));
    return !error;
  };
  return {
    node: el("div", { class: "field" }, labelNodes(target, label, required), node, errorNode),
    focus: () => target.focus(),
    check,
    value: () => [inner.custom_id, control.value()],
  };
}

/** A field's label. A select's box is a div, so it refers to its label by id. */
function labelNodes(target, { text, detail }, required) {
  target.id = crypto.randomUUID();
  const star = required && el("span", { class: "star", "aria-hidden": "true" }, " *");
  const label = el("label", { for: target.id, id: crypto.randomUUID() }, text, star);
  if (target.matches("div")) target.setAttribute("aria-labelledby", label.id);
  return [label, detail && el("small", {}, detail)];
}

function textControl(inner) {
  const max = inner.max_length;
  const common = { maxlength: max ?? MAX_LENGTH, placeholder: inner.placeholder };
  const target =
    inner.style === PARAGRAPH
      ? el("textarea", { ...common, rows: 4 })
      : el("input", { ...common, type: "text", autocomplete: "off" });
  const counter = el("span", { class: "counter", "aria-hidden": "true" });
  const count = () => fill(counter, max ? `${target.value.length}/${max}` : "");
  target.value = inner.value ?? "";
  target.addEventListener("input", count);
  count();
  return {
    node: el("div", { class: "text-input" }, target, counter),
    target,
    error: (required) => textError(target.value, inner.min_length ?? 0, required),
    value: () => target.value,
  };
}

function textError(text, min, required) {
  if (required && !text.trim()) return "This field is required";
  return text && text.length < min ? `Must be ${min} or more in length.` : "";
}

function selectControl(inner, options) {
  const select = new Select(inner, options, () => {});
  return {
    node: select.node,
    target: select.box,
    error: (required) => (required && !select.values.length ? "This field is required" : ""),
    value: () => select.values,
  };
}
