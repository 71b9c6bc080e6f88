import { scaled } from "../../test-size.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startMailSender } from "../../../server/functions/mail-tasks.ts";
import { openMailServer } from "../../mail-server.ts";
import { sendDueMails } from "../../../supabase/functions/_shared/mail/send-due-mails.ts";
import { smtpTransport } from "../../../supabase/functions/_shared/mail/transports/smtp-transport.ts";
import { contact, forgetLeads, submit } from "../leads/lead-forms.ts";
import { removeRows } from "../support/crm-rows.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";
import { callFromServer, forgetMails, sendingBy, storedMails } from "./stored-mails.ts";

const PATIENT_MS = 60_000;

let backend: TestBackend;
let server: Awaited<ReturnType<typeof openMailServer>>;
beforeAll(async () => {
  backend = await openTestBackend();
  await removeRows(backend);
});
beforeEach(async () => {
  await forgetLeads();
  await forgetMails();
  server = await openMailServer();
  await submit(contact);
  await backend.sql("delete from public.mails where kind = 'new-lead' and not is_sample");
});
afterEach(() => server.close());
afterAll(async () => {
  await forgetLeads();
});

const transport = (url = server.url) => smtpTransport({ url, stepMs: PATIENT_MS });
const wait = (interval: string) =>
  backend.sql(`update public.mails set next_try_at = next_try_at - interval '${interval}',
    taken_at = taken_at - interval '${interval}', queued_at = queued_at - interval '${interval}'
    where not is_sample`);
/** Each address is confirmed once a day. */
const submitAs = (nth: number) => submit({ ...contact, email: `other${nth}@b.example` });
const stateNow = async () => {
  const [mail] = await storedMails();
  return mail && { state: mail.state, tries: mail.tries, error: mail.last_error };
};

it("goes out once, and no sample ever", async () => {
  const sending = await sendingBy(transport());
  expect(await sendDueMails(sending)).toBe(1);
  expect(await sendDueMails(sending)).toBe(0);
  expect(await stateNow()).toEqual({ state: "sent", tries: 1, error: null });
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toContain("We have your request");
});

it("is never taken by two senders at once", async () => {
  for (let nth = 0; nth < 4; nth += 1) await submitAs(nth);
  await backend.sql("delete from public.mails where kind = 'new-lead' and not is_sample");
  const call = await callFromServer();
  const taken = await Promise.all([1, 2, 3].map(() => call("take_mails", { most: 3 })));
  const ids = (taken as { id: string }[][]).flat().map(({ id }) => id);
  expect(ids).toHaveLength(5);
  expect(new Set(ids).size).toBe(5);
});

it("is tried again after growing pauses, and marked as failed after a day of them", async () => {
  await server.close();
  const sending = await sendingBy(transport());
  const pauses = [
    "1 minute",
    "5 minutes",
    "15 minutes",
    "1 hour",
    ...Array<string>(8).fill("3 hours"),
  ];
  for (const pause of pauses) {
    expect(await sendDueMails(sending)).toBe(1);
    expect(await sendDueMails(sending)).toBe(0);
    expect((await stateNow())?.state).toBe("queued");
    await wait(pause);
  }
  expect(await sendDueMails(sending)).toBe(1);
  expect(await stateNow()).toMatchObject({ state: "failed", tries: 13 });
  expect((await stateNow())?.error).toMatch(/ECONNREFUSED/);
  await wait("9 days");
  expect(await sendDueMails(sending)).toBe(0);
  server = await openMailServer();
});

it("over which each sender dies is tried after the same pauses, and marked as failed after a day", async () => {
  const call = await callFromServer();
  const take = async () => ((await call("take_mails", { most: 5 })) as unknown[]).length;
  // A claim lasts at least ten minutes.
  const pauses = [10, 10, 15, 60, ...Array<number>(8).fill(180)];
  for (const pause of pauses) {
    expect(await take()).toBe(1);
    await wait(`${pause - 1} minutes`);
    expect(await take()).toBe(0);
    await wait("1 minute 1 second");
  }
  expect(await take()).toBe(1);
  await wait("11 minutes");
  expect(await take()).toBe(0);
  expect(await stateNow()).toEqual({
    state: "failed",
    tries: 13,
    error: "The sender stopped each time it tried this.",
  });
});

it("that crashes each sender does not block others", async () => {
  for (let nth = 0; nth < 4; nth += 1) await submitAs(nth);
  await backend.sql(`delete from public.mails where kind = 'new-lead' and not is_sample;
    update public.mails set to_email = 'deadly@x.example'
      where id = (select id from public.mails where not is_sample order by created_at, id limit 1)`);
  const sending = await sendingBy(transport());
  const dying = {
    ...sending,
    render: (mail: { to_email: string }) => {
      if (mail.to_email === "deadly@x.example") isDead = true;
      return sending.render(mail as never);
    },
    call: (name: string, args: object) =>
      isDead ? Promise.reject(new Error("killed")) : sending.call(name, args),
  };
  let isDead = false;
  for (let life = 0; life < 12; life += 1) {
    isDead = false;
    while ((await sendDueMails(dying).catch(() => 0)) > 0);
    await wait("61 minutes");
  }
  const left = (await storedMails()).filter(({ state }) => state !== "sent");
  expect(left).toMatchObject([{ to_email: "deadly@x.example", state: "sending" }]);
});

