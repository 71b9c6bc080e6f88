import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import {
  timesToMoveQuery,
  type CalendarDemo,
  type CalendarTask,
  type DaySpan,
} from "@/data/calendar/queries";
import type { CrmRights } from "@/data/staff/use-crm-rights";
import { startOf } from "@/features/crm/shared/demo/demo-labels";
import { cn } from "@/lib/cn";
import { formatCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";
import { AllDayCell } from "./all-day-cell";
import { minutesOf, type DayContent } from "./calendar-days";
import { DayColumn, HourLabels } from "./day-column";
import { shownHours, type PlacedDemo } from "./day-layout";
import { DemoItem } from "./demo-item";
import { DemoTarget, DragLabel, TaskTarget } from "./drag-label";
import { freeTimeNear, freeTimesOn, minutesAt, momentOn } from "./free-times";
import { TaskItem } from "./task-item";
import { useCalendarDrag, type Drag, type DragItem } from "./use-calendar-drag";
import type { Colleagues } from "./use-colleagues";

export type ShownCalendar = {
  span: DaySpan;
  days: readonly DayContent[];
  today: CalendarDay;
  now: Date;
  rights: CrmRights;
  colleagues: Colleagues;
  hrefOfDay: (day: CalendarDay) => string;
  hrefOfLead: (id: string) => string;
  onMoveDemo: (demo: CalendarDemo) => void;
};

type WeekGridProps = ShownCalendar & {
  /** A demo that was dropped, and waits for an answer. */
  lifted: string | null;
  onDropDemo: (demo: CalendarDemo, start: Date) => void;
  onRefuse: (reason: string) => void;
  onDropTask: (item: CalendarTask, day: CalendarDay) => void;
};

const NO_TIMES: readonly string[] = [];

/** The days beside each other with their hours. */
export function WeekGrid(props: WeekGridProps) {
  const { span, days, today, now, rights, colleagues, lifted, hrefOfLead } = props;
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const shown = shownHours(
    days.map(({ day }) => day),
    days.flatMap(({ demos }) => demos.map(({ demo }) => demo)),
    days.flatMap(({ open }) => open),
  );
  const placeOf = (drag: Drag, times: readonly string[]) =>
    drag.day === null || drag.share === null
      ? null
      : freeTimeNear(times, drag.day, minutesAt(drag.share, shown));
  const refusalOf = ({ day, share, item }: Drag) => {
    if (day === null || share === null) return t("Drop it on a free time");
    if (momentOn(day, minutesAt(share, shown)) < now) return t("This time is over");
    const host = item.kind === "demo" ? item.demo.host?.name : undefined;
    return host === undefined ? t("Nobody is free then") : t("{{host}} is not free then", { host });
  };
  const dayFor = ({ day }: Drag) => (day !== null && day >= today ? day : null);

  const dropDemo = async (demo: CalendarDemo, drag: Drag) => {
    const times = await queryClient
      .ensureQueryData(timesToMoveQuery(demo.id, span))
      .catch(() => null);
    if (times === null) {
      props.onRefuse(t("The free times could not be read, so nothing was moved."));
      return;
    }
    const start = placeOf(drag, times);
    if (start === null) props.onRefuse(`${refusalOf(drag)}.`);
    else if (start.getTime() !== startOf(demo).getTime()) props.onDropDemo(demo, start);
  };
  const { drag, onPointerDown } = useCalendarDrag((dropped) => {
    const { item } = dropped;
    if (item.kind === "demo") void dropDemo(item.demo, dropped);
    else {
      const day = dayFor(dropped);
      if (day !== null && day !== item.item.task.due_on) props.onDropTask(item.item, day);
    }
  });
  const dragged = drag?.item.kind === "demo" ? drag.item.demo : null;
  const { data: times = NO_TIMES } = useQuery({
    ...timesToMoveQuery(dragged?.id ?? "", span),
    enabled: dragged !== null,
  });
  const target = drag === null || dragged === null ? null : placeOf(drag, times);
  const taskDay = drag?.item.kind === "task" ? dayFor(drag) : null;

  const press = (item: DragItem) => (event: PointerEvent<HTMLElement>) => {
    if (item.kind === "demo") void queryClient.prefetchQuery(timesToMoveQuery(item.demo.id, span));
    onPointerDown(item)(event);
  };
  const renderDemo = ({ demo }: PlacedDemo, isWrapped: boolean) => {
    const canMove = rights.writesLeads && demo.status === "booked";
    return (
      <DemoItem
        demo={demo}
        now={now}
        canWrite={rights.writesLeads}
        colleagues={colleagues}
        hrefOfLead={hrefOfLead}
        onMove={props.onMoveDemo}
        onPointerDown={canMove ? press({ kind: "demo", demo }) : undefined}
        isLifted={dragged?.id === demo.id || lifted === demo.id}
        isWrapped={isWrapped}
      />
    );
  };
  const renderTask = (item: CalendarTask) => {
    const canWrite = rights.writesTask(item.task);
    return (
      <TaskItem
        item={item}
        today={today}
        canWrite={canWrite}
        colleagues={colleagues}
        hrefOfLead={hrefOfLead}
        onPointerDown={canWrite ? press({ kind: "task", item }) : undefined}
        isLifted={drag?.item.kind === "task" && drag.item.item.task.id === item.task.id}
      />
    );
  };
  return (
    <div
      className={cn(
        "grid rounded-md border border-line bg-surface",
        drag !== null && "cursor-grabbing select-none [&_button]:cursor-grabbing",
      )}
      style={{ gridTemplateColumns: `3.5rem repeat(${days.length}, minmax(0, 1fr))` }}
    >
      <div className="grid grid-rows-subgrid" style={{ gridRow: "span 3" }}>
        <span />
        <span />
        <HourLabels shown={shown} />
      </div>
      {days.map((content) => (
        <div
          key={content.day}
          data-day={content.day}
          className={cn(
            "grid min-w-0 grid-rows-subgrid border-l border-line",
            taskDay === content.day && "bg-go-bg outline-2 -outline-offset-2 outline-go",
          )}
          style={{ gridRow: "span 3" }}
        >
          <DayHead {...props} day={content.day} isAlone={days.length === 1} />
          <div
            role="group"
            aria-label={t("All day, {{day}}", {
              day: formatCalendarDay(content.day, "withWeekday"),
            })}
            // A container cannot be a subgrid, so that each cell is one.
            className="@container border-b border-line"
          >
            <AllDayCell
              {...content}
              most={days.length === 1 ? 100 : 4}
              hrefOfDay={props.hrefOfDay(content.day)}
              renderTask={renderTask}
            />
          </div>
          <DayColumn
            {...content}
            now={now}
            isToday={content.day === today}
            shown={shown}
            colleagues={colleagues}
            free={dragged === null ? [] : freeTimesOn(times, content.day)}
            target={target}
            minutes={
              dragged === null
                ? 20
                : minutesOf(
                    dragged,
                    days.map(({ day }) => day),
                  )
            }
            renderDemo={renderDemo}
          />
        </div>
      ))}
      {drag !== null && (
        <DragLabel
          x={drag.x}
          y={drag.y}
          isRefused={dragged === null ? taskDay === null : target === null}
        >
          {dragged === null ? (
            <TaskTarget day={taskDay} />
          ) : (
            <DemoTarget demo={dragged} start={target} refusal={refusalOf(drag)} />
          )}
        </DragLabel>
      )}
    </div>
  );
}

type DayHeadProps = Pick<ShownCalendar, "today" | "hrefOfDay"> & {
  day: CalendarDay;
  /** It is the only day that is shown. */
  isAlone: boolean;
};

function DayHead({ day, today, isAlone, hrefOfDay }: DayHeadProps) {
  const { t } = useTranslation();
  const isToday = day === today;
  const label = isAlone
    ? formatCalendarDay(day, "withWeekday")
    : `${formatCalendarDay(day, "weekday")} ${Number(day.slice(8))}`;
  return (
    <h2
      className={cn(
        "border-b border-line px-1 py-2 text-center font-sans text-sm/tight font-semibold",
        isToday && "inset-shadow-[0_-3px_var(--accent)]",
      )}
    >
      {isAlone ? (
        <span>{label}</span>
      ) : (
        <Link
          className="underline-offset-3 hover:underline"
          to={hrefOfDay(day)}
          aria-label={t("{{day}}, show this day", { day: formatCalendarDay(day, "withWeekday") })}
        >
          {label}
        </Link>
      )}
      {isToday && <span className="ml-1.5 text-xs font-normal text-muted">{t("Today")}</span>}
    </h2>
  );
}
