import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import type { TicketDetail } from "@/data/tickets/schema";
import { ticketDetailOf } from "@tests/fixtures/tickets";
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

const ME = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10";

/** `askedAt` is the mail sender's last request. */
function show({
  requestedAt = null,
  email = contact.email,
  mark = null,
}: {
  requestedAt?: string | null;
  email?: string | null;
  mark?: TicketDetail["do_not_mail"];
} = {}) {
  let ticket: TicketDetail = {
    ...ticketDetailOf({ id: ID, number: 1003 }),
    contact: { ...contact, email },
    do_not_mail: mark,
    messages: [],
  };
  let mail = {
    state: "queued",
    tries: 0,
    last_error: null as string | null,
    taken_at: null as string | null,
    sent_at: null as string | null,
  };
  const server = {
    recall: (): unknown => {
      ticket = { ...ticket, messages: [] };
      return { body: ticket };
    },
    setMail: (changes: Partial<typeof mail>) => (mail = { ...mail, ...changes }),
  };
  const sent = stubNetwork(({ path, body }) => {
    if (path.endsWith("/rest/v1/files")) return { body: [] };
    if (path.endsWith("/mail_sender_seen_at")) return { body: requestedAt };
    if (path.endsWith("/rest/v1/mails")) {
      const rows = ticket.messages.map(({ id }) => ({ id: "m1", ticket_message_id: id, ...mail }));
      return { body: mark === null && email !== null ? rows : [] };
    }
    if (path.endsWith("/take_back_reply")) return server.recall() as { body: unknown };
    if (path.endsWith("/add_ticket_message")) {
      const { id, body: words, kind } = body as { id: string; body: string; kind: "reply" };
      const message = { id, ticket_id: ID, kind, body: words, author_id: ME };
      const at = {
        from_ticket_id: null,
        author_name: "Jo Marsh",
        created_at: "2026-11-20T15:00:00Z",
        is_sample: false,
      };
      ticket = { ...ticket, messages: [...ticket.messages, { ...message, ...at }] };
      return { body: ticket };
    }
    if (path.endsWith("/ticket_detail")) return { body: ticket };
    return { body: /\/(staff|reply_templates)$/.test(path) ? [] : null };
  });
  const { queryClient } = renderPage(
    <StaffMemberContext value={{ id: ME, name: "Jo Marsh", role: "support" }}>
      <Conversation id={ID} now={new Date()} known={undefined} onClose={() => undefined} />
      <Toaster />
    </StaffMemberContext>,
  );
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), sent, server, queryClient };
}

type Shown = ReturnType<typeof show>;

const field = () => screen.findByLabelText<HTMLTextAreaElement>("Your reply");
const WHOLE = /^Hello Dana,\n\nWe mended it\.\n\nJo Marsh, Curbfront\n\nAnything to add\?/;

async function reply({ user }: Shown, button = "Add reply") {
  await user.type(await field(), "We mended it.");
  await user.click(screen.getByRole("button", { name: button }));
}
const stored = ({ sent }: Shown) =>
  sent
    .filter(({ path }) => path.endsWith("/add_ticket_message"))
    .map(({ body }) => body as Record<string, unknown>);

beforeEach(() => localStorage.clear());

