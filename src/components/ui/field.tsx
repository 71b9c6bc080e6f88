import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";

type FieldControlProps = {
  id: string;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence that says the fix. */
  error?: string | undefined;
  className?: string;
  /** Draws the control with what ties it to its label, hint and error. */
  children: (control: FieldControlProps) => ReactNode;
};

export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className={className ? `field ${className}` : "field"} data-slot="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {error && (
        <p className="field-error" id={errorId}>
          <CircleAlert size={17} strokeWidth={2.2} aria-hidden />
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
