import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { writeDatabaseTypes } from "../../../scripts/database/database-types.mjs";
import { openTestBackend } from "../support/test-backend.ts";

it("src/lib/database.types.ts is what `npm run types:database` writes", async () => {
  const { sql } = await openTestBackend();
  const types = await writeDatabaseTypes(async (text) => ({ rows: await sql(text) }));
  expect(readFileSync("src/lib/database.types.ts", "utf8")).toBe(types);
});
