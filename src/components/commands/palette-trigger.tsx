import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Kbd } from "@/components/ui/kbd";
import { shortcutText } from "@/lib/shortcut-text";
import { useOpenPalette } from "./command-provider";

type PaletteTriggerProps = {
  className: string;
  /** Where there is room for the icon alone. */
  isIcon?: boolean;
};

/** Opens the palette for who has no keyboard, and tells the others of its key. */
export function PaletteTrigger({ className, isIcon = false }: PaletteTriggerProps) {
  const { t } = useTranslation();
  const openPalette = useOpenPalette();
  if (isIcon) {
    return (
      <button
        type="button"
        className={className}
        aria-label={t("Search or jump to")}
        aria-haspopup="dialog"
        onClick={openPalette}
      >
        <Search size={24} aria-hidden />
      </button>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
    >
      <Search size={19} aria-hidden />
      {t("Search or jump to…")}
      <Kbd className="ml-auto min-w-0 border-b border-side-text/45 bg-transparent px-1 font-normal text-inherit">
        {shortcutText("Mod-K")}
      </Kbd>
    </button>
  );
}
