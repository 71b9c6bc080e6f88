import { Command as Cmdk } from "cmdk";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState, Fragment } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { useReturnFocus } from "@/hooks/use-return-focus";
import { Kbd, KbdGroup } from "@/components/ui/kbd";
import { shortcutText } from "@/lib/format/shortcut-label";
import { singleKeysOf, type Command } from "./command";
import { readKeys, type QueuedKeys } from "./queued-keys";
import { findCommands } from "./find-commands";
import { useOfferedCommands } from "./use-commands";
import { useSingleKeys } from "./use-single-keys";

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

type PaletteGroupsProps = { typed: string; onChoice: (command: Command) => void };

function PaletteGroups({ typed, onChoice }: PaletteGroupsProps) {
  const { t } = useTranslation();
  const groups = findCommands(useOfferedCommands(), typed);
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <>
      <p className="sr-only" role="status">
        {typed !== "" && count > 0 && t("Found: {{count}}", { count })}
      </p>
      <Cmdk.List
        className="min-h-0 scroll-py-2 overflow-y-auto overscroll-contain *:px-2 *:pt-1.5 *:pb-2.5"
        hidden={count === 0}
        label={t("Pages and actions")}
      >
        {groups.map(({ heading, commands }) => (
          <Cmdk.Group
            key={heading}
            heading={heading}
            className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3.5 [&_[cmdk-group-heading]]:pb-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
          >
            {commands.map((command) => (
              <PaletteItem key={command.id} command={command} onChoice={onChoice} />
            ))}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
      {count === 0 && (
        <p className="px-5 pt-6 pb-7 wrap-anywhere text-text-2" role="status">
          {t("Nothing matches “{{typed}}”. Try fewer words, or the name of a page.", {
            typed: typed.trim(),
          })}
        </p>
      )}
    </>
  );
}

type PaletteItemProps = { command: Command; onChoice: (command: Command) => void };

function PaletteItem({ command, onChoice }: PaletteItemProps) {
  const { label, Icon, shortcut, isDisabled = false } = command;
  const [hasSingleKeys] = useSingleKeys();
  const isKeyActive = hasSingleKeys || singleKeysOf(command).length === 0;
  return (
    <Cmdk.Item
      className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm/tight font-medium data-[disabled=true]:cursor-default data-[disabled=true]:text-muted data-[selected=true]:bg-sunken data-[selected=true]:inset-shadow-mark"
      value={command.id}
      disabled={isDisabled}
      onSelect={() => onChoice(command)}
    >
      <span className="w-5 flex-none text-muted group-data-[selected=true]:text-text">
        {Icon && <Icon size={19} aria-hidden />}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {shortcut !== undefined && isKeyActive && (
        <KeyCaps className="[@media(hover:none)]:hidden" shortcut={shortcut} />
      )}
    </Cmdk.Item>
  );
}

const isAlphabetic = (key: string) => /^\p{L}$/u.test(key);

/** Shows "g d" as two keys, and "Mod-K" as this keyboard names it. */
export function KeyCaps({ shortcut, className }: { shortcut: string; className?: string }) {
  const { t } = useTranslation();
  return (
    <KbdGroup className={className}>
      {shortcut.split(" ").map((keys, index) => (
        <Fragment key={`${index} ${keys}`}>
          {index > 0 && <span>{` ${t("then")} `}</span>}
          <Kbd>{isAlphabetic(keys) ? keys.toUpperCase() : shortcutText(keys)}</Kbd>
        </Fragment>
      ))}
    </KbdGroup>
  );
}
