import { storageKeys } from "@/lib/storage/storage";
import { questionNames, questions, type LeadAnswers } from "@/content/lead-questions";
import { drawnTradeBySlug, isTradeChoice, type DrawnTrade } from "@/content/trades";
import { readRecord, writeRecord } from "./stored-record";

/** Questions that several forms share. The last answer counts for all. */
const SHARED: readonly string[] = questionNames.filter((name) => questions[name].isShared);

export const isShared = (field: string) => SHARED.includes(field);

type Answers = Partial<LeadAnswers>;

export function readAnswers(): Answers {
  const answers = Object.entries(readRecord(storageKeys.visitorAnswers)).filter(
    ([field, value]) =>
      isShared(field) && typeof value === "string" && (field !== "trade" || isTradeChoice(value)),
  );
  return Object.fromEntries(answers);
}

/** Stores the shared fields. An empty answer removes an earlier one. */
export function keepAnswers(given: Answers): void {
  const answers = Object.entries({ ...readAnswers(), ...given }).filter(
    ([field, value]) => isShared(field) && value !== "",
  );
  writeRecord(storageKeys.visitorAnswers, Object.fromEntries(answers));
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls `listener` after each change in this document. */
export function watchAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's trade, if it has drawings. */
export function chosenTrade(): DrawnTrade | undefined {
  return drawnTradeBySlug(readAnswers().trade ?? null);
}
