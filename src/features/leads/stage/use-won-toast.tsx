import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { crmKeys } from "@/data/records/crm-keys";
import { undoConvertLead, type Lead } from "@/data/leads/queries";
import { isBuiltOn } from "@/data/records/refusals";
import { toastWithUndo, useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { leadName } from "../lead-labels";

const SHOWN_MS = 12_000;

/** Says that a lead became a client, with the way there and the way back. */
export function useWonToast() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const say = useUndoToast();

  const takeBack = useCallback(
    async function undo(lead: Lead) {
      const name = leadName(lead);
      try {
        await undoConvertLead(lead.id);
        say.done(t("Undone: {{name}} is a lead again.", { name }), null);
      } catch (error) {
        if (isBuiltOn(error)) {
          say.failed(
            t("Not undone: somebody has worked on the client {{name}} already, so it stays.", {
              name,
            }),
            null,
          );
        } else {
          say.failed(
            t("Not undone: {{reason}}.", { reason: reasonOf(error) }),
            () => void undo(lead),
          );
        }
      }
      void queryClient.invalidateQueries({ queryKey: crmKeys.all });
    },
    [t, queryClient, say],
  );

  return useCallback(
    (lead: Lead, clientId: string) =>
      toastWithUndo(
        t("{{name}} is a client now.", { name: leadName(lead) }),
        () => void takeBack(lead),
        t("Undo"),
        {
          recordId: lead.id,
          duration: SHOWN_MS,
          cancel: {
            label: t("Open client"),
            onClick: () => void navigate(paths.crmClient(clientId)),
          },
        },
      ),
    [t, navigate, takeBack],
  );
}
