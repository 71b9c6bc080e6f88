import type { TFunction } from "i18next";
import * as z from "zod/mini";
import {
  closedDaySchema,
  daysOffSchema,
  hoursSchema,
  type SettingsEvent,
} from "@/data/settings/schema";
import { switchableMails } from "@/data/mails/mail-kinds";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { hoursLabel } from "@/lib/dates/office/hours-label";
import { TEMPLATE_USES } from "@/lib/mail/placeholders";
import { templateUseLabels } from "./templates/template-uses";
import { zoneLabel } from "./demos/time-zones";

/** Names of changed settings. English, for `t()`. */
const LABELS: Record<string, string> = {
  minutes: "Length of a demo",
  pause_minutes: "Pause after each",
  closed_days: "The company’s own holidays",
  is_active: "Gives demos",
  time_zone: "Time zone",
  hours: "Weekly hours",
  days_off: "Days off",
  sender_name: "Sender’s name",
  sender_address: "Sender’s address",
  reply_address: "Answers go to",
  kinds_off: "Mails that do not go out",
  name: "Name",
  body: "Text",
  used_in: "Where it is used",
};

const dayLabel = (first: string, last: string) =>
  first === last
    ? formatCalendarDay(first)
    : `${formatCalendarDay(first)} – ${formatCalendarDay(last)}`;

const mailLabel = (kind: string) => switchableMails.find((one) => one.kind === kind)?.label ?? kind;

/** Formats a value by its name; unexpected shapes are shown as stored. */
function valueLabel(name: string, value: unknown, t: TFunction): string {
  if (value === null) return "";
  const hours = z.array(hoursSchema).safeParse(value);
  const daysOff = z.array(daysOffSchema).safeParse(value);
  const closedDays = z.array(closedDaySchema).safeParse(value);
  if (name === "hours" && hours.success) return hoursLabel(hours.data);
  if (name === "days_off" && daysOff.success) {
    return daysOff.data.map(({ first_day, last_day }) => dayLabel(first_day, last_day)).join(", ");
  }
  if (name === "closed_days" && closedDays.success) {
    return closedDays.data.map((each) => `${formatCalendarDay(each.day)} ${each.name}`).join(", ");
  }
  if (name === "kinds_off" && Array.isArray(value)) {
    return value.map((kind) => t(mailLabel(String(kind)))).join(", ");
  }
  if (name.endsWith("minutes")) return t("{{count}} minutes", { count: Number(value) });
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (typeof value !== "string") return JSON.stringify(value);
  const use = TEMPLATE_USES.find((each) => name === "used_in" && each === value);
  if (use !== undefined) return t(templateUseLabels[use]);
  return name === "time_zone" ? zoneLabel(value) : value;
}

type Changed = Record<string, unknown> | null;

/** A sentence in English, for `t()`: only templates are added and removed. */
export function changeSentence({ action, before, after }: SettingsEvent): string {
  if (after?.["archived_at"]) return "{{actor}} removed {{what}}";
  if (before?.["archived_at"]) return "{{actor}} brought back {{what}}";
  if (action === "reply-template" && before === null) return "{{actor}} added {{what}}";
  return "{{actor}} changed {{what}}";
}

/** One line per changed value; removing and restoring have their own sentence. */
export function settingsChanges(before: Changed, after: Changed, t: TFunction) {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  names.delete("archived_at");
  const labelOf = (name: string, value: unknown) => valueLabel(name, value, t) || t("none");
  return [...names].map((name) => ({
    name,
    label: t(LABELS[name] ?? name),
    before: before === null ? null : labelOf(name, before[name] ?? null),
    after: labelOf(name, after?.[name] ?? null),
  }));
}
