import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { withoutTrailingSlash } from "@/lib/paths";

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
