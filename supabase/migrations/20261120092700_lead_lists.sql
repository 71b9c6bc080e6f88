-- Lists of leads and of their demos.

-- The list of leads, their board, and their duplicates. Functions that are called for each row are in
-- plpgsql, which caches its plan: a function in SQL within another would be planned for each row.

-- A lead by its columns' names, without those for searching and comparing, with computed values. "response"
-- is "none" where no clock runs.
create function private.lead_json(lead public.leads) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return to_jsonb(lead) - array['search', 'email_key', 'phone_key', 'business_key', 'other_references']
    || jsonb_build_object(
      'owner', private.person_json(lead.owner_id),
      'response', case
        when lead.first_response_due_at is null then 'none'
        when lead.first_responded_at is not null then 'answered'
        when lead.stage <> 'new' then 'none'
        when now() > lead.first_response_due_at then 'overdue' else 'waiting' end);
end;
$$;

-- A lead in a list, without the fields that only its own screen shows.
create function private.lead_row_json(lead public.leads) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return private.lead_json(lead) - array['topic', 'message', 'slot_starts_at', 'visitor_time_zone',
    'has_consent', 'source_page', 'referrer'];
end;
$$;

-- Filters ---------------------------------------------------------------------------------------

create function private.lead_response_condition(response text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case response
      when 'overdue' then 'r.stage = ''new'' and r.first_responded_at is null and r.first_response_due_at < now()'
      when 'waiting' then 'r.stage = ''new'' and r.first_responded_at is null and r.first_response_due_at >= now()'
      when 'unanswered' then '(r.stage = ''new'' and r.first_responded_at is null and r.first_response_due_at is not null
        or r.wrote_again_at is not null)'
      when 'again' then 'r.wrote_again_at is not null' end;
  $$;

-- The condition for the due date of the next step. A lead that is won or lost has none.
create function private.lead_step_condition(step text, today date) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select 'r.stage not in (''won'', ''lost'') and ' || case step
      when 'overdue' then format('r.next_step_on < %L', today)
      when 'today' then format('r.next_step_on = %L', today)
      when 'week' then format('r.next_step_on between %L and %L', today, today + 6)
      when 'none' then 'r.next_step is null and r.next_step_on is null' end;
  $$;

-- The condition for leads of some office days (see span_of_days()).
create function private.lead_came_condition(came text, today date) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select format('(r.created_at >= %L and r.created_at < %L)', lower(span)::timestamp at time zone 'America/New_York',
      upper(span)::timestamp at time zone 'America/New_York')
    from private.span_of_days(came, today) as span where span is not null;
  $$;

create function private.lead_conditions(filters jsonb) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.office_day(now());
begin
  return concat_ws(' and ',
    private.row_condition(filters, private.can('leads.read')),
    private.search_condition(filters ->> 'search'),
    private.any_of('r.stage', filters, 'stages'),
    private.any_of('r.trade', filters, 'trades'),
    private.any_of('r.source', filters, 'sources'),
    private.any_of('r.region', filters, 'regions'),
    private.any_of('r.plan', filters, 'plans'),
    private.any_of('r.call_time', filters, 'callTimes'),
    private.any_of('r.mailing', filters, 'mailing'),
    private.of_person('r.owner_id', filters ->> 'owner'),
    private.lead_came_condition(filters ->> 'came', today),
    case when filters ->> 'duplicates' = 'true' then 'r.has_duplicates' end,
    private.lead_response_condition(filters ->> 'response'),
    private.lead_step_condition(filters ->> 'step', today));
end;
$$;

-- The list --------------------------------------------------------------------------------------

create function private.lead_order(sort text) returns private.list_order
  language plpgsql stable set search_path = ''
as $$
declare
  chosen private.list_order;
