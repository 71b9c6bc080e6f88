-- The rows that the dashboard's figures are counted from, as few as possible. The functions run with the
-- caller's rights, so row security applies, except for one that checks the right itself. Samples and archived
-- records are left out. Days are those of the office. A list of work ends after 2,000 rows, without the least
-- urgent; `left_out` counts those, so that the figures above the list cover all. Without days, the functions
-- read what the last 90 days and the 90 before them need.

create function private.dashboard_rows() returns integer
  language sql immutable parallel safe set search_path = '' as $$ select 2000; $$;

-- The day of the first client or lead that the caller may read; null without any.
create function public.dashboard_first_day() returns date
  language sql stable set search_path = ''
  as $$
    select least((select min(client_since) from public.clients where not is_sample),
      (select (min(created_at) at time zone 'America/New_York')::date from public.leads
        where not is_sample and archived_at is null));
  $$;

-- The number of leads on each day, by source and plan. Null for a caller who sees no leads. It runs as its
-- owner, because row security would keep the index of days out of the plan.
create function public.dashboard_leads(first_day date default null, last_day date default null) returns json
  language sql stable security definer set search_path = ''
  as $$
    select case when private.can('leads.read') then (
      select coalesce(json_agg(to_json(came)), '[]') from (
        select (created_at at time zone 'America/New_York')::date as day, source, plan, count(*) as count
        from public.leads
        where archived_at is null and not is_sample
          and (created_at at time zone 'America/New_York')::date
            >= coalesce(first_day, (now() at time zone 'America/New_York')::date - 182)
          and (created_at at time zone 'America/New_York')::date <= coalesce(last_day, 'infinity')
        group by 1, 2, 3
      ) as came) end;
  $$;

-- The rentals of clients (kept_figures.sql). One from before `first_day` counts as one from that day. `of_samples`
-- null stands for samples and others.
create function private.rental_spans(of_samples boolean, first_day date)
  returns table (client_id uuid, plan text, monthly_price_cents public.money_cents, since date, until date)
  language sql stable set search_path = ''
  as $$
    select client_id, plan, monthly_price_cents, greatest(since, first_day), until from private.kept_rentals
    where (of_samples is null or is_sample = of_samples) and (until is null or until > first_day);
  $$;

-- Rentals from a day, by default the one before the last twelve months, with equal ones counted together.
create function private.rentals(of_samples boolean, first_day date default null)
  returns table (plan text, monthly_price_cents public.money_cents, since date, until date, clients bigint)
  language sql stable set search_path = ''
  as $$
    select s.plan, s.monthly_price_cents, s.since, s.until, count(*)
    from private.rental_spans(of_samples, coalesce(first_day,
      (date_trunc('month', now() at time zone 'America/New_York') - interval '11 months')::date - 1)) as s
    group by 1, 2, 3, 4;
  $$;

create function public.dashboard_rentals(first_day date default null) returns json
  language sql stable set search_path = ''
  as $$ select coalesce(json_agg(to_json(alike)), '[]') from private.rentals(false, first_day) as alike; $$;

