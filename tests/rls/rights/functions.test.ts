import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  arrangeRows,
  freshId,
  looseClient,
  OTHER_LEAD,
  removeRows,
  ROWS,
  sealOf,
  WORDS,
} from "../support/crm-rows.ts";
import { openTestBackend, PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  await arrangeRows(backend);
  // More tickets than my_day() lists may be left by other files.
  await backend.sql(`update public.tickets set archived_at = now()
    where archived_at is null and not is_sample and id <> '${ROWS.ticket.real}'`);
});
afterAll(() => removeRows(backend));

const call = (person: Person, name: string, args: Record<string, unknown> = {}) =>
  looseClient(backend, person).rpc(name, args);

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Functions that read, and whose words they return by the caller's rights. */
const READS: [name: string, args: Record<string, unknown>, words: string][] = [
  ["list_leads", { page_size: 1000 }, "lead"],
  ["list_leads", { filters: { search: WORDS.lead } }, "lead"],
  ["list_leads", { filters: { duplicates: true }, sort: "-value", page_size: 1000 }, "lead"],
  ["lead_board", { page_size: 200 }, "lead"],
  ["lead_board_more", { stage: "new", filters: {}, after: null, page_size: 500 }, "lead"],
  ["lead_detail", { lead_id: ROWS.lead.real }, "lead"],
  ["lead_duplicates", { lead_id: ROWS.lead.real }, "lead"],
  ["crm_history", { lead_id: ROWS.lead.real }, "lead"],
  ["list_clients", { page_size: 1000 }, "client"],
  ["list_clients", { filters: { search: `${WORDS.client}@one` } }, "client"],
  ["list_clients", { filters: { health: "at-risk" }, sort: "-updated", page_size: 500 }, "client"],
  ["client_overview", { client_id: ROWS.client.real }, "client ticket"],
  ["crm_history", { client_id: ROWS.client.real }, "client ticket"],
  ["list_tickets", { page_size: 1000 }, "ticket client"],
  ["list_tickets", { filters: { clientId: ROWS.client.real }, sort: "-created" }, "ticket client"],
  ["list_tickets", { filters: { search: WORDS.client } }, "ticket client"],
  ["ticket_detail", { ticket_id: ROWS.ticket.real }, "ticket client"],
  ["crm_history", { ticket_id: ROWS.ticket.real }, "client ticket"],
  ["my_day", { of_team: true }, "lead client ticket"],
  ["calendar_items", { first_day: dayFromNow(-1), last_day: dayFromNow(1) }, "lead client"],
  ["calendar_items", { first_day: "2026-01-05", last_day: "2026-01-05" }, "lead"],
  ["list_mails", { page_size: 1000 }, "lead client ticket"],
  ["list_mails", { filters: { search: WORDS.client } }, "client ticket"],
  ["mail_detail", { mail_id: ROWS.leadMail.real }, "lead"],
  ["mail_detail", { mail_id: ROWS.clientMail.real }, "client ticket"],
  ["list_inbound_mails", { page_size: 1000 }, "inbound"],
  ["list_inbound_mails", { filters: { search: WORDS.inbound } }, "inbound"],
  ["inbound_mail_detail", { mail_id: ROWS.inboundMail.real }, "inbound"],
  ["search_records", { typed: WORDS.lead }, "lead"],
  ["search_records", { typed: WORDS.client }, "client ticket"],
  ["search_records", { typed: WORDS.ticket }, "client ticket"],
  ["search_records", { typed: WORDS.inbound }, "inbound"],
  // A letter is wrong, so that the nearest words are searched.
  ["search_records", { typed: "zqleed" }, "lead"],
  [
    "records_by_id",
    {
      records: [
        { kind: "lead", id: ROWS.lead.real },
        { kind: "client", id: ROWS.client.real },
        { kind: "ticket", id: ROWS.ticket.real },
        { kind: "mail", id: ROWS.leadMail.real },
      ],
    },
    "lead client ticket",
  ],
];

