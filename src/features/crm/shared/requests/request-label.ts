import type { TFunction } from "i18next";
import { PhoneIncoming } from "lucide-react";
import { requestSchema, type Submission } from "@/data/leads/submissions";
import { factText } from "./submission-facts";

/** Sentences of the history, by form. */
const SENTENCES: Record<Submission["said"]["form"], string> = {
  contact: "{{who}} wrote to us",
  signup: "{{who}} signed up",
  checkout: "{{who}} requested a site at checkout",
  "schedule-demo": "{{who}} asked for a demo",
  callsi: "{{who}} joined the Callsi list",
  email: "{{who}} wrote by e-mail",
};
const QUOTED_LENGTH = 160;

/** A sent form in the history: who, what, the requested time and the message. */
export function requestLine(after: Record<string, unknown> | null, t: TFunction) {
  const answers = requestSchema.safeParse(after).data ?? {};
  const message = answers.message ?? "";
  const quoted =
    message.length > QUOTED_LENGTH ? `${message.slice(0, QUOTED_LENGTH).trimEnd()}…` : message;
  return {
    Icon: PhoneIncoming,
    sentence: t(answers.form === undefined ? "{{who}} sent a form" : SENTENCES[answers.form], {
      who: answers.name,
    }),
    details: [
      answers.slot === undefined ? "" : factText(answers, "slot", t),
      answers.topic === undefined ? "" : factText(answers, "topic", t),
      quoted && t("“{{quote}}”", { quote: quoted }),
      answers.reference === undefined || answers.form === "email"
        ? ""
        : t("Reference {{reference}}", { reference: answers.reference }),
    ].filter((detail) => detail !== ""),
  };
}
