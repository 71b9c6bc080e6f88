import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkFile } from "../../../supabase/functions/_shared/files/check-file.ts";
import { callFromServer } from "../mails/stored-mails.ts";
import { arrangeRows, freshId, looseClient, removeRows, ROWS } from "../support/crm-rows.ts";
import { PEOPLE, userIdOf, type Person } from "../support/test-backend.ts";
import { BYTES, bytesOf, freshContent, openFiles, sha256Of, type Files } from "./stored-files.ts";

let files: Files;
let addressHeader: string | null;
let check: (request: Request) => Promise<Response>;
const sql = <Row>(text: string) => files.backend.sql<Row>(text);
const call = (person: Person, name: string, args: Record<string, unknown>) =>
  looseClient(files.backend, person).rpc(name, args);

beforeAll(async () => {
  files = await openFiles();
  const [settings] = await sql<{ address_header: string | null }>(
    "select address_header from private.request_settings",
  );
  addressHeader = settings?.address_header ?? null;
  const { backend, store } = files;
  check = checkFile({
    call: await callFromServer(),
    store,
    async callAs(name, headers, args) {
      const answer = await backend.fetch(`${backend.origin}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: [...headers, ["Content-Type", "application/json"]],
        body: JSON.stringify(args),
      });
      return { status: answer.status, text: await answer.text() };
    },
  });
});
const forget = async () => {
  await files.forget();
  await sql(`delete from private.upload_attempts; delete from private.upload_links;
    delete from public.crm_events where entity = 'upload_links';
    delete from public.notifications where kind = 'files-arrived';
    update private.request_settings set address_header = null`);
};
beforeEach(async () => {
  await forget();
  await arrangeRows(files.backend);
});
afterAll(async () => {
  await forget();
  await sql(`update private.request_settings
    set address_header = ${addressHeader === null ? "null" : `'${addressHeader}'`}`);
  await removeRows(files.backend);
});

type Link = { id: string; token: string; wanted: string | null; files: number };
type Added = { id: string; bucket: string; object_id: string; has_arrived: boolean };

async function makeLink(person: Person = "support", wanted: string | null = "Your new van") {
  const args = { client_id: ROWS.client.real, wanted };
  const { data } = await call(person, "create_upload_link", args).throwOnError();
  return data as Link;
}
const argumentsOf = (token: string, content: string, more: object = {}) => ({
  token,
  id: freshId(),
  name: "van.jpg",
  size: bytesOf(content).length,
  sha256: sha256Of(content),
  ...more,
});
const refusalOf = ({ data }: { data: unknown }) => (data as { refusal?: string } | null)?.refusal;
const addFile = (token: string, content: string, more: object = {}) =>
  call("visitor", "add_linked_file", argumentsOf(token, content, more));
async function added(token: string, content = freshContent(), more: object = {}) {
  const { data } = await addFile(token, content, more).throwOnError();
  return data as Added;
}
const upload = (file: Added, content: string, person: Person = "visitor") =>
  files
    .storage(person)
    .from(file.bucket)
    .upload(file.object_id, bytesOf(content), { contentType: BYTES });
async function checked(token: string | undefined, id: string, person: Person = "visitor") {
  const answer = await check(
    new Request("http://embedded.invalid/functions/v1/check-file", {
      method: "POST",
      headers: { ...files.headersOf(person), "Content-Type": "application/json" },
      body: JSON.stringify({ id, token }),
    }),
  );
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
async function send(token: string, content = freshContent(), name = "van.jpg") {
  const file = await added(token, content, { name });
  await upload(file, content);
  return { file, ...(await checked(token, file.id)) };
}
const open = async (token: unknown) => {
  const { data, error } = await call("visitor", "upload_link", { token });
  return error === null ? (data as Record<string, unknown> | null) : (error.hint ?? error.code);
};
const END: Record<string, string> = {
  closed: "closed_at = now()",
  expired: "expires_at = now()",
};
const end = (how: string) => sql(`update private.upload_links set ${END[how] ?? ""}`);
const archiveClient = () =>
  sql(`update public.clients set archived_at = now() where id = '${ROWS.client.real}'`);

describe("making links", () => {
  it.each<[Person, boolean, boolean]>([
    ["visitor", false, false],
    ["member", false, false],
    ["viewer", false, true],
    ["editor", false, false],
    ["sales", true, true],
    ["support", true, true],
    ["owner", true, true],
  ])("as the %s: makes and closes %s, lists %s", async (person, mayMake, mayList) => {
    const { id } = await makeLink("owner");
    const { data: listed } = await call(person, "upload_links_of", { client_id: ROWS.client.real });
    expect(JSON.stringify(listed ?? []).includes(id)).toBe(mayList);
    const made = await call(person, "create_upload_link", { client_id: ROWS.client.real });
    const closed = await call(person, "close_upload_link", { link_id: id, is_closed: true });
    expect([made.error === null, closed.error === null]).toEqual([mayMake, mayMake]);
    const [row] = await sql<{ links: number; closed: number }>(
      "select count(*)::int as links, count(closed_at)::int as closed from private.upload_links",
    );
    expect(row).toEqual({ links: mayMake ? 2 : 1, closed: mayMake ? 1 : 0 });
  });

  it("names every person", () => expect(PEOPLE).toHaveLength(7));

  it("names the token once, and stores only its hash", async () => {
    const link = await makeLink();
    expect(link.token).toMatch(/^[0-9a-f]{40}$/);
    const { data } = await call("owner", "upload_links_of", { client_id: ROWS.client.real });
    expect(data).toMatchObject([{ id: link.id, wanted: "Your new van", files: 0 }]);
    expect(JSON.stringify(data)).not.toContain(link.token);
    const rows = await sql<{ row: string }>("select l::text as row from private.upload_links as l");
    expect(JSON.stringify(rows)).not.toContain(link.token);
    const events = await sql<{ row: string }>("select e::text as row from public.crm_events as e");
    expect(JSON.stringify(events)).not.toContain(link.token);
  });

  it("refuses a long sentence, a client that is gone, and a 21st open link", async () => {
    const hintOf = async (args: object) =>
      (await call("owner", "create_upload_link", { client_id: ROWS.client.real, ...args })).error
        ?.hint;
    expect(await hintOf({ wanted: "a".repeat(301) })).toBe("invalid");
    expect(await hintOf({ client_id: freshId() })).toBe("missing-client");
    for (let nth = 0; nth < 20; nth += 1) await makeLink("owner", null);
    expect(await hintOf({})).toBe("many-links");
    await end("closed");
    await archiveClient();
    expect(await hintOf({})).toBe("missing-client");
  });

  it("is in the client's history, with what is asked for, and can be undone", async () => {
    const { id, token } = await makeLink();
    await call("sales", "close_upload_link", { link_id: id, is_closed: true }).throwOnError();
    expect(await open(token)).toBeNull();
    await call("sales", "close_upload_link", { link_id: id, is_closed: false }).throwOnError();
    expect(await open(token)).not.toBeNull();
    const args = { client_id: ROWS.client.real, page_size: 10 };
    const { data } = await call("viewer", "crm_history", args).throwOnError();
    const { rows } = data as { rows: { entity: string; action: string; after: unknown }[] };
    expect(
      rows.filter(({ entity }) => entity === "upload_links").map(({ action }) => action),
    ).toEqual(["restored", "archived", "created"]);
    expect(JSON.stringify(rows)).toContain("Your new van");
  });
});

describe("the page of a link", () => {
  it("shows the business and what is wanted, and nothing else of the client", async () => {
    const { token } = await makeLink();
    expect(await open(token)).toEqual({
      business: expect.any(String),
      wanted: "Your new van",
      expires_at: expect.any(String),
      files_left: 20,
    });
  });

  it.each(["closed", "expired"])("tells a %s one from none in no way", async (how) => {
    const { token } = await makeLink();
    const file = await added(token, "before");
    await end(how);
    expect(await open(token)).toBeNull();
    expect((await addFile(token, freshContent())).data).toBeNull();
    expect((await upload(file, "before")).error).not.toBeNull();
  });

  it("ends with the client", async () => {
    const { token } = await makeLink();
    await archiveClient();
    expect(await open(token)).toBeNull();
  });

  it.each<[string, unknown]>([
    ["a guess", "0".repeat(40)],
    ["SQL", "' or true; --"],
    ["a pattern", "%"],
    ["something huge", "a".repeat(1_000_000)],
    ["nothing", ""],
    ["null", null],
    ["other digits", "ａ".repeat(40)],
    ["another line", `${"0".repeat(40)}\n`],
  ])("opens for no token that is %s", async (_, token) => {
    await makeLink();
    expect(await open(token)).toBeNull();
    const more = await call("visitor", "add_linked_file", argumentsOf(token as string, "a"));
    expect(more.data).toBeNull();
    expect(await sql("select from public.files")).toEqual([]);
  });

  it.each([{ eq: "0" }, ["0".repeat(40)], 0, true])("opens for no token like %j", async (token) => {
    await makeLink();
    expect([null, "PGRST100"]).toContain(await open(token));
  });

  it("opens for no hash of a token, and for no token in capitals", async () => {
    const { token } = await makeLink();
    expect(await open(sha256Of(token))).toBeNull();
    expect(await open(token.replace(/[a-f]/g, (digit) => digit.toUpperCase()))).toBeNull();
  });
});

describe("sending", () => {
  it("shows staff what arrived, with its type by its content", async () => {
    const { token } = await makeLink();
    const content = freshContent();
    const { file, status, body } = await send(token, content, "the van.jpg");
    expect([status, body["type"]]).toEqual([200, "text/plain"]);
    expect(await files.read("sales", file)).toBe(content);
    expect(await files.rowOf(file.id)).toMatchObject({
      bucket: "client-files",
      client_id: ROWS.client.real,
      added_by_id: null,
      name: "the van.jpg",
    });
    expect(await open(token)).toMatchObject({ files_left: 19 });
    const { data } = await call("owner", "upload_links_of", { client_id: ROWS.client.real });
    expect(data).toMatchObject([{ files: 1 }]);
  });

  it("keeps a content once, and goes on with one that was begun", async () => {
    const { token } = await makeLink();
    const first = await added(token, "the same");
    expect(await added(token, "the same")).toEqual(first);
    await upload(first, "the same");
    await checked(token, first.id);
    expect(await added(token, "the same")).toEqual({ ...first, has_arrived: true });
    const { token: other } = await makeLink();
    // Somebody else's link says nothing of it.
    expect(await added(other, "the same")).toMatchObject({ has_arrived: false });
  });

  it("shows staff a content once that the client has sent by two links", async () => {
    const content = freshContent();
    const links = [await makeLink(), await makeLink()];
    for (const { token } of links) expect((await send(token, content)).status).toBe(200);
    const { data } = await looseClient(files.backend, "owner")
      .from("files")
      .select("upload_link_id")
      .eq("client_id", ROWS.client.real)
      .is("archived_at", null);
    expect(data).toEqual([{ upload_link_id: links[0]?.id }]);
    const notified = await sql<{ facts: { count: number } }>(
      "select facts from public.notifications where kind = 'files-arrived'",
    );
    expect(notified.map(({ facts }) => facts.count)).toEqual([1]);
  });

  it("answers a retry of a file that arrived, also where it was deleted meanwhile", async () => {
    const { token } = await makeLink();
    const content = freshContent();
    const { file } = await send(token, content);
    await sql(`update public.files set archived_at = now() where id = '${file.id}'`);
    const { data } = await addFile(token, content, { id: file.id });
    expect(data).toMatchObject({ id: file.id, has_arrived: true });
  });

  it("reads, lists, signs, replaces, moves and deletes nothing", async () => {
    const { token } = await makeLink();
    const content = freshContent();
    const { file } = await send(token, content);
    const waiting = await added(token, "on its way");
    for (const { object_id: name } of [file, waiting]) {
      const bucket = files.storage("visitor").from("client-files");
      expect((await bucket.download(name)).data).toBeNull();
      expect((await bucket.createSignedUrl(name, 60)).data).toBeNull();
      expect((await bucket.info(name)).data).toBeNull();
      expect((await bucket.list()).data ?? []).toEqual([]);
      expect((await bucket.exists(name)).data).toBe(false);
      for (const attempt of [
        () => bucket.update(name, bytesOf("x"), { contentType: BYTES }),
        () => bucket.upload(name, bytesOf("x"), { contentType: BYTES, upsert: true }),
        () => bucket.move(name, freshId()),
        () => bucket.copy(name, freshId()),
      ]) {
        // An object that is not there yet may be made, never replaced.
        if (name === file.object_id) expect((await attempt()).error).not.toBeNull();
      }
      await bucket.remove([name]);
    }
    expect(await files.read("owner", file)).toBe(content);
    for (const table of ["files", "clients", "crm_events", "notifications"]) {
      const { data } = await looseClient(files.backend, "visitor").from(table).select("*");
      expect(JSON.stringify(data ?? [])).not.toContain(ROWS.client.real);
    }
  });

  it("takes an object only under the name that was given, and only once", async () => {
    const { token } = await makeLink();
    const file = await added(token, "a");
    const put = (bucket: string, name: string) =>
      upload({ ...file, bucket, object_id: name }, "a").then(({ error }) => error === null);
    expect(await put("client-files", freshId())).toBe(false);
    expect(await put("client-files", file.id)).toBe(false);
    expect(await put("attachments", file.object_id)).toBe(false);
    expect(await put("pictures", file.object_id)).toBe(false);
    expect(await put("client-files", `${file.object_id}/x`)).toBe(false);
    expect(await put("client-files", file.object_id)).toBe(true);
    expect(await put("client-files", file.object_id)).toBe(false);
  });

  it("does not take an object for a file that has arrived", async () => {
    const { token } = await makeLink();
    const { file } = await send(token);
    await sql("delete from storage.objects");
    expect((await upload(file, "another")).error).not.toBeNull();
  });

  it("has a file looked at by its own link only, also once the link is closed", async () => {
    const { token } = await makeLink();
    const { token: other } = await makeLink();
    const file = await added(token, "a");
    await upload(file, "a");
    expect((await checked(other, file.id)).status).toBe(404);
    expect((await checked("0".repeat(40), file.id)).status).toBe(404);
    expect((await checked("a".repeat(200), file.id)).status).toBe(400);
    expect((await checked(undefined, file.id)).status).toBeGreaterThanOrEqual(401);
    await end("closed");
    expect((await checked(token, file.id)).status).toBe(200);
  });

  it.each<[string, object, string]>([
    ["of nothing", { size: 0 }, "empty-file"],
    ["without a size", { size: null }, "empty-file"],
    ["of more than 25 MB", { size: 26_214_401 }, "large-file"],
    ["without a checksum", { sha256: null }, "invalid"],
  ])("refuses a file %s", async (_, more, hint) => {
    const { token } = await makeLink();
    expect(refusalOf(await addFile(token, "a", more))).toBe(hint);
  });

  it("refuses a content that staff may not send either, and keeps its place free", async () => {
    const { token } = await makeLink();
    const bomb = Buffer.from(
      "89504e470d0a1a0a0000000d494844520001000000010000080200000000000000000000000049444154000000000000000049454e44ae426082",
      "hex",
    ).toString("latin1");
    const bytes = new Uint8Array(Buffer.from(bomb, "latin1"));
    const file = await added(token, "", { size: bytes.length, sha256: sha256Of(bytes) });
    await files
      .storage("visitor")
      .from("client-files")
      .upload(file.object_id, bytes, { contentType: BYTES });
    expect(await checked(token, file.id)).toEqual({
      status: 422,
      body: { error: "This picture has more than 100 megapixels. Send a smaller one." },
    });
    expect(await open(token)).toMatchObject({ files_left: 20 });
  });

  it("forgets what is canceled, of its own link and before it arrived", async () => {
    const { token } = await makeLink();
    const { token: other } = await makeLink();
    const waiting = await added(token, "a");
    const { file } = await send(token);
    const drop = (by: string, { id }: Added) =>
      call("visitor", "drop_linked_file", { token: by, file_id: id }).throwOnError();
    await drop(other, waiting);
    expect(await files.rowOf(waiting.id)).toBeDefined();
    await drop(token, waiting);
    await drop(token, file);
    expect(await files.rowOf(waiting.id)).toBeUndefined();
    expect(await files.rowOf(file.id)).toBeDefined();
  });
});

describe("limits", () => {
  const from = (address: string) =>
    files.backend.fetch(`${files.backend.origin}/rest/v1/rpc/upload_link`, {
      method: "POST",
      headers: {
        ...files.headersOf("visitor"),
        "Content-Type": "application/json",
        "x-real-ip": address,
      },
      body: JSON.stringify({ token: "0".repeat(40) }),
    });

  it("take 20 files, and make room of what was begun and left", async () => {
    const { token } = await makeLink();
    for (let nth = 0; nth < 20; nth += 1) await added(token);
    expect(refusalOf(await addFile(token, freshContent()))).toBe("many-files");
    // The page lets them be chosen again, since they did not arrive.
    expect(await open(token)).toMatchObject({ files_left: 20 });
    await sql("update public.files set created_at = now() - interval '2 hours'");
    expect((await addFile(token, freshContent())).data).toMatchObject({ has_arrived: false });
  });

  it("end after 100 tries of a link within a day, whatever became of them", async () => {
    const { id, token } = await makeLink();
    await sql(`insert into private.upload_attempts (link_id)
      select '${id}' from generate_series(1, 100)`);
    expect(refusalOf(await addFile(token, freshContent()))).toBe("too-often");
    await sql("update private.upload_attempts set attempted_at = now() - interval '25 hours'");
    await added(token);
    expect((await addFile(token, freshContent())).data).toMatchObject({ has_arrived: false });
  });

  it("end after 20 wrong tokens of one address within ten minutes, and for nobody else", async () => {
    await sql("update private.request_settings set address_header = 'x-real-ip'");
    for (let nth = 0; nth < 20; nth += 1) {
      expect(await (await from("203.0.113.7")).json()).toBeNull();
    }
    expect(await (await from("203.0.113.7")).json()).toEqual({ refusal: "too-often" });
    expect(await (await from("203.0.113.8")).json()).toBeNull();
    await sql("update private.upload_attempts set attempted_at = now() - interval '11 minutes'");
    expect(await (await from("203.0.113.7")).json()).toBeNull();
  });
});

describe("what arrived", () => {
  const notifications = () =>
    sql<{ staff_id: string; facts: { count: number } }>(
      "select staff_id, facts from public.notifications where kind = 'files-arrived'",
    );

  it("notifies the maker once, with how many, until that is read", async () => {
    const { token } = await makeLink("sales");
    await send(token);
    await send(token);
    expect(await notifications()).toMatchObject([
      { staff_id: userIdOf("sales"), facts: { count: 2 } },
    ]);
    await sql("update public.notifications set read_at = now() where kind = 'files-arrived'");
    await send(token);
    const counts = (await notifications()).map(({ facts }) => facts.count);
    expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(await sql("select from public.crm_events where action = 'files-arrived'")).toHaveLength(
      1,
    );
  });
});
