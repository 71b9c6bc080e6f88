import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ImportList, ImportMode } from "@/data/crm/imports";
import { reasonOf } from "@/lib/errors";
import { ChoiceGroup } from "./choice-group";
import { recordCount, rowCount } from "./import-words";
import type { Commit } from "./use-commit";
import type { ImportFile } from "./use-import-file";
import type { Review } from "./use-review";

type ImportStepProps = {
  list: ImportList;
  file: ImportFile;
  review: Review;
  commit: Commit;
  onBack: () => void;
};

export function ImportStep({ list, file, review, commit, onBack }: ImportStepProps) {
  const { t } = useTranslation();
  const [mode, setMode] = useState<ImportMode>("skip");
  const [skipsDuplicates, setSkipsDuplicates] = useState(true);
  const reasonId = useId();
  if (review.staging.state !== "ready") return null;
  const { batch, found } = review.staging;
  const good = found.rows - found.bad;
  const added =
    mode === "all" && found.bad > 0 ? 0 : good - (skipsDuplicates ? found.duplicates : 0);
  const { isPending, error, data } = commit.commit;
  const start = () => {
    review.release();
    commit.commit.mutate({ batch, mode, skipDuplicates: skipsDuplicates });
  };
  return (
    <section className="panel">
      <div className="panel-head">
        <h2 tabIndex={-1}>{t("Import")}</h2>
        <p className="r imp-note">{file.loaded?.name}</p>
      </div>
      <div className="panel-body imp-stack">
        {error !== null && (
          <Alert>
            {t(
              "Nothing is known to have been added: {{reason}}. Try again; no row is added twice.",
              {
                reason: reasonOf(error),
              },
            )}
          </Alert>
        )}
        {data?.status === "refused" && (
          <Alert>
            {t("Nothing was added: {{rows}} have an error by now. Go back to see them.", {
              rows: rowCount(t, data.refused),
            })}
          </Alert>
        )}
        {found.bad > 0 && (
          <ChoiceGroup
            legend={t("{{rows}} with an error", { rows: rowCount(t, found.bad) })}
            value={mode}
            onChange={setMode}
            isDisabled={isPending}
            choices={[
              [
                "skip",
                t("Leave the bad rows out"),
                t("The rest is added. The bad rows can be downloaded and fixed."),
              ],
              ["all", t("All or nothing"), t("Nothing is added until every row is good.")],
            ]}
          />
        )}
        {found.duplicates > 0 && (
          <ChoiceGroup
            legend={t("{{rows}} may be here already", { rows: rowCount(t, found.duplicates) })}
            value={skipsDuplicates ? "skip" : "add"}
            onChange={(value) => setSkipsDuplicates(value === "skip")}
            isDisabled={isPending}
            choices={[
              ["skip", t("Skip them"), t("What is here stays as it is.")],
              [
                "add",
                t("Add them anyway"),
                list === "clients"
                  ? t("A domain that a client has already stays with that client.")
                  : t("They stand beside what is here."),
              ],
            ]}
          />
        )}
        <p className="imp-sum">
          {added > 0
            ? t("{{records}} will be added.", { records: recordCount(t, list, added) })
            : t("Nothing would be added.")}
        </p>
        {isPending && (
          <div className="imp-progress" role="status">
            <p>
              {t(
                "Adding all of them at once. This part cannot be stopped half way; Undo comes after it.",
              )}
            </p>
            <progress aria-label={t("Import")} />
          </div>
        )}
      </div>
      <div className="imp-foot">
        <Button variant="secondary" disabled={isPending} onClick={onBack}>
          {t("Back")}
        </Button>
        <Button
          disabled={added === 0}
          aria-describedby={added === 0 ? reasonId : undefined}
          busyLabel={isPending && t("Adding")}
          onClick={start}
        >
          {t("Add {{records}}", { records: recordCount(t, list, added) })}
        </Button>
        {added === 0 && (
          <p id={reasonId} className="field-error">
            {mode === "all" && found.bad > 0
              ? t("Fix the rows with errors, or leave them out.")
              : t("No row is left to add.")}
          </p>
        )}
      </div>
    </section>
  );
}
