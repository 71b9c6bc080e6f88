import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { MAX_FILE_BYTES } from "@/data/files/schema";
import { storageUsedSchema } from "@/data/settings/schema";
import {
  arrangeRows,
  freshId,
  looseClient,
  OTHER_LEAD,
  removeRows,
  ROWS,
} from "../support/crm-rows.ts";
import { userIdOf, type Person } from "../support/test-backend.ts";
import { checker } from "./checker.ts";
import {
  BYTES,
  bytesOf,
  freshContent,
  openFiles,
  sha256Of,
  type FileRow,
  type Files,
} from "./stored-files.ts";

let files: Files;
let check: Awaited<ReturnType<typeof checker>>;
beforeAll(async () => {
  files = await openFiles();
  check = await checker(files);
});
beforeEach(async () => {
  await files.forget();
  await arrangeRows(files.backend);
});
afterAll(async () => {
  await files.forget();
  await removeRows(files.backend);
});

const TO_TICKET = { entity: "tickets", record_id: ROWS.ticket.real, composer: "message" };
const TO_LEAD = { entity: "leads", record_id: ROWS.lead.real, composer: "note" };
const PHOTO = { entity: "clients", record_id: ROWS.client.real, composer: null };

const argumentsOf = (to: object, content: Uint8Array | string) => ({
  id: freshId(),
  ...to,
  name: "a file.txt",
  size: typeof content === "string" ? bytesOf(content).length : content.length,
  sha256: sha256Of(content),
});
async function add(person: Person, to: object, content: Uint8Array | string, more: object = {}) {
  const { data, error } = await files.add(person, { ...argumentsOf(to, content), ...more });
  if (error !== null) throw new Error(`${error.code} ${error.hint ?? ""}: ${error.message}`);
  return data as FileRow;
}
async function upload(person: Person, file: FileRow, content: Uint8Array | string) {
  const bytes = typeof content === "string" ? bytesOf(content) : content;
  const to = files.storage(person).from(file.bucket);
  return to.upload(file.object_id, bytes, { contentType: BYTES });
}
const checked = (person: Person, id: unknown, more: RequestInit = {}) =>
  check(person, { id }, more);
async function sendFile(
  person: Person,
  to: object,
  content: Uint8Array | string,
  more: object = {},
) {
  const file = await add(person, to, content, more);
  await upload(person, file, content);
  return checked(person, file.id);
}

const LONG_NAME = `${"long ".repeat(100)}end of it.jpeg`;

