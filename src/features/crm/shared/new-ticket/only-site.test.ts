import { expect, it } from "vitest";
import type { Site } from "@/data/clients/part-schemas";
import { onlySite } from "./use-new-ticket";

const site = (id: string, facts: Partial<Site> = {}) =>
  ({ id, archived_at: null, redirects_to_id: null, ...facts }) as Site;

it.each([
  [[], null],
  [[site("a")], "a"],
  [[site("a"), site("b", { redirects_to_id: "a" })], "a"],
  [[site("a"), site("b", { archived_at: "2026-11-20T12:00:00Z" })], "a"],
  [[site("a"), site("b")], null],
])("of %j a new ticket takes %j", (sites, id) => {
  expect(onlySite(sites)?.id ?? null).toBe(id);
});
