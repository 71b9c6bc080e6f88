import { Keyboard } from "lucide-react";
import { createContext, useContext, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CommandPalette } from "./command-palette";
import { createCommandStore } from "./command-store";
import { ShortcutsDialog } from "./shortcuts/shortcuts-dialog";
import { CommandContext, useCommands } from "./use-commands";
import { useShortcutKeys } from "./shortcuts/use-shortcut-keys";
import { useSingleKeys } from "./shortcuts/use-single-keys";

const OpenPaletteContext = createContext<() => void>(() => undefined);

/** Opens the palette of the CommandProvider around. */
export const useOpenPalette = () => useContext(OpenPaletteContext);

/** Commands for everything inside: a palette that finds them by name, and their keys. */
export function CommandProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCommandStore);
  const [open, setOpen] = useState<"palette" | "shortcuts" | null>(null);
  const [hasSingleKeys] = useSingleKeys();
  const isPaletteOpen = open === "palette";
  const openPalette = useMemo(() => () => setOpen("palette"), []);
  useShortcutKeys({
    commands: store.read,
    hasSingleKeys,
    isPaletteOpen,
    onPalette: () => setOpen(isPaletteOpen ? null : "palette"),
  });
  return (
    <CommandContext value={store}>
      <OpenPaletteContext value={openPalette}>
        <OwnCommands onShortcuts={() => setOpen("shortcuts")} />
        {children}
        <CommandPalette isOpen={isPaletteOpen} onClose={() => setOpen(null)} />
        <ShortcutsDialog isOpen={open === "shortcuts"} onClose={() => setOpen(null)} />
      </OpenPaletteContext>
    </CommandContext>
  );
}

function OwnCommands({ onShortcuts }: { onShortcuts: () => void }) {
  const { t } = useTranslation();
  useCommands(
    [
      {
        id: "keyboard-shortcuts",
        label: t("Keyboard shortcuts"),
        group: t("Help"),
        keywords: [t("keys"), t("hotkeys")],
        Icon: Keyboard,
        shortcut: "?",
        run: onShortcuts,
      },
    ],
    "last",
  );
  return null;
}
