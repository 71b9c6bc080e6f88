import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ImportList } from "@/data/crm/imports";
import { reasonOf } from "@/lib/errors";
import { listPaths, recordCount, rowCount } from "./import-words";
import type { Commit } from "./use-commit";
import { useErrorsDownload } from "./use-errors-download";
import type { ImportFile } from "./use-import-file";
import type { Review } from "./use-review";

type ResultStepProps = {
  list: ImportList;
  file: ImportFile;
  review: Review;
  commit: Commit;
  onAgain: () => void;
};

export function ResultStep({ list, file, review, commit, onAgain }: ResultStepProps) {
  const { t } = useTranslation();
  const { staging } = review;
  const download = useErrorsDownload(list, file, staging.state === "ready" ? staging.problems : []);
  const { data: result, variables } = commit.commit;
  const { data: undone, error: undoError, isPending: isUndoing, mutate: takeBack } = commit.undo;
  if (result === undefined) return null;
  const show = {
    leads: t("Show the leads"),
    clients: t("Show the clients"),
    tickets: t("Show the tickets"),
  }[list];
  return (
    <section className="panel">
      <div className="panel-head">
        <h2 tabIndex={-1}>
          {undone === undefined
            ? t("{{records}} added", { records: recordCount(t, list, result.added) })
            : t("{{records}} archived again", { records: recordCount(t, list, undone.archived) })}
        </h2>
        <p className="r imp-note">{file.loaded?.name}</p>
      </div>
      <div className="panel-body imp-stack">
        {undoError !== null && (
          <Alert>
            {t("The import was not taken back: {{reason}}.", { reason: reasonOf(undoError) })}
          </Alert>
        )}
        <ul className="imp-outcome" role="status">
          {result.skipped > 0 && (
            <li>
              {t("{{rows}} skipped: may be here already.", { rows: rowCount(t, result.skipped) })}
            </li>
          )}
          {result.refused > 0 && (
            <li>
              {t("{{rows}} left out because of an error.", { rows: rowCount(t, result.refused) })}
            </li>
          )}
          {undone !== undefined && undone.kept > 0 && (
            <li>
              {t("{{records}} stay: somebody has worked on them since.", {
                records: recordCount(t, list, undone.kept),
              })}
            </li>
          )}
          <li>
            {undone === undefined
              ? t("Undo archives what this import added. It can be done for a day.")
              : t("Archived records can be brought back from their list.")}
          </li>
        </ul>
      </div>
      <div className="imp-foot">
        {undone === undefined && result.added > 0 && (
          <Button
            variant="secondary"
            busyLabel={isUndoing && t("Undoing")}
            onClick={() => variables && takeBack(variables.batch)}
          >
            {t("Undo the import")}
          </Button>
        )}
        {result.refused > 0 && (
          <Button variant="secondary" onClick={() => void download()}>
            <Download size={18} aria-hidden />
            {t("Download the rows with errors")}
          </Button>
        )}
        <Button variant="secondary" onClick={onAgain}>
          {t("Import another file")}
        </Button>
        <Link className="btn btn-primary" to={listPaths[list]}>
          {show}
        </Link>
      </div>
    </section>
  );
}
