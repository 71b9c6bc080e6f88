import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { CardContent } from "@/components/ui/card";
import type { Colleague } from "@/data/staff/schema";
import type { ImportList } from "@/data/imports/schema";
import { useFocusAfterLoss } from "@/hooks/focus/use-focus-after-loss";
import { reasonOf } from "@/lib/errors/errors";
import { Progress } from "@/components/ui/progress";
import { formatNumber } from "@/lib/format/format";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { DuplicateList } from "./duplicate-list";
import { FileWords } from "./file-words";
import { PreviewTable } from "./preview-table";
import { ProblemList } from "./problem-list";
import { StepCard, StepFoot } from "./step-card";
import type { ImportFile } from "./use-import-file";
import type { Review, ReviewChoices, Staging } from "./use-review";
import type { Corrections } from "./engine/corrections";
import type { CheckInfo, DayReading } from "./engine/import-engine";
import type { DayOrder } from "./engine/read-values";

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

function ReviewProgress({ staged, total }: { staged: number; total: number }) {
  const { t } = useTranslation();
  const isSent = staged >= total;
  return (
    <div className="grid gap-1.5 border-b border-line px-4.5 py-3.5">
      <p>
        {isSent
          ? t("Comparing with what is here already")
          : t("Checking: {{staged}} of {{total}} rows", {
              staged: formatNumber(staged),
              total: formatNumber(total),
            })}
      </p>
      <Progress max={total} value={isSent ? null : staged} aria-label={t("Check of the rows")} />
    </div>
  );
}

type MendedNoteProps = { corrections: Corrections; onTakeBack: () => void };

/** Explains that corrected rows differ from the file. */
function MendedNote({ corrections, onTakeBack }: MendedNoteProps) {
  const { t } = useTranslation();
  const count = Object.keys(corrections.mended).length;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 border-b border-line bg-wait-bg px-4.5 py-3.5">
      <p className="max-w-[66ch] flex-[1_1_20rem]">
        {t("{{number}} rows were mended here. The file itself stays as it is.", {
          count,
          number: formatNumber(count),
          defaultValue_one: "1 row was mended here. The file itself stays as it is.",
        })}
      </p>
      <Button variant="secondary" onClick={onTakeBack}>
        {t("Undo the mending")}
      </Button>
    </div>
  );
}

function ReviewCounts({ check, staging }: { check: CheckInfo; staging: Staging }) {
  const { t } = useTranslation();
  const found = staging.state === "ready" ? staging.found : null;
  const bad = found?.bad ?? check.bad;
  return (
    <dl className="grid grid-cols-[auto_auto_auto] divide-x divide-line border-b border-line sm:grid-cols-3">
      <Count variant="success" label={t("Can be added")} value={check.good + check.bad - bad} />
      <Count variant={bad > 0 ? "destructive" : "default"} label={t("With an error")} value={bad} />
      <Count
        variant={found && found.duplicates > 0 ? "pending" : "default"}
        label={t("Possible duplicates")}
        value={found?.duplicates}
      />
    </dl>
  );
}

type CountProps = {
  variant: BadgeVariant;
  label: string;
  value: number | undefined;
};

function Count({ variant, label, value }: CountProps) {
  return (
    <div className="grid justify-items-start gap-1.5 px-2 py-3.5 sm:px-4.5">
      <dt>
        {/* Three side by side on a phone: their words may wrap. */}
        <Badge
          className="max-sm:gap-1 max-sm:px-1.5 max-sm:leading-tight max-sm:whitespace-normal"
          variant={variant}
        >
          {label}
        </Badge>
      </dt>
      <dd className="-order-1 text-[1.75rem]/none font-bold font-stretch-88% tabular-nums">
        {value === undefined ? "–" : formatNumber(value)}
      </dd>
    </div>
  );
}

type DayOrderChoiceProps = { days: DayReading; onChoose: (order: DayOrder) => void };

/** "03/04/2026" is one day in Ohio and another in Ontario. */
function DayOrderChoice({ days, onChoose }: DayOrderChoiceProps) {
  const { t } = useTranslation();
  const { first, why } = days;
  const reasons = {
    inferred: t("Other dates of the file can only be read this way."),
    chosen: t("As you chose."),
    assumed: t("That is how the US writes a date. Change it if the file does not."),
  };
  const orders: [DayOrder, string][] = [
    ["month-first", t("Month first")],
    ["day-first", t("Day first")],
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 border-b border-line bg-wait-bg px-4.5 py-3.5">
      <p className="max-w-[66ch] flex-[1_1_20rem]">
        <span>
          {t("{{number}} dates could be read two ways.", {
            count: days.ambiguous,
            number: formatNumber(days.ambiguous),
            defaultValue_one: "One date could be read two ways.",
          })}
        </span>{" "}
        {first !== null && first.day !== null && (
          <span>
            {t("{{typed}} was read as {{day}}.", {
              typed: first.typed,
              day: formatCalendarDay(first.day),
            })}
          </span>
        )}{" "}
        <span>{reasons[why]}</span>
      </p>
      <ToggleGroup
        aria-label={t("Order of day and month")}
        value={days.order}
        onValueChange={onChoose}
      >
        {orders.map(([order, label]) => (
          <ToggleGroupItem key={order} className="whitespace-nowrap" value={order}>
            {label}
          </ToggleGroupItem>
        ))}
      </ToggleGroup>
    </div>
  );
}
