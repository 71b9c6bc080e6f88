import { act, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fetchDemoTimes } from "@/data/bookings/demo-times";
import { prerenderPage } from "@tests/render";
import { inZone } from "@tests/time-zone";
import { ContactPage } from "./contact-page";

vi.mock(import("@/data/bookings/demo-times"), () => ({
  fetchDemoTimes: vi.fn<typeof fetchDemoTimes>(),
}));

const WEDNESDAY_MORNING = "2026-12-02T15:30:00Z";

beforeEach(() => {
  // The times never load.
  vi.mocked(fetchDemoTimes).mockReturnValue(new Promise(() => undefined));
  inZone("America/New_York");
  return () => vi.useRealTimers();
});

function showAt(moment: string) {
  vi.useFakeTimers({ now: new Date(moment) });
  return prerenderPage(<ContactPage />, { at: "/contact" });
}

const office = (city: string) => {
  const row = screen.getByText(city, { selector: "b" }).closest("li");
  if (row === null) throw new Error(`There is no ${city}`);
  return within(row);
};

describe("the office hours", () => {
  it("are those of every week in prerendered HTML", () => {
    const { container } = showAt(WEDNESDAY_MORNING);
    expect(screen.getByText("Phone hours")).toBeVisible();
    expect(screen.getByText(/^We pick up .*8\spm Eastern\.$/)).toBeVisible();
    expect(screen.getByText("9 to 8")).toBeVisible();
    expect(screen.queryByText("Open now")).toBeNull();
    const needsApp = [...container.querySelectorAll<HTMLElement>("[data-hydrate-when-seen]")];
    // On a phone the sentence is in the first screen, so hydrating for it would slow down every
    // reader.
    expect(needsApp.some((part) => within(part).queryByText("Phone hours"))).toBe(false);
    expect(needsApp.some((part) => within(part).queryByText("New York"))).toBe(true);
  });

  it("say that the office is open, and until when", () => {
    showAt(WEDNESDAY_MORNING).hydrate();
    expect(screen.getByText("Open now")).toBeVisible();
    expect(
      screen.getByText(/^It’s Wednesday, 10:30\sam in New York\. We pick up until 8\spm Eastern/),
    ).toBeVisible();
    expect(screen.getByText("Open")).toBeVisible();
    expect(office("New York").getByText(/^Wednesday, 10:30\sam$/)).toBeVisible();
    expect(office("New York").getByText(/^Open until 5\spm$/)).toBeVisible();
  });

  it("say that it is closed, and when it opens", () => {
    showAt("2026-12-05T15:30:00Z").hydrate();
    expect(screen.getByText("Closed now")).toBeVisible();
    expect(screen.getByText(/We pick up Monday at 9\sam Eastern\.$/)).toBeVisible();
    expect(screen.getByText("Closed")).toBeVisible();
    expect(office("New York").getByText(/^Opens Mon 9\sam$/)).toBeVisible();
  });

  it("say one thing with the offices while the last of them is open", () => {
    inZone("America/Los_Angeles");
    showAt("2026-12-04T22:42:00Z").hydrate();
    expect(screen.getByText("Open now")).toBeVisible();
    expect(screen.getByText(/We pick up until 8\spm Eastern, 5\spm your time\.$/)).toBeVisible();
    expect(office("New York").getByText(/^Opens Mon 9\sam$/)).toBeVisible();
    expect(office("Los Angeles").getByText(/^Open until 5\spm$/)).toBeVisible();
  });

  it("follow the clock", () => {
    showAt("2026-12-03T00:59:30Z").hydrate();
    expect(screen.getByText("Open now")).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(30_000);
    });
    expect(screen.getByText("Closed now")).toBeVisible();
  });
});

it("has the calendar in its HTML, and leads to it", () => {
  const { container } = showAt(WEDNESDAY_MORNING);
  // One is shown where the page has a button of its own, the other below it.
  const links = screen.getAllByRole("link", { name: "Schedule Demo" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/contact#schedule-demo",
    "#schedule-demo",
  ]);
  const calendar = container.querySelector("#schedule-demo [data-hydrate-when-seen]");
  expect(calendar).not.toBeNull();
});
