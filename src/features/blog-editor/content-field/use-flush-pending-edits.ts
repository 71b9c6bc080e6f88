import { useEffect, type RefObject } from "react";

/** Flushes the last keystrokes before anything reads the form: a press elsewhere, Ctrl+S, Back. */
export function useFlushPendingEdits(
  field: RefObject<HTMLElement | null>,
  flush: RefObject<(() => void) | null>,
): void {
  useEffect(() => {
    const flushNow = () => flush.current?.();
    const flushOnSave = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") flushNow();
    };
    // In some browsers a press on a button does not blur the editor.
    const flushOnPress = (event: PointerEvent) => {
      const isInside = event.target instanceof Node && field.current?.contains(event.target);
      if (!isInside) flushNow();
    };
    document.addEventListener("keydown", flushOnSave, true);
    document.addEventListener("pointerdown", flushOnPress, true);
    document.addEventListener("visibilitychange", flushNow);
    window.addEventListener("pagehide", flushNow);
    // Before the router handles Back, where the Navigation API exists.
    const { navigation } = window as { navigation?: EventTarget };
    navigation?.addEventListener("navigate", flushNow);
    window.addEventListener("beforeunload", flushNow, true);
    return () => {
      document.removeEventListener("keydown", flushOnSave, true);
      document.removeEventListener("pointerdown", flushOnPress, true);
      document.removeEventListener("visibilitychange", flushNow);
      window.removeEventListener("pagehide", flushNow);
      navigation?.removeEventListener("navigate", flushNow);
      window.removeEventListener("beforeunload", flushNow, true);
    };
  }, [field, flush]);
}
