import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPost, resetPosts } from "../posts/blog-rows.ts";
import { freshId, looseClient, type Row } from "../support/crm-rows.ts";
import { openTestBackend, type Person, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
const lead = freshId();
const namesake = freshId();
const archived = freshId();
const client = freshId();
const contact = freshId();
const site = freshId();
const ticket = freshId();
const mail = freshId();
const inbound = freshId();
const draft = freshId();

beforeAll(async () => {
  backend = await openTestBackend();
  await resetPosts(backend);
  await addPost(backend, { id: draft, slug: "axolotl-photos", title: "Axolotl photos that sell" });
  await backend.sql(`
    insert into public.leads (id, form, name, business, town, region, email, phone, reference, message, created_at) values
      ('${lead}', 'contact', 'José Ibáñez', 'Axolotl Bäckerei', 'Málaga', 'CA', 'jose@axolotl-bread.example',
        '(330) 555-6284', 'CF-0KAP1001', 'The awning over our door has ${"a long story and ".repeat(20)} a torn quokka print.', now() - interval '9 days'),
      ('${namesake}', 'manual', 'Ann Axolotl Bäckerei the second', null, null, null, null, null, 'CF-0KAP1002', null, now()),
      ('${archived}', 'manual', 'Axolotl archived', null, null, null, null, null, 'CF-0KAP1003', null, now());
    update public.leads set archived_at = now() where id = '${archived}';
    insert into public.clients (id, business, town) values ('${client}', 'Tapir Café Müller', 'Tromsø');
    insert into public.client_contacts (id, client_id, name, email, phone)
      values ('${contact}', '${client}', 'Åse Numbat', 'aase@numbat.example', '(330) 555-6285');
    insert into public.client_sites (id, client_id, domain) values ('${site}', '${client}', 'bongo-cakes.example');
    insert into public.tickets (id, client_id, number, subject) values ('${ticket}', '${client}', 716283, 'New opening hours');
    insert into public.ticket_messages (ticket_id, kind, author_name, body) values
      ('${ticket}', 'client', 'Åse', 'Saturday is wrong on the door sign. ${"Please look at it. ".repeat(20)}'),
      ('${ticket}', 'note', 'Jo', 'The tamandua has the key');
    insert into public.mails (id, kind, occasion, to_email, to_name, data, client_id, ticket_id)
      values ('${mail}', 'ticket-reply', '${mail}', 'aase@numbat.example', 'Åse Numbat',
        '{"number": 716283, "subject": "New opening hours", "author": "Jo", "body": "We moved the kinkajou.", "earlier": []}',
        '${client}', '${ticket}');
    insert into public.inbound_mails (id, message_key, kind, reason, from_email, from_name, subject, body)
      values ('${inbound}', '${inbound}', 'message', 'unknown', 'zoe@post.example', 'Zoë Dugong', 'A photo', 'It shows a capybara.')`);
});
afterAll(async () => {
  await resetPosts(backend);
  await backend.sql(`
    delete from public.inbound_mails where id = '${inbound}';
    delete from public.mails where id = '${mail}';
    delete from public.ticket_messages where ticket_id = '${ticket}';
    delete from public.tickets where id = '${ticket}';
    delete from public.client_sites where client_id = '${client}';
    delete from public.client_contacts where client_id = '${client}';
    delete from public.clients where id = '${client}';
    delete from public.leads where id in ('${lead}', '${namesake}', '${archived}')`);
});

type Answer = { rows: Row[]; near: string[] };

async function search(typed: string, person: Person = "owner"): Promise<Answer> {
  const { data } = await looseClient(backend, person)
    .rpc("search_records", { typed, most: 20 })
    .throwOnError();
  return data as Answer;
}
const found = async (typed: string, person?: Person) =>
  (await search(typed, person)).rows.map(({ kind, id }) => `${String(kind)} ${String(id)}`);

describe("one search", () => {
  it.each([
    ["a part of a name", "axolo bäck", `lead ${lead}`],
    ["a name without its accents", "JOSE IBANEZ", `lead ${lead}`],
    ["a name spelled out", "axolotl baeckerei", `lead ${lead}`],
    ["the last four digits of a phone", "6284", `lead ${lead}`],
    ["the last seven, as they are read", "555-6284", `lead ${lead}`],
    ["a whole phone number", "+1 330 555 6284", `lead ${lead}`],
    ["an e-mail address", "jose@axolotl-bread.example", `lead ${lead}`],
    ["a reference", "cf-0kap1001", `lead ${lead}`],
    ["words of the request", "torn quokka", `lead ${lead}`],
    ["a client by its contact", "numbat", `client ${client}`],
    ["a contact", "ase numb", `contact ${contact}`],
    ["a contact's phone", "6285", `contact ${contact}`],
    ["a client by a pasted address", "https://www.bongo-cakes.example/menu", `client ${client}`],
    ["a domain", "bongo-ca", `domain ${site}`],
    ["a ticket's number", "716283", `ticket ${ticket}`],
    ["a ticket's number with its sign", "#716283", `ticket ${ticket}`],
    ["a ticket's subject and client", "opening muller", `ticket ${ticket}`],
    ["what the client wrote", "door sign saturday", `ticket ${ticket}`],
    ["a note", "tamandua", `ticket ${ticket}`],
    ["a post", "axolotl photo", `post ${draft}`],
    ["a mail", "kinkajou", `mail ${mail}`],
    ["a mail that came in", "capybara", `inbound-mail ${inbound}`],
  ])("finds by %s: %s", async (_, typed, record) => expect(await found(typed)).toContain(record));

  it("finds no notice to a colleague, which has the words of a record", async () => {
    const notice = freshId();
    await backend.sql(`
      insert into public.mails (id, kind, occasion, to_email, to_name, staff_id, data, client_id, ticket_id)
        select '${notice}', kind, '${notice}', to_email, to_name, (select user_id from public.staff limit 1), data,
          client_id, ticket_id from public.mails where id = '${mail}'`);
    expect(await found("kinkajou")).toContain(`mail ${mail}`);
    expect(await found("kinkajou")).not.toContain(`mail ${notice}`);
    await backend.sql(`delete from public.mails where id = '${notice}'`);
  });

  it("finds a colleague, until they leave", async () => {
    const [person] = await backend.sql<{ user_id: string; display_name: string }>(
      "select user_id, display_name from public.staff where role = 'support' and removed_at is null limit 1",
    );
    const record = `staff ${person?.user_id}`;
    expect(await found(person?.display_name ?? "")).toContain(record);
    await backend.sql(
      `update public.staff set removed_at = now() where user_id = '${person?.user_id}'`,
    );
    expect(await found(person?.display_name ?? "")).not.toContain(record);
    await backend.sql(
      `update public.staff set removed_at = null where user_id = '${person?.user_id}'`,
    );
  });

  it("lists first what is named so, before what is newer", async () => {
    const leads = (await search("axolotl bäckerei")).rows.filter(({ kind }) => kind === "lead");
    expect(leads.map(({ id, rank }) => [id, rank])).toEqual([
      [lead, 0],
      [namesake, 2],
    ]);
  });

  it("quotes the words of a conversation or request that match", async () => {
    const excerptOf = async (typed: string, id: string) =>
      (await search(typed)).rows.find((row) => row["id"] === id)?.["excerpt"];
    expect(await excerptOf("door sign", ticket)).toMatch(
      /^Saturday is wrong on the door sign\. .*…$/,
    );
    expect(await excerptOf("quokka", lead)).toMatch(/^….*a torn quokka print\.$/);
    expect(await excerptOf("opening hours", ticket)).toBeNull();
  });

  it("finds by a word with one wrong letter, and names what it took instead", async () => {
    for (const typed of ["axoltol", "axolott", "axoolotl", "axoltl", "qxolotl baeckerei"]) {
      const { rows, near } = await search(typed);
      expect(
        rows.map(({ id }) => id),
        typed,
      ).toContain(lead);
      expect(near, typed).toContain("axolotl");
    }
    expect((await search("axolotl")).near).toEqual([]);
    expect(await search("axxxotl")).toEqual({ rows: [], near: [] });
  });

  it.each(["", "   ", "?!", "'", "archived axolotl", "axolotl zebra"])(
    "finds nothing by %j",
    async (typed) => expect(await search(typed)).toEqual({ rows: [], near: [] }),
  );

  it("returns the size that is asked for, of each kind", async () => {
    const { data } = await looseClient(backend, "owner").rpc("search_records", {
      typed: "axolotl",
      most: 1,
    });
    expect((data as Answer).rows.map(({ kind }) => kind)).toEqual(["lead", "post"]);
  });
});

describe("one search among more than the newest thousand", () => {
  beforeAll(() =>
    backend.sql(`insert into public.leads (form, name, town, created_at)
      select 'manual', 'Zqfiller ' || nth, 'Axolotl', now() + nth * interval '1 second'
      from generate_series(1, 1000) as nth`),
  );
  afterAll(() => backend.sql("delete from public.leads where name like 'Zqfiller %'"));

  it.each([
    ["a rare word", "quokka"],
    ["a rare word beside a frequent one", "axolotl quokka"],
    ["a rare word beside one of two letters", "ax quokka"],
    ["two rare words", "torn quokka"],
    ["a word with one wrong letter", "axolotl quokak"],
    ["a word with an accent beside a rare one", "bäckerei awning"],
  ])("finds by %s", async (_, typed) => expect(await found(typed)).toEqual([`lead ${lead}`]));

  it("finds by a frequent word what is newest", async () => {
    const { rows } = await search("axolotl");
    expect(rows.filter(({ kind }) => kind === "lead")[0]).toMatchObject({
      name: "Zqfiller 1000",
    });
  });
});

describe("what a role may not read is not found", () => {
  it.each<[Person, string[]]>([
    ["owner", ["lead", "client", "contact", "ticket", "post", "mail", "inbound-mail"]],
    ["viewer", ["lead", "client", "contact", "ticket", "mail"]],
    ["sales", ["lead", "client", "contact", "ticket", "mail", "inbound-mail"]],
    ["support", ["client", "contact", "ticket", "mail", "inbound-mail"]],
    ["editor", ["post"]],
    ["member", []],
    ["visitor", []],
  ])("by the %s", async (person, kinds) => {
    const ours = new Set([lead, client, contact, ticket, draft, mail, inbound]);
    const seen = new Set<unknown>();
    for (const typed of [
      "axolotl",
      "numbat",
      "tamandua",
      "kinkajou",
      "capybara",
      "6284",
      "axoltol",
    ]) {
      for (const { id, kind } of (await search(typed, person)).rows) {
        if (ours.has(String(id))) seen.add(kind);
      }
    }
    expect(seen).toEqual(new Set(kinds));
  });

  it("nor read again by its id", async () => {
    const records = [
      { kind: "ticket", id: ticket },
      { kind: "lead", id: lead },
      { kind: "lead", id: archived },
      { kind: "post", id: draft },
      { kind: "client", id: client },
      { kind: "mail", id: mail },
    ];
    const read = async (person: Person) => {
      const { data } = await looseClient(backend, person).rpc("records_by_id", { records });
      return (data as Row[]).map(({ kind }) => kind);
    };
    expect(await read("owner")).toEqual(["lead", "client", "ticket", "mail", "post"]);
    expect(await read("support")).toEqual(["client", "ticket", "mail"]);
    expect(await read("editor")).toEqual(["post"]);
    expect(await read("visitor")).toEqual([]);
  });
});
