import { beforeAll, beforeEach, expect, it } from "vitest";
import { renderStoredMail } from "@/lib/mail/render-mail";
import { openTestBackend, userIdOf, type TestBackend } from "../support/test-backend.ts";
import { arrangeRowsWithoutMails, mute, storedMails, notified } from "./stored-mails.ts";

const KIND = "suspects-waiting";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
arrangeRowsWithoutMails();
beforeEach(() => backend.sql("delete from private.spam_requests"));

const putAside = (name: string) =>
  backend.sql(`insert into private.spam_requests (reference, reason, payload)
    values ('CF-${name}', 'trap', '{"form": "contact", "name": "${name}", "email": "a@b.example"}')`);
const queueAt = (moment: string) =>
  backend.sql(
    `select private.queue_spam_notices(timestamp '${moment}' at time zone 'America/New_York')`,
  );

it.each([
  ["2026-10-04 07:59", []],
  ["2026-10-04 08:00", ["sales", "owner"]],
  ["2026-10-04 23:59", ["sales", "owner"]],
])("is told from eight in the morning, also on a Sunday: at %s to %j", async (moment, people) => {
  await putAside("Ann");
  await queueAt(moment);
  expect(await notified(KIND)).toEqual(people);
});

it("is sent once a day while any wait, and names the newest", async () => {
  for (const name of ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]) await putAside(name);
  await queueAt("2026-10-05 08:00");
  await queueAt("2026-10-05 09:00");
  const ofOwner = async () =>
    (await storedMails(KIND)).filter(({ staff_id: id }) => id === userIdOf("owner"));
  const [mail, ...others] = await ofOwner();
  expect(others).toEqual([]);
  const { subject, text } = renderStoredMail(mail);
  expect(subject).toBe("6 requests wait, put aside as suspect");
  for (const name of ["Flo", "Ed", "Di", "Cy", "Bo"]) expect(text).toContain(name);
  expect(text).not.toContain("Ann");
  expect(text).toContain("/admin/crm/leads?suspects=open");
  await queueAt("2026-10-06 08:00");
  expect(await ofOwner()).toHaveLength(2);
});

it("is not sent while none wait, nor to people who turned it off", async () => {
  await queueAt("2026-10-05 08:00");
  expect(await notified(KIND)).toEqual([]);
  await putAside("Ann");
  await mute("owner", KIND);
  await queueAt("2026-10-05 08:00");
  expect(await notified(KIND)).toEqual(["sales"]);
});
