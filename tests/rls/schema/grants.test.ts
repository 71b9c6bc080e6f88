import { beforeAll, describe, expect, it } from "vitest";
import { DATABASES, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;

/** What anyone in the demo may ask for; row security then shows a visitor the sample rows only. */
const CRM_TABLES = [
  "client_addresses",
  "client_contacts",
  "client_sites",
  "clients",
  "crm_events",
  "crm_notes",
  "lead_submissions",
  "leads",
  "staff",
  "tasks",
  "ticket_messages",
  "tickets",
];

/** What the migrations grant, spelled out: a new table adds its lines here on purpose. */
const TABLE_GRANTS = [
  "authenticated DELETE blogs",
  "authenticated DELETE saved_views",
  "authenticated INSERT blogs",
  "authenticated INSERT saved_views",
  ...[
    "blog_redirects",
    "blog_revisions",
    "blogs",
    "deleted_posts",
    "saved_views",
    ...CRM_TABLES,
  ].map((table) => `authenticated SELECT ${table}`),
];

/** What the demo's seed grants besides. */
const TABLE_GRANTS_OF_THE_SEED = CRM_TABLES.map((table) => `anon SELECT ${table}`);

/** Where only some columns may be written. Every other column privilege follows from the above. */
const INSERT_COLUMNS: Record<string, string> = {
  client_addresses: "id client_id label street town region postal_code",
  client_contacts: "id client_id name job_title email phone is_primary",
  client_sites: "id client_id domain redirects_to_id registrar expires_on auto_renew published_on",
  clients: "id business trade town region plan monthly_price_cents status owner_id client_since",
  crm_notes: "id client_id lead_id kind body is_answered",
  leads:
    "id name email phone call_time business trade town region website message value_cents source next_step next_step_on owner_id",
  tasks: "id title client_id lead_id assignee_id due_on status type",
  ticket_messages: "id ticket_id kind author_name body",
  tickets: "id client_id site_id subject priority assignee_id",
};

const UPDATE_COLUMNS: Record<string, string> = {
  blogs:
    "author category content excerpt full_content image_url publish_at published read_time slug title updated_at",
  client_addresses: "label street town region postal_code archived_at version",
  client_contacts: "name job_title email phone is_primary archived_at version",
  client_sites:
    "domain redirects_to_id registrar expires_on auto_renew published_on archived_at version",
  clients:
    "business trade town region plan monthly_price_cents status owner_id client_since archived_at version",
  crm_notes: "body kind archived_at version",
  leads:
    "name email phone call_time business trade town region website message stage lost_reason value_cents plan source next_step next_step_on owner_id rank archived_at version",
  saved_views: "name query",
  tasks: "title assignee_id due_on status type archived_at version",
  tickets: "site_id subject priority status assignee_id archived_at version",
};

const columnsOf = (privilege: string, tables: Record<string, string>) =>
  Object.entries(tables).flatMap(([table, columns]) =>
    columns.split(" ").map((column) => `authenticated ${privilege} ${table}.${column}`),
  );

const COLUMN_GRANTS = [
  ...columnsOf("INSERT", INSERT_COLUMNS),
  ...columnsOf("UPDATE", UPDATE_COLUMNS),
].toSorted();

/** The published posts, and the one way in for a request. */
const FUNCTIONS_OF_ANYONE = [
  "current_post_slug(text)",
  "moved_post_slugs(integer,integer)",
  "newest_posts(integer)",
  "post_categories()",
  "posts_around(uuid[])",
  "published_post(text)",
  "published_posts(text,integer,integer)",
  "published_posts_by_id(uuid[])",
  "published_slugs(integer,integer)",
  "search_posts(text,text,integer,integer)",
  "submit_lead(jsonb)",
];

/** Visitors of the demo call them as well: each asks who is calling, or runs with the caller's rights. */
const FUNCTIONS_OF_THE_DEMO = [
  "client_overview(uuid)",
  "client_totals(jsonb)",
  "crm_counts()",
  "crm_history(uuid,uuid,uuid,jsonb,integer)",
  "lead_board(jsonb,integer,jsonb)",
  "lead_board_more(text,jsonb,jsonb,integer)",
  "lead_detail(uuid)",
  "lead_duplicates(uuid)",
  "list_clients(jsonb,text,jsonb,integer)",
  "list_leads(jsonb,text,jsonb,integer)",
  "list_tickets(jsonb,text,jsonb,integer)",
  "private.business_position(timestamp with time zone)",
  "private.business_seconds(timestamp with time zone,timestamp with time zone)",
  "private.can(text)",
  "private.check_page(integer)",
  "private.client_health(uuid)",
  "private.client_json(clients)",
  "private.client_wrote_again_at(uuid)",
  "private.history_entries(uuid,uuid[],uuid,timestamp with time zone,text,integer)",
  "private.history_names(private.history_entry[])",
  "private.is_opening_message(uuid)",
  "private.is_story(crm_events)",
  "private.lead_family(uuid)",
  "private.lead_json(leads)",
  "private.note_json(crm_notes)",
  "private.person_json(uuid)",
  "private.submission_json(lead_submissions)",
  "private.submissions_of_client(uuid)",
  "private.sla_state(timestamp with time zone,timestamp with time zone,timestamp with time zone)",
  "private.task_json(tasks)",
  "private.ticket_json(tickets)",
  "private.columns_without_story()",
  "staff_directory()",
  "ticket_counts(jsonb)",
  "ticket_detail(uuid)",
];

const FUNCTIONS_OF_THE_SIGNED_IN = [
  "accept_suspects(bigint[],text,bigint)",
  "add_import_rows(uuid,jsonb)",
  "add_staff(text,text,text)",
  "add_ticket_message(uuid,uuid,text,text,text,text,integer)",
  "change_records(text,jsonb)",
  "change_staff(uuid,integer,text,text,boolean)",
  "check_import(uuid)",
  "commit_import(uuid,text,text)",
  "convert_lead(uuid,integer)",
  "delete_suspects(bigint[],text,bigint)",
  "demand_second_step(boolean)",
  "discard_import(uuid)",
  "list_suspects(text,bigint,integer)",
  "merge_leads(uuid,integer,uuid,integer)",
  "new_recovery_codes()",
  "post_counts()",
  "private.add_business_seconds(timestamp with time zone,bigint)",
  "private.bookkeeping_columns()",
  "private.digit_62(bigint)",
  "private.client_words(clients,text)",
  "private.first_response_seconds()",
  "private.lead_source(text,text)",
  "private.rank_of_moment(timestamp with time zone,bigint)",
  "private.rank_of_number(bigint)",
  "private.is_from_api()",
  "private.is_in_bulk()",
  "private.sla_seconds(text)",
  "private.undoes_own_status(uuid,text,text)",
  "recent_imports(text)",
  "remove_second_step(uuid)",
  "remove_staff(uuid,integer,boolean)",
  "restore_deleted_posts(uuid[])",
  "restore_post_revision(uuid,integer,timestamp with time zone)",
  "restore_staff(uuid,integer)",
  "second_step_rules()",
  "slug_holder(text,uuid)",
  "spend_recovery_code(text)",
  "start_import(text,text,jsonb)",
  "suspect_counts()",
  "undo_convert_lead(uuid)",
  "undo_import(uuid)",
  "undo_merge_leads(uuid)",
];

const FUNCTION_GRANTS = [
  ...FUNCTIONS_OF_ANYONE.map((name) => `anon ${name}`),
  ...[...FUNCTIONS_OF_ANYONE, ...FUNCTIONS_OF_THE_DEMO, ...FUNCTIONS_OF_THE_SIGNED_IN].map(
    (name) => `authenticated ${name}`,
  ),
];

const FUNCTION_GRANTS_OF_THE_SEED = FUNCTIONS_OF_THE_DEMO.map((name) => `anon ${name}`);

const SEQUENCES = [
  "blog_revisions_id_seq",
  "crm_events_id_seq",
  "lead_attempts_id_seq",
  "lead_submissions_id_seq",
  "record_columns_position_seq",
  "suspect_requests_id_seq",
  "tickets_number_seq",
];

const sorted = (base: string[], ofTheSeed: string[], isSeeded: boolean) =>
  [...base, ...(isSeeded ? ofTheSeed : [])].toSorted();

describe.each(DATABASES)("$database", ({ open, isSeeded }) => {
  beforeAll(async () => {
    backend = await open();
    // @supabase/lite grants everything on the first request of each role, unless
    // scripts/database/keep-grants.mjs stops it.
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
        // No list at all means the default, which is open to everyone; "=X" is PUBLIC.
        expect(acl, name).not.toBeNull();
        expect(acl, name).not.toMatch(/[{,]=/);
      }
    });
  });
});
