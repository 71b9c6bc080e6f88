import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CardContent } from "@/components/ui/card";
import { FieldError, FieldLegend } from "@/components/ui/field";
import { Progress } from "@/components/ui/progress";
import type { DuplicateMode, ImportList, ImportMode, ImportCheck } from "@/data/imports/schema";
import { reasonOf } from "@/lib/errors/errors";
import { formatNumber } from "@/lib/format/format";
import { ChoiceLabel } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { plannedText, startLabel } from "./import-counts";
import { StepCard, StepFoot } from "./step-card";
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
  const [duplicates, setDuplicates] = useState<DuplicateMode>("skip");
  const reasonId = useId();
  if (review.staging.state !== "ready") return null;
  const { batch, found } = review.staging;
  const good = mode === "all" && found.bad > 0 ? 0 : found.rows - found.bad;
  const added = Math.max(0, good - (duplicates === "add" ? 0 : found.duplicates));
  const changed = duplicates === "update" && good > 0 ? found.changed : 0;
  const isNothing = added + changed === 0;
  const { isPending, error, data } = commit.commit;
  const start = () => {
    review.release();
    commit.commit.mutate({ batch, mode, duplicates });
  };
  return (
    <StepCard title={t("Import")} fileName={file.loaded?.name}>
      <CardContent className="grid gap-4.5">
        {error !== null && (
          <Alert variant="destructive">
            {t(
              "Nothing is known to have been added: {{reason}}. Try again; no row is added twice.",
              {
                reason: reasonOf(error),
              },
            )}
          </Alert>
        )}
        {data?.status === "refused" && (
          <Alert variant="destructive">
            {t("Nothing was added: {{number}} rows have an error by now. Go back to see them.", {
              count: data.refused,
              number: formatNumber(data.refused),
              defaultValue_one: "Nothing was added: 1 row has an error by now. Go back to see it.",
            })}
          </Alert>
        )}
        {found.bad > 0 && (
          <ChoiceGroup
            legend={t("{{number}} rows with an error", {
              count: found.bad,
              number: formatNumber(found.bad),
              defaultValue_one: "1 row with an error",
            })}
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
        <DuplicateChoice
          {...{ list, found }}
          value={duplicates}
          onChange={setDuplicates}
          isDisabled={isPending}
        />
        <p className="font-semibold">
          {isNothing ? t("Nothing would be added.") : plannedText(t, list, { added, changed })}
        </p>
        {isPending && (
          <div className="grid gap-1.5" role="status">
            <p>
              {t(
                "Adding all of them at once. This part cannot be stopped half way; Undo comes after it.",
              )}
            </p>
            <Progress aria-label={t("Import")} />
          </div>
        )}
      </CardContent>
      <StepFoot>
        <Button variant="secondary" disabled={isPending} onClick={onBack}>
          {t("Back")}
        </Button>
        <Button
          disabled={isNothing}
          aria-describedby={isNothing ? reasonId : undefined}
          busyLabel={isPending && t("Adding")}
          onClick={start}
        >
          {startLabel(t, list, { added, changed })}
        </Button>
        {isNothing && (
          <FieldError id={reasonId}>
            {mode === "all" && found.bad > 0
              ? t("Fix the rows with errors, or leave them out.")
              : t("No row is left to add or to change.")}
          </FieldError>
        )}
      </StepFoot>
    </StepCard>
  );
}

type DuplicateChoiceProps = {
  list: ImportList;
  found: ImportCheck;
  value: DuplicateMode;
  onChange: (value: DuplicateMode) => void;
  isDisabled: boolean;
};

/** How to treat rows that may exist already. */
export function DuplicateChoice({ list, found, ...control }: DuplicateChoiceProps) {
  const { t } = useTranslation();
  if (found.duplicates === 0) return null;
  const update: [DuplicateMode, string, string][] =
    list === "leads" ? [["update", t("Update them"), updateOutcome(t, found)]] : [];
  return (
    <ChoiceGroup
      {...control}
      legend={t("{{number}} rows may be here already", {
        count: found.duplicates,
        number: formatNumber(found.duplicates),
        defaultValue_one: "1 row may be here already",
      })}
      choices={[
        ["skip", t("Skip them"), t("What is here stays as it is.")],
        ...update,
        [
          "add",
          t("Add them anyway"),
          list === "clients"
            ? t("A domain that a client has already stays with that client.")
            : t("They stand beside what is here."),
        ],
      ]}
    />
  );
}

function updateOutcome(t: TFunction, { changed, unchanged, unclear }: ImportCheck): string {
  const [leads, same, left] = [changed, unchanged, unclear.length].map(formatNumber);
  const changes = t(
    "{{leads}} leads get what the file says otherwise, and nothing else of them is touched.",
    {
      count: changed,
      leads,
      defaultValue_one:
        "1 lead gets what the file says otherwise, and nothing else of it is touched.",
    },
  );
  const repeats = t("{{same}} rows say nothing new.", {
    count: unchanged,
    same,
    defaultValue_one: "1 row says nothing new.",
  });
  const leftOut = t("{{left}} rows stay out, because nobody can say which open leads they are.", {
    count: unclear.length,
    left,
    defaultValue_one: "1 row stays out, because nobody can say which open lead it is.",
  });
  return [changed > 0 && changes, unchanged > 0 && repeats, unclear.length > 0 && leftOut]
    .filter((sentence) => sentence !== false)
    .join(" ");
}

type ChoiceGroupProps<Value extends string> = {
  legend: string;
  value: Value;
  onChange: (value: Value) => void;
  isDisabled: boolean;
  choices: readonly [value: Value, label: string, outcome: string][];
};

function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  return (
    <RadioGroup
      className="grid gap-2"
      disabled={props.isDisabled}
      value={props.value}
      onValueChange={props.onChange}
    >
      <FieldLegend className="mb-2">{props.legend}</FieldLegend>
      {props.choices.map(([value, label, outcome]) => (
        <ChoiceLabel
          key={value}
          className="max-w-[60ch] cursor-pointer items-start gap-3 rounded-sm border-frame border-line-strong px-3.5 py-2.75 font-normal has-checked:border-text has-checked:bg-wait-bg"
        >
          <RadioGroupItem className="mt-px size-5" value={value} />
          <span>
            <strong className="block font-semibold">{label}</strong>
            <span className="block text-xs text-muted in-[label:has(:checked)]:text-text">
              {outcome}
            </span>
          </span>
        </ChoiceLabel>
      ))}
    </RadioGroup>
  );
}
