import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { LeadFields } from "../lead-schema";
import { EmailQuestion } from "./email-question";
import { LeadField } from "./lead-field";

/** Every form's email, with a question below it where its domain looks mistyped. */
export function EmailField({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { watch, setValue, setFocus, formState } = useFormContext<LeadFields>();
  const take = (email: string) => {
    setValue("email", email, { shouldValidate: formState.isSubmitted, shouldDirty: true });
    // The button goes with its press.
    setFocus("email");
  };
  return (
    <div className={className}>
      <LeadField name="email" label={t("Email")} />
      <EmailQuestion email={watch("email") ?? ""} onTake={take} />
    </div>
  );
}