const READS_LEADS: readonly Person[] = ["viewer", "sales", "owner"];
const READS_CLIENTS: readonly Person[] = ["viewer", "sales", "support", "owner"];
const READS_INBOUND: readonly Person[] = ["sales", "support", "owner"];
const readersOf = (word: string) =>
  word === "lead" ? READS_LEADS : word === "inbound" ? READS_INBOUND : READS_CLIENTS;

describe.each(PEOPLE)("what the %s is told", (person) => {
  it.each(READS)("by %s %j is theirs to know", async (name, args, words) => {
    const { data, error } = await call(person, name, args);
    expect(error).toBeNull();
    const text = JSON.stringify(data ?? null);
    for (const word of Object.keys(WORDS) as (keyof typeof WORDS)[]) {
      const isReadable = words.includes(word) && readersOf(word).includes(person);
      expect(text.includes(WORDS[word]), `${word} in ${text.slice(0, 300)}`).toBe(isReadable);
    }
    if (!READS_CLIENTS.includes(person)) expect(text).not.toMatch(/"(isSample|is_sample)": ?false/);
  });

  it("of a client holds no lead's notes or tasks unless leads are theirs", async () => {
    const { data } = await call(person, "client_overview", { client_id: ROWS.client.real });
    expect(JSON.stringify(data ?? null)).not.toContain(WORDS.lead);
  });

  it("in numbers counts the same rows as the lists", async () => {
    const { data: counts } = await call(person, "crm_counts");
    const { data: open } = await call(person, "ticket_counts");
    const condition = (readers: readonly Person[]) =>
      readers.includes(person) ? "true" : "is_sample";
    const [stored] = await backend.sql<Record<string, number>>(`select
      (select count(*)::int from public.clients where archived_at is null
        and status = 'active' and ${condition(READS_CLIENTS)}) as clients,
      (select count(*)::int from public.leads where archived_at is null
        and (stage = 'new' and first_responded_at is null and first_response_due_at is not null
          or wrote_again_at is not null)
        and ${condition(READS_LEADS)}) as leads,
      (select count(*)::int from public.tickets where archived_at is null
        and status <> 'resolved' and ${condition(READS_CLIENTS)}) as tickets,
      (select count(*)::int from public.inbound_mails where archived_at is null
        and added_at is null and kind = 'message' and ${condition(READS_INBOUND)}) as inbox,
      (select count(*)::int from public.mails where state = 'failed' and staff_id is null
        and failure_reported_at > now() - interval '7 days' and (lead_id is not null and ${condition(READS_LEADS)}
          or client_id is not null and ${condition(READS_CLIENTS)})) as mails,
      (select count(*)::int from public.tickets where archived_at is null
        and status = 'open' and ${condition(READS_CLIENTS)}) as open`);
    const { open: openTickets, ...rest } = stored ?? {};
    expect(counts).toEqual(rest);
    expect((open as Record<string, number>)["open"]).toBe(openTickets);
    for (const [name, total] of [
      ["list_leads", READS_LEADS],
      ["list_clients", READS_CLIENTS],
    ] as const) {
      const { data } = await call(person, name, { page_size: 1 });
      const [row] = await backend.sql<{ count: number }>(
        `select count(*)::int as count from public.${name.slice(5)}
          where archived_at is null and ${condition(total)}`,
      );
      expect((data as { total: number }).total).toBe(row?.count);
    }
    const { data: totals } = await call(person, "client_totals");
    const [paid] = await backend.sql<Record<string, number>>(`select count(*)::int as clients,
        count(*) filter (where status = 'active')::int as paying,
        coalesce(sum(monthly_price_cents) filter (where status = 'active'), 0)::int as monthly_cents
      from public.clients where archived_at is null and ${condition(READS_CLIENTS)}`);
    expect(totals).toEqual(paid);
  });
});

