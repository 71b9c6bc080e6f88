import { storageKeys } from "@/lib/storage/storage";
import { drawnTradeBySlug, isTradeChoice, type DrawnTrade } from "@/lib/site/trades";
import type { LeadFieldName, LeadFields } from "./lead-schema";
import { readRecord, writeRecord } from "./stored-record";

/** Fields that several forms share. An answer fills all of them, and the last answer counts. */
const SHARED_FIELDS: readonly string[] = [
  "trade",
  "business",
  "town",
  "website",
  "name",
  "phone",
  "callTime",
  "email",
] satisfies LeadFieldName[];

export const isShared = (field: string) => SHARED_FIELDS.includes(field);

type Answers = Partial<LeadFields>;

export function readAnswers(): Answers {
  const answers = Object.entries(readRecord(storageKeys.visitorAnswers)).filter(
    ([field, value]) =>
      isShared(field) && typeof value === "string" && (field !== "trade" || isTradeChoice(value)),
  );
  return Object.fromEntries(answers);
}

/** Keeps the shared fields among `told`. An empty answer removes an earlier one. */
export function keepAnswers(told: Answers): void {
  const answers = Object.entries({ ...readAnswers(), ...told }).filter(
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

/** The trade the visitor chose, where it is one we have a picture of. */
export function chosenTrade(): DrawnTrade | undefined {
  return drawnTradeBySlug(readAnswers().trade ?? null);
}
