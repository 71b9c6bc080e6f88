-- Imports of leads, clients and tickets from a file: how rows are staged and checked.

-- Staging -----------------------------------------------------------------------------------------

-- Rows are staged in a batch, checked together and then added in one transaction. A batch belongs to the
-- person who made it, and lasts a day. import_matches.sql finds existing records and changes leads;
-- import_commit.sql adds the rest and undoes it all.
--
-- A staged record has what a person may write, by the names of the columns, without blanks. A row that cannot
-- be read has its problem instead, so that "all or nothing" counts it. A problem is "column:what", such as
-- "email:invalid".

create table private.import_batches (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null references public.staff (user_id),
  list text not null check (list in ('leads', 'clients', 'tickets')),
  file_name text not null check (btrim(file_name) <> '' and length(file_name) <= 200),
  created_at timestamptz not null default now(),
  -- Stage, source and owner of leads whose row names none.
  defaults jsonb not null default '{}',
  -- The ids that it added, for Undo; the staged rows are deleted by then.
  added_ids uuid[],
  result jsonb,
  undo_result jsonb
);

create table private.import_rows (
  batch_id uuid not null references private.import_batches (id) on delete cascade,
  line integer not null check (line between 1 and 100000000),
  record jsonb not null check (length(record::text) <= 40000),
  problem text check (length(problem) <= 100),
  is_unreadable boolean not null default false,
  record_id uuid not null default gen_random_uuid(),
  -- The keys by which duplicates of leads are found, as in the generated columns of leads.
  email_key text generated always as (nullif(lower(btrim(record ->> 'email')), '')) stored,
  phone_key text generated always as
    (nullif(right(regexp_replace(record ->> 'phone', '\D', '', 'g'), 10), '')) stored,
  business_key text generated always as
    (nullif(regexp_replace(lower(record ->> 'business'), '[^a-z0-9]', '', 'g'), '')) stored,
  -- The client of a ticket, found by name, domain or address.
  client_id uuid,
  site_id uuid,
  -- The existing record, or the earlier line of the file, that looks the same.
  duplicate_of uuid,
  duplicate_line integer,
  -- How certain the match is: 'same' is certain; 'several' is ambiguous, 'unsure' may be another person;
  -- 'won' and 'archived' are closed.
  match text check (match in ('same', 'several', 'unsure', 'won', 'archived')),
  -- The columns of an existing lead that the row changes.
  changes jsonb,
  primary key (batch_id, line)
);

create index import_batches_maker_idx on private.import_batches (maker_id, created_at);

alter table private.import_batches enable row level security;
alter table private.import_rows enable row level security;
revoke all on private.import_batches, private.import_rows from public, anon, authenticated;

