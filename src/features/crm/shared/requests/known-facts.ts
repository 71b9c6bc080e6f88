import type { TFunction } from "i18next";
import type { Submission } from "@/data/leads/submissions";
import { isQuestion, questionNames, questions, type TextQuestion } from "@/content/lead-questions";

type Answers = Submission["said"];

/** Values that the record's page already shows, by question. */
export type KnownFacts = Partial<Record<TextQuestion, readonly (string | null)[]>>;

/** Normalizes values, so that another spelling is no difference. */
const KEYS: Partial<Record<TextQuestion, (text: string) => string>> = {
  phone: (text) => text.replace(/\D/g, "").slice(-10),
  website: (text) => text.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/+$/, ""),
  slot: (text) => String(Date.parse(text.replace(/([+-]\d\d)$/, "$1:00"))),
};
const keyOf = (name: TextQuestion, text: string) => {
  const key = KEYS[name]?.(text) ?? text;
  return key.trim().toLowerCase().replace(/\s+/g, " ");
};

/** Whether a stated value differs from the record and is still relevant. */
export function differs(
  { said: answers, has_booked: hasBooked }: Submission,
  name: string,
  known: KnownFacts,
): boolean {
  if (!isQuestion(name) || name === "consent") return false;
  const [value, values] = [answers[name], known[name]];
  if (value === undefined || values === undefined) return false;
  if (name === "slot" && hasBooked === true) return false;
  return !values.some((text) => text !== null && keyOf(name, text) === keyOf(name, value));
}

/** "phone (478) 555-0150", each different value once, the latest first. */
export function differencesOf(
  submissions: readonly Submission[],
  known: KnownFacts,
  textOf: (answers: Answers, name: TextQuestion) => string,
  t: TFunction,
): string[] {
  const phrases = new Map<string, string>();
  for (const name of questionNames) {
    const { difference } = questions[name];
    if (difference === undefined || name === "consent") continue;
    for (const submission of submissions) {
      const { said: answers } = submission;
      const key = `${name} ${keyOf(name, answers[name] ?? "")}`;
      if (differs(submission, name, known) && !phrases.has(key)) {
        phrases.set(key, t(difference, { value: textOf(answers, name) }));
      }
    }
  }
  return [...phrases.values()];
}
