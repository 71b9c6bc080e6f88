import type { PostgrestClient } from "@supabase/postgrest-js";
import { userIdOf, type Person, type TestBackend } from "./test-backend.ts";

export const looseClient = (backend: TestBackend, person: Person) =>
  backend.clients[person] as unknown as PostgrestClient;

export type Row = Record<string, unknown>;

export async function storedRow(backend: TestBackend, table: string, id: string) {
  const [row] = await backend.sql<{ row: Row }>(
    `select to_jsonb(t) as row from public.${table} as t where id = '${id}'`,
  );
  return row?.row;
}

export type Seal = { rows: number; sum: string };

export async function sealOf(backend: TestBackend, ...tables: string[]): Promise<Seal> {
  const rows = tables.map((table) => `select t::text as row from public.${table} as t`);
  const [seal] = await backend.sql<Seal>(`select count(*)::integer as rows,
    coalesce(sum(hashtextextended(row, 0)), 0)::text as sum from (${rows.join(" union all ")}) as t`);
  if (seal === undefined) throw new Error("no answer");
  return seal;
}

/** Ids of test rows begin with this, for their removal. */
const PREFIX = "c0de0000-0000-4000-8000-";
const testId = (number: number) => `${PREFIX}${String(number).padStart(12, "0")}`;

let lastId = 1000;
export const freshId = () => testId((lastId += 1));

export const ROWS = {
  client: { sample: testId(1), real: testId(2) },
  contact: { sample: testId(3), real: testId(4) },
  address: { sample: testId(5), real: testId(6) },
  site: { sample: testId(7), real: testId(8) },
  ticket: { sample: testId(9), real: testId(10) },
  message: { sample: testId(11), real: testId(12) },
  lead: { sample: testId(13), real: testId(14) },
  clientTask: { sample: testId(15), real: testId(16) },
  leadTask: { sample: testId(17), real: testId(18) },
  clientNote: { sample: testId(19), real: testId(20) },
  leadNote: { sample: testId(21), real: testId(22) },
  clientMail: { sample: testId(26), real: testId(27) },
  leadMail: { sample: testId(28), real: testId(29) },
  booking: { sample: testId(30), real: testId(31) },
  inboundMail: { sample: testId(32), real: testId(33) },
} as const;
export const OTHER_LEAD = testId(23);
export const OTHER_CLIENT = testId(24);
export const OTHER_SITE = testId(25);

/** Present in every text of the real rows: an answer that contains one has leaked it. */
export const WORDS = {
  client: "zqclient",
  ticket: "zqticket",
  lead: "zqlead",
  inbound: "zqinbound",
} as const;

function rowsSql(kind: "sample" | "real"): string {
  const isSample = kind === "sample";
  const word = (of: keyof typeof WORDS) => (isSample ? `sample${of}` : WORDS[of]);
  const id = (of: keyof typeof ROWS) => `'${ROWS[of][kind]}'`;
  const c = word("client");
  const l = word("lead");
  return `
    insert into public.clients (id, business, town, is_sample)
      values (${id("client")}, '${c} Plumbing', '${c} town', ${isSample});
    insert into public.client_contacts (id, client_id, name, email, is_primary, is_sample)
      values (${id("contact")}, ${id("client")}, '${c} contact', '${c}@one.example', true, ${isSample});
    insert into public.client_addresses (id, client_id, street, town, is_sample)
      values (${id("address")}, ${id("client")}, '${c} street', '${c}', ${isSample});
    insert into public.client_sites (id, client_id, domain, expires_on, is_sample)
      values (${id("site")}, ${id("client")}, '${c}.example', current_date + 3, ${isSample});
    insert into public.tickets (id, client_id, site_id, subject, is_sample)
      values (${id("ticket")}, ${id("client")}, ${id("site")}, '${word("ticket")} subject', ${isSample});
    insert into public.ticket_messages (id, ticket_id, kind, author_name, body, is_sample)
      values (${id("message")}, ${id("ticket")}, 'note', 'A', '${word("ticket")} body', ${isSample});
    insert into public.leads (id, name, email, business, message, is_sample)
      values (${id("lead")}, '${l} name', '${l}@two.example', '${l} Roofing', '${l} message', ${isSample});
    insert into public.lead_submissions (lead_id, payload, is_sample)
      values (${id("lead")}, '{"word": "${l}"}', ${isSample});
    insert into public.tasks (id, title, client_id, lead_id, due_on, is_sample) values
      (${id("clientTask")}, '${c} task', ${id("client")}, null, current_date, ${isSample}),
      (${id("leadTask")}, '${l} task', null, ${id("lead")}, current_date, ${isSample});
    insert into public.crm_notes (id, body, client_id, lead_id, is_sample) values
      (${id("clientNote")}, '${c} note', ${id("client")}, null, ${isSample}),
      (${id("leadNote")}, '${l} note', null, ${id("lead")}, ${isSample});
    insert into public.mails (id, kind, occasion, to_email, to_name, data, client_id, ticket_id, lead_id, is_sample) values
      (${id("clientMail")}, 'ticket-reply', ${id("clientMail")}, '${c}@one.example', '${c} contact',
        '{"number": 1, "subject": "${word("ticket")} subject", "author": "A", "body": "B", "earlier": []}',
        ${id("client")}, ${id("ticket")}, null, ${isSample}),
      (${id("leadMail")}, 'request-received', ${id("leadMail")}, '${l}@two.example', '${l} name',
        '{"form": "contact", "reference": "${l}"}', null, null, ${id("lead")}, ${isSample});
    insert into public.demo_hosts (staff_id) values ('${userIdOf("sales")}') on conflict do nothing;
    -- Over, so that it says nothing new of its lead.
    insert into public.demo_bookings (id, lead_id, host_id, starts_at, status, reference, is_sample)
      values (${id("booking")}, ${id("lead")}, '${userIdOf("sales")}', '2026-01-05 15:00+00', 'took-place', '${l}', ${isSample});
    insert into public.inbound_mails (id, message_key, kind, reason, from_email, from_name, subject, body, is_sample)
      values (${id("inboundMail")}, ${id("inboundMail")}, 'message', 'unknown', '${word("inbound")}@three.example',
        '${word("inbound")} name', '${word("inbound")} subject', '${word("inbound")} body', ${isSample});
    insert into public.inbound_originals (mail_id, message, full_text, is_sample)
      values (${id("inboundMail")}, convert_to('Subject: ${word("inbound")}', 'UTF8'), '${word("inbound")} whole', ${isSample});`;
}

