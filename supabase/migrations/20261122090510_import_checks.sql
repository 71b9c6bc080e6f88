-- What is wrong with the rows of an import: the rules of the tables' own checks, as a word instead of a
-- refusal.

-- Nested cases: a date is only built of numbers that make one. [0-9], because \d can be a digit of any
-- script, which Postgres reads as no number.
create function private.is_day(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when value ~ '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
      then right(value, 2)::integer <= extract(day from
        (left(value, 8) || '01')::date + interval '1 month' - interval '1 day')
      else false end;
  $$;

-- What is wrong with what a file says for one column; null when nothing is.
create function private.value_problem(rule private.record_columns, value text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  is_valid constant boolean := case rule.kind
    when 'email' then private.is_email_address(value)
    when 'phone' then length(regexp_replace(value, '\D', '', 'g')) between 7 and 15 and length(value) <= rule.longest
    when 'domain' then private.is_domain(value)
    when 'region' then value ~ '^[A-Z]{2}$'
    when 'money' then case when value ~ '^[0-9]{1,9}$' then value::bigint <= 100000000 else false end
    when 'day' then private.is_day(value)
    when 'choice' then value = any (rule.choices)
    else true end;
begin
  return rule.name || case when not is_valid then ':invalid' when length(value) > rule.longest then ':too-long' end;
end;
$$;

-- The first problem of each row that has one. With loops, which the caller does without: each row is
-- taken apart.
create function private.row_problems(batch uuid, list text) returns table (line integer, problem text)
  language sql stable set search_path = '' set enable_nestloop = on
  as $$
    with listed as materialized (
      select r.line, r.record from private.import_rows as r where r.batch_id = batch and not r.is_unreadable
    ), found as (
      select listed.line, private.value_problem(rule, value) as problem, rule.position
        from listed cross join lateral jsonb_each_text(listed.record) as said (name, value)
        join private.record_columns as rule on rule.list = row_problems.list and rule.name = said.name
      union all
      select listed.line, rule.name || ':required', -1000 + rule.position
        from listed join private.record_columns as rule
          on rule.list = row_problems.list and rule.is_required and not listed.record ? rule.name
      union all
      -- An address has a town.
      select listed.line, 'town:required', 1000
        from listed where row_problems.list = 'clients' and listed.record ? 'street' and not listed.record ? 'town'
    )
    select found.line, (array_agg(found.problem order by found.position))[1] from found
    where found.problem is not null group by found.line;
  $$;

-- Who is named in a record and works here; nobody new is assigned to somebody who left.
create function private.active_staff(person text) returns uuid
  language sql stable set search_path = ''
  as $$ select user_id from public.staff where user_id::text = person and removed_at is null; $$;

-- Whose the record is that a row looks like.
create function private.stored_person(list text, record_id uuid) returns text
  language sql stable set search_path = ''
  as $$
    select case list when 'leads' then (select owner_id::text from public.leads where id = record_id)
      when 'clients' then (select owner_id::text from public.clients where id = record_id)
      else (select assignee_id::text from public.tickets where id = record_id) end;
  $$;

-- What is only wrong with a row that is not here already: a lead is won by making it a client, and
-- somebody who left keeps what they have.
create function private.find_new_row_problems(batch uuid, list text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.import_rows as r set problem = field || ':unknown'
    from (values ('owner_id'), ('assignee_id')) as fields (field)
    where r.batch_id = batch and r.record ?| array['owner_id', 'assignee_id'] and r.record ? field
      and r.problem is null and private.active_staff(r.record ->> field) is null
      and (r.duplicate_of is null or private.stored_person(list, r.duplicate_of) is distinct from r.record ->> field);
  if list = 'leads' then
    update private.import_rows set problem = 'stage:won'
      where batch_id = batch and record ->> 'stage' = 'won' and problem is null and match is distinct from 'won';
  elsif list = 'clients' then
    -- The second of two lines with one domain: only one can have it.
    update private.import_rows as r set problem = 'domain:repeated'
      from (select line, row_number() over (partition by record ->> 'domain' order by line) as nth
        from private.import_rows where batch_id = batch and record ? 'domain' and problem is null) as same
      where r.batch_id = batch and r.line = same.line and same.nth > 1;
  end if;
end;
$$;

create function private.check_batch(batch uuid, list text) returns void
  language plpgsql volatile security definer set search_path = '' set enable_nestloop = off
as $$
begin
  -- Only what changes is written: of 50,000 rows most are good, and were when they were staged.
  update private.import_rows as r set problem = seen.problem, client_id = null, site_id = null,
      duplicate_of = null, duplicate_line = null, match = null, changes = null
    from (select i.line, found.problem
      from private.import_rows as i left join private.row_problems(batch, list) as found using (line)
      where i.batch_id = batch and not i.is_unreadable) as seen
    where r.batch_id = batch and r.line = seen.line
      and ((r.problem, r.client_id, r.site_id) is distinct from (seen.problem, null::uuid, null::uuid)
        or r.duplicate_of is not null or r.duplicate_line is not null);
  perform private.find_existing(batch, list);
  perform private.find_new_row_problems(batch, list);
  update private.import_rows set duplicate_of = null, match = null
    where batch_id = batch and problem is not null and duplicate_of is not null;
  perform private.find_repeats(batch, list);
  if list = 'leads' then
    perform private.find_lead_changes(batch);
  end if;
end;
$$;

-- What leads get that do not say it themselves: a stage, a source, an owner.
create function private.import_defaults(list text, given jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  kept jsonb := coalesce((select jsonb_object_agg(key, value) from jsonb_each_text(given)
    where list = 'leads' and key in ('stage', 'source', 'owner_id') and value <> ''), '{}');
begin
  if kept ->> 'stage' = 'won'
      or kept ? 'owner_id' and private.active_staff(kept ->> 'owner_id') is null
      or exists (select from jsonb_each_text(kept) as said (name, value)
        join private.record_columns as rule on rule.list = 'leads' and rule.name = said.name
        where private.value_problem(rule, value) is not null) then
    raise exception 'Leads cannot come in like that.' using errcode = '22023', hint = 'invalid', detail = 'defaults';
  end if;
  return kept;
end;
$$;

-- The first rows that look like something, with what, and what each would change there.
create function private.first_duplicates(batch uuid, list text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('line', d.line, 'duplicate_line', d.duplicate_line,
        'duplicate_of', d.duplicate_of, 'match', d.match, 'changes', d.changes,
        'before', (select jsonb_object_agg(key, value) from public.leads as l
          cross join lateral jsonb_each(to_jsonb(l)) where l.id = d.duplicate_of and d.changes ? key),
        'name', case list
          when 'leads' then (select coalesce(l.business, l.name) from public.leads as l where l.id = d.duplicate_of)
          when 'clients' then (select c.business from public.clients as c where c.id = d.duplicate_of)
          else (select t.subject from public.tickets as t where t.id = d.duplicate_of) end) order by d.line), '[]')
    from (select * from private.import_rows as r where r.batch_id = batch
      and (r.duplicate_of is not null or r.duplicate_line is not null) order by r.line limit 100) as d;
  $$;

-- How the rows fare against the database. Problems that came with the rows are counted, not told.
-- Hosted requests are ended after 8 seconds; PostgREST raises that by what a function sets. Planned
-- anew each time: a plan kept from small files joins 50,000 rows with 50,000, one by one.
create function public.check_import(batch uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '120s'
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  own private.import_batches := private.lock_batch(batch);
begin
  if own.result is not null then
    raise exception 'This import is done.' using errcode = '22023', hint = 'done';
  end if;
  perform private.check_batch(batch, own.list);
  return (select jsonb_build_object('rows', count(*), 'bad', count(*) filter (where problem is not null),
      'duplicates', count(*) filter (where duplicate_of is not null or duplicate_line is not null),
      'changed', count(*) filter (where changes <> '{}'), 'unchanged', count(*) filter (where changes = '{}'),
      'problems', coalesce(jsonb_agg(jsonb_build_object('line', line, 'problem', problem) order by line)
        filter (where problem is not null and not is_unreadable), '[]'),
      'unclear', coalesce(jsonb_agg(jsonb_build_object('line', line, 'why',
          case when duplicate_line is not null then 'repeated' else match end) order by line)
        filter (where (duplicate_of is not null or duplicate_line is not null) and changes is null), '[]'),
      'first_duplicates', private.first_duplicates(batch, own.list))
    from private.import_rows where batch_id = batch);
end;
$$;

revoke all on all functions in schema private from public;

revoke all on function public.check_import from public, anon, authenticated;
grant execute on function public.check_import to authenticated;
