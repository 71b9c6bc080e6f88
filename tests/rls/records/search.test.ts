import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SearchedList, searchFields } from "@/data/records/record-list";
import { addPost, resetPosts } from "../posts/blog-rows.ts";
import { freshId, looseClient, type Row } from "../support/crm-rows.ts";
import { openTestBackend, userIdOf, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
const client = freshId();
const ticket = freshId();
const lead = freshId();
const merged = freshId();
const mail = freshId();
const inbound = freshId();
const picture = freshId();

/** As macOS decomposes characters. */
const apart = (text: string) => text.normalize("NFD");

beforeAll(async () => {
  backend = await openTestBackend();
  await resetPosts(backend);
  await addPost(backend, { slug: "tapir-cafe", title: apart("Das Café am Fluß: Łódź") });
  await backend.sql(`
    insert into public.leads (id, form, name, business, town, region, email, phone, website, reference, message)
      values ('${lead}', 'contact', '${apart("José Ibáñez-Tapir")}', '${apart("Grüße Bäckerei Łøkke")}', '${apart("Málaga")}', 'CA',
        'jose@tapir-bread.example', '+49 (0)30 415 552 671', 'https://www.tapir-bread.example/', 'CF-TAPIR001',
        'The gräders of our parking lot are cracked');
    insert into public.leads (id, form, name, reference, message, merged_into_id, archived_at)
      values ('${merged}', 'contact', 'José', 'CF-TAPIR002', 'Formerly said: quagga awnings', '${lead}', now());
    insert into public.lead_submissions (lead_id, reference, payload)
      values ('${lead}', 'CF-TAPIR003', '{"message": "Please bring ${apart("Süßholz")} samples"}');
    select private.follow_submissions('${lead}');
    insert into public.clients (id, business, trade, town) values ('${client}', '${apart("Tapir Café Müller")}', 'pest-control', '${apart("Tromsø")}');
    insert into public.client_contacts (client_id, name, email, phone)
      values ('${client}', '${apart("Åse Tapirsen")}', 'aase@tapir-cafe.example', '(330) 555-0971');
    insert into public.client_sites (client_id, domain) values ('${client}', 'tapir-cafe.example');
    insert into public.tickets (id, client_id, number, subject)
      values ('${ticket}', '${client}', 710777, '${apart("Tapir: schöne Öffnungszeiten")}');
    insert into public.ticket_messages (ticket_id, kind, author_name, body) values
      ('${ticket}', 'client', 'Ann', '${apart("Saturday is wrong on the door sign. Das Schild heißt Größe.")}'),
      ('${ticket}', 'note', 'Jo', 'The tamandua has the key');
    insert into public.mails (id, kind, occasion, to_email, to_name, data, client_id, ticket_id)
      values ('${mail}', 'ticket-reply', '${mail}', 'aase@tapir-cafe.example', '${apart("Åse Tapirsen")}',
        '{"number": 710777, "subject": "${apart("Schöne Tapirzeiten")}", "reference": "CF-TAPIR009", "author": "Jo",
          "body": "We moved the kinkajou.", "phone": "(330) 555-0971", "earlier": []}', '${client}', '${ticket}');
    insert into public.inbound_mails (id, message_key, kind, reason, from_email, from_name, subject, body)
      values ('${inbound}', '${inbound}', 'message', 'unknown', 'aase@tapir-post.example', '${apart("Åse Tapirsen")}',
        '${apart("Über das Tapirbild")}', 'The photo shows a kinkajou.');
    insert into public.pictures (id, name, alt, width, height, widths, type, sha256, added_by, arrived_at)
      values ('${picture}', '${apart("Tapir Größe.jpg")}', '${apart("Ein Café in Tromsø")}', 640, 480, array[640], 'image/webp',
        md5('tapir') || md5('tapir'), '${userIdOf("owner")}', now());
    insert into private.spam_requests (reference, reason, payload)
      values ('CF-TAPIR010', 'all', '{"name": "${apart("Zoë Tapirsen")}", "business": "${apart("Tapir Straße")}", "town": "Tulsa",
        "phone": "(330) 555-0971", "email": "zoe@tapir.example", "message": "${apart("Garden façade")}"}')`);
});
afterAll(async () => {
  await resetPosts(backend);
  await backend.sql(`
    delete from public.pictures where id = '${picture}';
    delete from private.spam_requests where reference = 'CF-TAPIR010';
    delete from public.inbound_mails where id = '${inbound}';
    delete from public.mails where id = '${mail}';
    delete from public.ticket_messages where ticket_id = '${ticket}';
    delete from public.tickets where id = '${ticket}';
    delete from public.client_sites where client_id = '${client}';
    delete from public.client_contacts where client_id = '${client}';
    delete from public.clients where id = '${client}';
    delete from public.lead_submissions where lead_id = '${lead}';
    delete from public.leads where id = '${merged}';
    delete from public.leads where id = '${lead}'`);
});

type Found = { rows: Row[] };
const listed = (name: string, search: string) =>
  looseClient(backend, "owner")
    .rpc(name, { filters: { search }, sort: "-created", page_size: 50 })
    .throwOnError()
    .then(({ data }) => (data as Found).rows);

const FINDS: Record<SearchedList, (search: string) => Promise<unknown[]>> = {
  leads: async (search) => (await listed("list_leads", search)).map(({ id }) => id),
  clients: async (search) => {
    const filters = { search };
    const { data } = await looseClient(backend, "owner").rpc("list_clients", { filters });
    return (data as Found).rows.map(({ id }) => id);
  },
  tickets: async (search) => (await listed("list_tickets", search)).map(({ id }) => id),
  mails: async (search) => (await listed("list_mails", search)).map(({ id }) => id),
  inboundMails: async (search) => (await listed("list_inbound_mails", search)).map(({ id }) => id),
  posts: async (search) => {
    const { data } = await backend.clients.editor.rpc("find_posts", { search });
    return (data ?? []).map(({ slug }) => slug);
  },
  pictures: async (search) => {
    const { data } = await backend.clients.editor.rpc("find_pictures", { search });
    return (data ?? []).map(({ id }) => id);
  },
  spam: async (search) => {
    const { data } = await backend.clients.owner.rpc("list_spam", { search });
    return (data ?? []).map(({ reference }) => reference);
  },
};
const IDS: Record<SearchedList, string> = {
  leads: lead,
  clients: client,
  tickets: ticket,
  mails: mail,
  inboundMails: inbound,
  posts: "tapir-cafe",
  pictures: picture,
  spam: "CF-TAPIR010",
};

const TYPED: { [List in SearchedList]: Record<(typeof searchFields)[List][number], string[]> } = {
  leads: {
    name: ["jose ibanez", "JOSÉ IBÁÑEZ", apart("josé ibáñez"), "ibáñez-tapir"],
    business: ["grusse backerei lokke", "gruesse baeckerei loekke", "Grüße Bäckerei", "łøkke"],
    town: ["malaga tapir", "MÁLAGA ibanez"],
    phone: ["5552671", "555-2671", "030 415552671 ", "+49 30 415552671", "415552671"],
    "e-mail": ["jose@tapir-bread.example"],
    website: ["www.tapir-bread.example"],
    reference: ["cf-tapir001", "CF-TAPIR002", "cf-tapir003"],
    message: ["cracked parking graders", "quagga awnings", "sussholz", "suessholz", "Süßholz"],
  },
  clients: {
    business: ["tapir cafe muller", "tapir mueller", "TAPIR CAFÉ MÜLLER", apart("tapir müller")],
    contact: ["ase tapirsen", "aase tapirsen", "Åse Tapirsen"],
    phone: ["5550971", "555-0971", "330 555-0971", "+1 330 555 0971"],
    "e-mail": ["aase@tapir-cafe.example"],
    domain: ["tapir-cafe.example"],
    town: ["tapir tromso", "tapir tromsoe", "tapir tromsø"],
    trade: ["tapir pest"],
  },
  tickets: {
    subject: ["tapir schone offnungszeiten", "tapir schoene oeffnungszeiten"],
    number: ["710777", "#710777"],
    conversation: [
      "tapir saturday wrong",
      "door sign tapir",
      "schild heisst grosse tapir",
      "tapir tamandua key",
    ],
    client: ["muller offnungszeiten"],
    contact: ["ase tapirsen"],
    phone: ["555-0971 "],
  },
  mails: {
    recipient: ["ase tapirsen"],
    "e-mail": ["aase@tapir-cafe.example"],
    subject: ["schone tapirzeiten"],
    reference: ["cf-tapir009"],
    words: ["tapirsen kinkajou"],
    phone: ["555-0971"],
  },
  inboundMails: {
    sender: ["ase tapirsen"],
    "e-mail": ["aase@tapir-post.example"],
    subject: ["uber tapirbild", "ueber tapirbild"],
    words: ["tapirsen kinkajou"],
  },
  posts: {
    title: ["cafe am fluss", "CAFÉ AM FLUß", apart("café am"), "lodz"],
    slug: ["tapir-cafe"],
  },
  pictures: {
    name: ["tapir grosse", "groesse.JPG", apart("Größe")],
    "alternative text": ["cafe in tromso", "tromsoe"],
  },
  spam: {
    name: ["zoe tapirsen", "ZOË"],
    business: ["tapir strasse"],
    town: ["tulsa"],
    phone: ["5550971", "555-0971"],
    "e-mail": ["zoe@tapir.example"],
    reference: ["cf-tapir010"],
    message: ["garden facade"],
  },
};

const probes = Object.entries(TYPED).flatMap(([list, fields]) =>
  Object.entries(fields).flatMap(([field, texts]) =>
    texts.map((typed) => ({ list: list as SearchedList, field, typed })),
  ),
);

describe("a search, without capitals and accents,", () => {
  it.each(probes)("of $list finds by $field: $typed", async ({ list, typed }) => {
    expect(await FINDS[list](typed)).toContain(IDS[list]);
  });

  it("does not match unrelated words", async () => {
    for (const [list, find] of Object.entries(FINDS)) {
      expect(await find("tapirwhistle"), list).toEqual([]);
      expect(await find("555-0985"), list).toEqual([]);
    }
  });

  it("finds a ticket by new messages, and no longer by removed ones", async () => {
    const [message] = await backend.sql<{ id: string }>(`insert into public.ticket_messages
      (ticket_id, kind, author_name, body) values ('${ticket}', 'client', 'Ann', 'Ring the numbat bell') returning id`);
    expect(await FINDS.tickets("numbat bell")).toEqual([ticket]);
    await backend.sql(`update public.tickets set subject = subject || '!' where id = '${ticket}'`);
    expect(await FINDS.tickets("numbat bell")).toEqual([ticket]);
    await backend.sql(`delete from public.ticket_messages where id = '${message?.id}'`);
    expect(await FINDS.tickets("numbat bell")).toEqual([]);
    expect(await FINDS.tickets("saturday tapir")).toEqual([ticket]);
  });

  it("takes a conversation of any length, of any words", async () => {
    const [before] = await backend.sql<{ version: number }>(
      `select version from public.tickets where id = '${ticket}'`,
    );
    await backend.sql(`insert into public.ticket_messages (ticket_id, kind, author_name, body)
      select '${ticket}', 'client', 'Ann', (select string_agg(md5(n || ' ' || m || ' ö') || 'ö', ' ')
        from generate_series(1, 550) as m) from generate_series(1, 32) as n`);
    expect(await FINDS.tickets("door sign tapir")).toEqual([ticket]);
    const [after] = await backend.sql<{ version: number }>(
      `select version from public.tickets where id = '${ticket}'`,
    );
    expect(after).toEqual(before);
  });
});

describe("texts are stored composed", () => {
  const textsOf = async (table: string, where: string) => {
    const [row] = await backend.sql<{ row: Row }>(
      `select to_jsonb(t) - 'search' as row from ${table} as t where ${where}`,
    );
    return JSON.stringify(row);
  };

  it.each([
    ["public.leads", `id = '${lead}'`, "Grüße Bäckerei Łøkke"],
    ["public.clients", `id = '${client}'`, "Tapir Café Müller"],
    ["public.client_contacts", `client_id = '${client}'`, "Åse Tapirsen"],
    ["public.tickets", `id = '${ticket}'`, "Tapir: schöne Öffnungszeiten"],
    ["public.ticket_messages", `ticket_id = '${ticket}' and body like 'Sat%'`, "heißt Größe"],
    ["public.lead_submissions", "reference = 'CF-TAPIR003'", "Süßholz"],
    ["public.mails", `id = '${mail}'`, "Schöne Tapirzeiten"],
    ["public.inbound_mails", `id = '${inbound}'`, "Über das Tapirbild"],
    ["public.pictures", `id = '${picture}'`, "Ein Café in Tromsø"],
    ["public.blogs", "slug = 'tapir-cafe'", "Das Café am Fluß"],
    ["private.spam_requests", "reference = 'CF-TAPIR010'", "Garden façade"],
  ])("in %s", async (table, where, text) => {
    const stored = await textsOf(table, where);
    expect(stored).toContain(text.normalize("NFC"));
    expect(stored).toBe(stored.normalize("NFC"));
  });

  it("for writes through the API, also where an accent follows a line break", async () => {
    const id = freshId();
    const message = `One\n\u0301 two \u0301n ${apart("é")}`;
    await backend.clients.sales
      .from("leads")
      .insert({ id, name: apart("Renée"), message })
      .throwOnError();
    const { data } = await backend.clients.sales
      .from("leads")
      .select("name, message")
      .eq("id", id)
      .single()
      .throwOnError();
    expect(data).toEqual({ name: "Renée", message: message.normalize("NFC") });
    await backend.sql(`delete from public.leads where id = '${id}'`);
  });

  // Except for received mail, which is stored unchanged.
  it("in every table that takes a text", async () => {
    const missing = await backend.sql(`select c.relname from pg_class as c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and c.relname <> 'inbound_originals' and not exists (select from pg_trigger as t
          where t.tgrelid = c.oid and t.tgfoid = 'private.compose_texts()'::regprocedure)
        and exists (select from pg_attribute as a join pg_type as y on y.oid = a.atttypid
          where a.attrelid = c.oid and a.attnum > 0 and (y.typcategory = 'S' or y.typname = 'jsonb'))`);
    expect(missing).toEqual([]);
  });
});