export const ROWS_SQL = `${rowsSql("sample")} ${rowsSql("real")}
  insert into public.leads (id, name, email, message) values ('${OTHER_LEAD}',
    '${WORDS.lead} twin', '${WORDS.lead}@two.example', '${WORDS.lead} again');
  insert into public.clients (id, business) values ('${OTHER_CLIENT}', '${WORDS.client} Two');
  insert into public.client_sites (id, client_id, domain)
    values ('${OTHER_SITE}', '${OTHER_CLIENT}', '${WORDS.client}-two.example');`;

const nextTransaction = new WeakMap<TestBackend, string>();

async function areArranged(backend: TestBackend): Promise<boolean> {
  const next = nextTransaction.get(backend);
  if (next === undefined) return false;
  const written = await backend.sql(`
    select from generate_series(${next}, pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1) as number
    where pg_xact_status(number::text::xid8) = 'committed' limit 1`);
  return written.length === 0;
}

export async function arrangeRows(backend: TestBackend): Promise<void> {
  // Most tests are refused every write, and arranging is slow.
  if (await areArranged(backend)) return;
  await removeRows(backend);
  await backend.sql(ROWS_SQL);
  const [row] = await backend.sql<{ next: string }>(
    "select pg_snapshot_xmax(pg_current_snapshot())::text as next",
  );
  nextTransaction.set(backend, row?.next ?? "");
}

export async function removeRows(backend: TestBackend): Promise<void> {
  const ours = (column: string) => `${column}::text like '${PREFIX}%'`;
  await backend.sql(`
    create temp table if not exists made_clients (id uuid);
    delete from made_clients;
    insert into made_clients select id from public.clients where ${ours("id")}
      union select client_id from public.crm_events where ${ours("lead_id")} and client_id is not null;
    delete from public.ticket_messages where ticket_id in
      (select id from public.tickets where client_id in (select id from made_clients));
    delete from public.tickets where client_id in (select id from made_clients);
    delete from public.tasks where client_id in (select id from made_clients) or ${ours("lead_id")};
    delete from public.crm_notes where client_id in (select id from made_clients) or ${ours("lead_id")};
    delete from public.lead_submissions where ${ours("lead_id")};
    delete from public.demo_bookings where ${ours("lead_id")};
    update public.leads set merged_into_id = null where ${ours("merged_into_id")};
    delete from public.leads where ${ours("id")};
    delete from public.client_sites where client_id in (select id from made_clients);
    delete from public.client_addresses where client_id in (select id from made_clients);
    delete from public.client_contacts where client_id in (select id from made_clients);
    delete from public.crm_events where ${ours("lead_id")} or client_id in (select id from made_clients);
    delete from public.clients where id in (select id from made_clients);
    delete from public.inbound_mails where ${ours("id")};
    delete from public.crm_events where entity = 'inbound_mails' and ${ours("record_id")};
    delete from public.saved_views where ${ours("id")};`);
}

export const savedViewOf = (person: Person) => ({
  id: freshId(),
  owner_id: userIdOf(person),
  page: "leads",
  name: `View of ${person} ${lastId}`,
  query: "stage=new",
});
