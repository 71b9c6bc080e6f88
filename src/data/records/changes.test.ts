import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubNetwork, type SentRequest } from "@tests/network";
import { changeRecord, changeRecords, MissingRecordError } from "./changes";
import { commitImport, stageImport } from "@/data/imports/queries";
import {
  isAlreadyClient,
  isBuiltOn,
  isConflict,
  isForbidden,
  isIllegalTransition,
} from "./refusals";

const rpcs = (sent: SentRequest[]) => sent.map(({ path }) => path.replace("/rest/v1/rpc/", ""));
const rows = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ id: `row ${nth}`, version: nth, status: "paused" }));

describe("a change", () => {
  it("names the version it was made from and answers with the next", async () => {
    const sent = stubNetwork(() => ({ body: [{ version: 8 }] }));
    expect(await changeRecord("clients", { id: "c", version: 7 }, { town: "Lima" })).toBe(8);
    expect(sent[0]).toMatchObject({ method: "PATCH", body: { town: "Lima", version: 7 } });
    expect(sent[0]?.search.get("id")).toBe("eq.c");
  });

  it("that reached no row is no success", async () => {
    stubNetwork(() => ({ body: [] }));
    await expect(changeRecord("clients", { id: "c", version: 7 }, {})).rejects.toThrow(
      MissingRecordError,
    );
  });

  it("of many rows goes 500 at a time, and answers for all of them", async () => {
    const sent = stubNetwork(({ body }) => {
      const { changes } = body as { changes: { id: string; version: number }[] };
      const [first, ...others] = changes;
      return { body: { changed: others, failed: [{ id: first?.id, why: "conflict" }] } };
    });
    const answer = await changeRecords("clients", rows(1001));
    expect(sent.map(({ body }) => (body as { changes: [] }).changes.length)).toEqual([500, 500, 1]);
    expect(answer.changed).toHaveLength(998);
    expect(answer.failed.map(({ id }) => id)).toEqual(["row 0", "row 500", "row 1000"]);
  });
});

it("a refusal is known by its hint, and a missing right by its code too", () => {
  const known = [isConflict, isIllegalTransition, isAlreadyClient, isBuiltOn, isForbidden];
  const whichKnow = (error: unknown) => known.map((knows) => knows(error)).indexOf(true);
  const hints = ["conflict", "illegal-transition", "already-client", "built-on", "forbidden"];
  expect(hints.map((hint) => whichKnow({ hint, code: "22023" }))).toEqual([0, 1, 2, 3, 4]);
  expect(whichKnow({ code: "42501", hint: null })).toBe(4);
  expect(whichKnow({ code: "22023" })).toBe(-1);
  expect(whichKnow(new Error("conflict"))).toBe(-1);
  expect(whichKnow(null)).toBe(-1);
});

describe("an import", () => {
  const timeout = new Error("TimeoutError: signal timed out");
  let controller: AbortController;
  beforeEach(() => {
    controller = new AbortController();
  });
  afterEach(() => controller.abort());

  const stage = (total: number, onProgress: (staged: number) => void = () => undefined) =>
    stageImport(
      { list: "leads", fileName: "leads.csv", total, defaults: null },
      async (start, count) =>
        Array.from({ length: Math.min(count, total - start) }, (_, nth) => ({
          line: start + nth,
          record: {},
        })),
      { signal: controller.signal, onProgress },
    );

  it("is staged a thousand rows at a time, told as it goes, and then checked", async () => {
    const check = {
      rows: 2500,
      bad: 0,
      duplicates: 0,
      changed: 0,
      unchanged: 0,
      problems: [],
      unclear: [],
      firstDuplicates: [],
    };
    const sent = stubNetwork(({ path }) =>
      path.endsWith("start_import")
        ? { body: "batch" }
        : { body: path.endsWith("check_import") ? check : 1 },
    );
    const told: number[] = [];
    expect(await stage(2500, (staged) => told.push(staged))).toEqual({ batch: "batch", check });
    expect(told).toEqual([1000, 2000, 2500]);
    expect(rpcs(sent)).toEqual([
      "start_import",
      ...Array.from({ length: 3 }, () => "add_import_rows"),
      "check_import",
    ]);
  });

  it("asks again for an answer that was lost, and leaves nothing behind when it fails", async () => {
    let lost = 2;
    const sent = stubNetwork(({ path }) => {
      if (path.endsWith("start_import")) return { body: "batch" };
      if (path.endsWith("add_import_rows")) {
        lost -= 1;
        return lost >= 0 ? timeout : { body: 1 };
      }
      return { status: 500, body: { message: "disk full" } };
    });
    await expect(stage(1)).rejects.toMatchObject({ message: "disk full" });
    await vi.waitFor(() => expect(rpcs(sent)).toHaveLength(6));
    expect(rpcs(sent)).toEqual([
      "start_import",
      ...Array.from({ length: 3 }, () => "add_import_rows"),
      "check_import",
      "discard_import",
    ]);
  });

  it("that the database refuses is not sent again; one that times out is, six times", async () => {
    const refused = stubNetwork(() => ({ status: 400, body: { message: "Import all or skip." } }));
    await expect(commitImport("batch", "all", "skip")).rejects.toMatchObject({
      message: "Import all or skip.",
    });
    expect(refused).toHaveLength(1);
    const slow = stubNetwork(() => timeout);
    await expect(commitImport("batch", "all", "skip")).rejects.toBeDefined();
    expect(slow).toHaveLength(6);
  });
});
