import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  HOSTILE_MESSAGES,
  MACHINE_MESSAGES,
  PEOPLES_MARKS,
  rawMessage,
} from "../../fixtures/inbound-messages.ts";
import { receiveMail } from "../../../supabase/functions/_shared/inbound/receive-mail.ts";
import { sendDueMails } from "../../../supabase/functions/_shared/mail/send-due-mails.ts";
import type { Message } from "../../../supabase/functions/_shared/mail/transports/transport.ts";
import { contact, submit } from "../leads/lead-forms.ts";
import { freshId, looseClient, ROWS } from "../support/crm-rows.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";
import { partOf } from "../../test-size.ts";
import {
  arrangeRowsWithoutMails,
  callFromServer,
  testStore,
  endHolding,
  sendingBy,
  storedMails,
} from "./stored-mails.ts";

const KEY = "inbound-test-key";
const CLIENT = "zqclient@one.example";

let backend: TestBackend;
let receive: (request: Request) => Promise<Response>;
beforeAll(async () => {
  backend = await openTestBackend();
  const call = await callFromServer();
  receive = receiveMail({
    call,
    store: await testStore(),
    own: () => ["hello@curbfront.example"],
    key: KEY,
  });
});
arrangeRowsWithoutMails();
const forgetInboundMails = () =>
  backend.sql("delete from public.inbound_mails where not is_sample");
beforeEach(forgetInboundMails);
afterEach(() => vi.restoreAllMocks());
afterAll(forgetInboundMails);

const hand = (body: BodyInit, headers: Record<string, string> = {}) =>
  receive(
    new Request("http://embedded.invalid/functions/v1/inbound-mail", {
      method: "POST",
      headers: { "X-Inbound-Mail-Key": KEY, ...headers },
      body,
    }),
  );
const outcomeOf = async (body: BodyInit) => {
  const answer = await hand(body);
  const result = (await answer.json()) as { outcome?: string };
  return result.outcome ?? answer.status;
};

async function sendAll(): Promise<Message[]> {
  const sent: Message[] = [];
  const sending = await sendingBy({
    send: (mail) => Promise.resolve(void sent.push(mail)),
    close: () => undefined,
  });
  await endHolding();
  while ((await sendDueMails(sending)) > 0);
  return sent;
}

const writeReply = (body = "I mended it.") =>
  looseClient(backend, "support")
    .rpc("add_ticket_message", {
      id: freshId(),
      ticket_id: ROWS.ticket.real,
      kind: "reply",
      body,
    })
    .throwOnError();

async function replied(): Promise<Message> {
  await writeReply();
  const [mail] = await sendAll();
  if (mail === undefined) throw new Error("no mail");
  return mail;
}

const messages = () =>
  backend.sql<{ kind: string; author_name: string; body: string }>(
    `select kind, author_name, body from public.ticket_messages
     where ticket_id = '${ROWS.ticket.real}' and kind = 'client' order by created_at`,
  );
const stored = () =>
  backend.sql<{ kind: string; state: string; reason: string | null; ticket_id: string | null }>(
    `select kind, private.inbound_state(kind, added_at, archived_at) as state, reason, ticket_id
     from public.inbound_mails
     where not is_sample order by created_at`,
  );
const ticketIs = async () => {
  const [ticket] = await backend.sql<{
    status: string;
    requester_id: string | null;
    number: string;
  }>(`select status, requester_id, number from public.tickets where id = '${ROWS.ticket.real}'`);
  return ticket;
};
const setTicket = (set: string) =>
  backend.sql(`update public.tickets set ${set} where id = '${ROWS.ticket.real}'`);

