import { storageKeys } from "@/lib/storage/storage";
import { isRecord, readRecord, writeRecord } from "./stored-record";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what was typed into the public forms where they look for it when they begin: before a page
 * whose app did not come is loaded anew.
 */
export function keepEarlyFields(fields: readonly Field[]): void {
  const drafts = readRecord(storageKeys.leadDrafts);
  for (const { form, name, value } of fields) {
    const formName = form?.dataset.leadForm;
    if (formName === undefined || name === "") continue;
    const draft = drafts[formName];
    drafts[formName] = { ...(isRecord(draft) && draft), [name]: value };
  }
  writeRecord(storageKeys.leadDrafts, drafts);
}
