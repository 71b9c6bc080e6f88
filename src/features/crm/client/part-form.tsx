import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { reasonOf } from "@/lib/errors";
import { UndecidedError } from "../parts/record/undecided-error";

export type PartField = {
  column: string;
  label: string;
  kind?: "text" | "date" | "yes-no" | "select";
  maxLength?: number;
  hint?: string;
  inputMode?: "email" | "tel" | "text";
  options?: { value: string; label: string }[];
  /** A sentence that says the fix, or null. Gets the trimmed text. */
  check?: (text: string) => string | null;
  isWide?: boolean;
};

/** What was filled in, by column: null for empty, true and false for a yes-no. */
export type PartValues = Record<string, string | boolean | null>;

type PartFormProps = {
  title: string;
  fields: PartField[];
  values: PartValues;
  submitLabel: string;
  /** A rejection keeps the form open with what was typed. */
  save: (values: PartValues) => Promise<unknown>;
  onClose: () => void;
};

/** Adds or edits a contact, an address or a site. */
export function PartForm({
  title,
  fields,
  values: began,
  submitLabel,
  save,
  onClose,
}: PartFormProps) {
  const { t } = useTranslation();
  const [values, setValues] = useState(began);
  const [isAsked, setIsAsked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const problems = new Map(
    fields.flatMap(({ column, check }) => {
      const value = values[column];
      const said = check?.(typeof value === "string" ? value.trim() : "") ?? null;
      return said === null ? [] : [[column, said]];
    }),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (problems.size > 0 || isSaving) return;
    setIsSaving(true);
    try {
      await save(Object.fromEntries(fields.map(({ column }) => [column, tidy(values[column])])));
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
  const isDirty = fields.some(({ column }) => values[column] !== began[column]);
  const close = () => (isDirty ? setIsLeaving(true) : onClose());
  return (
    <Dialog isOpen onClose={close} title={title}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="modal-body client-part">
          {fields.map((field) => (
            <PartControl
              key={field.column}
              field={field}
              value={values[field.column] ?? null}
              error={isAsked ? problems.get(field.column) : undefined}
              onChange={(value) => setValues({ ...values, [field.column]: value })}
            />
          ))}
          {problem !== null && <Alert>{problem}</Alert>}
        </div>
        <div className="modal-foot">
          <Button type="submit" variant="ink" busyLabel={isSaving && t("Saving")}>
            {problem === null ? submitLabel : t("Retry")}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t("Cancel")}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isLeaving}
        question={t("Throw away what you typed?")}
        detail={t("It is not stored yet.")}
        confirmLabel={t("Throw away")}
        busyLabel={t("Throwing away")}
        keepLabel={t("Keep typing")}
        onConfirm={onClose}
        onKeep={() => setIsLeaving(false)}
      />
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
      <label className="check">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
    );
  }
  const text = typeof value === "string" ? value : "";
  return (
    <Field label={label} hint={hint} error={error} className={isWide ? "client-part-wide" : ""}>
      {(control) =>
        kind === "select" ? (
          <select
            {...control}
            className="input"
            value={text}
            onChange={(event) => onChange(event.target.value)}
          >
            {field.options?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            className="input"
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
