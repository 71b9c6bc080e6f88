import { Buffer } from "node:buffer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rawMessage } from "../../fixtures/inbound-messages.ts";
import { openOriginal } from "../../../supabase/functions/_shared/inbound/open-original.ts";
import { receiveMail } from "../../../supabase/functions/_shared/inbound/receive-mail.ts";
import { sendDueMails } from "../../../supabase/functions/_shared/mail/send-due-mails.ts";
import type { Message } from "../../../supabase/functions/_shared/mail/transports/transport.ts";
import { renderStoredMail } from "../../../src/lib/mail/render-mail.ts";
import { freshId, looseClient, ROWS } from "../support/crm-rows.ts";
import { openTestBackend, PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";
import {
  arrangeRowsWithoutMails,
  callFromServer,
  testStore,
  endHolding,
  sendingBy,
} from "../mails/stored-mails.ts";

const KEY = "inbound-test-key";
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
    render: renderStoredMail,
  });
});
arrangeRowsWithoutMails();
const forgetInboundMails = () =>
  backend.sql("delete from public.inbound_mails where not is_sample");
beforeEach(forgetInboundMails);
afterAll(forgetInboundMails);

type Outcome = { outcome: string; id: string };
async function hand(body: BodyInit, type = "message/rfc822"): Promise<Outcome> {
  const headers = { "X-Inbound-Mail-Key": KEY, "Content-Type": type };
  const request = new Request("http://embedded.invalid/", { method: "POST", headers, body });
  return (await (await receive(request)).json()) as Outcome;
}

const originalFor = async (person: Person, id: string) => {
  const { data } = await looseClient(backend, person).rpc("inbound_original", { mail_id: id });
  return data === null ? null : Buffer.from(String(data), "base64");
};
const readers = async (id: string) => {
  const read: Person[] = [];
  for (const person of PEOPLE) {
    if ((await originalFor(person, id)) !== null) read.push(person);
  }
  return read;
};
const kept = async () =>
  (
    await backend.sql<{ count: number }>(
      "select count(*)::int as count from public.inbound_originals where not is_sample",
    )
  )[0]?.count;
const ticketNumber = async () =>
  (
    await backend.sql<{ number: string }>(
      `select number from public.tickets where id = '${ROWS.ticket.real}'`,
    )
  )[0]?.number;

const FILE = `${"A".repeat(76)}\r\n`;
const withFile = (fields: Record<string, string> = {}, lines = 3) =>
  rawMessage(
    { "Content-Type": "multipart/mixed; boundary=p", ...fields },
    `--p\r\nContent-Type: text/plain\r\n\r\nSee the photo.\r\n--p\r\nContent-Type: image/jpeg; name=a.jpg\r\nContent-Transfer-Encoding: base64\r\n\r\n${FILE.repeat(lines)}--p--\r\n`,
  );

describe("a mail as it came", () => {
  it("is stored byte by byte, whatever its content and transport", async () => {
    const raw = Buffer.from(withFile({ Subject: "Gr\xfc\xdfe" }), "latin1");
    const form = new FormData();
    form.set("email", new Blob([new Uint8Array(raw)]));
    const { id } = await hand(new Uint8Array(raw));
    expect(await originalFor("support", id)).toEqual(raw);
    expect(await hand(new Uint8Array(raw))).toEqual({ outcome: "repeated" });
    await forgetInboundMails();
    const head = `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n`;
    const parts = Buffer.concat([Buffer.from(head), raw, Buffer.from("\r\n--x--\r\n")]);
    const ofForm = await hand(new Uint8Array(parts), "multipart/form-data; boundary=x");
    expect(await originalFor("support", ofForm.id)).toEqual(raw);
    await forgetInboundMails();
    const text = raw.toString("latin1");
    const pairs = text.replaceAll(
      /[^\w.-]/g,
      (each) => `%${each.charCodeAt(0).toString(16).padStart(2, "0")}`,
    );
    const ofPairs = await hand(
      `subject=x&body-mime=${pairs}&to=y`,
      "application/x-www-form-urlencoded",
    );
    expect(await originalFor("support", ofPairs.id)).toEqual(raw);
    const [row] = await backend.sql<{ subject: string; original_size: number }>(
      `select subject, original_size from public.inbound_mails where id = '${ofPairs.id}'`,
    );
    expect(row).toEqual({ subject: "Grüße", original_size: raw.length });
  });

  it("of ten megabytes is kept whole", async () => {
    const large = withFile({}, 130_000);
    const { id } = await hand(large);
    expect((await originalFor("owner", id))?.equals(Buffer.from(large))).toBe(true);
  });

  it.each([
    ["as it came", (raw: string) => hand(raw)],
    ["in JSON", (raw: string) => hand(JSON.stringify({ RawEmail: raw }), "application/json")],
  ])("is kept as far as its first ten megabytes, and says so: %s", async (_, handOver) => {
    const { id } = await handOver(withFile({}, 140_000));
    expect(await originalFor("owner", id)).toHaveLength(10 * 1024 * 1024);
    expect(
      await backend.sql(
        `select body, is_cut, is_original_cut from public.inbound_mails where id = '${id}'`,
      ),
    ).toEqual([{ body: "See the photo.", is_cut: false, is_original_cut: true }]);
  });

  it("is opened by those who read the mail and, once it was added, what it became", async () => {
    const { id } = await hand(withFile({ Subject: "x" }));
    expect(await readers(id)).toEqual(["sales", "support", "owner"]);
    const subject = `Re: x (#${await ticketNumber()})`;
    const added = await hand(withFile({ From: CLIENT, Subject: subject }));
    expect(added.outcome).toBe("added");
    expect(await readers(added.id)).toEqual(["viewer", "sales", "support", "owner"]);
    const toLead = { mail_id: id, version: 2, to_lead: ROWS.lead.real };
    await looseClient(backend, "sales").rpc("add_inbound_mail", toLead).throwOnError();
    expect(await readers(id)).toEqual(["viewer", "sales", "owner"]);
  });

  it("stands beside the words that it became, in a ticket and at a lead", async () => {
    const subject = `Re: x (#${await ticketNumber()})`;
    const { id } = await hand(
      withFile({ From: CLIENT, Subject: subject, "Reply-To": "b@one.example" }),
    );
    const { data: ticket } = await looseClient(backend, "viewer")
      .rpc("ticket_detail", { ticket_id: ROWS.ticket.real })
      .throwOnError();
    const { messages } = ticket as { messages: { body: string; mail: object | null }[] };
    expect(messages[0]?.mail).toBeNull();
    expect(messages.at(-1)).toMatchObject({
      body: "See the photo.",
      mail: { id, subject, from_email: CLIENT, reply_to: "b@one.example", is_folded: false },
    });
    const other = await hand(withFile({ "Reply-To": "Ann <ann@visitor.example>" }));
    const lead = freshId();
    await looseClient(backend, "sales")
      .rpc("add_inbound_mail", { mail_id: other.id, version: 2, new_lead: lead })
      .throwOnError();
    const { data: detail } = await looseClient(backend, "viewer")
      .rpc("lead_detail", { lead_id: lead })
      .throwOnError();
    expect(detail).toMatchObject({
      name: "Ann",
      email: "ann@visitor.example",
      submissions: [{ said: { email: "ann@visitor.example" }, mail: { id: other.id } }],
    });
  });

  it("goes with the mail", async () => {
    await hand(withFile());
    expect(await kept()).toBe(1);
    await forgetInboundMails();
    expect(await kept()).toBe(0);
  });
});

