import { unzipSync } from "fflate";
import { expect, it, vi } from "vitest";
import { GoneError, writeZip, type ZipEntry } from "./write-zip";

const bytes = (text: string) => new TextEncoder().encode(text);
const entry = (
  name: string,
  read: ZipEntry["read"] = () => Promise.resolve(bytes(`the ${name}`)),
) => ({
  name,
  modifiedAt: new Date(2026, 10, 20, 9, 30),
  read,
});

async function zipOf(
  entries: ZipEntry[],
  options: { signal?: AbortSignal; write?: (chunk: Uint8Array) => Promise<void> } = {},
) {
  const chunks: Uint8Array[] = [];
  const steps: string[] = [];
  const wait = vi.fn(() => Promise.resolve());
  const unread = await writeZip({
    entries,
    lastEntry: (missing) => ({ name: "list.txt", text: missing.map(({ name }) => name).join() }),
    sink: { write: options.write ?? (async (chunk) => void chunks.push(chunk)) },
    signal: options.signal ?? new AbortController().signal,
    onEntry: (nth, isRetry) => steps.push(`${nth}${isRetry ? " again" : ""}`),
    wait,
  });
  const archive = new Uint8Array(Buffer.concat(chunks));
  const files = Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([name, content]) => [
      name,
      new TextDecoder().decode(content),
    ]),
  );
  return { files, archive, unread: unread.map(({ name }) => name), steps, waits: wait.mock.calls };
}

it("writes files that are read back, uncompressed, with a list", async () => {
  const { files, archive, unread, steps } = await zipOf([
    entry("The van.jpg"),
    entry("Schöne Küche.png", () => Promise.resolve(bytes("z".repeat(5000)))),
    entry("logo.svg"),
  ]);
  expect(files).toEqual({
    "The van.jpg": "the The van.jpg",
    "Schöne Küche.png": "z".repeat(5000),
    "logo.svg": "the logo.svg",
    "list.txt": "",
  });
  expect(archive.length).toBeGreaterThan(5000);
  expect(unread).toEqual([]);
  expect(steps).toEqual(["0", "1", "2"]);
});

it("tries a broken file again, and writes it once", async () => {
  let tries = 0;
  const { files, steps, waits } = await zipOf([
    entry("a.jpg", () => {
      tries += 1;
      return tries < 3
        ? Promise.reject(new TypeError("Failed to fetch"))
        : Promise.resolve(bytes("whole"));
    }),
    entry("b.jpg"),
  ]);
  expect(files).toEqual({ "a.jpg": "whole", "b.jpg": "the b.jpg", "list.txt": "" });
  expect(steps).toEqual(["0", "0 again", "0 again", "1"]);
  expect(waits.map(([ms]: unknown[]) => ms)).toEqual([1000, 3000]);
});

it("leaves out what cannot be read, names it, and writes the rest", async () => {
  const read = vi.fn(() => Promise.reject(new GoneError()));
  const { files, unread } = await zipOf([
    entry("gone.jpg", read),
    entry("broken.jpg", () => Promise.reject(new Error("boom"))),
    entry("c.jpg"),
  ]);
  expect(files).toEqual({ "c.jpg": "the c.jpg", "list.txt": "gone.jpg,broken.jpg" });
  expect(unread).toEqual(["gone.jpg", "broken.jpg"]);
  expect(read).toHaveBeenCalledTimes(1);
});

it("reads the next file only once the one before is written", async () => {
  let written = 0;
  const seen: number[] = [];
  const read = () => {
    seen.push(written);
    return Promise.resolve(bytes("x".repeat(100)));
  };
  await zipOf([entry("a", read), entry("b", read), entry("c", read)], {
    write: async (chunk) => {
      await Promise.resolve();
      written += chunk.length;
    },
  }).catch(() => undefined);
  expect(seen.map((before, nth) => before >= nth * 100)).toEqual([true, true, true]);
});

it("stops when it is canceled, also while it waits for another try", async () => {
  const abort = new AbortController();
  const read = vi.fn(() => {
    abort.abort();
    return Promise.reject(new Error("boom"));
  });
  const rest = vi.fn(() => Promise.resolve(bytes("x")));
  await expect(
    zipOf([entry("a", read), entry("b", rest)], { signal: abort.signal }),
  ).rejects.toMatchObject({ name: "AbortError" });
  expect(rest).not.toHaveBeenCalled();
});

it("fails where the disk takes no more", async () => {
  await expect(
    zipOf([entry("a")], {
      write: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
    }),
  ).rejects.toMatchObject({ name: "QuotaExceededError" });
});
