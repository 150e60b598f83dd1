// One message: who wrote it, what it says, what can be pressed.

import { appTag, avatar, displayName } from "../ui/avatars.js";
import { dots, el, pushButton, unseen } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { moment, written } from "../ui/times.js";
import { component } from "./components.js";
import { embed } from "./embed.js";
import { attachments } from "./media.js";

const EPHEMERAL = 64;
const LOADING = 128;
const COMPONENTS_V2 = 32768;
const CHAT_INPUT_COMMAND = 20;

/** The message as an article; one that follows its author's last has no face and name. */
export function messageNode(message, scene, following) {
  const secret = Boolean(message.flags & EPHEMERAL);
  const origin = answered(message);
  const classes = ["message", following && "following", secret && "ephemeral", origin && "answer"];
  return el(
    "article",
    {
      class: classes.filter(Boolean).join(" "),
      "data-id": message.id,
      "aria-label": name(message),
    },
    origin && usedLine(origin),
    following ? hourNode(message, scene) : byline(message, scene),
    el("div", { class: "content" }, content(message, scene)),
    el("p", { class: "failure", role: "alert" }),
    secret && footnote(message, scene),
  );
}

/** Whether the bot has said that its answer will come later. */
export function isLoading(message) {
  return Boolean(message.flags & LOADING);
}

/** Who used which command, for a message that answers one. */
export function answered(message) {
  if (message.type !== CHAT_INPUT_COMMAND) return null;
  return message.interaction ?? { user: message.interaction_metadata.user, name: null };
}

function name(message) {
  return `${displayName(message.author)}${message.flags & EPHEMERAL ? ", only to you" : ""}`;
}

/** "Ada used /divan play", with the line that leads down to the bot's face. */
export function usedLine({ user, name: command }) {
  return el(
    "div",
    { class: "used" },
    el("span", { class: "spine", "aria-hidden": "true" }),
    avatar(user, 16),
    el("span", { class: "used-by" }, displayName(user)),
    " used ",
    command
      ? el("span", { class: "mention" }, icon("slash", 14), unseen("/"), command)
      : "a command",
  );
}

function byline(message, scene) {
  return [
    avatar(message.author, 40),
    el(
      "header",
      { class: "byline" },
      el("span", { class: "name" }, displayName(message.author)),
      message.author.bot && appTag(),
      timeNode(message, scene),
    ),
  ];
}

function timeNode(message, scene) {
  const date = new Date(message.timestamp);
  const attributes = {
    datetime: message.timestamp,
    "data-style": "written",
    title: date.toUTCString(),
  };
  return el("time", attributes, written(date, scene.clock.now()));
}

function hourNode(message, scene) {
  const date = new Date(message.timestamp);
  return el(
    "time",
    { class: "hour", datetime: message.timestamp },
    moment(date, "t", scene.clock.now()),
  );
}

function content(message, scene) {
  if (isLoading(message)) return thinking(message.author);
  const parts = (message.components ?? []).map((payload) => component(payload, scene));
  if (message.flags & COMPONENTS_V2) return parts;
  return [
    message.content && text(message, scene),
    attachments(message.attachments ?? [], scene),
    (message.embeds ?? []).map((payload) => embed(payload, scene)),
    parts,
  ];
}

function text(message, scene) {
  const node = scene.prose.node(message.content);
  const end = node.lastElementChild.matches("p") ? node.lastElementChild : node;
  if (message.edited_timestamp) end.append(el("span", { class: "edited" }, " (edited)"));
  return node;
}

function thinking(author) {
  return el(
    "p",
    { class: "thinking", role: "status" },
    dots(),
    `${displayName(author)} is thinking…`,
  );
}

function footnote(message, scene) {
  const dismiss = pushButton({ class: "as-link" }, () => scene.dismiss(message), "Dismiss message");
  return el("p", { class: "footnote" }, icon("eye", 16), "Only you can see this", " · ", dismiss);
}
