// The world's clock and the ways Discord writes a moment.

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

/** The time on the server, which may be days ahead of ours. */
export class WorldClock {
  #ahead = 0;

  set(iso) {
    this.#ahead = Date.parse(iso) - Date.now();
  }

  now() {
    return new Date(Date.now() + this.#ahead);
  }
}

/** A moment as `<t:…:style>` shows it. */
export function moment(date, style, now) {
  if (style === "R") return relative(date, now);
  return new Intl.DateTimeFormat(LOCALE, STYLES[style] ?? STYLES.f).format(date);
}

/** A moment to the second, where midnight is the end of the bot's day. */
export function momentInUtc(date) {
  const style = { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" };
  return new Intl.DateTimeFormat(LOCALE, style).format(date);
}

function relative(date, now) {
  const seconds = Math.round((date - now) / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(LOCALE).format(Math.trunc(seconds / length), unit);
}

/** When a message was written, as its byline says it. */
export function written(date, now) {
  const time = moment(date, "t", now);
  if (sameDay(date, now)) return `Today at ${time}`;
  if (sameDay(date, new Date(now - 86_400_000))) return `Yesterday at ${time}`;
  return moment(date, "s", now);
}

export function sameDay(one, other) {
  return one.toDateString() === other.toDateString();
}

const AGEING = { R: (date, now) => relative(date, now), written };

/** Keeps the times under a node that change as time goes by, once a second. */
export function keepTime(root, clock) {
  setInterval(() => {
    for (const node of root.querySelectorAll("time[data-style=R], time[data-style=written]")) {
      const text = AGEING[node.dataset.style](new Date(node.dateTime), clock.now());
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
