// A large view of a picture. Arrow keys go through its gallery; Esc or a click outside closes it.

import { el, externalLink, fill, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { altBadge } from "./media.js";

/** Opens a gallery at one of its pictures. */
export function enlarge(items, index) {
  let at = index;
  const stage = el("div", { class: "stage" });
  const attributes = { class: "round", "aria-label": "Close" };
  const close = pushButton(attributes, () => dialog.close(), icon("close", 20));
  const dialog = el("dialog", { class: "lightbox", "aria-label": "Picture" }, stage, close);
  const show = () => fill(stage, figure(items[at].media, items[at].description ?? ""));
  const step = (by) => {
    at = (at + by + items.length) % items.length;
    show();
  };
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowRight") step(1);
    if (event.key === "ArrowLeft") step(-1);
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target === stage) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  show();
  document.body.append(dialog);
  dialog.showModal();
}

function figure(media, alt) {
  return el(
    "figure",
    {},
    el("div", { class: "frame" }, el("img", { src: media.url, alt }), alt && altBadge(alt)),
    externalLink({ href: media.url }, "Open in browser"),
  );
}
