import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";

const folder = join(mkdtempSync(join(tmpdir(), "curbfront-old-data-")), "data");
afterAll(() => rmSync(join(folder, ".."), { recursive: true }));

async function open() {
  vi.stubEnv("CURBFRONT_DATABASE_URL", folder);
  const { openEmbeddedBackend } = await import("../../../server/backend/embedded-backend.ts");
  return openEmbeddedBackend({ isSeeded: false }).finally(() => vi.unstubAllEnvs());
}

describe("a data folder", () => {
  it("is opened again as long as its migrations are the same, and refused, whole, once they are others", async () => {
    const made = await open();
    await made.close();
    const again = await open();
    await again.execute(`update supabase_migrations.schema_migrations
      set statements = statements || array['create table public.from_before ()']
      where version = (select min(version) from supabase_migrations.schema_migrations)`);
    await again.close();
    await expect(open()).rejects.toThrow(
      `The data in ${folder} was made by earlier migrations, of which 1 are no longer as they were. Delete that folder and ${folder}.files and start again`,
    );
    expect(existsSync(join(folder, "PG_VERSION"))).toBe(true);
  });
});

describe("the migrations that a database knows", () => {
  const files = [
    { version: "1", sql: "-- A table.\ncreate table a ();\n\ncreate table b ();\n" },
    { version: "2", sql: "create table c ();" },
  ];
  const first = { version: "1", statements: ["create table a ()", "create table b ()"] };

  it("may be fewer than there are, and lack their comments", async () => {
    const { changedMigrations } = await import("../../../server/backend/refuse-old-data.ts");
    expect(changedMigrations([], files)).toEqual([]);
    expect(changedMigrations([first], files)).toEqual([]);
  });

  it("may neither say something else nor be gone", async () => {
    const { changedMigrations } = await import("../../../server/backend/refuse-old-data.ts");
    expect(changedMigrations([{ version: "1", statements: ["create table z ()"] }], files)).toEqual(
      ["1"],
    );
    expect(
      changedMigrations([first, { version: "0", statements: ["create table z ()"] }], files),
    ).toEqual(["0"]);
  });
});
