import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { arrangeRows, looseClient, removeRows, ROWS } from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

type Colleague = { id: string; name: string; is_writing: boolean };
type Entity = "leads" | "clients" | "tickets";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  await arrangeRows(backend);
});
afterAll(() => removeRows(backend));
beforeEach(() => backend.sql("delete from public.presence"));

const TAB = "7ab00000-0000-4000-8000-000000000001";
const OTHER_TAB = "7ab00000-0000-4000-8000-000000000002";
const IDS = { leads: ROWS.lead.real, clients: ROWS.client.real, tickets: ROWS.ticket.real };

async function see(person: Person, entity: Entity, more: object = {}) {
  const args = { entity, record_id: IDS[entity], tab_id: TAB, ...more };
  const { data, error } = await looseClient(backend, person).rpc("see_record", args);
  return { people: data as Colleague[] | null, error };
}
const named = ({ people }: Awaited<ReturnType<typeof see>>) => people?.map(({ name }) => name);
const rows = () =>
  backend.sql<{ record_id: string; seen_at: string }>("select * from public.presence");
const age = (seconds: number) =>
  backend.sql(`update public.presence set seen_at = seen_at - interval '${seconds} seconds'`);

const READERS: Record<Entity, readonly Person[]> = {
  leads: ["viewer", "sales", "owner"],
  clients: ["viewer", "sales", "support", "owner"],
  tickets: ["viewer", "sales", "support", "owner"],
};

describe.each(PEOPLE)("the %s", (person) => {
  it.each(["leads", "clients", "tickets"] as const)(
    "is there, and sees who is, at the %s that they may read, and at no other",
    async (entity) => {
      const somebody = person === "owner" ? "viewer" : "owner";
      await see(somebody, entity);
      const { people, error } = await see(person, entity);
      if (READERS[entity].includes(person)) {
        expect(people).toEqual([
          { id: userIdOf(somebody), name: `A ${somebody}`, is_writing: false },
        ]);
        expect(named(await see(somebody, entity))).toEqual([`A ${person}`]);
        return;
      }
      if (person === "visitor") expect(error?.code).toBe("42501");
      expect(people).toBeNull();
      expect(named(await see(somebody, entity))).toEqual([]);
      expect(await rows()).toHaveLength(1);
    },
  );

  it("reads the rows of such records only, and writes none by hand", async () => {
    for (const entity of ["leads", "clients", "tickets"] as const) await see("owner", entity);
    const table = () => looseClient(backend, person).from("presence");
    const { data } = await table().select("entity").order("entity");
    const readable = (Object.keys(READERS) as Entity[]).filter((entity) =>
      READERS[entity].includes(person),
    );
    expect((data ?? []).map(({ entity }) => entity as string)).toEqual(readable.toSorted());
    const row = { entity: "tickets", record_id: IDS.tickets, staff_id: userIdOf(person) };
    expect((await table().insert({ ...row, tab_id: TAB })).error?.code).toBe("42501");
    const change = await table().update({ is_writing: true }).eq("entity", "tickets");
    expect(change.error?.code).toBe("42501");
    expect((await table().delete().eq("entity", "tickets")).error?.code).toBe("42501");
  });
});

describe("a colleague", () => {
  it("who has a record open in two tabs is one person, who writes if one tab does", async () => {
    await see("sales", "tickets", { is_writing: true });
    await see("sales", "tickets", { tab_id: OTHER_TAB });
    expect((await see("owner", "tickets")).people).toMatchObject([{ is_writing: true }]);
    await see("sales", "tickets", { is_leaving: true });
    expect((await see("owner", "tickets")).people).toMatchObject([{ is_writing: false }]);
    await see("sales", "tickets", { tab_id: OTHER_TAB, is_leaving: true });
    expect((await see("owner", "tickets")).people).toEqual([]);
    // Seen again in the same tab.
    await see("sales", "tickets");
    expect(named(await see("owner", "tickets"))).toEqual(["A sales"]);
  });

  it("who is gone without a word is no longer shown, and their row is removed", async () => {
    await see("sales", "tickets");
    await age(14);
    expect(named(await see("owner", "tickets"))).toEqual(["A sales"]);
    await age(2);
    expect((await see("owner", "tickets")).people).toEqual([]);
    await age(60);
    await see("owner", "tickets");
    expect(await rows()).toHaveLength(1);
  });

  it("is not written again by each call, so that Realtime's calls end", async () => {
    await see("sales", "tickets");
    const [first] = await rows();
    await see("sales", "tickets");
    expect(await rows()).toEqual([first]);
    await see("sales", "tickets", { is_writing: true });
    const [writing] = await rows();
    expect(writing?.seen_at).not.toBe(first?.seen_at);
    await age(7);
    const [before] = await rows();
    await see("sales", "tickets", { is_writing: true });
    expect((await rows())[0]?.seen_at).not.toBe(before?.seen_at);
  });

  it("who was removed is seen by nobody", async () => {
    await see("viewer", "tickets");
    await backend.sql(`update public.staff set removed_at = now(), version = version
      where user_id = '${userIdOf("viewer")}'`);
    expect((await see("owner", "tickets")).people).toEqual([]);
    expect((await see("viewer", "tickets")).people).toBeNull();
    await backend.sql(`update public.staff set removed_at = null, version = version
      where user_id = '${userIdOf("viewer")}'`);
  });
});

it.each([
  { entity: "staff" },
  { entity: null },
  { record_id: crypto.randomUUID() },
  { record_id: null },
  { tab_id: null },
  { is_writing: null, record_id: IDS.leads },
])("nothing is stored for %j", async (more) => {
  expect((await see("owner", "tickets", more)).people).toBeNull();
  expect(await rows()).toEqual([]);
});
