-- The import itself: adds a checked batch in one transaction, and takes it back for a day.

-- What flag_duplicates() does for a single lead, for all that an import is about to add: flags those
-- who are here and look like one of them. By key, not by pair: 50,000 rows may share one phone number.
create function private.flag_leads_like(batch uuid) returns void
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

-- Each comes with its flag: to set it afterwards would write every row and its indexes twice.
create function private.add_leads(batch uuid, defaults jsonb) returns void
  language sql volatile security definer set search_path = ''
as $$
  with flagged as materialized (
    select k.line,
      k.email_key is not null and (count(*) over (partition by k.email_key) > 1 or exists (
        select from public.leads as l where l.email_key = k.email_key and l.archived_at is null and not l.is_sample))
      or k.phone_key is not null and (count(*) over (partition by k.phone_key) > 1 or exists (
        select from public.leads as l where l.phone_key = k.phone_key and l.archived_at is null and not l.is_sample))
      or k.business_key is not null and (count(*) over (partition by k.business_key) > 1 or exists (
        select from public.leads as l where l.business_key = k.business_key and l.archived_at is null and not l.is_sample))
      as has_duplicates,
      row_number() over (order by k.line) as nth
    from private.import_rows as k where k.batch_id = batch
  ), placed as materialized (
    select line, has_duplicates, now() - nth * interval '1 microsecond' as created_at,
      -- As rank_of_moment() has it. Both keep the order of the file, newest first.
      4000000000000000 - (select (extract(epoch from now()) * 1000000)::bigint) + nth as place
    from flagged
  )
  insert into public.leads (id, reference, form, name, email, phone, business, trade, town, region, website,
      message, stage, lost_reason, value_cents, plan, source, next_step, next_step_on, owner_id, rank, created_at,
      has_duplicates)
    select record_id,
      -- Four digits more than a single lead's: among 50,000 at once eight would collide.
      'CF-' || upper(right(record_id::text, 12)), 'import', record ->> 'name', record ->> 'email', record ->> 'phone',
      record ->> 'business', record ->> 'trade', record ->> 'town',
      coalesce(record ->> 'region', substring(record ->> 'town' from ',\s*([A-Z]{2})\s*$')),
      record ->> 'website', record ->> 'message', stage,
      case when stage = 'lost' then coalesce(record ->> 'lost_reason', 'Not stated') end,
      coalesce((record ->> 'value_cents')::integer, 29900), coalesce(record ->> 'plan', 'small-business'),
      coalesce(record ->> 'source', defaults ->> 'source', 'direct'),
      record ->> 'next_step', (record ->> 'next_step_on')::date, owner.user_id,
      private.rank_of_number(place), created_at, has_duplicates
    from private.import_rows join placed using (line)
    cross join lateral (select coalesce(record ->> 'stage', defaults ->> 'stage', 'new') as stage) as given
    left join (select user_id from public.staff where removed_at is null) as owner
      on owner.user_id = coalesce(record ->> 'owner_id', defaults ->> 'owner_id')::uuid
    where batch_id = batch;
$$;

-- What flag_duplicates() does for a single lead that is archived, for all of an import: who looked
-- like one of them may be alone now.
create function private.unflag_leads_like(added uuid[]) returns void
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

