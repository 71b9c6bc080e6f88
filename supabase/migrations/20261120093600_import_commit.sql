-- How an import is carried out and taken back.

-- Commit ------------------------------------------------------------------------------------------

-- Does for all leads of an import what flag_duplicates() does for one: flags existing leads that look like
-- one of them. It goes by key, not by pair, because 50,000 rows may share one phone number.
create function private.flag_leads_alike(batch uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  with keys as materialized (
    select email_key, phone_key, business_key from private.import_rows where batch_id = batch
  )
  update public.leads as l set has_duplicates = true
    where not l.has_duplicates and l.archived_at is null and not l.is_sample and l.id in (
      select id from public.leads join (select distinct email_key from keys) as k using (email_key)
        where archived_at is null
      union select id from public.leads join (select distinct phone_key from keys) as k using (phone_key)
        where archived_at is null
      union select id from public.leads join (select distinct business_key from keys) as k using (business_key)
        where archived_at is null);
$$;

-- A record with the defaults filled in. Every lead has a stage, only a lost one has a reason, and nobody who
-- left is assigned.
create function private.imported_lead(record jsonb, defaults jsonb) returns jsonb
  language sql stable set search_path = ''
  as $$
    select given || jsonb_build_object(
      'region', coalesce(given ->> 'region', substring(given ->> 'town' from ',\s*([A-Z]{2})\s*$')),
      'lost_reason', case when given ->> 'stage' = 'lost' then coalesce(given ->> 'lost_reason', 'Not stated') end,
      'owner_id', case when given ? 'owner_id' then private.active_staff(given ->> 'owner_id') end)
    from (select jsonb_build_object('stage', 'new', 'source', 'direct', 'plan', 'small-business',
        'value_cents', private.plan_price_cents())
      || defaults || record as given) as row;
  $$;

-- The rank of each new lead, newest first in the order of the file, and whether it has duplicates.
create function private.placed_leads(batch uuid)
  returns table (line integer, has_duplicates boolean, created_at timestamptz, place bigint)
  language sql stable security definer set search_path = ''
as $$
    select k.line,
      k.email_key is not null and (count(*) over (partition by k.email_key) > 1 or exists (
        select from public.leads as l where l.email_key = k.email_key and l.archived_at is null and not l.is_sample))
      or k.phone_key is not null and (count(*) over (partition by k.phone_key) > 1 or exists (
        select from public.leads as l where l.phone_key = k.phone_key and l.archived_at is null and not l.is_sample))
      or k.business_key is not null and (count(*) over (partition by k.business_key) > 1 or exists (
        select from public.leads as l where l.business_key = k.business_key and l.archived_at is null and not l.is_sample)),
      now() - row_number() over (order by k.line) * interval '1 microsecond',
      -- This is the number that rank_of_moment() uses.
      4000000000000000 - (select (extract(epoch from now()) * 1000000)::bigint) + row_number() over (order by k.line)
    from private.import_rows as k where k.batch_id = batch;
$$;

-- An id in the file belongs to another program or was used for matching, so each row gets a new one. The
-- duplicate flag is inserted with the row, because an update would write every row and its indexes twice.
create function private.add_leads(batch uuid, defaults jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  columns constant text[] := private.lead_record_columns();
begin
  execute format('
    insert into public.leads (id, reference, form, rank, created_at, has_duplicates, %s)
      select r.record_id,
        -- A reference has four more digits than a single lead''s: with eight, some of 50,000 would collide.
        ''CF-'' || upper(right(r.record_id::text, 12)), ''import'',
        private.rank_of_number(placed.place), placed.created_at, placed.has_duplicates, %s
      from private.import_rows as r
      join private.placed_leads($1) as placed using (line)
      cross join lateral jsonb_populate_record(null::public.leads, private.imported_lead(r.record - ''id'', $2)) as new
      where r.batch_id = $1',
    (select string_agg(quote_ident(name), ', ') from unnest(columns) as name),
    (select string_agg('new.' || quote_ident(name), ', ') from unnest(columns) as name)) using batch, defaults;
end;
$$;

-- A record with the defaults filled in. Nobody who left is its owner.
create function private.imported_client(record jsonb) returns jsonb
  language sql stable set search_path = ''
  as $$
    select given || jsonb_build_object(
      'owner_id', case when given ? 'owner_id' then private.active_staff(given ->> 'owner_id') end)
    from (select jsonb_build_object('status', 'active', 'plan', 'small-business', 'monthly_price_cents', private.plan_price_cents(),
      'client_since', private.office_day(now())) || record as given) as row;
  $$;

-- Each client is inserted with the words of its contact and its domain, as index_client_related() collects
-- them.
create function private.add_clients(batch uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  columns constant text[] := private.client_record_columns();
begin
  -- A domain that a client has already stays with it.
  update private.import_rows as r set record = r.record - 'domain'
    from public.client_sites as s
    where r.batch_id = batch and s.domain = r.record ->> 'domain' and s.archived_at is null;
  execute format('
    insert into public.clients (id, related_words, %s)
      select r.record_id,
        concat_ws('' '', r.record ->> ''contact_name'', replace(r.record ->> ''contact_email'', ''@'', '' ''),
          right(regexp_replace(r.record ->> ''contact_phone'', ''\D'', '''', ''g''), 10),
          r.record ->> ''domain'', replace(r.record ->> ''domain'', ''.'', '' '')), %s
      from private.import_rows as r
      cross join lateral jsonb_populate_record(null::public.clients, private.imported_client(r.record - ''id'')) as new
      where r.batch_id = $1',
    (select string_agg(quote_ident(name), ', ') from unnest(columns) as name),
    (select string_agg('new.' || quote_ident(name), ', ') from unnest(columns) as name)) using batch;
  insert into public.client_contacts (client_id, name, email, phone, is_primary)
    select record_id, coalesce(record ->> 'contact_name', left(record ->> 'business', 120)),
      record ->> 'contact_email', record ->> 'contact_phone', true
    from private.import_rows where batch_id = batch
      and (record ? 'contact_name' or record ? 'contact_email' or record ? 'contact_phone');
  insert into public.client_addresses (client_id, street, town, region, postal_code)
    select record_id, record ->> 'street', record ->> 'town', record ->> 'region', record ->> 'postal_code'
    from private.import_rows where batch_id = batch and record ? 'street';
  insert into public.client_sites (client_id, domain)
    select record_id, record ->> 'domain' from private.import_rows where batch_id = batch and record ? 'domain'
    on conflict (domain) where archived_at is null do nothing;
end;
$$;
-- Each ticket is inserted with the words of its message.
create function private.add_tickets(batch uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.tickets (id, client_id, site_id, subject, priority, status, assignee_id, clock_stopped_at, resolved_at)
    select record_id, client_id, site_id, record ->> 'subject', coalesce(record ->> 'priority', 'medium'),
      coalesce(record ->> 'status', 'open'), private.active_staff(record ->> 'assignee_id'),
      case when record ->> 'status' in ('waiting', 'resolved') then now() end,
      case when record ->> 'status' = 'resolved' then now() end
    from private.import_rows where batch_id = batch order by line;
  insert into public.ticket_messages (ticket_id, kind, author_name, body)
    select r.record_id, 'client', left(coalesce((
        select p.name from public.client_contacts as p where p.client_id = r.client_id
          and p.archived_at is null order by p.is_primary desc, p.created_at limit 1), c.business), 120),
      r.record ->> 'message'
    from private.import_rows as r join public.clients as c on c.id = r.client_id
    where r.batch_id = batch and r.record ? 'message';
  update public.tickets as t set search = t.search || private.search_words(r.record ->> 'message')
    from private.import_rows as r
    where r.batch_id = batch and r.record ? 'message' and t.id = r.record_id;
$$;

-- The whole batch --------------------------------------------------------------------------------

-- Handles rows that match something: `duplicates` is "skip", "add" or, for leads, "update". Leaves in the
-- batch the rows that are to be added.
create function private.settle_duplicates(own private.import_batches, duplicates text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  answer jsonb := '{"skipped": 0, "changed": 0, "unchanged": 0, "unclear": 0}';
begin
  if duplicates = 'update' then
    perform private.update_leads(own.id, own.file_name);
    select answer || jsonb_build_object('changed', count(*) filter (where changes <> '{}'),
        'unchanged', count(*) filter (where changes = '{}'), 'unclear', count(*) filter (where changes is null))
      into answer from private.import_rows
      where batch_id = own.id and (duplicate_of is not null or duplicate_line is not null);
  else
    -- A won lead is a client already, and no second lead of a client can be won.
    select answer || jsonb_build_object('skipped', count(*)) into answer from private.import_rows
      where batch_id = own.id and (duplicate_of is not null or duplicate_line is not null)
        and (duplicates = 'skip' or own.list = 'leads' and record ->> 'stage' = 'won');
  end if;
  delete from private.import_rows
    where batch_id = own.id and (duplicate_of is not null or duplicate_line is not null)
      and (duplicates <> 'add' or own.list = 'leads' and record ->> 'stage' = 'won');
  return answer;
end;
$$;

create function private.add_rows(own private.import_batches, ids uuid[]) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  case own.list
    when 'leads' then
      perform private.flag_leads_alike(own.id);
      perform private.add_leads(own.id, own.defaults);
    when 'clients' then
      perform private.add_clients(own.id);
      perform private.write_part_events('client_contacts', ids),
        private.write_part_events('client_addresses', ids), private.write_part_events('client_sites', ids);
    else
      perform private.add_tickets(own.id);
      perform private.write_part_events('ticket_messages', ids);
  end case;
  perform private.write_import_events(own.list, ids, own.file_name);
end;
$$;

-- Adds the batch: with mode "all" every row or, when one has a problem, none; with "skip" the good ones. A
-- repeated call returns the same. {"status": "added" or "refused", "added", "refused", and of matching rows
-- "skipped", "changed", "unchanged", "unclear"}.
create function public.commit_import(batch uuid, mode text, duplicates text) returns jsonb
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '120s'
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  own private.import_batches := private.lock_batch(batch);
  bad integer;
  ids uuid[];
  answer jsonb;
begin
  if own.result is not null then
    return own.result;
  end if;
  if mode is null or mode not in ('all', 'skip') then
    raise exception 'Import all or skip the bad rows.' using errcode = '22023', hint = 'invalid', detail = 'mode';
  end if;
  if duplicates is null or duplicates not in ('skip', 'update', 'add')
      or duplicates = 'update' and own.list <> 'leads' then
    raise exception 'Skip, update or add what is here already.' using errcode = '22023', hint = 'invalid', detail = 'duplicates';
  end if;
  -- It is checked again, because others may have worked since the preview.
  perform private.check_batch(batch, own.list);
  select count(*) into bad from private.import_rows where batch_id = batch and problem is not null;
  if mode = 'all' and bad > 0 then
    return jsonb_build_object('status', 'refused', 'added', 0, 'skipped', 0, 'changed', 0, 'unchanged', 0,
      'unclear', 0, 'refused', bad);
  end if;
  delete from private.import_rows where batch_id = batch and problem is not null;
  perform set_config('curbfront.in_bulk', 'true', true);
  answer := private.settle_duplicates(own, duplicates);
  ids := array(select record_id from private.import_rows where batch_id = batch order by line);
  perform private.add_rows(own, ids);
  perform private.keep_words_of(own.list,
    ids || array(select lead_id from private.import_changes where batch_id = batch));
  perform set_config('curbfront.in_bulk', '', true);
  answer := answer || jsonb_build_object('status', 'added', 'refused', bad, 'added', cardinality(ids));
  update private.import_batches set result = answer, added_ids = ids where id = batch;
  delete from private.import_rows where batch_id = batch;
  return answer;
end;
$$;

revoke all on all functions in schema private from public;

revoke all on function public.commit_import from public, anon, authenticated;
grant execute on function public.commit_import to authenticated;

-- Undo --------------------------------------------------------------------------------------------

-- An import can be undone for a day.

-- Restores the leads that the import changed, unless somebody has changed them since. Returns their number.
create function private.restore_leads(batch uuid, import_file text) returns integer
  language plpgsql volatile security definer set search_path = '' set enable_nestloop = off
as $$
declare
  ids uuid[];
  alike uuid[];
begin
  perform from public.leads where id in (select lead_id from private.import_changes where batch_id = batch)
    order by id for update;
  delete from private.import_changes as c using public.leads as l
    where c.batch_id = batch and l.id = c.lead_id and (l.version <> c.version or l.archived_at is not null);
  ids := array(select lead_id from private.import_changes where batch_id = batch);
  alike := private.leads_alike(ids);
  perform private.write_change_events(batch, true, import_file);
  execute format('
    update public.leads as l set %s
      from private.import_changes as c
      cross join lateral jsonb_populate_record(null::public.leads, c.before) as was
      where c.batch_id = $1 and l.id = c.lead_id',
    private.assignments(private.lead_columns_of_import(), 'was')) using batch;
  perform private.reflag_leads(alike || private.leads_alike(ids));
  return cardinality(ids);
end;
$$;

-- Does for all leads of an import what flag_duplicates() does for one that is archived: leads that looked
-- like one of them may have no duplicate now.
create function private.unflag_leads_alike(added uuid[]) returns void
  language sql volatile security definer set search_path = ''
as $$
  with keys as materialized (
    select email_key, phone_key, business_key from public.leads
      where id = any (added) and archived_at is not null
  )
  update public.leads as l set has_duplicates = false
    where l.has_duplicates and l.archived_at is null and l.id in (
      select id from public.leads join (select distinct email_key from keys) as k using (email_key)
        where archived_at is null and has_duplicates
      union select id from public.leads join (select distinct phone_key from keys) as k using (phone_key)
        where archived_at is null and has_duplicates
      union select id from public.leads join (select distinct business_key from keys) as k using (business_key)
        where archived_at is null and has_duplicates)
    and not exists (select from private.lead_sharing(l));
$$;

-- Archives the rows that nobody has worked on since. Returns their ids.
create function private.archive_untouched(own private.import_batches) returns uuid[]
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  archived uuid[];
begin
  case own.list
    when 'leads' then
      with done as (
        update public.leads as r set archived_at = now(), has_duplicates = false
        where r.id = any (own.added_ids) and r.version = 1 and r.archived_at is null
          and not exists (select from public.crm_notes as n where n.lead_id = r.id)
          and not exists (select from public.tasks as k where k.lead_id = r.id)
        returning r.id
      ) select array(select id from done) into archived;
    when 'clients' then
      with done as (
        update public.clients as r set archived_at = now()
        where r.id = any (own.added_ids) and r.version = 1 and r.archived_at is null
          and not exists (select from public.tickets as t where t.client_id = r.id)
          and not exists (select from public.crm_notes as n where n.client_id = r.id)
          and not exists (select from public.tasks as k where k.client_id = r.id)
        returning r.id
      ) select array(select id from done) into archived;
    else
      with done as (
        update public.tickets as r set archived_at = now()
        where r.id = any (own.added_ids) and r.version = 1 and r.archived_at is null
          and not exists (select from public.ticket_messages as m where m.ticket_id = r.id and m.kind <> 'client')
        returning r.id
      ) select array(select id from done) into archived;
  end case;
  return archived;
end;
$$;

-- Archives the rows that an import added, and restores the leads that it changed. Rows that somebody has
-- worked on since stay, and are counted.
create function public.undo_import(batch uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '120s'
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  own private.import_batches := private.lock_batch(batch);
  archived uuid[];
  changed integer := (own.result ->> 'changed')::integer;
  restored integer;
  answer jsonb;
begin
  if own.undo_result is not null then
    return own.undo_result;
  end if;
  if own.result is null then
    raise exception 'This import is not done yet.' using errcode = '22023', hint = 'invalid';
  end if;
  perform set_config('curbfront.in_bulk', 'true', true);
  archived := private.archive_untouched(own);
  perform private.write_import_events(own.list, archived, null);
  restored := private.restore_leads(batch, own.file_name);
  perform set_config('curbfront.in_bulk', '', true);
  if own.list = 'leads' then
    perform private.unflag_leads_alike(archived);
  elsif own.list = 'clients' then
    -- The domains can be used again.
    update public.client_sites as s set archived_at = now() from public.clients as c
      where c.id = s.client_id and c.id = any (own.added_ids) and c.archived_at is not null and s.archived_at is null;
  end if;
  answer := jsonb_build_object('archived', cardinality(archived), 'restored', restored,
    'kept', cardinality(own.added_ids) - cardinality(archived) + changed - restored);
  update private.import_batches set undo_result = answer where id = batch;
  return answer;
end;
$$;

-- The caller's imports of the last day that can be undone, newest first.
create function public.recent_imports(list text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'file_name', b.file_name,
        'created_at', b.created_at, 'added', b.result -> 'added', 'changed', b.result -> 'changed') order by b.created_at desc), '[]')
    from private.import_batches as b
    where b.maker_id = auth.uid() and b.list = recent_imports.list and private.may_import(b.list)
      and (b.result ->> 'added')::integer + (b.result ->> 'changed')::integer > 0 and b.undo_result is null
      and b.created_at > now() - interval '1 day';
  $$;

revoke all on all functions in schema private from public;

revoke all on function public.undo_import, public.recent_imports from public, anon, authenticated;
grant execute on function public.undo_import, public.recent_imports to authenticated;