it("to an address that does not exist is marked as failed at once", async () => {
  const refusing = await openMailServer({
    onRcptTo: (_to, _session, done) =>
      done(Object.assign(new Error("No such mailbox"), { responseCode: 550 })),
  });
  await sendDueMails(await sendingBy(transport(refusing.url)));
  await refusing.close();
  expect(await stateNow()).toMatchObject({ state: "failed", tries: 1 });
});

it("that cannot be rendered fails at once, and blocks no other", async () => {
  await submitAs(1);
  await backend.sql(`delete from public.mails where kind = 'new-lead' and not is_sample;
    update public.mails set data = '{}', next_try_at = now() - interval '1 hour'
      where id = (select id from public.mails where not is_sample order by created_at, id limit 1)`);
  expect(await sendDueMails(await sendingBy(transport()))).toBe(2);
  const states = (await storedMails()).map(({ state }) => state);
  expect(states.toSorted()).toEqual(["failed", "sent"]);
});

it("after a crash between sending and marking goes out once more, as the same mail", async () => {
  const sending = await sendingBy(transport());
  const dying = {
    ...sending,
    call: (name: string, args: object) =>
      name === "mail_sent" ? Promise.reject(new Error("killed")) : sending.call(name, args),
  };
  await expect(sendDueMails(dying)).rejects.toThrow("killed");
  expect((await stateNow())?.state).toBe("sending");
  // The previous sender may still be sending it.
  expect(await sendDueMails(sending)).toBe(0);
  await wait("11 minutes");
  expect(await sendDueMails(sending)).toBe(1);
  expect(await sendDueMails(sending)).toBe(0);
  expect((await stateNow())?.state).toBe("sent");
  const ids = server.mails.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it("that waited for three days while nothing was sent is not sent any more", async () => {
  await wait("73 hours");
  expect(await sendDueMails(await sendingBy(transport()))).toBe(0);
  expect((await stateNow())?.state).toBe("failed");
});

it.each(["queued", "sending"])(
  "that lay for three days as %s after a try is no news either",
  async (state) => {
    await backend.sql(`update public.mails set tries = 2, state = '${state}', taken_at = now(),
    last_error = 'connect ECONNREFUSED' where not is_sample`);
    await wait("73 hours");
    expect(await sendDueMails(await sendingBy(transport()))).toBe(0);
    expect(await stateNow()).toEqual({
      state: "failed",
      tries: 2,
      error:
        "Nothing was sent for three days after this was queued. Before that: connect ECONNREFUSED",
    });
  },
);

it("of a demo that has begun is no reminder any more", async () => {
  const remindOf = (moment: string) =>
    backend.sql(`update public.mails set kind = 'demo-reminder',
      data = jsonb_set(data, '{booking}', jsonb_build_object('startsAt', ${moment})) where not is_sample`);
  await remindOf("now() - interval '1 minute'");
  expect(await sendDueMails(await sendingBy(transport()))).toBe(0);
  expect((await storedMails()).map(({ state, last_error }) => [state, last_error])).toEqual([
    ["failed", "The demo began before this could be sent."],
  ]);
  await backend.sql("update public.mails set state = 'queued' where not is_sample");
  await remindOf("now() + interval '1 minute'");
  expect(await sendDueMails(await sendingBy(transport()))).toBe(1);
});

it("is sent by a running sender, which reports that it is running", async () => {
  await backend.sql("update private.mail_sender set seen_at = null");
  const sender = startMailSender(await sendingBy(transport()), 20);
  await vi.waitFor(async () => expect((await stateNow())?.state).toBe("sent"), PATIENT_MS);
  await submitAs(1);
  await vi.waitFor(async () => {
    expect((await storedMails()).every(({ state }) => state === "sent")).toBe(true);
  }, PATIENT_MS);
  await sender.stop();
  const { data } = await backend.clients.viewer.rpc("mail_sender_seen_at");
  expect(Math.abs(Date.now() - Date.parse(String(data)))).toBeLessThan(60_000);
});

const CRASHES = scaled(100);

it(`through ${CRASHES} crashes between sending and marking loses none, and doubles only under one Message-ID`, async () => {
  await backend.sql(`insert into public.mails (kind, occasion, to_email, to_name, data, lead_id)
    select kind, 'crash ' || nth, nth || '@crash.example', to_name, data, lead_id
    from public.mails cross join generate_series(1, ${CRASHES - 1}) as nth where not is_sample`);
  const sending = await sendingBy(transport());
  let crashes = 0;
  const dying = {
    ...sending,
    call: (name: string, args: object) => {
      if (name !== "mail_sent") return sending.call(name, args);
      crashes += 1;
      return Promise.reject(new Error("killed"));
    },
  };
  // Each time a sender crashes after sending one of its mails.
  while (crashes < CRASHES) {
    await sendDueMails(dying).catch(() => undefined);
    await wait("11 minutes");
  }
  while ((await sendDueMails(sending)) > 0);
  expect((await storedMails()).map(({ state }) => state)).toEqual(Array(CRASHES).fill("sent"));
  const arrived = server.mails.map((mail) => ({
    to: /^To: (.+)$/m.exec(mail)?.[1] ?? "",
    id: /^Message-ID: (.+)$/m.exec(mail)?.[1] ?? "",
  }));
  const people = new Set(arrived.map(({ to }) => to));
  expect(people.size).toBe(CRASHES);
  expect(new Set(arrived.map(({ to, id }) => `${to} ${id}`)).size).toBe(CRASHES);
  expect(arrived).toHaveLength(2 * CRASHES);
});
