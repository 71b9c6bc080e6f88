import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { useNavigate } from "react-router-dom";
import type { Placement } from "@/data/leads/board-moves";
import { leadMove, undoConvertLead } from "@/data/leads/mutations";
import type { Lead } from "@/data/leads/schema";
import { NotSentError, useRecordWrite, useCrmMutation } from "@/data/records/mutations";
import { useUndoToast, toastWithUndo } from "@/hooks/use-undo-toast";
import { undoableChanges } from "@/hooks/undoable-changes";
import { isBuiltOn } from "@/data/records/refusals";
import { reasonOf } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";
import { useForgetLostReason } from "./lost-dialog";
import { leadName, movedLabel } from "@/features/crm/shared/lead-labels";
import { useRefusal } from "./use-refusal";

/** Moves a lead, with a message and Undo, or the reason of a refusal. */
export function useMoveLead() {
  const { t } = useTranslation();
  const write = useRecordWrite();
  const say = useUndoToast();
  const sayWon = useWonToast();
  const refuse = useRefusal();
  const forgetLostReason = useForgetLostReason();
  const undoOf = useNewestUndo();

  return useCallback(
    async function move(
      lead: Lead,
      placement: Placement,
      message = movedLabel(t, lead, placement),
      isUndo = false,
    ): Promise<void> {
      const { id, stage, rank, lost_reason } = lead;
      const change = undoOf(id);
      const undo = (version: number) => {
        if (change.isNewest()) {
          const now = { ...lead, ...placement, version };
          void move(now, { stage, rank, lost_reason }, t("Undone."), true);
        } else {
          const name = leadName(lead);
          say.done(t("{{name}} has moved on since, so nothing was undone.", { name }), null);
        }
      };
      try {
        const { version, won } = await write({ ...leadMove(lead, placement), isUndo });
        if (placement.stage === "lost") forgetLostReason(id);
        if (won !== null) change.stored(sayWon(lead, won));
        else if (message === null) change.stored(null);
        else change.stored(say.done(message, () => undo(version), { recordId: id, isUndo }));
      } catch (error) {
        // The previous move's refusal was already reported.
        if (error instanceof NotSentError) return;
        change.refused(await refuse({ error, lead, onRetry: () => void move(lead, placement) }));
      }
    },
    [t, write, say, sayWon, refuse, forgetLostReason, undoOf],
  );
}

type Shown = string | number | null;
type Change = { shown: Shown };

/** Only the newest change of a record can be undone or retried. */
function useNewestUndo() {
  const newest = useRef(new Map<string, Change>());
  const retries = useRef(new Map<string, Shown>());

  /** Call when a change begins; then call one of the returned functions with the message. */
  return useCallback((recordId: string) => {
    const older = newest.current.get(recordId);
    const change: Change = { shown: null };
    newest.current.set(recordId, change);
    dismiss(retries.current.get(recordId));
    const isNewest = () => newest.current.get(recordId) === change;
    return {
      isNewest,
      stored: (shown: Shown) => {
        change.shown = shown;
        dismiss(older?.shown);
      },
      /** Restores the previous newest, unless another change has begun. */
      refused: (shown: Shown) => {
        if (!isNewest()) {
          dismiss(shown);
          return;
        }
        retries.current.set(recordId, shown);
        if (older === undefined) newest.current.delete(recordId);
        else newest.current.set(recordId, older);
      },
    };
  }, []);
}

function dismiss(shown: Shown | undefined) {
  if (shown === null || shown === undefined) return;
  undoableChanges.withdraw(shown);
  toast.dismiss(shown);
}

const SHOWN_MS = 12_000;

function useWonToast() {
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
    (lead: Lead, { clientId, ruleTasks }: { clientId: string; ruleTasks: number }) =>
      toastWithUndo(
        ruleTasks === 0
          ? t("{{name}} is a client now.", { name: leadName(lead) })
          : t(
              "{{name}} is a client now, and the rule added {{count}} tasks. Undo takes back both.",
              {
                name: leadName(lead),
                count: ruleTasks,
                defaultValue_one:
                  "{{name}} is a client now, and the rule added 1 task. Undo takes back both.",
              },
            ),
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
