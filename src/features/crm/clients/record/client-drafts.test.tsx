import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "sonner";
import { beforeEach, describe, expect, it } from "vitest";
import { stubNetwork } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import type { Contact } from "@/data/clients/part-schemas";
import type { ClientOverview } from "@/data/clients/schema";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { AddNote } from "@/features/crm/shared/notes/add-note";
import {
  messageDraftSchema,
  ticketDraftStore,
} from "@/features/crm/shared/new-ticket/ticket-draft";
import { ContactsPanel } from "../details/contacts-panel";
import { OpenWork } from "./open-work";

const CLIENT_ID = "5a000000-0000-4000-8000-0000000000c1";
const JO = "5a000000-0000-4000-8000-000000000001";
const SAM = "5a000000-0000-4000-8000-000000000002";

const contact = {
  id: "5a000000-0000-4000-8000-0000000000c2",
  client_id: CLIENT_ID,
  name: "Dana Halden",
  job_title: null,
  email: null,
  phone: "(614) 555-0117",
  is_primary: true,
  archived_at: null,
  is_sample: false,
  version: 1,
  created_at: "2026-11-20T14:00:00Z",
  updated_at: "2026-11-20T14:00:00Z",
} satisfies Contact;

const RIGHTS = { writesNotes: true, writesTickets: true } as never;

/** The forms of a client's page, for one person. */
function show(userId: string, contacts: Contact[] = []) {
  stubNetwork(() => ({ body: [] }));
  const client = {
    id: CLIENT_ID,
    archived_at: null,
    tickets: [],
    tasks: [],
    resolved_tickets: 0,
    contacts,
    mailing: null,
    address_marks: [],
  } as unknown as ClientOverview;
  const page = (isAddingTask: boolean | null) => (
    <OpenWork
      client={client}
      rights={RIGHTS}
      isAddingTask={isAddingTask}
      onAddTask={() => undefined}
    />
  );
  const { unmount } = renderPage(
    <StaffMemberContext value={{ id: userId, name: "Somebody", role: "owner" }}>
      {page(sessionStorage.getItem("asked") === null ? null : true)}
      <ContactsPanel client={client} canEdit />
      <AddNote subject={{ client_id: CLIENT_ID }} />
      <Toaster />
    </StaffMemberContext>,
  );
  return { user: userEvent.setup(), leave: unmount };
}

beforeEach(() => localStorage.clear());

const taskField = () => screen.queryByLabelText("What is to be done");
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const dialog = () => within(screen.getByRole("dialog"));

describe("what was typed into a form of the client's page and left", () => {
  it("is there again, said to be a draft, until it is discarded", async () => {
    sessionStorage.setItem("asked", "");
    const first = show(JO);
    fill(screen.getByLabelText("What is to be done"), "Call Dana");
    first.leave();
    sessionStorage.clear();

    const second = show(JO);
    expect(taskField()).toHaveValue("Call Dana");
    expect(taskField()).not.toHaveFocus();
    expect(screen.getByText(/Your draft from before/)).toBeVisible();
    await second.user.click(screen.getByRole("button", { name: "Discard" }));
    second.leave();

    show(JO);
    expect(taskField()).toBeNull();
  });

  it("stays when a dialog is closed or gone, also where the client has nobody yet", async () => {
    const first = show(JO);
    await first.user.click(screen.getByRole("button", { name: "Add: Contact" }));
    fill(dialog().getByLabelText("Name"), "Ruth");
    await first.user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    await first.user.click(screen.getByRole("button", { name: "Contact draft" }));
    fill(dialog().getByLabelText("Name"), "Ruth Odd");
    first.leave();

    const second = show(JO);
    await second.user.click(screen.getByRole("button", { name: "Contact draft" }));
    expect(dialog().getByLabelText("Name")).toHaveValue("Ruth Odd");
    await second.user.click(dialog().getByRole("button", { name: "Discard" }));
    expect(screen.getByRole("button", { name: "Add: Contact" })).toBeVisible();
    await second.user.click(screen.getByRole("button", { name: "Undo" }));
    expect(dialog().getByLabelText("Name")).toHaveValue("Ruth Odd");
  });

  it("brings back the field that was edited and no older value of another", async () => {
    const first = show(JO, [contact]);
    await first.user.click(screen.getByRole("button", { name: "More for Dana Halden" }));
    await first.user.click(screen.getByRole("menuitem", { name: "Edit" }));
    fill(dialog().getByLabelText("Job title"), "Owner");
    first.leave();

    const { user } = show(JO, [{ ...contact, phone: "(614) 555-0999", version: 2 }]);
    expect(screen.getByText("Unsaved draft")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "More for Dana Halden" }));
    await user.click(screen.getByRole("menuitem", { name: "Edit" }));
    expect(dialog().getByLabelText("Job title")).toHaveValue("Owner");
    expect(dialog().getByLabelText("Phone")).toHaveValue("(614) 555-0999");
  });
});

describe("a draft at a shared computer", () => {
  it("is shown to its writer only", async () => {
    sessionStorage.setItem("asked", "");
    const jo = show(JO, [contact]);
    fill(screen.getByLabelText("What is to be done"), "Between us");
    fill(screen.getByLabelText("Add a note"), "Between us too");
    await jo.user.click(screen.getByRole("button", { name: "Add: Contact" }));
    fill(dialog().getByLabelText("Name"), "Ruth");
    jo.leave();
    sessionStorage.clear();

    const sam = show(SAM, [contact]);
    expect(taskField()).toBeNull();
    expect(screen.getByLabelText("Add a note")).toHaveValue("");
    expect(screen.getByRole("button", { name: "Add: Contact" })).toBeVisible();
    sam.leave();

    show(JO, [contact]);
    expect(taskField()).toHaveValue("Between us");
    expect(screen.getByLabelText("Add a note")).toHaveValue("Between us too");
    expect(screen.getByRole("button", { name: "Contact draft" })).toBeVisible();
  });

  it("is its writer's in a ticket, too, and nobody's where nobody is signed in", () => {
    const draft = { id: crypto.randomUUID(), kind: "reply" as const, body: "Hm", authorName: "" };
    ticketDraftStore(JO, "t", messageDraftSchema).write(draft);
    expect(ticketDraftStore(SAM, "t", messageDraftSchema).read()).toBeNull();
    expect(ticketDraftStore(null, "t", messageDraftSchema).read()).toBeNull();
    expect(ticketDraftStore(JO, "t", messageDraftSchema).read()).toEqual(draft);
  });
});
