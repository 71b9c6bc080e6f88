import type { TFunction } from "i18next";
import { formatMonth, formatSigned, formatUsd } from "@/lib/format";
import type { FigureTable } from "../panel/figure-table";
import { SERIES_NAMES, SERIES_TITLES, type MonthValue, type RevenueSeries } from "./revenue-series";

const toTenth = (value: number) => Math.round(value * 10) / 10;

export function revenueTable(
  t: TFunction,
  values: MonthValue[],
  series: RevenueSeries,
): FigureTable {
  return {
    caption: t(SERIES_TITLES[series]),
    columns: [
      { label: t("Month") },
      {
        label: t("{{series}} in US dollars", { series: t(SERIES_NAMES[series]) }),
        format: formatUsd,
      },
      { label: t("Change in percent"), format: formatSigned },
    ],
    rows: values.map(({ month, value, change }) => [
      formatMonth(month),
      value,
      change === null ? null : toTenth(change),
    ]),
  };
}
