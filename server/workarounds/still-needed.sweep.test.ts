// Calls @supabase/lite without the workarounds. A test fails once upstream has mended its fault; then its
// workaround can be deleted.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { App } from "@supabase/lite";
import { createApi } from "@supabase/lite/cli";
import { PgliteConnection } from "@supabase/lite/pglite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

const KEY = "sb_publishable_unpatched";
const SETTINGS = {
  CURBFRONT_DATABASE_URL: "memory://unpatched",
  CURBFRONT_JWT_SECRET: "a secret of more than thirty-two characters",
  CURBFRONT_PUBLISHABLE_KEY: KEY,
  CURBFRONT_SECRET_KEY: "sb_secret_unpatched",
  LITE_TELEMETRY: "0",
};
const TABLES = `
  create table public.notes (id integer primary key check (id > 0));
  alter table public.notes enable row level security;
  create policy anyone on public.notes using (true) with check (true);
  create table public.closed (id integer primary key);
  alter table public.closed enable row level security;`;

const STATUS_OF_STORAGE = `
  const { createApi } = await import("@supabase/lite/cli");
  const { project } = await createApi({ withSupabaseClient: false });
  const app = await project.local.createApp(undefined, { admin: false, adminDefault: false });
  const { status } = await app.fetch(new Request("http://embedded.invalid/storage/v1/status"));
  console.log("storage: " + status);
  process.exit();`;

let app: App;
beforeAll(async () => {
  for (const [name, value] of Object.entries(SETTINGS)) vi.stubEnv(name, value);
  const api = await createApi({ withSupabaseClient: false });
  app = await api.project.local.createApp(undefined, { admin: false, adminDefault: false });
  await app.ensureSystemSchema();
  await app.connection.exec(TABLES);
}, 60_000);
afterAll(async () => {
  await app.connection.close();
  vi.unstubAllEnvs();
});

const post = (path: string, body: object) =>
  app.fetch(
    new Request(`http://embedded.invalid${path}`, {
      method: "POST",
      headers: { apikey: KEY, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
const addNote = (id: number) => post("/rest/v1/notes", { id });
async function query<Row>(sql: string): Promise<Row[]> {
  const { rows } = (await app.connection.exec(sql)) as { rows: Row[] };
  return rows;
}

it("keep-grants is still needed: the first request grants visitors every table", async () => {
  await addNote(100);
  const [closed] = await query(
    "select has_table_privilege('anon', 'public.closed', 'insert') as is_granted",
  );
  expect(closed).toEqual({ is_granted: true });
});

it("storage-switch is still needed: without the variable there is no storage, and with it a warning", () => {
  const start = (environment: Record<string, string>) =>
    spawnSync(process.execPath, ["--input-type=module", "--eval", STATUS_OF_STORAGE], {
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "", EXPERIMENTAL_STORAGE: "", ...environment },
    });
  expect(start({}).stdout).toContain("storage: 404");
  const switched = start({ EXPERIMENTAL_STORAGE: "1" });
  expect(switched.stdout).toContain("storage: 200");
  expect(switched.stderr).toContain("EXPERIMENTAL FEATURES ENABLED");
}, 60_000);

it("one-request-at-a-time is still needed: a refused request takes others with it", async () => {
  const added = [1, 2, 3, 4, 5];
  await Promise.all([...added, 0].map(addNote));
  const notes = await query<{ id: number }>(
    "select id from public.notes where id < 100 order by id",
  );
  expect(notes.map(({ id }) => id)).not.toEqual(added);
});

it("error-statuses is still needed: a row that a check refuses is answered with 500", async () => {
  const { status } = await addNote(0);
  expect(status).toBe(500);
});

it("unreadable-requests is still needed: an object for an address is answered with 500", async () => {
  const { status } = await post("/auth/v1/token?grant_type=password", { email: {}, password: "x" });
  expect(status).toBe(500);
});

it("sign-in-links is still needed: requesting one creates an account", async () => {
  await post("/auth/v1/otp", { email: "stranger@curbfront.example" });
  expect(await query("select email from auth.users")).toEqual([
    { email: "stranger@curbfront.example" },
  ]);
});

it("data-folder-lock is still needed: a folder that is open is opened again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "curbfront-twice-"));
  const open = async () => {
    const connection = new PgliteConnection({ url: folder });
    await connection.exec("create table if not exists notes ()");
    return connection;
  };
  const first = await open();
  const second = await open();
  await second.close();
  await first.close();
  rmSync(folder, { recursive: true });
}, 60_000);
