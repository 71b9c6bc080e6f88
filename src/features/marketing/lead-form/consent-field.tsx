import { useId, type ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { FieldError } from "@/components/ui/field";
import { useFieldError } from "./lead-field";
import type { LeadFields } from "./lead-fields";

type ConsentFieldProps = {
  /** What is agreed to, links and all. */
  children: ReactNode;
  className?: string;
  isOptional?: boolean;
};

/** Never ticked beforehand, and not kept in the draft: agreeing is done by hand each time. */
export function ConsentField({ children, className, isOptional = false }: ConsentFieldProps) {
  const { register } = useFormContext<LeadFields>();
  const error = useFieldError("consent");
  const errorId = useId();
  return (
    <div className={className}>
      <label className="check lead-form-consent">
        <input
          {...register("consent")}
          type="checkbox"
          required={!isOptional}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
