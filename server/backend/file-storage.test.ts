import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { fileStorage } from "./file-storage.ts";

const parent = mkdtempSync(join(tmpdir(), "curbfront-file-storage-"));
afterAll(() => rmSync(parent, { recursive: true }));

let folder: string;
let storage: ReturnType<typeof fileStorage>;
let nth = 0;
beforeEach(() => {
  folder = join(parent, String((nth += 1)));
  storage = fileStorage(folder);
});

const BYTES = new Uint8Array([0, 255, 13, 10, 128]);
const upload = (
  name: string,
  body: Parameters<typeof storage.uploadObject>[3],
  bucket = "attachments",
) => storage.uploadObject(bucket, name, undefined, body, "application/octet-stream", "no-cache");
const get = (name: string) => storage.getObject("attachments", name, undefined);
const head = (bucket: string, name: string) => storage.headObject(bucket, name, undefined);
const copy = (name: string, toBucket: string, toName: string) =>
  storage.copyObject("attachments", name, undefined, toBucket, toName, undefined);
const stored = () => readdirSync(join(folder, "attachments"));

it("stores and returns every byte, of an array and of a stream", async () => {
  const chunks = new ReadableStream({
    start(controller) {
      controller.enqueue(BYTES.slice(0, 2));
      controller.enqueue(BYTES.slice(2));
      controller.close();
    },
  });
  expect(await upload("one", BYTES)).toMatchObject({ size: BYTES.length });
  await upload("two", chunks);
  for (const name of ["one", "two"]) {
    const { body, metadata } = await get(name);
    expect(new Uint8Array(body as Uint8Array)).toEqual(BYTES);
    expect(metadata).toMatchObject({ size: BYTES.length, mimetype: "application/octet-stream" });
  }
  expect(stored()).toEqual(["one", "two"]);
});

it("has a picture's type by its ending, and no other type", async () => {
  const types: Record<string, string> = {};
  for (const ending of ["webp", "png", "svg", "html", "js"]) {
    await upload(`0f/640.${ending}`, BYTES, "pictures");
    types[ending] = (await head("pictures", `0f/640.${ending}`)).mimetype;
  }
  expect(types).toEqual({
    webp: "image/webp",
    png: "image/png",
    svg: "application/octet-stream",
    html: "application/octet-stream",
    js: "application/octet-stream",
  });
});

it.each([
  "",
  ".",
  "..",
  "../escaped",
  "a/../../escaped",
  "/etc/passwd",
  "a//b",
  "a/b/c",
  "a\\b",
  "a\0b",
  "a b",
  ".hidden",
  "a/.hidden",
  "naïve",
  "%2e%2e",
])("takes no object with the name %j, in no way", async (name) => {
  await upload("known", BYTES);
  const attempts: (() => Promise<unknown> | void)[] = [
    () => upload(name, BYTES),
    () => upload("known", BYTES, name),
    () => get(name),
    () => head("attachments", name),
    () => copy(name, "attachments", "copy"),
    () => copy("known", "attachments", name),
    () => storage.deleteObjects("attachments", [name]),
  ];
  for (const refused of attempts) {
    await expect(Promise.resolve().then(refused)).rejects.toThrow("is no name of an object");
  }
  expect(readdirSync(folder)).toEqual(["attachments"]);
  expect(stored()).toEqual(["known"]);
});

it("keeps the file that was there when an upload breaks off, and nothing of that", async () => {
  await upload("one", BYTES);
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error("The line was lost."));
    },
  });
  await expect(upload("one", broken)).rejects.toThrow("The line was lost.");
  expect(new Uint8Array(readFileSync(join(folder, "attachments", "one")))).toEqual(BYTES);
  expect(stored()).toEqual(["one"]);
});

it.skipIf(!existsSync("/dev/full"))("reports a full disk, and leaves nothing behind", async () => {
  await upload("one", BYTES);
  symlinkSync("/dev/full", join(folder, "attachments", "two.partial"));
  await expect(upload("two", BYTES)).rejects.toThrow("ENOSPC");
  expect(stored()).toEqual(["one"]);
});

it("reports a folder that cannot be written, and a file that is gone", async () => {
  writeFileSync(folder, "no folder");
  await expect(upload("one", BYTES)).rejects.toThrow("ENOTDIR");
  await expect(get("one")).rejects.toThrow();
});

it("deletes files, one that is gone as well, and copies them", async () => {
  await upload("one", BYTES);
  await copy("one", "client-files", "two");
  await storage.deleteObjects("attachments", ["one", "one"]);
  expect(stored()).toEqual([]);
  expect(new Uint8Array(readFileSync(join(folder, "client-files", "two")))).toEqual(BYTES);
});
