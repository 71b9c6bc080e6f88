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
import { singleKeysOf, type Command } from "./command";
import { KeyCaps } from "./key-caps";
import { groupCommands } from "./match-command";
import { useOfferedCommands } from "./use-commands";
import { useSingleKeys } from "./use-single-keys";
import "./shortcuts-dialog.css";

type ShortcutsDialogProps = { isOpen: boolean; onClose: () => void };

/** Every key that does something on this page, and the switch that turns plain letters off. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
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
          <div className="shortcuts-switch">
            <ChoiceLabel htmlFor={`${hintId}-switch`}>
              <Switch
                id={`${hintId}-switch`}
                checked={hasSingleKeys}
                aria-describedby={hintId}
                onCheckedChange={setSingleKeys}
              />
              {t("Single-key shortcuts")}
            </ChoiceLabel>
            <p id={hintId}>
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
  const palette: Command = {
    id: "palette",
    label: t("Search or jump to"),
    group: t("Everywhere"),
    shortcut: "Mod-K",
    run: () => undefined,
  };
  const active = [palette, ...commands].filter(
    (command) => hasSingleKeys || singleKeysOf(command).length === 0,
  );
  return (
    <div className="shortcuts">
      {groupCommands(active).map(({ heading, commands: members }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <dl>
            {members.map(({ id, label, shortcut = "" }) => (
              <div key={id}>
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
