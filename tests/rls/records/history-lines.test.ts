import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { columnNames } from "../../../src/features/crm/shared/fields/record-labels.ts";
import { addLead, leadOf, merge, putLeadsAway } from "../support/lead-records.ts";
import { openTestBackend, type Person, type TestBackend } from "../support/test-backend.ts";

type Told = {
  rows: { action: string; entity: string; after: Record<string, unknown> | null }[];
  names: Record<string, string>;
};

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(putLeadsAway);

const historyOf = async (subject: object, person: Person = "sales") => {
  const { data } = await backend.clients[person].rpc("crm_history", subject).throwOnError();
  return data as Told;
};
const linesOf = ({ rows }: Told) =>
  rows.map(({ action, entity }) => `${entity} ${action}`).toReversed();

async function addFormerColleague(name: string): Promise<string> {
  const id = crypto.randomUUID();
  await backend.sql(`insert into auth.users (id, aud, role, email)
      values ('${id}', 'authenticated', 'authenticated', '${id}@left.example');
    insert into public.staff (user_id, display_name, role, removed_at)
      values ('${id}', '${name}', 'sales', now())`);
  return id;
}

/** Named by the record to which it was added. */
const NAMED_BY_RECORD = "inbound_mails";

it("leaves out the columns that the screens leave out", async () => {
  const audited = await backend.sql<{ name: string; is_shown: boolean }>(`
    select distinct attname as name, attname <> all (private.columns_without_story()
        || private.bookkeeping_columns()) as is_shown
      from pg_catalog.pg_attribute as a join pg_catalog.pg_trigger as t on t.tgrelid = a.attrelid
      where t.tgfoid = 'private.write_crm_event'::regproc and attnum > 0 and not attisdropped
        and t.tgrelid <> 'public.${NAMED_BY_RECORD}'::regclass`);
  expect(Object.fromEntries(audited.map(({ name, is_shown: isShown }) => [name, isShown]))).toEqual(
    Object.fromEntries(Object.entries(columnNames).map(([name, words]) => [name, words !== null])),
  );
});

describe("the history", () => {
  it("names former owners and archived sites, and nobody to who may not know them", async () => {
    const former = await addFormerColleague("Gone Colleague");
    const client = crypto.randomUUID();
    const site = crypto.randomUUID();
    await backend.sql(`insert into public.clients (id, business, owner_id)
        values ('${client}', 'Named & Sons', '${former}');
      insert into public.client_sites (id, client_id, domain)
        values ('${site}', '${client}', 'named.example');
      insert into public.tickets (client_id, site_id, subject) values ('${client}', '${site}', 'S');
      update public.clients set owner_id = null where id = '${client}';
      update public.tickets set site_id = null where client_id = '${client}';
      update public.client_sites set archived_at = now() where id = '${site}'`);
    const { names } = await historyOf({ client_id: client });
    expect(names).toEqual({ [former]: "Gone Colleague", [site]: "named.example" });
    expect(await historyOf({ client_id: client }, "visitor")).toMatchObject({
      rows: [],
      names: {},
    });
  });

  it("tells of a lead that was called, moved about and won in as many lines as a person would", async () => {
    const lead = await addLead({ business: "Told Roofing" });
    const { sales } = backend.clients;
    const before = linesOf(await historyOf({ lead_id: lead.id }));
    await sales.from("leads").update({ rank: "a1V", version: 1 }).eq("id", lead.id).throwOnError();
    await sales
      .from("crm_notes")
      .insert({ lead_id: lead.id, kind: "call", body: "Rang." })
      .throwOnError();
    const { version } = await leadOf(lead.id);
    await sales.rpc("convert_lead", { lead_id: lead.id, version }).throwOnError();
    expect(linesOf(await historyOf({ lead_id: lead.id })).slice(before.length)).toEqual([
      "crm_notes created",
      "clients onboarding-added",
      "leads converted",
    ]);
  });

  it("does not say of a merged request that the lead was archived", async () => {
    const kept = await addLead({ email: "told@twin.example" });
    const other = await addLead({ email: "told@twin.example" });
    expect((await merge(await leadOf(kept.id), await leadOf(other.id))).error).toBeNull();
    const lines = linesOf(await historyOf({ lead_id: kept.id }));
    expect(lines).toContain("leads merged");
    expect(lines).not.toContain("leads archived");
    await backend.clients.sales.rpc("undo_merge_leads", { other_id: other.id }).throwOnError();
    expect(linesOf(await historyOf({ lead_id: other.id }))).not.toContain("leads restored");
  });
});
