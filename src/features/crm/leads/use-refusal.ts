import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { historyQuery } from "@/data/crm/history";
import type { Lead } from "@/data/crm/leads";
import { isAlreadyClient, isConflict, isForbidden } from "@/data/crm/refusals";
import { useStaffMember } from "@/data/use-staff-member";
import { reasonOf, useUndoToast } from "@/hooks/use-undo-toast";
import { leadName } from "./move-words";

type Refused = {
  error: unknown;
  lead: Lead;
  /** When the lead was read, in milliseconds: a change after that is the one in the way. */
  readAt: number;
  onRetry: () => void;
};

/** Says why a change of a lead was not stored, by name when somebody else was first. */
export function useRefusal() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const member = useStaffMember();
  const say = useUndoToast();
  const own = member?.displayName ?? null;

  const whoWasFirst = useCallback(
    async (lead: Lead, readAt: number): Promise<string | null> => {
      const query = historyQuery({ leadId: lead.id });
      const { pages } = await queryClient.fetchInfiniteQuery({ ...query, staleTime: 0 });
      const newest = pages[0]?.rows[0];
      return newest !== undefined && Date.parse(newest.at) >= readAt ? newest.actorName : null;
    },
    [queryClient],
  );

  return useCallback(
    async ({ error, lead, readAt, onRetry }: Refused) => {
      const name = leadName(lead);
      if (isConflict(error)) {
        // The name is a courtesy: without it the message stands all the same.
        const who = await whoWasFirst(lead, readAt).catch(() => null);
        const message =
          who === null
            ? t("Not saved: somebody changed {{name}} first. Theirs is shown now.", { name })
            : who === own
              ? t("Not saved: you changed {{name}} somewhere else first. That is shown now.", {
                  name,
                })
              : t("Not saved: {{who}} changed {{name}} first. Theirs is shown now.", { who, name });
        say.failed(message, null);
      } else if (isForbidden(error)) {
        say.failed(t("Not moved: your role does not allow changing leads."), null);
      } else if (isAlreadyClient(error)) {
        say.failed(t("Not moved: {{name}} is a client already.", { name }), null);
      } else {
        say.failed(
          t("Not saved: {{reason}}. {{name}} is back where it was.", {
            reason: reasonOf(error),
            name,
          }),
          onRetry,
        );
      }
    },
    [t, say, own, whoWasFirst],
  );
}
