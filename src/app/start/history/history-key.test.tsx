import { createBrowserRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { ensureHistoryKey } from "./history-key";

/** The key by which the router remembers how far down this entry was. */
function keyOfNewDocument(): string {
  ensureHistoryKey();
  const router = createBrowserRouter([{ path: "*" }]);
  router.dispose();
  return router.state.location.key;
}

afterEach(() => history.replaceState(null, ""));

it("tells two pages apart that were opened by their addresses in one tab", () => {
  const first = keyOfNewDocument();
  history.pushState(null, "", "/contact");
  expect(keyOfNewDocument()).not.toBe(first);
});

it("knows an entry again after a reload, and keeps what a page left with it", () => {
  history.replaceState({ usr: { reference: "CF-1A2B3C4D" } }, "");
  const first = keyOfNewDocument();
  expect(keyOfNewDocument()).toBe(first);
  expect(history.state).toMatchObject({ usr: { reference: "CF-1A2B3C4D" } });
});
