import { healthLabels } from "@/data/clients/choices";
import type { ClientFieldId } from "@/data/clients/fields";
import type { ClientRow } from "@/data/clients/schema";
import { fieldReader } from "@/features/crm/shared/fields/field-value";
import { healthText } from "@/features/crm/shared/health-label";

export const clientValue = fieldReader<ClientRow, ClientFieldId>({
  owner_id: ({ owner }) => owner?.name ?? null,
  health: ({ health }, t) => t(healthLabels[health.state]),
  reasons: ({ health }, t) => (health.reasons.length === 0 ? null : healthText(health.reasons, t)),
  contact_name: ({ contact }) => contact?.name ?? null,
  contact_email: ({ contact }) => contact?.email ?? null,
  contact_phone: ({ contact }) => contact?.phone ?? null,
});
