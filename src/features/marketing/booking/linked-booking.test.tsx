import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { fetchDemoTimes, type FreeTime } from "@/data/bookings/demo-times";
import { renderPage } from "@tests/render";
import { LinkedBooking } from "./linked-booking";

vi.mock(import("@/data/bookings/demo-times"), () => ({
  fetchDemoTimes: vi.fn<typeof fetchDemoTimes>(),
}));

const freeTime = (start: string, end: string): FreeTime => ({
  start: new Date(start),
  end: new Date(end),
  isWish: false,
});

beforeEach(() => {
  vi.mocked(fetchDemoTimes).mockResolvedValue([
    freeTime("2026-12-01T15:30:00Z", "2026-12-01T15:50:00Z"),
  ]);
});

function show() {
  renderPage(
    <LinkedBooking
      linkKey="0a"
      demo={{
        version: 1,
        status: "booked",
        reference: "CF-1A2B3C4D",
        uid: "u1",
        starts_at: new Date("2026-12-02T15:30:00Z"),
        ends_at: new Date("2026-12-02T15:50:00Z"),
        host: "Sam Kowalski",
        has_begun: false,
      }}
      change={() => Promise.resolve()}
      reload={() => Promise.resolve()}
    />,
  );
  return userEvent.setup();
}

it("goes on where the times are, and back where it was pressed", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Move it" }));
  expect(screen.getByRole("group", { name: "Move it" })).toHaveFocus();
  await user.click(await screen.findByRole("button", { name: "Keep it as it is" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Move it" })).toHaveFocus());
});

it("does not offer the time that it has, whoever else is free then", async () => {
  vi.mocked(fetchDemoTimes).mockResolvedValue([
    freeTime("2026-12-02T15:30:00Z", "2026-12-02T15:50:00Z"),
    freeTime("2026-12-02T16:00:00Z", "2026-12-02T16:20:00Z"),
  ]);
  const user = show();
  await user.click(screen.getByRole("button", { name: "Move it" }));
  const times = await screen.findByRole("radiogroup", { name: /^Time/ });
  expect(within(times).getAllByRole("radio")).toHaveLength(1);
});

it("keeps a demo that was nearly cancelled, back where that was pressed", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Cancel it" }));
  expect(screen.getByRole("button", { name: "Keep it" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Cancel it" })).toHaveFocus());
});
