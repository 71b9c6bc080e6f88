import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { renderStoredMail } from "@/lib/mail/render-mail";
import { rawMessage } from "../../fixtures/inbound-messages.ts";
import { receiveMail } from "../../../supabase/functions/_shared/inbound/receive-mail.ts";
import { sendDueMails } from "../../../supabase/functions/_shared/mail/send-due-mails.ts";
import type { Message } from "../../../supabase/functions/_shared/mail/transports/transport.ts";
import { contact, submit } from "../leads/lead-forms.ts";
import {
  arrangeRowsWithoutMails,
  callFromServer,
  testStore,
  endHolding,
  sendingBy,
  storedMails,
} from "../mails/stored-mails.ts";
import { freshId, looseClient } from "../support/crm-rows.ts";
import { one } from "../support/lead-records.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

const KEY = "lead-answers-key";
const ADDRESS = "zqanswers@routing.example";

let backend: TestBackend;
let receive: (request: Request) => Promise<Response>;
beforeAll(async () => {
  backend = await openTestBackend();
  receive = receiveMail({
    call: await callFromServer(),
    store: await testStore(),
    own: () => ["hello@curbfront.example"],
    key: KEY,
    render: renderStoredMail,
  });
});
arrangeRowsWithoutMails();
const forgetInboundMails = () =>
  backend.sql("delete from public.inbound_mails where not is_sample");
beforeEach(async () => {
  await forgetInboundMails();
  await submit({ ...contact, email: ADDRESS });
});
afterAll(forgetInboundMails);

const leadNow = () =>
  one<{ id: string; version: number; reference: string; wrote_again_at: string | null }>(
    `select id, version, reference, wrote_again_at from public.leads where email_key = '${ADDRESS}'`,
  );

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

/** Writes to the lead, and returns the mail that left. */
async function mailed(body = "Shall I call you?"): Promise<Message> {
  const { id, version } = await leadNow();
  const mail = { id: freshId(), lead_id: id, subject: "Your request", body, version };
  await looseClient(backend, "sales").rpc("send_lead_mail", mail).throwOnError();
  const sent = await sendAll();
  const own = sent.find(({ text }) => text.includes(body));
  if (own === undefined) throw new Error("no mail");
  return own;
}

async function outcomeOf(fields: Record<string, string>, body?: string) {
  const answer = await receive(
    new Request("http://embedded.invalid/functions/v1/inbound-mail", {
      method: "POST",
      headers: { "X-Inbound-Mail-Key": KEY },
      body: rawMessage({ From: `Elaine <${ADDRESS}>`, ...fields }, body),
    }),
  );
  return ((await answer.json()) as { outcome?: string }).outcome;
}

type Said = { id: number; said: { form: string; message: string }; mail: unknown };
async function conversation(): Promise<{
  notes: { subject: string | null }[];
  submissions: Said[];
}> {
  const { id } = await leadNow();
  const { data } = await looseClient(backend, "viewer").rpc("lead_detail", { lead_id: id });
  return data as Awaited<ReturnType<typeof conversation>>;
}
const answers = async () =>
  (await conversation()).submissions
    .filter(({ said }) => said.form === "email")
    .map(({ said }) => said.message);

it("an answer is known by its address, and lands in the lead's conversation with its original", async () => {
  const mail = await mailed();
  expect(mail.replyTo).toMatch(/^hello\+[0-9a-f]{32}@curbfront\.example$/);
  expect(await outcomeOf({ To: mail.replyTo, Subject: "No idea" }, "Tomorrow at nine.")).toBe(
    "added",
  );
  const [said] = (await conversation()).submissions;
  expect(said).toMatchObject({
    said: { form: "email", message: "Tomorrow at nine." },
    mail: { subject: "No idea", original_size: expect.any(Number) as number },
  });
  expect((await leadNow()).wrote_again_at).not.toBeNull();
  // Nothing waits for a person.
  const waiting = await backend.sql(
    "select from public.inbound_mails where not is_sample and added_at is null",
  );
  expect(waiting).toEqual([]);
});

