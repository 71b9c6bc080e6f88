import { PostgrestClient } from "@supabase/postgrest-js";
import { staffRoleNames } from "@/data/staff/staff-roles";
import { isWholeRun } from "../../test-size.ts";
import type { Database } from "@/lib/database.types";

/** From least to most rights. "member" is signed in without staff rights. */
export const PEOPLE = ["visitor", "member", ...staffRoleNames] as const;

export type Person = (typeof PEOPLE)[number];
export type Client = PostgrestClient<Database>;
export type Post = Database["public"]["Tables"]["blogs"]["Row"];

export type TestBackend = {
  origin: string;
  publishableKey: string;
  fetch: typeof fetch;
  clients: Record<Person, Client>;
  seededPosts: Post[];
  sql: <Row>(text: string) => Promise<Row[]>;
};

const PASSWORD = "demo-only";
const PASSWORD_HASH = "$2b$10$BW5P5KZpFhsd9LDUvRv3a.IoDk63GrqEoqozYgugJqIxFePcQ7zr2";

export const userIdOf = (person: Person) =>
  `00000000-0000-4000-8000-${String(PEOPLE.indexOf(person)).padStart(12, "0")}`;
const emailOf = (person: Person) => `${person}@curbfront.example`;

function createUserSql(person: Person): string {
  const id = userIdOf(person);
  const identity = JSON.stringify({ sub: id, email: emailOf(person), email_verified: true });
  return `
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
      confirmation_token, recovery_token, email_change, email_change_token_new,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values ('${id}', 'authenticated', 'authenticated', '${emailOf(person)}', '${PASSWORD_HASH}',
      now(), '', '', '', '', '{"provider": "email", "providers": ["email"]}', '{}', now(), now());
    insert into auth.identities (id, user_id, provider, provider_id, identity_data,
      last_sign_in_at, created_at, updated_at)
    values (gen_random_uuid(), '${id}', 'email', '${id}', '${identity}', now(), now(), now());`;
}

/** A hosted project's default grants, so that missing revokes in our migrations show. */
const HOSTED_GRANTS = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`;

let seeded: Promise<TestBackend> | undefined;
let unseeded: Promise<TestBackend> | undefined;

/**
 * A migrated and seeded Postgres in memory with a client for each kind of person. Shared by all files, because
 * starting takes seconds.
 */
export function openTestBackend(): Promise<TestBackend> {
  seeded ??= startTestBackend("memory://rls", true);
  return seeded;
}

export function openUnseededBackend(): Promise<TestBackend> {
  unseeded ??= startTestBackend("memory://rls-unseeded", false);
  return unseeded;
}

const ALL_DATABASES = [
  { database: "the demo's database", isSeeded: true, open: openTestBackend },
  { database: "a database without the seed", isSeeded: false, open: openUnseededBackend },
];

/** `npm test` runs the rights tests on the first only. */
export const DATABASES = isWholeRun ? ALL_DATABASES : ALL_DATABASES.slice(0, 1);

async function startTestBackend(url: string, isSeeded: boolean): Promise<TestBackend> {
  process.env.CURBFRONT_DATABASE_URL = url;
  const { openEmbeddedBackend } = await import("../../../server/backend/embedded-backend.ts");
  const backend = await openEmbeddedBackend({ beforeMigrations: HOSTED_GRANTS, isSeeded });
  const publishableKey = process.env.CURBFRONT_PUBLISHABLE_KEY ?? "";

  const createClient = (accessToken?: string): Client =>
    new PostgrestClient<Database>(`${backend.origin}/rest/v1`, {
      headers: {
        apikey: publishableKey,
        ...(accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` }),
      },
      fetch: backend.fetch,
    });
  const signIn = async (person: Person) => {
    await backend.execute(createUserSql(person));
    const role = staffRoleNames.find((name) => name === person);
    if (role !== undefined) {
      await backend.execute(
        `insert into public.staff (user_id, display_name, role) values ('${userIdOf(person)}', 'A ${role}', '${role}')`,
      );
    }
    const answer = await backend.fetch(`${backend.origin}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: publishableKey, "Content-Type": "application/json" },
      body: JSON.stringify({ email: emailOf(person), password: PASSWORD }),
    });
    if (!answer.ok) throw new Error(`${person} could not sign in: ${await answer.text()}`);
    const { access_token: accessToken } = (await answer.json()) as { access_token: string };
    return createClient(accessToken);
  };

  const clients: Record<Person, Client> = {
    visitor: createClient(),
    member: await signIn("member"),
    viewer: await signIn("viewer"),
    editor: await signIn("editor"),
    sales: await signIn("sales"),
    support: await signIn("support"),
    owner: await signIn("owner"),
  };
  const sql = async <Row>(text: string) => {
    const { rows } = (await backend.execute(text)) as { rows: Row[] };
    return rows;
  };
  return {
    origin: backend.origin,
    publishableKey,
    fetch: backend.fetch,
    clients,
    seededPosts: await sql<Post>("select * from public.blogs order by created_at, id"),
    sql,
  };
}
