import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { OfflineBar } from "./offline-bar";

function setLine(isThere: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isThere);
  act(() => void dispatchEvent(new Event(isThere ? "online" : "offline")));
}

it("says that there is no connection, until there is one", () => {
  render(<OfflineBar />);
  const bar = screen.getByRole("status");
  expect(bar).toBeEmptyDOMElement();
  setLine(false);
  expect(bar).toHaveTextContent("No connection. Nothing is stored until it is back.");
  setLine(true);
  expect(bar).toBeEmptyDOMElement();
});
