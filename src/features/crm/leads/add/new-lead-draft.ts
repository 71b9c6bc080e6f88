import * as z from "zod/mini";
import { jsonDraft, type Writer } from "@/lib/storage/drafts";
import { EMPTY_LEAD, type LeadDraft } from "./lead-draft";

const keptSchema = z.object({ id: z.uuid(), draft: z.record(z.string(), z.string()) });

export type NewLeadDraft = {
  /** One for all tries, so that a lost answer does not create a second lead. */
  id: string;
  draft: LeadDraft;
};

const store = (writer: Writer) => jsonDraft("tabDraft", writer, "new-lead", keptSchema);

/** The unsaved lead; null without one. */
export function readNewLead(writer: Writer): NewLeadDraft | null {
  const kept = store(writer).read();
  return kept && { id: kept.id, draft: { ...EMPTY_LEAD, ...kept.draft } };
}

export function keepNewLead(writer: Writer, { id, draft }: NewLeadDraft): void {
  const names = Object.keys(EMPTY_LEAD) as (keyof LeadDraft)[];
  const isEmpty = names.every((name) => draft[name] === EMPTY_LEAD[name]);
  store(writer).write(isEmpty ? null : { id, draft });
}

export function forgetNewLead(writer: Writer): void {
  store(writer).write(null);
}
