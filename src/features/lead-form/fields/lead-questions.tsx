import { askedBy, type LeadFormPart } from "@/content/lead-forms";
import { questions } from "@/content/lead-questions";
import { useLeadFormState } from "../lead-form-frame";
import { EmailField } from "./email-field";
import { LeadField } from "./lead-field";

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
