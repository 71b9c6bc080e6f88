import { choose, type Case } from "../measured-sql.ts";

/** Changes of single records, as people make them. */
export const writeCases = (ids: Record<"leads" | "tickets", string[]>): Case[] => [
  {
    name: "write: move a card",
    sql: (run) =>
      `update public.leads set rank = 'a${run}V', next_step = 'Call ${run}', version = version where id = '${choose(ids.leads, run)}'`,
    uses: ["leads_pkey"],
  },
  {
    name: "write: change a lead's phone",
    // Changes differ in each run, because an update without a change skips its triggers' work.
    sql: (run) =>
      `update public.leads set phone = '555 01' || (10000000 * random())::integer, version = version where id = '${choose(ids.leads, run)}'`,
    uses: ["leads_pkey", "leads_phone_key_idx"],
  },
  {
    name: "write: note a call",
    sql: (run) =>
      `insert into public.crm_notes (lead_id, kind, body) values ('${choose(ids.leads, run)}', 'call', 'Nobody there.')`,
    uses: [],
  },
  {
    name: "write: answer a ticket",
    sql: (run) =>
      `select public.add_ticket_message(gen_random_uuid(), '${choose(ids.tickets, run)}', 'reply', 'Done.')`,
    uses: ["ticket_messages_ticket_idx"],
  },
];
