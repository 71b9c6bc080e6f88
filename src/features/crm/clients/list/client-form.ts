import { formFields, type ClientFormId } from "@/data/clients/fields";
import type { NewClient } from "@/data/clients/mutations";
import { officeDay } from "@/lib/dates/office/office-day";
import { storedValue } from "@/features/crm/shared/fields/field-problem";

export type ClientForm = Record<ClientFormId, string>;

export const emptyClientForm = (ownerId: string, now: Date): ClientForm => {
  const initial = Object.fromEntries(formFields.map((field) => [field.id, field.initial ?? ""]));
  // Every field that the form requests is in it.
  return { ...(initial as ClientForm), owner_id: ownerId, client_since: officeDay(now) };
};

export const newClientOf = (id: string, form: ClientForm): NewClient => ({
  ...Object.fromEntries(formFields.map((field) => [field.id, storedValue(field, form[field.id])])),
  id,
  business: form.business.trim(),
});
