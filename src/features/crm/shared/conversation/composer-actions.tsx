import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The buttons below a text. On a phone they stay in reach while the text is written, and cover nothing else. */
export function ComposerActions({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:bottom-0 max-sm:z-1 max-sm:-mx-4.5 max-sm:bg-surface max-sm:px-4.5 max-sm:py-2 max-sm:in-[form:focus-within]:sticky max-sm:[&>button]:flex-auto">
      {children}
      <span
        className="ml-auto text-xs text-muted max-sm:hidden @max-4xl/conversation:hidden"
        aria-hidden="true"
      >
        {t("Ctrl+Enter")}
      </span>
    </div>
  );
}
