import { beforeAll, describe, expect, it } from "vitest";
import { openTestBackend, type TestBackend } from "./test-backend.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
  // @supabase/lite grants everything on the first request of each role, unless
  // scripts/keep-grants.mjs stops it.
  await backend.clients.visitor.from("blogs").select("id").throwOnError();
  await backend.clients.owner.from("blogs").select("id").throwOnError();
});

/** What the migrations grant, spelled out: a new table adds its lines here on purpose. */
const TABLE_GRANTS = [
  "anon SELECT blog_redirects",
  "anon SELECT blogs",
  "anon SELECT post_search",
  "authenticated DELETE blogs",
  "authenticated INSERT blogs",
  "authenticated SELECT blog_redirects",
  "authenticated SELECT blog_revisions",
  "authenticated SELECT blogs",
  "authenticated SELECT deleted_posts",
  "authenticated SELECT post_search",
  "authenticated SELECT staff",
];

/** Where only some columns may be written. Every other column privilege follows from the above. */
const COLUMN_GRANTS = [
  "author",
  "category",
  "content",
  "excerpt",
  "full_content",
  "image_url",
  "publish_at",
  "published",
  "read_time",
  "slug",
  "title",
  "updated_at",
].map((column) => `authenticated UPDATE blogs.${column}`);

const FUNCTION_GRANTS = [
  "anon current_post_slug(text)",
  "anon post_categories()",
  "anon posts_around(uuid)",
  "anon private.has_staff_role(text[])",
  "anon private.post_query(text)",
  "anon search_posts(text,text,integer,integer)",
  "anon submit_lead(jsonb)",
  "authenticated current_post_slug(text)",
  "authenticated post_categories()",
  "authenticated post_counts()",
  "authenticated posts_around(uuid)",
  "authenticated private.has_staff_role(text[])",
  "authenticated private.post_query(text)",
  "authenticated restore_deleted_posts(uuid[])",
  "authenticated restore_post_revision(uuid,integer,timestamp with time zone)",
  "authenticated search_posts(text,text,integer,integer)",
  "authenticated slug_holder(text,uuid)",
  "authenticated submit_lead(jsonb)",
];

describe("the API's roles", () => {
  it("hold exactly the table grants the migrations state", async () => {
    const rows = await backend.sql<{ grant: string }>(`
      select grantee || ' ' || privilege_type || ' ' || table_name as grant
      from information_schema.role_table_grants
      where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
      order by 1`);
    expect(rows.map(({ grant }) => grant)).toEqual(TABLE_GRANTS);
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
    expect(rows.map(({ grant }) => grant)).toEqual(COLUMN_GRANTS);
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
    expect(rows.map(({ grant }) => grant)).toEqual(FUNCTION_GRANTS);
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
    expect(rows.map(({ name }) => name)).toContain("private.has_staff_role(text[])");
    for (const { name, settings, acl } of rows) {
      expect(settings, name).toContain('search_path=""');
      // No list at all means the default, which is open to everyone; "=X" is PUBLIC.
      expect(acl, name).not.toBeNull();
      expect(acl, name).not.toMatch(/[{,]=/);
    }
  });
});
