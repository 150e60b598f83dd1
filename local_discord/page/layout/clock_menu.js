// The server's time, local and in UTC, and buttons to move it forward.

import { el, fill, pushButton } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { popover } from "../ui/popover.js";
import { formatTime, formatUtc } from "../ui/times.js";

const TITLE = "The server's time";
const STEPS = [
  ["Skip a minute", { seconds: 60 }],
  ["Skip an hour", { seconds: 3600 }],
  ["Skip a day", { seconds: 86_400 }],
  ["Skip to just before midnight UTC", { to: "23:59:50" }],
  ["Skip to 04:01 UTC", { to: "04:01:00" }],
];

/** Gives a button its menu; `move(step)` moves the server's clock. */
export function clockMenu(button, clock, move) {
  fill(button, icon("clock", 22));
  const local = el("span", {});
  const utc = el("small", {});
  const show = () => {
    const now = clock.now();
    fill(local, formatTime(now, "F", now));
    fill(utc, `${formatUtc(now)} UTC`);
  };
  const steps = STEPS.map(([label, step]) => {
    const skip = async () => {
      await move(step);
      show();
    };
    return pushButton({}, skip, label);
  });
  const attributes = { class: "popover menu", role: "group", "aria-label": TITLE };
  const now = el("p", { class: "now", role: "timer" }, local, utc);
  const panel = el("div", attributes, el("p", { class: "menu-title" }, TITLE), now, steps);
  let timer = null;
  panel.addEventListener("beforetoggle", ({ newState }) => {
    clearInterval(timer);
    show();
    if (newState === "open") timer = setInterval(show, 1000);
  });
  popover(button, panel);
}
