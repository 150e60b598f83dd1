// What was typed into an option, read as the option's type; the client's own complaints.

import { displayName } from "./avatars.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBER = 10;
const WANTED = {
  [INTEGER]: "a valid integer",
  [BOOLEAN]: "True or False",
  [USER]: "a person of this server",
  [CHANNEL]: "a channel of this server",
  [NUMBER]: "a valid number",
};

/** What may be chosen for an option before the bot is asked: {label, value, detail}. */
export function choicesOf(option, world) {
  if (option.choices?.length)
    return option.choices.map(({ name, value }) => ({ label: name, value }));
  switch (option.type) {
    case BOOLEAN:
      return [
        { label: "True", value: true },
        { label: "False", value: false },
      ];
    case USER:
      return world.users.map((user) => ({
        label: displayName(user),
        detail: user.username,
        value: user.id,
      }));
    case CHANNEL:
      return world.channels.map(({ name, id }) => ({ label: `#${name}`, value: id }));
    default:
      return [];
  }
}

/** The choice that a text names, whole. */
export function named(choices, text) {
  const sought = text.trim().toLowerCase().replace(/^[@#]/, "");
  const names = ({ label, value, detail }) => [
    label.replace(/^#/, ""),
    String(value),
    detail ?? "",
  ];
  return (
    choices.find((choice) => names(choice).some((one) => one.toLowerCase() === sought)) ?? null
  );
}

/** The choices whose names hold a text. */
export function holding(choices, text) {
  const sought = text.trim().toLowerCase().replace(/^[@#]/, "");
  return choices.filter(({ label, detail }) =>
    `${label} ${detail ?? ""}`.toLowerCase().includes(sought),
  );
}

/** An option's {value} or {complaint}; `chosen` is what was picked from its list, if anything. */
export function read(option, text, chosen, world) {
  if (!text.trim() && !chosen) return { complaint: "This option is required. Specify a value." };
  if (chosen) return { value: chosen.value };
  const choices = choicesOf(option, world);
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
