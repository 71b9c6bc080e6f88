import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrangeRows, freshId, looseClient, removeRows, ROWS } from "../support/crm-rows.ts";
import { PEOPLE, userIdOf, type Person } from "../support/test-backend.ts";
import { BYTES, bytesOf, freshContent, openFiles, sha256Of, type Files } from "./stored-files.ts";

/** Rights: "r" reads, "a" adds, "d" deletes and brings back, "-" none. Nobody changes a file or its content. */
const RIGHTS = `
                    visitor  member  viewer  editor  sales  support  owner
ticket message      -        -       r       -       r      rd       rd
note of a ticket    -        -       r       -       r      rd       rd
lead note           -        -       r       -       rd     -        rd
client note         -        -       r       -       rd     rd       rd
client photo        -        -       r       -       rad    rad      rad
photo from a mail   -        -       r       -       rd     rd       rd
waiting mail        -        -       -       -       rd     rd       rd
mail of a lead      -        -       -       -       rd     -        rd
ticket composer     -        -       -       -       -      a        a
lead composer       -        -       -       -       a      -        a
client composer     -        -       -       -       a      a        a
`;
const [, ...LINES] = RIGHTS.trim().split("\n");
const CASES = LINES.flatMap((line) => {
  const [name = "", ...rights] = line.split(/\s{2,}/);
  return PEOPLE.map((person, nth) => ({ name, person, rights: rights[nth] ?? "missing" }));
});

const NOTE_OF_TICKET = freshId();
const MAIL_OF_LEAD = freshId();
/** Somebody who is none of the people, so that nobody's composer is their own. */
const COLLEAGUE = freshId();
const composer = { composer: "message", added_by_id: COLLEAGUE };

const RECORDS: Record<string, Record<string, string>> = {
  "ticket message": { ticket_message_id: ROWS.message.real },
  "note of a ticket": { ticket_message_id: NOTE_OF_TICKET },
  "lead note": { note_id: ROWS.leadNote.real },
  "client note": { note_id: ROWS.clientNote.real },
  "client photo": { client_id: ROWS.client.real },
  "photo from a mail": { client_id: ROWS.client.real, bucket: "attachments" },
  "waiting mail": { inbound_mail_id: ROWS.inboundMail.real },
  "mail of a lead": { inbound_mail_id: MAIL_OF_LEAD },
  "ticket composer": { ticket_id: ROWS.ticket.real, ...composer },
  "lead composer": { lead_id: ROWS.lead.real, ...composer },
  "client composer": { client_id: ROWS.client.real, ...composer },
};
const ADDED_TO: Record<string, object> = {
  "client photo": { entity: "clients", record_id: ROWS.client.real, composer: null },
  "ticket composer": { entity: "tickets", record_id: ROWS.ticket.real, composer: "message" },
  "lead composer": { entity: "leads", record_id: ROWS.lead.real, composer: "note" },
  "client composer": { entity: "clients", record_id: ROWS.client.real, composer: "note" },
};

let files: Files;
let stored: Record<string, Awaited<ReturnType<Files["put"]>>>;
beforeAll(async () => {
  files = await openFiles();
  await arrangeRows(files.backend);
  await files.backend.sql(`
    insert into public.ticket_messages (id, ticket_id, kind, author_name, body)
      values ('${NOTE_OF_TICKET}', '${ROWS.ticket.real}', 'note', 'A', 'B');
    insert into public.inbound_mails (id, message_key, kind, from_email, from_name, subject, body, lead_id, added_at)
      values ('${MAIL_OF_LEAD}', '${MAIL_OF_LEAD}', 'message', 'a@one.example', 'A', 'B', 'C',
        '${ROWS.lead.real}', now());
    insert into auth.users (id) values ('${COLLEAGUE}');
    insert into public.staff (user_id, display_name, role, removed_at) values ('${COLLEAGUE}', 'A colleague', 'owner', now());`);
  stored = {};
  for (const [name, record] of Object.entries(RECORDS)) stored[name] = await files.put(record);
});
afterAll(async () => {
  await files.backend.sql(`delete from public.files where id::text like 'c0de%';
    delete from public.staff where user_id = '${COLLEAGUE}'; delete from auth.users where id = '${COLLEAGUE}'`);
  await removeRows(files.backend);
});

