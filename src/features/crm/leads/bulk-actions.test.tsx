import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { useListSelection } from "@/components/data-table/selection/use-list-selection";
import { Toaster } from "@/components/ui/toaster";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { leadOf } from "@tests/fixtures/leads";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { BulkActions } from "./bulk-actions";

const LEADS = ["Harbor Electric", "Polar Peak HVAC", "Maple Cleaning"].map((business, nth) =>
  leadOf({ id: `l${nth}`, business }),
);

function Selecting() {
  const selection = useListSelection(LEADS, "all");
  const ticked = Object.keys(selection.state);
  return (
    <StaffMemberContext value={{ id: "jo", name: "Jo Marsh", role: "sales" }}>
      {LEADS.map(({ id, business }) => (
        <button
          key={id}
          type="button"
          onClick={() =>
            selection.keep(
              ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id],
            )
          }
        >
          {business}
        </button>
      ))}
      <BulkActions
        selection={selection}
        list={{ progress: null, start: () => undefined, cancel: () => undefined }}
      />
      <Toaster />
    </StaffMemberContext>
  );
}

function show(demos: { status?: number; body: unknown } = { body: 0 }) {
  stubNetwork(({ path, body }) => {
    if (path.endsWith("/count_demos_to_come")) return demos;
    if (!path.endsWith("/change_records")) return { body: [] };
    const { changes } = body as { changes: { id: string }[] };
    return { body: { changed: changes.map(({ id }) => ({ id, version: 2 })), failed: [] } };
  });
  renderPage(<Selecting />);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  return Object.assign(user, {
    tick: (name: string) => user.click(screen.getByRole("button", { name })),
  });
}

it("offers the reason chosen for some leads for them alone", async () => {
  const user = show();
  const lose = async () => {
    await user.click(screen.getByRole("button", { name: "Move to" }));
    await user.click(await screen.findByRole("menuitem", { name: "Lost" }));
  };
  const reason = () => screen.getByRole("textbox", { name: "In your words" });
  await user.tick("Harbor Electric");
  await user.tick("Polar Peak HVAC");
  await lose();
  await user.click(screen.getByRole("radio", { name: "Price" }));
  await user.keyboard("{Escape}");
  await user.tick("Maple Cleaning");
  await lose();
  expect(reason()).toHaveValue("");
  await user.keyboard("{Escape}");
  await user.tick("Maple Cleaning");
  await lose();
  expect(reason()).toHaveValue("Price");
});

it.each([
  ["Archived 2 leads.", { body: 0 }],
  ["Archived 2 leads. Demos they had booked are cancelled.", { body: 1 }],
  ["Archived 2 leads. Demos they had booked are cancelled.", { status: 500, body: {} }],
])("says what becomes of their demos when leads are archived: %s", async (words, demos) => {
  const user = show(demos);
  await user.tick("Harbor Electric");
  await user.tick("Polar Peak HVAC");
  await user.click(screen.getByRole("button", { name: "Archive" }));
  expect(await screen.findByText(words)).toBeVisible();
});
