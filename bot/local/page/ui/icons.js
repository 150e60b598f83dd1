// The page's icons, drawn for it: paths on a grid of 24.

import { svg } from "./dom.js";

const PATHS = {
  hash: "M9.5 3 8.7 8H4v2h4.4l-.6 4H3v2h4.5l-.8 5h2l.8-5h4l-.8 5h2l.8-5H20v-2h-4.2l.6-4H21V8h-4.3l.8-5h-2l-.8 5h-4l.8-5zm.9 7h4l-.6 4h-4z",
  menu: "M3 5h18v2H3zm0 6h18v2H3zm0 6h18v2H3z",
  people:
    "M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8m0 2c-4 0-7 2-7 5v1h14v-1c0-3-3-5-7-5m8-2a3.5 3.5 0 0 0 0-7c-.6 0-1.1.1-1.6.4A6 6 0 0 1 15.2 11.6c.5.3 1.2.4 1.8.4m1 2c2.5.5 4 2.2 4 4.5V20h-4v-1c0-2-.9-3.7-2.4-4.9z",
  clock:
    "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16m-1 3v6l4.5 2.7 1-1.7-3.5-2V7z",
  sun: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.5 4.9l1.4-1.4 2.9 2.9-1.4 1.4zm12.7 12.7 1.4-1.4 2.9 2.9-1.4 1.4zM4.9 20.5l-1.4-1.4 2.9-2.9 1.4 1.4zM17.6 7.8l-1.4-1.4 2.9-2.9 1.4 1.4z",
  moon: "M13 2a9 9 0 1 0 9 12.5A8 8 0 0 1 13 2",
  eye: "M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.5-6-7-11-7m0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9m0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  close:
    "m5.6 4.2 6.4 6.4 6.4-6.4 1.4 1.4-6.4 6.4 6.4 6.4-1.4 1.4-6.4-6.4-6.4 6.4-1.4-1.4 6.4-6.4-6.4-6.4z",
  chevron: "m5 8.5 7 7 7-7 1.5 1.5L12 18.5 3.5 10z",
  send: "M3 3.5 22 12 3 20.5l1.5-7L14 12l-9.5-1.5z",
  plus: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m-1 5h2v4h4v2h-4v4h-2v-4H7v-2h4z",
  slash: "M15.5 3 6.5 21h2.2l9-18z",
  check: "m9.5 17.6-5.6-5.6 1.4-1.4 4.2 4.2 9.2-9.2 1.4 1.4z",
  outward: "M14 3h7v7h-2V6.4l-8.3 8.3-1.4-1.4L17.6 5H14zM4 5h7v2H6v11h11v-5h2v7H4z",
  warning: "M12 2 1 21h22zm-1 7h2v6h-2zm0 8h2v2h-2z",
  crown: "m3 7 4.5 4L12 4l4.5 7L21 7l-2 11H5zm2 12h14v2H5z",
  file: "M6 2h8l5 5v15H6zm7 1.5V8h4.5z",
  chat: "M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4v-4H4a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2",
};

export function icon(name, size = 24) {
  return svg(
    "svg",
    { class: "icon", width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { fill: "currentColor", d: PATHS[name] }),
  );
}
