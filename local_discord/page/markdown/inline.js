// Parses inline markdown into a tree of tokens.

const ESCAPE = /\\([^0-9A-Za-z\s])/uy;
/** What Discord draws: every character that can be an emoji, unless U+FE0E keeps it as text. */
const DRAWN =
  /[0-9#*]\ufe0f?\u20e3|\p{RI}\p{RI}|(?![0-9#*])\p{Emoji}(?:\p{EMod}|\ufe0f)?(?:\u200d\p{Emoji}(?:\p{EMod}|\ufe0f)?)*(?!\ufe0e)/uy;
const SIMPLE = [
  [
    "code",
    /(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y,
    (m) => ({ text: m[2].replace(/^ (.*`.*) $/, "$1") }),
  ],
  [
    "time",
    /<t:(-?\d{1,17})(?::([tTdDfFRsS]))?>/y,
    (m) => ({ seconds: Number(m[1]), style: m[2] ?? "f" }),
  ],
  ["user", /<@!?(\d+)>/y, (m) => ({ id: m[1] })],
  ["channel", /<#(\d+)>/y, (m) => ({ id: m[1] })],
  ["role", /<@&(\d+)>/y, (m) => ({ id: m[1] })],
  ["command", /<\/([^:>]+):\d+>/y, (m) => ({ name: m[1] })],
  ["emoji", /<a?:(\w+):(\d+)>/y, (m) => ({ name: m[1], id: m[2] })],
  ["drawn", DRAWN, (m) => ({ text: m[0] })],
  ["everyone", /@(everyone|here)\b/y, (m) => ({ name: m[1] })],
  ["link", /<(https?:\/\/[^\s<>]+)>/y, (m) => ({ url: m[1], inline: [m[1]] })],
  ["link", /https?:\/\/[^\s<]+[^\s<.,:;"'\])*_~|]/y, (m) => ({ url: m[0], inline: [m[0]] })],
];
const LINK = /\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/y;
const INNER = String.raw`((?:\\[\s\S]|[^\\])+?)`;
const SPANS = [
  ["spoiler", new RegExp(String.raw`\|\|${INNER}\|\|`, "y")],
  ["bold", new RegExp(String.raw`\*\*${INNER}\*\*(?!\*)`, "y")],
  ["underline", new RegExp(String.raw`__${INNER}__(?!_)`, "y")],
  ["strike", new RegExp(String.raw`~~${INNER}~~`, "y")],
  ["italic", /\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)(?<!\s)\*(?!\*)/y],
  ["italic", /(?<!\w)_((?:__|\\[\s\S]|[^_\\])+?)_(?!\w)/y],
];

/** The tokens of a text: strings, and {kind, …} with nested `inline` tokens. */
export function inline(text) {
  const tokens = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const { token, length } = tokenAt(text, at);
    at += length;
    if (typeof token === "string") plain += token;
    else {
      if (plain) tokens.push(plain);
      plain = "";
      tokens.push(token);
    }
  }
  return plain ? [...tokens, plain] : tokens;
}

function tokenAt(text, at) {
  const escaped = match(ESCAPE, text, at);
  if (escaped) return { token: escaped[1], length: escaped[0].length };
  return simpleAt(text, at) ?? linkAt(text, at) ?? spanAt(text, at) ?? characterAt(text, at);
}

function characterAt(text, at) {
  const token = String.fromCodePoint(text.codePointAt(at));
  return { token, length: token.length };
}

function simpleAt(text, at) {
  for (const [kind, pattern, read] of SIMPLE) {
    const found = match(pattern, text, at);
    if (found) return { token: { kind, ...read(found) }, length: found[0].length };
  }
  return null;
}

function linkAt(text, at) {
  const found = match(LINK, text, at);
  if (!found) return null;
  return {
    token: { kind: "link", url: found[2], inline: inline(found[1]) },
    length: found[0].length,
  };
}

function spanAt(text, at) {
  for (const [kind, pattern] of SPANS) {
    const found = match(pattern, text, at);
    if (found) return { token: { kind, inline: inline(found[1]) }, length: found[0].length };
  }
  return null;
}

function match(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