describe("adding", () => {
  it("shows an uploaded photo to everybody once its content was looked at", async () => {
    const content = freshContent();
    const file = await add("support", PHOTO, content);
    await upload("support", file, content);
    expect(await files.read("sales", file)).toBeNull();
    expect(await checked("support", file.id)).toMatchObject({
      status: 200,
      body: { id: file.id, type: "text/plain", has_arrived: true },
    });
    expect(await files.read("sales", file)).toBe(content);
    const { headers } = await files.backend.fetch(
      `${files.backend.origin}/storage/v1/object/${file.bucket}/${file.object_id}`,
      { headers: files.headersOf("sales") },
    );
    expect(headers.get("content-type")).toBe(BYTES);
  });

  it("shows one in a composer to nobody but its adder", async () => {
    const { body } = await sendFile("support", TO_TICKET, freshContent());
    const file = body as unknown as FileRow;
    expect([await files.sees("support", file.id), await files.sees("owner", file.id)]).toEqual([
      true,
      false,
    ]);
    expect(await files.read("owner", file)).toBeNull();
  });

  it("answers the same when it is sent again, and refuses an id of somebody else's", async () => {
    const content = freshContent();
    const file = await add("support", TO_TICKET, content);
    expect(await add("support", TO_TICKET, content, { id: file.id })).toEqual(file);
    await expect(add("owner", TO_TICKET, content, { id: file.id })).rejects.toThrow("23505");
    expect(await files.rowOf(file.id)).toMatchObject({ added_by_id: userIdOf("support") });
  });

  it("keeps a content once that the record or the adder has already, and uploads it for any other", async () => {
    const content = freshContent();
    const first = (await sendFile("support", PHOTO, content)).body as unknown as FileRow;
    const inRecord = await add("sales", PHOTO, content, { name: "the same.txt" });
    expect(inRecord).toMatchObject({ id: first.id, name: first.name, is_known: true });
    const byAdder = await add("support", { ...PHOTO, record_id: ROWS.client.sample }, content);
    expect(byAdder).toMatchObject({
      has_arrived: true,
      object_id: first.object_id,
      type: "text/plain",
    });
    expect(byAdder.id).not.toBe(first.id);
    // With a hash alone nobody reads the file of another record.
    const stranger = await add("owner", TO_LEAD, content);
    expect(stranger).toMatchObject({ has_arrived: false });
    expect(stranger.object_id).not.toBe(first.object_id);
  });

  it.each<[string, object, string]>([
    ["of nothing", { size: 0 }, "empty-file"],
    ["without a size", { size: null }, "empty-file"],
    ["of more than 25 MB", { size: MAX_FILE_BYTES + 1 }, "large-file"],
    ["without a checksum", { sha256: null }, "invalid"],
    ["with another checksum", { sha256: "F".repeat(64) }, "invalid"],
    ["to a ticket itself", { composer: null }, "invalid"],
    ["to another kind of composer", { composer: "mail" }, "invalid"],
    ["to another kind of record", { entity: "blogs" }, "forbidden"],
    ["to a record that is not there", { record_id: freshId() }, "forbidden"],
    ["to no record", { record_id: null }, "forbidden"],
  ])("refuses a file %s", async (_, more, hint) => {
    const { error } = await files.add("owner", { ...argumentsOf(TO_TICKET, "a"), ...more });
    expect(error?.hint).toBe(hint);
    expect(await files.backend.sql("select from public.files")).toEqual([]);
  });

  it("takes a file of 25 MB, as the buckets and the browser do", async () => {
    expect(MAX_FILE_BYTES).toBe(25 * 1024 * 1024);
    const { error } = await files.add("owner", {
      ...argumentsOf(TO_TICKET, "a"),
      size: MAX_FILE_BYTES,
    });
    expect(error).toBeNull();
    const limits = await files.backend.sql(
      "select distinct file_size_limit::integer as most from storage.buckets",
    );
    expect(limits).toEqual([{ most: MAX_FILE_BYTES }]);
  });

  it("refuses a file of a deleted record, and a 21st one in a composer", async () => {
    for (let nth = 0; nth < 20; nth += 1) await add("owner", TO_TICKET, freshContent());
    await expect(add("owner", TO_TICKET, freshContent())).rejects.toThrow("many-files");
    await add("support", TO_TICKET, freshContent());
    await files.backend.sql(
      `update public.tickets set archived_at = now() where id = '${ROWS.ticket.real}'`,
    );
    await expect(add("support", TO_TICKET, freshContent())).rejects.toThrow("forbidden");
  });

  it.each([
    ["photos.zip", "photos.zip"],
    ["../../etc/passwd", ".. .. etc passwd"],
    ["C:\\Users\\Sam\\front.jpg", "C: Users Sam front.jpg"],
    ["  two\r\nlines\t.txt ", "two lines .txt"],
    ["bell\u0007 null-free\u009F.txt", "bell null-free .txt"],
    ["", "Unnamed file"],
    [null, "Unnamed file"],
    ["///", "Unnamed file"],
    ["naïve \u{1F6A7} תמונה 写真.png", "naïve \u{1F6A7} תמונה 写真.png"],
    ["<img src=x onerror=alert(1)>.html", "<img src=x onerror=alert(1)>.html"],
    ["'; drop table files; --", "'; drop table files; --"],
    [LONG_NAME, `${LONG_NAME.slice(0, 179)}…${LONG_NAME.slice(-20)}`],
  ])("shows the name %j on one line", async (name, shown) => {
    const file = await add("owner", TO_TICKET, freshContent(), { name });
    expect(file.name).toBe(shown);
    expect(file.name.length).toBeLessThanOrEqual(200);
  });

  it("shows no name that reads in another direction than it is", async () => {
    const file = await add("owner", TO_TICKET, freshContent(), { name: "photo\u202Egpj.exe" });
    expect(file.name).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/);
  });
});

