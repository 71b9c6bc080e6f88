-- Import of leads, clients and tickets from a file. Rows are staged in a batch, checked as a whole
-- and then added in one transaction. A batch belongs to whoever made it, and lasts a day.
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
  primary key (batch_id, line)
);

create index import_batches_maker_idx on private.import_batches (maker_id, created_at);

alter table private.import_batches enable row level security;
alter table private.import_rows enable row level security;
revoke all on private.import_batches, private.import_rows from public, anon, authenticated;

create function private.may_import(list text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select case list when 'tickets' then private.has_staff_role('support', 'owner')
      when 'leads' then private.has_staff_role('sales', 'owner')
      when 'clients' then private.has_staff_role('sales', 'owner')
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
        -- A lead is won by making it a client.
        private.not_matching(record, 'stage', '^(new|contacted|demo-booked|proposal|lost)$'),
        private.too_long(record, 'lost_reason', 200), private.not_an_amount(record, 'value_cents'),
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

-- What two businesses have in common, however they were typed.
create function private.business_key(business text) returns text
  language sql immutable parallel safe
  as $$ select nullif(regexp_replace(lower(business), '[^a-z0-9]', '', 'g'), ''); $$;

-- Without loops in joins: the planner takes a file that has just come for empty, and would join its
-- 50,000 rows with all clients one by one.
create function private.find_ticket_clients(batch uuid) returns void
  language plpgsql volatile security definer set search_path = '' set enable_nestloop = off
as $$
begin
  -- By domain, of the client or of the ticket's site; then by name.
  update private.import_rows as r set client_id = s.client_id, site_id = s.id
    from public.client_sites as s
    where r.batch_id = batch and s.archived_at is null
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
    where r.batch_id = batch and named.key = private.business_key(r.record ->> 'client')
      and (r.site_id is null or private.domain_of(r.record ->> 'client') is null);
  update private.import_rows set problem = case when client_id is null then 'client:unknown' else 'site:unknown' end
    where batch_id = batch and problem is null
      and (client_id is null or record ? 'site' and site_id is null);
end;
$$;

-- As above.
create function private.find_duplicates(batch uuid, list text) returns void
  language plpgsql volatile security definer set search_path = '' set enable_nestloop = off
as $$
begin
  if list = 'leads' then
    with keys as materialized (
      select line, email_key, phone_key, business_key
      from private.import_rows where batch_id = batch and problem is null
    ), seen as (
      select line, least(
        case when email_key is not null then min(line) over (partition by email_key) end,
        case when phone_key is not null then min(line) over (partition by phone_key) end,
        case when business_key is not null then min(line) over (partition by business_key) end) as first_line,
        -- Looked up row by row, each in its index: 50 times sooner than a join.
        coalesce(
          (select id from public.leads as l where l.email_key = keys.email_key and archived_at is null limit 1),
          (select id from public.leads as l where l.phone_key = keys.phone_key and archived_at is null limit 1),
          (select id from public.leads as l where l.business_key = keys.business_key and archived_at is null limit 1)
        ) as known_id
      from keys
    )
    update private.import_rows as r set duplicate_of = known_id,
        duplicate_line = nullif(first_line, r.line)
      from seen
      where r.batch_id = batch and r.line = seen.line
        and (r.duplicate_of, r.duplicate_line) is distinct from (known_id, nullif(first_line, r.line));
  elsif list = 'clients' then
    with keys as materialized (
      select line, business_key, record ->> 'region' as region, record ->> 'domain' as domain,
        lower(record ->> 'contact_email') as email_key
      from private.import_rows where batch_id = batch and problem is null
    ), repeats as (
      select line, least(
        min(line) over (partition by business_key, coalesce(region, '')),
        case when domain is not null then min(line) over (partition by domain) end) as first_line
      from keys
    ), named as materialized (
      select private.business_key(business) as key, region, id from public.clients where archived_at is null
    ), known as (
      select line, (array_agg(id))[1] as id from (
        select keys.line, named.id from keys join named on named.key = keys.business_key
          and (named.region = keys.region or named.region is null or keys.region is null)
        union all
        select keys.line, s.client_id from keys
          join public.client_sites as s on s.domain = keys.domain and s.archived_at is null
        union all
        select keys.line, c.client_id from keys
          join public.client_contacts as c on lower(c.email) = keys.email_key and c.archived_at is null
      ) as found group by line
    )
    update private.import_rows as r set duplicate_of = known.id,
        duplicate_line = nullif(repeats.first_line, r.line)
      from repeats left join known using (line)
      where r.batch_id = batch and r.line = repeats.line
        and (r.duplicate_of, r.duplicate_line) is distinct from (known.id, nullif(repeats.first_line, r.line));
  else
    with repeats as (
      select line, min(line) over (partition by client_id, lower(record ->> 'subject')) as first_line
      from private.import_rows where batch_id = batch and problem is null
    )
    update private.import_rows as r set
        duplicate_of = (select t.id from public.tickets as t where t.client_id = r.client_id
          and lower(t.subject) = lower(r.record ->> 'subject') and t.archived_at is null
          and t.status <> 'resolved' limit 1),
        duplicate_line = nullif(repeats.first_line, r.line)
      from repeats where r.batch_id = batch and r.line = repeats.line;
  end if;
end;
$$;

create function private.check_batch(batch uuid, list text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Only what changes is written: of 50,000 rows most are good, and were when they were staged.
  update private.import_rows as r set problem = seen.problem, client_id = null,
      site_id = null, duplicate_of = null, duplicate_line = null
    from (select line, private.import_problem(list, record) as problem
      from private.import_rows where batch_id = batch and not is_unreadable offset 0) as seen
    where r.batch_id = batch and r.line = seen.line
      and (r.problem, r.client_id, r.site_id) is distinct from (seen.problem, null::uuid, null::uuid);
  -- Nobody new is assigned to somebody who left.
  update private.import_rows as r set problem = field || ':unknown'
    from (values ('owner_id'), ('assignee_id')) as fields (field)
    where r.batch_id = batch and r.record ?| array['owner_id', 'assignee_id'] and r.record ? field
      and r.problem is null
      and not exists (select 1 from public.staff where user_id::text = r.record ->> field and removed_at is null);
  if list = 'clients' then
    -- The second of two lines with one domain: only one can have it.
    update private.import_rows as r set problem = 'domain:repeated'
      from (select line, row_number() over (partition by record ->> 'domain' order by line) as nth
        from private.import_rows where batch_id = batch and record ? 'domain' and problem is null) as same
      where r.batch_id = batch and r.line = same.line and same.nth > 1;
  elsif list = 'tickets' then
    perform private.find_ticket_clients(batch);
  end if;
  update private.import_rows set duplicate_of = null, duplicate_line = null
    where batch_id = batch and problem is not null and (duplicate_of is not null or duplicate_line is not null);
  perform private.find_duplicates(batch, list);
end;
$$;

-- What the screen calls ----------------------------------------------------------------------

create function public.start_import(list text, file_name text) returns uuid
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
  insert into private.import_batches (maker_id, list, file_name)
    values (auth.uid(), list, coalesce(nullif(btrim(left(file_name, 200)), ''), 'Pasted text'))
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
      'problems', coalesce(jsonb_agg(jsonb_build_object('line', line, 'problem', problem) order by line)
        filter (where problem is not null and not is_unreadable), '[]'),
      'firstDuplicates', (select coalesce(jsonb_agg(jsonb_build_object('line', d.line,
          'ofLine', d.duplicate_line, 'of', d.duplicate_of,
          'name', case own.list
            when 'leads' then (select coalesce(l.business, l.name) from public.leads as l where l.id = d.duplicate_of)
            when 'clients' then (select c.business from public.clients as c where c.id = d.duplicate_of)
            else (select t.subject from public.tickets as t where t.id = d.duplicate_of) end) order by d.line), '[]')
        from (select * from private.import_rows as r where r.batch_id = batch
          and (r.duplicate_of is not null or r.duplicate_line is not null) order by r.line limit 100) as d))
    from private.import_rows where batch_id = batch);
