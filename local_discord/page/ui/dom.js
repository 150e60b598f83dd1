// Builds DOM nodes. Text is always set as text, never parsed as HTML.

const SVG = "http://www.w3.org/2000/svg";

/** An element. `on` holds listeners; attributes that are null or false are left out. */
export function el(tag, attributes = {}, ...children) {
  return build(document.createElement(tag), attributes, children);
}

export function svg(tag, attributes = {}, ...children) {
  return build(document.createElementNS(SVG, tag), attributes, children);
}

function build(node, { on = {}, ...attributes }, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    node.setAttribute(name, value === true ? "" : value);
  }
  for (const [event, listener] of Object.entries(on)) node.addEventListener(event, listener);
  node.append(...nonEmpty(children));
  return node;
}

/** The children, flattened, without empty ones. */
function nonEmpty(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false);
}

export function fill(node, ...children) {
  node.replaceChildren(...nonEmpty(children));
  return node;
}

/** A button that submits no form. */
export function pushButton(attributes, click, ...children) {
  return el("button", { type: "button", ...attributes, on: { click } }, ...children);
}

/** A link to another site. */
export function externalLink(attributes, ...children) {
  return el("a", { ...attributes, target: "_blank", rel: "noreferrer noopener" }, ...children);
}

/** Three dots that move while we wait for something. */
export function dots() {
  return el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}

/** Text for screen readers only. */
export function visuallyHidden(text) {
  return el("span", { class: "visually-hidden" }, text);
}

/** Listeners for click, Enter and Space, like a button's. */
export function onActivate(listener) {
  return {
    click: listener,
    keydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      listener(event);
    },
  };
}
