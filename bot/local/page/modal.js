// A bot's form in a dialog: texts and selects, each under its label.

import { avatar, displayName } from "./avatars.js";
import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { Select } from "./select.js";

const PARAGRAPH = 2;

/**
 * Shows the form. `submit(fields)`, values by custom id, gives true when the bot answered; until then the dialog
 * stays with what was typed.
 */
export function openModal(form, { bot, prose, submit }) {
  const fields = form.components.map((payload) => field(payload, { prose }));
  const trouble = el("p", { class: "trouble", role: "alert" });
  const send = el("button", { type: "submit", class: "button primary" }, el("span", { class: "face" }, "Submit"), dots());
  const cancel = el("button", { type: "button", class: "button plain", on: { click: () => dialog.close() } }, "Cancel");
  const page = el(
    "form",
    { novalidate: true, on: { submit: (event) => submitted(event) } },
    el("div", { class: "modal-body" }, fields.map((one) => one.node), trouble),
    el("footer", {}, cancel, send),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": "modal-title" }, head(form, bot, () => dialog.close()), page);

  async function submitted(event) {
    event.preventDefault();
    const wrong = fields.filter((one) => !one.check());
    if (wrong.length) return wrong[0].focus();
    send.classList.add("busy");
    fill(trouble);
    const filled = fields.filter((one) => one.value).map((one) => one.value());
    const answered = await submit(Object.fromEntries(filled));
    send.classList.remove("busy");
    if (answered) dialog.close();
    else fill(trouble, "Something went wrong. Try again.");
  }

  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  fields.find((one) => one.focus)?.focus();
}

function head(form, bot, close) {
  return el(
    "header",
    {},
    avatar(bot, 32),
    el("div", {}, el("h2", { id: "modal-title" }, form.title), el("small", {}, displayName(bot))),
    el("button", { type: "button", class: "round", "aria-label": "Close", on: { click: close } }, icon("close", 20)),
  );
}

function dots() {
  return el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}

/** A part of the form: a text to read, or a field under a label (18) or in a row (1). */
function field(payload, scene) {
  if (payload.type === 10) return { node: scene.prose.node(payload.content), check: () => true };
  const inner = payload.component ?? payload.components[0];
  const label = { text: payload.label ?? inner.label ?? "", detail: payload.description };
  const control = inner.type === 4 ? textControl(inner) : selectControl(inner);
  return labelled(control, inner, label);
}

function labelled(control, inner, label) {
  const id = `field-${crypto.randomUUID()}`;
  const error = el("span", { class: "trouble", id: `${id}-error` });
  const required = inner.required !== false;
  control.target.id = id;
  control.target.setAttribute("aria-describedby", `${id}-error`);
  const star = required && el("span", { class: "star", "aria-hidden": "true" }, " *");
  const node = el(
    "div",
    { class: "field" },
    el("label", { for: id, id: `${id}-label` }, label.text, star),
    label.detail && el("small", {}, label.detail),
    control.node,
    error,
  );
  if (control.target.tagName === "DIV") control.target.setAttribute("aria-labelledby", `${id}-label`);
  const check = () => {
    const complaint = control.complaint(required);
    fill(error, complaint);
    control.target.setAttribute("aria-invalid", String(Boolean(complaint)));
    return !complaint;
  };
  return { node, check, focus: () => control.target.focus(), value: () => [inner.custom_id, control.value()] };
}

function textControl(inner) {
  const attributes = { maxlength: inner.max_length ?? 4000, placeholder: inner.placeholder ?? "", "data-custom-id": inner.custom_id };
  const target = inner.style === PARAGRAPH ? el("textarea", { ...attributes, rows: 4 }) : el("input", { ...attributes, type: "text", autocomplete: "off" });
  target.value = inner.value ?? "";
  const counter = el("span", { class: "counter", "aria-hidden": "true" });
  const count = () => fill(counter, inner.max_length ? `${target.value.length}/${inner.max_length}` : "");
  target.addEventListener("input", count);
  count();
  return {
    node: el("div", { class: "text-input" }, target, counter),
    target,
    complaint: (required) => textComplaint(target.value, inner, required),
    value: () => target.value,
  };
}

function textComplaint(value, inner, required) {
  if (required && !value.trim()) return "This field is required";
  if (value && value.length < (inner.min_length ?? 0)) return `Must be ${inner.min_length} or more in length.`;
  return "";
}

function selectControl(inner) {
  const box = new Select(inner, () => {});
  return {
    node: box.node,
    target: box.node.firstChild,
    complaint: (required) => (required && !box.values.length ? "This field is required" : ""),
    value: () => box.values,
  };
}