describe("folded quotations", () => {
  const reply = () =>
    looseClient(backend, "support")
      .rpc("add_ticket_message", {
        id: freshId(),
        ticket_id: ROWS.ticket.real,
        kind: "reply",
        body: "The form is mended, and the photos are in their places again.",
      })
      .throwOnError();

  it("repeats a mail of ours on the ticket, and can be read by those who read the ticket", async () => {
    await reply();
    const sent: Message[] = [];
    const sending = await sendingBy({
      send: (mail) => Promise.resolve(void sent.push(mail)),
      close: () => undefined,
    });
    await endHolding();
    while ((await sendDueMails(sending)) > 0);
    const [mail] = sent;
    const head = `From: Curbfront <hello@curbfront.example>\r\nSent: Monday, November 30, 2026 3:04 PM\r\nTo: Elaine\r\nSubject: ${mail?.subject}\r\n`;
    const text = `Thanks.\r\n\r\n${head}\r\n${mail?.text}`;
    const answer = {
      From: CLIENT,
      "In-Reply-To": mail?.messageId ?? "",
      "Content-Type": "text/plain; charset=utf-8",
    };
    const { id } = await hand(rawMessage(answer, text));
    const [row] = await backend.sql<{ body: string; is_folded: boolean }>(
      `select body, is_folded from public.inbound_mails where id = '${id}'`,
    );
    expect(row).toEqual({ body: "Thanks.", is_folded: true });
    const { data: whole } = await looseClient(backend, "viewer").rpc("inbound_full_text", {
      mail_id: id,
    });
    expect(whole).toContain("Sent: Monday, November 30");
    expect(whole).toContain("The form is mended");
    const { data: none } = await looseClient(backend, "member").rpc("inbound_full_text", {
      mail_id: id,
    });
    expect(none).toBeNull();
    // A forged reference to another ticket does not match.
    const stranger = await hand(rawMessage({ From: "x@y.example" }, text));
    const [other] = await backend.sql<{ is_folded: boolean }>(
      `select is_folded from public.inbound_mails where id = '${stranger.id}'`,
    );
    expect(other?.is_folded).toBe(false);
  });
});

describe("the file of it", () => {
  const open = (id: string, person: Person | null, init: RequestInit = {}) => {
    const answer = openOriginal(async (headers, args) => {
      expect(headers).toEqual([
        ["apikey", "public"],
        ["authorization", `Bearer ${person}`],
      ]);
      const { data, error } = await looseClient(backend, person ?? "visitor").rpc(
        "inbound_original",
        args,
      );
      return error ? { status: 401, text: "" } : { status: 200, text: JSON.stringify(data) };
    });
    const headers = { apikey: "public", Authorization: `Bearer ${person}` };
    return answer(new Request(`http://embedded.invalid/?id=${id}`, { headers, ...init }));
  };

  it("is served as a download to those who may read it", async () => {
    const raw = withFile({ Subject: "Gr\xfc\xdfe" });
    const { id } = await hand(new Uint8Array(Buffer.from(raw, "latin1")));
    const answer = await open(id, "support");
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": 'attachment; filename="message.eml"',
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-store",
    });
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1")).toBe(raw);
    expect((await open(id, "viewer")).status).toBe(404);
    expect((await open(freshId(), "owner")).status).toBe(404);
    expect((await open("1", "owner")).status).toBe(404);
    const preflight = await open(id, null, { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
  });
});
