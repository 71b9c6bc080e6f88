-- The day of one colleague, or of the team: open tasks, demos without an outcome, leads that wait for an
-- answer, and tickets whose clock runs. All functions run with the caller's rights, so row security applies.
-- What nobody has taken yet is on the day of everybody who may work on it. Days are those of the office.

-- Open work by person, for one colleague's day. The team's is read from the indexes of all open work.
create index tasks_person_idx on public.tasks (assignee_id, due_on, id)
  where archived_at is null and status <> 'completed';
create index leads_owner_response_idx on public.leads (owner_id, first_response_due_at, id)
  where archived_at is null and first_responded_at is null and stage = 'new';
create index tickets_person_due_idx on public.tickets (assignee_id, due_at, id)
  where archived_at is null and clock_stopped_at is null and status <> 'resolved';
-- Demos to come and those without an outcome: a small part of all.
create index demo_bookings_open_idx on public.demo_bookings (starts_at, id) where status = 'booked';

-- Who is asking, for functions that run with the caller's rights: those may not use the schema of auth.
create function private.caller_id() returns uuid
  language sql stable security definer set search_path = '' as $$ select auth.uid(); $$;

-- The most rows of each part that are returned.
create function private.day_rows() returns integer
  language sql immutable parallel safe set search_path = '' as $$ select 100; $$;

-- The parts of the day with their first and last day: before today, today, and the six days after it.
create function private.day_parts() returns table (part text, first_day date, last_day date)
  language sql stable set search_path = ''
  as $$
    select part, today + since, today + until
    from (select (now() at time zone 'America/New_York')::date as today) as office,
      (values ('overdue', -100000, -1), ('today', 0, 0), ('week', 1, 6)) as parts (part, since, until);
  $$;

-- The same parts for what is due at a time. What is due later today is part of today; what was due before now
-- is overdue.
create function private.day_spans() returns table (part text, since timestamptz, until timestamptz)
  language sql stable set search_path = ''
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

-- These read up to one row more than are returned of each part. Each call is planned for its arguments,
-- because one colleague's rows and the team's come from different indexes.
create function private.day_tasks(of_team boolean) returns setof private.day_item
  language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  me constant uuid := private.caller_id();
  works_on_leads constant boolean := private.can('leads.write');
  works_on_clients constant boolean := private.can('notes.write');
begin
  return query
    select p.part, 'task', found.id, found.due_on, null::timestamptz
    from private.day_parts() as p cross join lateral (
      select k.id, k.due_on from public.tasks as k
      where k.archived_at is null and k.status <> 'completed' and k.due_on between p.first_day and p.last_day
        and (of_team or k.assignee_id = me
          or k.assignee_id is null and case when k.lead_id is null then works_on_clients else works_on_leads end)
        and (exists (select from public.clients as c where c.id = k.client_id and c.archived_at is null)
          or k.client_id is null and exists (
            select from public.leads as l where l.id = k.lead_id and l.archived_at is null))
      order by k.due_on, k.id limit private.day_rows() + 1
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

-- Leads without a first answer by when it is due. Who wrote again is waited for today.
create function private.day_answers(of_team boolean) returns setof private.day_item
  language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  me constant uuid := private.caller_id();
  works_on_leads constant boolean := private.can('leads.write');
begin
  return query
    select s.part, 'answer', found.id, (found.due_at at time zone 'America/New_York')::date, found.due_at
    from private.day_spans() as s cross join lateral (
      select l.id, l.first_response_due_at as due_at from public.leads as l
      where l.archived_at is null and l.first_responded_at is null and l.stage = 'new'
        and l.first_response_due_at >= s.since and l.first_response_due_at < s.until
        and (of_team or l.owner_id = me or l.owner_id is null and works_on_leads)
      order by l.first_response_due_at, l.id limit private.day_rows() + 1
    ) as found;
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
  language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  me constant uuid := private.caller_id();
  works_on_tickets constant boolean := private.can('tickets.write');
begin
  return query
    select s.part, 'ticket', found.id, (found.due_at at time zone 'America/New_York')::date, found.due_at
    from private.day_spans() as s cross join lateral (
      select t.id, t.due_at from public.tickets as t
      where t.archived_at is null and t.clock_stopped_at is null and t.status <> 'resolved'
        and t.due_at >= s.since and t.due_at < s.until
        and (of_team or t.assignee_id = me or t.assignee_id is null and works_on_tickets)
      order by t.due_at, t.id limit private.day_rows() + 1
    ) as found;
end;
$$;

create function private.day_items(of_team boolean) returns setof private.day_item
  language sql stable set search_path = ''
  as $$
    select * from private.day_tasks(of_team) union all select * from private.day_demos(of_team)
    union all select * from private.day_answers(of_team) union all select * from private.day_tickets(of_team);
  $$;

-- The record behind an item, as its own screens read it. A lead that was merged stands for the demos it had.
create function private.day_item_json(item private.day_item) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object('kind', item.kind) || case item.kind
    when 'task' then (
      select jsonb_build_object('task', private.task_json(k), 'about', coalesce(c.business, l.business, l.name))
      from public.tasks as k left join public.clients as c on c.id = k.client_id
        left join public.leads as l on l.id = k.lead_id
      where k.id = item.id)
    when 'demo' then (
      select jsonb_build_object('demo', private.booking_json(b) || jsonb_build_object('lead_id', l.id,
        'lead', jsonb_build_object('id', l.id, 'name', l.name, 'business', l.business, 'phone', l.phone,
          'town', l.town, 'region', l.region, 'trade', l.trade, 'message', l.message,
          'wrote_again_at', case when l.archived_at is null then l.wrote_again_at end)))
      from public.demo_bookings as b join public.leads as l on l.id = private.lead_root(b.lead_id)
      where b.id = item.id)
    when 'answer' then (
      select jsonb_build_object('lead', private.lead_json(l)) from public.leads as l where l.id = item.id)
    else (
      select jsonb_build_object('ticket', private.ticket_json(t)) from public.tickets as t where t.id = item.id)
  end;
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
  private.day_tasks, private.day_demos, private.day_answers, private.day_tickets, private.day_items,
  private.day_item_json from public;
-- Functions that run with the caller's rights call these.
grant execute on function private.caller_id, private.day_rows, private.day_parts, private.day_spans,
  private.day_tasks, private.day_demos, private.day_answers, private.day_tickets, private.day_items, private.day_item_json,
  private.lead_root to authenticated;

revoke all on function public.my_day, public.my_day_count from public, anon, authenticated;
grant execute on function public.my_day, public.my_day_count to authenticated;
