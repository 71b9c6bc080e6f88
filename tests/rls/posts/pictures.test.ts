import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checker } from "../files/checker.ts";
import { openFiles, type Files } from "../files/stored-files.ts";
import { freshId, looseClient } from "../support/crm-rows.ts";
import { PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";
import { addPost } from "./blog-rows.ts";

/** "r" reads pictures in the library, "a" adds them with their objects, "c" changes and deletes them. */
const RIGHTS: Record<Person, string> = {
  visitor: "-",
  member: "-",
  viewer: "-",
  editor: "rac",
  sales: "-",
  support: "-",
  owner: "rac",
};
const WRITERS = PEOPLE.filter((person) => RIGHTS[person] === "rac");
const OTHERS = PEOPLE.filter((person) => RIGHTS[person] === "-");

let files: Files;
let backend: TestBackend;
let check: Awaited<ReturnType<typeof checker>>;
beforeAll(async () => {
  files = await openFiles();
  ({ backend } = files);
  check = await checker(files);
});
beforeEach(async () => {
  await backend.sql(
    "delete from storage.objects where bucket_id in ('pictures', 'picture-uploads')",
  );
  await backend.sql("delete from public.pictures");
});

let lastFile = 0;
const newFile = () => String((lastFile += 1)).padStart(64, "0");

const storage = (
  person: Person,
  method: string,
  path: string,
  body: BodyInit | null = null,
  type = body instanceof Uint8Array ? "application/octet-stream" : "application/json",
) => {
  const headers = new Headers(Reflect.get(backend.clients[person], "headers") as Headers);
  headers.set("apikey", backend.publishableKey);
  headers.set("Content-Type", type);
  return backend.fetch(`${backend.origin}/storage/v1/object/${path}`, { method, headers, body });
};
const little = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, nth) => Math.floor(value / 256 ** nth) % 256);
const latin1 = (text: string) => [...Buffer.from(text, "latin1")];
/** As much of a WebP as says what it is. */
const webp = (width: number, height: number) =>
  new Uint8Array([
    ...latin1("RIFF"),
    ...little(22, 4),
    ...latin1("WEBPVP8X"),
    ...little(10, 4),
    ...little(0, 4),
    ...little(width - 1, 3),
    ...little(height - 1, 3),
  ]);
const SIZES: Record<string, Uint8Array<ArrayBuffer>> = {
  "640.webp": webp(640, 480),
  "960.webp": webp(960, 720),
};
const UPLOADED = Object.keys(SIZES);
const SMALL = webp(640, 480);
const upload = (person: Person, path: string, bytes = SIZES[path.slice(37)] ?? SMALL) =>
  storage(person, "POST", `picture-uploads/${path}`, bytes);
const isPublic = async (path: string) =>
  (await storage("visitor", "GET", `public/pictures/${path}`)).ok;

const add = (person: Person, id = freshId(), sha256 = newFile()) =>
  looseClient(backend, person).rpc("add_picture", {
    id,
    name: " IMG_1.jpg\n",
    width: 960,
    height: 720,
    type: "image/webp",
    sha256,
  });
const arrive = (person: Person, picture_id: string) => check(person, { picture_id });

/** A picture in the library, with both of its objects. */
async function stored(person: Person = "editor", sha256 = newFile()): Promise<string> {
  const { data } = await add(person, freshId(), sha256).throwOnError();
  const { id } = data as { id: string };
  for (const name of UPLOADED) expect((await upload(person, `${id}/${name}`)).ok).toBe(true);
  expect((await arrive(person, id)).status).toBe(200);
  return id;
}
const rowOf = async (id: string) => {
  const [row] = await backend.sql<Record<string, unknown>>(
    `select * from public.pictures where id = '${id}'`,
  );
  return row;
};
const objects = async (bucket = "pictures") => {
  const rows = await backend.sql<{ name: string }>(
    `select name from storage.objects where bucket_id = '${bucket}' order by name`,
  );
  return rows.map(({ name }) => name);
};