end;
$$;

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
create function private.add_leads(batch uuid) returns void
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
      message, stage, lost_reason, value_cents, source, next_step, next_step_on, owner_id, rank, created_at,
      has_duplicates)
    select record_id,
      -- Four digits more than a single lead's: among 50,000 at once eight would collide.
      'CF-' || upper(right(record_id::text, 12)), 'import', record ->> 'name', record ->> 'email', record ->> 'phone',
      record ->> 'business', record ->> 'trade', record ->> 'town',
      coalesce(record ->> 'region', substring(record ->> 'town' from ',\s*([A-Z]{2})\s*$')),
      record ->> 'website', record ->> 'message', coalesce(record ->> 'stage', 'new'),
      case when record ->> 'stage' = 'lost' then coalesce(record ->> 'lost_reason', 'Not stated') end,
      coalesce((record ->> 'value_cents')::integer, 29900), coalesce(record ->> 'source', 'direct'),
      record ->> 'next_step', (record ->> 'next_step_on')::date, (record ->> 'owner_id')::uuid,
      private.rank_of_number(place), created_at, has_duplicates
    from private.import_rows join placed using (line) where batch_id = batch;
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
      coalesce(record ->> 'status', 'active'), (record ->> 'owner_id')::uuid,
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
      coalesce(record ->> 'status', 'open'), (record ->> 'assignee_id')::uuid,
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

