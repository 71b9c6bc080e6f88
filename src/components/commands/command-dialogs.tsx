import { CommandPalette } from "./command-palette";
import type { HeldKeys } from "./queued-keys";
import { ShortcutsDialog } from "./shortcuts/shortcuts-dialog";

type CommandDialogsProps = {
  open: "palette" | "shortcuts" | null;
  heldKeys: HeldKeys;
  onClose: () => void;
};

export function CommandDialogs({ open, heldKeys, onClose }: CommandDialogsProps) {
  return (
    <>
      <CommandPalette isOpen={open === "palette"} heldKeys={heldKeys} onClose={onClose} />
      <ShortcutsDialog isOpen={open === "shortcuts"} onClose={onClose} />
    </>
  );
}
