import { useId } from "react";
import { useTranslation } from "react-i18next";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { ChoiceLabel } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { CommandPalette } from "./command-palette";
import type { RecordSearchPart } from "./found-records";
import { KeyCaps } from "./palette-list";
import type { QueuedKeys } from "./queued-keys";
import { groupCommands, singleKeysOf, type Command } from "./command";
import { useOfferedCommands } from "./use-commands";
import { useSingleKeys } from "./use-single-keys";

type CommandDialogsProps = {
  open: "palette" | "shortcuts" | null;
  search: RecordSearchPart | null;
  queuedKeys: QueuedKeys;
  onClose: () => void;
};

export function CommandDialogs({ open, search, queuedKeys, onClose }: CommandDialogsProps) {
  return (
    <>
      <CommandPalette
        isOpen={open === "palette"}
        search={search}
        queuedKeys={queuedKeys}
        onClose={onClose}
      />
      <ShortcutsDialog isOpen={open === "shortcuts"} onClose={onClose} />
    </>
  );
}

type ShortcutsDialogProps = { isOpen: boolean; onClose: () => void };

function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation();
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  const hintId = useId();
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t("Keyboard shortcuts")}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <div className="rounded-sm bg-sunken px-4 pt-1.5 pb-3">
            <ChoiceLabel htmlFor={`${hintId}-switch`}>
              <Switch
                id={`${hintId}-switch`}
                checked={hasSingleKeys}
                aria-describedby={hintId}
                onCheckedChange={setSingleKeys}
              />
              {t("Single-key shortcuts")}
            </ChoiceLabel>
            <p id={hintId} className="text-sm text-text-2">
              {hasSingleKeys
                ? t("They wait while you type. Switch them off if you speak to your computer.")
                : t("Off in this browser. Everything here is still in the palette.")}
            </p>
          </div>
          <ShortcutList hasSingleKeys={hasSingleKeys} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function ShortcutList({ hasSingleKeys }: { hasSingleKeys: boolean }) {
  const { t } = useTranslation();
  const commands = useOfferedCommands().filter(({ shortcut }) => shortcut !== undefined);
  const palette = (id: string, shortcut: string): Command => ({
    id,
    label: t("Search or jump to"),
    group: t("Everywhere"),
    shortcut,
    run: () => undefined,
  });
  const keysOfPalette = [palette("palette", "Mod-K"), palette("palette by a single key", "/")];
  const active = [...keysOfPalette, ...commands].filter(
    (command) => hasSingleKeys || singleKeysOf(command).length === 0,
  );
  return (
    <div className="gap-10 lg:columns-2">
      {groupCommands(active).map(({ heading, commands: members }) => (
        <section key={heading} className="break-inside-avoid pb-5">
          <h3 className="border-b border-line-strong pb-1.5 font-sans text-xs text-muted">
            {heading}
          </h3>
          <dl>
            {members.map(({ id, label, shortcut = "" }) => (
              <div
                key={id}
                className="flex min-h-11 items-center justify-between gap-4 border-b border-line text-sm"
              >
                <dt>{label}</dt>
                <dd>
                  <KeyCaps shortcut={shortcut} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
