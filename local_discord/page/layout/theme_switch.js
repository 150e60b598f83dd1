// The dark or light theme: the system's, until the switch is used.

import { fill } from "../ui/dom.js";
import { icon } from "../ui/icons.js";

const KEY = "theme";

export function themeSwitch(button) {
  const system = matchMedia("(prefers-color-scheme: light)");
  const show = () => {
    const theme = localStorage.getItem(KEY) ?? (system.matches ? "light" : "dark");
    const other = theme === "light" ? "dark" : "light";
    document.documentElement.dataset.theme = theme;
    fill(button, icon(other === "light" ? "sun" : "moon", 22));
    button.setAttribute("aria-label", `Switch to the ${other} theme`);
    button.title = `Switch to the ${other} theme`;
    button.onclick = () => {
      localStorage.setItem(KEY, other);
      show();
    };
  };
  system.addEventListener("change", show);
  show();
}