const REFUSAL = "A file is not here any more. Attach it again.";
/** Attaches as a function of the API does, with the person's rights. */
const ATTACH = `create or replace function pg_temp.attach(person uuid, ids uuid[], message uuid) returns text
  language plpgsql as $$
begin
  perform set_config('request.jwt.claim.sub', person::text, true);
  perform set_config('role', 'authenticated', true);
  perform private.attach_files(ids, message, null);
  perform set_config('role', 'none', true);
  return 'attached';
exception when others then return sqlerrm;
end; $$`;

describe("attaching", () => {
  const MESSAGE = freshId();
  async function attach(person: Person, ids: string[]) {
    await files.backend.sql(ATTACH);
    const [row] = await files.backend.sql<{ outcome: string }>(`select pg_temp.attach(
      '${userIdOf(person)}', array['${ids.join("','")}']::uuid[], '${MESSAGE}') as outcome`);
    return row?.outcome;
  }
  const attached = () =>
    files.backend.sql(`select id from public.files where ticket_message_id = '${MESSAGE}'`);
  const sentFile = async (person: Person, to = TO_TICKET) =>
    (await sendFile(person, to, freshContent())).body as unknown as FileRow;
  beforeEach(() =>
    files.backend
      .sql(`insert into public.ticket_messages (id, ticket_id, kind, author_id, author_name, body)
      values ('${MESSAGE}', '${ROWS.ticket.real}', 'reply', '${userIdOf("support")}', 'A support', 'Attached.')`),
  );

  it("gives files of the composer to the message, for all who read it", async () => {
    const [one, two] = [await sentFile("support"), await sentFile("support")];
    await attach("support", [one.id, two.id]);
    expect([await files.sees("viewer", one.id), await files.sees("viewer", two.id)]).toEqual([
      true,
      true,
    ]);
    const [answer] = await files.runAs<{ files: FileRow[] }>(
      "viewer",
      `select private.files_json('${MESSAGE}') as files`,
    );
    expect(answer?.files.map(({ id }) => id)).toEqual([one.id, two.id]);
  });

  it.each<[string, () => Promise<string | undefined>]>([
    ["somebody else's file", async () => attach("support", [(await sentFile("owner")).id])],
    [
      "a file to somebody else's message",
      async () => attach("owner", [(await sentFile("owner")).id]),
    ],
    [
      "a file of another record",
      async () => attach("owner", [(await sentFile("owner", TO_LEAD)).id]),
    ],
    [
      "a file that did not arrive",
      async () => attach("support", [(await add("support", TO_TICKET, freshContent())).id]),
    ],
    [
      "a file that was deleted",
      async () => {
        const file = await sentFile("support");
        await files.archive("support", file.id, true).throwOnError();
        return attach("support", [file.id]);
      },
    ],
    [
      "a file twice",
      async () => {
        const file = await sentFile("support");
        return attach("support", [file.id, file.id]);
      },
    ],
  ])("does not attach %s, nor any with it", async (_, attempt) => {
    expect(await attempt()).toBe(REFUSAL);
    expect(await attached()).toEqual([]);
  });

  it("does not attach one with another that is attached already", async () => {
    const [one, two] = [await sentFile("support"), await sentFile("support")];
    expect(await attach("support", [one.id])).toBe("attached");
    expect(await attach("support", [two.id, one.id])).toBe(REFUSAL);
    expect(await attached()).toEqual([{ id: one.id }]);
  });

  it("does not attach a file of a person who has lost the right", async () => {
    const file = await sentFile("support");
    await files.backend.sql(
      `update public.staff set role = 'viewer' where user_id = '${userIdOf("support")}'`,
    );
    expect(await attach("support", [file.id])).toBe(REFUSAL);
    await files.backend.sql(
      `update public.staff set role = 'support' where user_id = '${userIdOf("support")}'`,
    );
  });
});

