import type { TFunction } from "i18next";
import type { Submission } from "@/data/leads/submissions";
import { parseTimestamp } from "@/lib/format/format";
import { topicLabel } from "@/content/lead-topics";
import {
  answerText,
  isQuestion,
  questionNames,
  questions,
  type QuestionName,
} from "@/content/lead-questions";
import { readerZone } from "@/lib/dates/reader-time";
import { tradeLabel } from "@/data/records/trade-choices";
import { formatClock, formatLongDay, shortZoneName, zoneName } from "@/lib/dates/zoned-time";

type Answers = Submission["said"];
type FactName = keyof Answers;
type Fact = { name: FactName; label: string; value: string };

/** Labels of a request's values besides the answers. English, for `t()`. */
const OTHER_LABELS = {
  emailsBefore: "E\u2011mail before it was put right",
  sourcePage: "Page",
  referrer: "Came from",
  timeZone: "Their time zone",
};
type OtherFact = keyof typeof OTHER_LABELS;

const byUrgency = [
  ...questionNames.filter((name) => questions[name].isUrgent),
  ...questionNames.filter((name) => !questions[name].isUrgent),
];
const FACTS: readonly (QuestionName | OtherFact)[] = [
  ...byUrgency.flatMap((name) => (name === "email" ? [name, "emailsBefore" as const] : [name])),
  "sourcePage",
  "referrer",
  "timeZone",
];

const labelOf = (name: QuestionName | OtherFact) =>
  isQuestion(name) ? questions[name].staffLabel : OTHER_LABELS[name];

/** The boxes that were ticked. Checkout's wording is that of the build it was sent from. */
const AGREEMENTS: Partial<Record<Answers["form"], string>> = {
  checkout: "Ticked the box on the review step",
  callsi: "To be e\u2011mailed or called about Callsi AI",
};

/** All answers but the message, as text, the most urgent first. */
export function submissionFacts(answers: Answers, t: TFunction): Fact[] {
  return FACTS.flatMap((name) => {
    const staffLabel = labelOf(name);
    return staffLabel === null || answers[name] === undefined
      ? []
      : [{ name, label: t(staffLabel), value: factText(answers, name, t) }];
  });
}

export function factText(answers: Partial<Answers>, name: FactName, t: TFunction): string {
  const value = answers[name];
  switch (name) {
    case "slot":
      return slotText(answers, t);
    case "consent":
      return t((answers.form && AGREEMENTS[answers.form]) ?? "Yes");
    case "topic":
      return t(topicLabel(String(value)));
    case "trade":
      return t(tradeLabel(String(value)) ?? "");
    case "timeZone":
      return t(zoneLabel(String(value)));
    default:
      if (Array.isArray(value)) return value.join(", ");
      return isQuestion(name)
        ? answerText(name, String(value), (option) => t(option))
        : String(value);
  }
}

/** In the reader's zone and, if it differs, in the visitor's. */
function slotText(answers: Partial<Answers>, t: TFunction): string {
  const slot = parseTimestamp(answers.slot);
  if (slot === null) return answers.slot ?? "";
  const here = readerZone();
  const day = formatLongDay(slot, here);
  const time = formatClock(slot, here);
  const zone = answers.timeZone !== undefined && isZone(answers.timeZone) ? answers.timeZone : here;
  const [theirDay, theirTime] = [formatLongDay(slot, zone), formatClock(slot, zone)];
  if (theirDay !== day) {
    return t("{{day}}, {{time}} where you are, {{theirDay}}, {{theirTime}} where they are", {
      day,
      time,
      theirDay,
      theirTime,
    });
  }
  return theirTime === time
    ? t("{{day}}, {{time}}", { day, time })
    : t("{{day}}, {{time}} where you are, {{theirTime}} where they are", { day, time, theirTime });
}

/** Another browser's zone may be unknown here. */
function isZone(timeZone: string): boolean {
  try {
    return zoneName(timeZone) !== "";
  } catch {
    return false;
  }
}

const zoneLabel = (timeZone: string) => (isZone(timeZone) ? shortZoneName(timeZone) : timeZone);
