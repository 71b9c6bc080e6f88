import { z } from "zod";
import { keepTabDraft, readTabDraft, type Writer } from "@/components/record/draft-store";
import { EMPTY_LEAD, type LeadDraft } from "./new-lead-schema";

const NAME = "new-lead";

const keptSchema = z.object({ id: z.uuid(), draft: z.record(z.string(), z.string()) });

export type NewLeadDraft = {
  /** One for every try, so that an answer that got lost makes no second lead. */
  id: string;
  draft: LeadDraft;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What is typed of a lead that is not stored yet; null for nothing. */
export function readNewLead(writer: Writer): NewLeadDraft | null {
  const { data } = keptSchema.safeParse(parsed(readTabDraft(writer, NAME) ?? "null"));
  if (data === undefined) return null;
  return { id: data.id, draft: { ...EMPTY_LEAD, ...data.draft } as LeadDraft };
}

export function keepNewLead(writer: Writer, { id, draft }: NewLeadDraft): void {
  const names = Object.keys(EMPTY_LEAD) as (keyof LeadDraft)[];
  const isEmpty = names.every((name) => draft[name] === EMPTY_LEAD[name]);
  keepTabDraft(writer, NAME, isEmpty ? "" : JSON.stringify({ id, draft }));
}

export const forgetNewLead = (writer: Writer): void => keepTabDraft(writer, NAME, "");
