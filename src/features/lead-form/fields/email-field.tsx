import { useFormContext } from "react-hook-form";
import type { AskedQuestion } from "@/content/lead-forms";
import type { LeadAnswers } from "@/content/lead-questions";
import { EmailQuestion } from "./email-question";
import { LeadField } from "./lead-field";

/** The email field, with a question below where the domain looks mistyped. */
export function EmailField({ asked }: { asked: AskedQuestion }) {
  const { watch, setValue, setFocus, formState } = useFormContext<LeadAnswers>();
  const take = (email: string) => {
    setValue("email", email, { shouldValidate: formState.isSubmitted, shouldDirty: true });
    // The pressed button is unmounted.
    setFocus("email");
  };
  return (
    <div>
      <LeadField asked={asked} />
      <EmailQuestion email={watch("email") ?? ""} onTake={take} />
    </div>
  );
}
