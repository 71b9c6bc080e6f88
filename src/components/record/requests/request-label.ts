import type { TFunction } from "i18next";
import { PhoneIncoming } from "lucide-react";
import type { Submission } from "@/data/leads/submissions";
import { factText } from "./submission-facts";

/** By its form: what somebody did who sent it. */
const SENTENCES: Record<Submission["said"]["form"], string> = {
  contact: "{{who}} wrote to us",
  signup: "{{who}} signed up",
  checkout: "{{who}} requested a site at checkout",
  "schedule-demo": "{{who}} asked for a demo",
  callsi: "{{who}} joined the Callsi list",
};
const QUOTED_LENGTH = 160;

/** A form that was sent, as the history tells it: who, what, the time asked for and the words. */
export function requestLine(after: Record<string, unknown> | null, t: TFunction) {
  // The database wrote it in the words of a submission.
  const said = (after ?? {}) as Submission["said"];
  const message = said.message ?? "";
  const quoted =
    message.length > QUOTED_LENGTH ? `${message.slice(0, QUOTED_LENGTH).trimEnd()}…` : message;
  const reference: unknown = after?.["reference"];
  return {
    Icon: PhoneIncoming,
    sentence: t(SENTENCES[said.form] ?? "{{who}} sent a form", { who: said.name }),
    details: [
      said.slot === undefined ? "" : factText(said, "slot", t),
      said.topic === undefined ? "" : factText(said, "topic", t),
      quoted && `“${quoted}”`,
      typeof reference === "string" ? t("Reference {{reference}}", { reference }) : "",
    ].filter((detail) => detail !== ""),
  };
}
