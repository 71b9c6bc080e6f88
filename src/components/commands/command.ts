import type { LucideIcon } from "lucide-react";

export type Command = {
  /** The same from render to render. Of two with one id, the one that came later counts. */
  id: string;
  label: string;
  /** The heading it stands under. */
  group: string;
  /** Other words a person may look for it by. */
  keywords?: string[];
  Icon?: LucideIcon;
  /**
   * Single keys pressed one after another, "r" or "g d". "Mod-S" and the like are only shown:
   * whoever registers the command listens for them.
   */
  shortcut?: string;
  run: () => void;
  isDisabled?: boolean;
};

/** "g d" is two keys after one another, and "Mod-S" is none. */
export function singleKeysOf({ shortcut }: Command): string[] {
  return shortcut === undefined || /^(Mod|Shift|Alt)-/.test(shortcut) ? [] : shortcut.split(" ");
}

/** Groups in the order of their first command. */
export function groupCommands(commands: Command[]) {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  }
  return [...groups].map(([heading, members]) => ({ heading, commands: members }));
}
