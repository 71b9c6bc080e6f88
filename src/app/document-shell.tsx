import { Navigate, Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { tidyPathname, withoutTrailingSlash } from "@/lib/paths";
import { NavigationAnnouncer } from "./navigation-announcer";

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
