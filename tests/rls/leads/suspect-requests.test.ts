import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  contact,
  demo,
  everyForm,
  forgetLeads,
  signup,
  submit,
  type Payload,
} from "./lead-forms.ts";
import { one, type Lead } from "../support/lead-records.ts";
import { openTestBackend, PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(forgetLeads);

/** Sets the limit so that all, or no, requests exceed it. */
const close = () =>
  backend.sql(`insert into private.request_minutes (minute, over_all)
    values (date_trunc('minute', now()), 60)
    on conflict (minute) do update set over_all = 60, accepted = 0`);
const open = () => backend.sql("delete from private.request_minutes");

async function putAside(...payloads: Payload[]): Promise<string[]> {
  await close();
  const references: string[] = [];
  for (const payload of payloads) {
    const { status, body } = await submit(payload);
    expect(status).toBe(200);
    references.push(body.reference);
  }
  await open();
  return references;
}

const list = async (person: Person, args = {}) => {
  const { data } = await backend.clients[person].rpc("list_spam", args).throwOnError();
  return data;
};
const accept = (person: Person, args = {}) => backend.clients[person].rpc("accept_spam", args);
const remove = (person: Person, args = {}) => backend.clients[person].rpc("delete_spam", args);
const putBack = (person: Person, ids: readonly number[]) =>
  backend.clients[person].rpc("restore_spam", { ids: [...ids] });
const stored = () =>
  backend.sql<Lead>(`select to_jsonb(l) - array['id', 'reference', 'rank', 'created_at', 'updated_at',
      'stage_changed_at', 'first_response_due_at', 'first_responded_at', 'search'] as lead
    from public.leads as l where not is_sample order by form`);
const remaining = async () =>
  (
    await backend.sql<{ reference: string }>(
      "select reference from private.spam_requests order by id",
    )
  ).map(({ reference }) => reference);

it("a quarantined request is no lead: it is in no list, board, count or history", async () => {
  const { owner } = backend.clients;
  const look = async () => [
    (await owner.rpc("crm_counts").throwOnError()).data,
    (await owner.rpc("list_leads", { filters: { search: "elaine" } }).throwOnError()).data,
    (await owner.rpc("lead_board", {}).throwOnError()).data,
    (await owner.from("leads").select("id").eq("email", "elaine@brackroofing.example")).data,
  ];
  const before = await look();
  await putAside(contact, signup);
  expect(await look()).toEqual(before);
});

it("it is listed with all its data, newest first, in pages, and can be searched for", async () => {
  const [first, second, third] = await putAside(
    { ...contact, topic: "new-site" },
    { ...signup, email: "omar@reyes.example", business: "Reyes Plumbing" },
    contact,
  );
  const all = await list("viewer");
  expect(all.map(({ reference }) => reference)).toEqual([third, second, first]);
  expect(all[2]).toMatchObject({
    reason: "all",
    said: { form: "contact", email: contact["email"], topic: "new-site", sourcePage: "/contact" },
  });
  const page = await list("sales", { page_size: 1, before: all[0]?.id });
  expect(page.map(({ reference }) => reference)).toEqual([second]);
  for (const search of ["OMAR@reyes", " reyes plumbing ", second]) {
    expect((await list("owner", { search })).map(({ reference }) => reference)).toEqual([second]);
  }
  expect(await list("owner", { search: "%" })).toEqual([]);
  expect(await list("owner", { search: "omar.*" })).toEqual([]);
});

it("the number of quarantined requests and those of the last hour are reported", async () => {
  await putAside(contact, signup);
  await close();
  await submit(contact);
  await submit({ ...contact, left_empty: "x" });
  const { data } = await backend.clients.viewer.rpc("spam_counts").throwOnError();
  expect(data).toEqual([{ waiting: 4, put_aside: 62 }]);
  await backend.sql("update private.request_minutes set minute = minute - interval '61 minutes'");
  const later = await backend.clients.viewer.rpc("spam_counts").throwOnError();
  expect(later.data).toEqual([{ waiting: 4, put_aside: 0 }]);
});

describe("made a lead", () => {
  it("is the lead it would have been", async () => {
    const forms = Object.values(await everyForm()).map((form) => ({
      ...form,
      phone: "(478) 555-0150",
      callTime: "morning",
      teamSize: "2 to 5",
      stage: "won",
      website: "https://brack.example",
      referrer: "https://www.google.com/",
      timeZone: "America/New_York",
    }));
    for (const form of forms) await submit(form);
    const unmarked = await stored();
    expect(unmarked).toHaveLength(forms.length);
    await forgetLeads();

    const references = await putAside(...forms);
    await backend.sql(
      "update private.spam_requests set created_at = created_at - interval '3 hours'",
    );
    expect(await stored()).toEqual([]);
    const ids = (await list("sales")).map(({ id }) => id);
    expect(new Set((await accept("sales", { ids })).data)).toEqual(new Set(ids));
    expect(await stored()).toEqual(unmarked);
    expect(await remaining()).toEqual([]);
    const { right } = await one<{
      right: number;
    }>(`select count(*)::int as right from public.leads as l
      join public.lead_submissions as s on s.lead_id = l.id and s.reference = l.reference
      where l.created_at between now() - interval '181 minutes' and now() - interval '179 minutes'
        and s.created_at = l.created_at
        and (l.stage = 'demo-booked' or l.stage_changed_at = l.created_at)
        and l.first_response_due_at = private.add_business_seconds(l.created_at, 28800)
        and l.rank = private.rank_of_moment(l.created_at, 0)
        and l.reference in (${references.map((reference) => `'${reference}'`).join()})`);
    expect(right).toBe(forms.length);
  });

  it("keeps a demo's time that has passed meanwhile", async () => {
    await putAside(await demo());
    await backend.sql(`update private.spam_requests
      set payload = payload || '{"slot": "2026-11-02T15:30:00+00:00"}'`);
    const [request] = await list("owner");
    expect((await accept("owner", { ids: [request?.id] })).error).toBeNull();
    expect(
      await one("select slot_starts_at::date::text as day from public.leads where not is_sample"),
    ).toEqual({
      day: "2026-11-02",
    });
  });

  it("joins the lead that the same person made in those ten minutes, and only that", async () => {
    await submit(contact);
    await putAside({ ...contact, message: "Once more" }, { ...contact, message: "And again" });
    const ids = (await list("sales")).map(({ id }) => id);
    await accept("sales", { ids });
    expect(
      await backend.sql(`select payload ->> 'message' as said from public.lead_submissions as s
        join public.leads as l on l.id = s.lead_id where not l.is_sample order by s.id`),
    ).toEqual([{ said: contact["message"] }, { said: "Once more" }, { said: "And again" }]);
    expect(await stored()).toHaveLength(1);

    await putAside(contact);
    await backend.sql(
      "update private.spam_requests set created_at = created_at + interval '20 minutes'",
    );
    const later = (await list("sales")).map(({ id }) => id);
    await accept("sales", { ids: later });
    expect(await stored()).toHaveLength(2);
  });

  it("is recognized when its browser repeats it, before and after", async () => {
    const payload = { ...contact, requestId: crypto.randomUUID().replaceAll("-", "") };
    const [first] = await putAside(payload, payload);
    expect(await remaining()).toEqual([first]);
    const [request] = await list("sales");
    await accept("sales", { ids: [request?.id] });
    expect((await submit(payload)).body.reference).toBe(first);
    expect(await stored()).toHaveLength(1);
  });
});

describe("taken back", () => {
  const idOf = async () => {
    const [request] = await list("sales");
    return [request?.id ?? 0];
  };
  const open = () =>
    backend.sql("select reference from public.leads where archived_at is null and not is_sample");

  it("archives the lead with its mails, quarantines the request again, and can accept it again as the same lead", async () => {
    const [reference] = await putAside(await demo());
    const ids = await idOf();
    await accept("sales", { ids });
    expect(await open()).toEqual([{ reference }]);
    expect((await putBack("sales", ids)).data).toEqual({ returned: 1, stay: 0 });
    expect(await open()).toEqual([]);
    expect(
      await backend.sql("select from public.mails where lead_id is not null and not is_sample"),
    ).toEqual([]);
    expect(
      await backend.sql(
        "select from public.demo_bookings where status = 'booked' and not is_sample",
      ),
    ).toEqual([]);
    expect(await list("sales")).toMatchObject([{ id: ids[0], reference, reason: "all" }]);
    expect((await putBack("sales", ids)).data).toEqual({ returned: 0, stay: 0 });
    await accept("sales", { ids });
    expect(await open()).toEqual([{ reference }]);
    expect(await stored()).toHaveLength(1);
  });

  it("restores deleted requests", async () => {
    const [reference] = await putAside(contact);
    const ids = await idOf();
    await remove("sales", { ids });
    expect(await remaining()).toEqual([]);
    expect((await putBack("owner", ids)).data).toEqual({ returned: 1, stay: 0 });
    expect(await remaining()).toEqual([reference]);
  });

  it("a lead that somebody has worked on stays, as does what was added to another", async () => {
    await putAside(contact);
    const worked = await idOf();
    await accept("sales", { ids: worked });
    await backend.sql("update public.leads set town = 'Macon' where not is_sample");
    expect((await putBack("sales", worked)).data).toEqual({ returned: 0, stay: 1 });
    await putAside({ ...contact, message: "Once more" });
    const added = await idOf();
    await accept("sales", { ids: added });
    expect((await putBack("sales", added)).data).toEqual({ returned: 0, stay: 1 });
    expect(await open()).toHaveLength(1);
    expect(await remaining()).toEqual([]);
  });

  it("is over after an hour", async () => {
    await putAside(contact);
    const ids = await idOf();
    await remove("sales", { ids });
    await backend.sql("update private.taken_spam set taken_at = taken_at - interval '61 minutes'");
    expect((await putBack("sales", ids)).data).toEqual({ returned: 0, stay: 0 });
  });
});

describe("all at once", () => {
  const many = (count: number) =>
    backend.sql(`insert into private.spam_requests (reference, reason, payload)
      select 'CF-' || n, 'all', jsonb_build_object('form', 'contact', 'name', 'Name ' || n,
        'email', format('hostile%s@flood.example', n), 'message', 'Hello', 'sourcePage', '/contact')
      from generate_series(1, ${count}) as n`);

  it("means those that were seen, as far as the search finds them", async () => {
    await many(30);
    const [newest] = await list("sales");
    await putAside({ ...contact, email: "late@flood.example" });
    expect((await remove("sales", { newest: newest?.id, search: "hostile2" })).data).toHaveLength(
      11,
    );
    expect((await remove("sales", { newest: newest?.id })).data).toHaveLength(19);
    expect(await list("sales")).toMatchObject([{ said: { email: "late@flood.example" } }]);
    expect((await remove("sales")).data).toEqual([]);
    expect((await accept("sales")).data).toEqual([]);
  });

  it("makes leads of a hundred in a go, the oldest first", async () => {
    await many(130);
    const [newest] = await list("sales");
    expect((await accept("sales", { newest: newest?.id })).data).toHaveLength(100);
    expect((await remaining())[0]).toBe("CF-101");
    expect((await accept("sales", { newest: newest?.id })).data).toHaveLength(30);
    expect((await accept("sales", { newest: newest?.id })).data).toEqual([]);
    expect(await stored()).toHaveLength(130);
  });
});

describe.each(PEOPLE)("the %s", (person) => {
  const reads = ["viewer", "sales", "owner"].includes(person);
  const writes = ["sales", "owner"].includes(person);

  it(`${reads ? "reads" : "does not read"} quarantined requests`, async () => {
    await putAside(contact);
    const client = backend.clients[person];
    const counts = await client.rpc("spam_counts");
    expect(counts.data ?? []).toHaveLength(reads ? 1 : 0);
    const { data, error } = await client.rpc("list_spam", {});
    expect(data ?? []).toHaveLength(reads ? 1 : 0);
    expect([counts.error?.code, error?.code]).toEqual(
      person === "visitor" ? ["42501", "42501"] : [undefined, undefined],
    );
  });

  it(`${writes ? "makes leads of it and deletes it" : "changes nothing of it"}`, async () => {
    const [first, second] = await putAside(contact, signup);
    const rows = await backend.sql<{ id: number }>(
      "select id::int as id from private.spam_requests order by id",
    );
    const ids = rows.map(({ id }) => id);
    const attempts = [
      await accept(person, { ids: ids.slice(0, 1) }),
      await remove(person, { ids: ids.slice(1) }),
      await remove(person, { newest: ids[1] }),
      await putBack(person, []),
    ];
    expect(attempts.map(({ error }) => error?.code)).toEqual(
      attempts.map(() => (writes ? undefined : "42501")),
    );
    expect(await remaining()).toEqual(writes ? [] : [first, second]);
    expect(await stored()).toHaveLength(writes ? 1 : 0);
  });
});