describe("looking at the content", () => {
  const PNG = new Uint8Array(
    Buffer.from(
      "89504e470d0a1a0a0000000d49484452000000030000000208020000000000000000000000494441540000000049454e44ae426082",
      "hex",
    ),
  );

  it("goes by the content and not by the name", async () => {
    expect((await sendFile("owner", PHOTO, PNG, { name: "notes.txt" })).body).toMatchObject({
      type: "image/png",
      name: "notes.txt",
      width: 3,
      height: 2,
    });
    const page = `<script>alert(1)</script>${freshContent()}`;
    expect((await sendFile("owner", PHOTO, page, { name: "front.png" })).body).toMatchObject({
      type: BYTES,
      width: null,
    });
  });

  it("says what arrived, whatever was announced", async () => {
    const content = freshContent();
    const file = await add("owner", PHOTO, content, { size: 1, sha256: sha256Of("other") });
    await upload("owner", file, content);
    await checked("owner", file.id);
    expect(await files.rowOf(file.id)).toMatchObject({
      size: bytesOf(content).length,
      sha256: sha256Of(content),
    });
    expect(
      (await add("sales", PHOTO, "o", { sha256: sha256Of("other"), size: 1 })).has_arrived,
    ).toBe(false);
  });

  it("removes what it refuses, object and row, and says why", async () => {
    const large = PNG.slice();
    large.set([0, 1, 0, 0, 0, 1, 0, 0], 16);
    const file = await add("owner", PHOTO, large);
    await upload("owner", file, large);
    expect(await checked("owner", file.id)).toEqual({
      status: 422,
      body: { error: "This picture has more than 100 megapixels. Send a smaller one." },
    });
    expect(await files.rowOf(file.id)).toBeUndefined();
    expect(await files.store.read(file.bucket, file.object_id)).toBeNull();
  });

  it("waits for what has not arrived, and answers the same for what has", async () => {
    const content = freshContent();
    const file = await add("owner", PHOTO, content);
    expect((await checked("owner", file.id)).status).toBe(409);
    await upload("owner", file, content);
    const first = await checked("owner", file.id);
    expect(await checked("owner", file.id)).toEqual(first);
    expect(first.status).toBe(200);
  });

  it("looks at no file of somebody else's, and at none that is not there", async () => {
    const content = freshContent();
    const file = await add("owner", PHOTO, content);
    await upload("owner", file, content);
    for (const person of ["sales", "support", "viewer", "member"] as const) {
      expect((await checked(person, file.id)).status, person).toBe(404);
    }
    expect((await checked("visitor", file.id)).status).toBeGreaterThanOrEqual(401);
    expect((await checked("owner", freshId())).status).toBe(404);
    expect(await files.rowOf(file.id)).toMatchObject({ arrived_at: null });
  });

  it.each<[string, unknown, RequestInit, number]>([
    ["no id", undefined, {}, 400],
    ["a path for an id", "../files", {}, 400],
    ["no JSON", "", { body: "{" }, 400],
    ["a forged token", freshId(), { headers: { authorization: "Bearer x.y.z" } }, 401],
    ["another method", "", { method: "PUT" }, 405],
  ])("refuses %s", async (_, id, more, status) => {
    expect((await checked("owner", id, more)).status).toBe(status);
  });

  it("can be asked again after the storage failed", async () => {
    const content = freshContent();
    const file = await add("owner", PHOTO, content);
    await upload("owner", file, content);
    const reading = vi
      .spyOn(files.store, "read")
      .mockRejectedValueOnce(new Error("The disk is gone."));
    expect((await checked("owner", file.id)).status).toBe(503);
    reading.mockRestore();
    expect((await checked("owner", file.id)).status).toBe(200);
  });
});

it("says what the storage holds to staff only", async () => {
  await sendFile("owner", PHOTO, freshContent());
  const [row] = await files.runAs<{ bytes: number; objects: number }>(
    "viewer",
    "select objects::integer, bytes::integer from public.storage_used() where bucket = 'client-files'",
  );
  expect(row?.objects).toBeGreaterThan(0);
  expect(row?.bytes).toBeGreaterThan(row?.objects ?? 0);
  expect(await files.runAs("member", "select * from public.storage_used()")).toEqual([]);
  const { data } = await looseClient(files.backend, "owner").rpc("storage_used");
  expect(z.array(storageUsedSchema).safeParse(data).success).toBe(true);
});

it("says that a lead that was merged takes no files", async () => {
  await files.backend.sql(
    `update public.leads set archived_at = now(), merged_into_id = '${OTHER_LEAD}' where id = '${ROWS.lead.real}'`,
  );
  await expect(add("sales", TO_LEAD, freshContent())).rejects.toThrow("forbidden");
});
