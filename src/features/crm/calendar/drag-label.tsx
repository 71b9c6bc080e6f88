import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { CalendarDemo } from "@/data/calendar/queries";
import { cn } from "@/lib/cn";
import { formatCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";
import { formatClock, formatShortDay, formatWeekday, shortZoneName } from "@/lib/dates/zoned-time";
import { ZONE } from "./day-layout";

type DragLabelProps = { x: number; y: number; isRefused: boolean; children: React.ReactNode };

/** Beside the pointer: where the item would go. The dialog says the same to those without a pointer. */
export function DragLabel({ x, y, isRefused, children }: DragLabelProps) {
  const isRight = x > window.innerWidth - 280;
  return createPortal(
    <div
      aria-hidden
      className={cn(
        "pointer-events-none fixed z-1000000000 max-w-64 rounded-sm border bg-raised px-3 py-2 text-sm/snug text-text shadow-lift",
        isRefused ? "border-stop" : "border-go",
      )}
      style={{
        top: Math.min(y + 18, window.innerHeight - 90),
        ...(isRight ? { right: window.innerWidth - x + 14 } : { left: x + 14 }),
      }}
    >
      {children}
    </div>,
    document.body,
  );
}

type DemoTargetProps = { demo: CalendarDemo; start: Date | null; refusal: string };

/** Both clocks: the office's and the visitor's. */
export function DemoTarget({ demo, start, refusal }: DemoTargetProps) {
  const { t } = useTranslation();
  if (start === null) return <p className="font-semibold text-stop">{refusal}</p>;
  const zone = demo.visitor_time_zone;
  const isOtherDay = zone !== null && formatShortDay(start, zone) !== formatShortDay(start, ZONE);
  return (
    <>
      <p className="font-semibold">
        {t("{{day}}, {{time}} in New York", {
          day: formatWeekday(start, ZONE, "short"),
          time: formatClock(start, ZONE),
        })}
      </p>
      <p>
        {zone === null
          ? t("Nobody knows their time zone")
          : t("{{time}} {{zone}} for them", {
              time: isOtherDay
                ? `${formatWeekday(start, zone, "short")}, ${formatClock(start, zone)}`
                : formatClock(start, zone),
              zone: shortZoneName(zone),
            })}
      </p>
    </>
  );
}

/** `day` is null where the task cannot go. */
export function TaskTarget({ day }: { day: CalendarDay | null }) {
  const { t } = useTranslation();
  return (
    <p className={day === null ? "font-semibold text-stop" : "font-semibold"}>
      {day === null
        ? t("Choose today or a later day")
        : t("due {{day}}", { day: formatCalendarDay(day, "withWeekday") })}
    </p>
  );
}
