import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ListHead } from "@/components/data-table/list-head";
import { MoreMenu } from "@/components/more-menu";
import { Button } from "@/components/ui/button";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import type { DaySpan } from "@/data/calendar/queries";
import { SampleData } from "@/features/crm/shared/sample-mark";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { paths } from "@/lib/paths";
import type { CalendarView } from "./calendar-address";

type CalendarHeadProps = {
  span: DaySpan;
  view: CalendarView;
  /** Staff have a calendar of their own. */
  isStaff: boolean;
  onView: (view: CalendarView) => void;
  onToday: () => void;
  /** By days or weeks. */
  onStep: (by: 1 | -1) => void;
};

export function CalendarHead(props: CalendarHeadProps) {
  const { span, view, isStaff, onView, onToday, onStep } = props;
  const { t } = useTranslation();
  const isWeek = view === "week";
  const shown = isWeek
    ? t("{{first}} to {{last}}", {
        first: formatCalendarDay(span.first, "short"),
        last: formatCalendarDay(span.last, "full"),
      })
    : formatCalendarDay(span.first, "full");
  return (
    <ListHead
      title={t("Calendar")}
      count={
        <>
          <span className="font-semibold text-text" aria-live="polite">
            {shown}
          </span>{" "}
          <span>{t("By the clock in New York.")}</span> <SampleData />
        </>
      }
    >
      <div className="flex gap-1.5">
        <Button
          variant="secondary"
          size="icon"
          aria-label={isWeek ? t("Previous week") : t("Previous day")}
          aria-keyshortcuts="k"
          onClick={() => onStep(-1)}
        >
          <ChevronLeft size={19} aria-hidden />
        </Button>
        <Button variant="secondary" className="px-3.5" aria-keyshortcuts="t" onClick={onToday}>
          {t("Today")}
        </Button>
        <Button
          variant="secondary"
          size="icon"
          aria-label={isWeek ? t("Next week") : t("Next day")}
          aria-keyshortcuts="j"
          onClick={() => onStep(1)}
        >
          <ChevronRight size={19} aria-hidden />
        </Button>
      </div>
      <ToggleGroup aria-label={t("View")} value={view} onValueChange={onView}>
        <ToggleGroupItem className="max-sm:px-2.5" value="day">
          {t("Day")}
        </ToggleGroupItem>
        <ToggleGroupItem className="max-sm:px-2.5" value="week">
          {t("Week")}
        </ToggleGroupItem>
      </ToggleGroup>
      {isStaff && (
        <MoreMenu variant="secondary" label={t("More about calendars")}>
          <DropdownMenuItem asChild>
            <Link to={paths.ownCalendar}>{t("Subscribe on your phone")}</Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link to={paths.ownBusyTimes}>{t("Your own calendars")}</Link>
          </DropdownMenuItem>
        </MoreMenu>
      )}
    </ListHead>
  );
}
