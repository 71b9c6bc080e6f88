import { useEffect, useRef } from "react";

/** Ctrl+S and ⌘S, instead of the browser's own saving of the page. */
export function useSaveShortcut(onSave: () => void): void {
  const handler = useRef(onSave);
  useEffect(() => {
    handler.current = onSave;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
      if (!isSave || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat) handler.current();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, []);
}