-- Each comes with the words of its contact and its domain, as index_client_related() collects them.
create function private.add_clients(batch uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  -- A domain that is a client's already stays with it.
  update private.import_rows as r set record = r.record - 'domain'
    from public.client_sites as s
    where r.batch_id = batch and s.domain = r.record ->> 'domain' and s.archived_at is null;
  insert into public.clients (id, business, trade, town, region, plan, monthly_price_cents, status, owner_id,
      client_since, related_words)
    select record_id, record ->> 'business', record ->> 'trade', record ->> 'town', record ->> 'region',
      coalesce(record ->> 'plan', 'small-business'), coalesce((record ->> 'monthly_price_cents')::integer, 29900),
      coalesce(record ->> 'status', 'active'), private.present_staff(record ->> 'owner_id'),
      coalesce((record ->> 'client_since')::date, (now() at time zone 'America/New_York')::date),
      concat_ws(' ', record ->> 'contact_name', replace(record ->> 'contact_email', '@', ' '),
        right(regexp_replace(record ->> 'contact_phone', '\D', '', 'g'), 10),
        record ->> 'domain', replace(record ->> 'domain', '.', ' '))
    from private.import_rows where batch_id = batch;
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
$$;

create function private.add_tickets(batch uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.tickets (id, client_id, site_id, subject, priority, status, assignee_id, clock_stopped_at, resolved_at)
    select record_id, client_id, site_id, record ->> 'subject', coalesce(record ->> 'priority', 'medium'),
      coalesce(record ->> 'status', 'open'), private.present_staff(record ->> 'assignee_id'),
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
$$;

-- What the history keeps of a row of this table, as the fields of `r`. Named one by one: to read a
-- whole row as JSON would write out the words it is found by.
create function private.told_columns(entity text) returns text
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
      else format('null::jsonb, (select jsonb_strip_nulls(to_jsonb(told)) from (select %s) as told)
        || jsonb_build_object(''import_file'', $2)', private.told_columns(list)) end)
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
        ''created'', %2$s, (select jsonb_strip_nulls(to_jsonb(told)) from (select %3$s) as told)
      from unnest($1) as listed (id) join public.%1$I as r on r.%4$I = listed.id', entity,
    case entity when 'ticket_messages'
      then '(select t.client_id from public.tickets as t where t.id = r.ticket_id), r.ticket_id'
      else 'r.client_id, null::uuid' end,
    private.told_columns(entity), parent)
    using ids;
end;
$$;

-- What becomes of rows that look like something: `duplicates` is "skip", "add" or, of leads,
-- "update". Leaves those in the batch that are to be added.
create function private.sort_out_duplicates(own private.import_batches, duplicates text) returns jsonb
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
    -- What is won is a client, and no second lead of it can be won.
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
      perform private.flag_leads_like(own.id);
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

-- Adds the batch: with mode "all" every row or, when one is bad, none; with "skip" the good ones.
-- Asked again, it answers the same. {"status": "added" or "refused", "added", "refused", and of those
-- that looked like something "skipped", "changed", "unchanged", "unclear"}.
create function public.commit_import(batch uuid, mode text, duplicates text) returns jsonb
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '120s'
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  own private.import_batches := private.own_batch(batch);
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
  -- Again, because others may have worked since the preview.
  perform private.check_batch(batch, own.list);
  select count(*) into bad from private.import_rows where batch_id = batch and problem is not null;
  if mode = 'all' and bad > 0 then
    return jsonb_build_object('status', 'refused', 'added', 0, 'skipped', 0, 'changed', 0, 'unchanged', 0,
      'unclear', 0, 'refused', bad);
  end if;
  delete from private.import_rows where batch_id = batch and problem is not null;
  perform set_config('curbfront.in_bulk', 'true', true);
  answer := private.sort_out_duplicates(own, duplicates);
  ids := array(select record_id from private.import_rows where batch_id = batch order by line);
  perform private.add_rows(own, ids);
  perform set_config('curbfront.in_bulk', '', true);
  answer := answer || jsonb_build_object('status', 'added', 'refused', bad, 'added', cardinality(ids));
  update private.import_batches set result = answer, added_ids = ids where id = batch;
  delete from private.import_rows where batch_id = batch;
  return answer;
end;
$$;

-- Puts away what an import added, and gives leads that it changed back what they said before. What
-- somebody has worked on since stays, and is counted.
create function public.undo_import(batch uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '120s'
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  own private.import_batches := private.own_batch(batch);
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
  execute format('with archived as (update public.%I as r set archived_at = now()%s
    where r.id = any ($1) and r.version = 1 and r.archived_at is null%s', own.list,
    case own.list when 'leads' then ', has_duplicates = false' else '' end,
    case own.list when 'clients' then ' and not exists (select 1 from public.tickets as t where t.client_id = r.id)
        and not exists (select 1 from public.crm_notes as n where n.client_id = r.id)
        and not exists (select 1 from public.tasks as k where k.client_id = r.id)'
      when 'leads' then ' and not exists (select 1 from public.crm_notes as n where n.lead_id = r.id)
        and not exists (select 1 from public.tasks as k where k.lead_id = r.id)'
      else ' and not exists (select 1 from public.ticket_messages as m where m.ticket_id = r.id
        and m.kind <> ''client'')' end || ' returning r.id) select array(select id from archived)')
    into archived using own.added_ids;
  perform private.write_import_events(own.list, archived, null);
  restored := private.restore_leads(batch, own.file_name);
  perform set_config('curbfront.in_bulk', '', true);
  if own.list = 'leads' then
    perform private.unflag_leads_like(archived);
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
    select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'fileName', b.file_name,
        'at', b.created_at, 'added', b.result -> 'added', 'changed', b.result -> 'changed') order by b.created_at desc), '[]')
    from private.import_batches as b
    where b.maker_id = auth.uid() and b.list = recent_imports.list and private.may_import(b.list)
      and (b.result ->> 'added')::integer + (b.result ->> 'changed')::integer > 0 and b.undo_result is null
      and b.created_at > now() - interval '1 day';
  $$;

do $$
declare
  signature text;
begin
  foreach signature in array array['commit_import(uuid, text, text)', 'undo_import(uuid)',
      'recent_imports(text)'] loop
    execute format('revoke all on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to authenticated', signature);
  end loop;
  foreach signature in array array['flag_leads_like(uuid)', 'add_leads(uuid, jsonb)', 'unflag_leads_like(uuid[])',
      'add_clients(uuid)', 'add_tickets(uuid)', 'told_columns(text)', 'write_import_events(text, uuid[], text)',
      'write_part_events(text, uuid[])', 'sort_out_duplicates(private.import_batches, text)',
      'add_rows(private.import_batches, uuid[])'] loop
    execute format('revoke all on function private.%s from public', signature);
  end loop;
end;
$$;
