import { useEffect, type RefObject } from "react";

/**
 * Hands over what was typed in the last moment before anything could read the form: a press
 * anywhere else, Ctrl+S, the back button, a tab that is hidden or closed.
 */
export function useFlushPendingEdits(
  field: RefObject<HTMLElement | null>,
  flush: RefObject<(() => void) | null>,
): void {
  useEffect(() => {
    const flushNow = () => flush.current?.();
    const flushOnSave = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") flushNow();
    };
    // A press on a button does not take the focus in every browser, so blur is not enough.
    const flushOnPress = (event: PointerEvent) => {
      const isInside = event.target instanceof Node && field.current?.contains(event.target);
      if (!isInside) flushNow();
    };
    document.addEventListener("keydown", flushOnSave, true);
    document.addEventListener("pointerdown", flushOnPress, true);
    document.addEventListener("visibilitychange", flushNow);
    window.addEventListener("pagehide", flushNow);
    // The back button: before the router hears of it, in every browser that tells.
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