describe("our mail", () => {
  it("is answered at an address that nobody can guess, the same for one ticket and person", async () => {
    const one = await replied();
    const two = await replied();
    expect(one.replyTo).toMatch(/^hello\+[0-9a-f]{32}@curbfront\.example$/);
    expect(two.replyTo).toBe(one.replyTo);
    await submit(contact);
    const others = await sendAll();
    const toVisitor = others.find(({ to }) => to.address === contact["email"]);
    expect(toVisitor?.replyTo).toMatch(/^hello\+[0-9a-f]{32}@/);
    expect(toVisitor?.replyTo).not.toBe(one.replyTo);
    for (const mail of others.filter((each) => each !== toVisitor)) {
      expect(mail.replyTo).toBe("hello@curbfront.example");
    }
  });

  it("tells nobody its token who may read it", async () => {
    const { replyTo } = await replied();
    const token = /\+([0-9a-f]{32})@/.exec(replyTo)?.[1] ?? "none";
    for (const name of ["list_mails", "list_inbound_mails"]) {
      const { data } = await looseClient(backend, "owner").rpc(name, { page_size: 1000 });
      expect(JSON.stringify(data)).not.toContain(token);
    }
  });

  it("goes to the requester, whoever wrote last", async () => {
    await backend.sql(`insert into public.client_contacts (id, client_id, name, email)
      values ('${freshId()}', '${ROWS.client.real}', 'Second person', 'second@one.example')`);
    await replied();
    const number = (await ticketIs())?.number;
    const second = rawMessage({ From: "second@one.example", Subject: `Also (#${number})` });
    expect(await outcomeOf(second)).toBe("added");
    expect((await replied()).to.address).toBe(CLIENT);
    await setTicket("requester_id = null");
    await outcomeOf(rawMessage({ From: "second@one.example", Subject: `Again (#${number})` }));
    expect((await replied()).to.address).toBe("second@one.example");
  });
});

