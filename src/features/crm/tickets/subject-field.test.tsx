import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { ticketDetailOf } from "@tests/fixtures/tickets";
import { stubNetwork } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { SubjectField } from "./ticket-head";

const ID = "6a0c1f5e-2b34-4c5d-8e9f-0a1b2c3d4e5f";
const ticket = {
  ...ticketDetailOf({ id: ID, number: 1003, version: 3, subject: "Phone number wrong" }),
};
const CONFLICT = { status: 409, body: { code: "PT409", hint: "conflict", message: "" } };

/** The heading of a ticket whose row is at `version` by now, with subject `theirs`. */
function open(version = 3, theirs = ticket.subject) {
  const sent = stubNetwork(({ method, path, body }) => {
    if (path !== "/rest/v1/tickets") return { body: [] };
    if (method === "GET") return { body: [{ id: ID, version, subject: theirs }] };
    return (body as { version: number }).version === version
      ? { body: [{ version: version + 1 }] }
      : CONFLICT;
  });
  renderPage(
    <>
      <SubjectField ticket={ticket} canChange />
      <Toaster />
    </>,
  );
  const writes = () => sent.filter(({ method }) => method === "PATCH").map(({ body }) => body);
  return { user: userEvent.setup(), writes };
}

it("is changed by keyboard alone", async () => {
  const { user, writes } = open();
  await user.tab();
  await user.keyboard("{Enter}Number is wrong{Enter}");
  expect(await screen.findByText("Changed the subject of #1003.")).toBeVisible();
  expect(writes()).toEqual([{ subject: "Number is wrong", version: 3 }]);
});

it("says what is missing, and Escape leaves what was", async () => {
  const { user, writes } = open();
  await user.click(screen.getByRole("button", { name: /^Change subject/ }));
  await user.keyboard("{Backspace}{Enter}");
  expect(await screen.findByText("Say in a few words what it is about.")).toBeVisible();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: /Phone number wrong/ })).toHaveFocus();
  expect(writes()).toEqual([]);
});

it("asks when somebody else changed it first, and overwrites nothing unseen", async () => {
  const { user, writes } = open(4, "Number on the map");
  await user.click(screen.getByRole("button", { name: /^Change subject/ }));
  await user.keyboard("Number is wrong{Enter}");
  expect(
    await screen.findByRole("row", { name: "subject Number on the map Number is wrong" }),
  ).toBeVisible();
  expect(writes()).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(await screen.findByText("Changed the subject of #1003.")).toBeVisible();
  expect(writes()).toHaveLength(2);
});
