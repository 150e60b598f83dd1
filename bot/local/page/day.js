// The server's time, and a way to let it pass.

import { el, fill, pushButton } from "./dom.js";
import { icon } from "./icons.js";
import { popover } from "./popover.js";
import { moment } from "./times.js";

const TITLE = "The server's time";
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
    return pushButton({}, step, label);
  });
  const attributes = { class: "popover menu", role: "group", "aria-label": TITLE };
  const panel = el("div", attributes, el("p", { class: "menu-title" }, TITLE), now, steps);
  panel.addEventListener("beforetoggle", show);
  popover(button, panel);
}
