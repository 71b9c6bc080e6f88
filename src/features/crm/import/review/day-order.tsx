import { useTranslation } from "react-i18next";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { formatNumber } from "@/lib/format/format";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import type { DayReading } from "../engine/import-engine";
import type { DayOrder } from "../engine/read-values";

type DayOrderChoiceProps = { days: DayReading; onChoose: (order: DayOrder) => void };

/** "03/04/2026" is one day in Ohio and another in Ontario. */
export function DayOrderChoice({ days, onChoose }: DayOrderChoiceProps) {
  const { t } = useTranslation();
  const { first, why } = days;
  const reasons = {
    inferred: t("Other dates of the file can only be read this way."),
    chosen: t("As you chose."),
    assumed: t("That is how the US writes a date. Change it if the file does not."),
  };
  const orders: [DayOrder, string][] = [
    ["month-first", t("Month first")],
    ["day-first", t("Day first")],
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 border-b border-line bg-wait-bg px-4.5 py-3.5">
      <p className="max-w-[66ch] flex-[1_1_20rem]">
        <span>
          {t("{{number}} dates could be read two ways.", {
            count: days.ambiguous,
            number: formatNumber(days.ambiguous),
            defaultValue_one: "One date could be read two ways.",
          })}
        </span>{" "}
        {first !== null && first.day !== null && (
          <span>
            {t("{{typed}} was read as {{day}}.", {
              typed: first.typed,
              day: formatCalendarDay(first.day),
            })}
          </span>
        )}{" "}
        <span>{reasons[why]}</span>
      </p>
      <ToggleGroup
        aria-label={t("Order of day and month")}
        value={days.order}
        onValueChange={onChoose}
      >
        {orders.map(([order, label]) => (
          <ToggleGroupItem key={order} className="whitespace-nowrap" value={order}>
            {label}
          </ToggleGroupItem>
        ))}
      </ToggleGroup>
    </div>
  );
}
