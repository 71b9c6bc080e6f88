import { useIsMutating } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Spinner } from "@/components/ui/spinner";

const SLOW_MS = 1_000;

/** Shows that a save has taken more than a second. It does not block what is below. */
export function SlowSave() {
  const { t } = useTranslation();
  const isSaving = useIsMutating() > 0;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isSaving) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSaving]);
  return (
    <div
      data-slot="slow-save"
      // Announced also while a dialog is open.
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-1.5 z-60 flex justify-center print:hidden"
    >
      {isSlow && (
        <p className="flex items-center gap-2 rounded-sm border-l-6 border-curb-400 bg-strong px-3 py-2 text-sm font-medium text-on-strong shadow-lift">
          <Spinner />
          <span>{t("Still saving…")}</span>
        </p>
      )}
    </div>
  );
}
