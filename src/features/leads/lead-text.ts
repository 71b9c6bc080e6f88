import type { TFunction } from "i18next";
import type { LeadRowField } from "@/data/leads/fields";
import type { Lead } from "@/data/leads/schema";
import { recordField } from "@/data/records/record-fields";
import { fieldText } from "@/components/record/fields/field-text";

/** What a lead holds in a field; of its owner, the name. */
export const leadValue = (lead: Lead, id: LeadRowField) =>
  id === "owner_id" ? (lead.owner?.name ?? null) : lead[id];

/** What a lead says in a field, as people read it; null for nothing. */
export const leadText = (lead: Lead, id: LeadRowField, t: TFunction): string | null =>
  fieldText(recordField("leads", id), leadValue(lead, id), t);
