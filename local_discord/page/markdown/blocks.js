// Parses the blocks of Discord's markdown; inline.js parses what is inside a line.

import { inline } from "./inline.js";

const FENCE = /(?<!\\)```(?:([\w+#.-]+)\n)?\n*([\s\S]+?)\n*```/g;
const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const QUOTE = /^> ?(.*)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

/** The blocks of a text: {kind, …} with `inline` tokens or nested `blocks`. */
export function blocks(text) {
  const result = [];
  let from = 0;
  for (const fence of text.matchAll(FENCE)) {
    result.push(...textBlocks(text.slice(from, fence.index).replace(/\n$/, "")));
    result.push({ kind: "code", language: fence[1] ?? "", text: fence[2] });
    from = fence.index + fence[0].length;
  }
  result.push(...textBlocks(text.slice(from).replace(from ? /^\n/ : /^(?!)/, "")));
  return result;
}

function textBlocks(text) {
  if (!text) return [];
  const lines = text.split("\n");
  const result = [];
  while (lines.length) result.push(...nextBlocks(lines));
  return result;
}

/** Takes the next block from the lines; consecutive list items can form several lists. */
function nextBlocks(lines) {
  const [line] = lines;
  if (HEADING.test(line)) return [heading(lines.shift())];
  if (SUBTEXT.test(line))
    return [{ kind: "subtext", inline: inline(lines.shift().match(SUBTEXT)[1]) }];
  if (line.startsWith(">>> "))
    return [{ kind: "quote", blocks: textBlocks(lines.splice(0).join("\n").slice(4)) }];
  if (line.startsWith("> "))
    return [{ kind: "quote", blocks: textBlocks(takeQuoted(lines).join("\n")) }];
  if (ITEM.test(line)) return lists(takeItems(lines));
  return [paragraph(lines)];
}

function heading(line) {
  const [, marks, text] = line.match(HEADING);
  return { kind: "heading", level: marks.length, inline: inline(text.trim()) };
}

function takeQuoted(lines) {
  const taken = [];
  while (lines.length && lines[0].startsWith("> ")) taken.push(lines.shift().match(QUOTE)[1]);
  return taken;
}

function takeItems(lines) {
  const taken = [];
  while (lines.length && ITEM.test(lines[0])) {
    const [, indent, mark, text] = lines.shift().match(ITEM);
    const start = /\d/.test(mark) ? parseInt(mark, 10) : null;
    taken.push({ depth: Math.floor(indent.length / 2), ordered: start !== null, start, text });
  }
  return taken;
}

/** Takes one list from the items; deeper items become lists inside the item before them. */
function list(items) {
  const [first] = items;
  const block = { kind: "list", ordered: first.ordered, start: first.start, items: [] };
  while (items.length && (items[0].depth > first.depth || items[0].ordered === first.ordered)) {
    const deeper = items[0].depth > first.depth ? takeDeeper(items, first.depth) : null;
    if (deeper) block.items.at(-1).blocks.push(...lists(deeper));
    else block.items.push({ inline: inline(items.shift().text), blocks: [] });
  }
  return block;
}

function lists(items) {
  const result = [];
  while (items.length) result.push(list(items));
  return result;
}

function takeDeeper(items, depth) {
  const end = items.findIndex((item) => item.depth <= depth);
  return items.splice(0, end < 0 ? items.length : end);
}

function paragraph(lines) {
  const taken = [lines.shift()];
  while (lines.length && !startsBlock(lines[0])) taken.push(lines.shift());
  return { kind: "paragraph", inline: inline(taken.join("\n")) };
}

function startsBlock(line) {
  return HEADING.test(line) || SUBTEXT.test(line) || ITEM.test(line) || /^(>>>|>) /.test(line);
}