describe("greeting and signature", () => {
  it("stand in the composer once one is there, and what is shown is what is sent", async () => {
    const shown = show();
    expect(await field()).toHaveValue("");
    await reply(shown);
    await waitFor(() => expect(stored(shown)).toHaveLength(1));
    expect(stored(shown)[0]?.["body"]).toMatch(WHOLE);
  });

  it("are no draft and no reply while nothing was typed", async () => {
    const shown = show();
    await shown.user.click(await field());
    expect((await field()).value).toMatch(/^Hello Dana,/);
    await shown.user.keyboard("{Control>}{Enter}{/Control}");
    // The layout must not change under the next press.
    await shown.user.tab();
    expect((await field()).value).toMatch(/^Hello Dana,/);
    await shown.user.click(screen.getByRole("button", { name: "Add reply" }));
    expect(stored(shown)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it("are deleted like anything else, and do not come back by themselves", async () => {
    const shown = show();
    await shown.user.click(await field());
    await shown.user.clear(await field());
    expect(await field()).toHaveValue("");
    await shown.user.keyboard("Short.");
    await shown.user.click(screen.getByRole("button", { name: "Add reply" }));
    await waitFor(() => expect(stored(shown)).toHaveLength(1));
    expect(stored(shown)[0]?.["body"]).toBe("Short.");
  });

  it("are not in a note, nor where no mail goes out", async () => {
    const shown = show();
    await shown.user.click(await screen.findByRole("button", { name: "Internal note" }));
    await shown.user.type(screen.getByLabelText("Internal note"), "Careful.");
    expect(screen.getByLabelText("Internal note")).toHaveValue("Careful.");
  });
});

describe("a reply that was sent", () => {
  it("is on its way once its ten seconds are over, with no second way to tell it", async () => {
    const shown = show({ requestedAt: new Date().toISOString() });
    expect(
      await screen.findByText(/^Goes to Dana Halden by e-mail as it stands here/),
    ).toBeVisible();
    await reply(shown);
    expect(await screen.findByText("Stored. Its mail to Dana waits ten seconds.")).toBeVisible();
    shown.server.setMail({
      state: "sent",
      sent_at: "2026-11-20T15:00:12Z",
      taken_at: "2026-11-20T15:00:11Z",
    });
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 11_000);
    await shown.queryClient.invalidateQueries();
    expect(await screen.findByText("Mailed to Dana.")).toBeVisible();
    expect(await screen.findByRole("link", { name: /^Mailed / })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Undo|Take it back/ })).not.toBeInTheDocument();
  });

  it("is said to wait in the outbox where nothing is sent, and never that nobody was told", async () => {
    const shown = show();
    await reply(shown);
    await screen.findByText(/waits ten seconds/);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 11_000);
    expect(
      await screen.findByText(/^Stored\. Its mail to Dana is in the outbox and goes out once/),
    ).toBeVisible();
    expect(screen.queryByText(/not been told/)).not.toBeInTheDocument();
    expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
    // It can be undone while it is in the outbox.
    expect(screen.getByRole("button", { name: "Take it back" })).toBeVisible();
  });

  it("is taken back with the status that went with it, and is in the composer again", async () => {
    const shown = show();
    await reply(shown, "…and resolve");
    await shown.user.click(await screen.findByRole("button", { name: /^Undo/ }));
    await waitFor(async () => expect((await field()).value).toMatch(WHOLE));
    expect(await field()).toHaveFocus();
    const [recalled] = shown.sent.filter(({ path }) => path.endsWith("/take_back_reply"));
    expect(recalled?.body).toEqual({
      ticket_id: ID,
      message_id: stored(shown)[0]?.["id"],
      status: "open",
    });
    expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
    // A retry after Undo is another message.
    await shown.user.click(screen.getByRole("button", { name: "Add reply" }));
    await waitFor(() => expect(stored(shown)).toHaveLength(2));
    expect(stored(shown)[1]?.["id"]).not.toBe(stored(shown)[0]?.["id"]);
  });

  it("that has left is said to be on its way, and stays", async () => {
    const shown = show();
    await reply(shown);
    shown.server.recall = () => ({
      status: 400,
      body: { code: "22023", hint: "left", message: "It is on its way already." },
    });
    await shown.user.click(await screen.findByRole("button", { name: /^Undo/ }));
    expect(
      await screen.findByText("Not taken back: the mail is on its way already."),
    ).toBeVisible();
    expect(await field()).toHaveValue("");
  });

  it("is taken back at the second try where the first had no answer, above what was begun since", async () => {
    const shown = show();
    await reply(shown);
    const { recall } = shown.server;
    shown.server.recall = () => new TypeError("Failed to fetch");
    await shown.user.click(await screen.findByRole("button", { name: /^Undo/ }));
    shown.server.recall = recall;
    await shown.user.click(await screen.findByRole("button", { name: "Retry" }));
    await waitFor(async () => expect((await field()).value).toMatch(WHOLE));
  });
});

describe("a reply that is not mailed", () => {
  it.each([
    [
      "to somebody without an address",
      { email: null },
      "Kept here. Dana Halden has no e-mail address.",
      /it is up to the phone/,
    ],
    [
      "to a client who asked not to be mailed",
      { mark: "client" as const },
      "Kept here only. Halden Air asked not to be mailed.",
      /Halden Air asked not to be mailed, so it is up/,
    ],
    [
      "to an address that is marked on another record",
      { mark: "address" as const },
      "Kept here only. dana@haldenair.example is not to be mailed.",
      /dana@haldenair.example is not to be mailed, so/,
    ],
  ])("%s is promised to nobody", async (_, facts, hint, became) => {
    const shown = show({ requestedAt: new Date().toISOString(), ...facts });
    expect(await screen.findByText(hint)).toBeVisible();
    await reply(shown);
    expect(stored(shown)[0]?.["body"]).toBe("We mended it.");
    expect(await screen.findByText(became)).toBeVisible();
    expect(screen.getByRole("button", { name: "Copy the text" })).toBeVisible();
  });
});
