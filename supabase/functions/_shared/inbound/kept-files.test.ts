import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { MAILS_WITH_FILES, MAILS_WITH_TOO_MUCH } from "@tests/fixtures/mails-with-files";
import { keptFiles } from "./kept-files.ts";
import { readMessage } from "./read-message.ts";

const read = async (raw: Uint8Array<ArrayBuffer>, isWhole = true) => {
  const { files, body } = await readMessage(raw, { own: [], isWhole });
  return { body, ...(await keptFiles(files)) };
};
const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe("the files of a mail", () => {
  it.each(Object.entries(MAILS_WITH_FILES))(
    "with %s are kept byte by byte",
    async (_, { raw, sent, kept, text }) => {
      const found = await read(raw);
      expect(found.notKept).toEqual([]);
      expect(namesOf(found.kept)).toEqual(kept);
      if (text !== undefined) expect(found.body).toBe(text);
      const contents = found.kept.map(({ sha256 }) => found.contents.get(sha256));
      for (const [nth, content] of sent.entries()) {
        expect(Buffer.compare(content, contents[nth] ?? new Uint8Array()), kept[nth]).toBe(0);
      }
    },
  );

  it.each(Object.entries(MAILS_WITH_TOO_MUCH))(
    "with %s are kept as far as they may be, and the others are named with the reason",
    async (_, { raw, kept, notKept, why }) => {
      const found = await read(raw);
      expect(namesOf(found.kept)).toEqual(kept);
      expect(namesOf(found.notKept)).toEqual(notKept);
      for (const file of found.notKept) expect(file.why).toMatch(why);
    },
  );

  it("are kept of what was read of a mail that was cut, but for the last, which is not whole", async () => {
    const { raw } = MAILS_WITH_FILES["two photos"] ?? {};
    const found = await read((raw ?? new Uint8Array()).slice(0, -80), false);
    expect(namesOf(found.kept)).toEqual(["front.jpg"]);
    expect(found.notKept).toMatchObject([
      { name: "back.png", why: "The mail was too large to be read to its end." },
    ]);
  });

  it("have the types that their content has, so that none runs", async () => {
    const { raw } = MAILS_WITH_FILES["types that are not theirs"] ?? {};
    const { kept } = await read(raw ?? new Uint8Array());
    expect(Object.fromEntries(kept.map(({ name, type }) => [name, type]))).toEqual({
      "photo.jpg": "application/x-msdownload",
      "drawing.svg": "application/octet-stream",
      "page.html": "application/octet-stream",
      "both.gif": "image/gif",
      "page.pdf": "application/octet-stream",
      "macro.xlsx": "application/zip",
    });
  });
});
