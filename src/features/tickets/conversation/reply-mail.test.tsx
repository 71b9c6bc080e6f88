import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import type { TicketDetail } from "@/data/tickets/schema";
import { ticketOf } from "@tests/fixtures/tickets";
import { renderPage } from "@tests/render";
import { stubNetwork } from "@tests/stub-network";
import { Conversation } from "./conversation";

const ID = "6a0c1f5e-2b34-4c5d-8e9f-0a1b2c3d4e5f";
const contact = {
  id: "7b0f1f5e-2b34-4c5d-8e9f-0a1b2c3d4e5f",
  client_id: "8c0f1f5e-2b34-4c5d-8e9f-0a1b2c3d4e5f",
  version: 1,
  archived_at: null,
  is_sample: false,
  created_at: "2026-11-20T14:00:00Z",
  updated_at: "2026-11-20T14:00:00Z",
  name: "Dana Halden",
  job_title: null,
  email: "dana@haldenair.example",
  phone: null,
  is_primary: true,
};

/** `askedAt` is when the sender was last there. */
function show(
  askedAt: string | null,
  email: string | null = contact.email,
  mark: TicketDetail["do_not_mail"] = null,
) {
  const ticket: TicketDetail = {
    ...ticketOf({ id: ID, number: 1003 }),
    contact: { ...contact, email },
    do_not_mail: mark,
    messages: [],
  };
  stubNetwork(({ path }) => {
    if (path.endsWith("/mail_sender_asked_at")) return { body: askedAt };
    if (/\/(staff|reply_templates)$/.test(path)) return { body: [] };
    return /\/(ticket_detail|add_ticket_message)$/.test(path) ? { body: ticket } : { body: null };
  });
  renderPage(
    <StaffMemberContext value={{ id: "me", name: "Jo Marsh", role: "support" }}>
      <Conversation id={ID} now={new Date()} known={undefined} onClose={() => undefined} />
    </StaffMemberContext>,
  );
  return userEvent.setup();
}

async function reply(user: ReturnType<typeof show>) {
  await user.type(await screen.findByLabelText("Your reply"), "We mended it.");
  await user.click(screen.getByRole("button", { name: "Add reply" }));
}

it("says that a reply goes out by e-mail where mails are sent, and offers no second way", async () => {
  const user = show(new Date().toISOString());
  expect(await screen.findByText("Goes to Dana Halden by e-mail.")).toBeVisible();
  await reply(user);
  expect(await screen.findByText("Stored, and on its way to Dana by e-mail.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "E-mail it to Dana" })).toBeNull();
});

it.each([
  ["never was", null],
  ["has been silent", "2026-11-20T14:00:00Z"],
])(
  "says that it waits where a sender %s, and offers one’s own mail program",
  async (_, askedAt) => {
    const user = show(askedAt);
    expect(await screen.findByText(/Its mail waits in the outbox/)).toBeVisible();
    await reply(user);
    expect(await screen.findByText("Stored here; Dana has not been told yet.")).toBeVisible();
    expect(screen.getByRole("link", { name: "E-mail it to Dana" })).toBeVisible();
  },
);

it("promises no mail to somebody without an address", async () => {
  const user = show(new Date().toISOString(), null);
  expect(await screen.findByText("Kept here. Dana Halden has no e-mail address.")).toBeVisible();
  await reply(user);
  expect(await screen.findByText(/it is up to the phone/)).toBeVisible();
});

it("promises none to a client who asked not to be mailed, nor offers to write one", async () => {
  const user = show(new Date().toISOString(), contact.email, "client");
  expect(
    await screen.findByText("Kept here only. Halden Air asked not to be mailed."),
  ).toBeVisible();
  await reply(user);
  expect(await screen.findByText(/Halden Air asked not to be mailed, so it is up/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "E-mail it to Dana" })).toBeNull();
});

it("promises none to an address that is marked on another record, and names it", async () => {
  const user = show(new Date().toISOString(), contact.email, "address");
  expect(
    await screen.findByText("Kept here only. dana@haldenair.example is not to be mailed."),
  ).toBeVisible();
  await reply(user);
  expect(await screen.findByText(/dana@haldenair.example is not to be mailed, so/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "E-mail it to Dana" })).toBeNull();
});
