import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { writeDatabaseTypes } from "../../../server/backend/database-types.ts";
import { openTestBackend } from "../support/test-backend.ts";

it("src/lib/database.types.ts is what `npm run types:database` writes", async () => {
  const { sql } = await openTestBackend();
  const types = await writeDatabaseTypes(async (text) => ({ rows: await sql(text) }));
  expect(readFileSync("src/lib/database.types.ts", "utf8")).toBe(types);
});
