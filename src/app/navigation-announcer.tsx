import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { withoutTrailingSlash } from "@/lib/paths";
import { partNamedBy } from "./start/visits/arrival";

const HEADING_WAIT_MS = 10_000;

/** Calls back with the page's h1, now or when a loading page draws it. Returns the cleanup. */
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

/** The path of the page that the document was sent with, which may have been left without React. */
const pathOfHtml = () => document.getElementById("root")?.dataset.path?.split("?")[0];

/**
 * Does for a single-page app what a browser does for a page load: after a change of path the
 * new page's heading, or the part of it the address names, has the focus and its title is read
 * out.
 */
export function NavigationAnnouncer() {
  const { pathname, hash } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const lastPath = useRef<string | null>(null);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    // The first page that the router draws was gone to, if it is not the document's own.
    const isArrival = lastPath.current === null || !isReturn;
    lastPath.current ??= pathOfHtml() ?? pathname;
    if (withoutTrailingSlash(lastPath.current) === withoutTrailingSlash(pathname)) return undefined;
    lastPath.current = pathname;
    return whenHeadingExists((heading) => {
      setAnnouncement(document.title);
      const part = partNamedBy(hash);
      // The router looked for it before a page that loads late had drawn it.
      if (isArrival) part?.scrollIntoView();
      const target = part ?? heading;
      // A dialog that is open on arrival keeps its focus.
      if (document.querySelector('[role="dialog"][data-state="open"]')) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
  }, [pathname, hash, isReturn]);

  return (
    // Before React is there, the page's own script has written to it.
    <p className="sr-only" role="status" data-testid="route-announcer" suppressHydrationWarning>
      {announcement}
    </p>
  );
}
