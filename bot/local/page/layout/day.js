// The server's time, here and in UTC, and ways to let it pass.

import { el, fill, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { popover } from "../ui/popover.js";
import { moment, momentInUtc } from "../ui/times.js";

const TITLE = "The server's time";
const STEPS = [
  ["Let a minute pass", { seconds: 60 }],
  ["Let an hour pass", { seconds: 3600 }],
  ["Let a day pass", { seconds: 86_400 }],
  ["To just before midnight UTC", { to: "23:59:50" }],
  ["To 04:01 UTC", { to: "04:01:00" }],
];

/** A button with a panel; `move(step)` moves the server's clock. */
export function dayControl(button, clock, move) {
  fill(button, icon("clock", 22));
  const here = el("span", {});
  const inUtc = el("small", {});
  const show = () => {
    const now = clock.now();
    fill(here, moment(now, "F", now));
    fill(inUtc, `${momentInUtc(now)} UTC`);
  };
  const steps = STEPS.map(([label, step]) => {
    const take = async () => {
      await move(step);
      show();
    };
    return pushButton({}, take, label);
  });
  const attributes = { class: "popover menu", role: "group", "aria-label": TITLE };
  const now = el("p", { class: "now", role: "timer" }, here, inUtc);
  const panel = el("div", attributes, el("p", { class: "menu-title" }, TITLE), now, steps);
  let ticking = null;
  panel.addEventListener("beforetoggle", ({ newState }) => {
    clearInterval(ticking);
    show();
    if (newState === "open") ticking = setInterval(show, 1000);
  });
  popover(button, panel);
}
