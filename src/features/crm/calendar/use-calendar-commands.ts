import { CalendarDays, CalendarRange, ChevronLeft, ChevronRight, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCommands } from "@/components/commands/use-commands";
import type { CalendarView } from "./calendar-address";

type CalendarCommands = {
  onView: (view: CalendarView) => void;
  onToday: () => void;
  onStep: (by: 1 | -1) => void;
};

/** The calendar's keys: j and k step, t goes to today, d and w choose the view. */
export function useCalendarCommands({ onView, onToday, onStep }: CalendarCommands): void {
  const { t } = useTranslation();
  const group = t("Calendar");
  useCommands([
    {
      id: "calendar next",
      label: t("Later"),
      group,
      Icon: ChevronRight,
      shortcut: "j",
      run: () => onStep(1),
    },
    {
      id: "calendar previous",
      label: t("Earlier"),
      group,
      Icon: ChevronLeft,
      shortcut: "k",
      run: () => onStep(-1),
    },
    {
      id: "calendar today",
      label: t("Go to today"),
      group,
      Icon: Undo2,
      shortcut: "t",
      run: onToday,
    },
    {
      id: "calendar day",
      label: t("Show a day"),
      group,
      Icon: CalendarDays,
      shortcut: "d",
      run: () => onView("day"),
    },
    {
      id: "calendar week",
      label: t("Show a week"),
      group,
      Icon: CalendarRange,
      shortcut: "w",
      run: () => onView("week"),
    },
  ]);
}
