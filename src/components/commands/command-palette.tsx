import { Command as Cmdk } from "cmdk";
import { Search, X } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { useReturnFocus } from "@/hooks/use-return-focus";
import type { Command } from "./command";
import { PaletteGroups } from "./palette-groups";
import "./command-palette.css";

type CommandPaletteProps = { isOpen: boolean; onClose: () => void };

export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus(isOpen);
  const chosen = useRef<Command | null>(null);
  const handleChoice = (command: Command) => {
    chosen.current = command;
    onClose();
  };
  // It runs once the palette has gone and the focus is back, so that a dialog it opens or a
  // page it leads to finds the screen as it was.
  const handleClosed = (event: Event) => {
    returnFocus(event);
    const command = chosen.current;
    chosen.current = null;
    command?.run();
  };
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent
        className="palette h-dvh max-h-none self-start rounded-none bg-raised sm:mt-16 sm:h-auto sm:max-h-[min(560px,calc(100dvh-88px))] sm:max-w-160 sm:justify-self-center sm:rounded-lg lg:mt-[min(11vh,96px)] lg:max-w-160"
        showCloseButton={false}
        onCloseAutoFocus={handleClosed}
      >
        <DialogTitle className="sr-only">{t("Search or jump to")}</DialogTitle>
        <PaletteSearch onChoice={handleChoice} />
      </DialogContent>
    </Dialog>
  );
}

function PaletteSearch({ onChoice }: { onChoice: (command: Command) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  return (
    // Which commands match is decided here; of cmdk are the roles, the keys and the focus.
    <Cmdk
      className="palette-search"
      label={t("Search or jump to")}
      shouldFilter={false}
      loop
      vimBindings={false}
    >
      <div className="palette-head">
        <Search size={20} aria-hidden />
        <Cmdk.Input
          className="palette-input"
          value={typed}
          onValueChange={setTyped}
          placeholder={t("Search or jump to…")}
          maxLength={200}
        />
        <DialogClose asChild>
          <Button variant="ghost" size="icon" aria-label={t("Close")}>
            <X size={22} aria-hidden />
          </Button>
        </DialogClose>
      </div>
      <PaletteGroups typed={typed} onChoice={onChoice} />
    </Cmdk>
  );
}
