import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { shortcutText } from "@/lib/format/shortcut-label";
import { useOpenPalette } from "./command-provider";

type PaletteTriggerProps = {
  isIcon?: boolean;
};

/** Opens the palette without a keyboard, and shows its key. */
export function PaletteTrigger({ isIcon = false }: PaletteTriggerProps) {
  const { t } = useTranslation();
  const openPalette = useOpenPalette();
  if (isIcon) {
    return (
      <Button
        variant="ghost"
        size="icon"
        className="ml-auto hover:bg-side-2"
        aria-label={t("Search or jump to")}
        aria-haspopup="dialog"
        onClick={openPalette}
      >
        <Search size={24} aria-hidden />
      </Button>
    );
  }
  return (
    <Button
      variant="ghost"
      className="mb-2.5 w-full flex-none justify-start gap-1.5 border border-side-text/45 px-1.5 text-code font-medium font-stretch-84% hover:bg-side-2 hover:text-white"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
    >
      <Search size={17} aria-hidden />
      <span className="truncate">{t("Search or jump to…")}</span>
      <Kbd className="ml-auto flex-none border-b border-side-text/45 bg-transparent px-1 font-normal text-inherit">
        {shortcutText("Mod-K")}
      </Kbd>
    </Button>
  );
}
