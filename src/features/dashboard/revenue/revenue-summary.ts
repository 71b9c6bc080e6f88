import type { TFunction } from "i18next";
import { formatPercent, formatUsd } from "@/lib/format/format";
import { formatMonth } from "@/lib/time/calendar-month";
import type { MonthValue, RevenueSeries } from "./revenue-series";

const SENTENCES: Record<RevenueSeries, Record<"rose" | "fell" | "stayed", string>> = {
  mrr: {
    rose: "Monthly recurring revenue rose from {{first}} in {{from}} to {{last}} in {{to}}",
    fell: "Monthly recurring revenue fell from {{first}} in {{from}} to {{last}} in {{to}}",
    stayed: "Monthly recurring revenue was {{last}} both in {{from}} and in {{to}}",
  },
  revenue: {
    rose: "Revenue invoiced rose from {{first}} in {{from}} to {{last}} in {{to}}",
    fell: "Revenue invoiced fell from {{first}} in {{from}} to {{last}} in {{to}}",
    stayed: "Revenue invoiced was {{last}} both in {{from}} and in {{to}}",
  },
};

/** What the bars show, in words; the last month is still under way. */
export function revenueSummary(t: TFunction, values: MonthValue[], series: RevenueSeries): string {
  const first = values[0];
  const last = values.at(-1);
  if (first === undefined || last === undefined) return t("There are no months to show yet.");
  const difference = Math.round(last.value) - Math.round(first.value);
  const way = difference === 0 ? "stayed" : difference > 0 ? "rose" : "fell";
  const sentence = t(SENTENCES[series][way], {
    first: formatUsd(first.value),
    from: formatMonth(first.month),
    last: formatUsd(last.value),
    to: formatMonth(last.month),
  });
  if (way === "stayed" || first.value <= 0 || last.value < 0) return `${sentence}.`;
  const percent = formatPercent(Math.abs(last.value / first.value - 1) * 100);
  return way === "rose"
    ? t("{{sentence}}, up {{percent}}.", { sentence, percent })
    : t("{{sentence}}, down {{percent}}.", { sentence, percent });
}
