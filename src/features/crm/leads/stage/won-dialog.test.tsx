import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { leadOf } from "@tests/fixtures/leads";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { asksWhenWon, WonDialog } from "./won-dialog";

function open(next_step: string | null, demos: number | null) {
  stubNetwork(() =>
    demos === null ? { status: 500, body: { message: "boom" } } : { body: demos },
  );
  const onWon = vi.fn();
  const lead = leadOf({ id: "l1", business: "Harbor Electric", stage: "demo-booked", next_step });
  renderPage(<WonDialog lead={lead} onWon={onWon} onKeep={() => undefined} />);
  return { user: userEvent.setup(), onWon };
}
const make = () => screen.getByRole("button", { name: "Make a client" });

it("asks what becomes of a booked demo, and keeps it unless told otherwise", async () => {
  const { user, onWon } = open("Demo by phone, Tuesday, December 1 at 10:30 am", 1);
  const demo = within(await screen.findByRole("group", { name: /^Demo by phone, Tuesday/ }));
  expect(screen.getAllByRole("group")).toHaveLength(1);
  expect(demo.getByRole("radio", { name: /^Keep it/ })).toBeChecked();
  await user.click(make());
  expect(onWon).toHaveBeenLastCalledWith({ demo: "keep", step: "task" });
  await user.click(demo.getByRole("radio", { name: /^Cancel it/ }));
  await user.click(make());
  expect(onWon).toHaveBeenLastCalledWith({ demo: "cancel", step: "task" });
});

it("asks what becomes of a planned step, apart from the demo", async () => {
  const { user, onWon } = open("Send the contract", 1);
  expect(await screen.findByRole("group", { name: "The demo that is booked" })).toBeVisible();
  const step = within(screen.getByRole("group", { name: "The next step: “Send the contract”" }));
  await user.click(step.getByRole("radio", { name: "Drop it" }));
  await user.click(make());
  expect(onWon).toHaveBeenLastCalledWith({ demo: "keep", step: "drop" });
});

it("asks about no demo where none is booked", async () => {
  open("Send the contract", 0);
  expect(await screen.findByRole("group", { name: /^The next step/ })).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByText(/^Looking whether/)).toBeNull());
  expect(screen.getAllByRole("group")).toHaveLength(1);
});

it("goes on by itself where there is nothing to choose", async () => {
  const { onWon } = open(null, 0);
  await vi.waitFor(() =>
    expect(onWon).toHaveBeenCalledExactlyOnceWith({ demo: "keep", step: "task" }),
  );
});

it("waits for a person where it could not be read whether a demo is booked", async () => {
  const { user, onWon } = open(null, null);
  expect(await screen.findByText(/could not be read. One that is stays/)).toBeVisible();
  expect(onWon).not.toHaveBeenCalled();
  await user.click(make());
  expect(onWon).toHaveBeenCalledOnce();
});

it("stands before a lead with something ahead, and before no other", () => {
  expect(asksWhenWon(leadOf({ id: "l1", stage: "contacted", next_step: null }))).toBe(false);
  expect(asksWhenWon(leadOf({ id: "l1", stage: "contacted", next_step: "Call" }))).toBe(true);
  expect(asksWhenWon(leadOf({ id: "l1", stage: "demo-booked", next_step: null }))).toBe(true);
});
