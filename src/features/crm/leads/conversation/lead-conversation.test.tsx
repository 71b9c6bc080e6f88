import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { leadDetailQuery } from "@/data/leads/queries";
import type { LeadDetail } from "@/data/leads/schema";
import type { Note } from "@/data/notes/schema";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { detailOf } from "@tests/fixtures/leads";
import { renderPage } from "@tests/render";
import { stubNetwork, type Answer, type SentRequest } from "@tests/stub-network";
import { LeadSheet } from "../record/lead-sheet";

const ME = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10";

const noteOf = (facts: Partial<Note> & Pick<Note, "id" | "body">): Note => ({
  version: 1,
  kind: "email",
  subject: null,
  is_answered: false,
  client_id: null,
  lead_id: "l1",
  author_id: ME,
  edited_by_id: null,
  created_at: "2026-11-20T17:00:00Z",
  updated_at: "2026-11-20T17:00:00Z",
  archived_at: null,
  is_sample: false,
  author: { id: ME, name: "Jo Marsh" },
  editor: null,
  ...facts,
});

const theirAnswer: LeadDetail["submissions"][number] = {
  id: 2,
  reference: "CF-22222222",
  created_at: "2026-11-20T18:00:00Z",
  said: { form: "email", name: "Nell Byrne", email: "nell@example.com", message: "Tomorrow." },
  mail: {
    id: "i1",
    subject: "Re: Your site (CF-1A2B3C4D)",
    is_folded: true,
    original_size: 900,
    is_original_cut: false,
    files: [],
    other_files: [],
    reply_to: null,
  },
};
const ourMail = noteOf({ id: "n1", body: "When may I call?", subject: "Your site" });

const queuedMail = {
  id: "m1",
  state: "queued",
  tries: 0,
  last_error: null,
  taken_at: null,
  sent_at: null,
};

type Options = {
  canWrite?: boolean;
  mail?: object;
  onSend?: (request: SentRequest) => Answer | undefined;
  templates?: object[];
};

/** A lead whose sent mails are stored as the database stores them. */
function show(facts: Partial<LeadDetail> = {}, options: Options = {}) {
  const { canWrite = true, mail = queuedMail, onSend, templates = [] } = options;
  let lead = detailOf({ id: "l1", is_sample: false, owner_id: ME, ...facts });
  const sent = stubNetwork((request) => {
    const { path, method, body } = request;
    if (path.endsWith("/send_lead_mail")) {
      const refused = onSend?.(request);
      if (refused !== undefined) return refused;
      const { id, subject, body: words } = body as Record<"id" | "subject" | "body", string>;
      const stored = noteOf({ id, subject, body: words, created_at: new Date().toISOString() });
      lead = { ...lead, version: lead.version + 1, notes: [stored, ...lead.notes] };
      return { body: lead };
    }
    if (path.endsWith("/take_back_lead_mail")) {
      lead = { ...lead, notes: lead.notes.slice(1) };
      return { body: lead };
    }
    if (path.endsWith("/lead_detail")) return { body: lead };
    if (path.endsWith("/rest/v1/mails")) {
      return { body: lead.notes.map(({ id }) => ({ ...queuedMail, note_id: id, ...mail })) };
    }
    if (path === "/rest/v1/leads" && method === "PATCH") {
      lead = { ...lead, ...(body as Partial<LeadDetail>), version: lead.version + 1 };
      return { body: [{ version: lead.version }] };
    }
    if (path.endsWith("/reply_templates")) return { body: templates };
    if (path.endsWith("/crm_history")) return { body: { rows: [], next: null, names: {} } };
    if (path.endsWith("/mail_sender_seen_at")) return { body: null };
    return { body: [] };
  });
  const page = (
    <StaffMemberContext value={{ id: ME, name: "Jo Marsh", role: canWrite ? "sales" : "viewer" }}>
      <LeadSheet id="l1" canWrite={canWrite} onClose={() => undefined} onOpen={() => undefined} />
      <Toaster />
    </StaffMemberContext>
  );
  const shown = renderPage(page);
  const change = (changes: Partial<LeadDetail>) => (lead = { ...lead, ...changes });
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), sent, change, ...shown };
}

