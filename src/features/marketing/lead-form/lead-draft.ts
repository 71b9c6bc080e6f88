import type { LeadForm } from "@/data/leads";
import { readStored, storageKeys, writeStored } from "@/lib/storage";
import type { LeadFields } from "./lead-fields";

type Draft = Partial<LeadFields>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readDrafts(): Record<string, unknown> {
  try {
    const drafts: unknown = JSON.parse(
      readStored(storageKeys.leadDrafts, "sessionStorage") ?? "{}",
    );
    return isRecord(drafts) ? drafts : {};
  } catch {
    return {};
  }
}

function writeDrafts(drafts: Record<string, unknown>): void {
  const text = Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts);
  writeStored(storageKeys.leadDrafts, text, "sessionStorage");
}

/** Of `values`, the texts this form has a field for. Consent is given anew each time. */
function textsOf(values: Record<string, unknown>, fields: LeadFields): Draft {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => name in fields && typeof value === "string" && value !== "",
    ),
  );
}

export function readDraft(form: LeadForm, fields: LeadFields): Draft {
  const draft = readDrafts()[form];
  return isRecord(draft) ? textsOf(draft, fields) : {};
}

export function keepDraft(form: LeadForm, values: LeadFields): void {
  writeDrafts({ ...readDrafts(), [form]: textsOf(values, values) });
}

export function forgetDraft(form: LeadForm): void {
  const { [form]: _sent, ...others } = readDrafts();
  writeDrafts(others);
}

/** What was typed into the prerendered form before its code arrived. */
export function readTyped(form: LeadForm, fields: LeadFields): Draft {
  if (typeof document === "undefined") return {};
  const element = document.querySelector(`form[data-lead-form="${form}"]`);
  if (!(element instanceof HTMLFormElement)) return {};
  return textsOf(Object.fromEntries(new FormData(element)), fields);
}
