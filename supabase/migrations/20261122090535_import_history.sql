-- What the history tells of an import: a line for each row that it added, changed or put away.

-- What the history keeps of a row of this table, as the fields of `r`. Named one by one: to read a
-- whole row as JSON would write out the words it is found by.
create function private.audited_columns(entity text) returns text
  language sql stable security definer set search_path = ''
  as $$
    select string_agg(format('r.%I', attname), ', ' order by attnum) from pg_catalog.pg_attribute
    where attrelid = format('public.%I', entity)::regclass and attnum > 0 and not attisdropped
      and attname <> all (private.bookkeeping_columns() || array['id', 'rank', 'created_at']);
  $$;

-- The history of rows that an import has just added or, without a file's name, put away.
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

-- The history of what came along with imported clients or tickets: contacts, addresses, messages.
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

-- One line of history for each lead that the batch changed or, with `is_undone`, gave back.
create function private.write_change_events(batch uuid, is_undone boolean, import_file text) returns void
  language sql volatile security definer set search_path = '' set enable_nestloop = off
as $$
  insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id, lead_id, before, after)
    select auth.uid(), (select display_name from public.staff where user_id = auth.uid()), 'leads', l.id,
      'changed', l.client_id, l.id, case when is_undone then told.after else told.before end,
      case when is_undone then told.before || jsonb_build_object('import_undone', import_file)
        else told.after || jsonb_build_object('import_file', import_file) end
    from private.import_changes as c join public.leads as l on l.id = c.lead_id
    cross join lateral (
      select jsonb_object_agg(key, value) as before, jsonb_object_agg(key, c.after -> key) as after
      from jsonb_each(c.before) where value <> c.after -> key
    ) as told
    where c.batch_id = batch;
$$;

revoke all on all functions in schema private from public;
