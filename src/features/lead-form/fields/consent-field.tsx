import { useId, type ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { ChoiceLabel } from "@/components/ui/label";
import { useFieldError } from "./lead-field";
import type { LeadAnswers } from "@/content/lead-questions";

type ConsentFieldProps = {
  /** The text to agree to, with links. */
  children: ReactNode;
  className?: string;
  isOptional?: boolean;
};

/** Never checked initially, and not kept in the draft, because consent is given each time. */
export function ConsentField({ children, className, isOptional = false }: ConsentFieldProps) {
  const { register } = useFormContext<LeadAnswers>();
  const error = useFieldError("consent");
  const errorId = useId();
  return (
    <div className={className}>
      <ChoiceLabel className="items-start py-2.5 text-sm/snug font-normal">
        <Checkbox
          {...register("consent")}
          required={!isOptional}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </ChoiceLabel>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