const conversation = async () =>
  within(await screen.findByRole("region", { name: "Conversation" }));
const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your mail" });
const mailsIn = (sent: readonly SentRequest[]) =>
  sent
    .filter(({ path }) => path.endsWith("/send_lead_mail"))
    .map(({ body }) => body as Record<string, unknown>);
const writesIn = (sent: readonly SentRequest[]) =>
  sent.filter(({ path, method }) => method === "PATCH" || path === "/rest/v1/tasks");

beforeEach(() => localStorage.clear());

it("has everything that was said, oldest first, with what was folded and the original", async () => {
  const call = noteOf({
    id: "n0",
    kind: "call",
    body: "Left a message.",
    created_at: "2026-11-20T16:00:00Z",
  });
  show(
    { notes: [ourMail, call], submissions: [theirAnswer, ...detailOf().submissions] },
    { mail: { state: "sent" } },
  );
  const thread = await conversation();
  expect(await thread.findByRole("link", { name: "Mailed" })).toBeVisible();
  const entries = within(thread.getByRole("list", { name: "Messages, oldest first" }))
    .getAllByRole("listitem")
    .map((entry) => entry.textContent)
    .filter((text) => /phone on our site|Left a|When may|Tomorrow/.test(text));
  expect(entries).toHaveLength(4);
  expect(entries[0]).toMatch(/Nell Byrne.*Contact form.*CF-1A2B3C4D.*phone on our site/);
  expect(entries[1]).toMatch(/Left a message\..*Call/);
  expect(entries[2]).toMatch(/Jo Marsh.*our mail.*Your site.*When may I call\?.*Mailed/);
  expect(entries[3]).toMatch(/Nell Byrne.*Tomorrow\./);
  expect(thread.getByRole("button", { name: "Show the rest" })).toBeVisible();
  expect(thread.getByRole("button", { name: "Original message" })).toBeVisible();
  // Sent mails cannot be edited or archived.
  expect(thread.queryByRole("button", { name: /the note “When may/ })).not.toBeInTheDocument();
  expect(thread.getByRole("button", { name: /^Archive the note “Left/ })).toBeVisible();
});

it("begins with the newest of a long one, and has the rest one press away", async () => {
  const notes = Array.from({ length: 40 }, (_, nth) =>
    noteOf({
      id: `n${nth}`,
      kind: "note",
      body: `Note ${nth}.`,
      created_at: new Date(Date.UTC(2026, 10, 21, 0, nth)).toISOString(),
    }),
  );
  const { user } = show({ notes, submissions: [] });
  const thread = await conversation();
  expect(thread.getByText("Note 39.")).toBeVisible();
  expect(thread.queryByText("Note 0.")).not.toBeInTheDocument();
  await user.click(thread.getByRole("button", { name: "Show 30 earlier" }));
  expect(thread.getByText("Note 0.")).toBeVisible();
});

