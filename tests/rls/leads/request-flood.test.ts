import { beforeAll, beforeEach, expect, it } from "vitest";
import { contact, forgetLeads, submit } from "./lead-forms.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";
import { scaled } from "../../test-size.ts";

const HOSTILE = scaled(1_000);
const HONEST = 20;

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(forgetLeads);

const sendHostile = (from: number, count: number) =>
  backend.sql(`do $$ begin
    for n in ${from}..${from + count - 1} loop
      perform set_config('request.headers', jsonb_build_object('x-curbfront-client-address',
        format('198.%s.%s.%s', 18 + n / 62500, n / 250 % 250, n % 250))::text, true);
      perform public.submit_lead(jsonb_build_object('form', 'contact', 'name', 'Name ' || n,
        'email', format('hostile%s@flood.example', n), 'message', md5(n::text),
        'sourcePage', '/contact', 'filledMs', 9000,
        'left_empty', case when n % 5 = 0 then 'x' else '' end));
    end loop;
  end $$`);

it("no honest request is lost among many hostile ones", async () => {
  const references: string[] = [];
  for (let nth = 0; nth < HONEST; nth += 1) {
    await sendHostile((nth * HOSTILE) / HONEST, HOSTILE / HONEST);
    const { status, body } = await submit(
      { ...contact, email: `honest${nth}@trade.example` },
      `203.0.113.${nth}`,
    );
    expect(status).toBe(200);
    references.push(body.reference);
  }
  expect(new Set(references).size).toBe(HONEST);

  const [found] = await backend.sql<{ honest: number; leads: number; quarantined: number }>(`select
    (select count(*)::int from (select reference, payload from public.lead_submissions
        union all select reference, payload from private.spam_requests) as kept
      where payload ->> 'email' like 'honest%'
        and reference in (${references.map((reference) => `'${reference}'`).join()})) as honest,
    (select count(*)::int from public.leads where not is_sample) as leads,
    (select count(*)::int from private.spam_requests) as quarantined`);
  expect(found?.honest).toBe(HONEST);
  expect(found?.leads).toBe(60);
  expect(found?.quarantined).toBe(HOSTILE + HONEST - 60);

  const [tables] = await backend.sql<Record<string, number>>(`select
    (select count(*)::int from private.lead_attempts) as attempts,
    (select count(*)::int from private.request_minutes) as minutes,
    (select sum(honeypots)::int from private.request_minutes) as honeypots`);
  expect(tables?.["attempts"]).toBeLessThanOrEqual(10_000);
  expect(tables?.["minutes"]).toBeLessThan(30);
  expect(tables?.["honeypots"]).toBe(HOSTILE / 5);
});
