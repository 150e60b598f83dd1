// The parts of a form: a text to read, or a field with its label and what is wrong with it.

import { Select } from "../messages/select.js";
import { el, fill } from "../ui/dom.js";

const TEXT = 10;
const TEXT_INPUT = 4;
const PARAGRAPH = 2;
const LONGEST = 4000;

/**
 * A part: `node`, and for a field `focus()`, `check()` (which shows a complaint), and `value()`:
 * its custom id and value. Fields stand under a label (18), or in a row and name themselves (1).
 */
export function formPart(payload, { prose, options }) {
  if (payload.type === TEXT) return { node: prose.node(payload.content) };
  const inner = payload.component ?? payload.components[0];
  const control =
    inner.type === TEXT_INPUT ? textControl(inner) : selectControl(inner, options(inner));
  const label = { text: payload.label ?? inner.label, detail: payload.description };
  return field(inner, control, label);
}

function field(inner, control, label) {
  const { node, target } = control;
  const required = inner.required !== false;
  const error = el("span", { class: "trouble", id: `${crypto.randomUUID()}` });
  target.setAttribute("aria-describedby", error.id);
  const check = () => {
    const complaint = control.complaint(required);
    fill(error, complaint);
    target.setAttribute("aria-invalid", String(Boolean(complaint)));
    return !complaint;
  };
  return {
    node: el("div", { class: "field" }, labelNodes(target, label, required), node, error),
    focus: () => target.focus(),
    check,
    value: () => [inner.custom_id, control.value()],
  };
}

/** The label of a field, tied to it; a select's box is no form control and is told whose it is. */
function labelNodes(target, { text, detail }, required) {
  target.id = crypto.randomUUID();
  const star = required && el("span", { class: "star", "aria-hidden": "true" }, " *");
  const label = el("label", { for: target.id, id: crypto.randomUUID() }, text, star);
  if (target.matches("div")) target.setAttribute("aria-labelledby", label.id);
  return [label, detail && el("small", {}, detail)];
}

function textControl(inner) {
  const most = inner.max_length;
  const common = { maxlength: most ?? LONGEST, placeholder: inner.placeholder };
  const target =
    inner.style === PARAGRAPH
      ? el("textarea", { ...common, rows: 4 })
      : el("input", { ...common, type: "text", autocomplete: "off" });
  const counter = el("span", { class: "counter", "aria-hidden": "true" });
  const count = () => fill(counter, most ? `${target.value.length}/${most}` : "");
  target.value = inner.value ?? "";
  target.addEventListener("input", count);
  count();
  return {
    node: el("div", { class: "text-input" }, target, counter),
    target,
    complaint: (required) => complaint(target.value, inner.min_length ?? 0, required),
    value: () => target.value,
  };
}

function complaint(text, least, required) {
  if (required && !text.trim()) return "This field is required";
  return text && text.length < least ? `Must be ${least} or more in length.` : "";
}

function selectControl(inner, options) {
  const select = new Select(inner, options, () => {});
  return {
    node: select.node,
    target: select.box,
    complaint: (required) => (required && !select.values.length ? "This field is required" : ""),
    value: () => select.values,
  };
}
