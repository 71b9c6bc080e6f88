import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { arrangeRows, looseClient, removeRows, ROWS } from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";
import { callFromServer, forgetMails, storedMails } from "./stored-mails.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(async () => {
  await forgetMails();
  await arrangeRows(backend);
});
afterAll(() => removeRows(backend));

const as = (person: Person) => looseClient(backend, person);

const RETRIES: Record<string, readonly Person[]> = {
  clientMail: ["sales", "support", "owner"],
  leadMail: ["sales", "owner"],
};

it("shows the retry of a colleague's mail by name, and none of a mail without a record", async () => {
  await backend.sql(`update public.mails set state = 'failed', staff_id = '${userIdOf("sales")}',
      to_name = 'A sales', kind = 'new-lead' where id = '${ROWS.leadMail.real}';
    update public.mails set state = 'failed', staff_id = '${userIdOf("sales")}', client_id = null,
      ticket_id = null where id = '${ROWS.clientMail.real}'`);
  const events = () =>
    backend.sql(`select after from public.crm_events where action = 'mail-retried' order by id`);
  const before = await events();
  for (const which of ["leadMail", "clientMail"] as const) {
    await as("owner").rpc("retry_mail", { mail_id: ROWS[which].real }).throwOnError();
  }
  await forgetMails();
  expect((await events()).slice(before.length)).toEqual([
    { after: { kind: "new-lead", to: "A sales" } },
  ]);
});

describe.each(PEOPLE)("the %s", (person) => {
  it.each(["clientMail", "leadMail"] as const)(
    "has a %s tried anew only with the right to",
    async (which) => {
      const id = ROWS[which].real;
      await backend.sql(`update public.mails set state = 'failed', tries = 13 where id = '${id}'`);
      const { error } = await as(person).rpc("retry_mail", { mail_id: id });
      const [mail] = await backend.sql(`select state, tries from public.mails where id = '${id}'`);
      if (RETRIES[which]?.includes(person)) {
        expect(error).toBeNull();
        expect(mail).toEqual({ state: "queued", tries: 0 });
        return;
      }
      expect(error?.code).toBe("42501");
      expect(mail).toEqual({ state: "failed", tries: 13 });
    },
  );

  it("adds a line to the record's history when they retry its mail", async () => {
    await backend.sql(`update public.mails set state = 'failed' where not is_sample`);
    for (const [which, entity, record, subject] of [
      ["clientMail", "tickets", ROWS.ticket.real, { ticket_id: ROWS.ticket.real }],
      ["leadMail", "leads", ROWS.lead.real, { lead_id: ROWS.lead.real }],
    ] as const) {
      await as(person).rpc("retry_mail", { mail_id: ROWS[which].real });
      const { data } = await as("owner").rpc("crm_history", subject).throwOnError();
      const shown = (data as { rows: Record<string, unknown>[] }).rows.filter(
        ({ action }) => action === "mail-retried",
      );
      const line = {
        actor_name: `A ${person}`,
        entity,
        record_id: record,
        after:
          which === "clientMail"
            ? { kind: "ticket-reply", to: "zqclient@one.example" }
            : { kind: "request-received", to: "zqlead@two.example" },
      };
      expect(shown).toMatchObject(RETRIES[which]?.includes(person) ? [line] : []);
    }
  });

  it("cannot take a mail, nor say that one was sent", async () => {
    const before = await backend.sql("select * from public.mails order by id");
    for (const [name, args] of [
      ["take_mails", { most: 5 }],
      ["mail_sent", { mail_id: ROWS.leadMail.real }],
      ["mail_failed", { mail_id: ROWS.leadMail.real, error: "x", is_final: true }],
    ] as const) {
      expect((await as(person).rpc(name, args)).error?.code, name).toBe("42501");
    }
    expect(await backend.sql("select * from public.mails order by id")).toEqual(before);
  });

  it("reads what was sent to a colleague only as an owner, or as that colleague", async () => {
    await backend.sql(`update public.mails set staff_id = '${userIdOf("sales")}'
      where id in ('${ROWS.leadMail.real}', '${ROWS.clientMail.real}')`);
    const mayRead = person === "owner" || person === "sales";
    for (const id of [ROWS.leadMail.real, ROWS.clientMail.real]) {
      const { data: row } = await as(person).from("mails").select("id").eq("id", id);
      expect((row ?? []).length > 0).toBe(mayRead);
      const { data: detail } = await as(person).rpc("mail_detail", { mail_id: id });
      expect(detail !== null).toBe(mayRead);
      const { data: list } = await as(person).rpc("list_mails", { page_size: 1000 });
      expect(JSON.stringify(list).includes(id)).toBe(mayRead);
      const retry = await as(person).rpc("retry_mail", { mail_id: id });
      expect(retry.error === null).toBe(mayRead);
    }
  });

  it("turns alerts off for nobody but themselves", async () => {
    const isStaff = person !== "visitor" && person !== "member";
    const off = { way: "mail", is_on: false };
    const own = await as(person)
      .from("notification_choices")
      .upsert({ kind: "new-lead", ...off });
    expect(own.error === null).toBe(isStaff);
    const other = person === "owner" ? "sales" : "owner";
    const theirs = { owner_id: userIdOf(other), kind: "assigned", ...off };
    expect((await as(person).from("notification_choices").insert(theirs)).error).not.toBeNull();
    await backend.sql(
      `insert into public.notification_choices (owner_id, kind, way, is_on)
         values ('${userIdOf(other)}', 'assigned', 'mail', false)`,
    );
    const { data: seen } = await as(person).from("notification_choices").select("owner_id");
    expect((seen ?? []).map((row) => row["owner_id"] as string)).toEqual(
      isStaff ? [userIdOf(person)] : [],
    );
    await as(person).from("notification_choices").update({ is_on: true }).not("kind", "is", null);
    expect(
      await backend.sql("select kind from public.notification_choices where not is_on"),
    ).toEqual([{ kind: "assigned" }]);
  });
});

