// One message: its author, content and components.

import { appTag, avatar, displayName } from "../ui/avatars.js";
import { dots, el, pushButton, visuallyHidden } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { formatMessageTime, formatTime } from "../ui/times.js";
import { component } from "./components.js";
import { embed } from "./embed.js";
import { attachments } from "./media.js";

const EPHEMERAL = 64;
const LOADING = 128;
const COMPONENTS_V2 = 32768;
const CHAT_INPUT_COMMAND = 20;
const CONTEXT_MENU_COMMAND = 23;

/** The message as an article. A grouped one, below another of its author, shows no author. */
export function messageNode(message, context, isGrouped) {
  const isEphemeral = Boolean(message.flags & EPHEMERAL);
  const command = usedCommand(message);
  const classes = [
    "message",
    isGrouped && "grouped",
    isEphemeral && "ephemeral",
    command && "answer",
  ];
  return el(
    "article",
    {
      class: classes.filter(Boolean).join(" "),
      "data-id": message.id,
      "aria-label": accessibleName(message),
    },
    command && usedCommandLine(command),
    isGrouped ? shortTime(message, context) : byline(message, context),
    el("div", { class: "content" }, content(message, context)),
    el("p", { class: "failure", role: "alert" }),
    isEphemeral && footnote(message, context),
    context.remove && deletion(context),
  );
}

/** Whether this is a deferred answer that is still empty. */
export function isLoading(message) {
  return Boolean(message.flags & LOADING);
}

/** The user, the name and the target, if any, of the command that a message answers, or null. */
export function usedCommand(message) {
  if (![CHAT_INPUT_COMMAND, CONTEXT_MENU_COMMAND].includes(message.type)) return null;
  const { user, target_user: target } = message.interaction_metadata;
  return { user, target, name: message.interaction?.name ?? null };
}

function deletion({ remove }) {
  const attributes = { class: "delete", "aria-label": "Delete message", title: "Delete message" };
  return pushButton(attributes, remove, icon("trash", 18));
}

function accessibleName(message) {
  const suffix = message.flags & EPHEMERAL ? ", only visible to you" : "";
  return `${displayName(message.author)}${suffix}`;
}

/** "Ada used /coffee order" or "Ada used Treat on Bob", with a line down to the bot's avatar. */
export function usedCommandLine({ user, name: command, target }) {
  const slash = !target && [icon("slash", 14), visuallyHidden("/")];
  return el(
    "div",
    { class: "used" },
    el("span", { class: "spine", "aria-hidden": "true" }),
    avatar(user, 16),
    el("span", { class: "used-by" }, displayName(user)),
    " used ",
    command
      ? el("span", { class: "mention" }, slash, command)
      : "a command",
    target && [" on ", el("span", { class: "used-by" }, displayName(target))],
  );
}

function byline(message, context) {
  return [
    avatar(message.author, 40),
    el(
      "header",
      { class: "byline" },
      context.menu.opener(message.author, { class: "name" }, displayName(message.author)),
      message.author.bot && appTag(),
      timeNode(message, context),
    ),
  ];
}

function timeNode(message, context) {
  const date = new Date(message.timestamp);
  const attributes = {
    datetime: message.timestamp,
    "data-style": "written",
    title: date.toUTCString(),
  };
  return el("time", attributes, formatMessageTime(date, context.clock.now()));
}

function shortTime(message, context) {
  const date = new Date(message.timestamp);
  return el(
    "time",
    { class: "hour", datetime: message.timestamp },
    formatTime(date, "t", context.clock.now()),
  );
}

function content(message, context) {
  if (isLoading(message)) return thinking(message.author);
  const parts = (message.components ?? []).map((payload) => component(payload, context));
  if (message.flags & COMPONENTS_V2) return parts;
  return [
    message.content && text(message, context),
    attachments(message.attachments ?? [], context),
    (message.embeds ?? []).map((payload) => embed(payload, context)),
    parts,
  ];
}

function text(message, context) {
  const node = context.markdown.render(message.content);
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

function footnote(message, context) {
  const dismiss = () => context.dismiss(message);
  const button = pushButton({ class: "as-link" }, dismiss, "Dismiss message");
  return el("p", { class: "footnote" }, icon("eye", 16), "Only you can see this", " · ", button);
}
