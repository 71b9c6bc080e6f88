import { beforeAll, beforeEach, expect, it } from "vitest";
import { contact, forgetLeads, nextAddress, submit, type Answer } from "./lead-forms.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(forgetLeads);

const REFERENCE = /^CF-[0-9A-F]{8}$/;
const countOf = async (what: string) => {
  const [row] = await backend.sql<{ count: number }>(`select count(*)::int as count from ${what}`);
  return row?.count;
};
const leads = () => countOf("public.leads where not is_sample");
const quarantined = () => countOf("private.spam_requests");

/** The answer does not reveal quarantine. */
function expectAnswered({ status, body }: Answer) {
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(["reference"]);
  expect(body.reference).toMatch(REFERENCE);
}
const trust = (header: string | null) =>
  backend.sql(
    `update private.request_settings set address_header = ${header === null ? "null" : `'${header}'`}`,
  );

let senders = 0;
const message = () => ({ ...contact, email: `sender${(senders += 1)}@b.example` });

it("the ninth request of one address is quarantined, and stored nowhere else", async () => {
  const address = nextAddress();
  for (let sent = 0; sent < 9; sent += 1) expectAnswered(await submit(message(), address));
  expect(await leads()).toBe(8);
  expect(await backend.sql("select reason from private.spam_requests")).toEqual([
    { reason: "own" },
  ]);
  expectAnswered(await submit(message()));
  expect(await leads()).toBe(9);

  await backend.sql(
    "update private.lead_attempts set attempted_at = attempted_at - interval '11 minutes'",
  );
  expectAnswered(await submit(message(), address));
  expect(await leads()).toBe(10);
});

it("an address that is over its own limit counts against nobody else", async () => {
  const address = nextAddress();
  for (let sent = 0; sent < 20; sent += 1) await submit(message(), address);
  expect(await leads()).toBe(8);
  expectAnswered(await submit(message()));
  expect(await leads()).toBe(9);
});

it("requests with a filled hidden field are quarantined, and count against nobody", async () => {
  const address = nextAddress();
  for (let sent = 0; sent < 20; sent += 1) {
    expectAnswered(await submit({ ...message(), left_empty: "555-0100" }, address));
  }
  expectAnswered(await submit(message(), address));
  expect(await leads()).toBe(1);
  expect(await quarantined()).toBe(20);
  expect(
    await backend.sql(`select sum(honeypots)::int as honeypots, sum(accepted)::int as accepted
      from private.request_minutes`),
  ).toEqual([{ honeypots: 20, accepted: 1 }]);
});

it("many addresses of one IPv6 line are one", async () => {
  for (let sent = 0; sent < 9; sent += 1) await submit(message(), `2001:db8:1:2::${sent + 1}`);
  expect(await quarantined()).toBe(1);
  await submit(message(), "2001:db8:1:3::1");
  expect(await quarantined()).toBe(1);
});

it("forty of one address in a day are enough", async () => {
  const address = nextAddress();
  await backend.sql(`insert into private.lead_attempts (address_hash, attempted_at)
    select encode(sha256(convert_to('curbfront:${address}', 'UTF8')), 'hex'), now() - interval '2 hours'
    from generate_series(1, 40)`);
  await submit(message(), address);
  await submit(message());
  expect([await leads(), await quarantined()]).toEqual([1, 1]);
});

it("after sixty requests in two minutes further ones are quarantined until fewer arrive", async () => {
  await backend.sql(`insert into private.request_minutes (minute, accepted)
    values (date_trunc('minute', now()) - interval '1 minute', 30), (date_trunc('minute', now()), 30)`);
  expectAnswered(await submit(message()));
  expect([await leads(), await quarantined()]).toEqual([0, 1]);
  expect(await backend.sql("select reason from private.spam_requests")).toEqual([
    { reason: "all" },
  ]);
  await backend.sql("update private.request_minutes set accepted = 0, over_all = 30");
  await submit(message());
  expect([await leads(), await quarantined()]).toEqual([0, 2]);
  await backend.sql("update private.request_minutes set minute = minute - interval '3 minutes'");
  await submit(message());
  expect([await leads(), await quarantined()]).toEqual([1, 2]);
});

