import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { useLeaveWarning } from "./use-leave-warning";

type LeaveQuestionProps = {
  id: string;
  /** Read when needed, because state may not have rendered yet. */
  hasUnsaved: () => boolean;
  onDiscard: () => void;
};

/** Asks before unsaved changes are lost, also on closing the tab. */
export function LeaveQuestion({ id, hasUnsaved, onDiscard }: LeaveQuestionProps) {
  const { t } = useTranslation();
  useLeaveWarning(hasUnsaved);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const nextId = new URLSearchParams(nextLocation.search).get("id");
    const isSamePost =
      currentLocation.pathname === nextLocation.pathname &&
      (nextId === id || currentLocation.search === nextLocation.search);
    return !isSamePost && hasUnsaved();
  });
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      question={t("Leave without saving?")}
      detail={t("What you changed in this post is not saved yet.")}
      confirmLabel={t("Discard changes")}
      busyLabel={t("Discarding")}
      keepLabel={t("Keep editing")}
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
      onKeep={() => blocker.reset?.()}
    />
  );
}
