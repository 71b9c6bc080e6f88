import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "@/components/confirm-dialog";

/** Asks before leaving, because the file and its columns are not stored. */
export function LeaveImport({ hasFile, isAdding }: { hasFile: boolean; isAdding: boolean }) {
  const { t } = useTranslation();
  useEffect(() => {
    if (!hasFile) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [hasFile]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasFile && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      question={t("Leave this import?")}
      detail={
        isAdding
          ? t("The rows are being added, and will be whether you stay or go.")
          : t("Nothing has been added yet. The file would have to be chosen and matched again.")
      }
      confirmLabel={t("Leave")}
      busyLabel={t("Leaving")}
      keepLabel={t("Stay")}
      onConfirm={() => blocker.proceed?.()}
      onKeep={() => blocker.reset?.()}
    />
  );
}
