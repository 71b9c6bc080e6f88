import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { toast, type ExternalToast } from "sonner";
import { undoableChanges } from "./undoable-changes";

const UNDO_MS = 10_000;

type Offer = {
  /** The changed record. A newer change of it removes this Undo. */
  recordId?: string;
  /** The change undid something: the message offers Redo, and the keyboard goes on to the change before. */
  isUndo?: boolean;
};

const failureOf = (recordId: string) => `failed-${recordId}`;

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

/** Shows messages with Undo after success, and with Retry after a failure. */
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
      failed: (message: string, onRetry: (() => void) | null, recordId?: string) =>
        toast.error(message, {
          ...(recordId !== undefined && { id: failureOf(recordId) }),
          duration: Infinity,
          // Stated without Retry too: the toaster merges it into a shown message with the same id.
          action: onRetry === null ? null : { label: t("Retry"), onClick: onRetry },
        }),
    }),
    [t],
  );
}
