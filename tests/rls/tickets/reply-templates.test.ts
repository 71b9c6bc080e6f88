import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { PLACEHOLDERS } from "@/lib/mail/placeholders";
import { freshId, looseClient } from "../support/crm-rows.ts";
import { one } from "../support/lead-records.ts";
import { openTestBackend, PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterEach(() =>
  backend.sql(`delete from public.reply_templates where not is_sample;
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

it("stores a template, changes it, puts it away and brings it back, each told in the history", async () => {
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
  // Its name is free meanwhile.
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

it("knows the placeholders that the composer fills in, and no others", async () => {
  const all = PLACEHOLDERS.map(({ name }) => `{{${name}}} {{ ${name} }}`).join(" ");
  expect((await save({ body: all })).error).toBeNull();
  for (const wrong of ["{{phone}}", "{{First_name}}", "{{}}", "{{first_name}} {{x}}"]) {
    const { error } = await save({ name: "Wrong", body: wrong });
    expect(error, wrong).toMatchObject({ hint: "invalid", details: "body" });
  }
});

it("of the seed leaves the greeting and the name to the mail, which adds both", async () => {
  const seeded = await backend.sql<{ body: string }>(
    "select body from public.reply_templates where is_sample",
  );
  expect(seeded).toHaveLength(3);
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
  ])("%s", async (_, args, details) => {
    expect((await save(args)).error).toMatchObject({ code: "22023", hint: "invalid", details });
  });

  it("a name that is taken, however it is written", async () => {
    await save({});
    expect((await save({ name: "ON IT" })).error).toMatchObject({ details: "name" });
  });

  it("a second one that ends the mails", async () => {
    await save({ ends_mails: true });
    const second = { name: "Second", ends_mails: true };
    expect((await save(second)).error).toMatchObject({ details: "ends_mails" });
    expect((await save({ ...second, is_archived: true })).error).toBeNull();
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
