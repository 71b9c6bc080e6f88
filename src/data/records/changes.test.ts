import { describe, expect, it } from "vitest";
import { addTask } from "@/data/tasks/mutations";
import { stubNetwork } from "@tests/stub-network";
import { changeRecord, changeRecords, MissingRecordError } from "./changes";
import { isAlreadyClient, isBuiltOn, isConflict, isForbidden } from "./refusals";

const rows = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ id: `row ${nth}`, version: nth, status: "paused" }));

describe("a change", () => {
  it("names the version it was made from and answers with the next", async () => {
    const sent = stubNetwork(() => ({ body: [{ version: 8 }] }));
    expect(await changeRecord("clients", { id: "c", version: 7 }, { town: "Lima" })).toEqual({
      id: "c",
      version: 8,
    });
    expect(sent[0]).toMatchObject({ method: "PATCH", body: { town: "Lima", version: 7 } });
    expect(sent[0]?.search.get("id")).toBe("eq.c");
  });

  it("that reached no row is no success", async () => {
    stubNetwork(() => ({ body: [] }));
    await expect(changeRecord("clients", { id: "c", version: 7 }, {})).rejects.toThrow(
      MissingRecordError,
    );
  });

  it("that adds a row counts as stored when an earlier try was, and its answer got lost", async () => {
    const answers = [
      { status: 409, body: { code: "23505", message: "duplicate key" } },
      { status: 403, body: { code: "42501", message: "permission denied" } },
    ];
    stubNetwork(() => answers.shift() ?? {});
    const task = { id: "t", title: "Ring", due_on: "2026-11-23", type: "Call" };
    await expect(addTask(task)).resolves.toBeUndefined();
    await expect(addTask(task)).rejects.toMatchObject({ code: "42501" });
  });

  it("of many rows goes 500 at a time, and answers for all of them", async () => {
    const sent = stubNetwork(({ body }) => {
      const { changes } = body as { changes: { id: string; version: number }[] };
      const [first, ...others] = changes;
      return { body: { changed: others, failed: [{ id: first?.id, why: "conflict" }] } };
    });
    const answer = await changeRecords({ table: "clients", rows: rows(1001) });
    expect(sent.map(({ body }) => (body as { changes: [] }).changes.length)).toEqual([500, 500, 1]);
    expect(answer.changed).toHaveLength(998);
    expect(answer.failed.map(({ id }) => id)).toEqual(["row 0", "row 500", "row 1000"]);
  });
});

it("a refusal is known by its hint, and a missing right by its code too", () => {
  const known = [isConflict, isAlreadyClient, isBuiltOn, isForbidden];
  const whichKnow = (error: unknown) => known.map((knows) => knows(error)).indexOf(true);
  const hints = ["conflict", "already-client", "built-on", "forbidden"];
  expect(hints.map((hint) => whichKnow({ hint, code: "22023" }))).toEqual([0, 1, 2, 3]);
  expect(whichKnow({ code: "42501", hint: null })).toBe(3);
  expect(whichKnow({ code: "22023" })).toBe(-1);
  expect(whichKnow(new Error("conflict"))).toBe(-1);
  expect(whichKnow(null)).toBe(-1);
});
