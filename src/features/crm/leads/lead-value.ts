import type { TFunction } from "i18next";
import type { LeadRowField } from "@/data/leads/fields";
import type { Lead } from "@/data/leads/schema";
import { recordField } from "@/data/records/record-fields";
import { formatField } from "@/features/crm/shared/fields/format-field";

/** A lead's value of a field; for its owner, the name. */
export const leadValue = (lead: Lead, id: LeadRowField) =>
  id === "owner_id" ? (lead.owner?.name ?? null) : lead[id];

/** The value for display; null for nothing. */
export const formatLeadField = (lead: Lead, id: LeadRowField, t: TFunction): string | null =>
  formatField(recordField("leads", id), leadValue(lead, id), t);
