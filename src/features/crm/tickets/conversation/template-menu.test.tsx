import { screen, waitFor } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { ticketDetailOf } from "@tests/fixtures/tickets";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { Conversation } from "./conversation";

const ID = "6a0c1f5e-2b34-4c5d-8e9f-0a1b2c3d4e5f";
const TEMPLATE = {
  id: "7a0c1f1e-5b1d-4a52-9b5e-2f6a1c3d4e01",
  name: "On it today",
  body: "#{{ticket_number}} is on our desk. {{my_name}}",
  is_sample: false,
  used_in: "composer",
  version: 1,
};

beforeEach(() => localStorage.clear());

function show(templates: unknown[]) {
  const ticket = {
    ...ticketDetailOf({ id: ID, number: 1003 }),
  };
  const sent = stubNetwork(({ path }) => {
    if (path.endsWith("/reply_templates")) return { body: templates };
    if (/\/(staff|files)$/.test(path)) return { body: [] };
    return /\/(ticket_detail|add_ticket_message)$/.test(path) ? { body: ticket } : { body: null };
  });
  renderPage(
    <StaffMemberContext value={{ id: "me", name: "Jo Marsh", role: "support" }}>
      <Conversation id={ID} now={new Date()} known={undefined} onClose={() => undefined} />
    </StaffMemberContext>,
  );
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, sent };
}

it("puts a template where one writes, filled in, with every word that was typed, and sends nothing", async () => {
  const { user, sent } = show([TEMPLATE]);
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Your reply");
  await user.type(field, "Hello Dana, bye.");
  field.setSelectionRange(12, 12);
  await user.click(await screen.findByRole("button", { name: "Insert a template" }));
  await user.keyboard("{ArrowDown}{Enter}");
  expect(field).toHaveValue("Hello Dana, #1003 is on our desk. Jo Marshbye.");
  expect(field).toHaveFocus();
  expect(sent.some(({ path }) => path.endsWith("/add_ticket_message"))).toBe(false);
});

it("does not offer what ends every mail anyway", async () => {
  const other = { ...TEMPLATE, id: ID, name: "Signature", used_in: "ticket-reply" };
  const { user } = show([TEMPLATE, other]);
  await user.click(await screen.findByRole("button", { name: "Insert a template" }));
  expect(screen.getByRole("menuitem", { name: TEMPLATE.name })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "Signature" })).not.toBeInTheDocument();
});

it("is for replies alone", async () => {
  const { user } = show([TEMPLATE]);
  expect(await screen.findByRole("button", { name: "Insert a template" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Internal note" }));
  expect(screen.queryByRole("button", { name: "Insert a template" })).not.toBeInTheDocument();
});

it("is absent where there is no template", async () => {
  const { sent } = show([]);
  expect(await screen.findByLabelText("Your reply")).toBeVisible();
  await waitFor(() =>
    expect(sent.some(({ path }) => path.endsWith("/reply_templates"))).toBe(true),
  );
  expect(screen.queryByRole("button", { name: "Insert a template" })).not.toBeInTheDocument();
});
