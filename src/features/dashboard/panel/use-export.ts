import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { localDay } from "@/lib/calendar-day";
import { downloadCsv } from "@/lib/csv";
import { formatDateTime } from "@/lib/format-time";
import { slugFromTitle } from "@/lib/slug";
import { useDashboard } from "../dashboard-context";
import { clientFilterText, rangeText } from "../filter-texts";
import type { FigureTable } from "./figure-table";

export type PanelFilter = { label: string; value: string };

/** Downloads a panel's figures; the file and its name say what was chosen, and for which moment. */
export function useExport(title: string, filters: PanelFilter[], asOf: Date) {
  const { t } = useTranslation();
  const { query } = useDashboard();
  return ({ columns, rows }: FigureTable) => {
    const range = t(rangeText(query.range));
    const clients = t(clientFilterText(query.clients));
    const about: [string, string][] = [
      [t("Panel"), title],
      [t("Time range"), range],
      [t("Clients"), clients],
      ...filters.map(({ label, value }): [string, string] => [label, value]),
      [t("As of"), formatDateTime(asOf)],
      [t("Source"), t("Sample data")],
    ];
    const parts = [title, range, clients, ...filters.map(({ value }) => value)].map(slugFromTitle);
    const fileName = `curbfront_${parts.join("_")}_${localDay(asOf)}.csv`;
    downloadCsv(fileName, { about, columns: columns.map(({ label }) => label), rows });
    toast.success(t("Downloaded {{fileName}}.", { fileName }));
  };
}
