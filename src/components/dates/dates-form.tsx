import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/cn";
import { datesProblem, type Dates, type DatesLimits } from "./dates-problem";

type DatesFormProps = {
  label: string;
  dates: Dates;
  limits?: DatesLimits;
  className?: string;
  onChoose: (dates: Dates) => void;
};

/** Two dates, which are reported once both make sense. */
export function DatesForm({ label, dates, limits = {}, className, onChoose }: DatesFormProps) {
  const { t } = useTranslation();
  const [given, setGiven] = useState(dates);
  const [typed, setTyped] = useState(dates);
  const [problem, setProblem] = useState<ReturnType<typeof datesProblem>>(null);
  // Others came from elsewhere, such as Back.
  if (given.first !== dates.first || given.last !== dates.last) {
    setGiven(dates);
    setTyped(dates);
    setProblem(null);
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = datesProblem(t, typed, limits);
    setProblem(found);
    if (found === null) onChoose(typed);
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus();
  };
  const dateField = (field: keyof Dates, text: string) => (
    <Field
      className="max-w-46 min-w-36 flex-1"
      label={text}
      error={problem?.field === field ? problem.text : undefined}
    >
      {(control) => (
        <Input
          {...control}
          type="date"
          name={field}
          min={limits.firstDay ?? undefined}
          max={limits.today}
          value={typed[field]}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <form
      className={cn("flex flex-wrap items-start gap-2 sm:gap-2.5", className)}
      aria-label={label}
      noValidate
      onSubmit={submit}
    >
      {dateField("first", t("From"))}
      {dateField("last", t("To"))}
      {/* Beside the fields, which have a label above and may have an error below. */}
      <Button
        className="mt-[1.6875rem] max-sm:mt-0 max-sm:w-full"
        variant="secondary"
        type="submit"
      >
        {t("Show")}
      </Button>
    </form>
  );
}
