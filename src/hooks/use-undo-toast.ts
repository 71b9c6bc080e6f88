import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { toast, type ExternalToast } from "sonner";
import { undoableChanges } from "./undoable-changes";

const UNDO_MS = 10_000;

type Offer = {
  /** What was changed, where a newer change of it makes this one's Undo pointless. */
  recordId?: string;
  /** It took something back: the message offers the way back again, the keyboard goes on to what came before. */
  isUndo?: boolean;
};

const failureOf = (recordId: string) => `failed-${recordId}`;

/** Says what was done and offers to take it back, in the message and by the keyboard. */
export function toastWithUndo(
  message: string,
  undo: () => void,
  undoLabel: string,
  { recordId, isUndo = false, ...options }: Offer & ExternalToast = {},
) {
  const takeBack = () => {
    undoableChanges.withdraw(toastId);
    undo();
  };
  const toastId = toast.success(message, {
    duration: UNDO_MS,
    ...options,
    action: { label: undoLabel, onClick: takeBack },
  });
  if (!isUndo) {
    undoableChanges.offer({ message, undo, toastId, recordId: recordId ?? null });
  }
  return toastId;
}

/**
 * Says what was done with a way to take it back, and says of a failure how to try again; null
 * where there is no way.
 */
export function useUndoToast() {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      done: (message: string, onUndo: (() => void) | null, offer?: Offer) => {
        if (offer?.recordId !== undefined) toast.dismiss(failureOf(offer.recordId));
        return onUndo === null
          ? toast.success(message, { duration: UNDO_MS })
          : toastWithUndo(message, onUndo, t("Undo"), offer);
      },
      /** Of a record it goes by itself once a change of that record is stored. */
      failed: (message: string, onRetry: (() => void) | null, recordId?: string) =>
        toast.error(message, {
          ...(recordId !== undefined && { id: failureOf(recordId) }),
          duration: Infinity,
          ...(onRetry === null ? {} : { action: { label: t("Retry"), onClick: onRetry } }),
        }),
    }),
    [t],
  );
}
