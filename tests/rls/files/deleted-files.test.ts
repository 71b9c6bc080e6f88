import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { removeObjects } from "../../../supabase/functions/_shared/files/remove-objects.ts";
import { callFromServer } from "../mails/stored-mails.ts";
import {
  arrangeRows,
  freshId,
  looseClient,
  OTHER_LEAD,
  removeRows,
  ROWS,
} from "../support/crm-rows.ts";
import { userIdOf } from "../support/test-backend.ts";
import { freshContent, openFiles, setArchived, sha256Of, type Files } from "./stored-files.ts";

let files: Files;
beforeAll(async () => {
  files = await openFiles();
});
beforeEach(async () => {
  await files.forget();
  await arrangeRows(files.backend);
});
afterAll(async () => {
  await files.forget();
  await removeRows(files.backend);
});

const { sql } = { sql: (text: string) => files.backend.sql(text) };

/** Runs the hourly task; objects are left alone for an hour, because their file may be on its way. */
async function removeAfter(what: string, interval: string) {
  await sql(`update storage.objects set created_at = now() - interval '2 hours';
    ${what.replaceAll("AGO", `now() - interval '${interval}'`)}`);
  return removeObjects(await callFromServer(), files.store);
}
const isStored = async ({ bucket, object_id: object }: { bucket: string; object_id: string }) =>
  (await files.store.read(bucket, object)) !== null;

it.each<[string, Record<string, string>, string, string]>([
  [
    "the ticket of its message",
    { ticket_message_id: ROWS.message.real },
    "tickets",
    ROWS.ticket.real,
  ],
  ["the lead of its note", { note_id: ROWS.leadNote.real }, "leads", ROWS.lead.real],
  ["the client of its note", { note_id: ROWS.clientNote.real }, "clients", ROWS.client.real],
  ["its note", { note_id: ROWS.leadNote.real }, "crm_notes", ROWS.leadNote.real],
  ["its client", { client_id: ROWS.client.real }, "clients", ROWS.client.real],
  ["its mail", { inbound_mail_id: ROWS.inboundMail.real }, "inbound_mails", ROWS.inboundMail.real],
])(
  "is gone for everybody when %s is deleted, and comes back with it",
  async (_, record, table, id) => {
    const file = await files.put(record);
    expect(await files.read("owner", file)).toBe(file.content);
    await setArchived(files.backend, table, id, true);
    for (const person of ["viewer", "sales", "support", "owner"] as const) {
      expect(await files.read(person, file)).toBeNull();
      expect(await files.sees(person, file.id)).toBe(false);
    }
    await setArchived(files.backend, table, id, false);
    expect(await files.read("owner", file)).toBe(file.content);
  },
);

it("is gone when it is deleted itself, alone", async () => {
  const [one, two] = [
    await files.put({ client_id: ROWS.client.real }),
    await files.put({ client_id: ROWS.client.real }),
  ];
  await files.archive("support", one.id, true).throwOnError();
  expect([await files.read("owner", one), await files.read("owner", two)]).toEqual([
    null,
    two.content,
  ]);
  await files.archive("support", one.id, false).throwOnError();
  expect(await files.read("owner", one)).toBe(one.content);
});

it("is gone with the ticket or lead that its mail was added to", async () => {
  const file = await files.put({ inbound_mail_id: ROWS.inboundMail.real });
  for (const [table, column, id] of [
    ["tickets", "ticket_id", ROWS.ticket.real],
    ["leads", "lead_id", ROWS.lead.real],
  ] as const) {
    await sql(`update public.inbound_mails set ticket_id = null, lead_id = null where id = '${ROWS.inboundMail.real}';
      update public.inbound_mails set ${column} = '${id}', added_at = now() where id = '${ROWS.inboundMail.real}'`);
    await setArchived(files.backend, table, id, true);
    expect(await files.read("owner", file)).toBeNull();
    await setArchived(files.backend, table, id, false);
    expect(await files.read("owner", file)).toBe(file.content);
  }
});