-- Unresolved tickets, most urgent first, and those resolved within the days, latest first.
create function public.dashboard_tickets(first_day date default null, last_day date default null) returns json
  language sql stable set search_path = ''
  as $$
    with unresolved as not materialized (
      select *, coalesce(clock_stopped_at, now()) > due_at as is_overdue,
        coalesce(clock_stopped_at, now()) >= warn_at as is_warned
      from public.tickets where archived_at is null and status <> 'resolved' and not is_sample
    ), pressing as materialized (
      -- One after the other, and only until there are enough.
      (select id, 1 as urgency, priority_rank, created_at, priority, counted_plan, is_overdue from unresolved
        where is_overdue order by priority_rank, created_at, id limit private.dashboard_rows())
      union all
      (select id, 2, priority_rank, created_at, priority, counted_plan, is_overdue from unresolved
        where is_warned and not is_overdue order by priority_rank, created_at, id limit private.dashboard_rows())
      union all
      (select id, 3, priority_rank, created_at, priority, counted_plan, is_overdue from unresolved
        where not is_warned and not is_overdue order by priority_rank, created_at, id limit private.dashboard_rows())
      limit private.dashboard_rows()
    ), resolved as (
      select id, row_number() over (order by resolved_at desc, id) as place from (
        -- Bounded on one side only: the planner takes a span for small, and would sort all of it.
        select id, resolved_at from public.tickets
        where archived_at is null and status = 'resolved' and not is_sample
          and resolved_at < coalesce((last_day + 1)::timestamp at time zone 'America/New_York', 'infinity')
        order by resolved_at desc, id limit private.dashboard_rows()
      ) as latest
      where resolved_at >= coalesce(first_day::timestamp at time zone 'America/New_York', now() - interval '91 days')
    ), listed as (
      select id, row_number() over (order by urgency, priority_rank, created_at, id) as place from pressing
      union all select id, private.dashboard_rows() + place from resolved
    ), counts as (
      select counted_plan, priority, is_overdue, count(*) as count from unresolved group by 1, 2, 3
      union all select counted_plan, priority, is_overdue, -count(*) from pressing group by 1, 2, 3
    )
    select json_build_object(
      'rows', (select coalesce(json_agg(json_build_object('id', t.id, 'number', t.number,
          'client', c.business, 'site', s.domain, 'plan', t.counted_plan, 'subject', t.subject,
          'priority', t.priority, 'status', t.status, 'assignee', p.display_name,
          'created_at', t.created_at, 'warn_at', t.warn_at, 'due_at', t.due_at,
          'clock_stopped_at', t.clock_stopped_at, 'resolved_at', t.resolved_at)
          order by listed.place), '[]')
        from listed join public.tickets as t on t.id = listed.id join public.clients as c on c.id = t.client_id
          left join public.client_sites as s on s.id = t.site_id
          left join public.staff as p on p.user_id = t.assignee_id),
      'left_out', (select coalesce(json_agg(to_json(rest)), '[]') from (
        select counted_plan as plan, priority, is_overdue, sum(count) as count
        from counts group by 1, 2, 3 having sum(count) > 0) as rest));
  $$;

-- Open tasks, soonest due first, and those completed within the days, latest first; of clients, and of leads
-- for a caller who sees those. Tasks of archived clients and leads are left out.
create function public.dashboard_tasks(first_day date default null, last_day date default null) returns json
  language sql stable set search_path = ''
  as $$
    with open as not materialized (
      select id, due_on, counted_plan from public.tasks
      where archived_at is null and status <> 'completed' and not is_sample and counted_plan is not null
    ), next as materialized (
      select * from open order by due_on, id limit private.dashboard_rows()
    ), done as (
      select id from (
        select id, completed_at from public.tasks
        where archived_at is null and status = 'completed' and not is_sample and counted_plan is not null
          and completed_at < coalesce((last_day + 1)::timestamp at time zone 'America/New_York', 'infinity')
        order by completed_at desc, id limit private.dashboard_rows()
      ) as latest
      where completed_at >= coalesce(first_day::timestamp at time zone 'America/New_York', now() - interval '91 days')
    ), listed as (
      select id from next union all select id from done
    ), counts as (
      select counted_plan, due_on, count(*) as count from open group by 1, 2
      union all select counted_plan, due_on, -count(*) from next group by 1, 2
    )
    select json_build_object(
      'rows', (select coalesce(json_agg(json_build_object('id', k.id, 'title', k.title, 'type', k.type,
          'client', coalesce(c.business, l.business, l.name), 'client_id', k.client_id, 'lead_id', k.lead_id,
          'plan', k.counted_plan, 'assignee', p.display_name, 'assignee_id', k.assignee_id, 'version', k.version,
          'due_on', k.due_on, 'status', k.status, 'completed_on', (k.completed_at at time zone 'America/New_York')::date) order by k.due_on, k.id), '[]')
        from listed join public.tasks as k on k.id = listed.id
          left join public.clients as c on c.id = k.client_id
          left join public.leads as l on l.id = k.lead_id and k.client_id is null
          left join public.staff as p on p.user_id = k.assignee_id),
      'left_out', (select coalesce(json_agg(to_json(rest)), '[]') from (
        select counted_plan as plan, due_on, sum(count) as count
        from counts group by 1, 2 having sum(count) > 0) as rest));
  $$;

