import { beforeAll, beforeEach, describe, expect, it } from "vitest";
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

describe("a mail that failed", () => {
  const fail = (...ids: string[]) =>
    backend.sql(`update public.mails set state = 'failed', last_error = 'No such mailbox'
      where id in (${ids.map((id) => `'${id}'`).join()})`);
  const queue = async () => {
    const call = await callFromServer();
    await call("queue_timed_mails", {});
  };
  // Summaries and warnings may be due at the time of the run.
  const givenUp = () => storedMails("mail-given-up");
  beforeEach(() => arrangeRows(backend));

  it("is reported once, in one mail to those who may edit its records", async () => {
    await fail(ROWS.leadMail.real, ROWS.clientMail.real);
    await queue();
    await queue();
    const mails = await givenUp();
    const alertsFor = (person: Person) =>
      mails.filter(({ staff_id: id }) => id === userIdOf(person)).map(({ data }) => data);
    const names = { lead: { name: "zqlead name" }, client: { name: "zqclient contact" } };
    expect(alertsFor("sales")).toMatchObject([{ count: 1, mails: [names.lead] }]);
    expect(alertsFor("support")).toMatchObject([{ count: 1, mails: [names.client] }]);
    expect(alertsFor("owner")).toMatchObject([{ count: 2 }]);
    expect(await notified("mail-given-up")).toEqual(["sales", "support", "owner"]);
  });

  it("is reported again only after a failed retry", async () => {
    await fail(ROWS.leadMail.real);
    await queue();
    const before = (await givenUp()).length;
    await as("sales").rpc("retry_mail", { mail_id: ROWS.leadMail.real }).throwOnError();
    await queue();
    expect(await givenUp()).toHaveLength(before);
    await fail(ROWS.leadMail.real);
    await queue();
    expect(await givenUp()).toHaveLength(before * 2);
  });

  it("brings no alert where it was one, is a sample, or was turned off", async () => {
    await backend.sql(`update public.mails set staff_id = '${userIdOf("sales")}'
      where id = '${ROWS.leadMail.real}'`);
    await fail(ROWS.leadMail.real, ROWS.leadMail.sample, ROWS.clientMail.sample);
    await queue();
    expect(await givenUp()).toEqual([]);
    await mute("support", "mail-given-up");
    await fail(ROWS.clientMail.real);
    await queue();
    expect(await notified("mail-given-up")).toEqual(["owner"]);
    await backend.sql(
      "update public.mails set state = 'failed' where kind = 'mail-given-up' and not is_sample",
    );
    const before = (await givenUp()).length;
    await queue();
    expect(await givenUp()).toHaveLength(before);
  });

  it("is counted for those who may read it", async () => {
    const count = async (person: Person) =>
      ((await as(person).rpc("crm_counts").throwOnError()).data as { mails: number }).mails;
    const before = Object.fromEntries(
      await Promise.all(PEOPLE.map(async (person) => [person, await count(person)] as const)),
    );
    await fail(ROWS.leadMail.real, ROWS.clientMail.real);
    await queue();
    const more = { visitor: 0, member: 0, viewer: 2, editor: 0, sales: 2, support: 1, owner: 2 };
    for (const person of PEOPLE) {
      expect((await count(person)) - Number(before[person]), person).toBe(more[person]);
    }
  });

  it("is read and retried, as an alert, by its recipients and owners", async () => {
    await fail(ROWS.leadMail.real);
    await queue();
    const alert = (await givenUp()).find(({ staff_id: id }) => id === userIdOf("sales"));
    const id = alert?.id ?? "";
    for (const person of PEOPLE) {
      const isTheirs = person === "sales" || person === "owner";
      const { data } = await as(person).from("mails").select("id").eq("id", id);
      expect((data ?? []).length > 0, person).toBe(isTheirs);
      const { data: list } = await as(person).rpc("list_mails", { page_size: 1000 });
      expect(JSON.stringify(list).includes(id), person).toBe(isTheirs);
      expect((await as(person).rpc("retry_mail", { mail_id: id })).error === null, person).toBe(
        isTheirs,
      );
    }
  });
});
