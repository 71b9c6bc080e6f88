import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { TicketDetail, TicketMessage } from "@/data/tickets/schema";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { Toaster } from "@/components/ui/toaster";
import { stubNetwork, type SentRequest } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { ticketDetailOf } from "@tests/fixtures/tickets";
import { Conversation } from "./conversation";

const ID = "6a0c1f5e-2b34-4c5d-8e9f-0a1b2c3d4e5f";
const ME = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10";
const NOW = new Date("2026-11-20T15:00:00Z");

const ticket: TicketDetail = {
  ...ticketDetailOf({ id: ID, number: 1003, version: 4 }),
  messages: [
    {
      id: "11111111-2b34-4c5d-8e9f-0a1b2c3d4e5f",
      ticket_id: ID,
      from_ticket_id: null,
      kind: "client",
      author_id: null,
      author_name: "Dana Halden",
      body: "It rings at the old shop.",
      is_sample: false,
      created_at: "2026-11-20T14:00:00Z",
    },
  ],
};

type Answer = { status?: number; body?: unknown } | Error;
type Handlers = Partial<Record<"detail" | "message" | "change", (request: SentRequest) => Answer>>;

function show(handlers: Handlers = {}, role: "support" | "sales" | null = "support") {
  const sent = stubNetwork((request) => {
    const { path, method } = request;
    if (path.endsWith("/ticket_detail")) return handlers.detail?.(request) ?? { body: ticket };
    if (path.endsWith("/add_ticket_message")) {
      return handlers.message?.(request) ?? { body: ticket };
    }
    if (path.endsWith("/tickets") && method === "PATCH") {
      return handlers.change?.(request) ?? { body: [{ version: 5 }] };
    }
    if (/\/(staff|reply_templates|mails|files)$/.test(path)) return { body: [] };
    if (path.endsWith("/crm_history")) return { body: { rows: [], next: null, names: {} } };
    return { body: null };
  });
  const member = role === null ? null : { id: ME, name: "Jo Marsh", role };
  renderPage(
    <StaffMemberContext value={member}>
      <Conversation id={ID} now={NOW} known={undefined} onClose={() => undefined} />
      <Toaster />
    </StaffMemberContext>,
  );
  const messages = () => sent.filter(({ path }) => path.endsWith("/add_ticket_message"));
  return { user: userEvent.setup(), messages, sent };
}

const bodyOf = (request: SentRequest | undefined) => request?.body as Record<string, unknown>;

