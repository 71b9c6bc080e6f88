import { Keyboard } from "lucide-react";
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lateCode } from "@/hooks/late-code";
import { readPendingInput, takePress, type PendingInput } from "@/lib/late-code/pending-input";
import { createCommandStore } from "./command-store";
import { createQueuedKeys, readKeys } from "./queued-keys";
import { CommandContext, useCommands } from "./use-commands";
import { useShortcutKeys } from "./use-shortcut-keys";
import { useSingleKeys } from "./use-single-keys";
import { textsAlone } from "@/components/ui/texts-alone";

const useCommandDialogs = lateCode(() => import("./command-dialogs"));

const PALETTE = "palette";

const pendingPalette = (text: string): PendingInput => ({
  pressed: [PALETTE],
  entered: { [PALETTE]: { value: text, isChecked: false, caret: null } },
});

const OpenPaletteContext = createContext<() => void>(() => undefined);

export const useOpenPalette = () => useContext(OpenPaletteContext);

export function CommandProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCommandStore);
  const [queuedKeys] = useState(createQueuedKeys);
  const [restored] = useState(readPendingInput);
  const [open, setOpen] = useState<"palette" | "shortcuts" | null>(
    restored.pressed.includes(PALETTE) ? "palette" : null,
  );
  const { module: dialogs, hasFailed, load } = useCommandDialogs();
  const [hasSingleKeys] = useSingleKeys();
  const isPaletteOpen = open === "palette";
  const isLate = dialogs === null;
  const close = useCallback(() => {
    queuedKeys.take();
    setOpen(null);
  }, [queuedKeys]);
  const openPalette = useCallback(() => {
    setOpen("palette");
    if (!isLate) return;
    load(pendingPalette(""));
    if (!hasFailed) queuedKeys.start(close);
  }, [isLate, hasFailed, load, queuedKeys, close]);
  const openShortcuts = () => {
    setOpen("shortcuts");
    if (isLate) load();
  };
  // Stops recording keys when the palette failed to load or the page was left.
  useEffect(() => {
    if (!hasFailed) return;
    const { text } = readKeys(queuedKeys.take());
    if (text !== "") load(pendingPalette(text));
  }, [hasFailed, queuedKeys, load]);
  useEffect(() => {
    if (!takePress(PALETTE)) return;
    load(restored);
    queuedKeys.start(close);
    queuedKeys.type(restored.entered[PALETTE]?.value ?? "");
  }, [restored, load, queuedKeys, close]);
  useEffect(() => () => void queuedKeys.take(), [queuedKeys]);
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
        {textsAlone(children)}
        {dialogs && <dialogs.CommandDialogs open={open} queuedKeys={queuedKeys} onClose={close} />}
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
