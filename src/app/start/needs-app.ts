import { hasCatalogues } from "@/lib/language/catalogues";
import { withoutTrailingSlash } from "@/lib/paths";
import { readStored, storageKeys } from "@/lib/storage/storage";
import { whenLoadedAndIdle } from "@/lib/when-idle";

/** Whether the HTML is what stands at this address, and not all that a static host has for it. */
export function isPageOfAddress(
  { dataset }: HTMLElement,
  pathname: string,
  search: string,
): boolean {
  const [path] = dataset.path?.split("?") ?? [];
  const asked = new URLSearchParams(search);
  const reads = dataset.reads?.split(" ") ?? [];
  return path === withoutTrailingSlash(pathname) && !reads.some((name) => asked.has(name));
}

/** What this tab keeps and a page shows at once: what was typed, what was sent. */
export function hasSomethingToShow(): boolean {
  const { usr }: { usr?: unknown } = history.state ?? {};
  if (usr !== undefined && usr !== null) return true;
  if (document.querySelector("form[data-lead-form]") === null) return false;
  return [storageKeys.leadDrafts, storageKeys.visitorAnswers].some((key) =>
    readStored(key, "sessionStorage"),
  );
}

/** The start keeps a slow phone busy: what somebody scrolled here for, and touches, comes first. */
const AFTER_SEEN_MS = 700;

/** Calls for the app where a page turns out to need it without having been touched. */
export function watchForNeeds(wake: () => void): void {
  const seen = new IntersectionObserver((parts) => {
    const part = parts.find(({ isIntersecting }) => isIntersecting)?.target;
    if (part === undefined) return;
    seen.disconnect();
    // On a page that was left meanwhile there is nothing to wake for.
    setTimeout(() => part.isConnected && wake(), AFTER_SEEN_MS);
  });
  for (const part of document.querySelectorAll("[data-wake-when-seen]")) seen.observe(part);
  if (!hasCatalogues) return;
  whenLoadedAndIdle()
    .then(() => import("@/lib/language/i18n"))
    .then(
      ({ hasCatalogue }) => hasCatalogue() && wake(),
      // The page reads English, as it was sent.
      (error: unknown) => console.warn("The language was not detected", error),
    );
}
