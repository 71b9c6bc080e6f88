import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { errorMessage } from "@/lib/errors/errors";
import { downloadCsv } from "@/lib/format/csv";
import { exportFileName } from "@/lib/format/export-name";
import { useDashboard } from "../dashboard-context";
import { clientFilterText, rangeText } from "../segment-labels";
import { momentOfAnswer } from "../moment-of-answer";
import type { FigureTable } from "../panel/figure-table";
import type { PanelQuery } from "../panel/panel-body";

export type PanelFilter = { label: string; value: string };

type Export = {
  title: string;
  filters: PanelFilter[];
  /** The order of the rows, if any. */
  order?: string | undefined;
  answer: Pick<PanelQuery<unknown>, "error" | "isFetching" | "dataUpdatedAt">;
};

/** Downloads a panel's figures; the file name has the filters and the time of reading. */
export function useExport({ title, filters, order, answer }: Export) {
  const { t } = useTranslation();
  const { source, query } = useDashboard();
  return async ({ columns, rows }: FigureTable) => {
    const fileName = exportFileName({
      title,
      chosen: [
        { value: t(rangeText(query.range)) },
        { label: t("Clients"), value: t(clientFilterText(query.clients)) },
        ...filters,
      ],
      order,
      moment: momentOfAnswer(answer, query.asOf),
      isSample: source.isSample,
    });
    try {
      downloadCsv(fileName, { columns: columns.map(({ label }) => label), rows });
      toast.success(t("Downloaded {{fileName}}.", { fileName }));
    } catch (error) {
      toast.error(t("The file was not made: {{message}}.", { message: errorMessage(error) }));
    }
  };
}
