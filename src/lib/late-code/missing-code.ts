import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";

// After a deploy the file is gone. Browsers older than a change of the HTML standard of July 2026 also remember an
// import() that failed offline. Only a new document loads the module.

const PROBE_MS = 4_000;

/**
 * Whether an import() failed because a file did not load, offline or after a deploy. Vite's event
 * `vite:preloadError` cannot tell: it also fires for an error in the module's own code.
 */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
      error.message,
    )
  );
}

/** Checked first, because the browser's error page would lose what was typed. */
async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch(location.href, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(PROBE_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * Reloads the page for its missing code, unless the site does not answer. `prepare` is called right
 * before and may return false to keep the page. False when the page stays.
 */
export async function reloadIfReachable(prepare?: () => boolean | void): Promise<boolean> {
  const { href } = location;
  // The visitor may have gone on to another page meanwhile.
  if (!(await isSiteReachable()) || location.href !== href) return false;
  if (prepare?.() === false) return false;
  location.reload();
  return true;
}

/**
 * Reloads once per address without being asked, because a second failure in a row will not be
 * cured. Without storage it does not reload, which could loop.
 */
export async function reloadOnce(prepare?: () => void): Promise<boolean> {
  const { href } = location;
  if (readStored(storageKeys.reloadedFor, "sessionStorage") === href) return false;
  return reloadIfReachable(() => {
    if (!writeStored(storageKeys.reloadedFor, href, "sessionStorage")) return false;
    prepare?.();
    return true;
  });
}

/** Allows another reload of the address, once somebody uses the reloaded page. */
export function forgetReload(): void {
  writeStored(storageKeys.reloadedFor, null, "sessionStorage");
}
