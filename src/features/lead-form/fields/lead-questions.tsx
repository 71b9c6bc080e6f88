import { askedBy, type LeadFormPart, type AskedQuestion } from "@/content/lead-forms";
import { questions, type LeadAnswers } from "@/content/lead-questions";
import { useLeadFormState } from "../lead-form-frame";
import { LeadField } from "./lead-field";
import { useFormContext } from "react-hook-form";
import { EmailQuestion } from "./email-question";

/** The email field, with a question below where the domain looks mistyped. */
function EmailField({ asked }: { asked: AskedQuestion }) {
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

/** The fields of the surrounding form, or of one part of it. The form renders those of the kind "custom". */
export function LeadQuestions({ part }: { part?: LeadFormPart }) {
  const { name: form } = useLeadFormState();
  return askedBy(form, part).map((asked) => {
    const { kind } = questions[asked.name];
    if (kind === "custom") return null;
    const QuestionField = kind === "email" ? EmailField : LeadField;
    return <QuestionField key={asked.name} asked={asked} />;
  });
}
