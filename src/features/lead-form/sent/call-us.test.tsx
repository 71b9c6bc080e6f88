import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "@tests/render";
import { inZone } from "@tests/time-zone";
import { CallUs } from "./call-us";

beforeEach(() => () => vi.useRealTimers());

function showAt(moment: string, zone = "America/New_York") {
  inZone(zone);
  vi.useFakeTimers({ now: new Date(moment) });
  renderPage(<CallUs question="Sooner than that?" />);
  return screen.getByText("Sooner than that?").closest("p");
}

it("offers a call while somebody answers, which in the evening is Los Angeles", () => {
  const offer = showAt("2026-12-02T23:30:00Z");
  expect(offer).toHaveTextContent("Sooner than that? Call (800) 555-0129 and say the reference.");
});

it("says from when somebody answers while nobody does, also on the visitor's clock", () => {
  const offer = showAt("2026-12-05T01:30:00Z", "America/Denver");
  expect(offer).toHaveTextContent(
    "Sooner than that? We pick up Monday at 9 am Eastern, 7 am your time. Call (800) 555-0129 then, and say the reference.",
  );
});