-- Clients' domains, soonest expiry first, and those without a known date last.
create function public.dashboard_domains() returns json
  language sql stable set search_path = ''
  as $$
    with known as not materialized (
      select id, domain, expires_on, counted_plan, is_rented from public.client_sites
      where archived_at is null and not is_sample and counted_plan is not null
    ), listed as materialized (
      select * from known order by expires_on, domain limit private.dashboard_rows()
    ), counts as (
      select counted_plan, is_rented, expires_on, count(*) as count from known group by 1, 2, 3
      union all select counted_plan, is_rented, expires_on, -count(*) from listed group by 1, 2, 3
    )
    select json_build_object(
      'rows', (select coalesce(json_agg(json_build_object('id', s.id, 'domain', s.domain, 'client_id', s.client_id,
          'business', c.business, 'plan', s.counted_plan, 'is_rented', s.is_rented, 'registrar', s.registrar,
          'expires_on', s.expires_on, 'auto_renew', s.auto_renew) order by s.expires_on, s.domain), '[]')
        from listed join public.client_sites as s on s.id = listed.id join public.clients as c on c.id = s.client_id),
      'left_out', (select coalesce(json_agg(to_json(rest)), '[]') from (
        select counted_plan as plan, is_rented, expires_on, sum(count) as count
        from counts group by 1, 2, 3 having sum(count) > 0) as rest));
  $$;

revoke all on function private.dashboard_rows, private.rental_spans, private.rentals from public;
-- Functions that run with the caller's rights call these.
grant execute on function private.dashboard_rows, private.rental_spans, private.rentals to authenticated, service_role;

revoke all on function public.dashboard_first_day, public.dashboard_leads, public.dashboard_rentals,
  public.dashboard_tickets, public.dashboard_tasks, public.dashboard_domains from public, anon, authenticated;
grant execute on function public.dashboard_first_day, public.dashboard_leads, public.dashboard_rentals,
  public.dashboard_tickets, public.dashboard_tasks, public.dashboard_domains to authenticated;

-- My day ------------------------------------------------------------------------------------------

-- The day of one colleague, or of the team: open tasks, demos without an outcome, leads that wait for an
-- answer, and tickets whose clock runs. All functions run with the caller's rights, so row security applies.
-- Unassigned work is on the day of everybody who may work on it. Days are those of the office.

-- Open work by person, for one colleague's day. The team's is read from the indexes of all open work.
create index tasks_person_idx on public.tasks (assignee_id, due_on, id)
  where archived_at is null and status <> 'completed';
create index leads_owner_response_idx on public.leads (owner_id, first_response_due_at, id)
  where archived_at is null and first_responded_at is null and stage = 'new';
create index tickets_person_due_idx on public.tickets (assignee_id, due_at, id)
  where archived_at is null and clock_stopped_at is null and status <> 'resolved';
-- Demos to come and those without an outcome: a small part of all.
create index demo_bookings_open_idx on public.demo_bookings (starts_at, id) where status = 'booked';

-- The caller's id, for functions that run with the caller's rights: those may not use the schema of auth.
create function private.caller_id() returns uuid
  language sql stable security definer set search_path = '' as $$ select auth.uid(); $$;

-- The most rows of each part that are returned.
create function private.day_rows() returns integer
  language sql immutable parallel safe set search_path = '' as $$ select 100; $$;

-- The parts of the day with their first and last day: before today, today, and the six days after it.
create function private.day_parts() returns table (part text, first_day date, last_day date)
  language sql stable rows 3 set search_path = ''
  as $$
    select part, today + since, today + until
    from (select (now() at time zone 'America/New_York')::date as today) as office,
      (values ('overdue', -100000, -1), ('today', 0, 0), ('week', 1, 6)) as parts (part, since, until);
  $$;

-- The parts of work that is due at a time. What is due later today is part of today; what was due before now
-- is overdue.
create function private.day_spans() returns table (part text, since timestamptz, until timestamptz)
  language sql stable rows 3 set search_path = ''
  as $$
    with moments as (
      select p.part, (p.first_day::timestamp at time zone 'America/New_York') as begins,
        ((p.last_day + 1)::timestamp at time zone 'America/New_York') as ends
      from private.day_parts() as p
    )
    select m.part, case m.part when 'today' then now() else m.begins end,
      case m.part when 'overdue' then now() else m.ends end
    from moments as m;
  $$;

-- One thing to do: its kind, its record, and when it is due. A task is due on a day, the others at a time.
create type private.day_item as (part text, kind text, id uuid, due_on date, due_at timestamptz);

