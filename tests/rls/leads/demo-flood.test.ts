import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { one } from "../support/lead-records.ts";
import { openTestBackend, userIdOf, type TestBackend } from "../support/test-backend.ts";
import { demo, forgetLeads, submit, wednesdayAt } from "./lead-forms.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});

const SALES = userIdOf("sales");
const sql = (text: string) => backend.sql(text);

/** One person gives demos; a robot books the last times that are offered until it is booked none. */
beforeEach(async () => {
  await forgetLeads();
  await sql(`update public.demo_hosts set is_active = staff_id = '${SALES}'`);
  await sql(`do $$
    declare
      slot timestamptz;
      answer jsonb;
    begin
      for n in 1..50 loop
        select max(starts_at) into slot from public.demo_times();
        answer := public.submit_lead(jsonb_build_object('form', 'schedule-demo', 'name', 'Name ' || n,
          'email', format('robot%s@flood.example', n), 'phone', format('(4%s) 555-0100', 10 + n),
          'message', md5(n::text), 'slot', to_char(slot at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'sourcePage', '/pricing', 'filledMs', 9000));
        exit when not answer ? 'booking';
      end loop;
    end $$`);
});
afterEach(async () => {
  await forgetLeads();
  await sql("update public.demo_hosts set is_active = true");
});

let guests = 0;
const ask = async () => {
  guests += 1;
  const person = { email: `guest${guests}@one.example`, phone: `478555${1000 + guests}` };
  return submit({ ...(await demo()), ...person, slot: await wednesdayAt("10:30") });
};

it("leaves a robot with twenty demos of a host, and the next visitor with a wish", async () => {
  expect(
    await one("select count(*)::integer from public.demo_bookings where not is_sample"),
  ).toEqual({ count: 20 });
  const { status, body } = await ask();
  expect([status, Object.keys(body)]).toEqual([200, ["reference"]]);
  expect(
    await one(`select stage, next_step from public.leads where reference = '${body.reference}'`),
  ).toEqual({
    stage: "new",
    next_step: expect.stringMatching(/^Call: they asked for a demo on Wed .*, 10:30 am Eastern$/),
  });
});

it("books again once some of them are cancelled", async () => {
  await sql(`update public.demo_bookings set status = 'cancelled'
    where id = (select id from public.demo_bookings where not is_sample limit 1)`);
  expect(await ask()).toHaveProperty("body.booking");
  expect(await ask()).not.toHaveProperty("body.booking");
});

it("books again a day later", async () => {
  await sql(`update public.demo_bookings set created_at = now() - interval '25 hours'
    where not is_sample`);
  expect(await ask()).toHaveProperty("body.booking");
});

it("books as many more for every other host", async () => {
  await sql(`update public.demo_hosts set is_active = true
    where staff_id = (select staff_id from public.demo_hosts where not is_active limit 1)`);
  expect(await ask()).toHaveProperty("body.booking");
});
