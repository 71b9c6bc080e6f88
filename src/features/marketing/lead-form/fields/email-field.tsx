import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { LeadFields } from "../lead-schema";
import { EmailQuestion } from "./email-question";
import { LeadField } from "./lead-field";

/** The email field, with a question below where the domain looks mistyped. */
export function EmailField({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { watch, setValue, setFocus, formState } = useFormContext<LeadFields>();
  const take = (email: string) => {
    setValue("email", email, { shouldValidate: formState.isSubmitted, shouldDirty: true });
    // The pressed button is unmounted.
    setFocus("email");
  };
  return (
    <div className={className}>
      <LeadField name="email" label={t("Email")} />
      <EmailQuestion email={watch("email") ?? ""} onTake={take} />
    </div>
  );
}
