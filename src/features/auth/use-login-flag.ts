import { useCallback, useSyncExternalStore } from "react";
import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";

const CHANGED = "curbfront:login-flag";

// Used until the page is left where the browser refuses storage.
let memory: boolean | null = null;

const read = () => memory ?? readStored(storageKeys.adminLoggedIn) === "true";

function subscribe(listener: () => void) {
  const forgetMemory = () => {
    memory = null;
    listener();
  };
  window.addEventListener(CHANGED, listener);
  window.addEventListener("storage", forgetMemory);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", forgetMemory);
  };
}

/** The local flag `adminLoggedIn`, kept in sync across tabs. */
export function useLoginFlag(): [boolean, (isLoggedIn: boolean) => void] {
  const hasFlag = useSyncExternalStore(subscribe, read, () => false);
  const setFlag = useCallback((isLoggedIn: boolean) => {
    const isStored = writeStored(storageKeys.adminLoggedIn, isLoggedIn ? "true" : null);
    memory = isStored ? null : isLoggedIn;
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [hasFlag, setFlag];
}
