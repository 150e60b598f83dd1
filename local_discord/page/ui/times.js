// The server's clock, and Discord's formats for times.

const LOCALE = "en-GB";
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** The server's time, which may be days ahead of the browser's. */
export class WorldClock {
  #offset = 0;

  set(iso) {
    this.#offset = Date.parse(iso) - Date.now();
  }

  now() {
    return new Date(Date.now() + this.#offset);
  }
}

/** A time as `<t:…:style>` shows it. */
export function formatTime(date, style, now) {
  if (style === "R") return formatRelative(date, now);
  return new Intl.DateTimeFormat(LOCALE, STYLES[style] ?? STYLES.f).format(date);
}

/** A time in UTC, to the second. */
export function formatUtc(date) {
  const style = { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" };
  return new Intl.DateTimeFormat(LOCALE, style).format(date);
}

function formatRelative(date, now) {
  const seconds = Math.round((date - now) / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(LOCALE).format(Math.trunc(seconds / length), unit);
}

/** The time of a message, as its byline shows it. */
export function formatMessageTime(date, now) {
  const time = formatTime(date, "t", now);
  if (sameDay(date, now)) return `Today at ${time}`;
  if (sameDay(date, new Date(now - 86_400_000))) return `Yesterday at ${time}`;
  return formatTime(date, "s", now);
}

export function sameDay(one, other) {
  return one.toDateString() === other.toDateString();
}

const LIVE_FORMATS = { R: (date, now) => formatRelative(date, now), written: formatMessageTime };

/** Updates relative times below a node every second. */
export function updateTimes(root, clock) {
  setInterval(() => {
    for (const node of root.querySelectorAll("time[data-style=R], time[data-style=written]")) {
      const text = LIVE_FORMATS[node.dataset.style](new Date(node.dateTime), clock.now());
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
