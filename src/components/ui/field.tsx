import { CircleAlert } from "lucide-react";
import { useId, type ComponentProps, type ReactNode } from "react";
import { cn } from "@/lib/cn";
import { Label } from "./label";

export type FieldControlProps = {
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
  /** Renders the control with the ids of its label, hint and error. */
  children: (control: FieldControlProps) => ReactNode;
};

export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div data-slot="field" className={cn("grid grid-cols-1 content-start gap-1.5", className)}>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldDescription id={hintId}>{hint}</FieldDescription>}
    </div>
  );
}

/** A span, so that it may be within a line of text. */
export function FieldError({ className, children, ...props }: ComponentProps<"span">) {
  return (
    <span
      {...props}
      data-slot="field-error"
      className={cn("flex gap-1.5 text-sm/snug font-medium text-stop", className)}
    >
      <CircleAlert className="mt-px flex-none" size={17} strokeWidth={2.2} aria-hidden />
      <span>{children}</span>
    </span>
  );
}

export function FieldDescription({ className, ...props }: ComponentProps<"p">) {
  return (
    <p {...props} data-slot="field-description" className={cn("text-xs text-muted", className)} />
  );
}

export function FieldLegend({ className, ...props }: ComponentProps<"legend">) {
  return (
    <legend
      {...props}
      data-slot="field-legend"
      className={cn("p-0 text-sm/snug font-semibold", className)}
    />
  );
}
