import type { TFunction } from "i18next";
import type { Submission } from "@/data/leads/submissions";

type Answers = Submission["said"];

/** Values that the record's page already shows, by fact. */
export type KnownFacts = Partial<Record<DifferenceName, readonly (string | null)[]>>;

const DIFFERENCES = [
  "name",
  "phone",
  "callTime",
  "email",
  "business",
  "trade",
  "town",
  "website",
  "slot",
] as const satisfies readonly (keyof Answers)[];
export type DifferenceName = (typeof DIFFERENCES)[number];

/** Normalizes values, so that another spelling is no difference. */
const KEYS: Partial<Record<DifferenceName, (text: string) => string>> = {
  phone: (text) => text.replace(/\D/g, "").slice(-10),
  website: (text) => text.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/+$/, ""),
  slot: (text) => String(Date.parse(text.replace(/([+-]\d\d)$/, "$1:00"))),
};
const keyOf = (name: DifferenceName, text: string) => {
  const key = KEYS[name]?.(text) ?? text;
  return key.trim().toLowerCase().replace(/\s+/g, " ");
};

/** Whether a stated value differs from the record and is still relevant. */
export function differs(
  { said: answers, has_booked: hasBooked }: Submission,
  name: string,
  known: KnownFacts,
): boolean {
  const fact = DIFFERENCES.find((each) => each === name);
  const value = fact === undefined ? undefined : answers[fact];
  const values = fact === undefined ? undefined : known[fact];
  if (fact === undefined || value === undefined || values === undefined) return false;
  if (fact === "slot" && hasBooked === true) return false;
  return !values.some((text) => text !== null && keyOf(fact, text) === keyOf(fact, value));
}

const PHRASES: Record<DifferenceName, string> = {
  name: "name {{value}}",
  phone: "phone {{value}}",
  callTime: "another time to call: {{value}}",
  email: "e\u2011mail address {{value}}",
  business: "business name {{value}}",
  trade: "trade {{value}}",
  town: "town {{value}}",
  website: "website {{value}}",
  slot: "another time for the demo: {{value}}",
};

/** "phone (478) 555-0150", each different value once, the latest first. */
export function differencesOf(
  submissions: readonly Submission[],
  known: KnownFacts,
  textOf: (answers: Answers, name: DifferenceName) => string,
  t: TFunction,
): string[] {
  const phrases = new Map<string, string>();
  for (const name of DIFFERENCES) {
    for (const submission of submissions) {
      const { said: answers } = submission;
      const key = `${name} ${keyOf(name, answers[name] ?? "")}`;
      if (differs(submission, name, known) && !phrases.has(key)) {
        phrases.set(key, t(PHRASES[name], { value: textOf(answers, name) }));
      }
    }
  }
  return [...phrases.values()];
}
