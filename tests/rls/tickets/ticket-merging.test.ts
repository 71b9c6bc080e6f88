import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { receiveMail } from "../../../supabase/functions/_shared/inbound/receive-mail.ts";
import { sendDueMails } from "../../../supabase/functions/_shared/mail/send-due-mails.ts";
import type { Message } from "../../../supabase/functions/_shared/mail/transports/transport.ts";
import { rawMessage } from "../../fixtures/inbound-messages.ts";
import {
  arrangeRowsWithoutMails,
  callFromServer,
  testStore,
  endHolding,
  sendingBy,
} from "../mails/stored-mails.ts";
import {
  freshId,
  looseClient,
  OTHER_CLIENT,
  ROWS,
  storedRow,
  type Row,
} from "../support/crm-rows.ts";
import { openTestBackend, PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";

const KEY = "merging-test-key";
const CLIENT = "zqclient@one.example";

let backend: TestBackend;
let receive: (request: Request) => Promise<Response>;
beforeAll(async () => {
  backend = await openTestBackend();
  receive = receiveMail({
    call: await callFromServer(),
    store: await testStore(),
    own: () => ["hello@curbfront.example"],
    key: KEY,
  });
});
arrangeRowsWithoutMails();
const forgetInboundMails = () =>
  backend.sql("delete from public.inbound_mails where not is_sample");
beforeEach(forgetInboundMails);
afterAll(forgetInboundMails);

const KEPT = ROWS.ticket.real;
const as = (person: Person) => looseClient(backend, person);
const ticketOf = async (id: string): Promise<Row> =>
  (await storedRow(backend, "tickets", id)) ?? {};

async function addTicket(fields: Row = {}, word = "zqsecond"): Promise<string> {
  const id = freshId();
  const { client_id: client = ROWS.client.real, created_at: opened = "now" } = fields as Record<
    string,
    string
  >;
  await backend.sql(`insert into public.tickets (id, client_id, subject, created_at)
      values ('${id}', '${client}', '${word} subject', '${opened}');
    insert into public.ticket_messages (ticket_id, kind, author_name, body) values
      ('${id}', 'client', 'Dana', '${word} words'), ('${id}', 'note', 'A', '${word} note')`);
  return id;
}
const setStatus = (id: string, status: string) =>
  backend.sql(`update public.tickets set status = '${status}' where id = '${id}'`);

async function merge(person: Person, other: string, kept = KEPT, versions: Row = {}) {
  const [one, two] = [await ticketOf(kept), await ticketOf(other)];
  const args = { kept_id: kept, kept_version: one["version"], other_id: other };
  const otherVersion = two["version"] ?? 1;
  return as(person).rpc("merge_tickets", { ...args, other_version: otherVersion, ...versions });
}
const apart = (person: Person, other: string) =>
  as(person).rpc("undo_merge_tickets", { other_id: other });
const wordsIn = async (id: string) => {
  const { data } = await as("support").rpc("ticket_detail", { ticket_id: id });
  const { messages } = data as { messages: { body: string; from_ticket_id: string | null }[] };
  return messages.map(({ body, from_ticket_id: from }) => ({ body, from }));
};
const found = async (word: string) => {
  const { data } = await as("support").rpc("list_tickets", { filters: { search: word } });
  return (data as { rows: { id: string }[] }).rows.map(({ id }) => id);
};
const actionsOf = async (id: string, of: object = { ticket_id: id }) => {
  const { data } = await as("support").rpc("crm_history", of);
  return (data as { rows: { action: string; entity: string }[] }).rows
    .filter(({ entity }) => entity === "tickets")
    .map(({ action }) => action);
};
/** Without what every change counts, and the places of words in the search index. */
const steady = ({ version: _v, updated_at: _u, search: _s, ...rest }: Row) => rest;

describe.each(PEOPLE)("the %s", (person) => {
  it("merges tickets, and takes them apart, only with the right to", async () => {
    const other = await addTicket();
    const before = [await ticketOf(KEPT), await ticketOf(other)];
    const { error } = await merge(person, other);
    if (person !== "support" && person !== "owner") {
      expect(error?.code).toBe("42501");
      await merge("owner", other);
      expect((await apart(person, other)).error?.code).toBe("42501");
      expect(await ticketOf(other)).toMatchObject({ merged_into_id: KEPT });
      return;
    }
    expect(error).toBeNull();
    expect(await ticketOf(other)).toMatchObject({ merged_into_id: KEPT });
    expect((await apart(person, other)).error).toBeNull();
    const after = [await ticketOf(KEPT), await ticketOf(other)];
    expect(after.map(steady)).toEqual(before.map(steady));
  });
});

describe("a merged ticket", () => {
  it("has its messages and notes in the other one, and gets them back", async () => {
    const other = await addTicket();
    const [theirs, own] = [await wordsIn(other), await wordsIn(KEPT)];
    expect((await merge("support", other)).error).toBeNull();
    expect(await wordsIn(other)).toEqual([]);
    expect(await wordsIn(KEPT)).toEqual([
      ...own,
      ...theirs.map((message) => ({ ...message, from: other })),
    ]);
    // By the words of the merged one, the other is found.
    expect(await found("zqsecond words")).toEqual([KEPT]);
    const { data } = await as("support").rpc("ticket_detail", { ticket_id: other });
    expect(data).toMatchObject({ merged_into: { id: KEPT }, messages: [] });
    await as("support").rpc("add_ticket_message", {
      id: freshId(),
      ticket_id: KEPT,
      kind: "note",
      body: "Written since.",
    });
    expect((await apart("support", other)).error).toBeNull();
    expect(await wordsIn(other)).toEqual(theirs);
    expect(await wordsIn(KEPT)).toEqual([...own, { body: "Written since.", from: null }]);
    expect(await found("zqsecond words")).toEqual([other]);
  });

  it("is in the history of both, once in the client's", async () => {
    const other = await addTicket();
    await merge("support", other);
    expect(await actionsOf(KEPT)).toContain("merged");
    expect(await actionsOf(KEPT)).not.toContain("merged-into");
    expect(await actionsOf(other)).toEqual(["merged-into", "created"]);
    await apart("support", other);
    expect((await actionsOf(KEPT)).slice(0, 2)).toEqual(["merge-undone", "merged"]);
    expect((await actionsOf(other)).slice(0, 2)).toEqual(["came-apart", "merged-into"]);
    const all = await actionsOf(KEPT, { client_id: ROWS.client.real });
    expect(all.slice(0, 2)).toEqual(["merge-undone", "merged"]);
    expect(all).not.toContain("archived");
  });

  it("takes no message and no bringing back by hand", async () => {
    const other = await addTicket();
    await merge("support", other);
    const message = { id: freshId(), ticket_id: other, kind: "reply", body: "Too late." };
    const late = await as("support").rpc("add_ticket_message", message);
    expect(late.error?.hint).toBe("merged");
    const { version } = await ticketOf(other);
    const back = await as("support")
      .from("tickets")
      .update({ archived_at: null, version })
      .eq("id", other);
    expect(back.error?.hint).toBe("merged");
  });

  it("may itself have been merged into, and both come apart in any order", async () => {
    const [middle, last] = [await addTicket({}, "zqmiddle"), await addTicket({}, "zqlast")];
    const before = await Promise.all([KEPT, middle, last].map(wordsIn));
    for (const order of [
      [last, middle],
      [middle, last],
    ]) {
      await merge("support", last, middle);
      await merge("support", middle);
      expect(await wordsIn(KEPT)).toHaveLength(before.flat().length);
      const { data } = await as("support").rpc("ticket_detail", { ticket_id: last });
      expect(data).toMatchObject({ merged_into: { id: KEPT } });
      for (const id of order) expect((await apart("support", id)).error).toBeNull();
      expect(await Promise.all([KEPT, middle, last].map(wordsIn))).toEqual(before);
    }
  });
});

describe("the clock of the ticket that is kept", () => {
  const OLDER = "2026-11-02T15:00:00Z";

  it("runs as long as the longest wait, and as before when they are apart", async () => {
    const other = await addTicket({ created_at: OLDER });
    const [before, theirs] = [await ticketOf(KEPT), await ticketOf(other)];
    await merge("support", other);
    expect(await ticketOf(KEPT)).toMatchObject({
      created_at: before["created_at"],
      due_at: theirs["due_at"],
      warn_at: theirs["warn_at"],
    });
    const third = await addTicket();
    await merge("support", third);
    expect((await ticketOf(KEPT))["due_at"]).toBe(theirs["due_at"]);
    await apart("support", other);
    expect((await ticketOf(KEPT))["due_at"]).toBe(before["due_at"]);
  });

  it("is left alone by a resolved ticket", async () => {
    const other = await addTicket({ created_at: OLDER });
    await setStatus(other, "resolved");
    const before = await ticketOf(KEPT);
    await merge("support", other);
    expect(steady(await ticketOf(KEPT))).toEqual(steady(before));
  });

  it.each([
    ["waiting", "in-progress"],
    ["resolved", "open"],
  ])("goes on when it was %s and the other one was not, and stands again", async (was, now) => {
    const other = await addTicket();
    await setStatus(KEPT, was);
    const before = await ticketOf(KEPT);
    await merge("support", other);
    expect(await ticketOf(KEPT)).toMatchObject({ status: now, clock_stopped_at: null });
    await apart("support", other);
    expect(steady(await ticketOf(KEPT))).toEqual(steady(before));
  });

  it("keeps a status that somebody set since", async () => {
    const other = await addTicket();
    await setStatus(KEPT, "waiting");
    await merge("support", other);
    await setStatus(KEPT, "resolved");
    await apart("support", other);
    expect(await ticketOf(KEPT)).toMatchObject({ status: "resolved" });
  });
});

describe("mail of a merged ticket", () => {
  async function sendAll(): Promise<Message[]> {
    await endHolding();
    const sent: Message[] = [];
    const transport = {
      send: async (mail: Message) => void sent.push(mail),
      close: () => undefined,
    };
    while ((await sendDueMails(await sendingBy(transport))) > 0);
    return sent;
  }
  const reply = (ticket: string) =>
    as("support").rpc("add_ticket_message", {
      id: freshId(),
      ticket_id: ticket,
      kind: "reply",
      body: "It is mended.",
    });
  async function answer(to: string, subject: string) {
    const response = await receive(
      new Request("http://embedded.invalid/functions/v1/inbound-mail", {
        method: "POST",
        headers: { "X-Inbound-Mail-Key": KEY },
        body: rawMessage({ From: CLIENT, To: to, Subject: subject }, "zqanswer of the client"),
      }),
    );
    return ((await response.json()) as { outcome: string }).outcome;
  }

  it("comes to the other one by its address and its number, and our next mail goes on with it", async () => {
    const other = await addTicket();
    await reply(other);
    const [mail] = await sendAll();
    await merge("support", other);
    expect(await answer(mail?.replyTo ?? "", "Re: whatever")).toBe("added");
    const { number } = await ticketOf(other);
    expect(await answer("hello@curbfront.example", `Re: it (#${String(number)})`)).toBe("added");
    const added = (await wordsIn(KEPT)).filter(({ body }) => body.startsWith("zqanswer"));
    expect(added).toHaveLength(2);
    await reply(KEPT);
    const [next] = await sendAll();
    expect(next?.references).toContain(mail?.messageId);
    expect(next?.text).toContain("It is mended.");

    // Later messages stay.
    await apart("support", other);
    expect((await wordsIn(other)).map(({ body }) => body)).not.toContain(added[0]?.body);
  });
});

describe("a merge is refused", () => {
  it("of tickets that changed meanwhile", async () => {
    const other = await addTicket();
    for (const versions of [{ kept_version: 77 }, { other_version: 77 }]) {
      expect((await merge("support", other, KEPT, versions)).error?.hint).toBe("conflict");
    }
  });

  it("with itself, another client's, an archived one and one that does not exist", async () => {
    expect((await merge("support", KEPT)).error?.hint).toBe("invalid");
    const foreign = await addTicket({ client_id: OTHER_CLIENT });
    expect((await merge("support", foreign)).error?.hint).toBe("invalid");
    const archived = await addTicket();
    await backend.sql(`update public.tickets set archived_at = now() where id = '${archived}'`);
    expect((await merge("support", archived)).error?.hint).toBe("archived");
    expect((await merge("support", freshId())).error?.hint).toBe("missing");
  });

  it("and answered the same when it is sent repeatedly", async () => {
    const other = await addTicket();
    const { version } = await ticketOf(other);
    const twice = [1, 2].map(() => merge("support", other, KEPT, { other_version: version }));
    for (const { error } of await Promise.all(twice)) expect(error).toBeNull();
    expect((await actionsOf(KEPT)).filter((action) => action === "merged")).toHaveLength(1);
    expect((await apart("support", other)).error).toBeNull();
    expect((await apart("support", other)).error).toBeNull();
  });
});
