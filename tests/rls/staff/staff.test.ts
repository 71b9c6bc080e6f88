import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffRoleNames, staffRoles } from "@/data/staff/staff-roles";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

const PERMISSION_DENIED = "42501";

let backend: TestBackend;
const staffAs = (person: Person) => backend.clients[person].from("staff");
const storedStaff = () =>
  backend.sql<{ user_id: string; role: string }>(
    "select user_id, role from public.staff order by user_id",
  );

beforeAll(async () => {
  backend = await openTestBackend();
});

describe("reading the staff list", () => {
  const SAMPLE_ID = "00000000-0000-4000-8000-0000000000ab";
  const namesOf = async (person: Person) => {
    const { data } = await staffAs(person).select("user_id").order("user_id").throwOnError();
    return data?.map(({ user_id }) => user_id);
  };
  const ids = async (condition = "true") => {
    const rows = await backend.sql<{ user_id: string }>(
      `select user_id from public.staff where ${condition} order by user_id`,
    );
    return rows.map(({ user_id }) => user_id);
  };

  beforeAll(async () => {
    await backend.sql(`insert into auth.users (id, aud, role, email, created_at, updated_at)
      values ('${SAMPLE_ID}', 'authenticated', 'authenticated', 'invented@curbfront.example', now(), now());
      insert into public.staff (user_id, display_name, role, is_sample)
      values ('${SAMPLE_ID}', 'Invented', 'support', true)`);
  });
  afterAll(async () => {
    await backend.sql(`delete from auth.users where id = '${SAMPLE_ID}'`);
  });

  it.each(["visitor", "member"] as const)(
    "shows the %s invented colleagues only",
    async (person) => {
      expect(await namesOf(person)).toEqual(await ids("is_sample"));
      expect(await namesOf(person)).toContain(SAMPLE_ID);
      const counted = await staffAs(person).select("*", { count: "exact", head: true });
      expect(counted.count).toBe((await ids("is_sample")).length);
    },
  );

  it.each(staffRoleNames)("shows the %s everyone, with their roles", async (role) => {
    expect(await namesOf(role)).toEqual(await ids());
    const { data } = await staffAs(role)
      .select("user_id,role")
      .eq("user_id", userIdOf(role))
      .throwOnError();
    expect(data).toEqual([{ user_id: userIdOf(role), role }]);
  });

  it.each(staffRoleNames)("shows the %s nobody any more once they were removed", async (role) => {
    const set = (moment: string) =>
      backend.sql(
        `update public.staff set removed_at = ${moment} where user_id = '${userIdOf(role)}'`,
      );
    await set("now()");
    try {
      expect(await namesOf(role)).toEqual(await ids("is_sample"));
    } finally {
      await set("null");
    }
    expect(await namesOf(role)).toEqual(await ids());
  });
});

describe.each(PEOPLE)("the %s", (person) => {
  it("cannot make anyone staff, promote or dismiss anyone", async () => {
    const before = await storedStaff();
    const row = { user_id: userIdOf("member"), display_name: "Intruder", role: "owner" };
    const answers = [
      await staffAs(person).insert(row),
      await staffAs(person).upsert({ ...row, user_id: userIdOf(person) }),
      await staffAs(person).update({ role: "owner" }).eq("user_id", userIdOf(person)),
      await staffAs(person).delete().neq("role", ""),
    ];
    for (const { error } of answers) expect(error?.code).toBe(PERMISSION_DENIED);
    expect(await storedStaff()).toEqual(before);
  });
});

describe("the staff table itself", () => {
  it("knows no other role and no nameless person", async () => {
    const isRefused = (name: string, role: string) =>
      backend.sql(`do $$ begin
        insert into public.staff (user_id, display_name, role)
        values ('${userIdOf("member")}', '${name}', '${role}');
        raise exception 'was accepted';
      exception when check_violation or foreign_key_violation then null;
      end $$`);
    await expect(isRefused("A name", "admin")).resolves.toBeDefined();
    await expect(isRefused("  ", "viewer")).resolves.toBeDefined();
    await expect(isRefused("A name", "viewer")).rejects.toThrow();
  });

  it("loses the row with the account", async () => {
    const id = "00000000-0000-4000-8000-0000000000aa";
    await backend.sql(`insert into auth.users (id, aud, role, email, created_at, updated_at)
      values ('${id}', 'authenticated', 'authenticated', 'gone@curbfront.example', now(), now())`);
    await backend.sql(
      `insert into public.staff (user_id, display_name, role) values ('${id}', 'Gone', 'editor')`,
    );
    await backend.sql(`delete from auth.users where id = '${id}'`);
    expect((await storedStaff()).map(({ user_id }) => user_id)).not.toContain(id);
  });
});

describe("roles and rights", () => {
  const byName = (a: string, b: string) => (a < b ? -1 : 1);

  it("are the same in the database and the browser", async () => {
    const rows = await backend.sql<{ name: string; rights: string[] }>(
      "select name, rights from private.roles",
    );
    const stored = Object.fromEntries(rows.map((row) => [row.name, row.rights.toSorted(byName)]));
    const expected = Object.entries(staffRoles).map(([name, { rights }]) => [
      name,
      rights.toSorted(byName),
    ]);
    expect(stored).toEqual(Object.fromEntries(expected));
  });

  it("name every right that a policy or a function asks for, and none besides", async () => {
    const rows = await backend.sql<{ granted: string }>(`
      select distinct found[1] as granted from (
        select prosrc as body from pg_proc
          where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        union all select concat(qual, with_check) from pg_policies
      ) as bodies, regexp_matches(body, 'private[.]can[(]''([^'']*)''', 'g') as found`);
    const rights = new Set<string>(Object.values(staffRoles).flatMap((role) => role.rights));
    expect(rows.map(({ granted }) => granted).toSorted()).toEqual([...rights].toSorted());
  });
});

describe("the role check behind the policies", () => {
  it("is not reachable through the API", async () => {
    const call = (path: string) =>
      backend.fetch(`${backend.origin}/rest/v1/rpc/${path}`, {
        method: "POST",
        headers: { apikey: backend.publishableKey, "Content-Type": "application/json" },
        body: JSON.stringify({ wanted: "staff.manage" }),
      });
    expect((await call("can")).status).toBe(404);
  });
});
