import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { Toaster } from "@/components/ui/toaster";
import { keepOpenWhileEditing } from "@/features/crm/shared/fields/inline-field";
import type { InboundMail } from "@/data/inbound-mails/schema";
import type { StaffRole } from "@/data/staff/staff-roles";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { clientOf } from "@tests/fixtures/clients";
import { ticketOf } from "@tests/fixtures/tickets";
import { renderPage } from "@tests/render";
import { stubNetwork, type Answer } from "@tests/stub-network";
import { InboundActions } from "./inbound-actions";

const TICKET = ticketOf({ id: "t1", number: 1063, subject: "Old inbox" });

const mailOf = (facts: Partial<InboundMail> = {}): InboundMail => ({
  id: "m1",
  version: 1,
  kind: "message",
  state: "waiting",
  reason: "unknown",
  from_email: "teresa@pools.example",
  from_name: "Teresa Vidal",
  subject: "Prices for two sites?",
  body: "Hello",
  is_folded: false,
  original_size: null,
  is_original_cut: false,
  files: [],
  other_files: [],
  reply_to: null,
  reply_name: "",
  is_cut: false,
  attachment_names: [],
  attachment_reasons: [],
  ticket: null,
  lead: null,
  candidates: { clients: [], leads: [] },
  added_at: null,
  added_by: null,
  archived_at: null,
  is_sample: false,
  created_at: "2026-11-26T14:00:00Z",
  ...facts,
});

beforeEach(() => localStorage.clear());

function show(
  mail: InboundMail,
  writer = "jo",
  role: StaffRole = "owner",
  answers: unknown[] = [],
) {
  const sent = stubNetwork(({ path, method }) => {
    if (path.endsWith("_inbound_mail") && answers.length > 0) return answers.shift() as Answer;
    if (path.endsWith("/undo_add_inbound_mail")) return { status: 204 };
    if (path.endsWith("/add_inbound_mail")) return { body: 2 };
    if (path.endsWith("/list_tickets")) return { body: { rows: [TICKET], next: null, total: 1 } };
    if (path.endsWith("/list_clients")) {
      return {
        body: { rows: [clientOf({ id: "c1", business: "Halden Air" })], next: null, total: 1 },
      };
    }
    return { body: method === "PATCH" ? [{ version: 2 }] : [] };
  });
  const { unmount } = renderPage(
    <StaffMemberContext value={{ id: writer, name: "Jo Marsh", role }}>
      <Sheet open modal={false}>
        <SheetContent onEscapeKeyDown={keepOpenWhileEditing} aria-describedby={undefined}>
          <SheetTitle>Mail</SheetTitle>
          <InboundActions mail={mail} />
        </SheetContent>
      </Sheet>
      <Toaster />
    </StaffMemberContext>,
  );
  return Object.assign(userEvent.setup({ pointerEventsCheck: 0 }), { unmount, sent });
}

const button = (name: string) => screen.getByRole("button", { name });

it("goes on at Add once a ticket is chosen, which is named by its subject too", async () => {
  const user = show(mailOf());
  await user.click(button("Add to a ticket"));
  await user.click(await screen.findByRole("option"));
  expect(button("Add")).toHaveFocus();
  expect(screen.getByRole("status", { name: "Ticket" })).toHaveTextContent(
    /^Ticket #1063Old inbox/,
  );
});

it("has what the mail may be about chosen, with Add at hand", async () => {
  const { id, number, subject } = TICKET;
  const user = show(mailOf({ ticket: { id, number, subject } }));
  await user.click(button("Add to a ticket"));
  expect(button("Add")).toHaveFocus();
  expect(screen.getByText("Old inbox")).toBeVisible();
});

it("makes a lead of it by one press of the keyboard, and of a repeat the same one", async () => {
  const user = show(mailOf(), "jo", "sales", [new TypeError("Failed to fetch")]);
  button("Make a lead of it").focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByText("It is a lead of yours now.")).toBeVisible();
  const added = user.sent.filter(({ path }) => path.endsWith("/add_inbound_mail"));
  expect(added).toHaveLength(2);
  expect(added[0]?.body).toEqual({
    mail_id: "m1",
    version: 1,
    new_lead: expect.any(String) as string,
  });
  expect(added[1]?.body).toEqual(added[0]?.body);
});

describe("taking back what was added", () => {
  const added = { body: 2 };
  const add = async (answers: unknown[] = []) => {
    const { id, number, subject } = TICKET;
    const mail = mailOf({ ticket: { id, number, subject } });
    const user = show(mail, "jo", "owner", [added, ...answers]);
    await user.click(button("Add to a ticket"));
    await user.click(button("Add"));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    return user;
  };

  it("is offered, from the version that adding made", async () => {
    const { sent } = await add();
    expect(await screen.findByText("Undone.")).toBeVisible();
    const undone = sent.filter(({ path }) => path.endsWith("/undo_add_inbound_mail"));
    expect(undone.map(({ body }) => body)).toEqual([{ mail_id: "m1", version: 2 }]);
  });

  it("says that it stays once somebody has gone on with it", async () => {
    const builtOn = { code: "22023", hint: "built-on", message: "Somebody has gone on with it" };
    await add([{ status: 400, body: builtOn }]);
    expect(await screen.findByText(/^Not undone: somebody has gone on/)).toBeVisible();
    expect(screen.queryByText("Undone.")).not.toBeInTheDocument();
  });

  it("is tried again when there was no answer", async () => {
    const user = await add([new TypeError("Failed to fetch")]);
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Undone.")).toBeVisible();
  });
});

