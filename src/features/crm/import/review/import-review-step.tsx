import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { CardContent } from "@/components/ui/card";
import type { Colleague } from "@/data/staff/schema";
import type { ImportList } from "@/data/imports/schema";
import { useFocusAfterLoss } from "@/hooks/use-focus-after-loss";
import { reasonOf } from "@/lib/errors/errors";
import { DayOrderChoice } from "./day-order";
import { DuplicateList } from "./duplicate-list";
import { FileWords } from "./file-words";
import { MendedNote } from "./mended-note";
import { PreviewTable } from "./preview-table";
import { ProblemList } from "./problem-list";
import { ReviewCounts } from "./review-counts";
import { ReviewProgress } from "./review-progress";
import { StepCard, StepFoot } from "../step-card";
import type { ImportFile } from "../use-import-file";
import type { Review, ReviewChoices } from "../use-review";

type ReviewStepProps = {
  list: ImportList;
  file: ImportFile;
  review: Review;
  people: readonly Colleague[];
  onReview: (choices: ReviewChoices) => void;
  onBack: () => void;
  onNext: () => void;
};

export function ReviewStep(props: ReviewStepProps) {
  const { list, file, review, people, onReview, onBack, onNext } = props;
  const { t } = useTranslation();
  const { check, checked, staging } = review;
  const { corrections, setCorrections } = file;
  const total = file.loaded?.table.rows ?? 0;
  const order = check?.days?.why === "chosen" ? check.days.order : null;
  const parts = useRef<HTMLDivElement>(null);
  // A corrected row leaves the list together with the focused field.
  const rememberFocus = useFocusAfterLoss(
    () =>
      parts.current?.querySelector<HTMLElement>("button[type=submit]") ??
      parts.current?.closest("[data-slot=card]")?.querySelector<HTMLElement>("h2"),
  );
  // Later input is checked on request, not at every key.
  const isStale = checked !== null && checked !== corrections;
  const refused = staging.state === "ready" ? staging.problems : review.refused;
  const checkAgain = (changed = corrections) => {
    setCorrections(changed);
    onReview({ dayOrder: order, corrections: changed });
  };
  return (
    <StepCard title={t("Preview")} fileName={file.loaded?.name}>
      {staging.state === "failed" && (
        <CardContent>
          <ErrorNotice
            heading={t("The rows were not checked")}
            body={t("Nothing has been added: {{reason}}.", { reason: reasonOf(staging.error) })}
            onRetry={() => checkAgain()}
          />
        </CardContent>
      )}
      {staging.state === "running" && <ReviewProgress staged={staging.staged} total={total} />}
      {check !== null && (
        <div ref={parts} onFocus={rememberFocus}>
          <ReviewCounts check={check} staging={staging} />
          {check.days !== null && check.days.ambiguous > 0 && (
            <DayOrderChoice
              days={check.days}
              onChoose={(dayOrder) => onReview({ dayOrder, corrections })}
            />
          )}
          <MendedNote
            corrections={corrections}
            onTakeBack={() => checkAgain({ ...corrections, mended: {} })}
          />
          <FileWords {...{ list, check, refused, people, corrections }} onCorrect={checkAgain} />
          <ProblemList
            {...{ list, file, check, refused }}
            onMend={setCorrections}
            onCheckAgain={() => checkAgain()}
          />
          <PreviewTable {...{ list, file, people }} rows={check.preview} />
          {staging.state === "ready" && (
            <DuplicateList {...{ list, people }} found={staging.found} />
          )}
        </div>
      )}
      <StepFoot>
        <Button variant="secondary" onClick={onBack}>
          {staging.state === "running" ? t("Cancel the check") : t("Back")}
        </Button>
        {isStale ? (
          <Button onClick={() => checkAgain()}>{t("Check the mended rows")}</Button>
        ) : (
          <Button disabled={staging.state !== "ready"} onClick={onNext}>
            {t("Choose what to add")}
          </Button>
        )}
      </StepFoot>
    </StepCard>
  );
}