describe("an answer to a ticket", () => {
  const answer = (mail: Message, fields: Record<string, string> = {}, body?: string) =>
    rawMessage(
      { From: `Elaine <${CLIENT}>`, To: mail.replyTo, Subject: `Re: ${mail.subject}`, ...fields },
      body,
    );

  it("is added as the client's words, without what it quotes, and wakes the ticket", async () => {
    const mail = await replied();
    for (const [before, after] of [
      ["waiting", "in-progress"],
      ["resolved", "open"],
      ["open", "open"],
    ]) {
      await setTicket(`status = '${before}'`);
      const text = `It works, ${before}.\r\n\r\nOn Monday, Nov 30, Curbfront <hello@curbfront.example> wrote:\r\n> I mended it.\r\n`;
      expect(await outcomeOf(answer(mail, {}, text))).toBe("added");
      expect((await ticketIs())?.status).toBe(after);
      expect((await messages()).at(-1)).toEqual({
        kind: "client",
        author_name: "zqclient contact",
        body: `It works, ${before}.`,
      });
    }
  });

  it("is referenced by our next reply, so that mail programs show one conversation", async () => {
    const first = await replied();
    const theirs = "<reply-1@one.example>";
    expect(await outcomeOf(answer(first, { "Message-ID": theirs }))).toBe("added");
    const second = await replied();
    expect(second.inReplyTo).toBe(theirs);
    expect(second.references.slice(-2)).toEqual([first.messageId, theirs]);
    const forged = "<two words@one.example>";
    expect(await outcomeOf(answer(second, { "Message-ID": forged }))).toBe("added");
    expect((await replied()).inReplyTo).toBe(second.messageId);
  });

  it("is stored once, even when it arrives repeatedly and concurrently", async () => {
    const raw = answer(await replied());
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(raw)));
    expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "repeated")).toHaveLength(4);
    expect(await outcomeOf(raw)).toBe("repeated");
    expect(await messages()).toHaveLength(1);
  });

  const withFile = (mail: Message, text: string) =>
    answer(
      mail,
      { "Content-Type": "multipart/mixed; boundary=p" },
      `--p\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--p\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename="a.png"\r\n\r\nx\r\n--p--\r\n`,
    );

  it("is quoted to the client without staff's notes", async () => {
    const mail = await replied();
    await outcomeOf(withFile(mail, "See."));
    await outcomeOf(withFile(mail, ""));
    await outcomeOf(answer(mail, {}, ""));
    // Endless lines are truncated; the original is complete.
    await outcomeOf(withFile(mail, `Long.\r\n${"\r\n".repeat(710_000)}`));
    expect((await messages()).map(({ body }) => body.slice(0, 7))).toEqual([
      "See.",
      "[No tex",
      "[No tex",
      "Long.\n\n",
    ]);
    const { text } = await replied();
    expect(text).toMatch(/> See\.\n>\s*\n> \[Attached: a\.png\]/);
    expect(text).toMatch(/wrote on [^\n]*:\n+> \[Attached: a\.png\]/);
    expect(text).toMatch(/> Long\.\n/);
    expect(text).not.toMatch(/No text|original/);
    expect(text.match(/wrote on/g)).toHaveLength(4);
  });

  it("is matched by our Message-ID or the ticket's number, but only from the client", async () => {
    const mail = await replied();
    const number = (await ticketIs())?.number;
    const ways: Record<string, string>[] = [
      { To: "hello@curbfront.example", "In-Reply-To": mail.messageId, Subject: "x" },
      { To: "hello@curbfront.example", References: mail.messageId, Subject: "x" },
      { To: "hello@curbfront.example", Subject: `Re: something (#${number})` },
    ];
    for (const way of ways) {
      expect(await outcomeOf(answer(mail, way))).toBe("added");
      expect(await outcomeOf(answer(mail, { ...way, From: "stranger@x.example" }))).toBe("waiting");
    }
    expect(await messages()).toHaveLength(3);
  });

  it("with the token waits for a person where somebody else sent it, or as somebody else", async () => {
    const mail = await replied();
    await outcomeOf(answer(mail, { From: "stranger@x.example" }));
    await outcomeOf(answer(mail, { From: `${CLIENT}, stranger@x.example` }));
    await outcomeOf(answer(mail, { "Authentication-Results": "mx.x.example; dmarc=fail" }));
    expect(await stored()).toMatchObject([
      { state: "waiting", reason: "other-sender", ticket_id: ROWS.ticket.real },
      { state: "waiting", reason: "other-sender" },
      { state: "waiting", reason: "unproven" },
    ]);
    expect(await messages()).toEqual([]);
  });

  it("with a token that was never given, or of somebody else's ticket, reaches none", async () => {
    const mail = await replied();
    const wrong = mail.replyTo.replace(/\+[0-9a-f]{32}/, `+${"0".repeat(32)}`);
    const from = { From: "other@x.example", To: wrong, Subject: "x" };
    expect(await outcomeOf(answer(mail, from))).toBe("waiting");
    expect(await stored()).toMatchObject([{ reason: "unknown", ticket_id: null }]);
    expect(await messages()).toEqual([]);
  });

  it("to a ticket that was archived waits for a person", async () => {
    const mail = await replied();
    await setTicket("archived_at = now()");
    expect(await outcomeOf(answer(mail))).toBe("waiting");
    expect(await stored()).toMatchObject([{ reason: "archived" }]);
  });
});

it("an answer to a request's confirmation is read with the lead, which says that they wrote again", async () => {
  const { body } = await submit(contact);
  const lead = `(select lead_id from public.lead_submissions where reference = '${body.reference}')`;
  await backend.sql(`update public.leads set stage = 'contacted' where id = ${lead}`);
  const mail = (await sendAll()).find(({ to }) => to.address === contact["email"]);
  const raw = rawMessage(
    { From: String(contact["email"]), To: mail?.replyTo ?? "" },
    "One more thing.\r\n",
  );
  expect(await outcomeOf(raw)).toBe("added");
  const submissions = await backend.sql<{ payload: Record<string, string>; again: string | null }>(
    `select s.payload, l.wrote_again_at as again from public.lead_submissions as s
     join public.leads as l on l.id = s.lead_id where l.id = ${lead} order by s.id desc`,
  );
  expect(submissions).toHaveLength(2);
  expect(submissions[0]?.payload).toMatchObject({ form: "email", message: "One more thing." });
  expect(submissions[0]?.again).not.toBeNull();
  expect(await sendAll()).toEqual([]);
});