describe("a mail", () => {
  it("is sent as it stands in the box, with greeting and signature, and once", async () => {
    const { user, sent } = show();
    const field = await box();
    await user.click(field);
    expect(field.value).toMatch(/^Hello Nell,\n\n\n\nJo Marsh, Curbfront\n/);
    await user.keyboard("May I call tomorrow?");
    const whole = field.value;
    expect(whole).toMatch(/^Hello Nell,\n\nMay I call tomorrow\?\n\nJo Marsh, Curbfront\n/);
    await user.dblClick(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Stored. Its mail to Nell waits ten seconds.")).toBeVisible();
    const mails = mailsIn(sent);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(1);
    expect(mails[0]).toMatchObject({
      lead_id: "l1",
      subject: "Your request to Curbfront",
      body: whole,
      version: 1,
    });
    expect((await conversation()).getByText(/May I call tomorrow\?/)).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it("answers the last mail under its subject, which can be changed", async () => {
    const { user, sent } = show({ notes: [ourMail], submissions: [theirAnswer] });
    const subject = await screen.findByRole("textbox", { name: "Subject" });
    expect(subject).toHaveValue("Re: Your site");
    await user.clear(subject);
    await user.type(subject, "A call tomorrow");
    await user.type(await box(), "Yes.");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(mailsIn(sent)).toMatchObject([{ subject: "A call tomorrow" }]));
  });

  it("is kept in this browser until it is sent, with its id", async () => {
    const first = show({}, { onSend: () => new TypeError("Failed to fetch") });
    await first.user.type(await box(), "Kept.");
    await first.user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Not sent: .*still here\.$/);
    first.unmount();
    const again = show();
    expect((await box()).value).toContain("Kept.");
    await again.user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(mailsIn(again.sent)).toHaveLength(1));
    expect(mailsIn(again.sent)[0]?.["id"]).toBe(mailsIn(first.sent)[0]?.["id"]);
  });

  it("is taken back into the box within ten seconds, subject and all", async () => {
    const { user, sent } = show();
    const subject = await screen.findByRole("textbox", { name: "Subject" });
    await user.clear(subject);
    await user.type(subject, "Hello again");
    await user.type(await box(), "Too early.");
    const whole = (await box()).value;
    await user.click(screen.getByRole("button", { name: "Send" }));
    await user.click(await screen.findByRole("button", { name: /^Undo/ }));
    await waitFor(async () => expect(await box()).toHaveValue(whole));
    expect(await box()).toHaveFocus();
    expect(screen.getByRole("textbox", { name: "Subject" })).toHaveValue("Hello again");
    expect(screen.queryByRole("region", { name: "Next step" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(mailsIn(sent)).toHaveLength(2));
    expect(mailsIn(sent)[1]?.["id"]).not.toBe(mailsIn(sent)[0]?.["id"]);
  });

  it("is asked about again where somebody was faster, with every word, and then goes", async () => {
    const conflict = { code: "PT409", hint: "conflict", details: "7", message: "Changed." };
    const { user, sent, change } = show(
      {},
      { onSend: () => (mailsIn(sent).length === 1 ? { status: 409, body: conflict } : undefined) },
    );
    await user.type(await box(), "Mine.");
    change({ version: 7, notes: [noteOf({ id: "n7", body: "Theirs.", subject: "First" })] });
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/somebody else changed this lead/);
    expect((await box()).value).toContain("Mine.");
    expect(await screen.findByText("Theirs.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(mailsIn(sent)).toHaveLength(2));
    expect(mailsIn(sent)[1]).toMatchObject({ version: 7 });
  });

  it("that did not arrive says why, and is sent again by Retry", async () => {
    const error = "550 5.1.1 No such mailbox here";
    const { user, sent } = show(
      { notes: [ourMail] },
      { mail: { state: "failed", last_error: error } },
    );
    const thread = await conversation();
    expect(await thread.findByText(error)).toBeVisible();
    await user.click(thread.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("It is queued again.")).toBeVisible();
    expect(sent.find(({ path }) => path.endsWith("/retry_mail"))?.body).toEqual({ mail_id: "m1" });
  });

  it("takes a template for leads, filled in, and none for tickets", async () => {
    const template = {
      id: ME,
      name: "First",
      body: "For {{business}}.",
      version: 1,
      is_sample: false,
    };
    const { user } = show(
      {},
      {
        templates: [
          { ...template, used_in: "lead-composer" },
          { ...template, id: "t2", name: "Of tickets", used_in: "composer" },
        ],
      },
    );
    await user.click(await screen.findByRole("button", { name: "Insert a template" }));
    expect(screen.queryByRole("menuitem", { name: "Of tickets" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("menuitem", { name: "First" }));
    expect((await box()).value).toMatch(/^Hello Nell,\n\nFor Harbor Electric\.\n\nJo Marsh/);
  });
});

describe("where no mail can be written", () => {
  it("an address is asked for, and then the mail is there", async () => {
    const { user, sent } = show({ email: null });
    await user.click(await screen.findByRole("button", { name: "Write" }));
    expect(screen.getByText("There is no e-mail address of Harbor Electric yet.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Add the address" }));
    await user.keyboard("nell@byrne.example{Enter}");
    await waitFor(() =>
      expect(writesIn(sent)[0]?.body).toMatchObject({ email: "nell@byrne.example" }),
    );
    expect(await box()).toBeVisible();
  });

  const mark = { email: "nell@example.com", lead_id: null, client_id: "c1", name: "Bay" };
  it.each([
    ["the lead's mark", { mailing: "do-not-mail" as const }, /^Harbor Electric asked not to be/],
    ["another record's mark", { address_marks: [mark] }, /^nell@example\.com is not to be mailed/],
    ["a client", { stage: "won" as const, client_id: "c1" }, /is a client now\. Write to them in/],
  ])("%s is said, and nothing is offered", async (_, facts, words) => {
    const { user } = show(facts);
    await user.click(await screen.findByRole("button", { name: "Write" }));
    expect((await conversation()).getByText(words)).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Your mail" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Send" })).not.toBeInTheDocument();
  });

  it("who may not edit leads reads the conversation alone", async () => {
    show({ notes: [ourMail] }, { canWrite: false, mail: { state: "failed", last_error: "No." } });
    const thread = await conversation();
    expect(await thread.findByText("When may I call?")).toBeVisible();
    for (const name of ["Send", "Write", "Retry", "Take it back"]) {
      expect(thread.queryByRole("button", { name })).not.toBeInTheDocument();
    }
  });
});

describe("the next step", () => {
  const sendOne = async (facts: Partial<LeadDetail> = {}) => {
    const shown = show(facts);
    await shown.user.type(await box(), "Hello.");
    await shown.user.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByText(/waits ten seconds/);
    return shown;
  };

  it("is offered, never made, and done by one press with Undo", async () => {
    const { user, sent } = await sendOne();
    const steps = within(screen.getByRole("region", { name: "Next step" }));
    expect(writesIn(sent)).toEqual([]);
    await user.click(steps.getByRole("button", { name: "Move to Contacted" }));
    expect(await screen.findByText("Moved Harbor Electric to Contacted.")).toBeVisible();
    expect(writesIn(sent)[0]?.body).toMatchObject({ stage: "contacted", version: 2 });
    expect(steps.getByRole("button", { name: /^Add a task for \w+day, / })).toHaveFocus();
    await user.click(steps.getByRole("button", { name: /^Add a task for \w+day, / }));
    const added = await screen.findByText("Added the task “Ask Harbor Electric about our mail”.");
    expect(
      within(added.closest("li") as HTMLElement).getByRole("button", { name: "Undo" }),
    ).toBeVisible();
    expect(writesIn(sent)[1]?.body).toMatchObject({ lead_id: "l1", assignee_id: ME });
    expect(screen.queryByRole("region", { name: "Next step" })).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Your mail" })).toHaveFocus();
  });

  it("leaves out what is done or planned, and goes when it is dismissed", async () => {
    const { user, sent } = await sendOne({
      stage: "contacted",
      next_step: "Call",
      next_step_on: "2099-01-01",
      owner_id: null,
    });
    const steps = within(screen.getByRole("region", { name: "Next step" }));
    expect(steps.getAllByRole("button").map((each) => each.textContent)).toEqual([
      "Assign to me",
      "",
    ]);
    await user.click(steps.getByRole("button", { name: "Dismiss the suggestions" }));
    expect(screen.queryByRole("region", { name: "Next step" })).not.toBeInTheDocument();
    expect(writesIn(sent)).toEqual([]);
  });
});

it("is begun at the address, where the lead is reached", async () => {
  const { user, queryClient } = show();
  await user.click(await screen.findByRole("button", { name: "Note" }));
  expect(screen.queryByRole("textbox", { name: "Your mail" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Write to nell@example.com" }));
  expect(await box()).toHaveFocus();
  expect(queryClient.getQueryData(leadDetailQuery("l1").queryKey)).toMatchObject({ id: "l1" });
});
