import type { Command } from "./command";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const initialsOf = (words: string[]) => words.map((word) => word.charAt(0)).join("");

/**
 * How well a command answers what was typed: 0 is not at all. Its own name counts more than
 * its keywords, the beginning of a word more than its middle; words may come in any order,
 * and initials do ("np" finds "New post").
 */
export function matchScore(command: Pick<Command, "label" | "group" | "keywords">, typed: string) {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return typed.trim() === "" ? 1 : 0;
  const label = wordsOf(command.label);
  const others = wordsOf([command.group, ...(command.keywords ?? [])].join(" "));
  const scores = wanted.map((word) => wordScore(word, label, others));
  if (!scores.includes(0)) {
    const isBeginning = plain(command.label).startsWith(wanted.join(" "));
    return scores.reduce((sum, score) => sum + score, 0) / scores.length + (isBeginning ? 1 : 0);
  }
  const [only] = wanted;
  const isInitials = wanted.length === 1 && only !== undefined && only.length > 1;
  return isInitials && initialsOf(label).startsWith(only) ? 2 : 0;
}

function wordScore(wanted: string, label: string[], others: string[]): number {
  if (label.includes(wanted)) return 5;
  if (label.some((word) => word.startsWith(wanted))) return 4;
  if (others.some((word) => word.startsWith(wanted))) return 3;
  // A letter or two stand in the middle of nearly everything.
  return wanted.length > 2 && label.some((word) => word.includes(wanted)) ? 1 : 0;
}

export type CommandGroup = { heading: string; commands: Command[] };

/** What was found, in groups: best first once something is typed, as registered before that. */
export function findCommands(commands: Command[], typed: string): CommandGroup[] {
  const found = commands
    .map((command) => ({ command, score: matchScore(command, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return groupCommands(found.map(({ command }) => command));
}

/** Groups in the order of their first command. */
export function groupCommands(commands: Command[]): CommandGroup[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const group = groups.get(command.group);
    if (group === undefined) groups.set(command.group, [command]);
    else group.push(command);
  }
  return [...groups].map(([heading, members]) => ({ heading, commands: members }));
}
