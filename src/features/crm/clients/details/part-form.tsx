import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ChoiceLabel } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { UndecidedError } from "@/features/crm/shared/fields/conflict";
import { useFormDraft } from "@/data/staff/use-form-draft";

export type PartField = {
  column: string;
  label: string;
  kind?: "text" | "date" | "yes-no" | "select";
  maxLength?: number;
  hint?: string;
  inputMode?: "email" | "tel" | "text";
  options?: { value: string; label: string }[];
  /** Gets the trimmed text. A sentence that says the fix, or null. */
  check?: (text: string) => string | null;
  /** Normalizes the typed text. */
  clean?: (text: string) => string;
  isWide?: boolean;
};

/** By column: null for empty, a boolean for a checkbox. */
export type PartValues = Record<string, string | boolean | null>;

type PartFormProps = {
  title: string;
  fields: PartField[];
  values: PartValues;
  submitLabel: string;
  draft: { name: string; id: string };
  /** A rejection keeps the form open with its input. */
  save: (values: PartValues) => Promise<unknown>;
  onClose: () => void;
  onReopen: () => void;
};

/** Unsaved input stays as a draft until it is discarded, which can be undone. */
export function PartForm({
  title,
  fields,
  values: began,
  submitLabel,
  draft,
  save,
  onClose,
  onReopen,
}: PartFormProps) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const { kept, keep } = useFormDraft(draft.name);
  const [values, setValues] = useState<PartValues>(() => ({ ...began, ...kept?.values }));
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const problems = new Map(
    fields.flatMap(({ column, check }) => {
      const value = values[column];
      const problem = check?.(typeof value === "string" ? value.trim() : "") ?? null;
      return problem === null ? [] : [[column, problem]];
    }),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (problems.size > 0 || isSaving) return;
    setIsSaving(true);
    try {
      await save(
        Object.fromEntries(
          fields.map(({ column, clean }) => {
            const value = tidy(values[column]);
            return [column, clean && typeof value === "string" ? clean(value) : value];
          }),
        ),
      );
      keep(null);
      onClose();
    } catch (error) {
      setIsSaving(false);
      setProblem(
        error instanceof UndecidedError
          ? t("Not saved: somebody else changed this too. Save again to compare the two.")
          : t("Not saved: {{reason}}. What you typed is still here.", { reason: reasonOf(error) }),
      );
    }
  };
  const changedFrom = (now: PartValues) =>
    Object.fromEntries(
      fields
        .map(({ column }) => [column, now[column] ?? ""] as const)
        .filter(([column, value]) => value !== (began[column] ?? "")),
    );
  const changed = changedFrom(values);
  const isDirty = Object.keys(changed).length > 0;
  const change = (column: string, value: string | boolean) => {
    const next = { ...values, [column]: value };
    setValues(next);
    const typed = changedFrom(next);
    keep(Object.keys(typed).length === 0 ? null : { id: draft.id, values: typed });
  };
  const close = () => {
    if (!isDirty) keep(null);
    else if (!isSaving) toast(t("What you typed is kept as a draft."), { id: "draft-kept" });
    onClose();
  };
  const discard = () => {
    keep(null);
    onClose();
    if (!isDirty) return;
    say.done(t("Discarded what you typed."), () => {
      keep({ id: draft.id, values: changed });
      onReopen();
    });
  };
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <form className="contents" noValidate onSubmit={(event) => void submit(event)}>
          <DialogBody className="lg:grid-cols-2">
            {fields.map((field) => (
              <PartControl
                key={field.column}
                field={field}
                value={values[field.column] ?? null}
                error={wasSubmitted ? problems.get(field.column) : undefined}
                onChange={(value) => change(field.column, value)}
              />
            ))}
            {problem !== null && (
              <Alert variant="destructive" className="col-span-full">
                {problem}
              </Alert>
            )}
            {isDirty && (
              <p className="col-span-full text-xs text-muted">
                {kept === null
                  ? t("Kept in this browser until saved.")
                  : t("Your draft from before. Kept in this browser until saved or discarded.")}
              </p>
            )}
          </DialogBody>
          <DialogFooter>
            <Button type="submit" variant="ink" busyLabel={isSaving && t("Saving")}>
              {problem === null ? submitLabel : t("Retry")}
            </Button>
            <Button variant="secondary" onClick={discard}>
              {isDirty ? t("Discard") : t("Cancel")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const tidy = (value: string | boolean | null | undefined) => {
  if (typeof value !== "string") return value ?? null;
  return value.trim() === "" ? null : value.trim();
};

type PartControlProps = {
  field: PartField;
  value: string | boolean | null;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
};

function PartControl({ field, value, error, onChange }: PartControlProps) {
  const { label, kind = "text", hint, isWide } = field;
  if (kind === "yes-no") {
    return (
      <ChoiceLabel>
        <Checkbox checked={value === true} onChange={(event) => onChange(event.target.checked)} />
        {label}
      </ChoiceLabel>
    );
  }
  const text = typeof value === "string" ? value : "";
  return (
    <Field label={label} hint={hint} error={error} className={isWide ? "col-span-full" : ""}>
      {(control) =>
        kind === "select" ? (
          <Select {...control} value={text} onChange={(event) => onChange(event.target.value)}>
            {field.options?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            {...control}
            type={kind}
            inputMode={field.inputMode}
            maxLength={field.maxLength}
            max={kind === "date" ? "2099-12-31" : undefined}
            autoComplete="off"
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
