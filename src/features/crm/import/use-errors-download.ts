import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import type { ImportList } from "@/data/imports/schema";
import { reasonOf } from "@/lib/errors/errors";
import { downloadCsv } from "@/lib/format/csv";
import { columnLabel, problemMessage } from "./import-labels";
import type { Problem } from "./engine/read-rows";
import type { ImportFile } from "./use-import-file";

/** Offers the bad rows as a file: the original columns, and the problem in the last one. */
export function useErrorsDownload(
  list: ImportList,
  file: ImportFile,
  fromDatabase: readonly Problem[],
) {
  const { t } = useTranslation();
  return async () => {
    try {
      const { columns, rows, problems } = await file.ask({ do: "errors", fromDatabase });
      const name = (file.loaded?.name ?? list).replace(/\.[a-z0-9]{1,5}$/i, "");
      const sentences = problems.map((problem) => problemMessage(t, list, problem));
      downloadCsv(`${name}-errors.csv`, {
        columns: [...columns.map((column, place) => columnLabel(t, column, place)), t("Error")],
        rows: rows.map((cells, index) => [...cells, sentences[index] ?? ""]),
      });
    } catch (error) {
      toast.error(t("The errors were not saved: {{reason}}.", { reason: reasonOf(error) }));
    }
  };
}
