import { beforeAll, describe, expect, it } from "vitest";
import { arrangeRows, looseClient, ROWS } from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";
import {
  arrangeRowsWithoutMails,
  callFromServer,
  mute,
  storedMails,
  notified,
} from "./stored-mails.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
arrangeRowsWithoutMails();

const as = (person: Person) => looseClient(backend, person);
const at = (moment: string) => `timestamp '${moment}' at time zone 'America/New_York'`;

describe("a first answer that is due", () => {
  // Monday, October 5, 2026 is a working day; the request arrived on Friday at 9:30.
  const DUE = "2026-10-05 09:30";
  const queueAt = (moment: string) =>
    backend.sql(`select private.queue_answer_alerts(${at(moment)})`);
  const arrange = (owner: Person | null = null) =>
    backend.sql(`update public.leads set first_response_due_at = ${at(DUE)},
      owner_id = ${owner === null ? "null" : `'${userIdOf(owner)}'`} where id = '${ROWS.lead.real}';
      delete from public.mails where not is_sample`);

  it.each([
    ["2026-10-02 16:29", []],
    ["2026-10-02 16:30", ["sales", "owner"]],
    ["2026-10-03 12:00", ["sales", "owner"]],
    ["2026-10-05 09:29", ["sales", "owner"]],
    ["2026-10-05 09:30", []],
    ["2026-10-09 09:30", []],
  ])("is told within an hour of office hours before: at %s to %j", async (moment, people) => {
    await arrange();
    await queueAt(moment);
    expect(await notified("answer-due")).toEqual(people);
  });

  it("is sent once, and only to the lead's owner", async () => {
    await arrange("sales");
    await queueAt("2026-10-05 09:00");
    await queueAt("2026-10-05 09:01");
    expect(await storedMails("answer-due")).toMatchObject([
      { staff_id: userIdOf("sales"), data: { name: "zqlead name" } },
    ]);
  });

  it("is sent to all when its owner may no longer answer it", async () => {
    await arrange("support");
    await queueAt("2026-10-05 09:00");
    expect(await notified("answer-due")).toEqual(["sales", "owner"]);
  });

  it("is not sent to people who turned it off, nor to those without new leads, unless the lead is theirs", async () => {
    await arrange();
    await mute("owner", "answer-due");
    await mute("sales", "new-lead");
    await queueAt("2026-10-05 09:00");
    expect(await notified("answer-due")).toEqual([]);
    await arrange("sales");
    await queueAt("2026-10-05 09:00");
    expect(await notified("answer-due")).toEqual(["sales"]);
  });

  it("is not sent about answered leads or samples", async () => {
    await arrange();
    await backend.sql(`update public.leads set stage = 'contacted' where id = '${ROWS.lead.real}';
      update public.leads set first_response_due_at = ${at(DUE)} where id = '${ROWS.lead.sample}'`);
    await queueAt("2026-10-05 09:00");
    expect(await storedMails()).toEqual([]);
  });
});

describe("a ticket that is nearly due", () => {
  const queueAt = (moment: string) =>
    backend.sql(`select private.queue_sla_warnings(${at(moment)})`);
  // Urgent: due after four hours, warned about from the fourth on.
  const arrange = (assignee: Person | null = null) =>
    backend.sql(`update public.tickets set created_at = ${at("2026-10-05 09:00")}, priority = 'urgent',
      assignee_id = ${assignee === null ? "null" : `'${userIdOf(assignee)}'`} where id = '${ROWS.ticket.real}';
      delete from public.mails where not is_sample`);

  it.each([
    ["2026-10-05 11:59", []],
    ["2026-10-05 12:00", ["support", "owner"]],
    ["2026-10-05 12:59", ["support", "owner"]],
    ["2026-10-05 13:00", []],
  ])("is told in the last quarter of its time: at %s to %j", async (moment, people) => {
    await arrange();
    await queueAt(moment);
    expect(await notified("sla-warning")).toEqual(people);
  });

  it("is sent once, to the assignee", async () => {
    await arrange("support");
    await queueAt("2026-10-05 12:10");
    await queueAt("2026-10-05 12:11");
    const [mail, ...others] = await storedMails("sla-warning");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      staff_id: userIdOf("support"),
      data: { subject: "zqticket subject", priority: "urgent", isMine: true },
    });
    await arrange("sales");
    await queueAt("2026-10-05 12:12");
    expect(await notified("sla-warning")).toEqual(["support", "owner"]);
  });

  it("is sent again after a change of priority, but not while the ticket waits for the client", async () => {
    await arrange("support");
    await queueAt("2026-10-05 12:10");
    await backend.sql(
      `update public.tickets set priority = 'low' where id = '${ROWS.ticket.real}'`,
    );
    await queueAt("2026-10-09 10:00");
    expect(await storedMails("sla-warning")).toHaveLength(2);
    await arrange("support");
    await backend.sql(`update public.tickets set status = 'waiting' where id = '${ROWS.ticket.real}';
      update public.tickets set clock_stopped_at = created_at where id = '${ROWS.ticket.real}'`);
    await queueAt("2026-10-05 12:10");
    expect(await storedMails("sla-warning")).toEqual([]);
  });

  it("is not sent to people who turned it off", async () => {
    await arrange();
    await mute("support", "sla-warning");
    await queueAt("2026-10-05 12:10");
    expect(await notified("sla-warning")).toEqual(["owner"]);
  });
});

it("is queued only by the server, and once by two concurrent servers", async () => {
  for (const person of PEOPLE) {
    expect((await as(person).rpc("queue_timed_mails")).error?.code, person).toBe("42501");
  }
  await arrangeRows(backend);
  await backend.sql(`update public.mails set state = 'failed' where id = '${ROWS.leadMail.real}'`);
  const call = await callFromServer();
  await Promise.all([1, 2, 3].map(() => call("queue_timed_mails", {})));
  const toSales = (await storedMails("mail-given-up")).filter(
    ({ staff_id: id }) => id === userIdOf("sales"),
  );
  expect(toSales).toHaveLength(1);
});
