import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { undoConvertLead } from "@/data/leads/mutations";
import type { Lead } from "@/data/leads/schema";
import { useCrmMutation } from "@/data/records/mutations";
import { isBuiltOn } from "@/data/records/refusals";
import { toastWithUndo, useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";
import { leadName } from "../lead-labels";

const SHOWN_MS = 12_000;

export function useWonToast() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync: unconvert } = useCrmMutation(undoConvertLead);
  const say = useUndoToast();

  const takeBack = useCallback(
    async function undo(lead: Lead) {
      const name = leadName(lead);
      try {
        const isWhole = await unconvert(lead.id);
        say.done(t("Undone: {{name}} is a lead again.", { name }), null);
        if (!isWhole) {
          say.failed(
            t("The demo of {{name}} stays cancelled: its time is taken or over.", { name }),
            null,
          );
        }
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
    },
    [t, unconvert, say],
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
