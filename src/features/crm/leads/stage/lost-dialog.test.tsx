import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { LostDialog } from "./lost-dialog";

const nothing = () => undefined;

/** The dialog for two leads, once the number of their demos is loaded. */
async function show(answer: { status?: number; body: unknown }) {
  const sent = stubNetwork(() => answer);
  const { queryClient } = renderPage(
    <LostDialog
      name="2 leads"
      leadIds={["l1", "l2"]}
      draftOf="l1"
      onLost={nothing}
      onKeep={nothing}
    />,
  );
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(sent.map(({ body }) => body)).toEqual([{ lead_ids: ["l1", "l2"] }]);
}

it("says nothing of demos where none is booked", async () => {
  await show({ body: 0 });
  expect(screen.getByRole("dialog", { name: "Why are 2 leads lost?" })).toBeVisible();
  expect(screen.queryByText(/demo/)).toBeNull();
});

it.each([
  [1, "The demo that is booked is cancelled, and a mail says so."],
  [2, "The 2 demos that are booked are cancelled, and mails say so."],
])("says what becomes of the %s booked", async (count, words) => {
  await show({ body: count });
  expect(await screen.findByText(words)).toBeVisible();
});

it("says what would become of one where that could not be asked", async () => {
  await show({ status: 500, body: { message: "disk full" } });
  expect(
    await screen.findByText("A demo that is booked is cancelled, and a mail says so."),
  ).toBeVisible();
});

function LeadSheet() {
  const [isLosing, setIsLosing] = useState(false);
  return (
    <StaffMemberContext value={{ id: "jo", name: "Jo Marsh", role: "sales" }}>
      <Sheet open>
        <SheetContent aria-describedby={undefined}>
          <SheetTitle>Reef Roofing</SheetTitle>
          <button type="button" onClick={() => setIsLosing(true)}>
            Lost
          </button>
          <LostDialog
            name={isLosing ? "Reef Roofing" : null}
            leadIds={["l1"]}
            draftOf="l1"
            onLost={nothing}
            onKeep={() => setIsLosing(false)}
          />
        </SheetContent>
      </Sheet>
    </StaffMemberContext>
  );
}

it("begins at the first reason, and ends where it was opened", async () => {
  stubNetwork(() => ({ body: 0 }));
  renderPage(<LeadSheet />);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole("button", { name: "Lost" }));
  expect(screen.getByRole("radio", { name: "No answer" })).toHaveFocus();
  await user.keyboard("{Escape}");
  await expect.poll(() => document.activeElement).toBe(screen.getByText("Lost"));
});

it.each([
  ["a common one", "radio", "Price"],
  ["one in own words", "textbox", "In your words"],
] as const)("begins at the reason from before, %s", async (_which, role, name) => {
  stubNetwork(() => ({ body: 0 }));
  renderPage(<LeadSheet />);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByText("Lost"));
  if (role === "radio") await user.click(screen.getByRole(role, { name }));
  else await user.type(screen.getByRole(role, { name }), "Moved away");
  await user.keyboard("{Escape}");
  await user.click(screen.getByText("Lost"));
  expect(screen.getByRole(role, { name })).toHaveFocus();
});

it("keeps a reason through Escape, says so, and forgets it where the lead is kept open", async () => {
  stubNetwork(() => ({ body: 0 }));
  renderPage(<LeadSheet />);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const open = () => user.click(screen.getByText("Lost"));
  const reason = () => screen.getByRole("textbox", { name: "In your words" });
  const fromBefore = () => screen.queryByText(/^Your reason from before/);
  await open();
  await user.type(reason(), "Moved away");
  expect(fromBefore()).toBeNull();
  await user.keyboard("{Escape}");
  await open();
  expect(reason()).toHaveValue("Moved away");
  expect(fromBefore()).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Keep it open" }));
  await open();
  expect(reason()).toHaveValue("");
  expect(fromBefore()).toBeNull();
});
