// Discord's markdown as DOM nodes.

import { el, externalLink, onActivate } from "../ui/dom.js";
import { formatTime } from "../ui/times.js";
import { blocks } from "./blocks.js";

const TAGS = { bold: "strong", italic: "em", underline: "u", strike: "s" };

/** Renders texts. `names` gives the names of users, if known, and channels, `clock` the time. */
export class MarkdownRenderer {
  #names;
  #clock;

  constructor(names, clock) {
    this.#names = names;
    this.#clock = clock;
  }

  /** A node with the rendered text. */
  render(text, tag = "div") {
    return el(
      tag,
      { class: "prose" },
      blocks(text).map((block) => this.#block(block)),
    );
  }

  #block(block) {
    switch (block.kind) {
      case "heading":
        return el(`h${block.level}`, {}, this.#inline(block.inline));
      case "subtext":
        return el("small", { class: "subtext" }, this.#inline(block.inline));
      case "quote":
        return el(
          "blockquote",
          {},
          block.blocks.map((inner) => this.#block(inner)),
        );
      case "code":
        return el(
          "pre",
          { tabindex: 0 },
          el("code", { "data-language": block.language }, block.text),
        );
      case "list":
        return this.#list(block);
      default:
        return el("p", {}, this.#inline(block.inline));
    }
  }

  #list(block) {
    const items = block.items.map((item) =>
      el(
        "li",
        {},
        this.#inline(item.inline),
        item.blocks.map((inner) => this.#block(inner)),
      ),
    );
    return block.ordered ? el("ol", { start: block.start }, items) : el("ul", {}, items);
  }

  #inline(tokens) {
    return tokens.map((token) => (typeof token === "string" ? token : this.#token(token)));
  }

  #token(token) {
    switch (token.kind) {
      case "code":
        return el("code", {}, token.text);
      case "time":
        return this.#time(token);
      case "user":
        return userMention(token.id, this.#names.user(token.id));
      case "channel":
        return mention(`#${this.#names.channel(token.id)}`);
      case "role":
        return mention("@role");
      case "everyone":
        return mention(`@${token.name}`);
      case "command":
        return mention(`/${token.name}`);
      case "emoji":
        return emoji(token);
      case "drawn":
        return el("span", { class: "drawn" }, token.text);
      case "link":
        return externalLink({ href: token.url }, this.#inline(token.inline));
      case "spoiler":
        return spoiler(this.#inline(token.inline));
      default:
        return el(TAGS[token.kind], {}, this.#inline(token.inline));
    }
  }

  #time({ seconds, style }) {
    const date = new Date(seconds * 1000);
    if (Number.isNaN(date.valueOf())) return "Invalid Date";
    const now = this.#clock.now();
    const title = formatTime(date, "F", now);
    return el(
      "time",
      { datetime: date.toISOString(), "data-style": style, title },
      formatTime(date, style, now),
    );
  }
}

/** Real clients, too, show the mention itself of whoever they don't know. */
function userMention(id, name) {
  return mention(name === undefined ? `<@${id}>` : `@${name}`);
}

function mention(text) {
  return el("span", { class: "mention" }, text);
}

function emoji({ name, id }) {
  return el("img", { class: "emoji", src: `/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:` });
}

function spoiler(children) {
  const reveal = (event) => {
    event.stopPropagation();
    node.classList.add("shown");
    node.removeAttribute("role");
    node.removeAttribute("aria-label");
    node.removeAttribute("tabindex");
  };
  const on = onActivate(reveal);
  const attributes = { class: "spoiler", role: "button", tabindex: 0, "aria-label": "Spoiler", on };
  const node = el("span", attributes, el("span", {}, children));
  return node;
}
