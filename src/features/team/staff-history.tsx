import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { STAFF_EVENTS_SHOWN, staffHistoryQuery, staffListQuery } from "@/data/staff/queries";
import type { StaffEvent } from "@/data/staff/schema";
import type { StaffRole } from "@/data/staff/staff-roles";
import { reasonOf } from "@/lib/errors/errors";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import { staffRoles } from "@/data/staff/staff-roles";

export function StaffHistory() {
  const { t } = useTranslation();
  const history = useQuery(staffHistoryQuery());
  const people = useQuery(staffListQuery()).data ?? [];
  const nameOf = (event: StaffEvent) =>
    event.after.display_name ??
    people.find(({ id }) => id === event.record_id)?.name ??
    t("Somebody no longer listed");
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
  const events = history.data ?? [];
  return (
    <Card className="mt-4.5" aria-labelledby="staff-history">
      <CardHeader>
        <CardTitle id="staff-history">{t("Who gave whom which role")}</CardTitle>
        <span className="text-muted">{t("Written by the database. Owners only.")}</span>
      </CardHeader>
      {history.isSuccess && events.length === 0 && (
        <CardContent className="text-muted">{t("Nothing has changed so far.")}</CardContent>
      )}
      <ol>
        {events.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap justify-between gap-x-5 gap-y-0.5 border-line px-4.5 py-2.5 text-sm/normal wrap-anywhere not-first:border-t"
          >
            <EventLabel event={event} name={nameOf(event)} />
            <EventTime at={event.happened_at} />
          </li>
        ))}
      </ol>
      {events.length === STAFF_EVENTS_SHOWN && (
        <CardContent className="text-muted">
          {t("These are the last {{count}} changes.", { count: STAFF_EVENTS_SHOWN })}
        </CardContent>
      )}
    </Card>
  );
}

function EventTime({ at }: { at: string }) {
  const moment = parseTimestamp(at);
  if (moment === null) return null;
  return (
    <time className="text-[0.875rem] text-muted tabular-nums" dateTime={moment.toISOString()}>
      {formatDateTime(moment)}
    </time>
  );
}

function EventLabel({ event, name }: { event: StaffEvent; name: string }) {
  const { t } = useTranslation();
  const { before, after, action } = event;
  const role = (value: StaffRole | undefined) =>
    value === undefined ? "" : t(staffRoles[value].label);
  const actor = event.actor_name ?? t("The database’s owner");
  const names = { actor, name, interpolation: { escapeValue: false } };
  if (action === "created") {
    return (
      <span>
        {t("{{actor}} added {{name}} as {{role}}.", { ...names, role: role(after.role) })}
      </span>
    );
  }
  if (action === "invited") return <span>{t("{{actor}} invited {{name}} by mail.", names)}</span>;
  if (action === "joined") return <span>{t("{{name}} chose a password.", names)}</span>;
  if (action === "archived") return <span>{t("{{actor}} removed {{name}}.", names)}</span>;
  if (action === "restored") return <span>{t("{{actor}} brought {{name}} back.", names)}</span>;
  if (action === "second_step_removed") {
    return <span>{t("{{actor}} took the second step away from {{name}}.", names)}</span>;
  }
  if (action === "second_step_recovered") {
    return <span>{t("{{name}} came in by a recovery code.", names)}</span>;
  }
  if (action === "second_step_demanded") {
    return <span>{t("{{actor}} asked everyone for a second step.", names)}</span>;
  }
  if (action === "second_step_optional") {
    return <span>{t("{{actor}} left the second step to each person.", names)}</span>;
  }
  const sentences = [
    after.role !== undefined &&
      t("{{actor}} changed the role of {{name}} from {{before}} to {{after}}.", {
        ...names,
        after: role(after.role),
        before: role(before.role),
      }),
    after.display_name !== undefined &&
      t("{{actor}} changed the name of {{before}} to {{after}}.", {
        ...names,
        before: before.display_name,
        after: after.display_name,
      }),
  ];
  return <span>{sentences.filter(Boolean).join(" ")}</span>;
}
