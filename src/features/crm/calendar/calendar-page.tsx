import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { ErrorNotice } from "@/components/error-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { calendarQuery, demoRows } from "@/data/calendar/queries";
import { isWriting } from "@/data/records/mutations";
import { useLiveInterval } from "@/data/records/use-live-interval";
import { companyHoursQuery } from "@/data/settings/queries";
import { useCompanyHours } from "@/data/settings/use-company-hours";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { useCloseRecord } from "@/features/crm/shared/closed-by-back";
import { useIsBelow } from "@/hooks/use-is-below";
import { useNow } from "@/hooks/use-now";
import { useUrlState } from "@/hooks/use-url-state";
import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { reasonOf } from "@/lib/errors/errors";
import { Agenda } from "./agenda";
import { calendarCodec, daysOf, spanOf, type CalendarView } from "./calendar-address";
import { contentOf, itemsOf } from "./calendar-days";
import { CalendarHead } from "./calendar-head";
import { CalendarNotices } from "./calendar-notices";
import { SHORTEST_MINUTES } from "./day-column";
import { PeopleFilter } from "./people-filter";
import { useCalendarCommands } from "./use-calendar-commands";
import { useCalendarMoves } from "./use-calendar-moves";
import { useColleagues } from "./use-colleagues";
import { WeekGrid } from "./week-grid";

const POLL_MS = 10_000;
const ANNOUNCED_MS = 60_000;

type LeadSheetProps = {
  id: string | null;
  canWrite: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
};

type CalendarPageProps = {
  /** A lead over this page; the route has it from the leads. */
  LeadSheet: ComponentType<LeadSheetProps>;
};

export function CalendarPage({ LeadSheet }: CalendarPageProps) {
  const { t } = useTranslation();
  const rights = useCrmRights();
  const { state, change, hrefOf } = useUrlState(calendarCodec);
  const isPhone = useIsBelow("sm");
  const [openedAt] = useState(() => new Date());
  const now = useNow() ?? openedAt;
  const today = officeDay(now);
  const view = state.view ?? (isPhone ? "day" : "week");
  const day = state.day ?? today;
  const span = spanOf(day, view);
  const answer = useCalendar(span);
  const calendar = answer.data && itemsOf(answer.data, state.people);
  const colleagues = useColleagues(answer.data);
  const { hours } = useCompanyHours();
  const { data: company } = useQuery(companyHoursQuery());
  const closedDays = company?.closed_days ?? [];
  const days = daysOf(span).map((each) =>
    contentOf(each, calendar, { hours, closedDays }, colleagues, SHORTEST_MINUTES),
  );

  const goTo = (next: CalendarDay) =>
    change({ day: next === today ? null : next }, { isReplacing: true });
  const onToday = () => goTo(today);
  const onStep = (by: 1 | -1) => goTo(addDays(day, view === "week" ? by * 7 : by));
  const onView = (next: CalendarView) => change({ view: next }, { isReplacing: true });
  useCalendarCommands({ onView, onToday, onStep });
  const onCloseLead = useCloseRecord(() => change({ lead: null }, { isReplacing: true }));

  const { region, onFocus, pending, dialogs, ...moves } = useCalendarMoves();
  const shownView = {
    span,
    days,
    today,
    now,
    rights,
    colleagues,
    hrefOfDay: (each: CalendarDay) => hrefOf({ view: "day", day: each }),
    hrefOfLead: (id: string) => hrefOf({ lead: id }),
    onMoveDemo: moves.openDialog,
  };
  const isEmpty =
    !answer.isPlaceholderData &&
    calendar !== undefined &&
    [calendar.demos, calendar.tasks, calendar.busy].every((list) => list.length === 0);
  return (
    <>
      <CalendarHead
        span={span}
        view={view}
        isStaff={rights.member !== null}
        onView={onView}
        onToday={onToday}
        onStep={onStep}
      />
      <CalendarNotices calendar={answer.data} rights={rights} colleagues={colleagues} now={now} />
      {Boolean(answer.error) && (
        <ErrorNotice
          heading={t("The calendar could not be loaded")}
          body={
            answer.data === undefined
              ? t("Nothing was changed. The reason: {{message}}.", {
                  message: reasonOf(answer.error),
                })
              : t("Below it is as it was. The reason: {{message}}.", {
                  message: reasonOf(answer.error),
                })
          }
          isRetrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data === undefined ? (
        !answer.error && <CalendarSkeleton />
      ) : (
        <div ref={region} tabIndex={-1} onFocus={onFocus}>
          <PeopleFilter
            people={colleagues.people}
            member={rights.member}
            chosen={state.people}
            onChange={(people) => change({ people }, { isReplacing: true })}
          />
          {isEmpty && (
            <p className="mb-3 text-muted" role="status">
              {view === "week"
                ? t("Nothing is planned this week.")
                : t("Nothing is planned this day.")}
            </p>
          )}
          {isPhone && view === "week" ? (
            <Agenda {...shownView} />
          ) : (
            <WeekGrid
              {...shownView}
              lifted={pending?.demo.id ?? null}
              onDropDemo={moves.dropDemo}
              onDropTask={moves.dropTask}
              onRefuse={(reason) => toast.error(reason)}
            />
          )}
        </div>
      )}
      {dialogs}
      <LeadSheet
        id={state.lead}
        canWrite={rights.writesLeads}
        onClose={onCloseLead}
        onOpen={(lead) => change({ lead }, { isReplacing: true })}
      />
    </>
  );
}

/** Others' changes appear within seconds, but not while one's own are under way. */
function useCalendar(span: ReturnType<typeof spanOf>) {
  const { readsLeads } = useCrmRights();
  const queryClient = useQueryClient();
  const interval = useLiveInterval(demoRows(span.first), {
    isEnabled: readsLeads,
    pollMs: POLL_MS,
    announcedMs: ANNOUNCED_MS,
  });
  return useQuery({
    ...calendarQuery(span),
    refetchInterval: (query) => !isWriting(queryClient) && interval(query),
  });
}

function CalendarSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t("Loading the calendar")}</span>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-150 w-full" />
    </div>
  );
}