const fileOf = (name: string) => {
  const file = stored[name];
  if (file === undefined) throw new Error(`no file of a ${name}`);
  return file;
};
const sealOfFiles = async () => {
  const [seal] = await files.backend.sql<{
    seal: string;
  }>(`select md5(string_agg(line, '' order by line)) as seal from (
    select f::text as line from public.files as f union all
    select (id, bucket_id, name, metadata, version)::text from storage.objects) as lines`);
  return seal?.seal;
};

it("names every person", () => {
  expect(RIGHTS.trim().split("\n")[0]?.trim().split(/\s+/)).toEqual([...PEOPLE]);
  for (const { rights } of CASES) expect(rights).toMatch(/^(-|a|r|rd|rad)$/);
});

describe.each(CASES)("a file of a $name for the $person ($rights)", ({ name, person, rights }) => {
  const mayRead = rights.includes("r");

  it(`is ${mayRead ? "listed and read" : "not there"}`, async () => {
    const file = fileOf(name);
    expect(await files.sees(person, file.id)).toBe(mayRead);
    expect(await files.read(person, file)).toBe(mayRead ? file.content : null);
    const bucket = files.storage(person).from(file.bucket);
    const { data: listed } = await bucket.list();
    expect((listed ?? []).some((object) => object.name === file.object_id)).toBe(mayRead);
    expect((await bucket.info(file.object_id)).data !== null).toBe(mayRead);
    expect((await bucket.createSignedUrl(file.object_id, 60)).data !== null).toBe(mayRead);
    expect((await bucket.exists(file.object_id)).data).toBe(mayRead);
  });

  it("is not written over, moved, copied or deleted", async () => {
    const { bucket, object_id: object, id } = fileOf(name);
    const before = await sealOfFiles();
    const service = files.storage(person);
    for (const attempt of [
      () => service.from(bucket).upload(object, bytesOf("x"), { contentType: BYTES }),
      () => service.from(bucket).upload(object, bytesOf("x"), { contentType: BYTES, upsert: true }),
      () => service.from(bucket).update(object, bytesOf("x"), { contentType: BYTES }),
      () => service.from(bucket).move(object, freshId()),
      () => service.from(bucket).copy(object, freshId()),
      () => service.from(bucket).copy(object, object, { destinationBucket: "client-files" }),
      () => service.from(bucket).createSignedUploadUrl(object, { upsert: true }),
    ]) {
      expect((await attempt()).error).not.toBeNull();
    }
    expect((await service.from(bucket).remove([object])).data ?? []).toEqual([]);
    const rows = looseClient(files.backend, person).from("files");
    expect((await rows.update({ name: "other" }).eq("id", id)).error).not.toBeNull();
    expect((await rows.delete().eq("id", id)).error).not.toBeNull();
    expect(await sealOfFiles()).toBe(before);
  });

  it(`is ${rights.includes("d") ? "deleted and brought back" : "not deleted by its row"}`, async () => {
    const { id } = fileOf(name);
    const before = await sealOfFiles();
    const { error } = await files.archive(person, id, true);
    if (rights.includes("d")) {
      expect(error).toBeNull();
      expect(await files.sees("owner", id)).toBe(false);
      await files.archive(person, id, false).throwOnError();
      expect(await files.sees("owner", id)).toBe(true);
    } else {
      expect(error?.code).toBe("42501");
    }
    expect(await sealOfFiles()).toBe(before);
  });

  const to = ADDED_TO[name];
  it.runIf(to !== undefined)(`is ${rights.includes("a") ? "added" : "not added"}`, async () => {
    const content = freshContent();
    const id = freshId();
    const size = bytesOf(content).length;
    const before = await sealOfFiles();
    const added = await files.add(person, {
      id,
      ...to,
      name: "a.txt",
      size,
      sha256: sha256Of(content),
    });
    const { bucket } = fileOf(name);
    if (!rights.includes("a")) {
      expect(added.error?.code).toBe("42501");
      expect(await sealOfFiles()).toBe(before);
      return;
    }
    const row = added.data as { object_id: string; has_arrived: boolean; bucket: string };
    expect(row).toMatchObject({ bucket, has_arrived: false });
    const uploaded = await files
      .storage(person)
      .from(bucket)
      .upload(row.object_id, bytesOf(content), { contentType: BYTES });
    expect(uploaded.error).toBeNull();
    // Nobody else sees it before its content was looked at.
    for (const other of PEOPLE.filter((each) => each !== person)) {
      expect(await files.sees(other, id)).toBe(false);
    }
    expect(await files.sees(person, id)).toBe(true);
    expect(await files.rowOf(id)).toMatchObject({ added_by_id: userIdOf(person) });
  });
});

