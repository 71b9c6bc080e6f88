import { Keyboard } from "lucide-react";
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lateCode } from "@/hooks/late-code";
import { createCommandStore } from "./command-store";
import { createHeldKeys } from "./held-keys";
import { CommandContext, useCommands } from "./use-commands";
import { useShortcutKeys } from "./shortcuts/use-shortcut-keys";
import { useSingleKeys } from "./shortcuts/use-single-keys";

const useCommandDialogs = lateCode(() => import("./command-dialogs"));

const OpenPaletteContext = createContext<() => void>(() => undefined);

/** Opens the palette of the CommandProvider around. */
export const useOpenPalette = () => useContext(OpenPaletteContext);

/** Commands for everything inside: a palette that finds them by name, and their keys. */
export function CommandProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCommandStore);
  const [heldKeys] = useState(createHeldKeys);
  const [open, setOpen] = useState<"palette" | "shortcuts" | null>(null);
  const { module: dialogs, hasFailed, load } = useCommandDialogs();
  const [hasSingleKeys] = useSingleKeys();
  const isPaletteOpen = open === "palette";
  const isLate = dialogs === null;
  const close = useCallback(() => {
    heldKeys.take();
    setOpen(null);
  }, [heldKeys]);
  const openPalette = useCallback(() => {
    setOpen("palette");
    if (!isLate) return;
    load();
    heldKeys.start(close);
  }, [isLate, load, heldKeys, close]);
  const openShortcuts = () => {
    setOpen("shortcuts");
    if (isLate) load();
  };
  // Keys must not be held for what does not come, nor for a page that was left.
  useEffect(() => {
    if (hasFailed) heldKeys.take();
  }, [hasFailed, heldKeys]);
  useEffect(() => () => void heldKeys.take(), [heldKeys]);
  useShortcutKeys({
    commands: store.read,
    hasSingleKeys,
    isPaletteOpen,
    onPalette: isPaletteOpen && !hasFailed ? close : openPalette,
  });
  return (
    <CommandContext value={store}>
      <OpenPaletteContext value={openPalette}>
        <OwnCommands onShortcuts={openShortcuts} />
        {children}
        {dialogs && <dialogs.CommandDialogs open={open} heldKeys={heldKeys} onClose={close} />}
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
