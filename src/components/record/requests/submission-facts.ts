import type { TFunction } from "i18next";
import type { Submission } from "@/data/leads/submissions";
import { parseTimestamp } from "@/lib/format/format";
import { topicLabel } from "@/lib/site/lead-topics";
import { callTimeLabel } from "@/lib/site/call-times";
import { readerZone } from "@/lib/time/reader-time";
import { formatClock, formatLongDay, shortZoneName, zoneName } from "@/lib/time/zoned-label";
import { tradeLabel } from "@/data/records/trade-choices";

type Answers = Submission["said"];
type Fact = { name: keyof Answers; label: string; value: string };

const LABELS: { name: keyof Answers; label: string }[] = [
  { name: "slot", label: "Demo by phone" },
  { name: "topic", label: "About" },
  { name: "name", label: "Person" },
  { name: "phone", label: "Phone" },
  { name: "callTime", label: "Best time to call" },
  { name: "email", label: "E\u2011mail" },
  { name: "emailsBefore", label: "E\u2011mail before it was put right" },
  { name: "business", label: "Business" },
  { name: "trade", label: "Trade" },
  { name: "town", label: "Town" },
  { name: "website", label: "Website" },
  { name: "consent", label: "Agreed" },
  { name: "sourcePage", label: "Page" },
  { name: "referrer", label: "Came from" },
  { name: "timeZone", label: "Their time zone" },
];

/** The boxes that were ticked. Checkout's wording is that of the build it was sent from. */
const AGREEMENTS: Partial<Record<Answers["form"], string>> = {
  checkout: "Ticked the box on the review step",
  callsi: "To be e\u2011mailed or called about Callsi AI",
};

/** All answers but the message, as text, the most urgent first. */
export function submissionFacts(answers: Answers, t: TFunction): Fact[] {
  return LABELS.filter(({ name }) => answers[name] !== undefined).map(({ name, label }) => ({
    name,
    label: t(label),
    value: factText(answers, name, t),
  }));
}

export function factText(answers: Partial<Answers>, name: keyof Answers, t: TFunction): string {
  const value = answers[name];
  if (name === "slot") return slotText(answers, t);
  if (name === "consent") return t((answers.form && AGREEMENTS[answers.form]) ?? "Yes");
  if (name === "topic") return t(topicLabel(String(value)));
  if (name === "trade") return t(tradeLabel(String(value)) ?? "");
  if (name === "callTime") return t(callTimeLabel(String(value)));
  if (name === "timeZone") return t(zoneLabel(String(value)));
  return Array.isArray(value) ? value.join(", ") : String(value);
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
