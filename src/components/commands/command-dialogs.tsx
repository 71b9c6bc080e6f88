import { CommandPalette } from "./command-palette";
import type { HeldKeys } from "./held-keys";
import { ShortcutsDialog } from "./shortcuts/shortcuts-dialog";

type CommandDialogsProps = {
  open: "palette" | "shortcuts" | null;
  /** What was typed for the palette before it was there. */
  heldKeys: HeldKeys;
  onClose: () => void;
};

/** The palette and the list of keys. */
export function CommandDialogs({ open, heldKeys, onClose }: CommandDialogsProps) {
  return (
    <>
      <CommandPalette isOpen={open === "palette"} heldKeys={heldKeys} onClose={onClose} />
      <ShortcutsDialog isOpen={open === "shortcuts"} onClose={onClose} />
    </>
  );
}
