-- Leads that are here already and that an import changes: only the columns of the file, with a version
-- and a line in the history each, and back to what they were when the import is taken back. What is
-- asked for each row is in plpgsql, which keeps its plan.

create table private.import_changes (
  batch_id uuid not null references private.import_batches (id) on delete cascade,
  lead_id uuid not null references public.leads (id),
  -- As the import left it: a later version is somebody's work since.
  version integer,
  before jsonb not null,
  after jsonb,
  primary key (batch_id, lead_id)
);
alter table private.import_changes enable row level security;
revoke all on private.import_changes from public, anon, authenticated;

-- What a row says otherwise ---------------------------------------------------------------------

-- A value as it is compared, whichever way it was written.
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

-- The columns of a lead that a record says otherwise. What they wrote stays as they wrote it, and only
-- what is lost has a reason.
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

-- Of every row that is sure to be a lead that is open here, and the first to say so.
create function private.find_lead_changes(batch uuid) returns void
  language sql volatile security definer set search_path = '' set enable_nestloop = off
as $$
  update private.import_rows as r set changes = case when l.archived_at is null and l.stage <> 'won'
      then private.lead_changes(to_jsonb(l), r.record) end
    from public.leads as l
    where r.batch_id = batch and r.match = 'same' and r.duplicate_line is null and l.id = r.duplicate_of;
$$;

-- Writing it ------------------------------------------------------------------------------------

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

-- These and everyone who looks like one of them.
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

-- What flag_duplicates() does for a single lead whose address, phone or business changed.
create function private.reflag_leads(ids uuid[]) returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.leads as l set has_duplicates = not l.has_duplicates
    where l.id = any (ids) and l.archived_at is null
      and l.has_duplicates <> exists (select from private.lead_sharing(l));
$$;

-- What comes with a change, as when a person makes it: a stage that changes is answered, and only what
-- is lost has a reason.
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
  -- In one order, so that two imports wait for each other instead of failing. What somebody else
  -- wrote until then is what is compared with.
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
