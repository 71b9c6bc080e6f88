import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Calendar, CalendarDemo, CalendarTask } from "@/data/calendar/queries";
import { crmKeys } from "@/data/records/crm-keys";
import { cachePatch } from "@/data/records/mutations";
import { startOf } from "@/features/crm/shared/demo/demo-labels";
import { DemoTimeDialog } from "@/features/crm/shared/demo/demo-time-dialog";
import { isNight } from "@/features/crm/shared/demo/odd-time-question";
import { useDemoChanges } from "@/features/crm/shared/demo/use-demo-changes";
import { useRecordChange } from "@/features/crm/shared/fields/use-record-change";
import { leadName } from "@/features/crm/shared/lead-labels";
import { useTaskChanges } from "@/features/crm/shared/tasks/task-tools";
import { useFocusAfterLoss } from "@/hooks/focus/use-focus-after-loss";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import { demoTime } from "@/lib/dates/demo-time";
import { parseTimestamp } from "@/lib/format/format";
import { MoveQuestion, type PendingMove } from "./move-question";

/** Shows a demo at another time until it is stored. */
function movedPatch(demo: CalendarDemo, start: Date) {
  const ends = parseTimestamp(demo.ends_at) ?? start;
  const minutes = ends.getTime() - startOf(demo).getTime();
  const moved = {
    starts_at: start.toISOString(),
    ends_at: new Date(start.getTime() + minutes).toISOString(),
  };
  const before = { starts_at: demo.starts_at, ends_at: demo.ends_at };
  const withTimes = (calendar: Calendar, times: typeof before, version?: number): Calendar => ({
    ...calendar,
    demos: calendar.demos.map((each) =>
      each.id === demo.id ? { ...each, ...times, version: version ?? each.version } : each,
    ),
  });
  return cachePatch<Calendar>(
    [...crmKeys.calendar, "items"],
    (calendar, version) => withTimes(calendar, moved, version),
    (calendar) => withTimes(calendar, before),
  );
}

/** Moves a demo, and shows the result. There is no Undo where a mail has gone to the visitor. */
function useMoveDemo() {
  const { t } = useTranslation();
  const change = useRecordChange();
  return useCallback(
    (demo: CalendarDemo, start: Date) =>
      change({
        table: "demo_bookings",
        record: demo,
        changes: { starts_at: start.toISOString(), host_id: demo.host_id, status: "booked" },
        ...(!demo.is_mailed && { before: { starts_at: demo.starts_at, host_id: demo.host_id } }),
        message: t("Moved the demo to {{time}}.", { time: demoTime(start, t) }),
        patches: [movedPatch(demo, start)],
      }),
    [t, change],
  );
}

/** Moves of demos and tasks with what they ask, and the focus on what was moved. */
export function useCalendarMoves() {
  const { t } = useTranslation();
  const [pending, setPending] = useState<PendingMove | null>(null);
  const [moving, setMoving] = useState<CalendarDemo | null>(null);
  const { move } = useDemoChanges();
  const { moveTo } = useTaskChanges();
  const moveDemo = useMoveDemo();
  const region = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  const findMoved = () =>
    region.current?.querySelector<HTMLElement>(
      `[data-item="${CSS.escape(moved.current ?? "")}"]`,
    ) ?? region.current;
  const onFocus = useFocusAfterLoss(findMoved);
  const store = (demo: CalendarDemo, start: Date) => {
    setPending(null);
    moved.current = demo.id;
    void moveDemo(demo, start);
  };
  return {
    region,
    onFocus,
    pending,
    openDialog: setMoving,
    dropDemo: (demo: CalendarDemo, start: Date) => {
      moved.current = demo.id;
      if (demo.is_mailed || isNight(start, demo.visitor_time_zone)) setPending({ demo, start });
      else store(demo, start);
    },
    dropTask: ({ task }: CalendarTask, day: CalendarDay) => {
      moved.current = task.id;
      void moveTo(task, day);
    },
    dialogs: (
      <>
        <MoveQuestion
          pending={pending}
          focusAfter={findMoved}
          onConfirm={({ demo, start }) => store(demo, start)}
          onKeep={() => setPending(null)}
        />
        <DemoTimeDialog
          isOpen={moving !== null}
          title={t("Move the demo of {{name}}", {
            name: moving === null ? "" : leadName(moving.lead),
          })}
          time={moving}
          visitorZone={moving?.visitor_time_zone ?? null}
          draftOf={moving?.id ?? ""}
          submitLabel={t("Move the demo")}
          onChoose={async (time) => {
            if (moving === null) return;
            moved.current = moving.id;
            await move(moving, time);
          }}
          onClose={() => setMoving(null)}
        />
      </>
    ),
  };
}
