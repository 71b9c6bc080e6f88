import { useTranslation } from "react-i18next";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { TFunction } from "i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { latestEventsQuery, type HistorySubject } from "@/data/history/queries";
import { changedColumns, type RecordEvent } from "@/data/history/schema";
import { useNow } from "@/hooks/use-now";
import { parseTimestamp } from "@/lib/format/format";
import { crmKeys } from "@/data/records/crm-keys";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { readerLocale } from "@/lib/format/locale";
import { shownColumns, columnList } from "../fields/record-labels";
import { actionLabel, columnsChangedLabel } from "./event-labels";
import { textOf } from "./history-line";

export function ChangeNotice({ subject }: { subject: HistorySubject }) {
  const { t } = useTranslation();
  const { news, show } = useWatchForChanges(subject);
  useNow();
  const [newest, ...older] = news;
  return (
    <div role="status">
      {newest !== undefined && (
        <Alert
          variant="warning"
          className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-r-sm [&>p]:flex-[1_1_16rem]"
        >
          <p>
            <span>{newsLabel(newest, t)}</span>
            <span>{` · ${secondsAgo(agoOf(newest))}`}</span>
            {older.length > 0 && (
              <span>{` · ${t("{{count}} more", { count: older.length })}`}</span>
            )}
          </p>
          <Button variant="secondary" onClick={show}>
            {t("Show")}
          </Button>
        </Alert>
      )}
    </div>
  );
}

const agoOf = (event: RecordEvent) =>
  Math.max(
    0,
    Math.round((Date.now() - (parseTimestamp(event.happened_at)?.getTime() ?? Date.now())) / 1000),
  );

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** "10 seconds ago", "3 minutes ago". */
function secondsAgo(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(readerLocale(), { numeric: "always" });
  if (seconds < MINUTE) return format.format(-seconds, "second");
  if (seconds < HOUR) return format.format(-Math.floor(seconds / MINUTE), "minute");
  return format.format(-Math.floor(seconds / HOUR), "hour");
}

/** Whether the event matters to somebody who has the record open. */
export const isNews = (event: RecordEvent): boolean =>
  event.action !== "reordered" &&
  (event.action !== "changed" || shownColumns(changedColumns(event)).length > 0);

export function newsLabel(event: RecordEvent, t: TFunction): string {
  const { action, entity } = event;
  if (action === "requested") return t("They wrote again");
  const who = event.actor_name ?? t("Somebody");
  const isMail = entity === "crm_notes" && action === "created" && textOf(event.after, "subject");
  if (isMail) return t("{{who}} mailed them", { who });
  if (action === "onboarding-added" || action === "onboarding-removed") {
    return onboardingLabel(action, who, taskCount(event), t);
  }
  const fields = columnList(shownColumns(changedColumns(event)), t);
  return actionLabel(action, entity, who, t) ?? columnsChangedLabel(entity, who, fields, t);
}

const taskCount = ({ after }: RecordEvent) =>
  Array.isArray(after?.["tasks"]) ? after["tasks"].length : 0;

function onboardingLabel(
  action: "onboarding-added" | "onboarding-removed",
  who: string,
  count: number,
  t: TFunction,
): string {
  return action === "onboarding-added"
    ? t("{{who}} won the lead, and the rule added {{count}} tasks", {
        who,
        count,
        defaultValue_one: "{{who}} won the lead, and the rule added 1 task",
      })
    : t("{{who}} took back {{count}} onboarding tasks", {
        who,
        count,
        defaultValue_one: "{{who}} took back 1 onboarding task",
      });
}

const EVERY_MS = 15_000;

/** Polls every 15 seconds for others' changes. `news` has them; `show` refetches and clears it. */
function useWatchForChanges(subject: HistorySubject) {
  const queryClient = useQueryClient();
  const me = useStaffMember()?.id ?? null;
  // The newest event when the page opened, or shown since.
  const [seen, setSeen] = useState<number | null>(null);
  const { data } = useQuery({
    ...latestEventsQuery(subject),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: "always",
    // The next poll retries, and the page reports its own failures.
    retry: false,
  });
  const newest = data === undefined ? null : Math.max(0, ...data.map(({ id }) => id));
  if (seen === null && newest !== null) setSeen(newest);

  const news: RecordEvent[] =
    seen === null
      ? []
      : (data ?? []).filter(
          (event) =>
            event.id > seen && (event.actor_id === null || event.actor_id !== me) && isNews(event),
        );
  const forget = () => setSeen(newest);
  const show = () => {
    forget();
    void queryClient.invalidateQueries({ queryKey: crmKeys.all });
  };
  return { news, show, forget };
}
