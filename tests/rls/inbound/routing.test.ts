import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rawMessage } from "../../fixtures/inbound-messages.ts";
import { receiveMail } from "../../../supabase/functions/_shared/inbound/receive-mail.ts";
import { sendDueMails } from "../../../supabase/functions/_shared/mail/send-due-mails.ts";
import type { Message } from "../../../supabase/functions/_shared/mail/transports/transport.ts";
import { contact, submit } from "../leads/lead-forms.ts";
import {
  arrangeRowsWithoutMails,
  callFromServer,
  testStore,
  sendingBy,
  storedMails,
} from "../mails/stored-mails.ts";
import { freshId, OTHER_CLIENT, ROWS } from "../support/crm-rows.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

const KEY = "routing-test-key";
const CLIENT = "zqclient@one.example";
const LEAD = "zqasker@routing.example";
const asker = { ...contact, email: LEAD };

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

async function outcomeOf(fields: Record<string, string>, body?: string) {
  const answer = await receive(
    new Request("http://embedded.invalid/functions/v1/inbound-mail", {
      method: "POST",
      headers: { "X-Inbound-Mail-Key": KEY },
      body: rawMessage(fields, body),
    }),
  );
  return ((await answer.json()) as { outcome?: string }).outcome;
}

async function sendAll(): Promise<Message[]> {
  const sent: Message[] = [];
  const sending = await sendingBy({
    send: (mail) => Promise.resolve(void sent.push(mail)),
    close: () => undefined,
  });
  while ((await sendDueMails(sending)) > 0);
  return sent;
}

type Opened = {
  id: string;
  number: string;
  client_id: string;
  site_id: string | null;
  subject: string;
  status: string;
  requester_id: string | null;
  is_running: boolean;
  body: string;
  author_name: string;
};
const opened = () =>
  backend.sql<Opened>(
    `select t.*, t.due_at < 'infinity' and t.clock_stopped_at is null as is_running, m.body, m.author_name
     from public.tickets as t join public.ticket_messages as m on m.ticket_id = t.id
     where t.came_by_mail order by t.created_at, m.created_at`,
  );
const reasons = async () =>
  (
    await backend.sql<{ reason: string | null }>(
      "select reason from public.inbound_mails where not is_sample order by created_at",
    )
  ).map(({ reason }) => reason);
const addContact = (client: string, email: string, id = freshId()) =>
  backend.sql(`insert into public.client_contacts (id, client_id, name, email)
    values ('${id}', '${client}', 'Second person', '${email}')`);
const mailsToLead = () =>
  backend.sql<{ message: string }>(
    `select s.payload ->> 'message' as message from public.lead_submissions as s
     where s.payload ->> 'form' = 'email' and not exists (
       select from public.leads as l where l.id = s.lead_id and l.is_sample) order by s.id`,
  );
const setLeads = (set: string) =>
  backend.sql(`update public.leads set ${set}, version = version where email_key = '${LEAD}'`);

