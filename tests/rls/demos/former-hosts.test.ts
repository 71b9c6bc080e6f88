import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openTestBackend, userIdOf, type TestBackend } from "../support/test-backend.ts";
import { arrangeOneHost, booked, cancel, change, forgetDemos, move } from "./linked-demos.ts";

const [SALES, OWNER] = [userIdOf("sales"), userIdOf("owner")];

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(arrangeOneHost);
afterAll(forgetDemos);

const formerHostMails = () =>
  backend.sql(`select data ->> 'what' as what, data -> 'newBooking' ->> 'host' as host,
      to_char((data -> 'newBooking' ->> 'startsAt')::timestamptz at time zone 'America/New_York', 'HH24:MI') as time
    from public.mails where kind = 'host-demo' and state = 'queued' and staff_id = '${SALES}'`);
const giveToOwner = () =>
  backend.sql(`update public.demo_hosts set is_active = staff_id = '${OWNER}'`);

it("a move that lands with another host tells the former who calls and when", async () => {
  const booking = await booked();
  await giveToOwner();
  await move(booking, "11:30");
  expect(await formerHostMails()).toEqual([{ what: "taken-over", host: "A owner", time: "11:30" }]);
  await cancel(booking);
  expect(await formerHostMails()).toMatchObject([{ what: "taken-over" }]);
});

it("a change of host at the same time is mailed in the same way", async () => {
  const { id } = await booked();
  await backend.sql(`update public.demo_bookings set host_id = '${OWNER}' where id = '${id}'`);
  expect(await formerHostMails()).toEqual([{ what: "taken-over", host: "A owner", time: "10:30" }]);
});

it("nobody is mailed about changes of a demo that has begun", async () => {
  const booking = await booked();
  await backend.sql(`update public.demo_bookings set starts_at = now() - interval '5 minutes'
      where id = '${booking.id}';
    delete from public.mails where not is_sample`);
  await backend.sql(
    `update public.demo_bookings set host_id = '${OWNER}' where id = '${booking.id}'`,
  );
  await change(booking, { status: "cancelled" });
  expect(await backend.sql("select kind from public.mails where not is_sample")).toEqual([]);
});
