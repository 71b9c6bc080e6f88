import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Lead } from "@/data/leads/schema";
import { fetchRecordEvents } from "@/data/history/queries";
import { isAlreadyClient, isConflict, isForbidden } from "@/data/records/refusals";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { leadName } from "@/features/crm/shared/lead-labels";

type Refused = { error: unknown; lead: Lead; onRetry: () => void };

/** Explains why a lead's change was not stored, naming who was faster. Returns the message. */
export function useRefusal() {
  const { t } = useTranslation();
  const ownId = useStaffMember()?.id ?? null;
  const say = useUndoToast();

  const conflictMessage = useCallback(
    async (lead: Lead): Promise<string> => {
      const name = leadName(lead);
      const [newest] = await fetchRecordEvents(lead.id).catch(() => []);
      if (newest !== undefined && newest.actor_id !== null && newest.actor_id === ownId) {
        return t("Not saved: you changed {{name}} somewhere else first. That is shown now.", {
          name,
        });
      }
      const who = newest?.actor_name ?? t("Somebody");
      return t("Not saved: {{who}} changed {{name}} first. Theirs is shown now.", { who, name });
    },
    [t, ownId],
  );

  return useCallback(
    async ({ error, lead, onRetry }: Refused) => {
      const name = leadName(lead);
      if (isConflict(error)) return say.failed(await conflictMessage(lead), null, lead.id);
      if (isForbidden(error)) {
        return say.failed(t("Not saved: your role does not allow changing leads."), null, lead.id);
      }
      if (isAlreadyClient(error)) {
        return say.failed(t("Not saved: {{name}} is a client already.", { name }), null, lead.id);
      }
      const values = { reason: reasonOf(error), name };
      return say.failed(
        t("Not saved: {{reason}}. {{name}} is as it was.", values),
        onRetry,
        lead.id,
      );
    },
    [t, say, conflictMessage],
  );
}