describe("a ticket's history", () => {
  it("marks the message it began with, not the replies and notes", async () => {
    await arrangeRows(backend);
    const messages = [freshId(), freshId(), freshId()];
    for (const [nth, id] of messages.entries()) {
      await backend.sql(`
        insert into public.ticket_messages (id, ticket_id, kind, author_name, body, created_at) values
          ('${id}', '${ROWS.ticket.real}', '${nth === 2 ? "reply" : "client"}', 'A', 'B',
            '2026-11-20 12:00Z'::timestamptz + ${nth} * interval '1 minute')`);
    }
    const { data } = await call("support", "crm_history", { ticket_id: ROWS.ticket.real });
    const { rows } = data as unknown as { rows: { record_id: string; is_opening: boolean }[] };
    expect(rows.filter((row) => row.is_opening).map((row) => row.record_id)).toEqual([messages[0]]);
    await arrangeRows(backend);
  });
});

describe("what staff added to a sample", () => {
  it("is shown only to staff, by every list", async () => {
    await backend.sql(`
      insert into public.client_contacts (id, client_id, name, email, is_primary, created_at)
        values ('${freshId()}', '${ROWS.client.sample}', 'zqadded', 'zqadded@x.example', true, '2001-01-01');
      insert into public.client_sites (id, client_id, domain, expires_on, created_at)
        values ('${freshId()}', '${ROWS.client.sample}', 'zqadded.example', current_date - 900, '2001-01-01');
      insert into public.ticket_messages (id, ticket_id, kind, author_name, body)
        values ('${freshId()}', '${ROWS.ticket.sample}', 'note', 'zqadded', 'zqadded');
      insert into public.crm_notes (id, client_id, body)
        values ('${freshId()}', '${ROWS.client.sample}', 'zqadded');`);
    for (const person of PEOPLE) {
      for (const [name, args] of [
        ["list_clients", { page_size: 1000 }],
        ["list_tickets", { page_size: 1000 }],
        ["client_overview", { client_id: ROWS.client.sample }],
        ["ticket_detail", { ticket_id: ROWS.ticket.sample }],
        ["crm_history", { client_id: ROWS.client.sample }],
        ["crm_history", { ticket_id: ROWS.ticket.sample }],
      ] as const) {
        const { data } = await call(person, name, args);
        expect(JSON.stringify(data).includes("zqadded"), `${name} for the ${person}`).toBe(
          READS_CLIENTS.includes(person),
        );
      }
    }
    await arrangeRows(backend);
  });
});

const ENTITIES = {
  clients: "client",
  leads: "lead",
  tickets: "ticket",
  tasks: "clientTask",
} as const;
const WRITERS: Record<string, readonly Person[]> = {
  clients: ["sales", "owner"],
  leads: ["sales", "owner"],
  tickets: ["support", "owner"],
  tasks: ["sales", "support", "owner"],
};

const KEPT = "leads clients client_contacts tickets ticket_messages tasks crm_notes crm_events";
const stored = () => sealOf(backend, ...KEPT.split(" "));

