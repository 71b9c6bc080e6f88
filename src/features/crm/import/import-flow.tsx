import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import { peopleQuery } from "@/data/staff/queries";
import type { ImportList } from "@/data/imports/schema";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { ColumnsStep } from "./columns-step";
import { FileStep } from "./file-step";
import { ImportStep } from "./import-step";
import { ResultStep } from "./result-step";
import { ReviewStep } from "./import-review-step";
import { useCommit } from "./use-commit";
import { useImportFile } from "./use-import-file";
import { useReview, type ReviewChoices } from "./use-review";

/** Going back keeps every choice; only what depends on a changed one is computed again. */
export function ImportFlow({ list, onAgain }: { list: ImportList; onAgain: () => void }) {
  const [step, setStep] = useState<ImportStepId>("file");
  const file = useImportFile(list);
  const review = useReview(list, file);
  const commit = useCommit();
  const people = useQuery(peopleQuery());
  const stage = useRef<HTMLDivElement>(null);

  const isDone = commit.commit.data?.status === "added";
  const current = isDone ? "result" : step;
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    stage.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [current]);

  const startReview = (choices: ReviewChoices) => {
    setStep("review");
    void review.review(people.data ?? [], choices);
  };
  const startFirstReview = () => startReview({ dayOrder: null, corrections: file.corrections });
  const goTo = (next: ImportStepId) => {
    if (next === "file" || next === "columns") review.leave();
    if (next === "review" && review.staging.state === "idle") startFirstReview();
    else setStep(next);
  };

  return (
    <>
      <LeaveImport hasFile={file.loaded !== null && !isDone} isAdding={commit.commit.isPending} />
      <StepRail
        current={current}
        reached={reachedStep(file.loaded !== null, review.staging.state === "ready")}
        isLocked={isDone || commit.commit.isPending}
        onGo={goTo}
      />
      <div ref={stage}>
        {isDone && (
          <ResultStep list={list} file={file} review={review} commit={commit} onAgain={onAgain} />
        )}
        {!isDone && step === "file" && (
          <FileStep list={list} file={file} onNext={() => setStep("columns")} />
        )}
        {!isDone && step === "columns" && (
          <ColumnsStep
            list={list}
            file={file}
            people={people.data ?? []}
            onBack={() => goTo("file")}
            onNext={startFirstReview}
          />
        )}
        {!isDone && step === "review" && (
          <ReviewStep
            {...{ list, file, review }}
            people={people.data ?? []}
            onReview={startReview}
            onBack={() => goTo("columns")}
            onNext={() => setStep("import")}
          />
        )}
        {!isDone && step === "import" && (
          <ImportStep {...{ list, file, review, commit }} onBack={() => setStep("review")} />
        )}
      </div>
    </>
  );
}

function reachedStep(hasFile: boolean, isReady: boolean): ImportStepId {
  if (!hasFile) return "file";
  return isReady ? "import" : "review";
}

/** Asks before leaving, because the file and its columns are not stored. */
function LeaveImport({ hasFile, isAdding }: { hasFile: boolean; isAdding: boolean }) {
  const { t } = useTranslation();
  useEffect(() => {
    if (!hasFile) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [hasFile]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasFile && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      question={t("Leave this import?")}
      detail={
        isAdding
          ? t("The rows are being added, and will be whether you stay or go.")
          : t("Nothing has been added yet. The file would have to be chosen and matched again.")
      }
      confirmLabel={t("Leave")}
      busyLabel={t("Leaving")}
      keepLabel={t("Stay")}
      onConfirm={() => blocker.proceed?.()}
      onKeep={() => blocker.reset?.()}
    />
  );
}

const STEPS = ["file", "columns", "review", "import", "result"] as const;
type ImportStepId = (typeof STEPS)[number];

type StepRailProps = {
  current: ImportStepId;
  /** The furthest step that may be opened. */
  reached: ImportStepId;
  isLocked: boolean;
  onGo: (step: ImportStepId) => void;
};

const STEP = "flex min-h-11 w-full items-center justify-start gap-2 px-0 text-sm font-semibold";

function StepRail({ current, reached, isLocked, onGo }: StepRailProps) {
  const { t } = useTranslation();
  const labels: Record<ImportStepId, string> = {
    file: t("File"),
    columns: t("Columns"),
    review: t("Preview"),
    import: t("Import"),
    result: t("Result"),
  };
  const at = STEPS.indexOf(current);
  return (
    <nav aria-label={t("Steps of the import")}>
      <ol className="mb-4 flex gap-1.5">
        {STEPS.map((step, index) => {
          const isCurrent = index === at;
          const words = (
            <>
              <b className="text-body/none font-bold tabular-nums" aria-hidden="true">
                {index + 1}
              </b>{" "}
              {/* On a phone only the current step shows its name. */}
              <span className={cn(!isCurrent && "max-sm:sr-only")}>{labels[step]}</span>
            </>
          );
          return (
            <li
              key={step}
              className={cn(
                "relative min-w-0 flex-1 border-t-4 border-line-strong text-muted",
                index < at && "border-chart-1 text-text",
                isCurrent ? "border-curb-400 text-text" : "max-sm:flex-[0_1_3rem]",
              )}
              aria-current={isCurrent ? "step" : undefined}
            >
              {!isLocked && !isCurrent && index <= STEPS.indexOf(reached) ? (
                <Button
                  variant="ghost"
                  className={cn(STEP, "hover:bg-transparent hover:underline")}
                  onClick={() => onGo(step)}
                >
                  {words}
                </Button>
              ) : (
                <span className={STEP}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
