// A panel that a button opens beside itself; a click elsewhere or Esc closes it.

const GAP_PX = 8;

/** Ties a panel to its button; `above` puts it over the button instead of under. */
export function popover(button, panel, { above = false } = {}) {
  panel.popover = "auto";
  button.popoverTargetElement = panel;
  button.setAttribute("aria-expanded", "false");
  panel.addEventListener("toggle", ({ newState }) => {
    button.setAttribute("aria-expanded", String(newState === "open"));
    if (newState === "open") place(button, panel, above);
  });
  panel.addEventListener("keydown", (event) => roam(event, panel));
  document.body.append(panel);
}

function place(button, panel, above) {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const left = Math.min(Math.max(GAP_PX, at.left), innerWidth - width - GAP_PX);
  panel.style.left = `${left}px`;
  panel.style.top = `${above ? at.top - height - GAP_PX : at.bottom + GAP_PX}px`;
  (panel.querySelector("[aria-checked=true]") ?? panel.querySelector("button"))?.focus();
}

/** Arrow keys go from button to button. */
function roam(event, panel) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...panel.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement);
  buttons[(at + step + buttons.length) % buttons.length].focus();
}
