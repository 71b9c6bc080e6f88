import { useCallback, useEffect, useSyncExternalStore } from "react";
import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";

export type Theme = "light" | "dark";

const SYSTEM_DARK = "(prefers-color-scheme: dark)";
const CHANGED = "curbfront:theme";

let choice: Theme | null | undefined;

function readTheme(): Theme {
  const stored = choice ?? readStored(storageKeys.theme);
  if (stored === "light" || stored === "dark") return stored;
  return matchMedia(SYSTEM_DARK).matches ? "dark" : "light";
}

function subscribe(listener: () => void) {
  const system = matchMedia(SYSTEM_DARK);
  const reread = () => {
    choice = null;
    listener();
  };
  system.addEventListener("change", listener);
  window.addEventListener("storage", reread);
  window.addEventListener(CHANGED, listener);
  return () => {
    system.removeEventListener("change", listener);
    window.removeEventListener("storage", reread);
    window.removeEventListener(CHANGED, listener);
  };
}

/** Follows the system's theme until the person chooses one. While mounted it sets the document's theme. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, readTheme, () => "light");
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    return () => {
      document.documentElement.dataset.theme = "light";
    };
  }, [theme]);
  const setTheme = useCallback((next: Theme) => {
    choice = next;
    writeStored(storageKeys.theme, next);
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [theme, setTheme];
}
