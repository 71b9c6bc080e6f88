import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openTestBackend, userIdOf, type TestBackend } from "../support/test-backend.ts";
import { arrangeOneHost, booked, cancel, change, forgetDemos, move } from "./linked-demos.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(arrangeOneHost);
afterAll(forgetDemos);

type Taken = { id: string; kind: string; staff_id: string | null };

/** Claims due mails regardless of retry delays. */
async function take(): Promise<Taken[]> {
  await backend.sql(`update public.mails set next_try_at = now() - interval '1 second',
    taken_at = taken_at - interval '11 minutes' where state in ('queued', 'sending') and not is_sample`);
  const taken: Taken[] = [];
  // Mails of a crashed sender are claimed one by one.
  for (let nth = 0; nth < 5; nth += 1)
    taken.push(
      ...(await backend.sql<Taken>(`select mail ->> 'id' as id, mail ->> 'kind' as kind,
        mail ->> 'staff_id' as staff_id from (select public.take_mails(100) as mail) as taken`)),
    );
  return taken;
}
const kinds = (mails: Taken[]) => mails.map(({ kind }) => kind).toSorted();
const toVisitor = (mails: Taken[]) => kinds(mails.filter(({ staff_id }) => staff_id === null));
const fail = async (mails: Taken[]) => {
  for (const { id } of mails) await backend.sql(`select public.mail_failed('${id}', 'No answer')`);
};

it.each([
  ["a failed try", fail],
  ["a crash", () => Promise.resolve()],
])("after %s only what is true now goes out", async (_what, end) => {
  const booking = await booked();
  const first = await take();
  expect(kinds(first)).toEqual(expect.arrayContaining(["host-demo", "request-received"]));
  await move(booking, "11:30");
  await end(first);
  const second = await take();
  expect(toVisitor(second)).toEqual(["demo-moved"]);
  await cancel(booking);
  await end(second);
  expect(toVisitor(await take())).toEqual(["demo-cancelled"]);
});

it("a mail that a sender has claimed stays, and is recorded as sent", async () => {
  const booking = await booked();
  const [confirmation] = (await take()).filter(({ staff_id }) => staff_id === null);
  await cancel(booking);
  await backend.sql(`select public.take_mails(100);
    select public.mail_sent('${confirmation?.id}')`);
  expect(
    await backend.sql(`select state from public.mails where id = '${confirmation?.id}'`),
  ).toEqual([{ state: "sent" }]);
});

it("a former host is mailed, whatever changes follow", async () => {
  const booking = await booked();
  await backend.sql(`update public.demo_hosts set is_active = staff_id = '${userIdOf("owner")}'`);
  await move(booking, "11:30");
  await fail(await take());
  await move(booking, "12:30");
  const hosts = (await take()).filter(({ kind }) => kind === "host-demo");
  expect(new Set(hosts.map(({ staff_id }) => staff_id))).toEqual(
    new Set([userIdOf("owner"), userIdOf("sales")]),
  );
});

it("a change of host gets a separate mail where the previous one may have been sent", async () => {
  const booking = await booked();
  await fail(await take());
  await change(booking, { host_id: userIdOf("owner") });
  expect(toVisitor(await take())).toEqual(["demo-host-changed"]);
});