begin
  case ltrim(sort, '-')
    when 'created' then return private.order_by(sort, 'r.created_at');
    when 'business' then return private.order_by(sort, 'coalesce(r.business, r.name)');
    when 'value' then return private.order_by(sort, 'r.value_cents');
    when 'nextStep' then return private.order_by(sort, 'coalesce(r.next_step_on, ''infinity''::date)');
    when 'rank' then return private.order_by(sort, 'r.rank');
    when 'owner' then return private.order_by_owner(sort);
    when 'trade' then return private.order_by(sort, '(r.trade is null)', 'coalesce(r.trade, '''')', 'r.created_at');
    when 'stage' then
      return private.order_by(sort,
        'array_position(array[''new'', ''contacted'', ''demo-booked'', ''proposal'', ''won'', ''lost''], r.stage)', 'r.created_at');
    when 'response' then
      chosen := private.order_by(sort, 'r.first_response_due_at');
      chosen.condition := 'r.stage = ''new'' and r.first_responded_at is null and r.first_response_due_at is not null';
      return chosen;
    else return private.refuse_order();
  end case;
end;
$$;

-- Filters: search, stages, trades, sources, regions, plans (lists), owner (an id or "none"), came,
-- duplicates, samples, archived, response ("overdue" or "waiting" for the first answer, "again" for
-- the next, "unanswered" for any), step ("overdue", "today", "week" for seven days from today,
-- "none"). Sorts: created, business, value, nextStep, rank, and response, which lists those that wait
-- for a first answer only.
create function public.list_leads(filters jsonb default '{}', sort text default '-created',
    after jsonb default null, page_size integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = '' set jit = off set work_mem = '16MB'
as $$
declare
  chosen private.list_order := private.lead_order(sort);
begin
  -- The order's index then begins with the first of these trades, and not with that of all.
  if ltrim(sort, '-') = 'trade' and jsonb_typeof(filters -> 'trades') = 'array' then
    select format('coalesce(r.trade, '''') between %L and %L', min(trade), max(trade)) into chosen.condition
      from jsonb_array_elements_text(filters -> 'trades') as trade having count(*) > 0;
  end if;
  return private.read_list('leads', private.row_function(filters, 'lead_row_json', 'lead_json'),
    private.lead_conditions(filters), chosen, after, page_size, filters ? 'search');
end;
$$;

-- The board -------------------------------------------------------------------------------------

-- The condition for the cards of one stage. New leads whose first answer is overdue are a column of their
-- own.
create function private.board_conditions(filters jsonb, stage text) returns text
  language sql stable set search_path = ''
  as $$
    select concat_ws(' and ', private.lead_conditions(filters - 'stages'), format('r.stage = %L', stage),
      case when stage = 'new' then '(r.first_responded_at is not null or r.first_response_due_at is null
        or r.first_response_due_at >= now())' end);
  $$;

