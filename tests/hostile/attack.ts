import type { Attacker } from "./sql/attackers.ts";

export type Outcome = {
  answer?: string | null;
  rows?: number;
  written?: string[] | null;
  code?: string;
  message?: string;
};

export type Attack = {
  what: string;
  attacker: Attacker;
  sql: string;
  answers: boolean;
  isWatched?: boolean;
  succeeded: (outcome: Outcome) => boolean;
};

const NO_RIGHT = "42501";

/** Any other error means that the attack passed the rights check. */
const isLetIn = ({ code }: Outcome) => code !== NO_RIGHT;

/** Rows were affected, or another error than a missing right. */
export const hasCounted = (outcome: Outcome) =>
  outcome.code === undefined ? Number(outcome.answer) > 0 : isLetIn(outcome);

export const hasTouched = (outcome: Outcome) =>
  outcome.code === undefined ? Number(outcome.rows) > 0 : isLetIn(outcome);

export const isDone = ({ code }: Outcome) => code === undefined;
