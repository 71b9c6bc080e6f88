import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { renderStoredMail } from "@/lib/mail/render-mail";
import { looseClient } from "../support/crm-rows.ts";
import {
  openTestBackend,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

type Row = Record<string, unknown>;
const EMAIL = "invited.person@curbfront.example";
const PASSWORD = "grüne Türen, 4 Stück";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterEach(async () => {
  await backend.sql(`
    delete from public.mails where kind = 'invitation';
    delete from public.crm_events where entity = 'staff' and record_id in
      (select id from auth.users where email = '${EMAIL}');
    delete from auth.users where email = '${EMAIL}'`);
});

const call = (person: Person, name: string, args: Row) =>
  looseClient(backend, person).rpc(name, args);
const accept = (key: string | null, password: string | null = PASSWORD) =>
  call("visitor", "accept_invitation", { key, password });
const read = (key: string | null) => call("visitor", "read_invitation", { key });

async function invited() {
  const { data } = await call("owner", "add_staff", {
    email: EMAIL,
    name: "Ina Vited",
    role: "sales",
  }).throwOnError();
  const { id } = data as { id: string };
  return { id, key: await keyOf(id) };
}
async function keyOf(id: string): Promise<string> {
  const { data } = await call("owner", "invitation_key", { person_id: id }).throwOnError();
  return data as string;
}
const signIn = async (password: string) => {
  const answer = await backend.fetch(`${backend.origin}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: backend.publishableKey, "Content-Type": "application/json" },
    body: JSON.stringify({ email: EMAIL, password }),
  });
  return answer.status;
};
const mails = () =>
  backend.sql<Row>(`select * from public.mails where kind = 'invitation' order by created_at`);
const letTimePass = (id: string, interval: string) =>
  backend.sql(`update private.staff_invitations set sent_at = sent_at - interval '${interval}',
    expires_at = expires_at - interval '${interval}' where user_id = '${id}'`);

describe("somebody who is invited", () => {
  it("gets a mail whose link, and nothing in the outbox, has the key", async () => {
    const { key } = await invited();
    const [stored] = await mails();
    expect(JSON.stringify(stored)).not.toContain(key);
    const shown = renderStoredMail(stored);
    expect(shown.subject).toBe("A owner invited you to Curbfront");
    const taken = await backend.sql<{ mail: Row }>(
      "select mail from public.take_mails(100) as mail where mail ->> 'kind' = 'invitation'",
    );
    expect(renderStoredMail(taken[0]?.mail).text).toContain(`/admin#invitation=${key}`);
  });

  it("chooses a password by the link, signs in with it and is on the list", async () => {
    const { id, key } = await invited();
    expect((await read(key)).data).toEqual({ name: "Ina Vited", email: EMAIL, role: "sales" });
    expect(await signIn(PASSWORD)).toBe(400);
    await accept(key).throwOnError();
    expect(await signIn(PASSWORD)).toBe(200);
    expect(await signIn(`${PASSWORD}.`)).toBe(400);
    expect(await mails()).toEqual([]);
    const { data } = await call("owner", "staff_directory", {}).throwOnError();
    expect((data as Row[]).find((row) => row["id"] === id)).toMatchObject({
      can_sign_in: true,
      invited_until: null,
    });
    const events = await backend.sql<{ action: string; actor_name: string }>(
      `select action, actor_name from public.crm_events where record_id = '${id}' order by id`,
    );
    expect(events).toEqual([
      { action: "created", actor_name: "A owner" },
      { action: "invited", actor_name: "A owner" },
      { action: "joined", actor_name: "Ina Vited" },
    ]);
  });

  it("cannot use the link twice, nor another password by it", async () => {
    const { key } = await invited();
    await accept(key).throwOnError();
    expect((await read(key)).error?.hint).toBe("accepted");
    expect((await accept(key, "something else entirely")).error?.hint).toBe("accepted");
    expect(await signIn(PASSWORD)).toBe(200);
  });

  it("cannot use it after a week, and can use the one that is sent again", async () => {
    const { id, key } = await invited();
    await letTimePass(id, "7 days");
    expect((await accept(key)).error?.hint).toBe("expired");
    expect(await keyOf(id)).toBeNull();
    await call("owner", "invite_staff", { person_id: id }).throwOnError();
    expect((await read(key)).error?.hint).toBe("unknown");
    expect(await mails()).toHaveLength(1);
    await accept(await keyOf(id)).throwOnError();
    expect(await signIn(PASSWORD)).toBe(200);
  });

  it("cannot use it once they were removed, also after they are back", async () => {
    const { id, key } = await invited();
    await call("owner", "remove_staff", { person_id: id, seen_version: 1 }).throwOnError();
    expect((await accept(key)).error?.hint).toBe("unknown");
    await call("owner", "restore_staff", { person_id: id, seen_version: 2 }).throwOnError();
    expect((await accept(key)).error?.hint).toBe("unknown");
    expect(await keyOf(id)).toBeNull();
    await call("owner", "invite_staff", { person_id: id }).throwOnError();
    await accept(await keyOf(id)).throwOnError();
  });

  it.each([
    ["nine letters", "123456789"],
    ["none at all", null],
    ["more than the auth service reads", "ü".repeat(37)],
  ])("keeps the link after a password that is refused: %s", async (_, password) => {
    const { key } = await invited();
    expect((await accept(key, password)).error).toMatchObject({
      hint: "invalid",
      details: "password",
    });
    await accept(key).throwOnError();
  });
});

it.each(["", "invitation", "0a".repeat(32), null])("opens nothing by the key %j", async (key) => {
  await invited();
  expect((await read(key)).error?.hint).toBe("unknown");
  expect((await accept(key)).error?.hint).toBe("unknown");
});

it("opens nothing by the key of another kind of link", async () => {
  const { id } = await invited();
  const [other] = await backend.sql<{ key: string }>(
    `select private.link_key('booking', i.id) as key from private.staff_invitations as i where user_id = '${id}'`,
  );
  expect((await accept(other?.key ?? null)).error?.hint).toBe("unknown");
});

it("sends one mail where it is asked for twice within a minute", async () => {
  const { id, key } = await invited();
  await call("owner", "invite_staff", { person_id: id }).throwOnError();
  expect(await keyOf(id)).toBe(key);
  await letTimePass(id, "2 minutes");
  await call("owner", "invite_staff", { person_id: id }).throwOnError();
  expect(await keyOf(id)).not.toBe(key);
  expect(await mails()).toHaveLength(1);
});

it("invites nobody who signs in already, and nobody who is not on the list", async () => {
  const ask = (id: string) => call("owner", "invite_staff", { person_id: id });
  expect((await ask(userIdOf("sales"))).error?.hint).toBe("has-password");
  expect((await ask(userIdOf("member"))).error?.hint).toBe("missing");
});

it.each(["visitor", "member", "viewer", "editor", "sales", "support"] as const)(
  "keeps the %s from inviting and from every key",
  async (person) => {
    const { id } = await invited();
    for (const name of ["invite_staff", "invitation_key"]) {
      expect((await call(person, name, { person_id: id })).error?.code, name).toBe("42501");
    }
  },
);
