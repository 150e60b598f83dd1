// A cover that hides something until it is clicked.

import { el, pushButton } from "../ui/dom.js";

export function spoilered(node) {
  const cover = pushButton({ class: "cover" }, () => uncover(node, cover), "Spoiler");
  node.inert = true;
  return el("div", { class: "covered" }, node, cover);
}

function uncover(node, cover) {
  node.inert = false;
  cover.parentNode.classList.add("shown");
  cover.remove();
}
