// The server's time, and a way to let it pass.

import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { popover } from "./popover.js";
import { moment } from "./times.js";

const STEPS = [
  ["Let a minute pass", 60],
  ["Let an hour pass", 3600],
  ["Let a day pass", 86_400],
];

/** A button with a panel; `advance(seconds)` moves the server's clock. */
export function dayControl(button, clock, advance) {
  fill(button, icon("clock", 22));
  const now = el("p", { class: "now", role: "status" });
  const show = () => fill(now, moment(clock.now(), "F", clock.now()));
  const steps = STEPS.map(([label, seconds]) => {
    const step = async () => {
      await advance(seconds);
      show();
    };
    return el("button", { type: "button", on: { click: step } }, label);
  });
  const panel = el("div", { class: "popover menu", role: "group", "aria-label": "The server's time" }, el("p", { class: "menu-title" }, "The server's time"), now, steps);
  panel.addEventListener("beforetoggle", show);
  popover(button, panel);
}