it("two thousand leads of a day are enough, and the minutes of the day before are forgotten", async () => {
  await backend.sql(`insert into private.request_minutes (minute, accepted, over_all)
    select date_trunc('minute', now()) - interval '20 hours' + n * interval '1 minute', 200, 900
    from generate_series(1, 10) as n`);
  await submit(message());
  expect([await leads(), await quarantined()]).toEqual([0, 1]);
  await backend.sql("update private.request_minutes set minute = minute - interval '25 hours'");
  await submit(message());
  expect([await leads(), await quarantined()]).toEqual([1, 1]);
  expect(await countOf("private.request_minutes")).toBe(1);
});

it("many at once slip none past a limit", async () => {
  const address = nextAddress();
  const answers = await Promise.all(Array.from({ length: 12 }, () => submit(message(), address)));
  answers.forEach(expectAnswered);
  expect([await leads(), await quarantined()]).toEqual([8, 4]);
});

it("no address is left behind, and of the oldest not even the hash", async () => {
  const address = nextAddress();
  await submit(message(), address);
  const rows = await backend.sql("select * from private.lead_attempts");
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(address);
  await backend.sql(`insert into private.lead_attempts (address_hash)
    select 'address ' || n from generate_series(1, 10050) as n`);
  await submit(message());
  expect(await countOf("private.lead_attempts")).toBe(10_000);
  await backend.sql("update private.lead_attempts set attempted_at = now() - interval '25 hours'");
  await submit(message());
  expect(await countOf("private.lead_attempts")).toBe(1);
});

it("quarantined requests are not stored forever: the newest of each kind stay", async () => {
  await backend.sql(`insert into private.spam_requests (reference, reason, payload)
    select 'CF-' || n, case when n <= 5200 then 'all' else 'own' end, '{}'
    from generate_series(1, 6000) as n`);
  const address = nextAddress();
  for (let sent = 0; sent < 108; sent += 1) await submit(message(), address);
  const kinds = await backend.sql<{ reason: string; count: number; last: number }>(
    `select reason, count(*)::int as count, max(id)::int - min(id)::int + 1 as span
      from private.spam_requests group by reason order by reason`,
  );
  expect(kinds[0]).toMatchObject({ reason: "all", count: 5000, span: 5000 });
  expect(kinds[1]?.reason).toBe("own");
  expect(kinds[1]?.count).toBeGreaterThanOrEqual(500);
  expect(kinds[1]?.count).toBeLessThan(600);
  expect(await countOf("private.spam_requests where reference = 'CF-200'")).toBe(0);
  expect(await countOf("private.spam_requests where reference = 'CF-201'")).toBe(1);
});

it("no header is believed unless a setting names it", async () => {
  const address = nextAddress();
  for (const header of ["X-Forwarded-For", "CF-Connecting-IP", "X-Real-IP", "Forwarded"]) {
    for (let sent = 0; sent < 4; sent += 1) await submit(message(), address, header);
  }
  expect([await leads(), await quarantined()]).toEqual([16, 0]);
  expect(await countOf("private.lead_attempts")).toBe(0);
});

it("without one, nobody shares the limit of an address, and a client cannot choose its own", async () => {
  try {
    await trust(null);
    for (let sent = 0; sent < 20; sent += 1) await submit(message(), "203.0.113.9");
    expect([await leads(), await quarantined()]).toEqual([20, 0]);
    expect(await countOf("private.lead_attempts")).toBe(0);
  } finally {
    await trust("x-curbfront-client-address");
  }
});

it("of a header with a list the last counts, which the trusted proxy added", async () => {
  try {
    await trust("x-forwarded-for");
    for (let sent = 0; sent < 9; sent += 1) {
      await submit(message(), `198.51.100.${sent}, 203.0.113.200`, "X-Forwarded-For");
    }
    expect([await leads(), await quarantined()]).toEqual([8, 1]);
    for (let sent = 0; sent < 9; sent += 1) await submit(message(), "unknown", "X-Forwarded-For");
    expect([await leads(), await quarantined()]).toEqual([17, 1]);
  } finally {
    await trust("x-curbfront-client-address");
  }
});
