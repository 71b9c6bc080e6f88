import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { fetchDemoTimes } from "@/data/bookings/demo-times";
import { renderPage } from "@tests/render";
import { ScheduleDemoButton } from "./schedule-demo-button";

vi.mock(import("@/data/bookings/demo-times"), () => ({
  fetchDemoTimes: vi.fn<typeof fetchDemoTimes>(),
}));

// On a busy machine the dialog's code takes longer to load than a query waits.
beforeAll(() => import("./schedule-demo-dialog"), 60_000);

const button = () => screen.getByRole("link", { name: "Schedule Demo" });

it("opens the dialog in place of the calendar that it leads to", async () => {
  vi.mocked(fetchDemoTimes).mockReturnValue(new Promise(() => undefined));
  const { router } = renderPage(<ScheduleDemoButton />);
  expect(button()).toHaveAttribute("href", "/contact#schedule-demo");
  await userEvent.click(button());
  expect(await screen.findByRole("dialog", { name: "Schedule Demo" })).toBeVisible();
  expect(router.state.location.pathname).toBe("/");
});

it("leaves a press that asks for a new tab to the browser", () => {
  renderPage(<ScheduleDemoButton />);
  // jsdom cannot navigate.
  const stop = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener("click", stop, { once: true });
  fireEvent.click(button(), { ctrlKey: true });
  expect(stop).toHaveBeenCalledOnce();
  expect(screen.queryByRole("dialog")).toBeNull();
});