-- Adds the batch: with mode "all" every row or, when one is bad, none; with "skip" the good ones.
-- Asked again, it answers the same. {"status": "added" or "refused", "added", "skipped", "refused"}.
create function public.commit_import(batch uuid, mode text, skip_duplicates boolean) returns jsonb
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '120s'
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  own private.import_batches := private.own_batch(batch);
  bad integer;
  skipped integer := 0;
  ids uuid[];
  answer jsonb;
begin
  if own.result is not null then
    return own.result;
  end if;
  if mode is null or mode not in ('all', 'skip') then
    raise exception 'Import all or skip the bad rows.' using errcode = '22023', hint = 'invalid', detail = 'mode';
  end if;
  -- Again, because others may have worked since the preview.
  perform private.check_batch(batch, own.list);
  select count(*) into bad from private.import_rows where batch_id = batch and problem is not null;
  if mode = 'all' and bad > 0 then
    return jsonb_build_object('status', 'refused', 'added', 0, 'skipped', 0, 'refused', bad);
  end if;
  delete from private.import_rows where batch_id = batch and problem is not null;
  if coalesce(skip_duplicates, false) then
    delete from private.import_rows
      where batch_id = batch and (duplicate_of is not null or duplicate_line is not null);
    get diagnostics skipped = row_count;
  end if;
  ids := array(select record_id from private.import_rows where batch_id = batch order by line);
  perform set_config('curbfront.in_bulk', 'true', true);
  case own.list
    when 'leads' then
      perform private.flag_leads_like(batch);
      perform private.add_leads(batch);
    when 'clients' then
      perform private.add_clients(batch);
      perform private.write_part_events('client_contacts', ids),
        private.write_part_events('client_addresses', ids), private.write_part_events('client_sites', ids);
    else
      perform private.add_tickets(batch);
      perform private.write_part_events('ticket_messages', ids);
  end case;
  perform private.write_import_events(own.list, ids, own.file_name);
  perform set_config('curbfront.in_bulk', '', true);
  answer := jsonb_build_object('status', 'added', 'skipped', skipped, 'refused', bad,
    'added', cardinality(ids));
  update private.import_batches set result = answer, added_ids = ids where id = batch;
  delete from private.import_rows where batch_id = batch;
  return answer;
end;
$$;

-- Puts away what an import added. What somebody has worked on since stays, and is counted.
create function public.undo_import(batch uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '120s'
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  own private.import_batches := private.own_batch(batch);
  archived uuid[];
  answer jsonb;
begin
  if own.undo_result is not null then
    return own.undo_result;
  end if;
  if own.result is null then
    raise exception 'This import has added nothing.' using errcode = '22023', hint = 'invalid';
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
  perform set_config('curbfront.in_bulk', '', true);
  if own.list = 'leads' then
    perform private.unflag_leads_like(archived);
  elsif own.list = 'clients' then
    -- Its domains are free again.
    update public.client_sites as s set archived_at = now() from public.clients as c
      where c.id = s.client_id and c.id = any (own.added_ids) and c.archived_at is not null and s.archived_at is null;
  end if;
  answer := jsonb_build_object('archived', cardinality(archived),
    'kept', cardinality(own.added_ids) - cardinality(archived));
  update private.import_batches set undo_result = answer where id = batch;
  return answer;
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

-- The caller's imports of the last day that can be taken back, newest first.
create function public.recent_imports(list text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'fileName', b.file_name,
        'at', b.created_at, 'added', b.result -> 'added') order by b.created_at desc), '[]')
    from private.import_batches as b
    where b.maker_id = auth.uid() and b.list = recent_imports.list and private.may_import(b.list)
      and (b.result ->> 'added')::integer > 0 and b.undo_result is null
      and b.created_at > now() - interval '1 day';
  $$;

do $$
declare
  signature text;
begin
  foreach signature in array array['start_import(text, text)', 'add_import_rows(uuid, jsonb)',
      'check_import(uuid)', 'commit_import(uuid, text, boolean)', 'undo_import(uuid)',
      'discard_import(uuid)', 'recent_imports(text)'] loop
    execute format('revoke all on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to authenticated', signature);
  end loop;
  foreach signature in array array['may_import(text)', 'own_batch(uuid)', 'too_long(jsonb, text, integer)',
      'not_matching(jsonb, text, text)', 'not_an_amount(jsonb, text)', 'not_a_phone(jsonb, text)',
      'not_a_day(jsonb, text)', 'import_trades()',
      'import_problem(text, jsonb)', 'business_key(text)', 'find_ticket_clients(uuid)',
      'find_duplicates(uuid, text)', 'check_batch(uuid, text)', 'flag_leads_like(uuid)', 'add_leads(uuid)', 'unflag_leads_like(uuid[])',
      'told_columns(text)', 'write_import_events(text, uuid[], text)', 'write_part_events(text, uuid[])', 'add_clients(uuid)',
      'add_tickets(uuid)'] loop
    execute format('revoke all on function private.%s from public', signature);
  end loop;
end;
$$;
