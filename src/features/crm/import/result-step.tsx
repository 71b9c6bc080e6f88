import type { TFunction } from "i18next";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { CardContent } from "@/components/ui/card";
import type { ImportList } from "@/data/imports/schema";
import { reasonOf } from "@/lib/errors/errors";
import { formatNumber } from "@/lib/format/format";
import { importedText } from "./import-counts";
import { listPaths } from "./import-labels";
import { StepCard, StepFoot } from "./step-card";
import { keptText, undoneText } from "./undo-counts";
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
  const { data: result, variables } = commit.commit;
  const findings = staging.state === "ready" ? staging : { problems: [], unclear: [] };
  const download = useErrorsDownload(list, file, [
    ...findings.problems,
    ...(variables?.duplicates === "update" ? findings.unclear : []),
  ]);
  const { data: undone, error: undoError, isPending: isUndoing, mutate: takeBack } = commit.undo;
  if (result === undefined) return null;
  const show = {
    leads: t("Show the leads"),
    clients: t("Show the clients"),
    tickets: t("Show the tickets"),
  }[list];
  return (
    <StepCard
      title={undone === undefined ? importedText(t, list, result) : undoneText(t, list, undone)}
      fileName={file.loaded?.name}
    >
      <CardContent className="grid gap-4.5">
        {undoError !== null && (
          <Alert variant="destructive">
            {t("The import was not taken back: {{reason}}.", { reason: reasonOf(undoError) })}
          </Alert>
        )}
        <ul className="grid gap-1.5" role="status">
          {result.skipped > 0 && (
            <li>
              {t("{{number}} rows skipped: may be here already.", {
                count: result.skipped,
                number: formatNumber(result.skipped),
                defaultValue_one: "1 row skipped: may be here already.",
              })}
            </li>
          )}
          {result.unchanged > 0 && (
            <li>
              {t("{{number}} rows said nothing new.", {
                count: result.unchanged,
                number: formatNumber(result.unchanged),
                defaultValue_one: "1 row said nothing new.",
              })}
            </li>
          )}
          {result.unclear > 0 && (
            <li>
              {t("{{number}} rows left out: nobody can say which open leads they are.", {
                count: result.unclear,
                number: formatNumber(result.unclear),
                defaultValue_one: "1 row left out: nobody can say which open lead it is.",
              })}
            </li>
          )}
          {result.refused > 0 && (
            <li>
              {t("{{number}} rows left out because of an error.", {
                count: result.refused,
                number: formatNumber(result.refused),
                defaultValue_one: "1 row left out because of an error.",
              })}
            </li>
          )}
          {undone !== undefined && undone.kept > 0 && <li>{keptText(t, list, undone.kept)}</li>}
          <li>
            {undone === undefined
              ? undoMessage(t, result.changed)
              : t("Archived records can be brought back from their list.")}
          </li>
        </ul>
      </CardContent>
      <StepFoot>
        {undone === undefined && result.added + result.changed > 0 && (
          <Button
            variant="secondary"
            busyLabel={isUndoing && t("Undoing")}
            onClick={() => variables && takeBack(variables.batch)}
          >
            {t("Undo the import")}
          </Button>
        )}
        {result.refused + result.unclear > 0 && (
          <Button variant="secondary" onClick={() => void download()}>
            <Download size={18} aria-hidden />
            {t("Download the rows left out")}
          </Button>
        )}
        <Button variant="secondary" onClick={onAgain}>
          {t("Import another file")}
        </Button>
        <Link className={buttonVariants()} to={listPaths[list]}>
          {show}
        </Link>
      </StepFoot>
    </StepCard>
  );
}

const undoMessage = (t: TFunction, changed: number): string =>
  changed === 0
    ? t("Undo archives what this import added. It can be done for a day.")
    : t(
        "Undo archives what this import added and gives back what it changed, except of leads that somebody has worked on since. It can be done for a day.",
      );
