import { expect, it } from "vitest";
import type { RecordEvent } from "@/data/history/schema";
import { conflictingColumns, valuesBefore, whoChanged, withoutColumns } from "./conflict";

const seen = { town: "Toledo", plan: "small-business", owner_id: null };

it.each([
  ["both changed it, to different things", { town: "Akron" }, { town: "Lima" }, ["town"]],
  ["both changed it to the same", { town: "Lima" }, { town: "Lima" }, []],
  ["only theirs changed another column", { plan: "pro" }, { town: "Lima" }, []],
  ["nothing is nothing, however it is said", { owner_id: undefined }, { owner_id: "me" }, []],
  ["they emptied what I filled", { town: null }, { town: "Lima" }, ["town"]],
])("%s", (_, theirs, mine, columns) => {
  expect(conflictingColumns(seen, { ...seen, ...theirs }, mine)).toEqual(columns);
});

it("undoes to what the columns held, and to nothing where they held nothing", () => {
  const changes = { town: "Lima", region: "OH" };
  expect(valuesBefore<"clients">(seen, changes)).toEqual({ town: "Toledo", region: null });
});

it("leaves out exactly the columns named", () => {
  const changes = { town: "Lima", region: "OH" };
  expect(withoutColumns<"clients">(changes, ["town"])).toEqual({ region: "OH" });
});

it("names who changed the column in question, not who was last at the row", () => {
  const event = (id: number, columns: string[]): RecordEvent => ({
    id,
    actor_id: null,
    actor_name: `Person ${id}`,
    happened_at: "2026-11-21T10:00:00Z",
    entity: "clients",
    record_id: "c",
    action: "changed",
    after: Object.fromEntries(columns.map((column) => [column, null])),
  });
  const conflict = { theirs: { id: "c", version: 4 }, yours: {}, columns: ["town"] };
  const events = [event(3, ["plan"]), event(2, ["town", "region"]), event(1, ["town"])];
  expect(whoChanged({ ...conflict, events })?.actor_name).toBe("Person 2");
  expect(whoChanged({ ...conflict, events: [event(3, ["plan"])] })?.actor_name).toBe("Person 3");
  expect(whoChanged({ ...conflict, events: [] })).toBeNull();
});
