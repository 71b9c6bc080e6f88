import { describe, expect, it, vi } from "vitest";
import { storageKeys, storedKeys } from "@/lib/storage/storage";
import { emptyPostForm } from "../form/post-form-schema";
import {
  dropCopy,
  dropDamaged,
  newestCopyOf,
  readCopies,
  writeCopy,
  type PostCopy,
} from "./post-copy";

const copyOf = (fields: Partial<PostCopy> = {}): PostCopy => ({
  format: 1,
  postId: "a",
  slot: "one",
  baseVersion: "v1",
  savedAt: "2026-11-21T10:42:00.000Z",
  values: { ...emptyPostForm("Jo Marsh"), title: "Gutters 🍂 “quoted”" },
  ...fields,
});

describe("recovery copies", () => {
  it("come back as they were written, newest first, one for each opening of a post", () => {
    const older = copyOf();
    const newer = copyOf({ slot: "two", savedAt: "2026-11-21T11:00:00.000Z" });
    const other = copyOf({ postId: "b", savedAt: "2026-11-20T11:00:00.000Z" });
    for (const copy of [older, newer, other]) expect(writeCopy(copy)).toBe(true);
    expect(readCopies()).toEqual({ copies: [newer, older, other], damaged: [] });
    expect(newestCopyOf("a")).toEqual(newer);
    dropCopy("a", "two");
    expect(newestCopyOf("a")).toEqual(older);
    expect(newestCopyOf("c")).toBeNull();
  });

  it.each([
    ["half of a copy", JSON.stringify(copyOf()).slice(0, 80)],
    ["another format", JSON.stringify({ ...copyOf(), format: 2 })],
    ["no object", "null"],
    ["a copy without its words", JSON.stringify({ ...copyOf(), values: undefined })],
    ["a date that is none", JSON.stringify(copyOf({ savedAt: "today" }))],
  ])("that are %s are told apart, and kept until somebody drops them", (_, text) => {
    writeCopy(copyOf({ postId: "b" }));
    localStorage.setItem(`${storageKeys.postCopy}a.one`, text);
    const { copies, damaged } = readCopies();
    expect(copies.map(({ postId }) => postId)).toEqual(["b"]);
    expect(damaged).toEqual([{ key: `${storageKeys.postCopy}a.one`, text }]);
    expect(storedKeys(storageKeys.postCopy)).toHaveLength(2);
    for (const copy of damaged) dropDamaged(copy);
    expect(storedKeys(storageKeys.postCopy)).toHaveLength(1);
  });

  it("say so when the browser has no room, and push no other copy out", () => {
    writeCopy(copyOf({ postId: "b" }));
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(writeCopy(copyOf())).toBe(false);
    expect(readCopies().copies.map(({ postId }) => postId)).toEqual(["b"]);
  });
});
