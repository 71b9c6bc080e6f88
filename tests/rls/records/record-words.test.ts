import { afterAll, beforeAll, expect, it } from "vitest";
import { freshId, looseClient } from "../support/crm-rows.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";
import { scaled } from "../../test-size.ts";

let backend: TestBackend;
const client = freshId();
const TABLES = ["ticket_messages", "tickets", "mails", "inbound_mails", "leads", "client_contacts"];

beforeAll(async () => {
  backend = await openTestBackend();
  await backend.sql(`insert into public.clients (id, business) values ('${client}', 'Wordwalk')`);
});
afterAll(async () => {
  await backend.sql(
    "delete from private.import_changes where lead_id in (select id from public.leads where town = 'Wordwalk')",
  );
  for (const table of TABLES) await backend.sql(`delete from public.${table} where ${ours(table)}`);
  await backend.sql(`delete from public.clients where id = '${client}'`);
});

const ours = (table: string) =>
  ({
    ticket_messages: "author_name = 'Wordwalk'",
    tickets: `client_id = '${client}'`,
    mails: "to_name = 'Wordwalk'",
    inbound_mails: "from_name = 'Wordwalk'",
    leads: "form in ('manual', 'import') and town = 'Wordwalk'",
    client_contacts: `client_id = '${client}'`,
  })[table] ?? "false";

const missing = async () => {
  const rows = await backend.sql<{ word: string }>(
    "select private.missing_record_words() as word order by 1",
  );
  return rows.map(({ word }) => word);
};
const isKept = async (word: string) => {
  const rows = await backend.sql(`select from private.record_words where word = '${word}'`);
  return rows.length > 0;
};

/** A small generator with a seed, so that a failure can be repeated. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

function statementsOf(random: (below: number) => number) {
  const word = () =>
    `zqw${Array.from({ length: 4 }, () => String.fromCodePoint(97 + random(26))).join("")}`;
  const some = (table: string) =>
    `id = (select id from public.${table} where ${ours(table)} order by id offset ${random(5)} limit 1)`;
  return [
    () =>
      `insert into public.leads (form, name, town, message) values ('manual', '${word()}', 'Wordwalk', '${word()} ${word()}')`,
    () => `update public.leads set name = '${word()}' where ${some("leads")}`,
    () => `update public.leads set archived_at = now() where ${some("leads")}`,
    () => `update public.clients set business = '${word()}' where id = '${client}'`,
    () =>
      `insert into public.client_contacts (client_id, name) values ('${client}', '${word()} ${word()}')`,
    () => `update public.client_contacts set name = '${word()}' where ${some("client_contacts")}`,
    () => `insert into public.tickets (client_id, subject) values ('${client}', '${word()}')`,
    () => `update public.tickets set subject = '${word()}' where ${some("tickets")}`,
    () => `insert into public.ticket_messages (ticket_id, kind, author_name, body)
      select id, 'client', 'Wordwalk', '${word()} ${word()}' from public.tickets where ${some("tickets")}`,
    () =>
      `insert into public.mails (kind, occasion, to_email, to_name, data, client_id) values ('ticket-reply',
        '${freshId()}', '${word()}@rows.example', 'Wordwalk', '{"subject": "${word()}"}', '${client}')`,
    () => `insert into public.inbound_mails (message_key, kind, reason, from_email, from_name, subject, body)
      values ('${freshId()}', 'message', 'unknown', '${word()}@rows.example', 'Wordwalk', '${word()}', '${word()}')`,
  ];
}

it("every word of a record is kept, whatever changes", async () => {
  const random = randomOf(7);
  const statements = statementsOf(random);
  for (let step = 0; step < scaled(100); step += 1) {
    const sql = statements[random(statements.length)]?.() ?? "";
    await backend.sql(sql);
    expect(await missing(), sql).toEqual([]);
  }
});

it("an import keeps the words of what it adds and changes", async () => {
  const call = async (name: string, args: object) =>
    (await looseClient(backend, "sales").rpc(name, args).throwOnError()).data as unknown;
  const importing = async (name: string) => {
    const batch = await call("start_import", { list: "leads", file_name: "w.csv", defaults: {} });
    const record = { name, town: "Wordwalk", email: "zqwimport@rows.example" };
    await call("add_import_rows", { batch, rows: [{ line: 2, record }] });
    await call("commit_import", { batch, mode: "all", duplicates: "update" });
  };
  await importing("Zqwadded");
  await importing("Zqwchanged");
  expect(await missing()).toEqual([]);
  expect(await Promise.all(["zqwadded", "zqwchanged"].map(isKept))).toEqual([true, true]);
});

it("a row that was written without triggers is found missing, until the words are renewed", async () => {
  await backend.sql(`insert into private.record_words (word) values ('zqworphan');
    set session_replication_role = replica;
    insert into public.leads (form, name, town, rank) values ('manual', 'Zqwunseen', 'Wordwalk', 'a0');
    set session_replication_role = origin`);
  expect(await missing()).toEqual(["zqwunseen"]);
  await backend.sql("select private.renew_record_words()");
  expect(await missing()).toEqual([]);
  expect(await isKept("zqwunseen")).toBe(true);
  expect(await isKept("zqworphan")).toBe(false);
});