describe("those who write posts", () => {
  it.each(WRITERS)(
    "add a picture in its widths, which anyone reads by its address: the %s",
    async (person) => {
      const id = await stored(person);
      expect(await rowOf(id)).toMatchObject({
        name: "IMG_1.jpg",
        alt: null,
        widths: [640, 960],
        bytes: 2 * SMALL.length,
      });
      const answer = await storage("visitor", "GET", `public/pictures/${id}/640.webp`);
      expect(answer.headers.get("Content-Type")).toBe("image/webp");
      expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(SMALL);
      expect(await objects("picture-uploads")).toEqual([]);
    },
  );

  it.each(WRITERS)(
    "change its texts and delete it in the version that they saw: the %s",
    async (person) => {
      const id = await stored("owner");
      const table = () => looseClient(backend, person).from("pictures");
      expect((await table().update({ alt: "A roof" }).eq("id", id)).error?.hint).toBe(
        "version-required",
      );
      const { version } = (await rowOf(id)) as { version: number };
      await table().update({ alt: "A roof", version }).eq("id", id).throwOnError();
      const { error } = await table().update({ alt: "Mine", version }).eq("id", id);
      expect(error?.hint).toBe("conflict");
      const long_ago = "2020-01-01T00:00:00Z";
      const next = { archived_at: long_ago, version: version + 1 };
      await table().update(next).eq("id", id).throwOnError();
      const row = (await rowOf(id)) as { alt: string; archived_at: Date };
      expect(row.alt).toBe("A roof");
      expect(new Date(row.archived_at).getUTCFullYear()).toBeGreaterThan(2020);
    },
  );

  it("change nothing but its texts and its deletion", async () => {
    const id = await stored();
    for (const change of [
      { sha256: newFile() },
      { width: 640 },
      { added_by: null },
      { bytes: 1 },
    ]) {
      const { error } = await looseClient(backend, "editor")
        .from("pictures")
        .update({ ...change, version: 2 })
        .eq("id", id);
      expect(error?.code).toBe("42501");
    }
    expect(
      (await looseClient(backend, "editor").from("pictures").delete().eq("id", id)).error?.code,
    ).toBe("42501");
  });

  it("find pictures by a piece of name or alternative text, deleted ones apart", async () => {
    const [first, second] = [await stored(), await stored()];
    const change = (id: string, to: object) =>
      looseClient(backend, "editor")
        .from("pictures")
        .update({ ...to, version: 2 })
        .eq("id", id)
        .throwOnError();
    await change(first, { name: "Gutter.png", alt: "Ein Dach in Köln" });
    await change(second, { archived_at: "2026-11-21T00:00:00Z" });
    const found = async (args: object) => {
      const { data } = await looseClient(backend, "owner")
        .rpc("find_pictures", args)
        .throwOnError();
      return (data as { id: string }[]).map(({ id }) => id);
    };
    expect(await found({})).toEqual([first]);
    expect(await found({ search: "koln" })).toEqual([first]);
    expect(await found({ search: "gutter" })).toEqual([first]);
    expect(await found({ search: "100%" })).toEqual([]);
    expect(await found({ is_archived: true })).toEqual([second]);
  });
});

describe("nobody else", () => {
  it.each(OTHERS)("reads, adds, changes or lists a picture: the %s", async (person) => {
    const id = await stored();
    const client = looseClient(backend, person);
    expect((await client.from("pictures").select()).data ?? []).toEqual([]);
    expect((await client.rpc("find_pictures", {})).data ?? []).toEqual([]);
    expect((await client.rpc("picture_uses", { picture_ids: [id] })).data ?? []).toEqual([]);
    expect((await add(person)).error?.code).toBe("42501");
    expect((await arrive(person, id)).status).toBeGreaterThanOrEqual(400);
    const before = await rowOf(id);
    await client.from("pictures").update({ alt: "Mine", version: 2 }).eq("id", id);
    expect(await rowOf(id)).toEqual(before);
    const [mine] = (await add("editor")).data
      ? await backend.sql<{ id: string }>("select id from public.pictures where arrived_at is null")
      : [];
    expect((await upload(person, `${mine?.id}/640.webp`)).ok).toBe(false);
    expect(await objects()).toEqual([`${id}/640.webp`, `${id}/960.webp`]);
  });

  it.each(PEOPLE)("lists, replaces, moves or deletes objects: the %s", async (person) => {
    const id = await stored();
    const name = `${id}/640.webp`;
    const list = await storage(person, "POST", "list/pictures", JSON.stringify({ prefix: id }));
    expect(list.ok ? await list.json() : []).toEqual([]);
    await storage(person, "PUT", `pictures/${name}`, new Uint8Array([1]));
    await storage(person, "POST", `pictures/${name}`, new Uint8Array([2]));
    await storage(person, "DELETE", `pictures/${name}`);
    await storage(person, "DELETE", "pictures", JSON.stringify({ prefixes: [name] }));
    const other = { bucketId: "pictures", sourceKey: name, destinationKey: "a/b" };
    await storage(person, "POST", "move", JSON.stringify(other));
    await storage(person, "POST", "copy", JSON.stringify(other));
    const answer = await storage("visitor", "GET", `public/pictures/${name}`);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(SMALL);
    expect(await objects()).toEqual([name, `${id}/960.webp`]);
  });

  it("uploads an object that the picture does not have, or to a colleague's picture", async () => {
    const id = freshId();
    await add("editor", id).throwOnError();
    for (const name of [`${id}/1920.webp`, `${id}/640.jpg`, `${id}/640.html`, "free.webp"]) {
      expect((await upload("editor", name)).ok).toBe(false);
    }
    expect((await upload("owner", `${id}/640.webp`)).ok).toBe(false);
    expect((await arrive("owner", id)).status).toBe(404);
    expect(await objects("picture-uploads")).toEqual([]);
  });

  it.each(PEOPLE)("puts anything where visitors read it: the %s", async (person) => {
    const id = freshId();
    await add("editor", id).throwOnError();
    for (const type of ["image/webp", "image/jpeg", "text/html"]) {
      const path = `pictures/${id}/640.webp`;
      for (const method of ["POST", "PUT"]) {
        expect((await storage(person, method, path, SMALL, type)).ok).toBe(false);
      }
    }
    await upload("editor", `${id}/640.webp`);
    for (const way of ["move", "copy"]) {
      const copy = {
        bucketId: "picture-uploads",
        sourceKey: `${id}/640.webp`,
        destinationBucket: "pictures",
        destinationKey: `${id}/640.webp`,
      };
      expect((await storage(person, "POST", way, JSON.stringify(copy))).ok).toBe(false);
    }
    const call = looseClient(backend, person);
    for (const name of ["picture_arrived", "drop_picture"]) {
      expect((await call.rpc(name, { picture_id: id })).error?.code).toBe("42501");
    }
    expect(await objects()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ arrived_at: null });
  });
});

