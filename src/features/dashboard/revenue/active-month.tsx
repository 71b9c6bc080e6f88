import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useActiveTooltipLabel, useIsTooltipActive } from "recharts";
import { formatUsd } from "@/lib/format/format";
import { changeText } from "../figures/change";
import { monthName, yearBeforeName, type MonthValue } from "./revenue-series";

export function useActiveMonth(values: MonthValue[]): MonthValue | undefined {
  const label = useActiveTooltipLabel();
  const isActive = useIsTooltipActive();
  return isActive ? values.find(({ month }) => month === label) : undefined;
}

type ActiveMonthProps = {
  values: MonthValue[];
  status: Element | null;
  onChange: (month: string | null) => void;
};

/** Announces the active month, and reports it, without rendering the chart again. */
export function ActiveMonth({ values, status, onChange }: ActiveMonthProps) {
  const { t } = useTranslation();
  const active = useActiveMonth(values);
  const month = active?.month ?? null;
  useEffect(() => onChange(month), [month, onChange]);
  if (status === null || active === undefined) return null;
  const { value, change, yearBefore } = active;
  const sentences = [
    t("{{label}}: {{value}}", { label: monthName(t, active), value: formatUsd(value) }),
    change !== null &&
      t("{{change}} on the month before", { change: changeText(t, change, "percent") }),
    yearBefore !== null &&
      t("{{label}}: {{value}}", { label: yearBeforeName(active), value: formatUsd(yearBefore) }),
  ];
  return createPortal(sentences.filter(Boolean).join(". "), status);
}
