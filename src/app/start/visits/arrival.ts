/**
 * For a page that was put in place of another, as a browser does for one that it loads: the part that
 * the address names, or the page's heading, has the focus.
 */
export function focusArrival(): void {
  const target = partNamedBy(location.hash) ?? document.querySelector<HTMLElement>("main h1");
  if (target) focusQuietly(target);
}

/** The same for who does not see that there is another page. */
export function readTitleOut(): void {
  const announcer = document.querySelector("[data-testid=route-announcer]");
  // What stands there when it is put in is not read out.
  requestAnimationFrame(() => {
    if (announcer) announcer.textContent = document.title;
  });
}

export function focusQuietly(target: HTMLElement): void {
  if (!target.matches("a, button, input, select, textarea, summary")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The element a fragment names, which a browser may have escaped. */
export function partNamedBy(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (name === "") return null;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}
