import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { looseClient } from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

type Row = Record<string, unknown>;
const OTHERS = PEOPLE.filter((person) => person !== "owner");
const ADDRESS = "new.person@curbfront.example";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterEach(async () => {
  await backend.sql(`
    delete from public.crm_events where entity = 'staff' and record_id in
      (select id from auth.users where email like '%person@curbfront.example');
    delete from public.mails where kind = 'invitation';
    delete from auth.users where email like '%person@curbfront.example';
    update public.staff set removed_at = null, role = split_part(u.email, '@', 1),
        display_name = 'A ' || split_part(u.email, '@', 1)
      from auth.users as u where u.id = user_id and user_id::text like '00000000-0000-4000-8000-0000000000__'
        and split_part(u.email, '@', 1) in ('viewer', 'editor', 'sales', 'support', 'owner');
    update public.staff set removed_at = null, role = 'owner' where user_id = '${DEMO}'`);
});

const DEMO = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10";

const call = (person: Person, name: string, args: Row = {}) =>
  looseClient(backend, person).rpc(name, args);
const add = (person: Person, values: Row = {}) =>
  call(person, "add_staff", { email: ADDRESS, name: "New Person", role: "sales", ...values });
const member = async (id: string) => {
  const [row] = await backend.sql<{
    display_name: string;
    role: string;
    version: number;
    removed: boolean;
  }>(
    `select display_name, role, version, removed_at is not null as removed from public.staff where user_id = '${id}'`,
  );
  if (row === undefined) throw new Error(`${id} is not on the staff list`);
  return row;
};
const versionOf = async (person: Person) => (await member(userIdOf(person))).version;
const everyone = () =>
  backend.sql(`select s.*, u.email, u.encrypted_password from public.staff as s
    join auth.users as u on u.id = s.user_id order by s.user_id`);
