import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveCalendar } from "../../../supabase/functions/_shared/calendar/serve-calendar.ts";
import { demo, forgetLeads, submit } from "../leads/lead-forms.ts";
import { callFromServer } from "../mails/stored-mails.ts";
import { looseClient } from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

const SALES = userIdOf("sales");
let backend: TestBackend;
let answerOf: (address: string, method?: string) => Promise<Response>;

const keyOf = async (person: Person, renew = false) =>
  (await looseClient(backend, person).rpc("my_calendar_key", { renew })).data as string;

beforeAll(async () => {
  backend = await openTestBackend();
  const serve = serveCalendar(await callFromServer());
  answerOf = (search, method = "GET") =>
    serve(new Request(`http://embedded.invalid/functions/v1/calendar${search}`, { method }));
  await forgetLeads();
  await backend.sql(`update public.demo_hosts set is_active = staff_id = '${SALES}'`);
  await submit({ ...(await demo()), email: "ana@one.example", business: "Feedtest Roofing" });
});
afterAll(async () => {
  await backend.sql(`update public.demo_hosts set is_active = true; delete from private.calendar_feeds;
    delete from public.demo_bookings where not is_sample;
    delete from public.tasks where title = 'Feedtest task'`);
  await forgetLeads();
});

describe("a colleague's calendar", () => {
  it("has their demos and open tasks, and nobody else's", async () => {
    await backend.sql(`insert into public.tasks (title, client_id, assignee_id, due_on)
      select 'Feedtest task', id, '${SALES}', current_date from public.clients limit 1`);
    const own = await answerOf(`?key=${await keyOf("sales")}`);
    expect(own.status).toBe(200);
    expect(own.headers.get("content-type")).toContain("text/calendar");
    const text = await own.text();
    expect(text).toContain("Feedtest Roofing");
    expect(text).toContain("Feedtest task");
    const other = await (await answerOf(`?key=${await keyOf("owner")}`)).text();
    expect(other).not.toContain("Feedtest");
  });

  it("has one address that stays until it is renewed, and then another", async () => {
    const first = await keyOf("sales");
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await keyOf("sales")).toBe(first);
    const second = await keyOf("sales", true);
    expect(second).not.toBe(first);
    expect((await answerOf(`?key=${first}`)).status).toBe(404);
    expect((await answerOf(`?key=${second}`)).status).toBe(200);
  });

  it.each(["", "?key=", "?key=x", `?key=${"0".repeat(64)}`, "?key=%27%20or%201=1"])(
    "is not behind %j",
    async (search) => {
      expect((await answerOf(search)).status).toBe(404);
    },
  );

  it("is only read", async () => {
    expect((await answerOf(`?key=${await keyOf("sales")}`, "POST")).status).toBe(405);
  });

  it("ends with the person's work here", async () => {
    const key = await keyOf("support");
    const id = userIdOf("support");
    await backend.sql(`update public.staff set removed_at = now() where user_id = '${id}'`);
    const status = (await answerOf(`?key=${key}`)).status;
    await backend.sql(`update public.staff set removed_at = null where user_id = '${id}'`);
    expect(status).toBe(404);
  });

  it("leaves out what their role may not read", async () => {
    await backend.sql(`update public.demo_bookings set host_id = '${SALES}' where not is_sample;
      update public.staff set role = 'editor' where user_id = '${SALES}'`);
    const text = await (await answerOf(`?key=${await keyOf("sales")}`)).text();
    await backend.sql(`update public.staff set role = 'sales' where user_id = '${SALES}'`);
    expect(text).not.toContain("Feedtest");
  });
});

it.each(PEOPLE)("an address is given to %s where they work here", async (person) => {
  const { data, error } = await looseClient(backend, person).rpc("my_calendar_key", {});
  if (person === "visitor" || person === "member") expect(error?.code).toBe("42501");
  else expect(data).toMatch(/^[0-9a-f]{64}$/);
});

it("the calendar behind a key is returned only to the server", async () => {
  const key = await keyOf("owner");
  for (const person of PEOPLE) {
    const { error } = await looseClient(backend, person).rpc("calendar_of_key", { key });
    expect(error?.code, person).toBe("42501");
  }
});