it("is retried once by concurrent retries, with one line in the history", async () => {
  await backend.sql(`update public.mails set state = 'failed' where id = '${ROWS.leadMail.real}'`);
  const retry = () => as("owner").rpc("retry_mail", { mail_id: ROWS.leadMail.real });
  for (const { error } of await Promise.all([retry(), retry(), retry()])) expect(error).toBeNull();
  const events = await backend.sql(`select id from public.crm_events
    where action = 'mail-retried' and lead_id = '${ROWS.lead.real}'`);
  expect(events).toHaveLength(1);
});

it("is not retried while it is being sent, or after it was sent", async () => {
  for (const state of ["sending", "sent"]) {
    await backend.sql(
      `update public.mails set state = '${state}' where id = '${ROWS.leadMail.real}'`,
    );
    const { error } = await as("owner").rpc("retry_mail", { mail_id: ROWS.leadMail.real });
    expect(error?.hint, state).toBe("not-waiting");
  }
});

it("to a colleague who was removed is not sent, nor retried, until they are back", async () => {
  await backend.sql(`update public.mails set staff_id = '${userIdOf("sales")}', kind = 'new-lead'
    where id in ('${ROWS.leadMail.real}', '${ROWS.clientMail.real}')`);
  await backend.sql(
    `update public.mails set state = 'failed' where id = '${ROWS.clientMail.real}'`,
  );
  const removed = (at: string) =>
    backend.sql(
      `update public.staff set removed_at = ${at} where user_id = '${userIdOf("sales")}'`,
    );
  const retry = () => as("owner").rpc("retry_mail", { mail_id: ROWS.clientMail.real });
  await removed("now()");
  try {
    const call = await callFromServer();
    expect(await call("take_mails", { most: 5 })).toEqual([]);
    expect((await storedMails()).map(({ id }) => id)).toEqual([ROWS.clientMail.real]);
    expect((await retry()).error?.message).toBe("They do not work here any more.");
  } finally {
    await removed("null");
  }
  expect((await retry()).error).toBeNull();
});

it("is claimed only by the server, with its key", async () => {
  // Replies wait ten seconds.
  await backend.sql("update public.mails set next_try_at = now() where not is_sample");
  const call = await callFromServer();
  const taken = (await call("take_mails", { most: 5 })) as { id: string }[];
  expect(taken.map(({ id }) => id).toSorted()).toEqual(
    [ROWS.clientMail.real, ROWS.leadMail.real].toSorted(),
  );
});
