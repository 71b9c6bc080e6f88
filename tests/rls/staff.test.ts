import { beforeAll, describe, expect, it } from "vitest";
import {
  openTestBackend,
  PEOPLE,
  STAFF_ROLES,
  userIdOf,
  type Person,
  type TestBackend,
} from "./test-backend.ts";

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
  it("is refused to a visitor", async () => {
    const { error, status } = await staffAs("visitor").select("*");
    expect(error?.code).toBe(PERMISSION_DENIED);
    expect(status).toBe(401);
  });

  it("shows a signed-in non-staff person nobody", async () => {
    const { data } = await staffAs("member").select("*").throwOnError();
    expect(data).toEqual([]);
  });

  it.each(STAFF_ROLES)("shows the %s their own row only", async (role) => {
    const { data } = await staffAs(role).select("user_id,role").throwOnError();
    expect(data).toEqual([{ user_id: userIdOf(role), role }]);
    const counted = await staffAs(role).select("*", { count: "exact", head: true });
    expect(counted.count).toBe(1);
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
      exception when check_violation then null;
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

describe("the role check behind the policies", () => {
  it("is not reachable through the API", async () => {
    const call = (path: string) =>
      backend.fetch(`${backend.origin}/rest/v1/rpc/${path}`, {
        method: "POST",
        headers: { apikey: backend.publishableKey, "Content-Type": "application/json" },
        body: JSON.stringify({ allowed: ["owner"] }),
      });
    expect((await call("has_staff_role")).status).toBe(404);
  });
});
