import type { TFunction } from "i18next";
import { formatSigned, formatUsd } from "@/lib/format/format";
import { changeCell } from "../figures/change";
import type { FigureTable } from "../panel/figure-table";
import {
  knowsYearBefore,
  SERIES_NAMES,
  SERIES_TITLES,
  type MonthValue,
  type RevenueSeries,
} from "./revenue-series";

export function revenueTable(
  t: TFunction,
  values: MonthValue[],
  series: RevenueSeries,
): FigureTable {
  const hasYearBefore = knowsYearBefore(values);
  return {
    caption: t("{{title}}, in a table", { title: t(SERIES_TITLES[series]) }),
    columns: [
      { label: t("Month"), calendar: "month" },
      {
        label: t("{{series}}, US dollars", { series: t(SERIES_NAMES[series]) }),
        format: formatUsd,
      },
      { label: t("Change in percent"), format: formatSigned },
      ...(hasYearBefore ? [{ label: t("Year before, US dollars"), format: formatUsd }] : []),
    ],
    rows: values.map(({ month, value, change, yearBefore }) => [
      month,
      value,
      changeCell(change),
      ...(hasYearBefore ? [yearBefore] : []),
    ]),
  };
}
