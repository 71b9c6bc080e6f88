-- Import of leads, clients and tickets from a file. Rows are staged in a batch, checked as a whole
-- and then added in one transaction. A batch belongs to whoever made it, and lasts a day. Here: how
-- rows are staged and checked. The next migrations find what is here already, change leads that are,
-- and add the rest.
--
-- A staged record holds what a person may write, by the names of the columns, blanks left out; a
-- row that the file itself makes unreadable comes with its problem instead, so that "all or
-- nothing" counts it. A problem is "column:what", such as "email:invalid".

create table private.import_batches (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null references public.staff (user_id),
  list text not null check (list in ('leads', 'clients', 'tickets')),
  file_name text not null check (btrim(file_name) <> '' and length(file_name) <= 200),
  created_at timestamptz not null default now(),
  -- Stage, source and owner of leads whose row does not say them.
  defaults jsonb not null default '{}',
  -- What it added, for Undo; its rows are gone by then.
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
  -- What decides whether a lead looks like another, as in the generated columns of leads.
  email_key text generated always as (nullif(lower(btrim(record ->> 'email')), '')) stored,
  phone_key text generated always as
    (nullif(right(regexp_replace(record ->> 'phone', '\D', '', 'g'), 10), '')) stored,
  business_key text generated always as
    (nullif(regexp_replace(lower(record ->> 'business'), '[^a-z0-9]', '', 'g'), '')) stored,
  -- Of a ticket, found by its words.
  client_id uuid,
  site_id uuid,
  -- What is here already, or an earlier line of the file, that looks the same.
  duplicate_of uuid,
  duplicate_line integer,
  -- How sure that is: 'same' is it; of 'several' nobody can say which, 'unsure' may be somebody else;
  -- 'won' and 'archived' are closed.
  match text check (match in ('same', 'several', 'unsure', 'won', 'archived')),
  -- Of a lead that is here: the columns that the row says otherwise.
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

-- The caller's own batch, locked. Somebody else's is as absent as one that never was.
create function private.own_batch(batch uuid) returns private.import_batches
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

-- What is wrong with a record ------------------------------------------------------------------
-- The rules of the tables' own checks, as a word instead of a refusal. The first one that fails.
-- Without a search path of their own: only so are they inlined, which makes them ten times faster.

create function private.too_long(record jsonb, field text, longest integer) returns text
  language sql immutable parallel safe
  as $$ select case when length(record ->> field) > longest then field || ':too-long' end; $$;

create function private.not_matching(record jsonb, field text, pattern text) returns text
  language sql immutable parallel safe
  as $$ select case when (record ->> field) !~ pattern then field || ':invalid' end; $$;

create function private.not_an_amount(record jsonb, field text) returns text
  language sql immutable parallel safe
  as $$
    select case when record ->> field !~ '^\d{1,9}$' or (record ->> field)::bigint > 100000000
      then field || ':invalid' end;
  $$;

create function private.not_a_phone(record jsonb, field text) returns text
  language sql immutable parallel safe
  as $$
    select case when length(record ->> field) > 40
        or length(regexp_replace(record ->> field, '\D', '', 'g')) not between 7 and 15
      then field || ':invalid' end;
  $$;

-- Nested cases: a date is only built of numbers that make one.
create function private.not_a_day(record jsonb, field text) returns text
  language sql immutable parallel safe
  as $$
    select case when day is null then null
      when day !~ '^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$' then field || ':invalid'
      when right(day, 2)::integer > extract(day from
          (left(day, 8) || '01')::date + interval '1 month' - interval '1 day')
        then field || ':invalid' end
    from (select record ->> field as day) as given;
  $$;

create function private.import_trades() returns text
  language sql immutable parallel safe
  as $$ select '^(heating-and-cooling|roofing|plumbing|electrical|landscaping|cleaning|pest-control|garage-doors|other)$'; $$;

create function private.import_problem(list text, record jsonb) returns text
  language sql immutable parallel safe
  as $$
    select case list
      when 'leads' then coalesce(
        case when not record ? 'name' then 'name:required' end,
        private.too_long(record, 'name', 120), private.too_long(record, 'business', 160),
        private.not_matching(record, 'email', '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
        private.too_long(record, 'email', 254), private.not_a_phone(record, 'phone'),
        private.not_matching(record, 'trade', private.import_trades()),
        private.too_long(record, 'town', 120), private.not_matching(record, 'region', '^[A-Z]{2}$'),
        private.too_long(record, 'website', 300), private.too_long(record, 'message', 5000),
        private.not_matching(record, 'stage', '^(new|contacted|demo-booked|proposal|won|lost)$'),
        private.too_long(record, 'lost_reason', 200), private.not_an_amount(record, 'value_cents'),
        private.not_matching(record, 'plan', '^(small-business|enterprise)$'),
        private.not_matching(record, 'source', '^(organic-search|business-profile|referral|paid-search|direct)$'),
        private.too_long(record, 'next_step', 200), private.not_a_day(record, 'next_step_on'))
      when 'clients' then coalesce(
        case when not record ? 'business' then 'business:required' end,
        private.too_long(record, 'business', 160),
        private.not_matching(record, 'trade', private.import_trades()),
        private.too_long(record, 'town', 120), private.not_matching(record, 'region', '^[A-Z]{2}$'),
        private.not_matching(record, 'plan', '^(small-business|enterprise)$'),
        private.not_an_amount(record, 'monthly_price_cents'),
        private.not_matching(record, 'status', '^(onboarding|active|paused|cancelled)$'),
        private.not_a_day(record, 'client_since'),
        private.too_long(record, 'contact_name', 120),
        private.not_matching(record, 'contact_email', '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
        private.too_long(record, 'contact_email', 254), private.not_a_phone(record, 'contact_phone'),
        private.not_matching(record, 'domain', '^[a-z0-9.-]+\.[a-z]{2,}$'),
        private.too_long(record, 'domain', 253), private.too_long(record, 'street', 200),
        case when record ? 'street' and not record ? 'town' then 'town:required' end,
        private.too_long(record, 'postal_code', 12))
      else coalesce(
        case when not record ? 'client' then 'client:required' end,
        case when not record ? 'subject' then 'subject:required' end,
        private.too_long(record, 'subject', 200),
        private.not_matching(record, 'priority', '^(urgent|high|medium|low)$'),
        private.not_matching(record, 'status', '^(open|in-progress|waiting|resolved)$'),
        private.too_long(record, 'message', 20000))
      end;
  $$;

-- Who is named in a record and works here; nobody new is assigned to somebody who left.
create function private.present_staff(person text) returns uuid
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
create function private.find_problems_of_new(batch uuid, list text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.import_rows as r set problem = field || ':unknown'
    from (values ('owner_id'), ('assignee_id')) as fields (field)
    where r.batch_id = batch and r.record ?| array['owner_id', 'assignee_id'] and r.record ? field
      and r.problem is null and private.present_staff(r.record ->> field) is null
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
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Only what changes is written: of 50,000 rows most are good, and were when they were staged.
  update private.import_rows as r set problem = seen.problem, client_id = null, site_id = null,
      duplicate_of = null, duplicate_line = null, match = null, changes = null
    from (select line, private.import_problem(list, record) as problem
      from private.import_rows where batch_id = batch and not is_unreadable offset 0) as seen
    where r.batch_id = batch and r.line = seen.line
      and ((r.problem, r.client_id, r.site_id) is distinct from (seen.problem, null::uuid, null::uuid)
        or r.duplicate_of is not null or r.duplicate_line is not null);
  perform private.find_known(batch, list);
  perform private.find_problems_of_new(batch, list);
  update private.import_rows set duplicate_of = null, match = null
    where batch_id = batch and problem is not null and duplicate_of is not null;
  perform private.find_repeats(batch, list);
  if list = 'leads' then
    perform private.find_lead_changes(batch);
  end if;
end;
$$;

-- What the screen calls ----------------------------------------------------------------------

-- What leads get that do not say it themselves: a stage, a source, an owner.
create function private.import_defaults(list text, given jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  kept jsonb := coalesce((select jsonb_object_agg(key, value) from jsonb_each_text(given)
    where list = 'leads' and key in ('stage', 'source', 'owner_id') and value <> ''), '{}');
begin
  if private.import_problem('leads', kept || '{"name": "Anyone"}') is not null or kept ->> 'stage' = 'won'
      or kept ? 'owner_id' and private.present_staff(kept ->> 'owner_id') is null then
    raise exception 'Leads cannot come in like that.' using errcode = '22023', hint = 'invalid', detail = 'defaults';
  end if;
  return kept;
end;
$$;

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
  -- What a person began and left: the five newest stay, for their other tabs.
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

-- Up to 1,000 rows: [{"line", "record"} or {"line", "problem"}]. A line sent again replaces itself.
create function public.add_import_rows(batch uuid, rows jsonb) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own private.import_batches := private.own_batch(batch);
  staged integer;
begin
  if own.result is not null then
    raise exception 'This import is done.' using errcode = '22023', hint = 'done';
  end if;
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 1000 then
    raise exception 'Send up to 1,000 rows at once.' using errcode = '22023', hint = 'invalid';
  end if;
  insert into private.import_rows (batch_id, line, record, problem, is_unreadable)
    select batch, (given ->> 'line')::integer, coalesce((
        select jsonb_object_agg(key, value) from jsonb_each(case jsonb_typeof(given -> 'record')
          when 'object' then given -> 'record' else '{}' end)
        where jsonb_typeof(value) in ('string', 'number') and btrim(value #>> '{}') <> ''), '{}'),
      given ->> 'problem', given ? 'problem'
    from jsonb_array_elements(rows) as given
    on conflict (batch_id, line) do update set record = excluded.record,
      problem = excluded.problem, is_unreadable = excluded.is_unreadable;
  select count(*) into staged from private.import_rows where batch_id = batch;
  if staged > 50000 then
    raise exception 'A file can have 50,000 rows.' using errcode = '22023', hint = 'too-many';
  end if;
  return staged;
end;
$$;

-- What a file may say of a lead, as it is stored. Without a search path, to be inlined.
create function private.lead_values(lead public.leads) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object('name', lead.name, 'email', lead.email, 'phone', lead.phone,
      'business', lead.business, 'trade', lead.trade, 'town', lead.town, 'region', lead.region,
      'website', lead.website, 'message', lead.message, 'stage', lead.stage, 'lost_reason', lead.lost_reason,
      'value_cents', lead.value_cents, 'plan', lead.plan, 'source', lead.source, 'next_step', lead.next_step,
      'next_step_on', lead.next_step_on, 'owner_id', lead.owner_id);
  $$;

-- The first rows that look like something, with what, and what each would change there.
create function private.first_duplicates(batch uuid, list text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('line', d.line, 'ofLine', d.duplicate_line,
        'of', d.duplicate_of, 'match', d.match, 'changes', d.changes,
        'before', (select jsonb_object_agg(key, value) from public.leads as l
          cross join lateral jsonb_each(private.lead_values(l)) where l.id = d.duplicate_of and d.changes ? key),
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
  own private.import_batches := private.own_batch(batch);
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
      'firstDuplicates', private.first_duplicates(batch, own.list))
    from private.import_rows where batch_id = batch);
end;
$$;

-- Begun and given up: nothing stays behind.
create function public.discard_import(batch uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own private.import_batches := private.own_batch(batch);
begin
  if own.result is null then
    delete from private.import_batches where id = own.id;
  end if;
end;
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array['start_import(text, text, jsonb)', 'add_import_rows(uuid, jsonb)',
      'check_import(uuid)', 'discard_import(uuid)'] loop
    execute format('revoke all on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to authenticated', signature);
  end loop;
  foreach signature in array array['may_import(text)', 'own_batch(uuid)', 'too_long(jsonb, text, integer)',
      'not_matching(jsonb, text, text)', 'not_an_amount(jsonb, text)', 'not_a_phone(jsonb, text)',
      'not_a_day(jsonb, text)', 'import_trades()', 'import_problem(text, jsonb)', 'present_staff(text)',
      'stored_person(text, uuid)', 'find_problems_of_new(uuid, text)', 'import_defaults(text, jsonb)',
      'lead_values(public.leads)', 'first_duplicates(uuid, text)', 'check_batch(uuid, text)'] loop
    execute format('revoke all on function private.%s from public', signature);
  end loop;
end;
$$;
