import { Command as Cmdk } from "cmdk";
import { Search, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { useReturnFocus } from "@/hooks/use-return-focus";
import type { Command } from "./command";
import { PaletteGroups } from "./palette-groups";
import "@/components/ui/dialog.css";
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
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="modal-overlay palette-overlay">
          <Dialog.Content
            className="modal palette"
            aria-describedby={undefined}
            onCloseAutoFocus={handleClosed}
          >
            <Dialog.Title className="sr-only">{t("Search or jump to")}</Dialog.Title>
            <PaletteSearch onChoice={handleChoice} />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
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
        <Dialog.Close asChild>
          <Button variant="ghost" size="icon" aria-label={t("Close")}>
            <X size={22} aria-hidden />
          </Button>
        </Dialog.Close>
      </div>
      <PaletteGroups typed={typed} onChoice={onChoice} />
    </Cmdk>
  );
}
