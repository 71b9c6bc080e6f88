import type { LucideIcon } from "lucide-react";

export type Command = {
  /** Stable across renders. Of two commands with one id, the later one counts. */
  id: string;
  label: string;
  group: string;
  /** Additional words that find it. */
  keywords?: string[];
  Icon?: LucideIcon;
  /** Single keys in sequence, "r" or "g d". "Mod-S" and the like are only shown, not handled. */
  shortcut?: string;
  run: () => void;
  isDisabled?: boolean;
};

/** "g d" is two keys; "Mod-S" is none. */
export function singleKeysOf({ shortcut }: Pick<Command, "shortcut">): string[] {
  return shortcut === undefined || /^(Mod|Shift|Alt)-/.test(shortcut) ? [] : shortcut.split(" ");
}

export function groupCommands(commands: Command[]) {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  }
  return [...groups].map(([heading, members]) => ({ heading, commands: members }));
}
