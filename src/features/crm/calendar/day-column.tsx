import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { formatCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";
import { formatHour, formatClock, wallTime } from "@/lib/dates/zoned-time";
import { formatList } from "@/lib/format/format";
import type { ReactNode } from "react";
import { ZONE, type BusyBlock, type Minutes, type PlacedDemo } from "./day-layout";
import { momentOn } from "./free-times";
import type { Colleagues } from "./use-colleagues";

/** A demo of twenty minutes has room for a line. */
const HOUR_REM = 5.25;
/** The minutes of the least height of an item. */
export const SHORTEST_MINUTES = 18;
/** The minutes of an item with its name in two lines below the time. */
const WRAPPED_MINUTES = 42;

const placeIn = ({ from, to }: Minutes, shown: Minutes) => ({
  top: `${((from - shown.from) / (shown.to - shown.from)) * 100}%`,
  height: `${((to - from) / (shown.to - shown.from)) * 100}%`,
});

function clipped(span: Minutes, shown: Minutes): Minutes | null {
  const from = Math.max(span.from, shown.from);
  const to = Math.min(span.to, shown.to);
  return from < to ? { from, to } : null;
}

type DayColumnProps = {
  day: CalendarDay;
  now: Date;
  isToday: boolean;
  shown: Minutes;
  /** When the company is open; nothing on a closed day. */
  open: readonly Minutes[];
  busy: readonly BusyBlock[];
  demos: readonly PlacedDemo[];
  colleagues: Colleagues;
  /** Free times for the demo that is being dragged, and the one it would go to. */
  free: readonly Date[];
  target: Date | null;
  minutes: number;
  /** `isWrapped` where its name has room in lines of its own. */
  renderDemo: (placed: PlacedDemo, isWrapped: boolean) => ReactNode;
};

/** The hours of a day with what is in them. */
export function DayColumn(props: DayColumnProps) {
  const { day, now, isToday, shown, open, busy, demos, colleagues, free, target } = props;
  const { t } = useTranslation();
  const hours = (shown.to - shown.from) / 60;
  const spanAt = (start: Date): Minutes => {
    const from = wallTime(start, ZONE).minutes;
    return { from, to: from + props.minutes };
  };
  return (
    <div
      role="group"
      aria-label={formatCalendarDay(day, "withWeekday")}
      data-hours
      className="@container relative bg-sunken"
      style={{ height: `${hours * HOUR_REM}rem` }}
    >
      {open.map((span) => {
        const visible = clipped(span, shown);
        return (
          visible && (
            <div
              key={span.from}
              className="absolute inset-x-0 bg-surface"
              style={placeIn(visible, shown)}
            />
          )
        );
      })}
      <div
        className="pointer-events-none absolute inset-0 bg-[linear-gradient(var(--line)_1px,transparent_1px)]"
        style={{ backgroundSize: `100% ${HOUR_REM}rem` }}
      />
      {busy.map((block) => {
        const visible = clipped(block, shown);
        return (
          visible && (
            <div
              key={block.from}
              data-busy
              className="absolute inset-x-0 overflow-hidden border-y border-line-strong bg-[repeating-linear-gradient(135deg,var(--draft-bg)_0_7px,transparent_7px_12px)] px-1.5 py-0.5 text-xs/tight text-muted forced-colors:border-2"
              style={placeIn(visible, shown)}
            >
              <span className="rounded-xs bg-surface px-1">
                {t("{{names}} busy", {
                  names: formatList(
                    block.people.map((id) => colleagues.nameOf(id) ?? t("Somebody")),
                  ),
                })}
                <span className="sr-only">
                  {` ${formatClock(momentOn(day, block.from), ZONE)} – ${formatClock(momentOn(day, block.to), ZONE)}`}
                </span>
              </span>
            </div>
          )
        );
      })}
      {free.map((start) => (
        <div
          key={start.getTime()}
          data-free={start.toISOString()}
          className={cn(
            "absolute inset-x-0.5 rounded-xs border border-dashed border-go bg-go-bg",
            target?.getTime() === start.getTime() && "border-2 border-solid",
          )}
          style={placeIn(spanAt(start), shown)}
        />
      ))}
      <ul>
        {demos.map((placed) => {
          const { top, height } = placeIn(placed, shown);
          const room = (placed.next ?? shown.to) - placed.from;
          const isWrapped = placed.lanes === 1 && room >= WRAPPED_MINUTES;
          return (
            <li
              key={placed.demo.id}
              className="absolute flex min-h-6 px-px focus-within:z-1"
              style={{
                top,
                minHeight: height,
                left: `${(placed.lane / placed.lanes) * 100}%`,
                width: `${100 / placed.lanes}%`,
              }}
            >
              {props.renderDemo(placed, isWrapped)}
            </li>
          );
        })}
      </ul>
      {isToday && <NowLine now={now} shown={shown} />}
    </div>
  );
}

function NowLine({ now, shown }: { now: Date; shown: Minutes }) {
  const { minutes } = wallTime(now, ZONE);
  if (minutes < shown.from || minutes > shown.to) return null;
  return (
    <div
      aria-hidden
      data-now
      className="pointer-events-none absolute inset-x-0 z-2 border-t-2 border-stop"
      style={{ top: placeIn({ from: minutes, to: minutes }, shown).top }}
    >
      <span className="absolute -top-1.25 -left-1 size-2 rounded-full bg-stop" />
    </div>
  );
}

/** The hours beside the days. */
export function HourLabels({ shown }: { shown: Minutes }) {
  const hours = Array.from({ length: (shown.to - shown.from) / 60 }, (_, nth) => nth);
  return (
    <div aria-hidden className="relative" style={{ height: `${hours.length * HOUR_REM}rem` }}>
      {hours.map((nth) => (
        <span
          key={nth}
          className="absolute right-2 text-xs/none whitespace-nowrap text-muted tabular-nums"
          style={{ top: `calc(${nth * HOUR_REM}rem - ${nth === 0 ? "0px" : "0.4rem"})` }}
        >
          {formatHour(new Date(Date.UTC(2000, 0, 1, 0, shown.from + nth * 60)), "UTC")}
        </span>
      ))}
    </div>
  );
}