it("is not uploaded to the place of somebody else's, or to any other place", async () => {
  const id = freshId();
  const size = 1;
  const to = ADDED_TO["ticket composer"];
  const { data } = await files.add("support", {
    id,
    ...to,
    name: "a",
    size,
    sha256: sha256Of("a"),
  });
  const { object_id: object } = data as { object_id: string };
  const before = await sealOfFiles();
  const upload = (person: Person, bucket: string, path: string) =>
    files.storage(person).from(bucket).upload(path, bytesOf("a"), { contentType: BYTES });
  const attempts: [Person, string, string][] = [
    ["owner", "attachments", object],
    ["visitor", "attachments", object],
    ["support", "client-files", object],
    ["support", "nowhere", object],
    ["support", "attachments", id],
    ["support", "attachments", freshId()],
    ["support", "attachments", object.toUpperCase()],
    ...[
      `${object}/x`,
      `x/${object}`,
      `../client-files/${object}`,
      `..%2F${object}`,
      `${object}.html`,
      "..",
      "a b",
    ].map((path): [Person, string, string] => ["support", "attachments", path]),
  ];
  for (const [person, bucket, path] of attempts) {
    expect(
      (await upload(person, bucket, path)).error,
      `${person}: ${bucket}/${path}`,
    ).not.toBeNull();
  }
  expect(await sealOfFiles()).toBe(before);
  const html = files
    .storage("support")
    .from("attachments")
    .upload(object, bytesOf("a"), { contentType: "text/html" });
  expect((await html).error?.message).toMatch(/mime type/i);
  expect((await upload("support", "attachments", object)).error).toBeNull();
  expect((await upload("support", "attachments", object)).error).not.toBeNull();
});

it("has no bucket that a browser could see, make or change", async () => {
  for (const person of PEOPLE) {
    const service = files.storage(person);
    expect((await service.listBuckets()).data ?? []).toEqual([]);
    for (const attempt of [
      () => service.createBucket("mine", { public: true }),
      () => service.updateBucket("attachments", { public: true }),
      () => service.emptyBucket("attachments"),
      () => service.deleteBucket("client-files"),
    ]) {
      expect((await attempt()).error, person).not.toBeNull();
    }
    const { data } = service.from("attachments").getPublicUrl(fileOf("ticket message").object_id);
    expect((await files.backend.fetch(data.publicUrl)).ok).toBe(false);
  }
  const buckets = await files.backend.sql(
    "select id, public, allowed_mime_types as types from storage.buckets where not public order by id",
  );
  expect(buckets).toEqual([
    { id: "attachments", public: false, types: [BYTES] },
    { id: "client-files", public: false, types: [BYTES] },
    { id: "picture-uploads", public: false, types: [BYTES] },
  ]);
});
