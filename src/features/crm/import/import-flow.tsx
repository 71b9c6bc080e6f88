import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { peopleQuery } from "@/data/staff/queries";
import type { ImportList } from "@/data/imports/schema";
import { ColumnsStep } from "./columns-step";
import { FileStep } from "./file-step";
import { ImportStep } from "./import-step";
import { LeaveImport } from "./leave-import";
import { ResultStep } from "./result-step";
import { ReviewStep } from "./review/import-review-step";
import { StepRail, type ImportStepId } from "./step-rail";
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

  // Focuses the heading of the next step.
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
