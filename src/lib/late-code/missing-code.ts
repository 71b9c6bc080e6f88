import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";

// After a deploy the file is gone. Without a line, browsers older than a change of the HTML standard of July 2026
// remember that an import() failed, also once the line is back. Only a new document gets the module.

const PROBE_MS = 4_000;

/**
 * Whether an import() failed because a file of it did not come: without a line, or after a deploy. Vite's event
 * `vite:preloadError` does not tell: it comes for an error in the module's own code, too.
 */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
      error.message,
    )
  );
}

/** Whether a reload would bring a page. The browser's own error page has nothing of what was typed. */
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
 * before, and keeps the page by answering false. False when the page stays.
 */
export async function reloadIfReachable(prepare?: () => boolean | void): Promise<boolean> {
  const { href } = location;
  // Somebody may have gone on to another page meanwhile.
  if (!(await isSiteReachable()) || location.href !== href) return false;
  if (prepare?.() === false) return false;
  location.reload();
  return true;
}

/**
 * The same without being asked, once for an address: a second failure in a row is not cured by a third
 * try. A browser that does not keep the address could go on for ever, so there the page stays.
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

/** Lets an address be reloaded again, once somebody uses the page that the last reload brought. */
export function forgetReload(): void {
  writeStored(storageKeys.reloadedFor, null, "sessionStorage");
}
