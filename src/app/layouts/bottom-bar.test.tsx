import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { BottomBar } from "./marketing-layout";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";

it("opens a dialog by the name that is on the button", async () => {
  const user = userEvent.setup();
  stubNetwork(() => ({ body: [{ starts_at: "2026-12-01T15:30:00+00:00" }] }));
  renderPage(<BottomBar />);
  await user.click(screen.getByRole("link", { name: "Schedule Demo" }));
  expect(await screen.findByRole("dialog", { name: "Schedule Demo" })).toBeVisible();
});
