import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";

const UNDO_MS = 10_000;

/**
 * Says what was done with a way to take it back, and says of a failure how to try again; null
 * where there is no way.
 */
export function useUndoToast() {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      done: (message: string, onUndo: (() => void) | null) =>
        toast.success(message, {
          duration: UNDO_MS,
          ...(onUndo === null ? {} : { action: { label: t("Undo"), onClick: onUndo } }),
        }),
      failed: (message: string, onRetry: (() => void) | null) =>
        toast.error(message, {
          duration: Infinity,
          ...(onRetry === null ? {} : { action: { label: t("Retry"), onClick: onRetry } }),
        }),
    }),
    [t],
  );
}