create function private.may_import(list text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select case list when 'tickets' then private.can('tickets.write')
      when 'leads' then private.can('leads.write')
      when 'clients' then private.can('clients.write')
      else false end;
  $$;

-- The caller's own batch, locked. Another person's is reported as missing.
create function private.lock_batch(batch uuid) returns private.import_batches
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own private.import_batches;
begin
  select * into own from private.import_batches as b
    where b.id = batch and b.maker_id = auth.uid() and private.may_import(b.list) for update;
  if not found then
    raise exception 'There is no such import of yours.' using errcode = '42501', hint = 'forbidden';
  end if;
  return own;
end;
$$;

-- Starting ----------------------------------------------------------------------------------------

create function public.start_import(list text, file_name text, defaults jsonb default '{}') returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  batch uuid;
begin
  if not coalesce(private.may_import(list), false) then
    raise exception 'Your role does not import these.' using errcode = '42501', hint = 'forbidden';
  end if;
  delete from private.import_batches where created_at < now() - interval '1 day';
  -- The five newest unfinished batches of a person stay, for other tabs.
  delete from private.import_batches where id in (
    select b.id from private.import_batches as b where b.maker_id = auth.uid() and b.result is null
    order by b.created_at desc offset 5);
  insert into private.import_batches (maker_id, list, file_name, defaults)
    values (auth.uid(), list, coalesce(nullif(btrim(left(file_name, 200)), ''), 'Pasted text'),
      private.import_defaults(list, defaults))
    returning id into batch;
  return batch;
end;
$$;

-- Up to 1,000 rows: [{"line", "record"} or {"line", "problem"}]. A line that is sent again replaces itself.
create function public.add_import_rows(batch uuid, rows jsonb) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own private.import_batches := private.lock_batch(batch);
  staged integer;
begin
  if own.result is not null then
    raise exception 'This import is done.' using errcode = '22023', hint = 'done';
  end if;
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 1000 then
    raise exception 'Send up to 1,000 rows at once.' using errcode = '22023', hint = 'invalid';
  end if;
  insert into private.import_rows (batch_id, line, record, problem, is_unreadable)
    -- A line that comes twice in one call would be an error: the later one counts.
    select distinct on (at.line) batch, at.line, coalesce((
        select jsonb_object_agg(key, value) from jsonb_each(case jsonb_typeof(given -> 'record')
          when 'object' then given -> 'record' else '{}' end)
        where jsonb_typeof(value) in ('string', 'number') and btrim(value #>> '{}') <> ''), '{}'),
      given ->> 'problem', given ->> 'problem' is not null
    from jsonb_array_elements(rows) with ordinality as listed (given, nth)
    cross join lateral (select (given ->> 'line')::integer as line) as at
    order by at.line, nth desc
    on conflict (batch_id, line) do update set record = excluded.record,
      problem = excluded.problem, is_unreadable = excluded.is_unreadable;
  select count(*) into staged from private.import_rows where batch_id = batch;
  if staged > 50000 then
    raise exception 'A file can have 50,000 rows.' using errcode = '22023', hint = 'too-many';
  end if;
  return staged;
end;
$$;

-- Discards an import that was begun and given up.
create function public.discard_import(batch uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own private.import_batches := private.lock_batch(batch);
begin
  if own.result is null then
    delete from private.import_batches where id = own.id;
  end if;
end;
$$;

revoke all on all functions in schema private from public;

revoke all on function public.start_import, public.add_import_rows, public.discard_import
  from public, anon, authenticated;
grant execute on function public.start_import, public.add_import_rows, public.discard_import to authenticated;

-- Checks ------------------------------------------------------------------------------------------

-- The checks of the tables themselves, which return a word for each problem instead of an error.

-- The cases are nested, because a date can only be made of valid numbers. [0-9] is used, because \d matches
-- digits of any script, which PostgreSQL does not read as numbers.
create function private.is_day(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when value ~ '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
      then right(value, 2)::integer <= extract(day from
        (left(value, 8) || '01')::date + interval '1 month' - interval '1 day')
      else false end;
  $$;

-- The problem of a file's value for one column; null when there is none.
create function private.value_problem(rule private.record_columns, value text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  is_valid constant boolean := case rule.kind
    when 'email' then private.is_email_address(value)
    when 'phone' then length(regexp_replace(value, '\D', '', 'g')) between 7 and 15 and length(value) <= rule.max_length
    when 'domain' then private.is_domain(value)
    when 'region' then value ~ '^[A-Z]{2}$'
    when 'money' then case when value ~ '^[0-9]{1,9}$' then value::bigint <= 100000000 else false end
    when 'day' then private.is_day(value)
    when 'choice' then value = any (rule.choices)
    else true end;
begin
  return rule.name || case when not is_valid then ':invalid' when length(value) > rule.max_length then ':too-long' end;
end;
$$;

-- The first problem of each row that has one. It turns on nested loops, which its caller turns off, because
-- each row is taken apart.
create function private.row_problems(batch uuid, list text) returns table (line integer, problem text)
  language sql stable set search_path = '' set enable_nestloop = on
  as $$
    with listed as materialized (
      select r.line, r.record from private.import_rows as r where r.batch_id = batch and not r.is_unreadable
    ), found as (
      select listed.line, private.value_problem(rule, value) as problem, rule.position
        from listed cross join lateral jsonb_each_text(listed.record) as field (name, value)
        join private.record_columns as rule on rule.list = row_problems.list and rule.name = field.name
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

-- The person named in a record, if they work here; a new record is not assigned to somebody who left.
create function private.active_staff(person text) returns uuid
  language sql stable set search_path = ''
  as $$ select user_id from public.staff where user_id::text = person and removed_at is null; $$;

-- The person of the existing record that a row matches.
create function private.stored_person(list text, record_id uuid) returns text
  language sql stable set search_path = ''
  as $$
    select case list when 'leads' then (select owner_id::text from public.leads where id = record_id)
      when 'clients' then (select owner_id::text from public.clients where id = record_id)
      else (select assignee_id::text from public.tickets where id = record_id) end;
  $$;

-- Problems of new rows only: a lead is won by making it a client, and an existing record may keep a person
-- who left.
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
    -- The second of two lines with one domain has a problem, because only one can have it.
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
  -- Only changes are written: most of 50,000 rows have no problem, and had none when they were staged.
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

-- The stage, source and owner of leads whose row names none.
create function private.import_defaults(list text, given jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  kept jsonb := coalesce((select jsonb_object_agg(key, value) from jsonb_each_text(given)
    where list = 'leads' and key in ('stage', 'source', 'owner_id') and value <> ''), '{}');
begin
  if kept ->> 'stage' = 'won'
      or kept ? 'owner_id' and private.active_staff(kept ->> 'owner_id') is null
      or exists (select from jsonb_each_text(kept) as field (name, value)
        join private.record_columns as rule on rule.list = 'leads' and rule.name = field.name
        where private.value_problem(rule, value) is not null) then
    raise exception 'Leads cannot come in like that.' using errcode = '22023', hint = 'invalid', detail = 'defaults';
  end if;
  return kept;
end;
$$;

-- The first rows that match something, with the match and the changes to it.
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

-- The result of checking the rows against the database. Problems that came with the rows are only counted.
-- Hosted requests end after 8 seconds; PostgREST raises that by a function's own setting. It is planned for
-- each call, because a plan made for small files would join 50,000 rows with 50,000 by nested loops.
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
