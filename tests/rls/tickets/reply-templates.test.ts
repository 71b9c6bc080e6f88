import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { placeholdersIn, TEMPLATE_USES } from "@/lib/mail/placeholders";
import { freshId, looseClient } from "../support/crm-rows.ts";
import { one } from "../support/lead-records.ts";
import { openTestBackend, PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterEach(() =>
  backend.sql(`delete from public.reply_templates where not is_sample;
    delete from public.mails where to_email = 'a@one.example';
    delete from public.crm_events where entity = 'settings'`),
);

const TEMPLATE = { name: "On it", body: "Hello {{first_name}}, we are on it." };
const save = (args: object, person: Person = "owner") =>
  looseClient(backend, person).rpc("save_reply_template", {
    id: freshId(),
    seen_version: 0,
    ...TEMPLATE,
    ...args,
  });
const storedAt = (id: string) =>
  one(`select name, body, version, archived_at is not null as is_archived
    from public.reply_templates where id = '${id}'`);

it("stores, changes, archives and restores a template, each with a history entry", async () => {
  const id = freshId();
  expect(await save({ id, name: " On it " })).toMatchObject({ data: 1, error: null });
  expect(await save({ id, seen_version: 1, body: "Bye." })).toMatchObject({ data: 2 });
  expect(await save({ id, seen_version: 2, body: "Bye.", is_archived: true })).toMatchObject({
    data: 3,
  });
  expect(await storedAt(id)).toEqual({
    name: "On it",
    body: "Bye.",
    version: 3,
    is_archived: true,
  });
  expect((await save({})).error).toBeNull();
  expect((await save({ id, seen_version: 3 })).error).toMatchObject({ details: "name" });
  expect(await save({ id, seen_version: 3, name: "Another" })).toMatchObject({ data: 4 });
  const events = await backend.sql(`select before, after from public.crm_events
    where entity = 'settings' and record_id = '${id}' order by id`);
  expect(events).toMatchObject([
    { before: null, after: TEMPLATE },
    { before: { body: TEMPLATE.body }, after: { body: "Bye." } },
    { before: null, after: { archived_at: expect.any(String) as string } },
    { before: { name: "On it" }, after: { name: "Another" } },
  ]);
});

it.each(TEMPLATE_USES)(
  "knows the placeholders that are filled in there, and no others: %s",
  async (used_in) => {
    const all = placeholdersIn(used_in)
      .map(({ name }) => `{{${name}}} {{ ${name} }}`)
      .join(" ");
    expect((await save({ body: all, used_in })).error).toBeNull();
    const elsewhere = TEMPLATE_USES.flatMap(placeholdersIn).find(
      ({ name }) => !placeholdersIn(used_in).some((known) => known.name === name),
    );
    const foreign = { name: "Foreign", body: `{{${elsewhere?.name}}}`, used_in };
    expect((await save(foreign)).error).toMatchObject({ details: "body" });
    for (const wrong of ["{{phone}}", "{{First_name}}", "{{}}", "{{first_name}} {{x}}"]) {
      const { error } = await save({ name: "Wrong", body: wrong });
      expect(error, wrong).toMatchObject({ hint: "invalid", details: "body" });
    }
  },
);

it("of the seed leaves the greeting and the name to the mail, which adds both", async () => {
  const seeded = await backend.sql<{ body: string }>(
    "select body from public.reply_templates where is_sample",
  );
  expect(seeded).toHaveLength(5);
  for (const { body } of seeded) expect(body).not.toMatch(/hello|first_name|my_name/i);
});

describe("what is refused", () => {
  it.each([
    ["no name", { name: " " }, "name"],
    ["null for a name", { name: null }, "name"],
    ["a name too long", { name: "x".repeat(81) }, "name"],
    ["no words", { body: " \n" }, "body"],
    ["too many words", { body: "x".repeat(10_001) }, "body"],
    ["no id", { id: null }, "id"],
    ["a mail without a place for it", { used_in: "new-lead" }, "used_in"],
    ["null for where it is used", { used_in: null }, "used_in"],
  ])("%s", async (_, args, details) => {
    expect((await save(args)).error).toMatchObject({ code: "22023", hint: "invalid", details });
  });

  it("a name that is taken, however it is written", async () => {
    await save({});
    expect((await save({ name: "ON IT" })).error).toMatchObject({ details: "name" });
  });

  it("a second one for the same mails", async () => {
    await save({ used_in: "ticket-reply" });
    const second = { name: "Second", used_in: "ticket-reply" };
    expect((await save(second)).error).toMatchObject({ details: "used_in" });
    expect((await save({ ...second, is_archived: true })).error).toBeNull();
    const words = { name: "Third", body: "Until then.", used_in: "demo-moved" };
    expect((await save(words)).error).toBeNull();
  });

  it("one that somebody else was faster than", async () => {
    const id = freshId();
    await save({ id });
    await save({ id, seen_version: 1, body: "Theirs." });
    for (const seen_version of [0, 1, 3, null]) {
      const { error } = await save({ id, seen_version, body: "Mine." });
      expect(error).toMatchObject({ hint: "conflict", details: "2" });
    }
    expect(await storedAt(id)).toMatchObject({ body: "Theirs." });
  });

  it.each(PEOPLE)("whoever is no owner: %s", async (person) => {
    const { error } = await save({}, person);
    if (person === "owner") expect(error).toBeNull();
    else expect(error?.code).toBe("42501");
  });
});

it("has each mail take along the words for its kind, and a booking’s confirmation those of a booking", async () => {
  for (const used_in of ["composer", "request-received", "demo-booked"]) {
    expect((await save({ name: used_in, body: `Of ${used_in}.`, used_in })).error).toBeNull();
  }
  await save({ name: "Old", body: "Old.", used_in: "demo-moved", is_archived: true });
  const wordsOf = async (kind: string, data: object, isSample = false) => {
    const mail = await one<{ words: string | null }>(`insert into public.mails
      (kind, occasion, to_email, to_name, data, lead_id, is_sample)
      select '${kind}', gen_random_uuid()::text, 'a@one.example', 'A', '${JSON.stringify(data)}', id, ${isSample}
      from public.leads limit 1 returning data ->> 'words' as words`);
    return mail.words;
  };
  expect(await wordsOf("request-received", { form: "contact" })).toBe("Of request-received.");
  expect(await wordsOf("request-received", { booking: {} })).toBe("Of demo-booked.");
  expect(await wordsOf("demo-booked", {})).toBe("Of demo-booked.");
  expect(await wordsOf("demo-booked", {}, true)).toBeNull();
  expect(await wordsOf("demo-moved", {})).toBeNull();
  expect(await wordsOf("new-lead", {})).toBeNull();
});