it("an answer is known by our Message-ID alone, also from another address of theirs that was not asked", async () => {
  const mail = await mailed();
  const fields = { Subject: "Re: something", "In-Reply-To": mail.messageId };
  expect(await outcomeOf(fields, "By reference.")).toBe("added");
  expect(await outcomeOf({ ...fields, From: "Stranger <x@else.example>" }, "Forged.")).toBe(
    "waiting",
  );
  expect(await answers()).toEqual(["By reference."]);
  const [stranger] = await backend.sql<{ reason: string; lead_id: string }>(
    "select reason, lead_id from public.inbound_mails where not is_sample and added_at is null",
  );
  expect(stranger).toEqual({ reason: "other-sender", lead_id: (await leadNow()).id });
});

it("an answer is known by the reference in its subject, where two leads have the address", async () => {
  const { reference, id } = await leadNow();
  await backend.sql(`insert into public.leads (name, email) values ('Twin', '${ADDRESS}')`);
  const mail = await mailedTo(id);
  expect(mail.subject).toBe(`Your request (${reference})`);
  expect(await outcomeOf({ Subject: `Re: ${mail.subject}` }, "By subject.")).toBe("added");
  const [added] = await backend.sql<{ lead_id: string }>(
    "select lead_id from public.inbound_mails where not is_sample and added_at is not null",
  );
  expect(added?.lead_id).toBe(id);
});

async function mailedTo(id: string): Promise<Message> {
  const { version } = await one<{ version: number }>(
    `select version from public.leads where id = '${id}'`,
  );
  const mail = { id: freshId(), lead_id: id, subject: "Your request", body: "Which one?", version };
  await looseClient(backend, "sales").rpc("send_lead_mail", mail).throwOnError();
  const own = (await sendAll()).find(({ text }) => text.includes("Which one?"));
  if (own === undefined) throw new Error("no mail");
  return own;
}

it("folds what it quotes of our mail, and keeps the rest to unfold", async () => {
  const mail = await mailed("A long thought about their site.\nWith a second line.");
  const quoted = mail.text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const body = `Yes please.\n\nOn Mon, Dec 7, 2026 at 9:00 AM Curbfront <hello@curbfront.example> wrote:\n${quoted}\n`;
  await outcomeOf({ Subject: `Re: ${mail.subject}` }, body);
  const [said] = (await conversation()).submissions;
  expect(said?.said.message).toBe("Yes please.");
  expect(said?.mail).toMatchObject({ is_folded: true });
});

it("the next mail answers theirs, quotes both, and ends the wait", async () => {
  const first = await mailed("First.");
  const theirs = "<theirs@routing.example>";
  await outcomeOf({ To: first.replyTo, "Message-ID": theirs }, "Call me at nine.");
  expect((await leadNow()).wrote_again_at).not.toBeNull();
  const second = await mailed("I will.");
  expect(second.inReplyTo).toBe(theirs);
  expect(second.references).toContain(first.messageId);
  expect(second.replyTo).toBe(first.replyTo);
  expect(second.text).toMatch(/^I will\.\n[\s\S]*Call me at nine\.[\s\S]*First\./);
  expect((await leadNow()).wrote_again_at).toBeNull();
});

it("a bounce marks our mail as given up, in the lead's conversation", async () => {
  const mail = await mailed();
  const report = [
    "--b",
    "Content-Type: text/plain",
    "",
    "Delivery failed.",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Final-Recipient: rfc822; zqanswers@routing.example",
    "Action: failed",
    "Status: 5.1.1",
    "Diagnostic-Code: smtp; 550 5.1.1 No such mailbox",
    "",
    "--b",
    "Content-Type: message/rfc822",
    "",
    `Message-ID: ${mail.messageId}`,
    "Subject: Your request",
    "",
    "--b--",
    "",
  ].join("\r\n");
  await outcomeOf(
    {
      From: "MAILER-DAEMON@routing.example",
      Subject: "Undelivered",
      "Content-Type": "multipart/report; report-type=delivery-status; boundary=b",
    },
    report,
  );
  const [failed] = await storedMails("lead-mail");
  expect(failed).toMatchObject({
    state: "failed",
    last_error: expect.stringContaining("5.1.1") as string,
  });
});