describe("a picture that is added", () => {
  it("is not in the library before all of it has arrived", async () => {
    const id = freshId();
    await add("editor", id).throwOnError();
    expect((await upload("editor", `${id}/640.webp`)).ok).toBe(true);
    expect((await arrive("editor", id)).status).toBe(409);
    expect(await isPublic(`${id}/640.webp`)).toBe(false);
    expect((await looseClient(backend, "owner").from("pictures").select()).data).toEqual([]);
    expect((await upload("editor", `${id}/960.webp`)).ok).toBe(true);
    expect((await upload("editor", `${id}/960.webp`)).ok).toBe(false);
    expect(await arrive("editor", id)).toMatchObject({
      status: 200,
      body: { id, name: "IMG_1.jpg" },
    });
    expect(await isPublic(`${id}/640.webp`)).toBe(true);
    expect((await arrive("editor", id)).status).toBe(200);
    expect((await looseClient(backend, "owner").from("pictures").select()).data).toHaveLength(1);
    expect((await upload("editor", `${id}/640.webp`)).ok).toBe(false);
  });

  it("is kept once, whoever adds the file again, and comes back where it was deleted", async () => {
    const sha256 = newFile();
    const id = await stored("editor", sha256);
    await looseClient(backend, "editor")
      .from("pictures")
      .update({ archived_at: "2026-11-21T00:00:00Z", version: 2 })
      .eq("id", id)
      .throwOnError();
    const { data } = await add("owner", freshId(), sha256).throwOnError();
    expect(data).toMatchObject({ id, archived_at: null, version: 4 });
    expect((data as { arrived_at: string | null }).arrived_at).not.toBeNull();
    expect(await backend.sql("select id from public.pictures")).toHaveLength(1);
  });

  it("is kept once also when two people upload it at the same time", async () => {
    const sha256 = newFile();
    const late = freshId();
    await add("owner", late, sha256).throwOnError();
    const id = await stored("editor", sha256);
    for (const name of UPLOADED) await upload("owner", `${late}/${name}`);
    expect((await arrive("owner", late)).body).toMatchObject({ id });
    expect(await backend.sql("select id from public.pictures")).toHaveLength(1);
  });

  it.each([
    [{ width: 0 }],
    [{ width: 1921 }],
    [{ height: 20_000 }],
    [{ type: "image/svg+xml" }],
    [{ sha256: "x" }],
    [{ width: null }],
  ])("is refused with %j", async (wrong) => {
    const { error } = await looseClient(backend, "editor").rpc("add_picture", {
      id: freshId(),
      name: "a",
      width: 960,
      height: 720,
      type: "image/webp",
      sha256: newFile(),
      ...wrong,
    });
    expect(error?.hint).toBe("invalid");
  });
});

const NO_PICTURE = "This is no picture. Use a JPEG, PNG, WebP, AVIF or GIF.";
const PAGE = "<!doctype html><script>alert(1)</script>";
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const bytesOf = (text: string) => new Uint8Array(latin1(text));
const before = (text: string) => new Uint8Array([...latin1(text), ...webp(960, 720)]);
const behind = (text: string) => new Uint8Array([...webp(960, 720), ...latin1(text)]);