const request = (path: string, body: Row) =>
  backend.fetch(`${backend.origin}/auth/v1/${path}`, {
    method: "POST",
    headers: { apikey: backend.publishableKey, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

describe.each(OTHERS)("the %s", (person) => {
  it("adds, changes, removes and brings back nobody, not even themselves", async () => {
    const before = await everyone();
    for (const [name, args] of [
      ["add_staff", { email: ADDRESS, name: "X", role: "viewer" }],
      ["add_staff", { email: `${person}@curbfront.example`, name: "X", role: "owner" }],
      ["change_staff", { person_id: userIdOf(person), seen_version: 1, name: "X", role: "owner" }],
      ["change_staff", { person_id: DEMO, seen_version: 1, name: "X", role: "viewer" }],
      ["remove_staff", { person_id: DEMO, seen_version: 1 }],
      ["restore_staff", { person_id: DEMO, seen_version: 1 }],
    ] as const) {
      expect((await call(person, name, args)).error?.code, name).toBe("42501");
    }
    expect(await everyone()).toEqual(before);
    expect(await backend.sql(`select id from auth.users where email = '${ADDRESS}'`)).toEqual([]);
  });

  it("reads no e-mail address and no history of roles", async () => {
    await add("owner").throwOnError();
    const { data } = await call(person, "staff_directory");
    expect(JSON.stringify(data)).not.toContain("@");
    expect((data as Row[]).some((row) => row["is_sample"] === false)).toBe(
      person !== "visitor" && person !== "member",
    );
    const events = await looseClient(backend, person)
      .from("crm_events")
      .select("*")
      .eq("entity", "staff");
    expect(events.data).toEqual([]);
  });
});

describe("an owner", () => {
  it("adds a person, who is on the list with an account and cannot sign in yet", async () => {
    const { data } = await add("owner", {
      email: ` ${ADDRESS.toUpperCase()} `,
      name: "  New \n Person ",
    }).throwOnError();
    const { id } = data as { id: string };
    expect(data).toEqual({ id, version: 1, invited_until: expect.any(String) as string });
    expect(await member(id)).toEqual({
      display_name: "New Person",
      role: "sales",
      version: 1,
      removed: false,
    });
    const accounts =
      await backend.sql(`select u.email, u.email_confirmed_at is not null as confirmed,
        i.provider, i.provider_id from auth.users as u join auth.identities as i on i.user_id = u.id
      where u.id = '${id}'`);
    expect(accounts).toEqual([
      { email: ADDRESS, confirmed: true, provider: "email", provider_id: id },
    ]);
    for (const password of ["", " ", "demo-only"]) {
      const answer = await request("token?grant_type=password", { email: ADDRESS, password });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    const directory = await call("owner", "staff_directory").throwOnError();
    expect((directory.data as Row[]).find((row) => row["id"] === id)).toMatchObject({
      email: ADDRESS,
      can_sign_in: false,
    });
  });

  it("adds a person who then sets a password from the mail and does only what is theirs", async () => {
    const { data } = await add("owner").throwOnError();
    const { id } = data as { id: string };
    expect((await request("recover", { email: ADDRESS })).status).toBe(200);
    const [sent] = await backend.sql<{ token: string }>(
      `select recovery_token as token from auth.users where id = '${id}'`,
    );
    expect(sent?.token).not.toBe("");
    // Stands for choosing a password by the mail's link, since the embedded backend sends no mail.
    await backend.sql(`update auth.users set encrypted_password =
      (select encrypted_password from auth.users where id = '${DEMO}') where id = '${id}'`);
    const session = await request("token?grant_type=password", {
      email: ADDRESS,
      password: "demo-only",
    });
    expect(session.status).toBe(200);
    const { access_token: token } = (await session.json()) as { access_token: string };
    const rpc = (name: string, body: Row) =>
      backend.fetch(`${backend.origin}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: {
          apikey: backend.publishableKey,
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/json",
        },
        body: JSON.stringify(body),
      });
    expect((await rpc("list_leads", {})).status).toBe(200);
    expect(
      (await rpc("add_staff", { email: "x@y.example", name: "X", role: "owner" })).status,
    ).toBe(403);
  });

  it("finds an account that is there, and trusts no password of an address never confirmed", async () => {
    const [hash] = await backend.sql<{ hash: string }>(
      `select encrypted_password as hash from auth.users where id = '${DEMO}'`,
    );
    const account = (id: string, email: string, confirmed: string) =>
      backend.sql(`insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at)
        values ('${id}', 'authenticated', 'authenticated', '${email}', '${hash?.hash}', ${confirmed}, now(), now())`);
    const [known, planted] = [crypto.randomUUID(), crypto.randomUUID()];
    await account(known, "known.person@curbfront.example", "now()");
    await account(planted, "planted.person@curbfront.example", "null");
    const first = await add("owner", { email: "known.person@curbfront.example" }).throwOnError();
    expect(first.data).toEqual({ id: known, version: 1, invited_until: null });
    const second = await add("owner", { email: "planted.person@curbfront.example" }).throwOnError();
    expect(second.data).toMatchObject({ id: planted, invited_until: expect.any(String) as string });
  });

  it.each([
    ["no e-mail address", { email: "nobody" }, "email"],
    ["none at all", { email: null }, "email"],
    ["one too long", { email: `${"x".repeat(250)}@a.example` }, "email"],
    ["no name", { name: " \n " }, "name"],
    ["a name as long as a book", { name: "x".repeat(121) }, "name"],
    ["a role nobody knows", { role: "admin" }, "role"],
    ["no role", { role: null }, "role"],
  ])("is told what is wrong, and nothing is kept: %s", async (_, values, detail) => {
    const before = await everyone();
    const { error } = await add("owner", values);
    expect(error).toMatchObject({ hint: "invalid", details: detail });
    expect(await everyone()).toEqual(before);
    expect(await backend.sql(`select id from auth.users where email = '${ADDRESS}'`)).toEqual([]);
  });

  it("cannot add somebody twice, and sees who is or was on the list", async () => {
    const { data } = await add("owner").throwOnError();
    const { id } = data as { id: string };
    expect((await add("owner", { email: ADDRESS.toUpperCase() })).error).toMatchObject({
      hint: "already-staff",
      details: id,
      message: "New Person has this e-mail address.",
    });
    await call("owner", "remove_staff", { person_id: id, seen_version: 1 }).throwOnError();
    expect((await add("owner")).error).toMatchObject({ hint: "removed", details: id });
    expect(
      (
        await call("owner", "change_staff", {
          person_id: id,
          seen_version: 2,
          name: "X",
          role: "owner",
        })
      ).error?.hint,
    ).toBe("removed");
    await call("owner", "restore_staff", { person_id: id, seen_version: 2 }).throwOnError();
    expect(await member(id)).toMatchObject({ role: "sales", removed: false, version: 3 });
  });

  it("changes a role, which holds from the next request of an open session on", async () => {
    const args = { person_id: userIdOf("sales"), name: "A sales", role: "support" };
    const leads = async () => (await call("sales", "list_leads")).data as { total: number };
    const before = await leads();
    await backend.sql(`insert into public.leads (name, business) values ('X', 'staff management')`);
    expect((await leads()).total).toBe(before.total + 1);
    await call("owner", "change_staff", {
      ...args,
      seen_version: await versionOf("sales"),
    }).throwOnError();
    const samples = await backend.sql<{ count: number }>(
      "select count(*)::int as count from public.leads where is_sample and archived_at is null",
    );
    expect((await leads()).total).toBe(samples[0]?.count);
    await backend.sql("delete from public.leads where business = 'staff management'");
  });

  it("is refused a change from a version that is no longer", async () => {
    const version = await versionOf("viewer");
    const args = {
      person_id: userIdOf("viewer"),
      seen_version: version,
      name: "V",
      role: "editor",
    };
    await call("owner", "change_staff", args).throwOnError();
    for (const [name, rest] of [
      ["change_staff", { name: "W", role: "owner" }],
      ["remove_staff", {}],
      ["restore_staff", {}],
    ] as const) {
      const { error } = await call("owner", name, {
        person_id: args.person_id,
        seen_version: version,
        ...rest,
      });
      expect(error).toMatchObject({ hint: "conflict", details: String(version + 1) });
    }
    expect(await member(userIdOf("viewer"))).toMatchObject({
      display_name: "V",
      role: "editor",
      removed: false,
    });
    expect(
      (await call("owner", "remove_staff", { person_id: crypto.randomUUID(), seen_version: 1 }))
        .error?.hint,
    ).toBe("missing");
  });

  it("gives up being one only when they say so, and never as the last", async () => {
    const self = async () => ({
      person_id: userIdOf("owner"),
      seen_version: await versionOf("owner"),
    });
    const step = { name: "A owner", role: "viewer" };
    expect((await call("owner", "change_staff", { ...(await self()), ...step })).error?.hint).toBe(
      "own-role",
    );
    expect((await call("owner", "remove_staff", await self())).error?.hint).toBe("own-role");
    // An owner without a password could not let anybody in.
    await add("owner", { role: "owner" }).throwOnError();
    await backend.sql(`update public.staff set role = 'viewer' where user_id = '${DEMO}'`);
    const sure = { gives_up_ownership: true };
    expect(
      (await call("owner", "change_staff", { ...(await self()), ...step, ...sure })).error?.hint,
    ).toBe("last-owner");
    expect((await call("owner", "remove_staff", { ...(await self()), ...sure })).error?.hint).toBe(
      "last-owner",
    );
    expect(await member(userIdOf("owner"))).toMatchObject({ role: "owner", removed: false });
    await backend.sql(`update public.staff set role = 'owner' where user_id = '${DEMO}'`);
    await call("owner", "change_staff", { ...(await self()), ...step, ...sure }).throwOnError();
    expect((await add("owner", { email: "other.person@curbfront.example" })).error?.code).toBe(
      "42501",
    );
  });

  it("reads who gave whom which role, written by the database", async () => {
    const { data } = await add("owner").throwOnError();
    const { id } = data as { id: string };
    await call("owner", "change_staff", {
      person_id: id,
      seen_version: 1,
      name: "New Person",
      role: "support",
    }).throwOnError();
    await call("owner", "remove_staff", { person_id: id, seen_version: 2 }).throwOnError();
    await call("owner", "restore_staff", { person_id: id, seen_version: 3 }).throwOnError();
    const events = await looseClient(backend, "owner")
      .from("crm_events")
      .select("actor_id,actor_name,action,before,after,is_sample")
      .eq("record_id", id)
      .order("id");
    const by = { actor_id: userIdOf("owner"), actor_name: "A owner", is_sample: false };
    expect(events.data).toEqual([
      {
        ...by,
        action: "created",
        before: null,
        after: { display_name: "New Person", role: "sales" },
      },
      { ...by, action: "invited", before: null, after: null },
      { ...by, action: "changed", before: { role: "sales" }, after: { role: "support" } },
      {
        ...by,
        action: "archived",
        before: null,
        after: { removed_at: expect.any(String) as unknown },
      },
      {
        ...by,
        action: "restored",
        before: { removed_at: expect.any(String) as unknown },
        after: { removed_at: null },
      },
    ]);
  });
});
