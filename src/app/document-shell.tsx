import { Outlet, ScrollRestoration } from "react-router-dom";
import { NavigationAnnouncer } from "./navigation-announcer";

/** What every page has, whichever layout it stands in. */
export function DocumentShell() {
  return (
    <>
      <Outlet />
      <NavigationAnnouncer />
      <ScrollRestoration />
    </>
  );
}