describe("whose it might be", () => {
  const candidates = {
    clients: [
      { id: "c1", business: "Halden Air", contact: "Dana Halden" },
      { id: "c2", business: "Halden Heating", contact: null },
    ],
    leads: [{ id: "l1", name: "Brack Roofing", reference: "CF-0A1B2C3D" }],
  };
  const sentTo = (user: ReturnType<typeof show>) =>
    user.sent.filter(({ path }) => path.endsWith("/add_inbound_mail")).map(({ body }) => body);
  const id = expect.any(String) as string;

  it("opens a ticket of a client by one press, with Undo", async () => {
    const user = show(mailOf({ candidates }));
    await user.click(button("Open a ticket for Halden Air"));
    expect(await screen.findByText("Opened a ticket for Halden Air.")).toBeVisible();
    expect(sentTo(user)).toEqual([{ mail_id: "m1", version: 1, new_ticket: id, client: "c1" }]);
    await user.click(button("Undo"));
    expect(await screen.findByText("Undone.")).toBeVisible();
  });

  it("makes a contact of somebody new there, and of a known one no second", async () => {
    const user = show(mailOf({ candidates }));
    expect(
      screen.queryByRole("button", { name: "Open a ticket for Halden Air and add the contact" }),
    ).not.toBeInTheDocument();
    await user.click(button("Open a ticket for Halden Heating and add the contact"));
    expect(await screen.findByText(/and added Teresa Vidal as a contact\.$/)).toBeVisible();
    expect(sentTo(user)).toMatchObject([{ client: "c2", new_ticket: id, new_contact: id }]);
  });

  it("adds to a lead by one press", async () => {
    const user = show(mailOf({ candidates }));
    await user.click(button("Add to the lead Brack Roofing"));
    await screen.findByText("Added to Brack Roofing.");
    expect(sentTo(user)).toEqual([{ mail_id: "m1", version: 1, to_lead: "l1" }]);
  });

  it("offers only what one may write", () => {
    show(mailOf({ candidates }), "jo", "sales");
    expect(screen.queryByRole("button", { name: /ticket/i })).not.toBeInTheDocument();
    expect(button("Add to the lead Brack Roofing")).toBeVisible();
  });
});

it("opens a ticket of a client that was looked up, and keeps what was chosen until then", async () => {
  const first = show(mailOf());
  await first.click(button("Open a ticket"));
  await first.click(await screen.findByRole("option", { name: /Halden Air/ }));
  expect(button("Open a ticket")).toHaveFocus();
  first.unmount();
  const user = show(mailOf());
  expect(screen.getByRole("status", { name: "Client" })).toHaveTextContent(/^Halden Air/);
  await user.click(button("…and add the contact"));
  expect(await screen.findByText(/^Opened a ticket for Halden Air, and added/)).toBeVisible();
});

it("offers open tickets alone", async () => {
  const user = show(mailOf());
  await user.click(button("Add to a ticket"));
  await screen.findByRole("option");
  const request = user.sent.find(({ path }) => path.endsWith("/list_tickets"));
  expect(request?.body).toMatchObject({
    filters: { statuses: ["open", "in-progress", "waiting"] },
  });
});

it("is no lead for whoever writes none", () => {
  show(mailOf(), "jo", "support");
  expect(button("Add to a ticket")).toBeVisible();
  expect(screen.queryByRole("button", { name: /lead/i })).not.toBeInTheDocument();
});

it("leaves the form by Escape, and not the mail, back where it was opened", async () => {
  const user = show(mailOf());
  await user.click(button("Add to a ticket"));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(button("Add to a ticket")).toHaveFocus());
  expect(screen.getByRole("dialog")).toBeVisible();
});

it("keeps what is typed and chosen through Escape and a new page, for its writer alone", async () => {
  const first = show(mailOf());
  await first.click(button("Add to a ticket"));
  await first.type(screen.getByRole("combobox"), "inbox");
  await first.keyboard("{Escape}");
  await first.click(button("Add to a ticket"));
  expect(screen.getByRole("combobox")).toHaveValue("inbox");
  await first.click(await screen.findByRole("option"));
  first.unmount();

  const other = show(mailOf(), "priya");
  expect(button("Add to a ticket")).toBeVisible();
  other.unmount();

  const second = show(mailOf());
  expect(screen.getByRole("status", { name: "Ticket" })).toHaveTextContent(/^Ticket #1063/);
  expect(screen.getByText(/^Your draft from before/)).toBeVisible();
  await second.click(button("Discard"));
  await second.click(button("Add to a ticket"));
  expect(screen.getByRole("combobox")).toHaveValue("");
  expect(button("Cancel")).toBeVisible();
  second.unmount();

  show(mailOf());
  expect(button("Add to a ticket")).toBeVisible();
});

it("keeps no draft of what was added", async () => {
  const first = show(mailOf());
  await first.click(button("Add to a ticket"));
  await first.click(await screen.findByRole("option"));
  expect(localStorage).toHaveLength(1);
  await first.click(button("Add"));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  first.unmount();
  show(mailOf());
  expect(button("Add to a ticket")).toBeVisible();
});

it("keeps no draft of what was dismissed", async () => {
  const user = show(mailOf());
  await user.click(button("Add to a ticket"));
  await user.type(screen.getByRole("combobox"), "inbox");
  await user.keyboard("{Escape}");
  expect(localStorage).toHaveLength(1);
  await user.click(button("Dismiss"));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  user.unmount();
  show(mailOf({ state: "dismissed" }));
  expect(button("Bring back")).toBeVisible();
});

it("keeps no draft of what a colleague added first", async () => {
  const user = show(mailOf());
  await user.click(button("Add to a ticket"));
  await user.type(screen.getByRole("combobox"), "inbox");
  expect(localStorage).toHaveLength(1);
  user.unmount();
  show(mailOf({ state: "added" }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});