-- These read up to one row more than are returned of each part, one's own work and nobody's separately, because
-- only so each comes from an index in order. Each call is planned for its arguments, which leaves out the other
-- branches.
create function private.day_tasks(of_team boolean) returns setof private.day_item
  language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  me constant uuid := private.caller_id();
  works_on_leads constant boolean := private.can('leads.write');
  works_on_clients constant boolean := private.can('notes.write');
begin
  return query
    with open as not materialized (
      select * from public.tasks where archived_at is null and status <> 'completed' and counted_plan is not null
    )
    select p.part, 'task', found.id, found.due_on, null::timestamptz
    from private.day_parts() as p cross join lateral (
      (select k.id, k.due_on from open as k where of_team and k.due_on between p.first_day and p.last_day
        order by k.due_on, k.id limit private.day_rows() + 1)
      union all
      (select k.id, k.due_on from open as k
        where not of_team and k.assignee_id = me and k.due_on between p.first_day and p.last_day
        order by k.due_on, k.id limit private.day_rows() + 1)
      union all
      (select k.id, k.due_on from open as k
        where not of_team and k.assignee_id is null and k.due_on between p.first_day and p.last_day
          and case when k.lead_id is null then works_on_clients else works_on_leads end
        order by k.due_on, k.id limit private.day_rows() + 1)
      order by due_on, id limit private.day_rows() + 1
    ) as found;
end;
$$;

-- A demo that has begun today is part of today until its outcome is known.
create function private.day_demos(of_team boolean) returns setof private.day_item
  language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  me constant uuid := private.caller_id();
begin
  return query
    select p.part, 'demo', found.id, (found.starts_at at time zone 'America/New_York')::date, found.starts_at
    from private.day_parts() as p cross join lateral (
      select b.id, b.starts_at from public.demo_bookings as b
      where b.status = 'booked' and (of_team or b.host_id = me)
        and b.starts_at >= p.first_day::timestamp at time zone 'America/New_York'
        and b.starts_at < (p.last_day + 1)::timestamp at time zone 'America/New_York'
      order by b.starts_at, b.id limit private.day_rows() + 1
    ) as found;
end;
$$;

-- The rows of a table that are due in each part: the team's, or one's own and, for a caller who works on them,
-- nobody's. `waiting` is a condition on the row `r`; `person` and `due` are columns.
create function private.day_due(kind text, list text, waiting text, person text, due text, of_team boolean, works boolean)
  returns setof private.day_item
  language plpgsql stable set search_path = ''