-- The condition for the cards of a lane; null without any chosen cards.
create function private.among(cards jsonb, lane text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select private.one_of(array(select jsonb_array_elements_text(cards -> lane)::uuid)) where cards is not null;
  $$;

-- The size and value of each stage by name. A search counts its first matches up to the limit of lists.
create function private.stage_sizes(conditions text, most integer) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  sizes jsonb;
begin
  execute format('select jsonb_object_agg(stage, jsonb_build_object(''count'', size, ''value_cents'', value))
    from (select stage, count(*) as size, sum(value_cents::bigint) as value
      from (select r.stage, r.value_cents from public.leads as r where %s limit %L) as counted
      group by stage) as stages', conditions, most) into sizes;
  return coalesce(sizes, '{}');
end;
$$;

-- The first cards of each stage, and of "overdue", as {"<stage>": [id, …]}, one more than are shown. All leads that
-- match are read once, and not in the order of each stage.
create function private.first_cards(conditions text, page_size integer, lengths jsonb) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  cards jsonb;
begin
  execute format('
    with matching as materialized (
      select r.id, case when %s then ''overdue'' else r.stage end as lane, r.first_response_due_at as due_at, r.rank
      from public.leads as r where %s),
    placed as (
      select id, lane, row_number() over (partition by lane order by case when lane = ''overdue'' then due_at end,
        case when lane <> ''overdue'' then rank end, id) as nth
      from matching)
    select jsonb_object_agg(lane, ids) from (
      select lane, jsonb_agg(id order by nth) as ids from placed
      where nth <= coalesce(($1 ->> lane)::integer, $2) + 1 group by lane) as lanes',
    private.lead_response_condition('overdue'), conditions) into cards using lengths, page_size;
  return coalesce(cards, '{}');
end;
$$;

-- Each stage with its size, its value and its first cards: `page_size` of them or, where a person has loaded
-- more, as many as `lengths` says for the stage. Of "new" the leads whose first answer is overdue are
-- returned as well, longest first, and left out of the cards. A search that matches more leads than a list counts
-- has the least sizes and values ("is_minimum").
-- To read the index of words for a frequent one takes longer than the planner expects, hence the higher cost.
create function public.lead_board(filters jsonb default '{}', page_size integer default 20,
    lengths jsonb default '{}') returns jsonb
  language plpgsql stable security definer set search_path = '' set jit = off set work_mem = '16MB'
  set cpu_index_tuple_cost = 0.015
as $$
declare
  is_search constant boolean := filters ? 'search';
  conditions constant text := private.lead_conditions(filters - 'stages');
  sizes constant jsonb := private.stage_sizes(conditions,
    case when is_search then private.list_total_limit() + 1 end);
  total constant integer := (select coalesce(sum((size ->> 'count')::integer), 0) from jsonb_each(sizes) as each (stage, size));
  is_minimum constant boolean := is_search and total > private.list_total_limit();
  chosen constant jsonb := case when not is_minimum and (is_search or total <= private.selective_limit())
    then private.first_cards(conditions, page_size, lengths) end;
  board jsonb := '{}';
  stage text;
  overdue jsonb;
  cards jsonb;
begin
  foreach stage in array array['new', 'contacted', 'demo-booked', 'proposal', 'won', 'lost'] loop
    overdue := case when stage = 'new' then private.read_page('leads', 'lead_row_json',
        coalesce(private.among(chosen, 'overdue'), conditions || ' and ' || private.lead_response_condition('overdue')),
        private.lead_order('response'), null, page_size, chosen is not null) -> 'rows' else '[]' end;
    cards := private.read_page('leads', 'lead_row_json',
      coalesce(private.among(chosen, stage), private.board_conditions(filters, stage)),
      private.lead_order('rank'), null, coalesce((lengths ->> stage)::integer, page_size), chosen is not null);
    board := board || jsonb_build_object(stage, cards || jsonb_build_object('overdue', overdue, 'is_minimum', is_minimum,
      'value_cents', coalesce(sizes -> stage -> 'value_cents', '0'),
      'count', greatest((sizes -> stage ->> 'count')::integer,
        jsonb_array_length(cards -> 'rows') + jsonb_array_length(overdue))));
  end loop;
  return board;
end;
$$;

-- The rest of one stage of the board, from the `next` of the shown cards.
create function public.lead_board_more(stage text, filters jsonb, after jsonb, page_size integer default 20)
  returns jsonb language plpgsql stable security definer set search_path = '' set jit = off set work_mem = '16MB'
as $$
declare
  conditions constant text := private.board_conditions(filters, stage);
begin
  return private.read_page('leads', 'lead_row_json', conditions, private.lead_order('rank'), after, page_size,
    filters ? 'search' and private.is_selective('leads', conditions));
end;
$$;

-- Duplicates ------------------------------------------------------------------------------------

-- The leads that share an e-mail address, a phone number or a business with this one, open or archived before
-- this one came; `shares` names which. A merged lead is replaced by the one it is part of.
create function public.lead_duplicates(lead_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with lead as (
      select * from public.leads where id = lead_duplicates.lead_id
        and (is_sample or private.can('leads.read'))
    ), alike as (
      -- Open and archived leads have separate indexes, and "or" would use neither.
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
    select coalesce(jsonb_agg(private.lead_row_json(other) || jsonb_build_object('shares', shares)), '[]')
    from listed;
  $$;

revoke all on all functions in schema private from public;
-- Functions that run with the caller's rights call this.
grant execute on function private.lead_json to authenticated;

revoke all on function public.list_leads, public.lead_board, public.lead_board_more, public.lead_duplicates
  from public, anon, authenticated;
grant execute on function public.list_leads, public.lead_board, public.lead_board_more, public.lead_duplicates
  to authenticated;

-- Demos -------------------------------------------------------------------------------------------

-- Booked demos as staff read them: one of a lead, and the number for some leads.

create function private.booking_json(booking public.demo_bookings) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('id', booking.id, 'version', booking.version, 'lead_id', booking.lead_id,
      'host_id', booking.host_id, 'host', private.person_json(booking.host_id), 'status', booking.status,
      'starts_at', booking.starts_at, 'ends_at', booking.ends_at,
      'visitor_time_zone', booking.visitor_time_zone, 'reference', booking.reference, 'is_sample', booking.is_sample)
  );
end;
$$;

-- The first demo to come; otherwise the last one.
create function private.demo_of_lead(lead uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.booking_json(b) from public.demo_bookings as b
    where b.lead_id in (select private.lead_family(lead))
    order by b.status = 'booked' desc, case when b.status = 'booked' and b.starts_at > now() then b.starts_at end,
      b.starts_at desc limit 1;
  $$;

-- The number of demos that would be cancelled if these leads were lost.
create function public.count_demos_to_come(lead_ids uuid[]) returns integer
  language sql stable security definer set search_path = ''
  as $$
    select count(*)::integer from unnest(lead_ids) as l(id) cross join lateral private.demos_to_come(l.id)
    where private.can('leads.read');
  $$;

revoke all on function private.booking_json(public.demo_bookings), private.demo_of_lead(uuid) from public;
-- Functions that run with the caller's rights call these.
grant execute on function private.booking_json(public.demo_bookings), private.demo_of_lead(uuid) to authenticated;

revoke all on function public.count_demos_to_come(uuid[]) from public, anon, authenticated;
grant execute on function public.count_demos_to_come(uuid[]) to authenticated;
