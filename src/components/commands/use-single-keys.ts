import { useCallback, useSyncExternalStore } from "react";
import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";

const CHANGED = "curbfront:singleKeys";

let isOff: boolean | null = null;

const readIsOn = () => !(isOff ?? readStored(storageKeys.singleKeysOff) === "true");

function subscribe(listener: () => void) {
  const reread = () => {
    isOff = null;
    listener();
  };
  window.addEventListener("storage", reread);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener("storage", reread);
    window.removeEventListener(CHANGED, listener);
  };
}

/** Whether single letters are shortcuts. People who use speech input need them off. */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, readIsOn, () => true);
  const setOn = useCallback((next: boolean) => {
    isOff = writeStored(storageKeys.singleKeysOff, next ? null : "true") ? null : !next;
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [isOn, setOn];
}