describe("a machine's answer", () => {
  it.each(Object.entries(MACHINE_MESSAGES))(
    "of %s is kept, nobody's words, and no sign that ours came back",
    async (_, fields) => {
      const mail = await replied();
      const itsMail = { "In-Reply-To": mail.messageId, "Return-Path": "<>" };
      const raw = rawMessage({ From: CLIENT, To: mail.replyTo, ...fields, ...itsMail });
      expect(await outcomeOf(raw)).toBe("automatic");
      expect(await messages()).toEqual([]);
      expect(await storedMails("ticket-reply")).toMatchObject([{ state: "sent" }]);
      expect(await sendAll()).toEqual([]);
    },
  );

  it.each(Object.entries(PEOPLES_MARKS))(
    "is not seen in one with %s, which is added",
    async (_, fields) => {
      const { replyTo } = await replied();
      const raw = rawMessage({ From: CLIENT, To: replyTo, ...fields });
      expect(await outcomeOf(raw)).toBe("added");
      expect(await outcomeOf(rawMessage({ From: "other@x.example", ...fields }))).toBe("waiting");
      expect(await messages()).toHaveLength(1);
    },
  );

  it("that says a mail came back marks it as failed, with the reason, once it was sent", async () => {
    const { messageId } = await replied();
    const report = `--p\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 No such mailbox\r\n\r\n--p\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${messageId}\r\n\r\n--p--\r\n`;
    const bounce = rawMessage(
      {
        From: "MAILER-DAEMON@one.example",
        "Content-Type": "multipart/report; report-type=delivery-status; boundary=p",
      },
      report,
    );
    expect(await outcomeOf(bounce)).toBe("automatic");
    expect(await storedMails("ticket-reply")).toMatchObject([
      { state: "failed", last_error: "It came back: 550 No such mailbox" },
    ]);
    expect(await sendAll()).toEqual([]);
  });

  it("two of which answer everything, ends with what people wrote", async () => {
    const { replyTo, messageId } = await replied();
    let inbox = [{ replyTo, messageId }];
    let rounds = 0;
    while (inbox.length > 0 && rounds < 20) {
      rounds += 1;
      for (const mail of inbox) {
        // With and without a report.
        await hand(
          rawMessage({ From: CLIENT, To: mail.replyTo, "Auto-Submitted": "auto-replied" }),
        );
        await hand(rawMessage({ From: CLIENT, To: mail.replyTo, "In-Reply-To": mail.messageId }));
      }
      inbox = await sendAll();
    }
    expect(rounds).toBe(1);
  });

  it("of our own address is never a sender", async () => {
    const { replyTo } = await replied();
    for (const from of ["hello@curbfront.example", "HELLO+x@curbfront.example"]) {
      expect(await outcomeOf(rawMessage({ From: from, To: replyTo }))).toBe("automatic");
    }
    expect(await messages()).toEqual([]);
  });
});

it("hostile messages are read, add nothing to any record, and cause no mail", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { replyTo } = await replied();
  const before = await backend.sql(`select count(*) from public.lead_submissions`);
  const outcomes: Record<string, unknown> = {};
  for (const [name, raw] of partOf(Object.entries(HOSTILE_MESSAGES))) {
    outcomes[name] = await outcomeOf(raw as BodyInit);
  }
  for (const [name, outcome] of Object.entries(outcomes)) {
    expect(["waiting", "automatic", 400], name).toContain(outcome);
  }
  expect(replyTo).toContain("+");
  expect(await messages()).toEqual([]);
  expect(await backend.sql(`select count(*) from public.lead_submissions`)).toEqual(before);
  expect(await sendAll()).toEqual([]);
});

