import { Keyboard } from "lucide-react";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useRef,
  type ReactNode,
} from "react";
import { useTranslation } from "react-i18next";
import { lateCode } from "@/hooks/late-code";
import { readPendingInput, takePress, type PendingInput } from "@/lib/late-code/pending-input";
import { createCommandStore, CommandContext, useCommands } from "./use-commands";
import type { RecordSearchPart } from "./found-records";
import { createQueuedKeys, readKeys } from "./queued-keys";
import { useSingleKeys } from "./use-single-keys";
import { textsAlone } from "@/components/ui/texts-alone";
import { isApple } from "@/lib/format/shortcut-label";
import { singleKeysOf, type Command } from "./command";
import { takesTyping } from "./text-field";

const useCommandDialogs = lateCode(() => import("./command-dialogs"));

const PALETTE = "palette";

const pendingPalette = (text: string): PendingInput => ({
  pressed: [PALETTE],
  entered: { [PALETTE]: { value: text, isChecked: false, caret: null } },
});

const OpenPaletteContext = createContext<() => void>(() => undefined);

export const useOpenPalette = () => useContext(OpenPaletteContext);

type CommandProviderProps = {
  /** Searches records beside commands; without it there are commands alone. */
  search?: RecordSearchPart;
  children: ReactNode;
};

export function CommandProvider({ search, children }: CommandProviderProps) {
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
        {dialogs && (
          <dialogs.CommandDialogs
            open={open}
            search={search ?? null}
            queuedKeys={queuedKeys}
            onClose={close}
          />
        )}
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

const OPEN_LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';
const RICH_TEXT = '[contenteditable]:not([contenteditable="false"])';

/** Opens the palette like Ctrl+K. */
const PALETTE_KEY = "/";

/** The time the second key of a sequence may take. */
export const SEQUENCE_MS = 1_500;

type ShortcutKeys = {
  commands: () => Command[];
  hasSingleKeys: boolean;
  isPaletteOpen: boolean;
  onPalette: () => void;
};

const isWithin = ({ target }: KeyboardEvent, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** On a Mac Ctrl+K deletes to the end of the line, so only ⌘K counts there. */
function isPaletteKey(event: KeyboardEvent): boolean {
  const { metaKey, ctrlKey, altKey, shiftKey } = event;
  const hasMod = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return hasMod && !altKey && !shiftKey && event.key.toLowerCase() === "k";
}

/** Null for the browser's shortcuts and for typed text. */
function singleKeyOf(event: KeyboardEvent): string | null {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || key.length !== 1) return null;
  if (takesTyping(event)) return null;
  // A capital by Shift is another key; one by Caps Lock is not.
  return /\p{L}/u.test(key) && event.shiftKey ? null : key.toLowerCase();
}

function useShortcutKeys(keys: ShortcutKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let pressed: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      clearTimeout(timer);
      pressed = [];
    };

    const handleSingleKey = (event: KeyboardEvent) => {
      // Shift precedes a question mark and is no key of its own.
      if (["Shift", "CapsLock"].includes(event.key)) return;
      const key = latest.current.hasSingleKeys ? singleKeyOf(event) : null;
      if (key === null || document.querySelector(OPEN_LAYER) !== null) return forget();
      const attempt = [...pressed, key];
      forget();
      if (attempt.join(" ") === PALETTE_KEY) {
        event.preventDefault();
        return latest.current.onPalette();
      }
      const begun = latest.current
        .commands()
        .filter((command) =>
          attempt.every((wanted, index) => singleKeysOf(command)[index] === wanted),
        );
      const exact = begun.findLast((command) => singleKeysOf(command).length === attempt.length);
      if (exact !== undefined) {
        event.preventDefault();
        if (!exact.isDisabled) exact.run();
      } else if (begun.length > 0) {
        event.preventDefault();
        pressed = attempt;
        timer = setTimeout(forget, SEQUENCE_MS);
      }
    };

    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (!isPaletteKey(event)) return handleSingleKey(event);
      forget();
      const { isPaletteOpen, onPalette } = latest.current;
      const isElsewhere = document.querySelector(OPEN_LAYER) !== null && !isPaletteOpen;
      // In rich text the key makes a link.
      if (isElsewhere || isWithin(event, RICH_TEXT)) return;
      event.preventDefault();
      onPalette();
    };

    // On the window, so that inner handlers run first.
    window.addEventListener("keydown", handleKeyDown);
    return () => {
      forget();
      window.removeEventListener("keydown", handleKeyDown);
    };
  }, []);
}