describe("writing into a ticket", () => {
  it("sends a reply and the status it sets as one", async () => {
    const { user, messages } = show();
    await user.type(await screen.findByLabelText("Your reply"), "Which number is right?");
    await user.click(screen.getByRole("button", { name: "…and wait for the client" }));
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(bodyOf(messages()[0])).toMatchObject({
      kind: "reply",
      body: "Which number is right?",
      status: "waiting",
      version: 4,
    });
    await waitFor(() => expect(screen.getByLabelText("Your reply")).toHaveValue(""));
    expect(localStorage.getItem(`curbfront.ticketDraft.${ME}.${ID}`)).toBeNull();
  });

  it("keeps every word of a failed reply and sends it again under the same id", async () => {
    let isDown = true;
    const { user, messages } = show({
      message: () => (isDown ? new TypeError("Failed to fetch") : { body: ticket }),
    });
    const field = await screen.findByLabelText("Your reply");
    await user.type(field, "We will look today.");
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByRole("alert")).toHaveTextContent("could not be reached");
    expect(field).toHaveValue("We will look today.");
    expect(localStorage.getItem(`curbfront.ticketDraft.${ME}.${ID}`)).toContain(
      "We will look today.",
    );
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(field).toHaveValue(""));
    const ids = messages().map((request) => bodyOf(request).id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it("takes a message whose answer got lost as stored", async () => {
    let stored: TicketDetail = ticket;
    const { user, messages } = show({
      detail: () => ({ body: stored }),
      message: (request) => {
        const { id, body } = bodyOf(request) as { id: string; body: string };
        stored = {
          ...ticket,
          messages: [
            ...ticket.messages,
            {
              id,
              ticket_id: ID,
              from_ticket_id: null,
              kind: "reply",
              author_id: ME,
              author_name: "Jo Marsh",
              body,
              is_sample: false,
              created_at: "2026-11-20T15:00:00Z",
            },
          ],
        };
        return { status: 409, body: { code: "23505", message: "duplicate key value" } };
      },
    });
    await user.type(await screen.findByLabelText("Your reply"), "Done.");
    await user.click(screen.getByRole("button", { name: "Add reply" }));
    await waitFor(() => expect(screen.getByLabelText("Your reply")).toHaveValue(""));
    expect(messages()).toHaveLength(1);
    expect(await screen.findByText("Done.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  });

  it("shows what the ticket became when somebody else was faster", async () => {
    let stored: TicketDetail = ticket;
    const { user } = show({
      detail: () => ({ body: stored }),
      message: () => {
        stored = { ...ticket, status: "in-progress", version: 5 };
        return {
          status: 409,
          body: { code: "PT409", hint: "conflict", message: "Somebody else changed this." },
        };
      },
    });
    await user.type(await screen.findByLabelText("Your reply"), "On it.");
    await user.click(screen.getByRole("button", { name: "…and resolve" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "somebody else changed this ticket first. It is in progress now",
    );
    expect(screen.getByLabelText("Your reply")).toHaveValue("On it.");
    expect(screen.getByRole("button", { name: "Status: In progress" })).toBeVisible();
  });

  it("brings back what was typed before", async () => {
    const first = show();
    await first.user.type(await screen.findByLabelText("Your reply"), "Half a sent");
    expect(localStorage.getItem(`curbfront.ticketDraft.${ME}.${ID}`)).toContain("Half a sent");
    document.body.replaceChildren();
    show();
    expect(await screen.findByLabelText("Your reply")).toHaveValue("Half a sent");
  });
});

describe("a reply that somebody else was faster with", () => {
  const theirs: TicketMessage = {
    id: "22222222-2b34-4c5d-8e9f-0a1b2c3d4e5f",
    ticket_id: ID,
    from_ticket_id: null,
    kind: "reply",
    author_id: "sam",
    author_name: "Sam Lee",
    body: "It is mended already.",
    is_sample: false,
    created_at: "2026-11-20T14:30:00Z",
  };
  const refusal = {
    status: 409,
    body: { code: "PT409", hint: "answered", message: "Somebody has written." },
  };

  async function writeToo(button: string) {
    let stored: TicketDetail = ticket;
    const shown = show({
      detail: () => ({ body: stored }),
      message: (request) => {
        if (bodyOf(request).seen_until !== ticket.messages[0]?.created_at) return { body: stored };
        stored = { ...ticket, version: 5, messages: [...ticket.messages, theirs] };
        return refusal;
      },
    });
    await shown.user.type(await screen.findByLabelText("Your reply"), "On it.");
    await shown.user.click(screen.getByRole("button", { name: button }));
    const dialog = await screen.findByRole("alertdialog", {
      name: "Sam Lee wrote while you were writing",
    });
    return { ...shown, dialog };
  }

  it("is not sent before the writer has read what came, and goes on in the box", async () => {
    const { user, messages, dialog } = await writeToo("Add reply");
    expect(within(dialog).getByText("It is mended already.")).toBeVisible();
    expect(within(dialog).getByRole("button", { name: "Keep writing" })).toHaveFocus();
    await user.keyboard("{Enter}");
    const field = screen.getByLabelText("Your reply");
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue("On it.");
    await user.keyboard(" After all.");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(field).toHaveValue(""));
    expect(bodyOf(messages()[1])).toMatchObject({
      body: "On it. After all.",
      seen_until: theirs.created_at,
    });
  });

  it("is sent all the same when its writer insists, with the status that was to go with it", async () => {
    const { user, messages, dialog } = await writeToo("…and resolve");
    await user.click(within(dialog).getByRole("button", { name: "Send anyway" }));
    await waitFor(() => expect(screen.getByLabelText("Your reply")).toHaveValue(""));
    expect(messages().map((request) => bodyOf(request))).toMatchObject([
      { status: "resolved", version: 4 },
      { status: "resolved", version: 5, seen_until: theirs.created_at, body: "On it." },
    ]);
  });
});

it("shows where the messages of a merged ticket are, and takes what was typed along", async () => {
  const target = { id: "7b0c1f5e-2b34-4c5d-8e9f-0a1b2c3d4e5f", number: 1009, subject: "Phone" };
  const merged: TicketDetail = {
    ...ticket,
    messages: [],
    archived_at: "2026-11-20T14:30:00Z",
    merged_into_id: target.id,
    merged_into: target,
  };
  let stored: TicketDetail = ticket;
  const { user } = show({
    detail: () => ({ body: stored }),
    message: () => {
      stored = merged;
      return { status: 400, body: { code: "22023", hint: "merged", message: "It was merged." } };
    },
  });
  await user.type(await screen.findByLabelText("Your reply"), "On it.");
  await user.click(screen.getByRole("button", { name: "Add reply" }));
  expect(await screen.findByText(/^Part of #1009, Phone, since/)).toBeVisible();
  expect(screen.queryByLabelText("Your reply")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Go to #1009" }));
  expect(localStorage.getItem(`curbfront.ticketDraft.${ME}.${target.id}`)).toContain("On it.");
  expect(localStorage.getItem(`curbfront.ticketDraft.${ME}.${ID}`)).toBeNull();
});

describe("a ticket's status", () => {
  it("offers the legal changes only", async () => {
    const { user } = show({ detail: () => ({ body: { ...ticket, status: "waiting" } }) });
    await user.click(await screen.findByRole("button", { name: "Status: Waiting" }));
    const menu = await screen.findByRole("menu");
    expect(
      within(menu)
        .getAllByRole("menuitemradio")
        .map((item) => item.textContent),
    ).toEqual(["Go on with the workIn progress", "ResolveResolved"]);
  });

  it("says why one was refused and shows the status as it is", async () => {
    const refusal = "A ticket cannot go from waiting to open.";
    const { user } = show({
      change: () => ({
        status: 400,
        body: { code: "22023", hint: "illegal-transition", message: refusal },
      }),
    });
    await user.click(await screen.findByRole("button", { name: "Status: Open" }));
    await user.click(await screen.findByRole("menuitemradio", { name: /Resolve/ }));
    expect(await screen.findByText(/A ticket cannot go from waiting to open\./)).toBeVisible();
    expect(await screen.findByRole("button", { name: "Status: Open" })).toBeVisible();
  });
});

it("offers no controls to those who only read", async () => {
  show({}, "sales");
  expect(await screen.findByText(/Your role reads tickets/)).toBeVisible();
  expect(screen.queryByLabelText("Your reply")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Status/ })).not.toBeInTheDocument();
});

it("tells of an address that leads to no ticket", async () => {
  show({ detail: () => ({ body: null }) });
  expect(await screen.findByRole("heading", { name: "No such ticket" })).toBeVisible();
});
