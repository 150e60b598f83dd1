// Building DOM nodes. Text is always set as text: nothing here reads html.

const SVG = "http://www.w3.org/2000/svg";

/** An element; `on` holds listeners, null and false attributes are left out. */
export function el(tag, attributes = {}, ...children) {
  return furnish(document.createElement(tag), attributes, children);
}

export function svg(tag, attributes = {}, ...children) {
  return furnish(document.createElementNS(SVG, tag), attributes, children);
}

function furnish(node, { on = {}, ...attributes }, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    node.setAttribute(name, value === true ? "" : value);
  }
  for (const [event, listener] of Object.entries(on)) node.addEventListener(event, listener);
  node.append(...present(children));
  return node;
}

/** Children, flattened, without the empty ones. */
function present(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false);
}

export function fill(node, ...children) {
  node.replaceChildren(...present(children));
  return node;
}

/** A button that does something and sends no form. */
export function pushButton(attributes, click, ...children) {
  return el("button", { type: "button", ...attributes, on: { click } }, ...children);
}

/** A link out of the page. */
export function outwardLink(attributes, ...children) {
  return el("a", { ...attributes, target: "_blank", rel: "noreferrer noopener" }, ...children);
}

/** Three dots that move while something is awaited. */
export function dots() {
  return el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}

/** A text for a screen reader alone. */
export function unseen(text) {
  return el("span", { class: "unseen" }, text);
}

/** Runs a listener for Enter and Space, as a button would. */
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
