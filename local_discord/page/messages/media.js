// Pictures and files in messages.

import { el, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { spoilered } from "./spoiler.js";

/** A media gallery: one picture fills the width, several form a mosaic as in Discord. */
export function gallery(items, context) {
  const isSingle = items.length === 1;
  const pictures = items.map((item, index) =>
    picture(item, () => context.enlarge(items, index), isSingle),
  );
  return el("div", { class: "gallery", "data-count": items.length }, pictures);
}

export function thumbnail(payload, context) {
  return el(
    "div",
    { class: "thumbnail" },
    picture(payload, () => context.enlarge([payload], 0), false),
  );
}

function picture(item, enlarge, isSingle) {
  const { url, width, height } = item.media;
  const alt = item.description ?? "";
  const size = isSingle ? { width, height } : {};
  const img = el("img", { src: url, alt, ...size, draggable: "false" });
  const label = `Enlarge: ${alt || "picture"}`;
  const opener = pushButton({ class: "picture", "aria-label": label }, enlarge, img);
  const frame = el("div", { class: "frame" }, opener, isSingle && alt && altBadge(alt));
  return item.spoiler ? spoilered(frame) : frame;
}

/** The badge that shows a picture's alt text. */
export function altBadge(alt) {
  const text = el("p", { class: "alt-text", hidden: true }, alt);
  const toggle = () => {
    text.hidden = !text.hidden;
    badge.setAttribute("aria-expanded", String(!text.hidden));
  };
  const leave = (event) => {
    if (event.key !== "Escape" || text.hidden) return;
    event.stopPropagation();
    event.preventDefault();
    toggle();
  };
  const attributes = {
    class: "alt-badge",
    "aria-expanded": "false",
    "aria-label": "ALT: image description",
  };
  const badge = pushButton(attributes, toggle, "ALT");
  badge.addEventListener("keydown", leave);
  return el("div", { class: "alt" }, text, badge);
}

export function file(payload) {
  const { url, content_type } = payload.file;
  const name =
    payload.name ?? decodeURIComponent(new URL(url, location.href).pathname.split("/").at(-1));
  const node = el(
    "div",
    { class: "file" },
    icon("file", 30),
    el(
      "span",
      {},
      el("a", { href: url, download: name }, name),
      el("small", {}, size(payload.size) ?? content_type),
    ),
  );
  return payload.spoiler ? spoilered(node) : node;
}

function size(bytes) {
  if (bytes === undefined || bytes === null) return null;
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(2)} KB`;
}

/** Attachments outside components: pictures as a gallery, the rest as files. */
export function attachments(list, context) {
  const shown = list.filter((one) => one.content_type?.startsWith("image/"));
  const others = list.filter((one) => !shown.includes(one));
  return [
    shown.length > 0 &&
      gallery(
        shown.map((one) => ({ media: one, description: one.description })),
        context,
      ),
    others.map((one) => file({ file: one, name: one.filename, size: one.size })),
  ];
}
