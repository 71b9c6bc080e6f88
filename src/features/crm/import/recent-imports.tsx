import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { recentImportsQuery } from "@/data/imports/queries";
import type { ImportList, RecentImport } from "@/data/imports/schema";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { formatList, parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import { importedText } from "./import-counts";
import { archivedText } from "./undo-counts";
import { useCommit } from "./use-commit";

/** Imports of the last day can be undone, also after the page was left. */
export function RecentImports({ list }: { list: ImportList }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(recentImportsQuery(list));
  const { undo } = useCommit();
  const { done, failed } = useUndoToast();

  const takeBack = (id: string) =>
    undo.mutate(id, {
      onSuccess: (undone) => done(archivedText(t, list, undone), null),
      onError: (error) =>
        failed(t("The import was not taken back: {{reason}}.", { reason: reasonOf(error) }), () =>
          takeBack(id),
        ),
    });
  const describe = ({ created_at, ...counts }: RecentImport) => {
    const moment = parseTimestamp(created_at);
    return formatList([importedText(t, list, counts), moment && formatDateTime(moment)]);
  };
  if (data.length === 0) return null;
  return (
    <div className="border-t border-line px-4.5 py-3.5">
      <h3 className="font-sans text-sm/[1.3]">{t("Imported in the last day")}</h3>
      <ul>
        {data.map((batch) => (
          <li
            key={batch.id}
            className="flex items-center justify-between gap-4 py-1.5 wrap-anywhere"
          >
            <span>
              <strong>{batch.file_name}</strong>
              <span className="block text-xs text-muted">{describe(batch)}</span>
            </span>
            <Button
              variant="secondary"
              busyLabel={undo.isPending && undo.variables === batch.id && t("Undoing")}
              aria-label={t("Undo the import of {{file}}", { file: batch.file_name })}
              onClick={() => takeBack(batch.id)}
            >
              {t("Undo")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