as $$
declare
  mine constant text := format('r.%I = %L', person, private.caller_id());
  nobodys constant text := format('r.%I is null', person);
  branches constant text := (
    select string_agg(format('(select r.id, r.%1$I as due_at from public.%2$I as r
        where %3$s and %4$s and r.%1$I >= s.since and r.%1$I < s.until
        order by r.%1$I, r.id limit private.day_rows() + 1)', due, list, waiting, whose), ' union all ')
    from unnest(case when of_team then array['true'] when works then array[mine, nobodys] else array[mine] end) as whose);
begin
  return query execute format('
    select s.part, %L, found.id, (found.due_at at time zone ''America/New_York'')::date, found.due_at
    from private.day_spans() as s cross join lateral (
      select * from (%s) as branch order by due_at, id limit private.day_rows() + 1
    ) as found', kind, branches);
end;
$$;

-- Leads without a first answer by when it is due. Who wrote again is waited for today.
create function private.day_answers(of_team boolean) returns setof private.day_item
  language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  me constant uuid := private.caller_id();
  works_on_leads constant boolean := private.can('leads.write');
begin
  return query select * from private.day_due('answer', 'leads',
    'r.archived_at is null and r.first_responded_at is null and r.stage = ''new''',
    'owner_id', 'first_response_due_at', of_team, works_on_leads);
  return query
    select 'today', 'answer', l.id, (now() at time zone 'America/New_York')::date, l.wrote_again_at
    from public.leads as l
    where l.archived_at is null and l.wrote_again_at is not null
      and (l.stage <> 'new' or l.first_responded_at is not null or l.first_response_due_at is null)
      and (of_team or l.owner_id = me or l.owner_id is null and works_on_leads)
    order by l.wrote_again_at, l.id limit private.day_rows() + 1;
end;
$$;

create function private.day_tickets(of_team boolean) returns setof private.day_item
  language sql stable set search_path = ''
  as $$
    select * from private.day_due('ticket', 'tickets',
      'r.archived_at is null and r.clock_stopped_at is null and r.status <> ''resolved''',
      'assignee_id', 'due_at', of_team, private.can('tickets.write'));
  $$;

create function private.day_items(of_team boolean) returns setof private.day_item
  language sql stable set search_path = ''
  as $$
    select * from private.day_tasks(of_team) union all select * from private.day_demos(of_team)
    union all select * from private.day_answers(of_team) union all select * from private.day_tickets(of_team);
  $$;

-- The record behind an item, as its own screens read it; null where there is none. A lead that was merged stands for
-- the demos it had. Each kind is a statement of its own, because starting one with all takes longer than reading.
create function private.day_item_json(item private.day_item) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  kind constant jsonb := jsonb_build_object('kind', item.kind);
begin
  if item.kind = 'task' then
    return (select kind || jsonb_build_object('task', private.task_json(k), 'about', coalesce(c.business, l.business, l.name))
      from public.tasks as k left join public.clients as c on c.id = k.client_id
        left join public.leads as l on l.id = k.lead_id
      where k.id = item.id);
  elsif item.kind = 'demo' then
    return (select kind || jsonb_build_object('demo', private.booking_json(b) || jsonb_build_object('lead_id', l.id,
        'lead', jsonb_build_object('id', l.id, 'name', l.name, 'business', l.business, 'phone', l.phone,
          'town', l.town, 'region', l.region, 'trade', l.trade, 'message', l.message,
          'wrote_again_at', case when l.archived_at is null then l.wrote_again_at end)))
      from public.demo_bookings as b join public.leads as l on l.id = private.lead_root(b.lead_id)
      where b.id = item.id);
  elsif item.kind = 'answer' then
    return (select kind || jsonb_build_object('lead', private.lead_json(l), 'tried_at', (
        select max(n.created_at) from public.crm_notes as n
        where n.lead_id = l.id and n.kind = 'call' and not n.is_answered and n.archived_at is null))
      from public.leads as l where l.id = item.id);
  end if;
  return (select kind || jsonb_build_object('ticket', private.ticket_json(t)) from public.tickets as t where t.id = item.id);
end;
$$;

-- {"day", "last_day", "parts": {"overdue" | "today" | "week": {"rows", "has_more"}}}: what is to be done, soonest
-- first; of one day, what has a time before what has none. `has_more` says that a part was cut.
create function public.my_day(of_team boolean default false) returns jsonb
  language sql stable set search_path = ''
  as $$
    with placed as (
      select i.part, i as item, row_number() over (partition by i.part
        order by i.due_on, case when i.kind = 'task' then 'infinity' else i.due_at end, i.id) as place
      from private.day_items(of_team) as i
    )
    select jsonb_build_object('day', min(p.first_day) filter (where p.part = 'today'), 'last_day', max(p.last_day),
      'parts', jsonb_object_agg(p.part, jsonb_build_object(
        'rows', coalesce((select jsonb_agg(row order by place) from (
            select place, private.day_item_json(item) as row
            from placed where placed.part = p.part and place <= private.day_rows()) as read
          where row is not null), '[]'),
        'has_more', exists (select from placed where placed.part = p.part and place > private.day_rows()))))
    from private.day_parts() as p;
  $$;

-- How much of the caller's own day is overdue or due today; a long list is not counted to its end.
create function public.my_day_count() returns integer
  language sql stable set search_path = ''
  as $$ select count(*)::integer from private.day_items(false) as i where i.part <> 'week'; $$;

revoke all on function private.caller_id, private.day_rows, private.day_parts, private.day_spans,
  private.day_tasks, private.day_demos, private.day_due, private.day_answers, private.day_tickets, private.day_items,
  private.day_item_json from public;
-- Functions that run with the caller's rights call these.
grant execute on function private.caller_id, private.day_rows, private.day_parts, private.day_spans,
  private.day_tasks, private.day_demos, private.day_due, private.day_answers, private.day_tickets, private.day_items,
  private.day_item_json, private.lead_root to authenticated;

revoke all on function public.my_day, public.my_day_count from public, anon, authenticated;
grant execute on function public.my_day, public.my_day_count to authenticated;
