import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { DemoTimeDialog } from "./demo-time-dialog";

const HOST = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a13";

it("leads to the time where none was chosen, and books nothing", async () => {
  stubNetwork(() => ({ body: [] }));
  const choose = vi.fn(() => Promise.resolve(true));
  renderPage(
    <DemoTimeDialog
      isOpen
      title="Move the demo"
      time={{ host_id: HOST, starts_at: "2026-11-30T15:00:00Z" }}
      submitLabel="Move it"
      onChoose={choose}
      onClose={() => undefined}
    />,
  );
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText("Time in New York"));
  await user.click(screen.getByRole("button", { name: "Move it" }));
  expect(screen.getByLabelText("Time in New York")).toHaveFocus();
  expect(screen.getByText("Choose a time.")).toBeVisible();
  expect(choose).not.toHaveBeenCalled();
});
