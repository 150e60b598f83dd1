// A panel that a button opens next to itself. A click elsewhere or Esc closes it.

const GAP_PX = 8;

/** Connects a panel to its button; `above` opens it above the button instead of below. */
export function popover(button, panel, { above = false } = {}) {
  panel.popover = "auto";
  button.popoverTargetElement = panel;
  button.setAttribute("aria-expanded", "false");
  panel.addEventListener("toggle", ({ newState }) => {
    button.setAttribute("aria-expanded", String(newState === "open"));
    if (newState === "open") place(button, panel, above);
  });
  panel.addEventListener("keydown", (event) => moveFocus(event, panel));
  button.closest("main, nav").append(panel);
}

/** Puts a panel into a host; returns a function that opens it below a node. */
export function contextPanel(host, panel) {
  panel.popover = "auto";
  panel.addEventListener("keydown", (event) => moveFocus(event, panel));
  host.append(panel);
  return (node) => {
    panel.showPopover();
    place(node, panel, node.getBoundingClientRect().bottom > innerHeight / 2);
  };
}

function place(button, panel, above) {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const left = Math.min(Math.max(GAP_PX, at.left), innerWidth - width - GAP_PX);
  panel.style.left = `${left}px`;
  panel.style.top = `${above ? at.top - height - GAP_PX : at.bottom + GAP_PX}px`;
  (panel.querySelector("[aria-checked=true]") ?? panel.querySelector("button"))?.focus();
}

/** Arrow keys move the focus from button to button. */
function moveFocus(event, panel) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...panel.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement);
  buttons[(at + step + buttons.length) % buttons.length].focus();
}
