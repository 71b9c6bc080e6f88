import type { LeadForm } from "@/content/lead-forms";
import { storageKeys } from "@/lib/storage/storage";
import type { LeadAnswers } from "@/content/lead-questions";
import { isRecord, readRecord, writeRecord } from "./stored-record";
import { isShared, keepAnswers, readAnswers } from "./visitor-answers";

type Draft = Partial<LeadAnswers>;

/** Texts that this form has a field for, without consent. */
function textsOf(values: Record<string, unknown>, fields: LeadAnswers): Draft {
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

/** Initial values: the form's own draft, and the visitor's shared answers. */
export function readDraft(form: LeadForm, fields: LeadAnswers): Draft {
  return textsOf({ ...draftOf(form), ...readAnswers() }, fields);
}

/** Stores one field: with the visitor's answers, or in this form's own draft. */
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
  const drafts = readRecord(storageKeys.leadDrafts);
  const { [form]: _sent, [requestKey(form)]: _request, ...others } = drafts;
  lastRequests.delete(form);
  writeRecord(storageKeys.leadDrafts, others);
}

type LastRequest = { id: string; said: string };

const requestKey = (form: LeadForm) => `${form}:request`;
/** For a browser without storage. */
const lastRequests = new Map<LeadForm, LastRequest>();

function readLastRequest(form: LeadForm): LastRequest | undefined {
  const stored = readRecord(storageKeys.leadDrafts)[requestKey(form)];
  if (!isRecord(stored)) return lastRequests.get(form);
  const { id, said } = stored;
  return typeof id === "string" && typeof said === "string" ? { id, said } : undefined;
}

/** Stable for the same values until they are stored, so that a retry counts once. */
export function requestIdOf(form: LeadForm, values: LeadAnswers): string {
  const said = JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const last = readLastRequest(form);
  if (last?.said === said) return last.id;
  const request = { id: newRequestId(), said };
  lastRequests.set(form, request);
  const drafts = readRecord(storageKeys.leadDrafts);
  writeRecord(storageKeys.leadDrafts, { ...drafts, [requestKey(form)]: request });
  return request.id;
}

/** crypto.randomUUID() is missing on plain HTTP. */
function newRequestId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
