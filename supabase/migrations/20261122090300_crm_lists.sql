-- What the CRM's screens read. The lists run as their owner: row security would hide the search
-- index from the planner, because text search is not leakproof. Each therefore asks itself who is
-- calling and shows those without a right to the rows the samples only, as the policies do.
--
-- Pages go by key: `after` is the `next` of the page before, an array of the last row's sort
-- values and id. A `sort` that begins with "-" goes downwards. Totals stop counting at 10,000.

create function private.list_total_limit() returns integer
  language sql immutable parallel safe set search_path = '' as $$ select 10000; $$;

-- A phone number is one word, as it is stored: its last ten digits, whatever is typed between them.
create function private.typed_phone(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when typed ~ '^[\d\s().+-]+$' and length(digits) between 6 and 15 then right(digits, 10) end
    from (select regexp_replace(regexp_replace(typed, '\D', '', 'g'), '^1(?=\d{10}$)', '') as digits) as number;
  $$;

-- Words typed in a search box, each the beginning of a word. Null when nothing can be searched.
create function private.crm_query(typed text) returns tsquery
  language sql immutable parallel safe set search_path = ''
  as $$
    select to_tsquery('simple', string_agg(quote_literal(word) || ':*', ' & '))
    from (
      select word from regexp_split_to_table(
        coalesce(private.typed_phone(typed),
          lower(left(regexp_replace(coalesce(typed, ''), '[''\\@]', ' ', 'g'), 200))), '\s+') as word
      -- A word of punctuation alone would match nothing.
      where word ~ '[[:alnum:]]' limit 12
    ) as words;
  $$;

-- 'column in (…)' of a filter that is a list of texts; null when it is not set.
create function private.any_of(column_sql text, filters jsonb, field text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when jsonb_typeof(filters -> field) = 'array' and jsonb_array_length(filters -> field) > 0
      then format('%s = any (%L::text[])', column_sql,
        array(select jsonb_array_elements_text(filters -> field))) end;
  $$;

-- A person, "none" for nobody.
create function private.of_person(column_sql text, person text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when person = 'none' then column_sql || ' is null'
      when person is not null then format('%s = %L::uuid', column_sql, person) end;
  $$;

-- In plpgsql for the same reason as can(): it is asked for each row.
create function private.person_json(person uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select jsonb_build_object('id', user_id, 'name', display_name)
    from public.staff where user_id = person
      and (is_sample or private.can('staff.read')));
end;
$$;

-- What staff may also look for: ids of samples whose words came from them, as an array's words.
create function private.or_typed_words(column_sql text, ids uuid[], condition text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when cardinality(ids) = 0 then condition
      else format('(%s or %s = any (%L::uuid[]))', condition, column_sql, ids) end;
  $$;

-- The words of a condition of a page: rows beyond the cursor, in the order of `keys`.
create function private.beyond(keys text[], key_types text[], after jsonb, is_descending boolean)
  returns text language sql immutable parallel safe set search_path = ''
  as $$
    select format('(%s) %s (%s)', array_to_string(keys, ', '), case when is_descending then '<' else '>' end,
      string_agg(format('%L::%s', after ->> (nth - 1)::integer, key_type), ', ' order by nth))
    from unnest(key_types) with ordinality as types (key_type, nth);
  $$;

-- Few rows are found first and then put in order. Many are read in order until a page is full:
-- the planner, who cannot know how many a typed word finds, would do either where it takes long.
create function private.few_limit() returns integer
  language sql immutable parallel safe set search_path = '' as $$ select 2000; $$;

create function private.are_few(source text, conditions text) returns boolean
  language plpgsql stable set search_path = ''
as $$
declare
  found integer;
begin
  execute format('select count(*) from (select 1 from %s where %s limit %s) as counted',
    source, conditions, private.few_limit() + 1) into found;
  return found <= private.few_limit();
end;
$$;

-- The CTE "page": ids of the rows of one page and of one more, numbered, their sort values as k1,
-- k2, … Whole rows are read for these only: what decides comes from an index alone.
create function private.page_cte(source text, keys text[], key_types text[], conditions text,
    after jsonb, is_descending boolean, page_size integer, is_few boolean) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select format('with page as materialized (
        select *, row_number() over (order by %1$s) as nth from (
          select %2$s from %3$s where %4$s%5$s order by %6$s limit %7$s) as found)',
      string_agg('k' || nth || direction, ', ' order by nth),
      string_agg(key || ' as k' || nth, ', ' order by nth),
      case when is_few then format('(select * from %s where %s offset 0) as %s', source, conditions,
        split_part(source, ' as ', 2)) else source end,
      case when is_few then 'true' else conditions end,
      case when after is null then '' else ' and ' || private.beyond(keys, key_types, after, is_descending) end,
      string_agg(key || direction, ', ' order by nth), page_size + 1)
    from unnest(keys) with ordinality as listed (key, nth),
      (select case when is_descending then ' desc' else '' end as direction) as way;
  $$;

create function private.check_page(page_size integer) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if page_size is null or page_size not between 1 and 1000 then
    raise exception 'A page has 1 to 1000 rows.' using errcode = '22023', hint = 'invalid';
  end if;
end;
$$;

-- Leads ---------------------------------------------------------------------------------------

-- A lead as lists show it: the row by its columns' names, less what only searching and comparing
-- need and what only its own screen shows, and with what is worked out.
create function private.lead_json(lead public.leads) returns jsonb
  language sql stable set search_path = ''
  as $$
    select to_jsonb(lead)
      - array['search', 'email_key', 'phone_key', 'business_key', 'other_references',
        'topic', 'message', 'slot_starts_at', 'visitor_time_zone', 'has_consent', 'source_page', 'referrer']
      || jsonb_build_object(
        'owner', private.person_json(lead.owner_id),
        -- "none" where no clock runs: nobody waits, or the lead has moved on.
        'response', case
          when lead.first_response_due_at is null then 'none'
          when lead.first_responded_at is not null then 'answered'
          when lead.stage <> 'new' then 'none'
          when now() > lead.first_response_due_at then 'overdue' else 'waiting' end);
  $$;

create function private.lead_conditions(filters jsonb) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  query tsquery := private.crm_query(filters ->> 'search');
  today date := (now() at time zone 'America/New_York')::date;
begin
  return concat_ws(' and ',
    case when filters ->> 'archived' = 'true' then 'l.archived_at is not null' else 'l.archived_at is null' end,
    case when not private.can('leads.read') then 'l.is_sample' end,
    case when query is not null then format('l.search @@ %L::tsquery', query)
      when btrim(filters ->> 'search') <> '' then 'false' end,
    private.any_of('l.stage', filters, 'stages'),
    private.any_of('l.trade', filters, 'trades'),
    private.any_of('l.source', filters, 'sources'),
    private.any_of('l.region', filters, 'regions'),
    private.any_of('l.plan', filters, 'plans'),
    private.of_person('l.owner_id', filters ->> 'owner'),
    case when filters ->> 'came' in ('7d', '30d', '90d') then format('l.created_at >= %L::timestamptz',
      (today + 1 - rtrim(filters ->> 'came', 'd')::integer)::timestamp at time zone 'America/New_York') end,
    case when filters ->> 'samples' = 'true' then 'l.is_sample' end,
    case when filters ->> 'duplicates' = 'true' then 'l.has_duplicates' end,
    case filters ->> 'response'
      when 'overdue' then 'l.stage = ''new'' and l.first_responded_at is null and l.first_response_due_at < now()'
      when 'waiting' then 'l.stage = ''new'' and l.first_responded_at is null and l.first_response_due_at >= now()'
      when 'unanswered' then '(l.stage = ''new'' and l.first_responded_at is null and l.first_response_due_at is not null
        or l.wrote_again_at is not null)'
      when 'again' then 'l.wrote_again_at is not null'
    end,
    -- Nothing is due of a lead that is won or lost.
    case when filters ->> 'step' in ('overdue', 'today', 'week', 'none') then 'l.stage not in (''won'', ''lost'')' end,
    case filters ->> 'step'
      when 'overdue' then format('l.next_step_on < %L::date', today)
      when 'today' then format('l.next_step_on = %L::date', today)
      when 'week' then format('l.next_step_on between %L::date and %L::date', today, today + 6)
      when 'none' then 'l.next_step is null and l.next_step_on is null'
    end);
end;
$$;

create function private.lead_page(conditions text, sort text, after jsonb, page_size integer,
    is_few boolean) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  is_descending boolean := left(sort, 1) = '-';
  keys text[];
  key_types text[];
  answer jsonb;
begin
  perform private.check_page(page_size);
  case ltrim(sort, '-')
    when 'created' then keys := array['l.created_at']; key_types := array['timestamptz'];
    when 'business' then keys := array['coalesce(l.business, l.name)']; key_types := array['text'];
    when 'value' then keys := array['l.value_cents']; key_types := array['integer'];
    when 'nextStep' then keys := array['coalesce(l.next_step_on, ''infinity''::date)']; key_types := array['date'];
    when 'rank' then keys := array['l.rank']; key_types := array['text collate "C"'];
    when 'response' then
      keys := array['l.first_response_due_at']; key_types := array['timestamptz'];
      conditions := conditions || ' and l.stage = ''new'' and l.first_responded_at is null'
        || ' and l.first_response_due_at is not null';
    else raise exception 'There is no such order.' using errcode = '22023', hint = 'invalid', detail = 'sort';
  end case;
  keys := keys || 'l.id'::text;
  key_types := key_types || 'uuid'::text;
  execute private.page_cte('public.leads as l', keys, key_types, conditions, after, is_descending,
      page_size, is_few)
    || format('
    select jsonb_build_object(
      ''rows'', coalesce((select jsonb_agg(private.lead_json(l) order by nth)
        from page join public.leads as l on l.id = k2 where nth <= %1$s), ''[]''),
      ''next'', (select jsonb_build_array(k1::text, k2::text) from page
        where nth = %1$s and exists (select 1 from page where nth > %1$s)))', page_size) into answer;
  return answer;
end;
$$;

-- Filters: search, stages, trades, sources, regions, plans (lists), owner (an id or "none"), came
-- ("7d", "30d" or "90d": within so many office days, today included), duplicates, samples, archived,
-- response ("overdue" or "waiting" for the first answer, "again" for the next, "unanswered" for any),
-- step ("overdue", "today", "week" for seven days from today, "none"). Sorts: created, business,
-- value, nextStep, rank, and response, which lists those that wait for a first answer only.
create function public.list_leads(filters jsonb default '{}', sort text default '-created',
    after jsonb default null, page_size integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions text := private.lead_conditions(filters);
  total integer;
begin
  if after is null then
    execute format('select count(*) from (select 1 from public.leads as l where %s limit %s) as counted',
      conditions, private.list_total_limit() + 1) into total;
  end if;
  return private.lead_page(conditions, sort, after, page_size, case when total is not null
      then total <= private.few_limit()
      else filters ? 'search' and private.are_few('public.leads as l', conditions) end)
    || jsonb_build_object('total', total);
end;
$$;

-- Of each stage its size, its value and its first cards: `page_size` of them or, where a person has
-- loaded more, as many as `lengths` says of the stage. Of "new" those whose first answer is overdue
-- as well, longest first, who are not among the cards then.
create function public.lead_board(filters jsonb default '{}', page_size integer default 20,
    lengths jsonb default '{}') returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  board jsonb := '{}';
  conditions text := private.lead_conditions(filters - 'stages');
  is_overdue constant text :=
    'l.stage = ''new'' and l.first_responded_at is null and l.first_response_due_at < now()';
  column_conditions text;
  stage text;
  sizes jsonb;
  is_few boolean;
begin
  execute format('select jsonb_object_agg(stage, jsonb_build_object(''count'', size, ''value_cents'', value))
    from (select l.stage, count(*) as size, sum(l.value_cents::bigint) as value
      from public.leads as l where %s group by l.stage) as stages', conditions) into sizes;
  is_few := (select coalesce(sum((size ->> 'count')::integer), 0) <= private.few_limit()
    from jsonb_each(sizes) as each (stage, size));
  foreach stage in array array['new', 'contacted', 'demo-booked', 'proposal', 'won', 'lost'] loop
    column_conditions := format('%s and l.stage = %L', conditions, stage);
    board := board || jsonb_build_object(stage,
      coalesce(sizes -> stage, '{"count": 0, "value_cents": 0}')
      || case when stage = 'new' then jsonb_build_object('overdue',
          private.lead_page(conditions || ' and ' || is_overdue, 'response', null, page_size, is_few) -> 'rows')
        else '{"overdue": []}' end
      || private.lead_page(case when stage = 'new'
          then column_conditions || ' and (l.first_responded_at is not null or l.first_response_due_at is null
            or l.first_response_due_at >= now())'
          else column_conditions end, 'rank', null,
          coalesce((lengths ->> stage)::integer, page_size), is_few));
  end loop;
  return board;
end;
$$;

-- The rest of one stage of the board, from the `next` of what is shown.
create function public.lead_board_more(stage text, filters jsonb, after jsonb, page_size integer default 20)
  returns jsonb language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions text := format('%s and l.stage = %L', private.lead_conditions(filters - 'stages'), stage)
    || case when stage = 'new' then ' and (l.first_responded_at is not null or l.first_response_due_at is null
      or l.first_response_due_at >= now())' else '' end;
begin
  return private.lead_page(conditions, 'rank', after, page_size,
    filters ? 'search' and private.are_few('public.leads as l', conditions));
end;
$$;

-- The others that share an e-mail address, a phone number or a business with this lead, open or put
-- away before this one came; `shares` names what. What was merged stands for the lead it is part of.
create function public.lead_duplicates(lead_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with lead as (
      select * from public.leads where id = lead_duplicates.lead_id
        and (is_sample or private.can('leads.read'))
    ), alike as (
      -- Open ones and those put away are in indexes of their own, which "or" would use neither of.
      select o.id, 'email' as what from lead join public.leads as o
        on o.email_key = lead.email_key and o.archived_at is null
      union all select o.id, 'email' from lead join public.leads as o
        on o.email_key = lead.email_key and o.archived_at < lead.created_at
      union all select o.id, 'phone' from lead join public.leads as o
        on o.phone_key = lead.phone_key and o.archived_at is null
      union all select o.id, 'phone' from lead join public.leads as o
        on o.phone_key = lead.phone_key and o.archived_at < lead.created_at
      union all select o.id, 'business' from lead join public.leads as o
        on o.business_key = lead.business_key and o.archived_at is null
      union all select o.id, 'business' from lead join public.leads as o
        on o.business_key = lead.business_key and o.archived_at < lead.created_at
    ), shared as (
      select root, array_agg(distinct what) as shares
      from alike cross join lateral private.lead_root(alike.id) as root
      where root <> lead_duplicates.lead_id group by root
    ), listed as (
      select other, shares from shared join public.leads as other on other.id = root
      where other.is_sample = (select is_sample from lead)
      order by other.archived_at is not null, other.created_at limit 20
    )
    select coalesce(jsonb_agg(private.lead_json(other) || jsonb_build_object('shares', shares)), '[]')
    from listed;
  $$;

-- Clients -------------------------------------------------------------------------------------

-- How a client is doing and why: "at-risk", "watch" or "good". Reasons, worst first: tickets past
-- their target, a domain that ends within 30 days, tickets near their target, tasks that are late.
create function private.client_health(client uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    with caller as materialized (
      select private.can('clients.read') as reads_all
    ), facts as (
      select
        count(*) filter (where coalesce(clock_stopped_at, now()) > due_at) as overdue,
        count(*) filter (where coalesce(clock_stopped_at, now()) between warn_at and due_at) as near
      from public.tickets, caller
      where client_id = client and archived_at is null and status <> 'resolved'
        and (is_sample or reads_all)
    ), today as (
      select (now() at time zone 'America/New_York')::date as day
    ), domain as (
      select s.domain, s.expires_on - today.day as days, s.auto_renew
      from public.client_sites as s, today, caller
      where s.client_id = client and s.archived_at is null and s.expires_on <= today.day + 30
        and (s.is_sample or reads_all)
      order by s.expires_on limit 1
    ), late as (
      select count(*) as tasks from public.tasks, today, caller
      where client_id = client and archived_at is null and status <> 'completed' and due_on < today.day
        and (is_sample or reads_all)
    )
    select jsonb_build_object(
      'state', case
        when facts.overdue > 0 or exists (select 1 from domain where days <= 7) then 'at-risk'
        when facts.near > 0 or late.tasks > 0 or exists (select 1 from domain) then 'watch'
        else 'good' end,
      'reasons', jsonb_path_query_array(jsonb_build_array(
        case when facts.overdue > 0 then jsonb_build_object('kind', 'overdue-tickets', 'count', facts.overdue) end,
        (select jsonb_build_object('kind', 'domain', 'domain', domain, 'days', days, 'autoRenew', auto_renew) from domain),
        case when facts.near > 0 then jsonb_build_object('kind', 'warning-tickets', 'count', facts.near) end,
        case when late.tasks > 0 then jsonb_build_object('kind', 'late-tasks', 'count', late.tasks) end
      ), '$[*] ? (@ != null)'))
    from facts, late;
  $$;

create function private.client_json(client public.clients) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'id', client.id, 'version', client.version, 'business', client.business,
      'trade', client.trade, 'town', client.town, 'region', client.region, 'plan', client.plan,
      'monthlyPriceCents', client.monthly_price_cents, 'status', client.status,
      'owner', private.person_json(client.owner_id), 'clientSince', client.client_since,
      'createdAt', client.created_at, 'updatedAt', client.updated_at,
      'archivedAt', client.archived_at, 'isSample', client.is_sample);
  $$;

create function private.client_conditions(filters jsonb) returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  query tsquery := private.crm_query(filters ->> 'search');
  reads_all constant boolean := private.can('clients.read');
  typed constant uuid[] := case when reads_all and query is not null then array(
    select w.client_id from private.sample_client_words as w where w.search @@ query) else '{}' end;
begin
  return concat_ws(' and ',
    case when filters ->> 'archived' = 'true' then 'c.archived_at is not null' else 'c.archived_at is null' end,
    case when not reads_all then 'c.is_sample' end,
    case when query is not null
        then private.or_typed_words('c.id', typed, format('c.search @@ %L::tsquery', query))
      when btrim(filters ->> 'search') <> '' then 'false' end,
    case when filters ->> 'samples' = 'true' then 'c.is_sample' end,
    private.any_of('c.status', filters, 'statuses'),
    private.any_of('c.plan', filters, 'plans'),
    private.any_of('c.trade', filters, 'trades'),
    private.any_of('c.region', filters, 'regions'),
    private.of_person('c.owner_id', filters ->> 'owner'),
    case when filters ->> 'health' = 'at-risk' then format('(c.id in (
        select t.client_id from public.tickets as t where t.archived_at is null
          and t.status <> ''resolved'' and coalesce(t.clock_stopped_at, now()) > t.due_at%1$s)
      or c.id in (select s.client_id from public.client_sites as s where s.archived_at is null
          and s.expires_on <= (now() at time zone ''America/New_York'')::date + 7%2$s))',
      case when not reads_all then ' and t.is_sample' end,
      case when not reads_all then ' and s.is_sample' end) end);
end;
$$;

-- Filters: search, statuses, plans, trades, regions (lists), owner, health ("at-risk"), samples, archived.
-- Sorts: business, since, price, updated.
create function public.list_clients(filters jsonb default '{}', sort text default 'business',
    after jsonb default null, page_size integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- What staff added to a sample is no sample.
  reads_all constant boolean := private.can('clients.read');
  is_descending boolean := left(sort, 1) = '-';
  conditions text := private.client_conditions(filters);
  keys text[];
  key_types text[];
  total integer;
  answer jsonb;
begin
  perform private.check_page(page_size);
  case ltrim(sort, '-')
    when 'business' then keys := array['c.business']; key_types := array['text'];
    when 'since' then keys := array['c.client_since']; key_types := array['date'];
    when 'price' then keys := array['c.monthly_price_cents']; key_types := array['integer'];
    when 'updated' then keys := array['c.updated_at']; key_types := array['timestamptz'];
    else raise exception 'There is no such order.' using errcode = '22023', hint = 'invalid', detail = 'sort';
  end case;
  keys := keys || 'c.id'::text;
  key_types := key_types || 'uuid'::text;
  if after is null then
    execute format('select count(*) from (select 1 from public.clients as c where %s limit %s) as counted',
      conditions, private.list_total_limit() + 1) into total;
  end if;
  execute private.page_cte('public.clients as c', keys, key_types, conditions, after, is_descending,
      page_size, case when total is not null then total <= private.few_limit()
        else filters ? 'search' and private.are_few('public.clients as c', conditions) end)
    || format('
    select jsonb_build_object(
      ''rows'', coalesce((
        select jsonb_agg(private.client_json(c) || jsonb_build_object(
            ''health'', private.client_health(c.id),
            ''openTickets'', (select count(*) from public.tickets as t where t.client_id = c.id
              and t.archived_at is null and t.status <> ''resolved'' and (t.is_sample or %2$L)),
            ''contact'', (select jsonb_build_object(''name'', p.name, ''email'', p.email, ''phone'', p.phone)
              from public.client_contacts as p where p.client_id = c.id and p.archived_at is null
                and (p.is_sample or %2$L)
              order by p.is_primary desc, p.created_at, p.id limit 1),
            ''domain'', (select s.domain from public.client_sites as s where s.client_id = c.id
              and s.archived_at is null and (s.is_sample or %2$L)
              order by s.redirects_to_id is not null, s.created_at, s.id limit 1))
          order by nth) from page join public.clients as c on c.id = k2 where nth <= %1$s), ''[]''),
      ''next'', (select jsonb_build_array(k1::text, k2::text) from page
        where nth = %1$s and exists (select 1 from page where nth > %1$s)))',
    page_size, reads_all) into answer;
  return answer || jsonb_build_object('total', total);
end;
$$;

-- How many clients the filters leave, and what they pay: those whose site is live pay each month,
-- those being set up, paused, cancelled or archived do not. Of all of them, however many.
create function public.client_totals(filters jsonb default '{}') returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  execute format('
    select jsonb_build_object(''clients'', count(*), ''paying'', count(*) filter (where c.status = %1$L),
      ''monthlyCents'', coalesce(sum(c.monthly_price_cents::bigint) filter (where c.status = %1$L), 0))
    from public.clients as c where %2$s',
    -- Nobody archived pays. Said here: to read archived_at would keep the answer from an index alone.
    case when filters ->> 'archived' = 'true' then 'none' else 'active' end,
    private.client_conditions(filters)) into answer;
  return answer;
end;
$$;

-- Tickets -------------------------------------------------------------------------------------

create function private.ticket_json(ticket public.tickets) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'id', ticket.id, 'number', ticket.number, 'version', ticket.version,
      'subject', ticket.subject, 'priority', ticket.priority, 'status', ticket.status,
      'slaStatus', private.sla_state(ticket.warn_at, ticket.due_at, coalesce(ticket.clock_stopped_at, now())),
      'warnAt', ticket.warn_at, 'dueAt', ticket.due_at, 'clockStoppedAt', ticket.clock_stopped_at,
      'client', (select jsonb_build_object('id', c.id, 'business', c.business)
        from public.clients as c where c.id = ticket.client_id),
      'site', (select jsonb_build_object('id', s.id, 'domain', s.domain)
        from public.client_sites as s where s.id = ticket.site_id
          and (s.is_sample or (select private.can('clients.read')))),
      'assignee', private.person_json(ticket.assignee_id),
      'lastMessage', (select jsonb_build_object('kind', m.kind, 'authorName', m.author_name,
          'at', m.created_at, 'excerpt', left(m.body, 140))
        from public.ticket_messages as m where m.ticket_id = ticket.id
          and (m.is_sample or (select private.can('clients.read')))
        order by m.created_at desc, m.id desc limit 1),
      'createdAt', ticket.created_at, 'updatedAt', ticket.updated_at, 'resolvedAt', ticket.resolved_at,
      'archivedAt', ticket.archived_at, 'isSample', ticket.is_sample);
  $$;

create function private.ticket_conditions(filters jsonb) returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  query tsquery := private.crm_query(filters ->> 'search');
  reads_all constant boolean := private.can('clients.read');
  typed constant uuid[] := case when reads_all and query is not null then array(
    select t.id from private.sample_client_words as w join public.tickets as t on t.client_id = w.client_id
      where private.ticket_words(t.subject, t.number, w.search) @@ query) else '{}' end;
  state constant text :=
    'case when coalesce(t.clock_stopped_at, now()) > t.due_at then ''overdue''
      when coalesce(t.clock_stopped_at, now()) >= t.warn_at then ''warning'' else ''on-time'' end';
begin
  return concat_ws(' and ',
    case when filters ->> 'archived' = 'true' then 't.archived_at is not null' else 't.archived_at is null' end,
    case when not reads_all then 't.is_sample' end,
    case when query is not null
        then private.or_typed_words('t.id', typed, format('t.search @@ %L::tsquery', query))
      when btrim(filters ->> 'search') <> '' then 'false' end,
    private.any_of('t.status', filters, 'statuses'),
    private.any_of('t.priority', filters, 'priorities'),
    private.any_of(state, filters, 'sla'),
    private.of_person('t.assignee_id', filters ->> 'assignee'),
    case when filters ->> 'samples' = 'true' then 't.is_sample' end,
    't.client_id in (select c.id from public.clients as c where '
      || private.any_of('c.plan', filters, 'plans') || ')',
    case when filters ? 'clientId' then format('t.client_id = %L::uuid', filters ->> 'clientId') end);
end;
$$;

-- Filters: search (subject, number, the client's words), statuses, priorities, sla, plans of the clients
-- (lists), assignee (an id or "none"), clientId, samples, archived. Sorts: created, updated, and queue: unresolved tickets only, those
-- past their target first, then those near it, by priority and then by how soon they are due.
create function public.list_tickets(filters jsonb default '{}', sort text default 'queue',
    after jsonb default null, page_size integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  is_descending boolean := left(sort, 1) = '-';
  conditions text := private.ticket_conditions(filters);
  -- Every page of a queue is read as of the moment of its first.
  moment timestamptz := coalesce((after ->> 4)::timestamptz, now());
  keys text[];
  key_types text[];
  cursor_sql text;
  total integer;
  answer jsonb;
begin
  perform private.check_page(page_size);
  case ltrim(sort, '-')
    when 'queue' then
      keys := array[format('case when coalesce(t.clock_stopped_at, %1$L::timestamptz) > t.due_at then 0
        when coalesce(t.clock_stopped_at, %1$L::timestamptz) >= t.warn_at then 1 else 2 end', moment),
        't.priority_rank', 't.due_at'];
      key_types := array['integer', 'smallint', 'timestamptz'];
      conditions := conditions || ' and t.status <> ''resolved''';
    when 'created' then keys := array['t.created_at']; key_types := array['timestamptz'];
    when 'updated' then keys := array['t.updated_at']; key_types := array['timestamptz'];
    else raise exception 'There is no such order.' using errcode = '22023', hint = 'invalid', detail = 'sort';
  end case;
  keys := keys || 't.id'::text;
  key_types := key_types || 'uuid'::text;
  cursor_sql := format('jsonb_build_array(%s, %L)', (select string_agg('k' || nth || '::text', ', ' order by nth)
    from generate_subscripts(keys, 1) as nth), moment);
  if after is null then
    execute format('select count(*) from (select 1 from public.tickets as t where %s limit %s) as counted',
      conditions, private.list_total_limit() + 1) into total;
  end if;
  execute private.page_cte('public.tickets as t', keys, key_types, conditions, after, is_descending,
      page_size, case when total is not null then total <= private.few_limit()
        else filters ? 'search' and private.are_few('public.tickets as t', conditions) end)
    || format('
    select jsonb_build_object(
      ''rows'', coalesce((select jsonb_agg(private.ticket_json(t) order by nth)
        from page join public.tickets as t on t.id = k%2$s where nth <= %1$s), ''[]''),
      ''next'', (select %3$s from page
        where nth = %1$s and exists (select 1 from page where nth > %1$s)))',
    page_size, cardinality(keys), cursor_sql) into answer;
  return answer || jsonb_build_object('total', total);
end;
$$;

-- How many tickets the other filters leave, by status, and the unresolved ones by SLA state. Of the
-- resolved no more than 10,001 are counted, as in a list's total.
create function public.ticket_counts(filters jsonb default '{}') returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions text := private.ticket_conditions(filters - array['statuses', 'sla']);
  answer jsonb;
begin
  execute format('
    select jsonb_build_object(
      ''open'', count(*) filter (where t.status = ''open''),
      ''in-progress'', count(*) filter (where t.status = ''in-progress''),
      ''waiting'', count(*) filter (where t.status = ''waiting''),
      ''resolved'', (select count(*) from (select 1 from public.tickets as t
        where %1$s and t.status = ''resolved'' limit %2$s) as counted),
      ''overdue'', count(*) filter (where coalesce(t.clock_stopped_at, now()) > t.due_at),
      ''warning'', count(*) filter (where coalesce(t.clock_stopped_at, now()) between t.warn_at and t.due_at))
    from public.tickets as t where %1$s and t.status <> ''resolved''',
    conditions, private.list_total_limit() + 1) into answer;
  return answer;
end;
$$;

-- One record ----------------------------------------------------------------------------------
-- With the caller's rights: row security answers.

create function public.client_overview(client_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.client_json(c) || jsonb_build_object(
      'health', private.client_health(c.id),
      'contacts', coalesce((select jsonb_agg(to_jsonb(p) order by p.is_primary desc, p.created_at, p.id)
        from public.client_contacts as p where p.client_id = c.id and p.archived_at is null), '[]'),
      'addresses', coalesce((select jsonb_agg(to_jsonb(a) order by a.created_at, a.id)
        from public.client_addresses as a where a.client_id = c.id and a.archived_at is null), '[]'),
      'sites', coalesce((select jsonb_agg(to_jsonb(s) order by s.redirects_to_id is not null, s.created_at, s.id)
        from public.client_sites as s where s.client_id = c.id and s.archived_at is null), '[]'),
      'tickets', coalesce((select jsonb_agg(private.ticket_json(t) order by
          coalesce(t.clock_stopped_at, now()) <= t.due_at, t.priority_rank, t.due_at)
        from public.tickets as t where t.client_id = c.id and t.archived_at is null and t.status <> 'resolved'), '[]'),
      'resolvedTickets', (select count(*) from public.tickets as t
        where t.client_id = c.id and t.archived_at is null and t.status = 'resolved'),
      'tasks', coalesce((select jsonb_agg(to_jsonb(k) || jsonb_build_object('assignee', private.person_json(k.assignee_id))
          order by k.due_on, k.id)
        from public.tasks as k where k.client_id = c.id and k.archived_at is null and k.status <> 'completed'), '[]'),
      'notes', coalesce((select jsonb_agg(to_jsonb(n) || jsonb_build_object(
          'author', private.person_json(n.author_id), 'editor', private.person_json(n.edited_by_id))
          order by n.created_at desc, n.id)
        from public.crm_notes as n where n.client_id = c.id and n.archived_at is null), '[]'),
      'leads', coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'reference', l.reference,
          'name', l.name, 'createdAt', l.created_at) order by l.created_at)
        from public.leads as l where l.client_id = c.id), '[]'),
      'submissions', coalesce((select jsonb_agg(private.submission_json(s) order by s.created_at desc, s.id desc)
        from private.submissions_of_client(c.id) as s), '[]'),
      'wroteAgainAt', private.client_wrote_again_at(c.id))
    from public.clients as c where c.id = client_overview.client_id;
  $$;

create function public.lead_detail(lead_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.lead_json(l) || jsonb_build_object(
      'topic', l.topic, 'message', l.message, 'slot_starts_at', l.slot_starts_at,
      'visitor_time_zone', l.visitor_time_zone, 'has_consent', l.has_consent,
      'source_page', l.source_page, 'referrer', l.referrer,
      'submissions', coalesce((select jsonb_agg(private.submission_json(s) order by s.created_at desc, s.id desc)
        from public.lead_submissions as s where s.lead_id in (select private.lead_family(l.id))), '[]'),
      'notes', coalesce((select jsonb_agg(to_jsonb(n) || jsonb_build_object(
          'author', private.person_json(n.author_id), 'editor', private.person_json(n.edited_by_id))
          order by n.created_at desc, n.id)
        from public.crm_notes as n where n.lead_id = l.id and n.archived_at is null), '[]'),
      'tasks', coalesce((select jsonb_agg(to_jsonb(k) || jsonb_build_object('assignee', private.person_json(k.assignee_id))
          order by k.due_on, k.id)
        from public.tasks as k where k.lead_id = l.id and k.archived_at is null), '[]'))
    from public.leads as l where l.id = lead_detail.lead_id;
  $$;

create function public.ticket_detail(ticket_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.ticket_json(t) || jsonb_build_object(
      'messages', coalesce((select jsonb_agg(to_jsonb(m) order by m.created_at, m.id)
        from public.ticket_messages as m where m.ticket_id = t.id), '[]'),
      'contact', (select to_jsonb(p) from public.client_contacts as p
        where p.client_id = t.client_id and p.archived_at is null
        order by p.is_primary desc, p.created_at, p.id limit 1))
    from public.tickets as t where t.id = ticket_detail.ticket_id;
  $$;

-- Columns of the history that are no story: the database works them out, they only order cards, or
-- what changes them writes an event of its own. The screens leave out the same ones.
create function private.untold_columns() returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$ select array['id', 'version', 'created_at', 'updated_at', 'is_sample', 'archived_at', 'rank',
    'stage_changed_at', 'first_response_due_at', 'first_responded_at', 'warn_at', 'due_at',
    'clock_stopped_at', 'stopped_seconds', 'resolved_at', 'completed_at', 'client_id', 'lead_id',
    'ticket_id', 'author_id', 'edited_by_id', 'merged_into_id']; $$;

-- Whether a person would tell this. Making a client of a lead and merging two move other rows along,
-- which is told once, by the event that says so; a form that was sent is told by its submission.
create function private.is_story(event public.crm_events) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select case
      when event.action in ('reordered', 'requested') then false
      when event.entity = 'leads' and event.action = 'created'
        then coalesce(event.after ->> 'form', 'manual') in ('manual', 'import')
      when event.entity = 'leads' and event.action in ('changed', 'archived', 'restored')
        then not event.after ?| array['client_id', 'merged_into_id']
          and (event.action <> 'changed' or event.after - private.untold_columns() <> '{}')
      when event.action = 'changed' then event.after - private.untold_columns() <> '{}'
      else true end;
  $$;

-- A record's history, newest first: a client's, a lead's or a ticket's with all that belongs to
-- it, from the first request on. What a form said is told as "requested", in the words of its
-- submission; tickets that passed their target are told too. `isOpening` marks the message a ticket
-- began with: it answers nothing. `names` says what the ids in it stand for: people, whether or not they
-- still work here, and sites, whether or not they were put away.
create function public.crm_history(client_id uuid default null, lead_id uuid default null,
    ticket_id uuid default null, after jsonb default null, page_size integer default 30) returns jsonb
  language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  answer jsonb;
  -- What was merged into a lead is part of its history, and what became a client of the client's.
  leads uuid[] := array(select private.lead_family(l.id) from public.leads as l
    where l.id = crm_history.lead_id or l.client_id = crm_history.client_id);
begin
  perform private.check_page(page_size);
  with events as (
    select e.id::text as id, e.happened_at, e.actor_name, e.entity, e.record_id, e.action,
      e.ticket_id, e.before, e.after
    from public.crm_events as e
    where (e.client_id = crm_history.client_id or e.lead_id = any (leads)
        or e.ticket_id = crm_history.ticket_id)
      and private.is_story(e)
      and (crm_history.after is null or (e.happened_at, e.id::text)
        < ((crm_history.after ->> 0)::timestamptz, crm_history.after ->> 1))
    order by e.happened_at desc, e.id::text desc limit page_size + 1
  ), passed as (
    select 'sla-' || t.id, t.due_at, null, 'tickets', t.id, 'passed-sla', t.id, null::jsonb, null::jsonb
    from public.tickets as t
    where (t.client_id = crm_history.client_id or t.id = crm_history.ticket_id)
      and coalesce(t.clock_stopped_at, now()) > t.due_at and t.archived_at is null
      and (crm_history.after is null or (t.due_at, 'sla-' || t.id)
        < ((crm_history.after ->> 0)::timestamptz, crm_history.after ->> 1))
    order by t.due_at desc limit page_size + 1
  ), requests as (
    select 'request-' || s.id, s.created_at, null, 'leads', s.lead_id, 'requested', null::uuid, null::jsonb,
      s.payload || jsonb_build_object('reference', s.reference)
    from (
      select * from private.submissions_of_client(crm_history.client_id)
      union all
      select * from public.lead_submissions
        where crm_history.client_id is null and lead_id = any (leads)
    ) as s
    where crm_history.after is null or (s.created_at, 'request-' || s.id)
      < ((crm_history.after ->> 0)::timestamptz, crm_history.after ->> 1)
    order by s.created_at desc limit page_size + 1
  ), page as (
    select *, row_number() over (order by happened_at desc, id desc) as nth
    from (select * from events union all select * from passed union all select * from requests) as every
    order by happened_at desc, id desc limit page_size + 1
  )
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'at', happened_at,
        'actorName', actor_name, 'entity', entity, 'recordId', record_id, 'action', action,
        'before', before, 'after', after,
        'isOpening', page.entity = 'ticket_messages' and exists (
          select from public.ticket_messages as m
          where m.id = page.record_id and m.kind <> 'note' and not exists (
            select from public.ticket_messages as earlier
            where earlier.ticket_id = m.ticket_id and earlier.kind <> 'note'
              and (earlier.created_at, earlier.id) < (m.created_at, m.id))),
        'ticket', (select jsonb_build_object('id', t.id, 'number', t.number, 'subject', t.subject)
          from public.tickets as t where t.id = page.ticket_id)) order by nth)
      from page where nth <= page_size), '[]'),
    'names', (select coalesce(jsonb_object_agg(id, name) filter (where name is not null), '{}') from (
      select named.id, coalesce(private.person_json(named.id) ->> 'name',
          (select s.domain from public.client_sites as s where s.id = named.id)) as name
      from (select distinct value::uuid as id from page
        cross join lateral (select * from jsonb_each_text(before)
          union all select * from jsonb_each_text(page.after)) as told
        where key in ('owner_id', 'assignee_id', 'site_id', 'redirects_to_id')
          and value is not null) as named) as names),
    'next', (select jsonb_build_array(happened_at::text, id) from page
      where nth = page_size and exists (select 1 from page where nth > page_size)))
  into answer;
  return answer;
end;
$$;

-- For the navigation: who pays, who waits for an answer, what is not resolved.
create function public.crm_counts() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  reads_all boolean := private.can('clients.read');
  reads_leads boolean := private.can('leads.read');
begin
  return jsonb_build_object(
    'clients', (select count(*) from public.clients
      where archived_at is null and status = 'active' and (reads_all or is_sample)),
    'leads', (select count(*) from public.leads
      where archived_at is null and (stage = 'new' and first_responded_at is null
          and first_response_due_at is not null or wrote_again_at is not null)
        and (reads_leads or is_sample)),
    'tickets', (select count(*) from public.tickets
      where archived_at is null and status <> 'resolved' and (reads_all or is_sample)));
end;
$$;

-- Changes of many rows at once: [{"id", "version", …columns}]. With the caller's rights, so grants
-- and row security decide. Answers which rows changed (with their new version) and which did not:
-- "conflict" when somebody else's change came first, "missing" when there is no such row or no right.
-- A list in which one change names no version is refused as a whole.
create function public.change_records(entity text, changes jsonb) returns jsonb
  language plpgsql volatile set search_path = ''
as $$
declare
  change jsonb;
  assignments text;
  new_version integer;
  changed jsonb := '[]';
  failed jsonb := '[]';
begin
  if entity not in ('leads', 'clients', 'tickets', 'tasks') then
    raise exception 'These cannot be changed.' using errcode = '22023', hint = 'invalid', detail = 'entity';
  end if;
  if jsonb_typeof(changes) <> 'array' or jsonb_array_length(changes) > 500 then
    raise exception 'Change up to 500 rows at once.' using errcode = '22023', hint = 'invalid', detail = 'changes';
  end if;
  if exists (select from jsonb_array_elements(changes) as each
      where jsonb_typeof(each -> 'version') is distinct from 'number') then
    raise exception 'Name the version each change was made from.'
      using errcode = '22023', hint = 'version-required', detail = 'version';
  end if;
  for change in select * from jsonb_array_elements(changes) loop
    select string_agg(format('%1$I = changed.%1$I', key), ', ') into assignments
      from jsonb_object_keys(change) as key where key <> 'id';
    begin
      new_version := null;
      execute format('update public.%1$I as r set %2$s
        from jsonb_populate_record(null::public.%1$I, $1) as changed where r.id = changed.id
        returning r.version', entity, assignments) using change into new_version;
      if new_version is null then
        failed := failed || jsonb_build_object('id', change -> 'id', 'why', 'missing');
      else
        changed := changed || jsonb_build_object('id', change -> 'id', 'version', new_version);
      end if;
    exception
      when sqlstate 'PT409' then
        failed := failed || jsonb_build_object('id', change -> 'id', 'why', 'conflict');
      when sqlstate '22023' then
        failed := failed || jsonb_build_object('id', change -> 'id', 'why', sqlerrm);
    end;
  end loop;
  return jsonb_build_object('changed', changed, 'failed', failed);
end;
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array['list_leads(jsonb, text, jsonb, integer)', 'lead_board(jsonb, integer, jsonb)',
      'lead_board_more(text, jsonb, jsonb, integer)', 'lead_duplicates(uuid)',
      'list_clients(jsonb, text, jsonb, integer)', 'client_totals(jsonb)', 'list_tickets(jsonb, text, jsonb, integer)',
      'ticket_counts(jsonb)', 'client_overview(uuid)', 'lead_detail(uuid)', 'ticket_detail(uuid)',
      'crm_history(uuid, uuid, uuid, jsonb, integer)', 'crm_counts()'] loop
    execute format('revoke all on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to authenticated', signature);
  end loop;
  revoke all on function public.change_records(text, jsonb) from public, anon, authenticated;
  grant execute on function public.change_records(text, jsonb) to authenticated;
  foreach signature in array array['list_total_limit()', 'crm_query(text)', 'typed_phone(text)', 'any_of(text, jsonb, text)',
      'of_person(text, text)', 'person_json(uuid)', 'beyond(text[], text[], jsonb, boolean)',
      'page_cte(text, text[], text[], text, jsonb, boolean, integer, boolean)',
      'few_limit()', 'are_few(text, text)', 'or_typed_words(text, uuid[], text)',
      'check_page(integer)', 'lead_json(public.leads)', 'lead_conditions(jsonb)',
      'lead_page(text, text, jsonb, integer, boolean)', 'client_health(uuid)', 'client_json(public.clients)',
      'ticket_json(public.tickets)', 'ticket_conditions(jsonb)', 'client_conditions(jsonb)',
      'untold_columns()', 'is_story(public.crm_events)'] loop
    execute format('revoke all on function private.%s from public', signature);
  end loop;
  -- What runs with the caller's rights calls these.
  foreach signature in array array['person_json(uuid)', 'check_page(integer)', 'lead_json(public.leads)',
      'untold_columns()', 'is_story(public.crm_events)', 'client_health(uuid)', 'client_json(public.clients)', 'ticket_json(public.tickets)'] loop
    execute format('grant execute on function private.%s to authenticated', signature);
  end loop;
end;
$$;
