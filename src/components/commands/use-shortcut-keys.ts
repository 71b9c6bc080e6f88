import { useEffect, useRef } from "react";
import { isApple } from "@/lib/format/shortcut-label";
import { singleKeysOf, type Command } from "./command";
import { takesTyping } from "./text-field";

const OPEN_LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';
const RICH_TEXT = '[contenteditable]:not([contenteditable="false"])';

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

export function useShortcutKeys(keys: ShortcutKeys): void {
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
