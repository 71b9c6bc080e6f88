import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";

/**
 * Reloads the page, once per address: a second failure in a row is not cured by a third try.
 * False when the page was reloaded for this address before (or the browser keeps no note of it),
 * and without a connection, when reloading would lose the page that is there.
 */
export function reloadOnce(address: string): boolean {
  if (!navigator.onLine) return false;
  if (readStored(storageKeys.reloadedFor, "sessionStorage") === address) return false;
  if (!writeStored(storageKeys.reloadedFor, address, "sessionStorage")) return false;
  globalThis.location.reload();
  return true;
}

/** A page that has loaded may be reloaded again the next time its files go missing. */
export function forgetReload(): void {
  writeStored(storageKeys.reloadedFor, null, "sessionStorage");
}
