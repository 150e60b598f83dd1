// Commands as a person types them: every leaf of the command tree under its full name.

const SUB_COMMAND_TYPES = new Set([1, 2]);

/** The commands that can be typed, from the JSON of the registered commands. */
export function commandLeaves(commands) {
  return commands.flatMap((command) => leavesOf(command, []));
}

/** Each leaf is {name, description, options, required}; its name includes its parents' names. */
function leavesOf(node, parents) {
  const path = [...parents, node.name];
  const options = node.options ?? [];
  const subCommands = options.filter((option) => SUB_COMMAND_TYPES.has(option.type));
  if (subCommands.length) return subCommands.flatMap((subCommand) => leavesOf(subCommand, path));
  const required = options.filter((option) => option.required);
  return [{ name: path.join(" "), description: node.description, options, required }];
}

/** The commands whose names contain a text; those that start with it come first. */
export function matchingCommands(commands, typed) {
  const query = typed.trim().toLowerCase();
  const prefixed = commands.filter((command) => command.name.startsWith(query));
  const others = commands.filter(
    (command) => !prefixed.includes(command) && command.name.includes(query),
  );
  return [...prefixed, ...others];
}

/** The command at the start of a line, once a space follows its name, and the rest of the line. */
export function commandAtStart(commands, line) {
  if (!line.startsWith("/")) return null;
  const candidates = commands.filter((command) =>
    line.slice(1).toLowerCase().startsWith(`${command.name} `),
  );
  const command = candidates.sort((one, other) => other.name.length - one.name.length)[0];
  return command ? { command, rest: line.slice(command.name.length + 2) } : null;
}

/** What follows "name:" at the start of a text, if it is this option's name; otherwise null. */
export function afterOptionName(option, text) {
  const prefix = `${option.name}:`;
  const typed = text.trimStart();
  return typed.startsWith(prefix)
    ? { option, rest: typed.slice(prefix.length).trimStart() }
    : null;
}

/** An option name that was typed inside or instead of a value: "mocha cups:2", "cups:2". */
export function nextOptionIn(text, options) {
  for (const found of text.matchAll(/(?:^|\s)([\w-]+):/g)) {
    const option = options.find(({ name }) => name === found[1]);
    const end = found.index + found[0].length;
    if (option) return { option, text: text.slice(0, found.index).trim(), rest: text.slice(end) };
  }
  return null;
}
