import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { ErrorNotice } from "@/components/error-notice";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { replyTemplateNamesQuery } from "@/data/reply-templates/queries";
import { SETTINGS_EVENTS_SHOWN, settingsHistoryQuery } from "@/data/settings/queries";
import {
  closedDaySchema,
  daysOffSchema,
  hoursSchema,
  onboardingTaskSchema,
  type OnboardingTask,
  type SettingsEvent,
} from "@/data/settings/schema";
import { ruleLabels, ruleOf } from "@/data/rules/rules";
import { peopleQuery } from "@/data/staff/queries";
import { reasonOf } from "@/lib/errors/errors";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import { switchableMails } from "@/data/mails/mail-kinds";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { TEMPLATE_USES } from "@/lib/mail/placeholders";
import { templateUseLabels } from "./template-uses";
import { zoneLabel } from "./demos/time-zones";
import { hoursLabel } from "@/lib/dates/office/office-hours";

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
  rules_off: "Rules that are off",
  onboarding_tasks: "Onboarding tasks",
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
  const tasks = z.array(onboardingTaskSchema).safeParse(value);
  if (name === "onboarding_tasks" && tasks.success) {
    return tasks.data.map((task) => onboardingTaskLabel(task, t)).join(", ");
  }
  if (name === "rules_off" && Array.isArray(value)) {
    return value.map((rule) => t(ruleText(String(rule)))).join(", ");
  }
  if (name.endsWith("minutes")) return t("{{count}} minutes", { count: Number(value) });
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (typeof value !== "string") return JSON.stringify(value);
  const use = TEMPLATE_USES.find((each) => name === "used_in" && each === value);
  if (use !== undefined) return t(templateUseLabels[use]);
  return name === "time_zone" ? zoneLabel(value) : value;
}

const ruleText = (name: string) => {
  const rule = ruleOf(name);
  return rule === null ? name : ruleLabels[rule].label;
};

const onboardingTaskLabel = ({ title, days }: OnboardingTask, t: TFunction) =>
  t("{{title}} after {{count}} days", {
    title,
    count: days,
    defaultValue_one: "{{title}} after 1 day",
  });

type Changed = Record<string, unknown> | null;

/** A sentence in English, for `t()`: only templates are added and removed. */
function changeSentence({ action, before, after }: SettingsEvent): string {
  if (after?.["archived_at"]) return "{{actor}} removed {{what}}";
  if (before?.["archived_at"]) return "{{actor}} brought back {{what}}";
  if (action === "reply-template" && before === null) return "{{actor}} added {{what}}";
  return "{{actor}} changed {{what}}";
}

/** One line per changed value; removing and restoring have their own sentence. */
function settingsChanges(before: Changed, after: Changed, t: TFunction) {
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

export function SettingsHistory() {
  const { t } = useTranslation();
  const history = useQuery(settingsHistoryQuery());
  if (history.isError && history.data === undefined) {
    return (
      <ErrorNotice
        heading={t("The history could not be loaded")}
        body={t("Nothing was changed: {{reason}}.", { reason: reasonOf(history.error) })}
        onRetry={() => void history.refetch()}
        isRetrying={history.isFetching}
      />
    );
  }
  if (history.data === undefined) return <Skeleton className="h-40" />;
  return (
    <Card aria-labelledby="settings-history">
      <CardHeader>
        <CardTitle id="settings-history">{t("Who changed what")}</CardTitle>
        <span className="text-muted">{t("Written by the database. Owners only.")}</span>
      </CardHeader>
      {history.data.length === 0 && (
        <CardContent className="text-muted">{t("Nothing has changed so far.")}</CardContent>
      )}
      <ol>
        {history.data.map((event) => (
          <SettingsEventItem key={event.id} event={event} />
        ))}
      </ol>
      {history.data.length === SETTINGS_EVENTS_SHOWN && (
        <CardContent className="text-muted">
          {t("These are the last {{count}} changes.", { count: SETTINGS_EVENTS_SHOWN })}
        </CardContent>
      )}
    </Card>
  );
}

function SettingsEventItem({ event }: { event: SettingsEvent }) {
  const { t } = useTranslation();
  const what = useSubjectOf(event);
  const moment = parseTimestamp(event.happened_at);
  return (
    <li className="border-line px-4.5 py-2.5 text-sm/normal wrap-anywhere not-first:border-t">
      <p className="flex flex-wrap justify-between gap-x-5">
        <span className="font-semibold">
          {t(changeSentence(event), {
            actor: event.actor_name ?? t("The database’s owner"),
            what,
            interpolation: { escapeValue: false },
          })}
        </span>
        {moment && (
          <time className="text-muted tabular-nums" dateTime={moment.toISOString()}>
            {formatDateTime(moment)}
          </time>
        )}
      </p>
      <ul>
        {settingsChanges(event.before, event.after, t).map(({ name, label, before, after }) => (
          <li key={name} className="line-clamp-4 whitespace-pre-wrap">
            <span>{`${label}: `}</span>
            {before !== null && (
              <>
                <del className="text-muted">{before}</del>
                <span aria-hidden>{" → "}</span>
              </>
            )}
            <span>{after}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The changed setting, within a sentence. */
function useSubjectOf({ action, record_id }: SettingsEvent): string {
  const { t } = useTranslation();
  const people = useQuery(peopleQuery()).data ?? [];
  const templates = useQuery(replyTemplateNamesQuery()).data ?? {};
  if (action === "demo-host") {
    const name = people.find(({ id }) => id === record_id)?.name ?? t("somebody no longer listed");
    return t("when {{name}} gives demos", { name, interpolation: { escapeValue: false } });
  }
  if (action === "company-hours") return t("when the company works");
  if (action === "automation") return t("what happens by itself");
  if (action === "mail-settings") return t("how mails go out");
  if (action === "reply-template") {
    const name = templates[record_id];
    return name === undefined
      ? t("a reply template")
      : t("the reply template {{name}}", { name, interpolation: { escapeValue: false } });
  }
  return t("how demos are given");
}
