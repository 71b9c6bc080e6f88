import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { wednesdayAt } from "../leads/lead-forms.ts";
import { one } from "../support/lead-records.ts";
import { openTestBackend, userIdOf, type TestBackend } from "../support/test-backend.ts";
import { arrangeOneHost, book, booked, cancel, change, forgetDemos, move } from "./linked-demos.ts";

const TIMES = ["11:30", "12:30", "13:30", "14:30", "15:30"];

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(arrangeOneHost);
afterAll(forgetDemos);

const send = () => backend.sql("update public.mails set state = 'sent' where state = 'queued'");
const count = async (mails: string) =>
  (await one<{ count: number }>(`select count(*)::int from public.mails where ${mails}`)).count;
const toVisitor = "to_email = 'ana@one.example'";

it("a visitor moves a demo four times, and cancels it still", async () => {
  const booking = await booked();
  const answers: (string | null)[] = [];
  for (const time of TIMES) answers.push(await move(booking, time));
  expect(answers).toEqual([null, null, null, null, "too-often"]);
  expect(await cancel(booking)).toBeNull();
});

it("what staff change does not count as a visitor's move", async () => {
  const booking = await booked();
  for (const time of TIMES) await change(booking, { starts_at: await wednesdayAt(time) });
  expect(await move(booking, "16:00")).toBeNull();
});

it("a visitor who cancels and books again has three demos a day, then only a request", async () => {
  for (const _nth of [1, 2, 3]) await cancel(await booked());
  expect(await book()).toBeNull();
  await backend.sql(`update public.demo_bookings set created_at = now() - interval '25 hours'
    where not is_sample`);
  expect(await book()).not.toBeNull();
});

it("one address gets eight mails a day of what visitors do, and each of what staff do", async () => {
  let last = await booked();
  for (const nth of [1, 2, 3]) {
    if (nth > 1) last = await booked();
    for (const time of TIMES.slice(0, 4)) {
      await send();
      expect(await move(last, time)).toBeNull();
    }
    await send();
    if (nth < 3) expect(await cancel(last)).toBeNull();
  }
  expect(await count(toVisitor)).toBe(8);
  expect(await count(`kind = 'host-demo' and data ->> 'demoId' = '${last.id}'`)).toBe(5);
  await change(last, { starts_at: await wednesdayAt("16:00") });
  expect(await count(`${toVisitor} and kind = 'demo-moved' and state = 'queued'`)).toBe(1);
});

it("mails still queued for the host are updated, and a former host is mailed nevertheless", async () => {
  const booking = await booked();
  await move(booking, "11:30");
  expect(await count("kind = 'host-demo' and not is_sample")).toBe(1);
  await send();
  await backend.sql(`update public.demo_hosts set is_active = staff_id = '${userIdOf("owner")}'`);
  for (const time of TIMES.slice(1, 3)) await move(booking, time);
  for (const host of ["sales", "owner"] as const)
    expect(
      await count(`kind = 'host-demo' and state = 'queued' and staff_id = '${userIdOf(host)}'`),
    ).toBe(1);
});
