import { randomFillSync } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { openResumableStorage } from "@tests/resumable-storage";
import { LostLineError } from "./object-upload";
import { sendObject } from "./send-object";

const hosted = vi.hoisted(() => ({ origin: "" }));
vi.mock(import("@/lib/env"), async (original) => {
  const { env, isDemo } = await original();
  return {
    isDemo,
    env: {
      ...env,
      get supabaseUrl() {
        return hosted.origin;
      },
    },
  };
});
// The browser's build, which Node's resolution does not find.
vi.mock("tus-js-client", () => import("tus-js-client/lib.es5/browser/index.js" as string));

const MB = 1024 * 1024;

let close = () => undefined as unknown;
afterEach(() => {
  close();
  localStorage.clear();
});

async function setup(breaks: number[], size = 25 * MB) {
  const storage = await openResumableStorage(breaks);
  close = storage.close;
  hosted.origin = storage.origin;
  const content = randomFillSync(Buffer.alloc(size));
  const shares: number[] = [];
  const send = (signal = new AbortController().signal) =>
    sendObject({
      bucket: "client-files",
      name: "0b9f5a52-51a4-4b2c-9d0e-6d5d0d6a3c11",
      body: new Blob([content]),
      type: "application/octet-stream",
      onProgress: (share) => shares.push(share),
      signal,
    });
  return { storage, content, shares, send };
}

it("goes on after each break where the storage has the bytes, instead of starting over", async () => {
  const { storage, content, shares, send } = await setup([8 * MB, 17 * MB]);
  await expect(send()).rejects.toBeInstanceOf(LostLineError);
  await expect(send()).rejects.toBeInstanceOf(LostLineError);
  await send();
  const [object, ...others] = storage.objects();
  expect(others).toEqual([]);
  expect(object?.bytes.equals(content)).toBe(true);
  expect(storage.received()).toBe(25 * MB);
  expect(shares.at(-1)).toBe(1);
  expect(object?.metadata).toEqual({
    bucketName: "client-files",
    objectName: "0b9f5a52-51a4-4b2c-9d0e-6d5d0d6a3c11",
    contentType: "application/octet-stream",
    cacheControl: "31536000",
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith("tus::"))).toEqual([]);
});

it("sends as a visitor, and never over an object that is there", async () => {
  const { storage, send } = await setup([], 1000);
  await send();
  expect(storage.requests).toHaveLength(1);
  expect(storage.requests[0]?.headers).toMatchObject({
    apikey: "sb_publishable_unit",
    authorization: "Bearer sb_publishable_unit",
    "x-upsert": "false",
  });
});

it("starts over where the storage has forgotten the bytes", async () => {
  const { storage, content, send } = await setup([MB], 2 * MB);
  await expect(send()).rejects.toBeInstanceOf(LostLineError);
  storage.forget();
  await send();
  expect(storage.objects().map(({ bytes }) => bytes.equals(content))).toEqual([true]);
});

it("ends when it is canceled", async () => {
  const { send } = await setup([], 1000);
  const abort = new AbortController();
  const sending = send(abort.signal);
  abort.abort();
  await expect(sending).rejects.toMatchObject({ name: "AbortError" });
});
