-- Takes an import back, for a day.

-- Gives back what the import changed, where nobody has changed it since. Answers how many.
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

-- What flag_duplicates() does for a single lead that is archived, for all of an import: who looked
-- like one of them may be alone now.
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

-- Puts away what nobody has worked on since. Answers which.
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

-- Puts away what an import added, and gives leads that it changed back what they said before. What
-- somebody has worked on since stays, and is counted.
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
    -- Its domains are free again.
    update public.client_sites as s set archived_at = now() from public.clients as c
      where c.id = s.client_id and c.id = any (own.added_ids) and c.archived_at is not null and s.archived_at is null;
  end if;
  answer := jsonb_build_object('archived', cardinality(archived), 'restored', restored,
    'kept', cardinality(own.added_ids) - cardinality(archived) + changed - restored);
  update private.import_batches set undo_result = answer where id = batch;
  return answer;
end;
$$;

-- The caller's imports of the last day that can be taken back, newest first.
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
