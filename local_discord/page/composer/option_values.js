// The values that an option accepts, and reading what was typed as one of them.

import { displayName } from "../ui/avatars.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBER = 10;
const CHANNEL_SELECT = 8;
const EXPECTED = {
  [INTEGER]: "a valid integer",
  [BOOLEAN]: "True or False",
  [USER]: "a person in this server",
  [CHANNEL]: "a channel in this server",
  [NUMBER]: "a valid number",
};

/** The choices for an option that do not come from the bot: {label, value, detail}. */
export function choicesOf(option, where) {
  if (option.choices?.length)
    return option.choices.map(({ name, value }) => ({ label: name, value }));
  switch (option.type) {
    case BOOLEAN:
      return [
        { label: "True", value: true },
        { label: "False", value: false },
      ];
    case USER:
      return userChoices(where);
    case CHANNEL:
      return channelChoices(where, option.channel_types);
    default:
      return [];
  }
}

function userChoices({ world }) {
  return world.users.map((user) => ({
    label: `@${displayName(user)}`,
    detail: user.username,
    value: user.id,
  }));
}

/** The channels of the current server; only those of the given types, if there are any. */
function channelChoices({ world, channel }, types) {
  const hasType = ({ kind }) => !types?.length || types.includes(kind);
  return world.channels
    .filter((one) => one.server && one.server === channel.server && hasType(one))
    .map(({ name, id }) => ({ label: `#${name}`, value: id }));
}

/** The options of a select: its own, or the users or channels it offers. */
export function selectOptions(select, where) {
  if (select.options) return select.options;
  const defaults = new Set((select.default_values ?? []).map(({ id }) => id));
  const choices =
    select.type === CHANNEL_SELECT
      ? channelChoices(where, select.channel_types)
      : userChoices(where);
  return choices.map(({ label, value, detail }) => ({
    label,
    value,
    description: detail,
    default: defaults.has(value),
  }));
}

/** A name for comparison: "@Bob" and "bob" are the same. */
export function normalized(text) {
  return text.trim().toLowerCase().replace(/^[@#]/, "");
}

/** The choice with this whole name, or null. */
export function findChoice(choices, text) {
  const query = normalized(text);
  const names = ({ label, value, detail }) => [label, String(value), detail ?? ""];
  const matches = (choice) => names(choice).some((name) => normalized(name) === query);
  return choices.find(matches) ?? null;
}

/** The choices whose names contain a text. */
export function filterChoices(choices, text) {
  const query = normalized(text);
  return choices.filter(({ label, detail }) =>
    `${label} ${detail ?? ""}`.toLowerCase().includes(query),
  );
}

/** An option's {value} or {error}; `chosen` is the choice picked from its list, if any. */
export function readValue(option, text, chosen, where) {
  if (!text.trim() && !chosen) return { error: "This option is required. Specify a value." };
  if (chosen) return { value: chosen.value };
  const choices = choicesOf(option, where);
  if (choices.length) return readChoice(option, choices, text);
  if (option.type === STRING) return readString(option, text.trim());
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, text.trim());
  return { error: `This page does not support options of type ${option.type}.` };
}

function readChoice(option, choices, text) {
  const choice = findChoice(choices, text);
  const expected =
    EXPECTED[option.choices?.length ? 0 : option.type] ?? "one of the choices in the list";
  return choice ? { value: choice.value } : { error: `Input ${expected}.` };
}

function readString(option, text) {
  const { min_length: min = 0, max_length: max = 6000 } = option;
  if (text.length < min) return { error: `Must be ${min} or more in length.` };
  if (text.length > max) return { error: `Must be ${max} or fewer in length.` };
  return { value: text };
}

function readNumber(option, text) {
  const pattern = option.type === INTEGER ? /^[+-]?\d+$/ : /^[+-]?\d+([.,]\d+)?$/;
  const value = Number(text.replace(",", "."));
  if (!pattern.test(text)) return { error: `Input ${EXPECTED[option.type]}.` };
  const { min_value: min = Number.MIN_SAFE_INTEGER, max_value: max = Number.MAX_SAFE_INTEGER } =
    option;
  if (value < min) return { error: `Must be greater than or equal to ${min}.` };
  if (value > max) return { error: `Must be less than or equal to ${max}.` };
  return { value };
}
