import { defaultFilter } from "cmdk";
import { groupCommands, type Command } from "./command";

/** Below this score, a word matches only as scattered letters. */
const LEAST = 0.15;

/** One or two letters must begin a word, because they occur in nearly everything. */
const LEAST_OF_TWO = 0.5;

/** A command's own name ranks above another's keyword. */
const KEYWORD_WEIGHT = 0.9;

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

type Searched = Pick<Command, "label" | "group" | "keywords">;

/** How well a command matches the typed words, in any order, by cmdk's score of each word. */
export function scoreOf({ label, group, keywords = [] }: Searched, typed: string): number {
  if (typed.trim() === "") return 1;
  const name = plain(label);
  const others = plain([group, ...keywords].join(" "));
  const words = plain(typed).match(/[\p{L}\p{N}]+/gu);
  if (words === null) return 0;
  return words.reduce((product, word) => {
    const score = Math.max(defaultFilter(name, word), KEYWORD_WEIGHT * defaultFilter(others, word));
    return score < (word.length > 2 ? LEAST : LEAST_OF_TWO) ? 0 : product * score;
  }, 1);
}

/** Matching commands in groups: best first, or as registered while nothing is typed. */
export function findCommands(commands: Command[], typed: string) {
  const found = commands
    .map((command) => ({ command, score: scoreOf(command, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return groupCommands(found.map(({ command }) => command));
}