describe("a new request of a client", () => {
  it("opens a ticket by itself, whose clock runs, and is confirmed to its sender", async () => {
    const theirs = "<first@one.example>";
    const files = "multipart/mixed; boundary=p";
    const body = `--p\r\nContent-Type: text/plain\r\n\r\nSaturday is wrong.\r\n--p\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename="door sign.png"\r\n\r\nx\r\n--p--\r\n`;
    const fields = { Subject: "Opening hours", "Message-ID": theirs, "Content-Type": files };
    expect(await outcomeOf({ From: `Björn <${CLIENT.toUpperCase()}>`, ...fields }, body)).toBe(
      "added",
    );
    const [ticket, ...more] = await opened();
    expect(more).toEqual([]);
    expect(ticket).toMatchObject({
      client_id: ROWS.client.real,
      site_id: ROWS.site.real,
      subject: "Opening hours",
      status: "open",
      requester_id: ROWS.contact.real,
      is_running: true,
      author_name: "zqclient contact",
      body: "Saturday is wrong.",
    });
    const [confirmation, ...others] = await sendAll();
    expect(others).toEqual([]);
    expect(confirmation).toMatchObject({
      to: { name: "zqclient contact", address: CLIENT },
      subject: `Opening hours (#${ticket?.number})`,
      inReplyTo: theirs,
      headers: { "Auto-Submitted": "auto-generated" },
    });
    expect(confirmation?.text).toContain(`#${ticket?.number}`);
    // The answer is added to the lead and not confirmed again.
    const answer = { From: CLIENT, To: confirmation?.replyTo ?? "", Subject: "x" };
    expect(await outcomeOf(answer, "And the phone.\r\n")).toBe("added");
    const byId = { From: CLIENT, Subject: "y", "In-Reply-To": confirmation?.messageId ?? "" };
    expect(await outcomeOf(byId, "And the fax.\r\n")).toBe("added");
    expect((await opened()).map(({ id }) => id)).toEqual([ticket?.id, ticket?.id, ticket?.id]);
    expect(await sendAll()).toEqual([]);
  });

  it("has a subject of its own where it has none, and one that fits", async () => {
    await outcomeOf({ From: CLIENT, Subject: "" });
    await outcomeOf({ From: CLIENT, Subject: "x".repeat(290) });
    expect((await opened()).map(({ subject }) => subject)).toEqual([
      `Mail from ${CLIENT}`,
      "x".repeat(200),
    ]);
  });

  it("that a machine wrote, or that may not be theirs, opens none", async () => {
    expect(await outcomeOf({ From: CLIENT, "Auto-Submitted": "auto-replied" })).toBe("automatic");
    const forged = { "Authentication-Results": "mx.x.example; dmarc=fail" };
    expect(await outcomeOf({ From: CLIENT, ...forged })).toBe("waiting");
    expect(await outcomeOf({ From: `${CLIENT}, a@x.example` })).toBe("waiting");
    expect(await outcomeOf({ From: "hello@curbfront.example" })).toBe("automatic");
    expect(await opened()).toEqual([]);
    expect(await storedMails()).toEqual([]);
    expect(await reasons()).toEqual([null, "unproven", "unknown", null]);
  });

  it("belongs to its contact's only client; archived contacts do not count", async () => {
    await addContact(OTHER_CLIENT, CLIENT);
    expect(await outcomeOf({ From: CLIENT })).toBe("waiting");
    await backend.sql(`update public.client_contacts set archived_at = now(), version = version
      where client_id = '${OTHER_CLIENT}'`);
    expect(await outcomeOf({ From: CLIENT })).toBe("added");
    await backend.sql(`update public.clients set archived_at = now(), version = version
      where id = '${ROWS.client.real}'`);
    expect(await outcomeOf({ From: CLIENT })).toBe("waiting");
    expect(await reasons()).toEqual(["several", null, "unknown"]);
  });

  it("ends a loop with a machine that says nothing of itself", async () => {
    let rounds = 0;
    let inbox = 1;
    while (inbox > 0 && rounds < 30) {
      rounds += 1;
      await outcomeOf({ From: CLIENT, Subject: `Ticket ${rounds}` });
      inbox = (await sendAll()).length;
    }
    expect(rounds).toBe(6);
    for (let nth = 0; nth < 6; nth += 1) await outcomeOf({ From: CLIENT, Subject: "More" });
    expect((await reasons()).filter((reason) => reason === "many")).toHaveLength(2);
    expect(await opened()).toHaveLength(10);
  });

  it("sent twice at once is one ticket", async () => {
    const raw = { From: CLIENT, "Message-ID": "<twice@one.example>" };
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(raw)));
    expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(1);
    expect(await opened()).toHaveLength(1);
  });
});