describe("the endpoint", () => {
  it("wants its key, a POST and a message that is not too large", async () => {
    const request = (init: RequestInit) =>
      receive(new Request("http://embedded.invalid/functions/v1/inbound-mail", init));
    const withKey = { "X-Inbound-Mail-Key": KEY };
    expect((await request({ method: "POST", body: "x" })).status).toBe(401);
    const wrong = { "X-Inbound-Mail-Key": `${KEY}x` };
    expect((await request({ method: "POST", body: "x", headers: wrong })).status).toBe(401);
    expect((await request({ headers: withKey })).status).toBe(405);
    expect((await request({ method: "POST", headers: withKey })).status).toBe(400);
    const form = { ...withKey, "Content-Type": "application/x-www-form-urlencoded" };
    const large = new Uint8Array(64 * 1024 * 1024 + 1);
    expect((await request({ method: "POST", headers: form, body: large })).status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  it("takes its key as the password of an address too", async () => {
    const statusFor = async (login: string) => {
      const headers = { Authorization: `Basic ${btoa(login)}` };
      const init = { method: "POST", headers, body: rawMessage({}) };
      return (await receive(new Request("http://embedded.invalid/", init))).status;
    };
    for (const wrong of ["mail:guess", `${KEY}:`, KEY]) expect(await statusFor(wrong)).toBe(401);
    expect(await statusFor(`mail:${KEY}`)).toBe(200);
  });

  it.each(["text/html", "multipart/mixed; boundary=x", "application/jsonp"])(
    "stores nothing of %s, which is no message",
    async (type) => {
      expect((await hand(rawMessage({}), { "Content-Type": type })).status).toBe(415);
      expect(await stored()).toEqual([]);
    },
  );

  it("is not there where no key is set", async () => {
    const closed = receiveMail({
      call: await callFromServer(),
      store: await testStore(),
      own: () => [],
      key: "",
    });
    const headers = { "X-Inbound-Mail-Key": "" };
    const request = new Request("http://embedded.invalid/", { method: "POST", headers, body: "x" });
    expect((await closed(request)).status).toBe(404);
  });

  it("takes JSON with the message in it", async () => {
    const json = { "Content-Type": "application/json" };
    for (const field of ["raw", "RawEmail"]) {
      const answer = await hand(JSON.stringify({ [field]: rawMessage({ Subject: field }) }), json);
      expect(await answer.json()).toMatchObject({ outcome: "waiting" });
    }
    for (const bad of ["{", "[]", "null", '{"raw": 1}']) {
      expect((await hand(bad, json)).status).toBe(400);
    }
  });

  it("takes a form with the message in it, as a text or as a file", async () => {
    const fields = {
      "body-mime": "of Mailgun",
      email: new Blob([rawMessage({ Subject: "of SendGrid" })]),
    };
    for (const [name, value] of Object.entries(fields)) {
      const form = new FormData();
      form.set("subject", "of the form");
      form.set(name, typeof value === "string" ? rawMessage({ Subject: value }) : value);
      expect(await (await hand(form)).json()).toMatchObject({ outcome: "waiting" });
    }
    const plain = new URLSearchParams({ "body-mime": rawMessage({ Subject: "of few words" }) });
    expect(await (await hand(plain)).json()).toMatchObject({ outcome: "waiting" });
    const subjects = `select subject from public.inbound_mails where not is_sample order by created_at`;
    expect(await backend.sql(subjects)).toEqual([
      { subject: "of Mailgun" },
      { subject: "of SendGrid" },
      { subject: "of few words" },
    ]);
  });

  it.each([
    ["multipart/form-data", rawMessage({})],
    ["multipart/form-data; boundary=x", rawMessage({})],
    ["multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="email"\r\n'],
    ["multipart/form-data; boundary=x", `--x\r\n\r\n${"--x\r\n".repeat(1_000_000)}`],
    ["application/x-www-form-urlencoded", "subject=Hello&email="],
    ["application/x-www-form-urlencoded", "&".repeat(5_000_000)],
  ])("says that there is no message in a form of %s", async (type, body) => {
    expect((await hand(body, { "Content-Type": type })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it("has what could not be stored sent again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const failing = receiveMail({
      call: () => Promise.reject(new Error("away")),
      store: await testStore(),
      own: () => [],
      key: KEY,
    });
    const headers = { "X-Inbound-Mail-Key": KEY };
    const answer = await failing(
      new Request("http://embedded.invalid/", { method: "POST", headers, body: rawMessage({}) }),
    );
    expect(answer.status).toBe(503);
  });
});
