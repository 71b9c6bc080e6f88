import { z } from "zod";
import { readStored, storageKeys, writeStored } from "@/lib/storage";

/**
 * Drafts are their writer's: kept under who typed them, so that at a shared computer nobody else
 * who signs in is shown them. Without a person there is no draft.
 */
export type Writer = string | null;

const noteKey = (writer: string, recordId: string) =>
  `${storageKeys.noteDraft}${writer}.${recordId}`;

/** What this person typed about this record and did not save yet; null for nothing. */
export const readNoteDraft = (writer: Writer, recordId: string): string | null =>
  writer === null ? null : readStored(noteKey(writer, recordId));

export function keepNoteDraft(writer: Writer, recordId: string, draft: string): void {
  if (writer === null) return;
  writeStored(noteKey(writer, recordId), draft === "" ? null : draft);
}

const formDraftSchema = z.object({
  /** Of the row to be, chosen once: sent twice, it is stored once. */
  id: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean(), z.null()])),
});

/** The fields of a form that differ from what it began with. */
export type FormDraft = z.infer<typeof formDraftSchema>;

const formKey = (writer: string, name: string) => `${storageKeys.formDraft}${writer}.${name}`;

/** What cannot be read as a draft, from an older version of the site say, is none. */
export function readFormDraft(writer: Writer, name: string): FormDraft | null {
  const text = writer === null ? null : readStored(formKey(writer, name));
  if (text === null) return null;
  try {
    return formDraftSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** False when the browser keeps nothing: then leaving the page loses it. */
export function keepFormDraft(writer: Writer, name: string, draft: FormDraft | null): boolean {
  if (writer === null) return false;
  return writeStored(formKey(writer, name), draft === null ? null : JSON.stringify(draft));
}

const tabKey = (writer: string, name: string) => `${storageKeys.tabDraft}${writer}.${name}`;

/** What this person typed in this tab under this name and did not store yet; null for nothing. */
export const readTabDraft = (writer: Writer, name: string): string | null =>
  writer === null ? null : readStored(tabKey(writer, name), "sessionStorage");

export function keepTabDraft(writer: Writer, name: string, draft: string): void {
  if (writer === null) return;
  writeStored(tabKey(writer, name), draft === "" ? null : draft, "sessionStorage");
}
