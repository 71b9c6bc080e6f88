import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { replyTemplateNamesQuery } from "@/data/reply-templates/queries";
import { SETTINGS_EVENTS_SHOWN, settingsHistoryQuery } from "@/data/settings/queries";
import type { SettingsEvent } from "@/data/settings/schema";
import { peopleQuery } from "@/data/staff/queries";
import { reasonOf } from "@/lib/errors/errors";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import { changeSentence, settingsChanges } from "./settings-change";

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
  if (action === "mail-settings") return t("how mails go out");
  if (action === "reply-template") {
    const name = templates[record_id];
    return name === undefined
      ? t("a reply template")
      : t("the reply template {{name}}", { name, interpolation: { escapeValue: false } });
  }
  return t("how demos are given");
}