describe.each(PEOPLE)("the %s", (person) => {
  it.each(Object.keys(ENTITIES) as (keyof typeof ENTITIES)[])(
    "changes many %s at once only where they may change one",
    async (entity) => {
      const row = ROWS[ENTITIES[entity]];
      const before = await stored();
      const { data, error } = await call(person, "change_records", {
        entity,
        changes: [row.sample, row.real].map((id) => ({
          id,
          version: 1,
          archived_at: "2026-11-01",
        })),
      });
      if (WRITERS[entity]?.includes(person)) {
        expect(data).toMatchObject({
          changed: [
            { id: row.sample, version: 2 },
            { id: row.real, version: 2 },
          ],
          failed: [],
        });
        await arrangeRows(backend);
        return;
      }
      if (person === "visitor") expect(error?.code).toBe("42501");
      else
        expect(data).toMatchObject({
          changed: [],
          failed: [{ why: "missing" }, { why: "missing" }],
        });
      expect(await stored()).toEqual(before);
    },
  );

  it("makes a client of a lead, and takes it back, only with the right to", async () => {
    const before = await stored();
    const convert = await call(person, "convert_lead", { lead_id: ROWS.lead.real, version: 1 });
    if (!WRITERS["leads"]?.includes(person)) {
      expect(convert.error?.code).toBe("42501");
      await backend.sql(`update public.leads set client_id = '${ROWS.client.real}', stage = 'won'
        where id = '${OTHER_LEAD}'`);
      const prepared = await stored();
      for (const [name, args] of [
        ["convert_lead", { lead_id: OTHER_LEAD, version: 2 }],
        ["undo_convert_lead", { lead_id: OTHER_LEAD }],
      ] as const) {
        expect((await call(person, name, args)).error?.code).toBe("42501");
      }
      expect(await stored()).toEqual(prepared);
      await arrangeRows(backend);
      return;
    }
    expect(convert.error).toBeNull();
    const [lead] = await backend.sql<{ stage: string; client_id: string }>(
      `select stage, client_id from public.leads where id = '${ROWS.lead.real}'`,
    );
    expect(lead).toEqual({
      stage: "won",
      client_id: (convert.data as { client_id: string }).client_id,
    });
    const again = await call(person, "convert_lead", { lead_id: ROWS.lead.real, version: 1 });
    expect(again.data).toEqual({
      client_id: lead?.client_id,
      is_new: false,
      version: 2,
      rule_tasks: 0,
    });
    const undone = await call(person, "undo_convert_lead", { lead_id: ROWS.lead.real });
    expect(undone.error).toBeNull();
    const [back] = await backend.sql(
      `select stage, client_id from public.leads where id = '${ROWS.lead.real}'`,
    );
    expect(back).toEqual({ stage: "new", client_id: null });
    expect(before).toBeDefined();
    await arrangeRows(backend);
  });

  it("merges two leads, and takes it back, only with the right to", async () => {
    const merge = {
      kept_id: ROWS.lead.real,
      kept_version: 1,
      other_id: OTHER_LEAD,
      other_version: 1,
    };
    const before = await stored();
    const merged = await call(person, "merge_leads", merge);
    if (!WRITERS["leads"]?.includes(person)) {
      expect(merged.error?.code).toBe("42501");
      expect((await call(person, "undo_merge_leads", { other_id: OTHER_LEAD })).error?.code).toBe(
        "42501",
      );
      expect(await stored()).toEqual(before);
      return;
    }
    expect(merged.error).toBeNull();
    const mergedInto = async () =>
      backend.sql(`select merged_into_id from public.leads where id = '${OTHER_LEAD}'`);
    expect(await mergedInto()).toEqual([{ merged_into_id: ROWS.lead.real }]);
    expect((await call(person, "undo_merge_leads", { other_id: OTHER_LEAD })).error).toBeNull();
    expect(await mergedInto()).toEqual([{ merged_into_id: null }]);
    await arrangeRows(backend);
  });

  it("answers a ticket and moves it only with the right to, both or neither", async () => {
    const id = freshId();
    const before = await stored();
    const message = {
      id,
      ticket_id: ROWS.ticket.real,
      kind: "reply",
      body: "Hello",
      author_name: "Not me",
    };
    const stale = await call(person, "add_ticket_message", {
      ...message,
      status: "waiting",
      version: 7,
    });
    expect(stale.error).not.toBeNull();
    expect(await stored()).toEqual(before);
    const { error } = await call(person, "add_ticket_message", {
      ...message,
      status: "waiting",
      version: 1,
    });
    if (!WRITERS["tickets"]?.includes(person)) {
      expect(error?.code).toBe("42501");
      expect((await call(person, "add_ticket_message", message)).error?.code).toBe("42501");
      expect(await stored()).toEqual(before);
      return;
    }
    expect(error).toBeNull();
    const [row] = await backend.sql(`select t.status, m.author_name from public.tickets as t
      join public.ticket_messages as m on m.ticket_id = t.id and m.id = '${id}'`);
    expect(row).toEqual({ status: "waiting", author_name: `A ${person}` });
    await arrangeRows(backend);
  });
});
