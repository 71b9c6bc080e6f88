import { createHmac } from "node:crypto";
import { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "@/lib/database.types";
import {
  openUnseededBackend,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

let backend: TestBackend;

/** As in the hosted auth service; the embedded one has no such table. */
const FACTORS = `create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(), user_id uuid not null, status text not null)`;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

function signedIn(person: Person, aal: "aal1" | "aal2") {
  const claims = {
    sub: userIdOf(person),
    role: "authenticated",
    aud: "authenticated",
    exp: Math.floor(Date.now() / 1000) + 3600,
    aal,
  };
  const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  const secret = process.env.CURBFRONT_JWT_SECRET ?? "";
  const signature = createHmac("sha256", secret).update(content).digest("base64url");
  return new PostgrestClient<Database>(`${backend.origin}/rest/v1`, {
    headers: {
      apikey: backend.publishableKey,
      Authorization: `Bearer ${content}.${signature}`,
    },
    fetch: backend.fetch,
  });
}

const setUp = (person: Person) =>
  backend.sql(
    `insert into auth.mfa_factors (user_id, status) values ('${userIdOf(person)}', 'verified')`,
  );
const factorsOf = (person: Person) =>
  backend.sql(`select id from auth.mfa_factors where user_id = '${userIdOf(person)}'`);
const staffSeenBy = async (client: PostgrestClient<Database>) => {
  const { data } = await client.from("staff").select("user_id").throwOnError();
  return data.map((row) => row.user_id);
};
const colleagues = async (client: PostgrestClient<Database>) => (await staffSeenBy(client)).length;

beforeAll(async () => {
  backend = await openUnseededBackend();
  await backend.sql(FACTORS);
});

beforeEach(async () => {
  await backend.sql("delete from auth.mfa_factors");
  await backend.sql("update private.sign_in_rules set demands_second_step = false");
  await backend.sql("delete from private.recovery_misses");
});

afterAll(async () => {
  await backend.sql("update private.sign_in_rules set demands_second_step = false");
  await backend.sql("drop table auth.mfa_factors");
});

describe("a password alone", () => {
  it("is enough for who has no second step", async () => {
    expect(await colleagues(signedIn("sales", "aal1"))).toBeGreaterThan(1);
  });

  it("opens nothing for who has one, but says who they are", async () => {
    await setUp("sales");
    expect(await staffSeenBy(signedIn("sales", "aal1"))).toEqual([userIdOf("sales")]);
    const { data: leads } = await signedIn("sales", "aal1").from("leads").select("is_sample");
    expect((leads ?? []).every((lead) => lead.is_sample)).toBe(true);
    expect(await colleagues(signedIn("sales", "aal2"))).toBeGreaterThan(1);
  });

  it("does not count an app that was never confirmed", async () => {
    await backend.sql(
      `insert into auth.mfa_factors (user_id, status) values ('${userIdOf("sales")}', 'unverified')`,
    );
    expect(await colleagues(signedIn("sales", "aal1"))).toBeGreaterThan(1);
  });
});

describe("an owner", () => {
  it("may demand a second step of all, having one", async () => {
    const refused = await signedIn("owner", "aal1").rpc("demand_second_step", { demanded: true });
    expect(refused.error).toMatchObject({ code: "42501", hint: "forbidden" });
    await setUp("owner");
    await signedIn("owner", "aal2").rpc("demand_second_step", { demanded: true }).throwOnError();
    expect(await staffSeenBy(signedIn("sales", "aal1"))).toEqual([userIdOf("sales")]);
    expect(await colleagues(signedIn("sales", "aal2"))).toBeGreaterThan(1);
    const { data } = await signedIn("sales", "aal1").rpc("second_step_rules").throwOnError();
    expect(data).toEqual([{ is_offered: true, is_demanded: true }]);
  });

  it("may take it away from a colleague, which is written down", async () => {
    await setUp("support");
    await signedIn("owner", "aal1")
      .rpc("remove_second_step", { person_id: userIdOf("support") })
      .throwOnError();
    expect(await factorsOf("support")).toEqual([]);
    const [event] = await backend.sql<{ action: string; actor_id: string }>(
      `select action, actor_id from public.crm_events where record_id = '${userIdOf("support")}'
       order by id desc limit 1`,
    );
    expect(event).toEqual({ action: "second_step_removed", actor_id: userIdOf("owner") });
  });

  it.each(["visitor", "member", "viewer", "editor", "sales", "support"] as const)(
    "is who may, and not a %s",
    async (person) => {
      await setUp("owner");
      const client = person === "visitor" ? backend.clients.visitor : signedIn(person, "aal2");
      const taken = await client.rpc("remove_second_step", { person_id: userIdOf("owner") });
      expect(taken.error?.code).toBe("42501");
      const demanded = await client.rpc("demand_second_step", { demanded: true });
      expect(demanded.error?.code).toBe("42501");
      expect(await factorsOf("owner")).toHaveLength(1);
    },
  );
});

describe("recovery codes", () => {
  const newCodes = async (person: Person) => {
    const { data } = await signedIn(person, "aal2").rpc("new_recovery_codes").throwOnError();
    return data;
  };

  it("are ten, for who signed in with a code", async () => {
    await setUp("sales");
    const refused = await signedIn("sales", "aal1").rpc("new_recovery_codes");
    expect(refused.error?.hint).toBe("forbidden");
    const codes = await newCodes("sales");
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[A-Z2-9]{5} [A-Z2-9]{5}$/.test(code))).toBe(true);
    const kept = await backend.sql<{ code_hash: string }>(
      "select code_hash from private.recovery_codes",
    );
    expect(kept.some(({ code_hash: hash }) => codes.includes(hash))).toBe(false);
  });

  it("take the lost app away, once, however they are written", async () => {
    await setUp("sales");
    const [code = ""] = await newCodes("sales");
    const spend = (typed: string) =>
      signedIn("sales", "aal1").rpc("spend_recovery_code", { code: typed }).throwOnError();
    expect((await spend("AAAAA AAAAA")).data).toBe(false);
    expect(await factorsOf("sales")).toHaveLength(1);
    expect((await spend(` ${code.toLowerCase().replace(" ", "-")}`)).data).toBe(true);
    expect(await factorsOf("sales")).toEqual([]);
    expect(await colleagues(signedIn("sales", "aal1"))).toBeGreaterThan(1);
    await setUp("sales");
    expect((await spend(code)).data).toBe(false);
  });

  it("are of one person, and earlier ones are good no longer", async () => {
    await setUp("sales");
    await setUp("support");
    const [first = ""] = await newCodes("sales");
    await newCodes("sales");
    const spend = (person: Person) =>
      signedIn(person, "aal1").rpc("spend_recovery_code", { code: first }).throwOnError();
    expect((await spend("support")).data).toBe(false);
    expect((await spend("sales")).data).toBe(false);
  });

  it("cannot be guessed: after ten wrong ones no more are looked at that day", async () => {
    await setUp("sales");
    const [code = ""] = await newCodes("sales");
    const spend = (typed: string) =>
      signedIn("sales", "aal1").rpc("spend_recovery_code", { code: typed });
    for (let tries = 0; tries < 10; tries += 1) await spend(`WRONG ${tries}`);
    expect((await spend(code)).error?.hint).toBe("rate-limited");
    expect(await factorsOf("sales")).toHaveLength(1);
    await backend.sql("update private.recovery_misses set missed_at = now() - interval '25 hours'");
    expect((await spend(code)).data).toBe(true);
  });
});
