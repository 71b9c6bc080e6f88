import { expect, it } from "vitest";
import { limitSignIns } from "./limit-sign-ins.ts";

type Ask = Parameters<typeof limitSignIns>[0];

const RIGHT = "a right password";

function arrange() {
  const clock = { now: 0 };
  let requests = 0;
  const ask: Ask = ({ body }) => {
    requests += 1;
    const { password } = JSON.parse(new TextDecoder().decode(body ?? undefined)) as {
      password: string;
    };
    return Promise.resolve({ status: password === RIGHT ? 200 : 400, headers: [], body: "" });
  };
  const limited = limitSignIns(ask, () => clock.now);
  const signIn = (email: string, password: string, from = "10.0.0.1") =>
    limited(
      {
        method: "POST",
        url: "http://localhost/auth/v1/token?grant_type=password",
        headers: [],
        body: new TextEncoder().encode(JSON.stringify({ email, password })),
      },
      from,
    );
  const statusOf = async (...attempt: Parameters<typeof signIn>) =>
    (await signIn(...attempt)).status;
  return { clock, signIn, statusOf, requests: () => requests };
}

async function tryWrongly(
  statusOf: ReturnType<typeof arrange>["statusOf"],
  times: number,
  from?: string,
) {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) statuses.push(await statusOf("jo@one.example", "wrong", from));
  return statuses;
}

it("slows forty wrong passwords down, and asks the database no more", async () => {
  const { statusOf, signIn, requests } = arrange();
  const statuses = await tryWrongly(statusOf, 40);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  expect(requests()).toBe(10);
  const { headers, body } = await signIn("jo@one.example", "wrong");
  expect(JSON.parse(String(body))).toEqual({
    code: 429,
    error_code: "over_request_rate_limit",
    msg: "Request rate limit reached",
  });
  expect(Object.fromEntries(headers)["Retry-After"]).toBe("1");
});

it("lets forty at once through no more than one after the other", async () => {
  const { signIn, requests } = arrange();
  await Promise.all(Array.from({ length: 40 }, () => signIn("jo@one.example", "wrong")));
  expect(requests()).toBe(10);
});

it("lets the right password in again after a pause that grows to half a minute, and no further", async () => {
  const { clock, statusOf } = arrange();
  await tryWrongly(statusOf, 10);
  const pauses: number[] = [];
  for (let i = 0; i < 8; i += 1) {
    const from = clock.now;
    while ((await statusOf("jo@one.example", "wrong")) === 429) clock.now += 500;
    pauses.push((clock.now - from) / 1000);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  expect(await statusOf("jo@one.example", RIGHT)).toBe(429);
  clock.now += 30_000;
  expect(await statusOf("jo@one.example", RIGHT)).toBe(200);
  expect(await statusOf("jo@one.example", "wrong")).toBe(400);
});

it("counts an address in any writing for the same account", async () => {
  const { statusOf } = arrange();
  await tryWrongly(statusOf, 10);
  expect(await statusOf(" Jo@One.example", "wrong")).toBe(429);
});

it("does not let a stranger's attempts lock out people from other addresses", async () => {
  const { statusOf } = arrange();
  await tryWrongly(statusOf, 100, "10.6.6.6");
  expect(await statusOf("jo@one.example", RIGHT, "10.0.0.2")).toBe(200);
});

it("stops an address that tries many accounts, but not people who signed in from it before", async () => {
  const { statusOf } = arrange();
  expect(await statusOf("jo@one.example", RIGHT)).toBe(200);
  const statuses: number[] = [];
  for (let i = 0; i < 40; i += 1) statuses.push(await statusOf(`${i}@one.example`, "wrong"));
  expect(statuses.filter((status) => status === 400)).toHaveLength(30);
  expect(await statusOf("new@one.example", RIGHT)).toBe(429);
  expect(await statusOf("jo@one.example", RIGHT)).toBe(200);
});

it("counts by the account alone where no address is known", async () => {
  const { statusOf } = arrange();
  for (let i = 0; i < 40; i += 1) expect(await statusOf(`${i}@one.example`, "wrong", "")).toBe(400);
  expect(await statusOf("new@one.example", RIGHT, "")).toBe(200);
  expect(new Set((await tryWrongly(statusOf, 40, "")).slice(10))).toEqual(new Set([429]));
});

it("forgets after a quarter of an hour", async () => {
  const { clock, statusOf } = arrange();
  await tryWrongly(statusOf, 12);
  clock.now += 15 * 60_000;
  expect(await tryWrongly(statusOf, 10)).toEqual(Array.from({ length: 10 }, () => 400));
});

it("passes on other requests and unreadable ones", async () => {
  const seen: string[] = [];
  const limited = limitSignIns(({ url }) => {
    seen.push(url);
    return Promise.resolve({ status: 400, headers: [], body: null });
  });
  const bodies = ["{", "[]", "null", "7", '{"email":{}}'].map((text) =>
    new TextEncoder().encode(text),
  );
  const signIn = "http://localhost/auth/v1/token?grant_type=password";
  for (const body of bodies) await limited({ method: "POST", url: signIn, headers: [], body });
  await limited({ method: "GET", url: "http://localhost/rest/v1/", headers: [], body: null });
  expect(seen).toHaveLength(bodies.length + 1);
});
