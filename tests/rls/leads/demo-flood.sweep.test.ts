import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { one } from "../support/lead-records.ts";
import { openTestBackend, userIdOf, type TestBackend } from "../support/test-backend.ts";
import {
  ADDRESS_HEADER,
  demo,
  forgetLeads,
  nextAddress,
  submit,
  wednesdayAt,
} from "./lead-forms.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});

const SALES = userIdOf("sales");
const sql = (text: string) => backend.sql(text);

/** One host; a robot books the last offered times until it is refused. */
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

async function isWishFrom(address: string): Promise<boolean | undefined> {
  const answer = await backend.fetch(`${backend.origin}/rest/v1/rpc/demo_times`, {
    headers: { apikey: backend.publishableKey, [ADDRESS_HEADER]: address },
  });
  const [first] = (await answer.json()) as { is_wish: boolean }[];
  return first?.is_wish;
}

let guests = 0;
const ask = async (address = nextAddress(), time = "10:30") => {
  guests += 1;
  const person = { email: `guest${guests}@one.example`, phone: `478555${1000 + guests}` };
  return submit({ ...(await demo()), ...person, slot: await wednesdayAt(time) }, address);
};

it("leaves a robot with twenty demos of a host, and the next visitor with a wish", async () => {
  expect(
    await one("select count(*)::integer from public.demo_bookings where not is_sample"),
  ).toEqual({ count: 20 });
  expect(await isWishFrom(nextAddress())).toBe(true);
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
  expect(await isWishFrom(nextAddress())).toBe(false);
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

it("counts as hosts only those who can be booked", async () => {
  const support = userIdOf("support");
  await sql(`insert into public.demo_hosts (staff_id) values ('${support}')`);
  const { body } = await ask();
  await sql(`delete from public.demo_hosts where staff_id = '${support}'`);
  expect(body).not.toHaveProperty("booking");
});

it("leaves one address with three demos a day, whatever it says of itself", async () => {
  await forgetLeads();
  const address = nextAddress();
  const times = ["10:30", "11:30", "12:30"];
  for (const time of times) expect(await ask(address, time)).toHaveProperty("body.booking");
  expect(await isWishFrom(address)).toBe(true);
  expect(await isWishFrom(nextAddress())).toBe(false);
  expect(await ask(address, "13:30")).not.toHaveProperty("body.booking");
  expect(await ask(nextAddress(), "13:30")).toHaveProperty("body.booking");
  await sql("update private.lead_attempts set attempted_at = now() - interval '25 hours'");
  expect(await ask(address, "14:30")).toHaveProperty("body.booking");
});

it("asks for another time whoever wants one that is taken, and does not count that", async () => {
  await forgetLeads();
  const address = nextAddress();
  await ask(nextAddress(), "10:30");
  for (const _nth of [1, 2, 3]) expect((await ask(address, "10:30")).body.hint).toBe("slot-taken");
  expect(await ask(address, "11:30")).toHaveProperty("body.booking");
});
