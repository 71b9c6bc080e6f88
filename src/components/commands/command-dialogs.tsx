import { CommandPalette } from "./command-palette";
import type { QueuedKeys } from "./queued-keys";
import { ShortcutsDialog } from "./shortcuts-dialog";

type CommandDialogsProps = {
  open: "palette" | "shortcuts" | null;
  queuedKeys: QueuedKeys;
  onClose: () => void;
};

export function CommandDialogs({ open, queuedKeys, onClose }: CommandDialogsProps) {
  return (
    <>
      <CommandPalette isOpen={open === "palette"} queuedKeys={queuedKeys} onClose={onClose} />
      <ShortcutsDialog isOpen={open === "shortcuts"} onClose={onClose} />
    </>
  );
}
