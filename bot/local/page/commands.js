// The bot's commands as a person types them: each leaf of the tree under its full name.

const GROUPS = new Set([1, 2]);

/** The commands that can be typed, from the JSON they were registered with. */
export function leaves(commands) {
  return commands.filter((command) => (command.type ?? 1) === 1).flatMap((command) => under(command, [], command));
}

function under(node, path, root) {
  const trail = [...path, node.name];
  const groups = (node.options ?? []).filter((option) => GROUPS.has(option.type));
  if (groups.length) return groups.flatMap((group) => under(group, trail, root));
  return [new Command(root, trail, node)];
}

export class Command {
  constructor(root, path, leaf) {
    this.root = root;
    this.path = path;
    this.name = path.join(" ");
    this.description = leaf.description;
    this.options = leaf.options ?? [];
  }

  get required() {
    return this.options.filter((option) => option.required);
  }

  /** Option values as an interaction carries them: inside the subcommand that was named. */
  wrap(values) {
    return this.path.slice(1).reduceRight((inner, name, depth) => {
      const type = depth === this.path.length - 2 ? 1 : 2;
      return [{ type, name, options: inner }];
    }, values);
  }
}

/** The commands that a beginning may become, nearest first. */
export function matching(commands, typed) {
  const sought = typed.trim().toLowerCase();
  const near = commands.filter((command) => command.name.startsWith(sought));
  const far = commands.filter((command) => !near.includes(command) && command.name.includes(sought));
  return [...near, ...far];
}

/** The command that a line begins with, once a space says that its name is complete, and what follows. */
export function begun(commands, line) {
  if (!line.startsWith("/")) return null;
  const fits = commands.filter((command) => line.slice(1).toLowerCase().startsWith(`${command.name} `));
  const command = fits.sort((one, other) => other.name.length - one.name.length)[0];
  return command ? { command, rest: line.slice(command.name.length + 2) } : null;
}
