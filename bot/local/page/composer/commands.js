// The bot's commands as a person types them: each leaf of the tree under its full name.

const GROUPS = new Set([1, 2]);

/** The commands that can be typed, from the JSON they were registered with. */
export function leaves(commands) {
  return commands.flatMap((command) => under(command, []));
}

/** A leaf is {name, description, options, required}; its name is all its words. */
function under(node, path) {
  const trail = [...path, node.name];
  const options = node.options ?? [];
  const groups = options.filter((option) => GROUPS.has(option.type));
  if (groups.length) return groups.flatMap((group) => under(group, trail));
  const required = options.filter((option) => option.required);
  return [{ name: trail.join(" "), description: node.description, options, required }];
}

/** The commands that a beginning may become, nearest first. */
export function matching(commands, typed) {
  const sought = typed.trim().toLowerCase();
  const near = commands.filter((command) => command.name.startsWith(sought));
  const far = commands.filter(
    (command) => !near.includes(command) && command.name.includes(sought),
  );
  return [...near, ...far];
}

/** The command that a line begins with, once a space ends its name, and what follows it. */
export function begun(commands, line) {
  if (!line.startsWith("/")) return null;
  const fits = commands.filter((command) =>
    line.slice(1).toLowerCase().startsWith(`${command.name} `),
  );
  const command = fits.sort((one, other) => other.name.length - one.name.length)[0];
  return command ? { command, rest: line.slice(command.name.length + 2) } : null;
}

/** What follows "name:" at the beginning of a text, if it is this option's name. */
export function startedWith(option, text) {
  const beginning = `${option.name}:`;
  const typed = text.trimStart();
  return typed.startsWith(beginning)
    ? { option, rest: typed.slice(beginning.length).trimStart() }
    : null;
}

/** An option's name that was typed in a value, or instead of one: "sultan deal:1", "deal:1". */
export function spilled(text, options) {
  for (const found of text.matchAll(/(?:^|\s)([\w-]+):/g)) {
    const option = options.find((one) => one.name === found[1]);
    const end = found.index + found[0].length;
    if (option) return { option, text: text.slice(0, found.index).trim(), rest: text.slice(end) };
  }
  return null;
}