describe("what is uploaded as a picture and is none", () => {
  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ["a page", bytesOf(PAGE), NO_PICTURE],
    ["a drawing with a script", bytesOf(DRAWING), NO_PICTURE],
    ["a script", bytesOf("alert(document.domain)"), NO_PICTURE],
    ["a page before a picture", before(PAGE), NO_PICTURE],
    ["a page behind a picture", behind(PAGE), NO_PICTURE],
    ["an archive behind a picture", behind("PK\x05\x06" + "\0".repeat(18)), NO_PICTURE],
    ["half a picture", webp(960, 720).slice(0, 20), NO_PICTURE],
    ["a picture of another width", webp(1920, 1440), NO_PICTURE],
    ["a picture of another height", webp(960, 721), NO_PICTURE],
    ["another kind of picture", bytesOf("GIF89a\xc0\x03\xd0\x02\0\0\0;"), NO_PICTURE],
    [
      "100 megapixels",
      webp(10_001, 10_000),
      "This picture has more than 100 megapixels. Send a smaller one.",
    ],
  ])("is refused in words and removed, and nobody reads it: %s", async (_, bytes, words) => {
    const id = freshId();
    await add("editor", id).throwOnError();
    await upload("editor", `${id}/640.webp`);
    expect((await upload("editor", `${id}/960.webp`, bytes)).ok).toBe(true);
    for (const name of UPLOADED) expect(await isPublic(`${id}/${name}`)).toBe(false);
    expect(await arrive("editor", id)).toEqual({ status: 422, body: { error: words } });
    for (const name of UPLOADED) expect(await isPublic(`${id}/${name}`)).toBe(false);
    expect(await rowOf(id)).toBeUndefined();
    expect([...(await objects()), ...(await objects("picture-uploads"))]).toEqual([]);
  });
});

describe("a picture in posts", () => {
  const addressOf = (id: string) => `/storage/v1/object/public/pictures/${id}/960.webp`;
  const remove = async (id: string) => {
    await backend.sql(`update public.pictures set archived_at = now() where id = '${id}'`);
    await backend.sql(`alter table public.pictures disable trigger stamp_archived_picture;
      update public.pictures set archived_at = now() - interval '31 days' where id = '${id}';
      alter table public.pictures enable trigger stamp_archived_picture;
      update storage.objects set created_at = now() - interval '2 hours'`);
    return backend.sql<{ bucket: string; names: string[] }>(
      "select * from public.objects_to_remove() where bucket = 'pictures'",
    );
  };

  it("says which posts have it now", async () => {
    const id = await stored();
    const featured = await addPost(backend, {
      title: "One",
      slug: `one-${freshId()}`,
      image_url: addressOf(id),
    });
    const inText = await addPost(backend, {
      title: "Two",
      slug: `two-${freshId()}`,
      full_content: `<p><img src="https://x.example${addressOf(id)}"></p>`,
    });
    const uses = async () => {
      const { data } = await looseClient(backend, "editor")
        .rpc("picture_uses", { picture_ids: [id] })
        .throwOnError();
      return data as unknown[];
    };
    expect(await uses()).toEqual([
      { picture_id: id, post_id: featured, title: "One", is_featured: true, is_in_text: false },
      { picture_id: id, post_id: inText, title: "Two", is_featured: false, is_in_text: true },
    ]);
    await backend.sql(`delete from public.blogs where id = '${inText}'`);
    expect(await uses()).toHaveLength(1);
  });

  it("is not erased while a post, or an earlier revision of one, has it", async () => {
    const id = await stored();
    const post = await addPost(backend, { slug: `had-${freshId()}`, image_url: addressOf(id) });
    await backend.sql(`update public.blogs set image_url = null where id = '${post}'`);
    expect(await remove(id)).toEqual([]);
    await backend.sql(`delete from public.blogs where id = '${post}'`);
    expect(await remove(id)).toEqual([]);
    expect(await rowOf(id)).toBeDefined();
  });

  it("leaves no upload that was never checked", async () => {
    const id = freshId();
    await add("editor", id).throwOnError();
    await upload("editor", `${id}/640.webp`);
    await backend.sql("update storage.objects set created_at = now() - interval '2 hours'");
    const removed = () =>
      backend.sql("select * from public.objects_to_remove() where bucket like 'picture%'");
    expect(await removed()).toEqual([]);
    await backend.sql("update public.pictures set created_at = now() - interval '25 hours'");
    expect(await removed()).toEqual([{ bucket: "picture-uploads", names: [`${id}/640.webp`] }]);
  });

  it("is erased with its objects 30 days after it was deleted, where none has", async () => {
    const [unused, kept] = [await stored(), await stored()];
    const [list] = await remove(unused);
    expect(list?.names.toSorted()).toEqual([`${unused}/640.webp`, `${unused}/960.webp`]);
    expect(await rowOf(unused)).toBeUndefined();
    expect(await rowOf(kept)).toBeDefined();
  });
});
