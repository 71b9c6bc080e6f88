import type { Attacker } from "./sql/attackers.ts";

export type Outcome = {
  /** The first column of the first row, as text. */
  answer?: string | null;
  rows?: number;
  /** The tables of which rows were written, where that is watched. */
  written?: string[] | null;
  code?: string;
  message?: string;
};

export type Attack = {
  /** What is tried, as it is named when it succeeds. */
  what: string;
  attacker: Attacker;
  sql: string;
  /** Whether the statement answers with a row, rather than with how many it touched. */
  answers: boolean;
  isWatched?: boolean;
  succeeded: (outcome: Outcome) => boolean;
};

const NO_RIGHT = "42501";

/** Anything but a refusal for want of the right: whatever else stopped it came too late. */
const isLetIn = ({ code }: Outcome) => code !== NO_RIGHT;

/** That there was a row to read, or that something else than the missing right was in the way. */
export const hasCounted = (outcome: Outcome) =>
  outcome.code === undefined ? Number(outcome.answer) > 0 : isLetIn(outcome);

export const hasTouched = (outcome: Outcome) =>
  outcome.code === undefined ? Number(outcome.rows) > 0 : isLetIn(outcome);

export const isDone = ({ code }: Outcome) => code === undefined;
