import type { LeadForm } from "@/data/leads";
import { storageKeys } from "@/lib/storage";
import type { LeadFields } from "./lead-fields";
import { isRecord, readRecord, writeRecord } from "./stored-record";
import { isShared, keepAnswers, readAnswers } from "./visitor-answers";

type Draft = Partial<LeadFields>;

/** Of `values`, the texts this form has a field for. Consent is given anew each time. */
function textsOf(values: Record<string, unknown>, fields: LeadFields): Draft {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => name in fields && typeof value === "string" && value !== "",
    ),
  );
}

const draftOf = (form: LeadForm) => {
  const draft = readRecord(storageKeys.leadDrafts)[form];
  return isRecord(draft) ? draft : {};
};

/** What this form begins with: its own draft, and what the visitor told any form. */
export function readDraft(form: LeadForm, fields: LeadFields): Draft {
  return textsOf({ ...draftOf(form), ...readAnswers() }, fields);
}

/** Keeps one field: with the visitor's answers, or in this form's own draft. */
export function keepTyped(form: LeadForm, field: string, value: unknown): void {
  if (typeof value !== "string") return;
  if (isShared(field)) {
    keepAnswers({ [field]: value });
    return;
  }
  const drafts = readRecord(storageKeys.leadDrafts);
  writeRecord(storageKeys.leadDrafts, { ...drafts, [form]: { ...draftOf(form), [field]: value } });
}

export function forgetDraft(form: LeadForm): void {
  const { [form]: _sent, ...others } = readRecord(storageKeys.leadDrafts);
  writeRecord(storageKeys.leadDrafts, others);
}

/** What was typed into the prerendered form before its code arrived. */
export function readTyped(form: LeadForm, fields: LeadFields): Draft {
  if (typeof document === "undefined") return {};
  const element = document.querySelector(`form[data-lead-form="${form}"]`);
  if (!(element instanceof HTMLFormElement)) return {};
  return textsOf(Object.fromEntries(new FormData(element)), fields);
}
