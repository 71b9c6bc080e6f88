import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { downloadCsv, type CsvFile } from "@/lib/csv";
import { slugFromTitle } from "@/lib/slug";
import { formatDateTime, readerDay, readerZone } from "@/lib/time/reader-time";
import { useDashboard } from "../dashboard-context";
import { clientFilterText, rangeText } from "../filter-texts";
import { momentOfAnswer } from "../moment-of-answer";
import type { FigureTable } from "./figure-table";
import type { PanelQuery } from "./panel-body";

export type PanelFilter = { label: string; value: string };

type Export = {
  /** The panel's title. */
  title: string;
  filters: PanelFilter[];
  answer: Pick<PanelQuery<unknown>, "error" | "isFetching" | "dataUpdatedAt">;
};

/** Downloads a panel's figures; the file and its name say what was chosen. */
export function useExport({ title, filters, answer }: Export) {
  const { t } = useTranslation();
  const { source, query } = useDashboard();
  return ({ columns, rows, summary = [] }: FigureTable) => {
    const asOf = momentOfAnswer(answer, query.asOf);
    const range = t(rangeText(query.range));
    const clients = t(clientFilterText(query.clients));
    const about: CsvFile["about"] = [
      [t("Panel"), title],
      [t("Time range"), range],
      [t("Clients"), clients],
      ...filters.map(({ label, value }): [string, string] => [label, value]),
      [t("As of"), formatDateTime(asOf)],
      // Whoever gets the file may live by another clock.
      [t("Time zone"), readerZone()],
      ...(source.isSample ? [[t("Source"), t("Sample data")] satisfies [string, string]] : []),
      ...summary,
    ];
    const parts = [title, range, clients, ...filters.map(({ value }) => value)].map(slugFromTitle);
    const fileName = `curbfront_${parts.join("_")}_${readerDay(asOf)}.csv`;
    downloadCsv(fileName, { about, columns: columns.map(({ label }) => label), rows });
    toast.success(t("Downloaded {{fileName}}.", { fileName }));
  };
}
