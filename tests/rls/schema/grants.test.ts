import { beforeAll, describe, expect, it } from "vitest";
import {
  CRM_TABLES,
  FUNCTIONS_OF_ANYONE,
  FUNCTIONS_OF_THE_DEMO,
  FUNCTIONS_OF_THE_SIGNED_IN,
  FUNCTIONS_OF_VISITORS,
  INSERT_COLUMNS,
  UPDATE_COLUMNS,
} from "../support/stated-grants.ts";
import { DATABASES, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;

/** The migrations' grants in full: add lines for new tables deliberately. */
const TABLE_GRANTS = [
  "authenticated DELETE blogs",
  "authenticated DELETE saved_views",
  "authenticated INSERT notification_choices",
  "authenticated INSERT blogs",
  "authenticated INSERT saved_views",
  "authenticated UPDATE notification_choices",
  ...[
    "notification_choices",
    "blog_redirects",
    "blog_revisions",
    "automation_settings",
    "blogs",
    "closed_days",
    "company_hours",
    "company_settings",
    "deleted_posts",
    "demo_days_off",
    "demo_hosts",
    "demo_hours",
    "demo_settings",
    "kept_rentals",
    "mail_settings",
    "notifications",
    "pictures",
    "post_names",
    "presence",
    "reply_templates",
    "saved_views",
    ...CRM_TABLES,
  ].map((table) => `authenticated SELECT ${table}`),
];

const TABLE_GRANTS_OF_THE_SEED = CRM_TABLES.map((table) => `anon SELECT ${table}`);

const columnsOf = (privilege: string, tables: Record<string, string>) =>
  Object.entries(tables).flatMap(([table, columns]) =>
    columns.split(" ").map((column) => `authenticated ${privilege} ${table}.${column}`),
  );

const COLUMN_GRANTS = [
  ...columnsOf("INSERT", INSERT_COLUMNS),
  ...columnsOf("UPDATE", UPDATE_COLUMNS),
].toSorted();

const FUNCTION_GRANTS = [
  ...[...FUNCTIONS_OF_ANYONE, ...FUNCTIONS_OF_VISITORS].map((name) => `anon ${name}`),
  ...[...FUNCTIONS_OF_ANYONE, ...FUNCTIONS_OF_THE_DEMO, ...FUNCTIONS_OF_THE_SIGNED_IN].map(
    (name) => `authenticated ${name}`,
  ),
];

const FUNCTION_GRANTS_OF_THE_SEED = FUNCTIONS_OF_THE_DEMO.map((name) => `anon ${name}`);

const SEQUENCES = [
  "blog_revisions_id_seq",
  "crm_events_id_seq",
  "demo_hosts_number_seq",
  "lead_attempts_id_seq",
  "lead_submissions_id_seq",
  "record_columns_position_seq",
  "spam_requests_id_seq",
  "tickets_number_seq",
  "upload_attempts_id_seq",
];

const sorted = (base: string[], ofTheSeed: string[], isSeeded: boolean) =>
  [...base, ...(isSeeded ? ofTheSeed : [])].toSorted();

describe.each(DATABASES)("$database", ({ open, isSeeded }) => {
  beforeAll(async () => {
    backend = await open();
    // Without server/workarounds/keep-grants.ts, @supabase/lite would grant everything on a role's first request.
    await backend.clients.visitor.rpc("published_posts").throwOnError();
    await backend.clients.owner.from("blogs").select("id").throwOnError();
  });

  describe("a database that grants everything by default, as a hosted project does", () => {
    it("is what these tests look at", async () => {
      const rows = await backend.sql<{ objects: string }>(`
      select defaclobjtype as objects from pg_default_acl
      where defaclnamespace = 'public'::regnamespace
        and defaclacl::text ~ 'anon=' and defaclacl::text ~ 'authenticated=' order by 1`);
      expect(rows.map(({ objects }) => objects).toSorted()).toEqual(["S", "f", "r"]);
    });

    it("would give away what a migration makes and does not revoke", async () => {
      await backend.sql(`create table public.made_here (id bigint generated always as identity);
      create function public.made_here() returns integer language sql as 'select 1'`);
      const [row] = await backend.sql<Record<string, boolean>>(`select
      has_table_privilege('anon', 'public.made_here', 'insert') as table,
      has_sequence_privilege('anon', 'public.made_here_id_seq', 'update') as sequence,
      has_function_privilege('anon', 'public.made_here()', 'execute') as function`);
      await backend.sql("drop table public.made_here; drop function public.made_here()");
      expect(row).toEqual({ table: true, sequence: true, function: true });
    });
  });

  describe("the API's roles", () => {
    it("hold exactly the table grants the migrations state", async () => {
      const rows = await backend.sql<{ grant: string }>(`
      select grantee || ' ' || privilege_type || ' ' || table_name as grant
      from information_schema.role_table_grants
      where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
      order by 1`);
      expect(rows.map(({ grant }) => grant).toSorted()).toEqual(
        sorted(TABLE_GRANTS, TABLE_GRANTS_OF_THE_SEED, isSeeded),
      );
    });

    it("hold nothing on a sequence, which only the tables' own numbers need", async () => {
      const rows = await backend.sql<{ sequence: string; granted: string[] }>(`
      select c.relname as sequence, array(
        select r.role || ' ' || p.privilege
        from unnest(array['anon', 'authenticated']) as r (role),
          unnest(array['usage', 'select', 'update']) as p (privilege)
        where has_sequence_privilege(r.role, c.oid, p.privilege)) as granted
      from pg_class as c
      where c.relkind = 'S' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      order by 1`);
      expect(rows).toEqual(SEQUENCES.map((sequence) => ({ sequence, granted: [] })));
    });

    it("hold exactly the column grants the migrations state", async () => {
      const rows = await backend.sql<{ grant: string }>(`
      select c.grantee || ' ' || c.privilege_type || ' ' || c.table_name || '.' || c.column_name as grant
      from information_schema.column_privileges c
      where c.table_schema in ('public', 'private') and c.grantee in ('anon', 'authenticated', 'PUBLIC')
        and not exists (
          select 1 from information_schema.role_table_grants t
          where t.grantee = c.grantee and t.table_schema = c.table_schema
            and t.table_name = c.table_name and t.privilege_type = c.privilege_type)
      order by 1`);
      expect(rows.map(({ grant }) => grant).toSorted()).toEqual(COLUMN_GRANTS);
    });

    it("may run exactly the functions the migrations name", async () => {
      const rows = await backend.sql<{ grant: string }>(`
      select r.rolname || ' ' || p.oid::regprocedure as grant
      from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace
      cross join pg_roles r
      where n.nspname in ('public', 'private') and r.rolname in ('anon', 'authenticated')
        and has_function_privilege(r.oid, p.oid, 'execute')
      order by 1`);
      expect(rows.map(({ grant }) => grant).toSorted()).toEqual(
        sorted(FUNCTION_GRANTS, FUNCTION_GRANTS_OF_THE_SEED, isSeeded),
      );
    });

    it("cannot create anything in the schemas they use", async () => {
      const rows = await backend.sql<{ role: string; schema: string }>(`
      select r.rolname as role, n.nspname as schema
      from pg_roles r cross join pg_namespace n
      where r.rolname in ('anon', 'authenticated') and n.nspname in ('public', 'private', 'auth')
        and has_schema_privilege(r.oid, n.oid, 'create')`);
      expect(rows).toEqual([]);
    });
  });

  describe("every object the migrations make", () => {
    it("has row security on, when it is a table", async () => {
      const rows = await backend.sql<{ name: string; protected: boolean }>(`
      select relname as name, relrowsecurity as protected from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter((row) => !row.protected)).toEqual([]);
    });

    it("runs with the caller's rights, when it is a view", async () => {
      const rows = await backend.sql<{ name: string }>(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
        and not coalesce(reloptions @> array['security_invoker=on'], false)`);
      expect(rows).toEqual([]);
    });

    it("fixes its search path and is closed to PUBLIC, when it is a security definer function", async () => {
      const rows = await backend.sql<{
        name: string;
        settings: string[] | null;
        acl: string | null;
      }>(`
      select p.oid::regprocedure::text as name, p.proconfig as settings, p.proacl::text as acl
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private') and p.prosecdef`);
      expect(rows.map(({ name }) => name)).toContain("private.can(text)");
      for (const { name, settings, acl } of rows) {
        expect(settings, name).toContain('search_path=""');
        // Null means the default, which is open to PUBLIC ("=X").
        expect(acl, name).not.toBeNull();
        expect(acl, name).not.toMatch(/[{,]=/);
      }
    });
  });
});
