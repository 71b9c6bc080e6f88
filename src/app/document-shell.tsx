import {
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigationType,
} from "react-router-dom";
import { tidyPathname, withoutTrailingSlash } from "@/lib/paths";
import { useEffect, useRef, useState } from "react";

const HEADING_WAIT_MS = 10_000;

/** Calls back with the page's h1, now or when a loading page renders it. Returns the cleanup. */
function whenHeadingExists(callback: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>("main h1");
  const present = find();
  if (present) {
    callback(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    stop();
    callback(heading);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), HEADING_WAIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return stop;
}

function partNamedBy(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (name === "") return null;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

/** Focuses the new page's heading, or the fragment's element, and announces the title. */
export function NavigationAnnouncer() {
  const { pathname, hash } = useLocation();
  const isReturn = useNavigationType() === "POP";
  // The browser itself announces the page that the document was loaded with.
  const lastPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (withoutTrailingSlash(lastPath.current) === withoutTrailingSlash(pathname)) return undefined;
    lastPath.current = pathname;
    return whenHeadingExists((heading) => {
      setAnnouncement(document.title);
      const part = partNamedBy(hash);
      if (!isReturn) part?.scrollIntoView();
      const target = part ?? heading;
      // A dialog that is open on arrival keeps its focus.
      if (document.querySelector('[role="dialog"][data-state="open"]')) return;
      // A list that is returned to has focused the row that was left.
      if (isReturn && document.querySelector("main")?.contains(document.activeElement)) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
  }, [pathname, hash, isReturn]);

  return (
    <p className="sr-only" role="status" data-testid="route-announcer">
      {announcement}
    </p>
  );
}

/**
 * The router calls the entry that a document was loaded at "default", in each document of the tab. By this
 * key of the browser's own, it does not scroll one of them to where another one was. A browser without such
 * keys tells the entries apart by their addresses.
 */
const ENTRY_KEY =
  globalThis.navigation?.currentEntry?.key ?? globalThis.location?.href ?? "default";

export function DocumentShell() {
  const { pathname, search, hash } = useLocation();
  const tidy = tidyPathname(pathname);
  // A static host may have answered another spelling, and a link in a post may have one. The router
  // ignores capitals, so a page would be shown at an address that it does not name as its own.
  if (tidy !== withoutTrailingSlash(pathname)) {
    return <Navigate to={{ pathname: tidy, search, hash }} replace />;
  }
  return (
    <>
      <Outlet />
      <NavigationAnnouncer />
      <ScrollRestoration getKey={({ key }) => (key === "default" ? ENTRY_KEY : key)} />
    </>
  );
}
