import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { CardContent } from "@/components/ui/card";
import type { Colleague } from "@/data/staff/schema";
import type { ImportList } from "@/data/imports/schema";
import { reasonOf } from "@/lib/errors/errors";
import { DayOrderChoice } from "./day-order";
import { DuplicateList } from "./duplicate-list";
import { PreviewTable } from "./preview-table";
import { ProblemList } from "./problem-list";
import type { DayOrder } from "../engine/read-values";
import { ReviewCounts } from "./review-counts";
import { ReviewProgress } from "./review-progress";
import { StepCard, StepFoot } from "../step-card";
import type { ImportFile } from "../use-import-file";
import type { Review } from "../use-review";

type ReviewStepProps = {
  list: ImportList;
  file: ImportFile;
  review: Review;
  people: readonly Colleague[];
  onDayOrder: (order: DayOrder | null) => void;
  onBack: () => void;
  onNext: () => void;
};

export function ReviewStep(props: ReviewStepProps) {
  const { list, file, review, people, onDayOrder, onBack, onNext } = props;
  const { t } = useTranslation();
  const { check, staging } = review;
  const total = file.loaded?.table.rows ?? 0;
  const order = check?.days?.why === "chosen" ? check.days.order : null;
  return (
    <StepCard title={t("Preview")} fileName={file.loaded?.name}>
      {staging.state === "failed" && (
        <CardContent>
          <ErrorNotice
            heading={t("The rows were not checked")}
            body={t("Nothing has been added: {{reason}}.", { reason: reasonOf(staging.error) })}
            onRetry={() => onDayOrder(order)}
          />
        </CardContent>
      )}
      {staging.state === "running" && <ReviewProgress staged={staging.staged} total={total} />}
      {check !== null && (
        <>
          <ReviewCounts check={check} staging={staging} />
          {check.days !== null && check.days.ambiguous > 0 && (
            <DayOrderChoice days={check.days} onChoose={onDayOrder} />
          )}
          <PreviewTable {...{ list, file, people }} rows={check.preview} />
          <ProblemList {...{ list, file, check, staging }} />
          {staging.state === "ready" && (
            <DuplicateList {...{ list, people }} found={staging.found} />
          )}
        </>
      )}
      <StepFoot>
        <Button variant="secondary" onClick={onBack}>
          {staging.state === "running" ? t("Cancel the check") : t("Back")}
        </Button>
        <Button disabled={staging.state !== "ready"} onClick={onNext}>
          {t("Choose what to add")}
        </Button>
      </StepFoot>
    </StepCard>
  );
}
