import { createHash } from "node:crypto";
import { StorageClient } from "@supabase/storage-js";
import { objectStore } from "../../../supabase/functions/_shared/files/object-store.ts";
import { freshId, looseClient } from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

export type FileRow = {
  id: string;
  bucket: string;
  object_id: string;
  name: string;
  type: string;
  size: number;
  has_arrived: boolean;
};

export const BYTES = "application/octet-stream";
export const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
export const sha256Of = (content: Uint8Array | string) =>
  createHash("sha256").update(content).digest("hex");

let lastContent = 0;
/** A content that no other test has. */
export const freshContent = () => `content ${(lastContent += 1)} ${freshId()}`;

export type Files = Awaited<ReturnType<typeof openFiles>>;

/** The storage service as each person's browser uses it, and as the server does. */
export async function openFiles() {
  const backend = await openTestBackend();
  const tokens = await signInAll(backend);
  const headersOf = (person: Person): Record<string, string> => ({
    apikey: backend.publishableKey,
    ...(tokens[person] !== undefined && { Authorization: `Bearer ${tokens[person]}` }),
  });
  const storage = (person: Person) =>
    new StorageClient(`${backend.origin}/storage/v1`, headersOf(person), backend.fetch);
  const store = objectStore({
    url: backend.origin,
    key: process.env.CURBFRONT_SECRET_KEY ?? "",
    fetch: backend.fetch,
  });

  async function put(record: Record<string, string>, content = freshContent()) {
    const id = freshId();
    const isPhoto = record["client_id"] !== undefined && record["composer"] === undefined;
    const bucket = record["bucket"] ?? (isPhoto ? "client-files" : "attachments");
    const row = {
      id,
      bucket,
      object_id: id,
      name: "zqfile.txt",
      sha256: sha256Of(content),
      ...record,
    };
    const columns = Object.keys(row);
    await backend.sql(`insert into public.files (${columns.join()}, size, arrived_at)
      values (${Object.values(row)
        .map((value) => `'${value}'`)
        .join()}, ${bytesOf(content).length}, now())`);
    await store.write(bucket, row.object_id, bytesOf(content));
    return { id, bucket, object_id: row.object_id, content };
  }

  return {
    backend,
    headersOf,
    storage,
    store,
    forget: () => backend.sql("delete from public.files; delete from storage.objects"),
    /** Stores a file of a record that has arrived, with its object. */
    put,
    async read(person: Person, { bucket, object_id: name }: Pick<FileRow, "bucket" | "object_id">) {
      const { data } = await storage(person).from(bucket).download(name);
      return data === null ? null : data.text();
    },
    async sees(person: Person, id: string) {
      const { data } = await looseClient(backend, person).from("files").select("id").eq("id", id);
      return (data ?? []).length > 0;
    },
    async rowOf(id: string) {
      const [row] = await backend.sql<Record<string, unknown>>(
        `select f.*, f.arrived_at is not null as has_arrived from public.files as f where id = '${id}'`,
      );
      return row;
    },
    add: (person: Person, args: Partial<Record<string, unknown>>) =>
      looseClient(backend, person).rpc("add_file", args),
    archive: (person: Person, id: string, isArchived: boolean) =>
      looseClient(backend, person).rpc("archive_file", { file_id: id, is_archived: isArchived }),
    /** In SQL, as a function that runs with the person's rights. */
    async runAs<Row>(person: Person, sql: string) {
      await backend.sql(`begin; set local role authenticated;`);
      await backend.sql(`select set_config('request.jwt.claim.sub', '${userIdOf(person)}', true)`);
      return backend.sql<Row>(sql).finally(() => backend.sql("commit"));
    },
  };
}

async function signInAll({ origin, publishableKey, fetch }: TestBackend) {
  const tokens: Partial<Record<Person, string>> = {};
  for (const person of PEOPLE.filter((each) => each !== "visitor")) {
    const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: publishableKey, "Content-Type": "application/json" },
      body: JSON.stringify({ email: `${person}@curbfront.example`, password: "demo-only" }),
    });
    tokens[person] = ((await answer.json()) as { access_token: string }).access_token;
  }
  return tokens;
}

/** Deletes a record or brings it back, as its screen does. */
export async function setArchived(
  backend: TestBackend,
  table: string,
  id: string,
  isArchived: boolean,
) {
  const [row] = await backend.sql<{ version: number }>(
    `select version from public.${table} where id = '${id}'`,
  );
  await looseClient(backend, "owner")
    .from(table)
    .update({ archived_at: isArchived ? new Date().toISOString() : null, version: row?.version })
    .eq("id", id)
    .throwOnError();
}
