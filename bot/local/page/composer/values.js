// What was typed into an option, read as the option's type; the client's own complaints.

import { displayName } from "../ui/avatars.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBER = 10;
const CHANNEL_SELECT = 8;
const WANTED = {
  [INTEGER]: "a valid integer",
  [BOOLEAN]: "True or False",
  [USER]: "a person of this server",
  [CHANNEL]: "a channel of this server",
  [NUMBER]: "a valid number",
};

/** What may be chosen for an option before the bot is asked: {label, value, detail}. */
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
      return usersOf(where);
    case CHANNEL:
      return channelsOf(where, option.channel_types);
    default:
      return [];
  }
}

/** Everybody whom we know of. */
export function usersOf({ world }) {
  return world.users.map((user) => ({
    label: `@${displayName(user)}`,
    detail: user.username,
    value: user.id,
  }));
}

/** The channels of the server that we are in, of these types if there are any given. */
export function channelsOf({ world, channel }, types) {
  const fits = ({ kind }) => !types?.length || types.includes(kind);
  return world.channels
    .filter((one) => one.server && one.server === channel.server && fits(one))
    .map(({ name, id }) => ({ label: `#${name}`, value: id }));
}

/** The options of a select: its own, or the people or channels that it lets one choose. */
export function optionsOf(select, where) {
  if (select.options) return select.options;
  const chosen = new Set((select.default_values ?? []).map(({ id }) => id));
  const nameable =
    select.type === CHANNEL_SELECT ? channelsOf(where, select.channel_types) : usersOf(where);
  return nameable.map(({ label, value, detail }) => ({
    label,
    value,
    description: detail,
    default: chosen.has(value),
  }));
}

/** A text as it is compared with names: "@Bob" and "bob" are one. */
export function bare(text) {
  return text.trim().toLowerCase().replace(/^[@#]/, "");
}

/** The choice that a text names, whole. */
export function named(choices, text) {
  const sought = bare(text);
  const names = ({ label, value, detail }) => [label, String(value), detail ?? ""];
  return choices.find((choice) => names(choice).some((one) => bare(one) === sought)) ?? null;
}

/** The choices whose names hold a text. */
export function holding(choices, text) {
  const sought = bare(text);
  return choices.filter(({ label, detail }) =>
    `${label} ${detail ?? ""}`.toLowerCase().includes(sought),
  );
}

/** An option's {value} or {complaint}; `chosen` is what was picked from its list, if anything. */
export function read(option, text, chosen, where) {
  if (!text.trim() && !chosen) return { complaint: "This option is required. Specify a value." };
  if (chosen) return { value: chosen.value };
  const choices = choicesOf(option, where);
  if (choices.length) return oneOf(option, choices, text);
  if (option.type === STRING) return string(option, text.trim());
  if (option.type === INTEGER || option.type === NUMBER) return number(option, text.trim());
  return { complaint: `An option of type ${option.type} cannot be given here.` };
}

function oneOf(option, choices, text) {
  const choice = named(choices, text);
  const wanted =
    WANTED[option.choices?.length ? 0 : option.type] ?? "one of the choices in the list";
  return choice ? { value: choice.value } : { complaint: `Input ${wanted}.` };
}

function string(option, text) {
  const { min_length: least = 0, max_length: most = 6000 } = option;
  if (text.length < least) return { complaint: `Must be ${least} or more in length.` };
  if (text.length > most) return { complaint: `Must be ${most} or fewer in length.` };
  return { value: text };
}

function number(option, text) {
  const pattern = option.type === INTEGER ? /^[+-]?\d+$/ : /^[+-]?\d+([.,]\d+)?$/;
  const value = Number(text.replace(",", "."));
  if (!pattern.test(text)) return { complaint: `Input ${WANTED[option.type]}.` };
  const { min_value: least = Number.MIN_SAFE_INTEGER, max_value: most = Number.MAX_SAFE_INTEGER } =
    option;
  if (value < least) return { complaint: `Must be greater than or equal to ${least}.` };
  if (value > most) return { complaint: `Must be less than or equal to ${most}.` };
  return { value };
}
