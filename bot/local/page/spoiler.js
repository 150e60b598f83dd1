// A cover over something that is to be seen only when asked for.

import { el } from "./dom.js";

export function spoilered(node) {
  const cover = el("button", { type: "button", class: "cover", on: { click: () => uncover(node, cover) } }, "Spoiler");
  node.inert = true;
  return el("div", { class: "covered" }, node, cover);
}

function uncover(node, cover) {
  node.inert = false;
  cover.parentNode.classList.add("shown");
  cover.remove();
}