it("a resolved ticket is opened again by its own client alone", async () => {
  const status = async () =>
    (
      await backend.sql<{ status: string }>(
        `select status from public.tickets where id = '${ROWS.ticket.real}'`,
      )
    )[0]?.status;
  await backend.sql(
    `update public.tickets set status = 'resolved', version = version where id = '${ROWS.ticket.real}'`,
  );
  expect(await outcomeOf({ From: "host@x.example", Subject: "Their forward" })).toBe("waiting");
  const added = await backend.sql(`select private.add_inbound_mail(m, '${ROWS.ticket.real}', null)
    from public.inbound_mails as m where m.from_email = 'host@x.example'`);
  expect(added).toHaveLength(1);
  expect(await status()).toBe("resolved");
  const [row] = await backend.sql<{ number: string }>(
    `select number from public.tickets where id = '${ROWS.ticket.real}'`,
  );
  const subject = { Subject: `Once more (#${row?.number})` };
  await outcomeOf({ From: "stranger@x.example", ...subject });
  expect(await status()).toBe("resolved");
  expect(await outcomeOf({ From: CLIENT, ...subject })).toBe("added");
  expect(await status()).toBe("open");
});

it("the nearest of the mails that one answers decides", async () => {
  const ids = await Promise.all(
    [1, 2].map(async (nth) => {
      const id = freshId();
      await backend.sql(`insert into public.tickets (id, client_id, subject)
        values ('${id}', '${ROWS.client.real}', 'Nearest ${nth}');
        insert into public.mails (kind, occasion, to_email, to_name, data, client_id, ticket_id, message_id)
        values ('ticket-received', '${id}', '${CLIENT}', 'C', '{}', '${ROWS.client.real}', '${id}', 'nearest.${nth}')`);
      return id;
    }),
  );
  const [found] = await backend.sql<{ ticket_id: string }>(
    `select ticket_id from private.find_thread('${CLIENT}', '{"answers": ["nearest.2", "nearest.1"]}')`,
  );
  expect(found?.ticket_id).toBe(ids[1]);
});

describe("a lead's answer", () => {
  it("is added by the reference in its subject, from the address that sent the request", async () => {
    const { body } = await submit(asker);
    await setLeads("stage = 'lost', lost_reason = 'price'");
    const subject = { Subject: `Re: We have your request, ${body.reference.toLowerCase()}` };
    expect(await outcomeOf({ From: "other@x.example", ...subject })).toBe("waiting");
    expect(await outcomeOf({ From: LEAD, ...subject }, "Call after four.\r\n")).toBe("added");
    await setLeads("email = 'new@brackroofing.example'");
    expect(await outcomeOf({ From: LEAD, ...subject }, "Or at noon.\r\n")).toBe("added");
    expect(await mailsToLead()).toEqual([
      { message: "Call after four." },
      { message: "Or at noon." },
    ]);
    expect(await opened()).toEqual([]);
  });

  it("is added by our own Message-ID", async () => {
    await submit(asker);
    await submit({ ...asker, form: "schedule-demo", name: "Another" });
    const mail = (await sendAll()).find(({ to }) => to.address === LEAD);
    const answer = { From: LEAD, Subject: "x", References: mail?.messageId ?? "" };
    expect(await outcomeOf(answer, "Yes.\r\n")).toBe("added");
    expect(await mailsToLead()).toEqual([{ message: "Yes." }]);
  });

  it("is added by the address alone where just one open lead has it", async () => {
    await submit(asker);
    const alone = { From: LEAD, Subject: "One more thing" };
    expect(await outcomeOf(alone, "Trucks.\r\n")).toBe("added");
    expect(await mailsToLead()).toEqual([{ message: "Trucks." }]);
    await backend.sql(`insert into public.leads (id, name, email) values
      ('${freshId()}', 'Same address', '${LEAD}')`);
    expect(await outcomeOf(alone)).toBe("waiting");
    await setLeads("stage = 'lost', lost_reason = 'price'");
    expect(await outcomeOf(alone)).toBe("waiting");
    expect(await reasons()).toEqual([null, "several", "unknown"]);
  });

  it("of somebody who is a client as well opens a ticket, unless it names the request", async () => {
    const { body } = await submit(asker);
    await addContact(ROWS.client.real, LEAD);
    expect(await outcomeOf({ From: LEAD, Subject: "The map" })).toBe("added");
    expect(await opened()).toHaveLength(1);
    expect(await outcomeOf({ From: LEAD, Subject: body.reference }, "Mine.\r\n")).toBe("added");
    expect(await mailsToLead()).toEqual([{ message: "Mine." }]);
  });
});
