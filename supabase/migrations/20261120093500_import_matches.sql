-- Rows of an import that match existing records or earlier rows, the changes they make to leads, and the
-- history of an import.

-- Matches -----------------------------------------------------------------------------------------

-- Nested loops are turned off here: the planner takes newly staged rows for an empty table, and would compare
-- 50,000 rows with all clients one by one.

-- The domain of a typed web address, without "www."; null when it is none.
create function private.domain_of(website text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when private.is_domain(host) then host end
    from (select regexp_replace(substring(lower(btrim(website)) from '^(?:https?://)?([^/:?#]+)'), '^www\.', '') as host) as parts;
  $$;

-- The name of a business as it is compared: Latin letters and digits, or the whole name where it has none.
create function private.business_key(business text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select coalesce(nullif(regexp_replace(lower(business), '[^a-z0-9]', '', 'g'), ''),
      nullif(regexp_replace(lower(business), '\s', '', 'g'), ''));
  $$;

-- A ticket's number is used only if its client matches, because another program may count from 1001 as well.
create function private.find_numbered_tickets(batch uuid) returns void
  language sql volatile security definer set search_path = '' set enable_nestloop = off
as $$
  update private.import_rows as r set client_id = t.client_id, site_id = t.site_id, duplicate_of = t.id,
      match = case when t.archived_at is null then 'same' else 'archived' end
    from public.tickets as t join public.clients as c on c.id = t.client_id
    where r.batch_id = batch and r.problem is null and t.number::text = r.record ->> 'number'
      and private.business_key(c.business) = private.business_key(r.record ->> 'client');
$$;

-- Finds the clients of rows without a number of ours.
create function private.find_ticket_clients(batch uuid) returns void
  language plpgsql volatile security definer set search_path = '' set enable_nestloop = off
as $$
begin
  -- Rows are matched by the domain of the client or of the ticket's site, then by name.
  update private.import_rows as r set client_id = s.client_id, site_id = s.id
    from public.client_sites as s
    where r.batch_id = batch and r.duplicate_of is null and s.archived_at is null
      and s.domain = coalesce(private.domain_of(r.record ->> 'site'), private.domain_of(r.record ->> 'client'));
  with named as (
    select private.business_key(business) as key, min(id::text)::uuid as id, count(*) as clients
    from public.clients where archived_at is null group by 1
  )
  update private.import_rows as r set
      client_id = case when clients = 1 then named.id when r.site_id is null then null else r.client_id end,
      problem = coalesce(r.problem, case
        when clients > 1 and r.site_id is null then 'client:ambiguous'
        when clients = 1 and r.site_id is not null and r.client_id <> named.id then 'site:unknown' end)
    from named
    where r.batch_id = batch and r.duplicate_of is null
      and named.key = private.business_key(r.record ->> 'client')
      and (r.site_id is null or private.domain_of(r.record ->> 'client') is null);
  update private.import_rows set problem = case when client_id is null then 'client:unknown' else 'site:unknown' end
    where batch_id = batch and problem is null and duplicate_of is null
      and (client_id is null or record ? 'site' and site_id is null);
end;
$$;

create function private.find_existing_tickets(batch uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.find_numbered_tickets(batch);
  perform private.find_ticket_clients(batch);
  update private.import_rows as r set match = 'same', duplicate_of = t.id
    from public.tickets as t
    where r.batch_id = batch and r.problem is null and r.duplicate_of is null
      and t.client_id = r.client_id and lower(t.subject) = lower(r.record ->> 'subject')
      and t.archived_at is null and t.status <> 'resolved';
end;
$$;

-- Matches by the id of our own exports, which also finds archived clients; else by business and state, domain
-- or e-mail address.
create function private.find_existing_clients(batch uuid) returns void
  language sql volatile security definer set search_path = '' set enable_nestloop = off
as $$
  with keys as materialized (
    select line, private.business_key(record ->> 'business') as business_key, record ->> 'region' as region,
      record ->> 'domain' as domain, lower(record ->> 'contact_email') as email_key, lower(record ->> 'id') as id
    from private.import_rows where batch_id = batch and problem is null
  ), named as materialized (
    select private.business_key(business) as key, region, id from public.clients where archived_at is null
  ), known as (
    select line, (array_agg(id order by nth))[1] as id from (
      select keys.line, c.id, 1 as nth from keys join public.clients as c on c.id::text = keys.id
      union all
      select keys.line, named.id, 2 from keys join named on named.key = keys.business_key
        and (named.region = keys.region or named.region is null or keys.region is null)
      union all
      select keys.line, s.client_id, 2 from keys
        join public.client_sites as s on s.domain = keys.domain and s.archived_at is null
      union all
      select keys.line, c.client_id, 2 from keys
        join public.client_contacts as c on lower(c.email) = keys.email_key and c.archived_at is null
    ) as found group by line
  )
  update private.import_rows as r set duplicate_of = known.id,
      match = case when c.archived_at is null then 'same' else 'archived' end
    from known join public.clients as c on c.id = known.id
    where r.batch_id = batch and r.line = known.line;
$$;

-- Matches by our reference, which also finds archived leads; else by e-mail address, phone number and
-- business. Rows are looked up one by one, each in an index, which is 50 times faster than a join.
create function private.find_existing_leads(batch uuid) returns void
  language sql volatile security definer set search_path = '' set enable_nestloop = off
as $$
  with keys as materialized (
    select line, email_key, phone_key, business_key, lower(btrim(record ->> 'name')) as name_key,
      upper(btrim(record ->> 'reference')) as reference
    from private.import_rows where batch_id = batch and problem is null
  ), found as materialized (
    select line, email_key, name_key,
      (select id from public.leads as l where l.reference = keys.reference) as by_reference,
      array(select id from public.leads as l where l.email_key = keys.email_key and archived_at is null limit 2) as by_email,
      array(select id from public.leads as l where l.phone_key = keys.phone_key and archived_at is null limit 2) as by_phone,
      array(select id from public.leads as l where l.business_key = keys.business_key and archived_at is null limit 2) as by_business
    from keys
  ), known as materialized (
    select *, coalesce(by_reference, by_email[1], by_phone[1], by_business[1]) as id,
      (select count(distinct id) from unnest(by_email || by_phone || by_business) as others (id)) as others
    from found
  )
  update private.import_rows as r set duplicate_of = known.id, match = case
      when by_reference is null and others > 1 then 'several'
      when l.stage = 'won' then 'won'
      when l.archived_at is not null then 'archived'
      when by_reference is not null or by_email <> '{}' then 'same'
      -- A shared phone number or business does not mean one person.
      when l.email_key <> known.email_key then 'unsure'
      when by_phone <> '{}' or lower(btrim(l.name)) = known.name_key then 'same'
      else 'unsure' end
    from known join public.leads as l on l.id = known.id
    where r.batch_id = batch and r.line = known.line;
$$;

create function private.find_existing(batch uuid, list text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  case list
    when 'leads' then perform private.find_existing_leads(batch);
    when 'clients' then perform private.find_existing_clients(batch);
    else perform private.find_existing_tickets(batch);
  end case;
end;
$$;

-- Rows that repeat an earlier one: with the same existing record or, for new ones, with the same keys.
create function private.find_repeats(batch uuid, list text) returns void
  language plpgsql volatile security definer set search_path = '' set enable_nestloop = off
as $$
begin
  with keys as materialized (
    select line, case when match in ('same', 'won', 'archived') then duplicate_of end as known_id,
      email_key, phone_key, business_key, client_id, lower(record ->> 'subject') as subject,
      private.business_key(record ->> 'business') as client_key, coalesce(record ->> 'region', '') as region,
      record ->> 'domain' as domain
    from private.import_rows where batch_id = batch and problem is null
  ), seen as (
    select line, case
      when known_id is not null then min(line) over (partition by known_id)
      when list = 'leads' then least(
        case when email_key is not null then min(line) over (partition by email_key) end,
        case when phone_key is not null then min(line) over (partition by phone_key) end,
        case when business_key is not null then min(line) over (partition by business_key) end)
      when list = 'clients' then least(min(line) over (partition by client_key, region),
        case when domain is not null then min(line) over (partition by domain) end)
      else min(line) over (partition by client_id, subject) end as first_line
    from keys
  )
  update private.import_rows as r set duplicate_line = nullif(first_line, r.line)
    from seen
    where r.batch_id = batch and r.line = seen.line and r.duplicate_line is distinct from nullif(first_line, r.line);
end;
$$;

revoke all on all functions in schema private from public;

-- Changes of leads --------------------------------------------------------------------------------

-- An import changes existing leads: only the columns of the file, each with a new version and an entry of the
-- history, and back to the earlier values when it is undone. Functions that are called for each row are in
-- plpgsql, which caches its plan.

create table private.import_changes (
  batch_id uuid not null references private.import_batches (id) on delete cascade,
  lead_id uuid not null references public.leads (id),
  -- The version after the import; a later one means that somebody has worked on it since.
  version integer,
  before jsonb not null,
  after jsonb,
  primary key (batch_id, lead_id)
);
alter table private.import_changes enable row level security;
revoke all on private.import_changes from public, anon, authenticated;

-- Changes of a row --------------------------------------------------------------------------------

-- A value as it is compared, whatever its format.
create function private.comparable(kind text, value text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return coalesce(case kind
    when 'email' then lower(btrim(value))
    when 'phone' then right(regexp_replace(value, '\D', '', 'g'), 10)
    when 'website' then regexp_replace(lower(btrim(value)), '^https?://(www\.)?|/$', '', 'g')
    when 'money' then value::integer::text
    else regexp_replace(btrim(value), '\s+', ' ', 'g') end, '');
end;
$$;

-- The columns of a lead that a record changes. The message is never changed, and only a lost lead has a
-- reason.
create function private.lead_changes(lead jsonb, record jsonb) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(name, case kind when 'money' then to_jsonb(value::integer) else to_jsonb(value) end), '{}')
    from private.record_columns cross join lateral (select record ->> name as value) as given
    where list = 'leads' and record ? name
      and private.comparable(kind, value) <> private.comparable(kind, lead ->> name)
      and case name when 'message' then lead ->> 'message' is null
        when 'lost_reason' then coalesce(record ->> 'stage', lead ->> 'stage') = 'lost' else true end
  );
end;
$$;

-- Finds the changes of every row that certainly is an open lead, and is the first row to match it.
create function private.find_lead_changes(batch uuid) returns void
  language sql volatile security definer set search_path = '' set enable_nestloop = off
as $$
  update private.import_rows as r set changes = case when l.archived_at is null and l.stage <> 'won'
      then private.lead_changes(to_jsonb(l), r.record) end
    from public.leads as l
    where r.batch_id = batch and r.match = 'same' and r.duplicate_line is null and l.id = r.duplicate_of;
$$;

-- Writing the changes -----------------------------------------------------------------------------

-- Every column of a lead that an import writes, for Undo.
create function private.lead_columns_of_import() returns text[]
  language sql stable set search_path = ''
  as $$ select private.lead_record_columns() || array['stage_changed_at', 'first_responded_at']; $$;

create function private.lead_state(lead jsonb, columns text[]) returns jsonb
  language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return (select jsonb_object_agg(name, lead -> name) from unnest(columns) as name);
end;
$$;

-- These leads and all that look like one of them.
create function private.leads_alike(ids uuid[]) returns uuid[]
  language sql stable security definer set search_path = ''
as $$
  with keys as materialized (
    select email_key, phone_key, business_key from public.leads where id = any (ids)
  )
  select ids || array(
    select id from public.leads join (select distinct email_key from keys) as k using (email_key)
      where archived_at is null
    union select id from public.leads join (select distinct phone_key from keys) as k using (phone_key)
      where archived_at is null
    union select id from public.leads join (select distinct business_key from keys) as k using (business_key)
      where archived_at is null);
$$;

-- Does for many leads what flag_duplicates() does for one whose address, phone or business changed.
create function private.reflag_leads(ids uuid[]) returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.leads as l set has_duplicates = not l.has_duplicates
    where l.id = any (ids) and l.archived_at is null
      and l.has_duplicates <> exists (select from private.lead_sharing(l));
$$;

-- Adds the columns that follow from a change, as when a person makes it: a changed stage counts as an answer,
-- and only a lost lead has a reason.
create function private.with_consequences(lead public.leads, changes jsonb) returns jsonb
  language sql stable set search_path = ''
  as $$
    select changes || jsonb_build_object(
      'lost_reason', case when stage = 'lost' then coalesce(changes ->> 'lost_reason', lead.lost_reason, 'Not stated') end,
      'stage_changed_at', case when stage = lead.stage then lead.stage_changed_at else now() end,
      'first_responded_at', case when lead.stage = 'new' and stage <> 'new'
        then coalesce(lead.first_responded_at, now()) else lead.first_responded_at end)
    from coalesce(changes ->> 'stage', lead.stage) as stage;
  $$;

create function private.write_lead_changes(batch uuid) returns void
  language plpgsql volatile security definer set search_path = '' set enable_nestloop = off
as $$
begin
  execute format('
    update public.leads as l set %s
      from private.import_rows as r
      join private.import_changes as c on c.batch_id = r.batch_id and c.lead_id = r.duplicate_of
      join public.leads as old on old.id = c.lead_id
      cross join lateral jsonb_populate_record(old, private.with_consequences(old, r.changes)) as new
      where r.batch_id = $1 and r.changes <> ''{}'' and l.id = old.id',
    private.assignments(private.lead_columns_of_import(), 'new')) using batch;
end;
$$;

create function private.update_leads(batch uuid, import_file text) returns void
  language plpgsql volatile security definer set search_path = '' set enable_nestloop = off
as $$
declare
  columns constant text[] := private.lead_columns_of_import();
  renamed uuid[];
  alike uuid[];
begin
  -- Rows are locked in one order, so that two imports wait for each other instead of failing. Values are
  -- compared with what others have written until then.
  perform from public.leads
    where id in (select duplicate_of from private.import_rows where batch_id = batch and changes is not null)
    order by id for update;
  perform private.find_lead_changes(batch);
  insert into private.import_changes (batch_id, lead_id, before)
    select batch, l.id, private.lead_state(to_jsonb(l), columns)
    from private.import_rows as r join public.leads as l on l.id = r.duplicate_of
    where r.batch_id = batch and r.changes <> '{}';
  renamed := array(select duplicate_of from private.import_rows
    where batch_id = batch and changes ?| array['email', 'phone', 'business']);
  alike := private.leads_alike(renamed);
  perform private.write_lead_changes(batch);
  perform private.reflag_leads(alike || private.leads_alike(renamed));
  update private.import_changes as c set version = l.version, after = private.lead_state(to_jsonb(l), columns)
    from public.leads as l where c.batch_id = batch and l.id = c.lead_id;
  perform private.write_change_events(batch, false, import_file);
end;
$$;

revoke all on all functions in schema private from public;

-- History -----------------------------------------------------------------------------------------

-- The history of an import has an entry for each row that it added, changed or archived.

-- The columns of this table that the history stores, as fields of `r`. They are named one by one, because
-- reading a whole row as JSON would also write out its search words.
create function private.audited_columns(entity text) returns text
  language sql stable security definer set search_path = ''
  as $$
    select string_agg(format('r.%I', attname), ', ' order by attnum) from pg_catalog.pg_attribute
    where attrelid = format('public.%I', entity)::regclass and attnum > 0 and not attisdropped
      and attname <> all (private.bookkeeping_columns() || array['id', 'rank', 'created_at']);
  $$;

-- The entries of rows that an import has just added or, without a file's name, archived.
create function private.write_import_events(list text, ids uuid[], import_file text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  execute format('
    insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id, lead_id,
        ticket_id, before, after)
      select auth.uid(), (select display_name from public.staff where user_id = auth.uid()), %1$L, r.id,
        %2$L, %3$s, %4$s from unnest($1) as listed (id) join public.%1$I as r using (id)', list,
    case when import_file is null then 'archived' else 'imported' end,
    case list when 'leads' then 'r.client_id, r.id, null::uuid'
      when 'clients' then 'r.id, null::uuid, null::uuid' else 'r.client_id, null::uuid, r.id' end,
    case when import_file is null
      then '''{"archived_at": null}''::jsonb, jsonb_build_object(''archived_at'', r.archived_at)'
      else format('null::jsonb, (select jsonb_strip_nulls(to_jsonb(audited)) from (select %s) as audited)
        || jsonb_build_object(''import_file'', $2)', private.audited_columns(list)) end)
    using ids, import_file;
end;
$$;

-- The entries of contacts, addresses and messages that were added with imported clients or tickets.
create function private.write_part_events(entity text, ids uuid[]) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  parent text := case entity when 'ticket_messages' then 'ticket_id' else 'client_id' end;
begin
  execute format('
    insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id, ticket_id, after)
      select auth.uid(), (select display_name from public.staff where user_id = auth.uid()), %1$L, r.id,
        ''created'', %2$s, (select jsonb_strip_nulls(to_jsonb(audited)) from (select %3$s) as audited)
      from unnest($1) as listed (id) join public.%1$I as r on r.%4$I = listed.id', entity,
    case entity when 'ticket_messages'
      then '(select t.client_id from public.tickets as t where t.id = r.ticket_id), r.ticket_id'
      else 'r.client_id, null::uuid' end,
    private.audited_columns(entity), parent)
    using ids;
end;
$$;

-- An entry for each lead that the batch changed or, with `is_undone`, restored.
create function private.write_change_events(batch uuid, is_undone boolean, import_file text) returns void
  language sql volatile security definer set search_path = '' set enable_nestloop = off
as $$
  insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id, lead_id, before, after)
    select auth.uid(), (select display_name from public.staff where user_id = auth.uid()), 'leads', l.id,
      'changed', l.client_id, l.id, case when is_undone then event.after else event.before end,
      case when is_undone then event.before || jsonb_build_object('import_undone', import_file)
        else event.after || jsonb_build_object('import_file', import_file) end
    from private.import_changes as c join public.leads as l on l.id = c.lead_id
    cross join lateral (
      select jsonb_object_agg(key, value) as before, jsonb_object_agg(key, c.after -> key) as after
      from jsonb_each(c.before) where value <> c.after -> key
    ) as event
    where c.batch_id = batch;
$$;

revoke all on all functions in schema private from public;
