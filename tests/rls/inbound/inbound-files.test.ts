import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { attachment, bytes, multipart, partText, png, text } from "../../fixtures/mail-parts.ts";
import { MAILS_WITH_FILES } from "../../fixtures/mails-with-files.ts";
import { receiveMail } from "../../../supabase/functions/_shared/inbound/receive-mail.ts";
import { sendDueMails } from "../../../supabase/functions/_shared/mail/send-due-mails.ts";
import type { ObjectStore } from "../../../supabase/functions/_shared/files/object-store.ts";
import { freshId, looseClient, ROWS } from "../support/crm-rows.ts";
import { openTestBackend, PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";
import {
  arrangeRowsWithoutMails,
  callFromServer,
  endHolding,
  sendingBy,
  testStore,
} from "../mails/stored-mails.ts";

const KEY = "inbound-test-key";
const CLIENT = "zqclient@one.example";

let backend: TestBackend;
let store: ObjectStore;
beforeAll(async () => {
  backend = await openTestBackend();
  store = await testStore();
});
arrangeRowsWithoutMails();
const forget = () => backend.sql("delete from public.inbound_mails where not is_sample");
beforeEach(forget);
afterEach(() => vi.restoreAllMocks());
afterAll(forget);

type Outcome = { outcome: string; id: string };
async function hand(body: Uint8Array<ArrayBuffer>, into: ObjectStore = store) {
  const receive = receiveMail({
    call: await callFromServer(),
    store: into,
    own: () => ["hello@curbfront.example"],
    key: KEY,
  });
  const headers = { "X-Inbound-Mail-Key": KEY, "Content-Type": "message/rfc822" };
  return receive(new Request("http://embedded.invalid/", { method: "POST", headers, body }));
}
const handed = async (body: Uint8Array<ArrayBuffer>) =>
  (await (await hand(body)).json()) as Outcome;

let lastId = 0;
const mailWith = (parts: readonly string[], fields: Record<string, string> = {}) => {
  lastId += 1;
  const head = {
    From: "Ann <ann@visitor.example>",
    Subject: "Photos",
    "Message-ID": `<${lastId}@visitor.example>`,
    ...fields,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  return bytes(`${lines.join("")}${multipart("mixed", [text("See the photo."), ...parts])}`);
};
const photo = (name: string, nth = 1) => partText(attachment(name, "image/png", png(20, 10, nth)));

type Stored = { id: string; name: string; object_id: string; has_arrived: boolean };
const files = (mail: string) =>
  backend.sql<Stored>(`select id, name, object_id, arrived_at is not null as has_arrived
    from public.files where inbound_mail_id = '${mail}' order by created_at, id`);
const objects = async (mail: string) => new Set((await files(mail)).map((file) => file.object_id));
const detail = async (person: Person, id: string) =>
  (await looseClient(backend, person).rpc("inbound_mail_detail", { mail_id: id })).data as {
    body: string;
    files: { name: string; type: string; size: number; width: number | null }[];
    other_files: { name: string; state: string }[];
    attachment_names: string[];
    attachment_reasons: string[];
  } | null;
const readers = async (mail: string) => {
  const read: Person[] = [];
  for (const person of PEOPLE) {
    const { data } = await looseClient(backend, person)
      .from("files")
      .select("id")
      .eq("inbound_mail_id", mail);
    if ((data ?? []).length > 0) read.push(person);
  }
  return read;
};
const ticketNumber = async () => {
  const [row] = await backend.sql<{ number: string }>(
    `select number from public.tickets where id = '${ROWS.ticket.real}'`,
  );
  return row?.number;
};
const toTicket = async () => ({ From: CLIENT, Subject: `Re: x (#${await ticketNumber()})` });
const ticketMessages = async (person: Person) => {
  const { data } = await looseClient(backend, person)
    .rpc("ticket_detail", { ticket_id: ROWS.ticket.real })
    .throwOnError();
  return (data as { messages: { body: string; mail: { files: object[] } | null }[] }).messages;
};

describe("the files of a mail that comes in", () => {
  it.each(["two photos", "25 MB", "names that lead elsewhere", "the same file twice"])(
    "are stored byte by byte: %s",
    async (name) => {
      const { raw, sent, kept } = MAILS_WITH_FILES[name] ?? { raw: bytes(""), sent: [], kept: [] };
      const { id } = await handed(raw);
      const stored = await files(id);
      expect(stored.map((file) => file.name)).toEqual(kept);
      for (const [nth, file] of stored.entries()) {
        expect(file.has_arrived).toBe(true);
        const content = await store.read("attachments", file.object_id);
        const sum = (some: Uint8Array) => createHash("sha256").update(some).digest("hex");
        expect(sum(content ?? bytes(""))).toBe(sum(sent[nth] ?? bytes("x")));
      }
      const found = await detail("support", id);
      expect(found?.files.map((file) => file.name)).toEqual(kept);
      expect(found?.other_files).toEqual([]);
    },
  );

  it("are read by those who read the mail and, once it was added, what it became", async () => {
    const { id } = await handed(mailWith([photo("a.png")]));
    expect(await readers(id)).toEqual(["sales", "support", "owner"]);
    expect((await detail("support", id))?.files).toMatchObject([
      { name: "a.png", type: "image/png", width: 20, height: 10 },
    ]);
    const added = await handed(mailWith([photo("b.png", 2)], await toTicket()));
    expect(added.outcome).toBe("added");
    expect(await readers(added.id)).toEqual(["viewer", "sales", "support", "owner"]);
    expect((await ticketMessages("viewer")).at(-1)).toMatchObject({
      body: "See the photo.",
      mail: { id: added.id, files: [{ name: "b.png" }] },
    });
    const lead = freshId();
    await looseClient(backend, "sales")
      .rpc("add_inbound_mail", { mail_id: id, version: 2, new_lead: lead })
      .throwOnError();
    expect(await readers(id)).toEqual(["viewer", "sales", "owner"]);
    const { data } = await looseClient(backend, "viewer").rpc("lead_detail", { lead_id: lead });
    expect(data).toMatchObject({ submissions: [{ mail: { files: [{ name: "a.png" }] } }] });
  });

  it("stay with the mail that is taken back, and go with the one that is dismissed until it is not", async () => {
    const { id } = await handed(mailWith([photo("a.png")]));
    const owner = looseClient(backend, "owner");
    const added = { mail_id: id, version: 2, to_ticket: ROWS.ticket.real };
    const { data: version } = await owner.rpc("add_inbound_mail", added).throwOnError();
    expect((await ticketMessages("owner")).at(-1)?.mail?.files).toHaveLength(1);
    await owner.rpc("undo_add_inbound_mail", { mail_id: id, version: version as number });
    expect((await detail("owner", id))?.files).toMatchObject([{ name: "a.png" }]);
    const dismiss = (at: string) =>
      backend.sql(`update public.inbound_mails set archived_at = ${at}, version = version
        where id = '${id}'`);
    await dismiss("now()");
    expect(await readers(id)).toEqual([]);
    expect(await detail("owner", id)).toMatchObject({
      files: [],
      other_files: [{ name: "a.png", state: "deleted" }],
    });
    await dismiss("null");
    expect(await readers(id)).toEqual(["sales", "support", "owner"]);
  });

  it("with the same content are stored once", async () => {
    const first = await handed(mailWith([photo("a.png"), photo("b.png")]));
    expect((await objects(first.id)).size).toBe(1);
    const write = vi.spyOn(store, "write");
    const second = await handed(mailWith([photo("c.png"), photo("d.png", 2)]));
    expect(write).toHaveBeenCalledTimes(1);
    const [shared] = await objects(first.id);
    expect((await files(second.id)).map((file) => file.object_id === shared)).toEqual([
      true,
      false,
    ]);
    expect((await detail("owner", second.id))?.files).toHaveLength(2);
  });

  it("that may not be kept are named with the reason, also in what is added to a ticket", async () => {
    const raw = mailWith(
      [photo("a.png"), partText(attachment("huge.png", "image/png", png(20_000, 20_000)))],
      await toTicket(),
    );
    const { id } = await handed(raw);
    expect((await ticketMessages("support")).at(-1)).toMatchObject({
      body: "See the photo.\n\n[Attached, not kept: huge.png]",
      mail: { files: [{ name: "a.png" }] },
    });
    expect(await detail("support", id)).toMatchObject({
      attachment_names: ["huge.png"],
      attachment_reasons: ["This picture has more than 100 megapixels. Send a smaller one."],
    });
  });

  it("are named where the client's words are quoted", async () => {
    const large = partText(attachment("huge.png", "image/png", png(20_000, 20_000)));
    await handed(mailWith([photo("a.png"), large], await toTicket()));
    await looseClient(backend, "support")
      .rpc("add_ticket_message", {
        id: freshId(),
        ticket_id: ROWS.ticket.real,
        kind: "reply",
        body: "Thanks.",
      })
      .throwOnError();
    const sent: string[] = [];
    const sending = await sendingBy({
      send: (mail) => Promise.resolve(void sent.push(mail.text)),
      close: () => undefined,
    });
    await endHolding();
    while ((await sendDueMails(sending)) > 0);
    expect(sent[0]).toMatch(/> See the photo\.\n>\s*\n> \[Attached: a\.png, huge\.png\]/);
    expect(sent[0]).not.toContain("not kept");
  });
});

describe("where storing fails", () => {
  const raw = () => mailWith([photo("a.png"), photo("b.png", 2), photo("c.png", 3)]);

  it("the mail is stored all the same, and its missing files when it is sent again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const sent = raw();
    let tries = 0;
    const failing: ObjectStore = {
      ...store,
      write: (...args) => {
        tries += 1;
        return tries === 2 ? Promise.reject(new Error("disk full")) : store.write(...args);
      },
    };
    expect((await hand(sent, failing)).status).toBe(503);
    const [mail] = await backend.sql<{ id: string }>(
      "select id from public.inbound_mails where not is_sample",
    );
    const id = mail?.id ?? "";
    expect(await detail("owner", id)).toMatchObject({
      files: [{ name: "a.png" }],
      other_files: [
        { name: "b.png", state: "coming" },
        { name: "c.png", state: "coming" },
      ],
    });
    const write = vi.spyOn(store, "write");
    const again = await hand(sent);
    expect(await again.json()).toEqual({ outcome: "repeated" });
    expect(write).toHaveBeenCalledTimes(2);
    expect((await detail("owner", id))?.files.map(({ name }) => name)).toEqual([
      "a.png",
      "b.png",
      "c.png",
    ]);
    expect(await (await hand(sent)).json()).toEqual({ outcome: "repeated" });
    expect(write).toHaveBeenCalledTimes(2);
    expect(
      await backend.sql("select id from public.inbound_mails where not is_sample"),
    ).toHaveLength(1);
  });

  it("files that never arrive stay named when uploads are forgotten", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const failing = { ...store, write: () => Promise.reject(new Error("disk full")) };
    await hand(raw(), failing);
    await backend.sql(
      "update public.files set created_at = now() - interval '40 days' where arrived_at is null",
    );
    await (
      await callFromServer()
    )("objects_to_remove", {});
    const [mail] = await backend.sql<{ id: string }>(
      "select id from public.inbound_mails where not is_sample",
    );
    expect((await detail("owner", mail?.id ?? ""))?.other_files).toHaveLength(3);
  });

  it("a mail that arrives several times at once is stored once, with its files", async () => {
    const sent = raw();
    const answers = await Promise.all(Array.from({ length: 4 }, () => hand(sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [mail, ...more] = await backend.sql<{ id: string }>(
      "select id from public.inbound_mails where not is_sample",
    );
    expect(more).toEqual([]);
    expect((await detail("owner", mail?.id ?? ""))?.files).toHaveLength(3);
  });
});
