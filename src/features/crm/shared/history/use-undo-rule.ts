import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { stageLabels } from "@/data/leads/choices";
import { useCrmMutation } from "@/data/records/mutations";
import { isBuiltOn, isConflict, isForbidden } from "@/data/records/refusals";
import { undoRule, type RuleUndo, type UndoneRule } from "@/data/rules/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";

/** Undoes what a rule did, from its line in the history, and shows the result. */
export function useUndoRule() {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useCrmMutation(undoRule);
  const say = useUndoToast();
  const undo = useCallback(
    async function undo(wanted: RuleUndo): Promise<void> {
      try {
        say.done(undoneLabel(await mutateAsync(wanted), t), null);
      } catch (error) {
        if (isBuiltOn(error) || isConflict(error)) {
          say.failed(t("Not undone: somebody has gone on with this since, so it stays."), null);
        } else if (isForbidden(error)) {
          say.failed(t("Not undone: your role does not allow it."), null);
        } else {
          say.failed(
            t("Not undone: {{reason}}.", { reason: reasonOf(error) }),
            () => void undo(wanted),
          );
        }
      }
    },
    [t, mutateAsync, say],
  );
  return { undo, isPending };
}

function undoneLabel(undone: UndoneRule, t: TFunction): string {
  if ("stage" in undone) {
    return t("Undone: the lead is at {{stage}}. The call or demo stays.", {
      stage: t(stageLabels[undone.stage]),
    });
  }
  const removed = t("Undone: {{count}} tasks removed.", {
    count: undone.removed,
    defaultValue_one: "Undone: 1 task removed.",
  });
  return undone.kept === 0
    ? removed
    : `${removed} ${t("{{count}} that somebody has worked on stay.", {
        count: undone.kept,
        defaultValue_one: "1 that somebody has worked on stays.",
      })}`;
}
