import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type FocusEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@/components/empty-state";
import { ErrorNotice } from "@/components/error-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { agendaQuery } from "@/data/bookings/demos";
import type { AgendaDemo } from "@/data/bookings/schema";
import { useFocusAfterLoss } from "@/hooks/use-focus-after-loss";
import { useNow } from "@/hooks/use-now";
import { reasonOf } from "@/lib/errors/errors";
import { officeDay } from "@/lib/dates/office/office-day";
import { formatCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";
import { isToSettle, startOf } from "./demo/demo-labels";
import { AgendaItem } from "./agenda-item";

type TodayViewProps = {
  canWrite: boolean;
  hrefOf: (leadId: string) => string;
};

/** Today's demos, those without an outcome, and later days. */
export function TodayView(props: TodayViewProps) {
  const { t } = useTranslation();
  const [openedAt] = useState(() => new Date());
  const now = useNow() ?? openedAt;
  const { region, rememberFocus } = useRowFocus();
  const { data, error, refetch, isFetching } = useQuery({
    ...agendaQuery(),
    refetchInterval: 60_000,
  });
  if (data === undefined) {
    return error ? (
      <ErrorNotice
        heading={t("The demos could not be loaded")}
        body={t("Nothing was changed. The reason: {{message}}.", { message: reasonOf(error) })}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <AgendaSkeleton />
    );
  }
  return (
    <div ref={region} tabIndex={-1} onFocus={rememberFocus}>
      {data.length === 0 ? (
        <EmptyState
          heading={t("No demo in the next seven days")}
          body={t(
            "What visitors book on the site, and what you book for them, stands here by time.",
          )}
        />
      ) : (
        <Agenda {...props} now={now} demos={data} />
      )}
    </div>
  );
}

type AgendaProps = TodayViewProps & { now: Date; demos: readonly AgendaDemo[] };

function Agenda({ demos, now, canWrite, hrefOf }: AgendaProps) {
  const { t } = useTranslation();
  const today = officeDay(now);
  const days = daysOf(demos);
  const earlier = days
    .filter(({ day }) => day < today)
    .flatMap(({ demos }) => demos.filter((demo) => isToSettle(demo, now)));
  const todays = days.find(({ day }) => day === today)?.demos ?? [];
  const later = days.filter(({ day }) => day > today);
  const item = (demo: AgendaDemo, showsDay: boolean) => (
    <AgendaItem
      key={demo.id}
      demo={demo}
      now={now}
      canWrite={canWrite}
      href={hrefOf(demo.lead_id)}
      showsDay={showsDay}
    />
  );
  return (
    <div className="grid gap-7">
      {earlier.length > 0 && (
        <AgendaDay heading={t("What came of these?")}>
          {earlier.map((demo) => item(demo, true))}
        </AgendaDay>
      )}
      <AgendaDay heading={t("Today, {{day}}", { day: formatCalendarDay(today, "withWeekday") })}>
        {todays.length === 0 ? (
          <li className="px-4.5 py-4 text-muted">{t("No demo today.")}</li>
        ) : (
          todays.map((demo) => item(demo, false))
        )}
      </AgendaDay>
      {later.map(({ day, demos }) => (
        <AgendaDay key={day} heading={formatCalendarDay(day, "withWeekday")}>
          {demos.map((demo) => item(demo, false))}
        </AgendaDay>
      ))}
    </div>
  );
}

/** When a row or its pressed button is removed, focuses the row in its place. */
function useRowFocus() {
  const region = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  const rows = () => [...(region.current?.querySelectorAll("[data-demo]") ?? [])];
  const rememberControl = useFocusAfterLoss(() => {
    const row = rows().at(Math.min(focused.current, rows().length - 1));
    return row?.querySelector<HTMLElement>("a") ?? region.current;
  });
  const rememberFocus = (event: FocusEvent) => {
    const index = rows().findIndex((row) => row.contains(event.target));
    if (index !== -1) focused.current = index;
    rememberControl(event);
  };
  return { region, rememberFocus };
}

type Day = { day: CalendarDay; demos: AgendaDemo[] };

function daysOf(demos: readonly AgendaDemo[]): Day[] {
  const days: Day[] = [];
  for (const demo of demos) {
    const day = officeDay(startOf(demo));
    const last = days.at(-1);
    if (last?.day === day) last.demos.push(demo);
    else days.push({ day, demos: [demo] });
  }
  return days;
}

function AgendaDay({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-body/snug font-semibold">{heading}</h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">{children}</ul>
    </section>
  );
}

function AgendaSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t("Loading the demos")}</span>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} className="h-24 w-full" />
      ))}
    </div>
  );
}
