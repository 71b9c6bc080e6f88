import { formFields } from "@/data/leads/fields";
import type { NewLead } from "@/data/leads/mutations";
import { storedValue } from "@/features/crm/shared/fields/field-problem";

const fields = [...formFields("who"), ...formFields("what")];

export type LeadDraft = Record<string, string> &
  Record<"name" | "business" | "email" | "phone", string>;

export const EMPTY_LEAD: LeadDraft = {
  name: "",
  business: "",
  email: "",
  phone: "",
  ...Object.fromEntries(fields.map(({ id, initial }) => [id, initial ?? ""])),
};

export const toNewLead = (draft: LeadDraft): Omit<NewLead, "id"> => ({
  ...Object.fromEntries(
    fields.map((field) => [field.id, storedValue(field, draft[field.id] ?? "")]),
  ),
  name: draft.name.trim(),
});
