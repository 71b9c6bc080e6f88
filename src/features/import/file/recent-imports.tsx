import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { recentImportsQuery, type ImportList, type RecentImport } from "@/data/imports/queries";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/time/reader-time";
import { importedCount, recordCount } from "../import-labels";
import { useCommit } from "../use-commit";

/** What was imported in the last day can still be taken back, also after the page was left. */
export function RecentImports({ list }: { list: ImportList }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(recentImportsQuery(list));
  const { undo } = useCommit();
  const { done, failed } = useUndoToast();

  const takeBack = (id: string) =>
    undo.mutate(id, {
      onSuccess: ({ archived, restored }) =>
        done(
          restored === 0
            ? t("Archived {{records}}.", { records: recordCount(t, list, archived) })
            : t("Archived {{records}}, and {{leads}} say again what they said before.", {
                records: recordCount(t, list, archived),
                leads: recordCount(t, list, restored),
              }),
          null,
        ),
      onError: (error) =>
        failed(t("The import was not taken back: {{reason}}.", { reason: reasonOf(error) }), () =>
          takeBack(id),
        ),
    });
  const describe = ({ at, ...counts }: RecentImport) => {
    const moment = parseTimestamp(at);
    const records = importedCount(t, list, counts);
    return moment === null ? records : `${records}, ${formatDateTime(moment)}`;
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
              <strong>{batch.fileName}</strong>
              <span className="block text-xs text-muted">{describe(batch)}</span>
            </span>
            <Button
              variant="secondary"
              busyLabel={undo.isPending && undo.variables === batch.id && t("Undoing")}
              aria-label={t("Undo the import of {{file}}", { file: batch.fileName })}
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
