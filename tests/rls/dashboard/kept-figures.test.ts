import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededRandom } from "@/data/sample-company/seeded-random";
import { addDays } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { scaled } from "../../test-size.ts";
import { freshId, looseClient, removeRows } from "../support/crm-rows.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => removeRows(backend));

const sql = (text: string) => backend.sql<Record<string, unknown>>(text);
const differences = () => sql("select * from public.kept_figures_that_differ()");

async function call(name: string, args: object) {
  const { data } = await looseClient(backend, "owner").rpc(name, args).throwOnError();
  return data as unknown;
}

const STATUSES = ["onboarding", "active", "paused", "cancelled"];
const PLANS = ["small-business", "enterprise"];
const today = officeDay(new Date());

/** Changes records as people do, each step chosen by `next`. */
function walker(next: () => number) {
  const clients: string[] = [];
  const leads: string[] = [];
  const tasks: string[] = [];
  const sites: string[] = [];
  const tickets: string[] = [];
  const undos: (() => Promise<unknown>)[] = [];
  const among = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error("There is nothing to choose from.");
    return item;
  };
  const day = () => addDays(today, Math.floor(next() * 60) - 40);
  const added = (ids: string[]) => {
    const id = freshId();
    ids.push(id);
    return id;
  };
  const set = (table: string, id: string, changes: string) =>
    sql(`update public.${table} set ${changes} where id = '${id}'`);
  const switchArchive = (table: string, id: string) =>
    set(table, id, "archived_at = case when archived_at is null then now() end");
  const versionOf = async (table: string, id: string) =>
    (await sql(`select version from public.${table} where id = '${id}'`))[0]?.["version"];

  const steps: Record<string, () => Promise<unknown>> = {
    addClient: () =>
      sql(`insert into public.clients (id, business, status, plan, client_since)
        values ('${added(clients)}', 'Kept', '${among(STATUSES)}', '${among(PLANS)}', '${day()}')`),
    changeStatus: () => set("clients", among(clients), `status = '${among(STATUSES)}'`),
    changePlan: () =>
      set("clients", among(clients), `plan = '${among(PLANS)}', monthly_price_cents = 4200`),
    changeFirstDay: () => set("clients", among(clients), `client_since = '${day()}'`),
    archiveClient: () => switchArchive("clients", among(clients)),
    addSite: () => {
      const id = added(sites);
      return sql(`insert into public.client_sites (id, client_id, domain)
        values ('${id}', '${among(clients)}', '${id}.example')`);
    },
    archiveSite: () => switchArchive("client_sites", among(sites)),
    addTicket: () =>
      sql(`insert into public.tickets (id, client_id, subject)
        values ('${added(tickets)}', '${among(clients)}', 'Kept')`),
    changeTicket: () => set("tickets", among(tickets), "subject = 'Kept on'"),
    archiveTicket: () => switchArchive("tickets", among(tickets)),
    addLead: () =>
      sql(`insert into public.leads (id, name, plan)
        values ('${added(leads)}', 'Kept', '${among(PLANS)}')`),
    changeLead: () => set("leads", among(leads), `plan = '${among(PLANS)}', name = 'Kept on'`),
    archiveLead: () =>
      sql(`update public.leads set archived_at = case when archived_at is null then now() end
        where id = '${among(leads)}' and stage <> 'won' and merged_into_id is null`),
    addTask: () => {
      const isOfLead = next() < 0.5;
      return sql(`insert into public.tasks (id, title, ${isOfLead ? "lead_id" : "client_id"}, due_on)
        values ('${added(tasks)}', 'Kept', '${among(isOfLead ? leads : clients)}', '${day()}')`);
    },
    completeTask: () => set("tasks", among(tasks), "status = 'completed'"),
    deleteTask: () => sql(`delete from public.tasks where id = '${among(tasks)}'`),
    convertLead: async () => {
      const id = among(leads);
      const isOpen = await sql(`select from public.leads
        where id = '${id}' and stage <> 'won' and archived_at is null`);
      if (isOpen.length === 0) return;
      await call("convert_lead", { lead_id: id, version: await versionOf("leads", id) });
      undos.push(() => call("undo_convert_lead", { lead_id: id }));
    },
    mergeLeads: async () => {
      const open = await sql(`select id, version from public.leads
        where id = any ('{${leads.join()}}') and stage <> 'won' and archived_at is null`);
      if (open.length < 2) return;
      const [kept, other] = open;
      await call("merge_leads", {
        kept_id: kept?.["id"],
        kept_version: kept?.["version"],
        other_id: other?.["id"],
        other_version: other?.["version"],
      });
      undos.push(() => call("undo_merge_leads", { other_id: other?.["id"] }));
    },
    importClients: async () => {
      const batch = await call("start_import", { list: "clients", file_name: "kept.csv" });
      const rows = Array.from({ length: 5 }, (_, line) => ({
        line,
        record: { business: `Kept ${line} ${freshId()}`, domain: `${freshId()}.example` },
      }));
      await call("add_import_rows", {
        batch,
        rows: rows.map((row) => ({ ...row, line: row.line + 2 })),
      });
      await call("commit_import", { batch, mode: "skip", duplicates: "skip" });
      undos.push(() => call("undo_import", { batch }));
    },
    undo: async () => {
      const last = undos.pop();
      // Somebody may have worked on it since.
      await last?.().catch(() => undefined);
    },
  };
  return {
    begin: async () => {
      for (const name of ["addClient", "addLead", "addLead", "addSite", "addTicket", "addTask"])
        await steps[name]?.();
    },
    step: async () => {
      const name = among(Object.keys(steps));
      await steps[name]?.();
      return name;
    },
  };
}