it("stays when its ticket or lead is merged into another, and goes with that one", async () => {
  const kept = freshId();
  await sql(
    `insert into public.tickets (id, client_id, subject) values ('${kept}', '${ROWS.client.real}', 'Kept')`,
  );
  const ofTicket = await files.put({ ticket_message_id: ROWS.message.real });
  const ofLead = await files.put({ note_id: ROWS.leadNote.real });
  const owner = looseClient(files.backend, "owner");
  await owner
    .rpc("merge_tickets", {
      kept_id: kept,
      kept_version: 1,
      other_id: ROWS.ticket.real,
      other_version: 1,
    })
    .throwOnError();
  await owner
    .rpc("merge_leads", {
      kept_id: OTHER_LEAD,
      kept_version: 1,
      other_id: ROWS.lead.real,
      other_version: 1,
    })
    .throwOnError();
  for (const [file, table, id] of [
    [ofTicket, "tickets", kept],
    [ofLead, "leads", OTHER_LEAD],
  ] as const) {
    expect(await files.read("owner", file)).toBe(file.content);
    await setArchived(files.backend, table, id, true);
    expect(await files.read("owner", file)).toBeNull();
    await setArchived(files.backend, table, id, false);
  }
});

it("is erased 30 days after it was deleted, and not before", async () => {
  const file = await files.put({ client_id: ROWS.client.real });
  const ofTicket = await files.put({ ticket_message_id: ROWS.message.real });
  await files.archive("owner", file.id, true).throwOnError();
  const deleted = `update public.files set archived_at = AGO where id = '${file.id}';
    update public.tickets set archived_at = AGO where id = '${ROWS.ticket.real}'`;
  expect(await removeAfter(deleted, "29 days 23 hours")).toBe(0);
  expect([await isStored(file), await isStored(ofTicket)]).toEqual([true, true]);
  expect(await removeAfter(deleted, "30 days 1 hour")).toBe(2);
  expect([await isStored(file), await isStored(ofTicket)]).toEqual([false, false]);
  expect(await removeAfter("", "")).toBe(0);
  expect(await files.archive("owner", file.id, false)).toMatchObject({
    error: { hint: "erased-file" },
  });
  await sql(`update public.tickets set archived_at = null where id = '${ROWS.ticket.real}'`);
  expect(await files.sees("owner", ofTicket.id)).toBe(false);
  // Its row says that it was there.
  expect(await files.rowOf(ofTicket.id)).toMatchObject({
    name: "zqfile.txt",
    erased_at: expect.anything(),
  });
});

it("keeps an object that another file shares, until the last one is erased", async () => {
  const content = freshContent();
  const one = await files.put({ client_id: ROWS.client.real }, content);
  const id = freshId();
  await sql(`insert into public.files (id, bucket, object_id, client_id, name, size, sha256, arrived_at)
    values ('${id}', '${one.bucket}', '${one.object_id}', '${ROWS.client.sample}', 'b', 1, '${sha256Of(content)}', now())`);
  expect(
    await removeAfter(
      `update public.files set archived_at = AGO where id = '${one.id}'`,
      "31 days",
    ),
  ).toBe(0);
  expect(await files.read("owner", one)).toBe(content);
  expect(
    await removeAfter(`update public.files set archived_at = AGO where id = '${id}'`, "31 days"),
  ).toBe(1);
  expect(await isStored(one)).toBe(false);
});

it("forgets an upload that never arrived after a day, with its object, and one that was never attached after 30", async () => {
  const composer = {
    ticket_id: ROWS.ticket.real,
    composer: "message",
    added_by_id: userIdOf("support"),
  };
  const lost = await files.put(composer);
  const unattached = await files.put(composer);
  await sql(`update public.files set arrived_at = null where id = '${lost.id}'`);
  const aged = `update public.files set created_at = AGO where composer is not null`;
  expect(await removeAfter(aged, "23 hours")).toBe(0);
  expect(await removeAfter(aged, "25 hours")).toBe(1);
  expect([await isStored(lost), await isStored(unattached)]).toEqual([false, true]);
  expect(await removeAfter(aged, "31 days")).toBe(1);
  expect(await files.rowOf(unattached.id)).toBeUndefined();
});

it("leaves an object alone whose file may still be on its way", async () => {
  const file = await files.put({ client_id: ROWS.client.real });
  await sql(`delete from public.files where id = '${file.id}'`);
  expect(await removeObjects(await callFromServer(), files.store)).toBe(0);
  expect(await isStored(file)).toBe(true);
  expect(await removeAfter("", "")).toBe(1);
});

it("removes objects whose names are no ids, and touches no other bucket", async () => {
  await files.store.write("attachments", "odd-name", new Uint8Array([1]));
  await sql(
    `insert into storage.buckets (id, name, public) values ('others', 'others', false) on conflict do nothing`,
  );
  await files.store.write("others", "odd-name", new Uint8Array([1]));
  expect(await removeAfter("", "")).toBe(1);
  expect(await files.store.read("others", "odd-name")).not.toBeNull();
  await files.store.remove("others", ["odd-name"]);
  await sql("delete from storage.buckets where id = 'others'");
});
