import { expect, it } from "vitest";
import { filtersFor, sortFor } from "./ticket-search";

const UNRESOLVED = ["open", "in-progress", "waiting"];

it("shows unresolved tickets unless a status or the archive was asked for", () => {
  expect(filtersFor({ search: "phone" })).toEqual({ search: "phone", statuses: UNRESOLVED });
  expect(filtersFor({ statuses: ["resolved"] })).toEqual({ statuses: ["resolved"] });
  expect(filtersFor({ archived: true })).toEqual({ archived: true });
});

it("has the queue's order for unresolved ones only", () => {
  expect(sortFor({ statuses: ["open"] }, "queue")).toBe("queue");
  expect(sortFor({ statuses: ["open", "resolved"] }, "queue")).toBe("-updated");
  expect(sortFor({ archived: true }, "queue")).toBe("-updated");
  expect(sortFor({ archived: true }, "created")).toBe("created");
});
