import { useTranslation } from "react-i18next";
import { formatDateTime } from "@/lib/dates/reader-time";
import type { ListSummary } from "./filters/list-summary";

type PrintedSummaryProps = {
  summary: ListSummary;
  readAt: number;
};

/** Print only: the filters, the order and the time of reading. */
export function PrintedSummary({ summary: { chosen, order }, readAt }: PrintedSummaryProps) {
  const { t } = useTranslation();
  const parts = [
    ...chosen.map(({ label, value }) => t("{{label}}: {{value}}", { label, value })),
    order,
    t("As of {{moment}}", { moment: formatDateTime(new Date(readAt)) }),
  ];
  return <p className="hidden print:block">{parts.join(" · ")}</p>;
}
