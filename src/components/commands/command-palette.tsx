import { Command as Cmdk } from "cmdk";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { useReturnFocus } from "@/hooks/use-return-focus";
import type { Command } from "./command";
import { readKeys, type QueuedKeys } from "./queued-keys";
import { PaletteGroups } from "./palette-groups";

type CommandPaletteProps = { isOpen: boolean; queuedKeys: QueuedKeys; onClose: () => void };

export function CommandPalette({ isOpen, queuedKeys, onClose }: CommandPaletteProps) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus(isOpen);
  const chosen = useRef<Command | null>(null);
  const handleChoice = (command: Command) => {
    chosen.current = command;
    onClose();
  };
  // Runs once the palette is closed and the focus restored, so that the dialog or page it opens
  // finds the screen as it was.
  const handleClosed = (event: Event) => {
    returnFocus(event);
    const command = chosen.current;
    chosen.current = null;
    command?.run();
  };
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent
        className="h-dvh max-h-none self-start rounded-none bg-raised sm:mt-16 sm:h-auto sm:max-h-[min(560px,calc(100dvh-88px))] sm:max-w-160 sm:justify-self-center sm:rounded-lg lg:mt-[min(11vh,96px)] lg:max-w-160"
        showCloseButton={false}
        onCloseAutoFocus={handleClosed}
      >
        <DialogTitle className="sr-only">{t("Search or jump to")}</DialogTitle>
        <PaletteSearch queuedKeys={queuedKeys} onChoice={handleChoice} />
      </DialogContent>
    </Dialog>
  );
}

type PaletteSearchProps = { queuedKeys: QueuedKeys; onChoice: (command: Command) => void };

function PaletteSearch({ queuedKeys, onChoice }: PaletteSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { text, others } = readKeys(queuedKeys.take());
    if (text === "" && others.length === 0) return;
    setTimeout(() => {
      // Synchronous, so that an arrow or Enter applies to the new results.
      flushSync(() => setTyped((since) => text + since));
      for (const event of others) {
        field.current?.dispatchEvent(new KeyboardEvent(event.type, event));
      }
    });
  }, [queuedKeys]);
  return (
    // Ordered by us, because cmdk does not reorder groups.
    <Cmdk
      className="flex min-h-0 flex-1 flex-col"
      label={t("Search or jump to")}
      shouldFilter={false}
      loop
      vimBindings={false}
    >
      <div className="flex items-center gap-3 border-b border-line-strong py-2 pr-2.5 pl-5 has-[input:focus-visible]:shadow-[inset_0_-3px_0_var(--color-curb-400)]">
        <Search className="flex-none text-muted" size={20} aria-hidden />
        <Cmdk.Input
          ref={field}
          className="min-h-12 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-muted placeholder:opacity-100 focus-visible:shadow-none"
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