describe("what is kept for figures", () => {
  it("is what is counted from the records, however they change", async () => {
    expect(await differences()).toEqual([]);
    const { begin, step } = walker(seededRandom(7));
    await begin();
    const taken = [];
    for (let nth = 0; nth < scaled(400); nth += 1) {
      taken.push(await step());
      expect(await differences(), taken.slice(-5).join()).toEqual([]);
    }
  });

  it("is found to differ where rows were changed without triggers, and is counted again", async () => {
    const [client, site, task, ticket] = [freshId(), freshId(), freshId(), freshId()];
    await sql(`set session_replication_role = 'replica';
      insert into public.clients (id, business, status, client_since)
        values ('${client}', 'Kept', 'active', current_date - 9);
      insert into public.client_sites (id, client_id, domain) values ('${site}', '${client}', 'kept.example');
      insert into public.tasks (id, title, client_id, due_on) values ('${task}', 'Kept', '${client}', current_date);
      insert into public.tickets (id, client_id, subject) values ('${ticket}', '${client}', 'Kept');
      set session_replication_role = 'origin';`);
    const one = (kind: string) => ({ kind, records: 1 });
    expect(await differences()).toEqual(["domains", "rentals", "tasks", "tickets"].map(one));
    await sql("select private.recount_figures()");
    expect(await differences()).toEqual([]);
    const [kept] =
      await sql(`select r.until, s.counted_plan as of_site, s.is_rented, k.counted_plan as of_task,
        t.counted_plan as of_ticket
      from private.kept_rentals as r join public.client_sites as s using (client_id)
      join public.tasks as k using (client_id) join public.tickets as t using (client_id)
      where client_id = '${client}'`);
    const plan = "small-business";
    expect(kept).toEqual({
      until: null,
      of_site: plan,
      is_rented: true,
      of_task: plan,
      of_ticket: plan,
    });
  });

  it("makes no version and no entry of the history", async () => {
    const [client, site] = [freshId(), freshId()];
    await sql(`insert into public.clients (id, business, status) values ('${client}', 'Kept', 'onboarding');
      insert into public.client_sites (id, client_id, domain) values ('${site}', '${client}', 'kept-2.example');
      update public.clients set status = 'active' where id = '${client}'`);
    const [row] = await sql(`select is_rented, version,
        (select count(*)::integer from public.crm_events where record_id = '${site}') as entries
      from public.client_sites where id = '${site}'`);
    expect(row).toEqual({ is_rented: true, version: 1, entries: 1 });
  });
});
