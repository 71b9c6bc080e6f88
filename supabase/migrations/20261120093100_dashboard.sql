-- The rows that the dashboard's figures are counted from, as few as possible. All functions run with the
-- caller's rights, so row security applies. Samples and archived records are left out. Days are those of the
-- office. A list of work ends after 2,000 rows, without the least urgent; `left_out` counts those, so that
-- the figures above the list cover all.

create function private.dashboard_rows() returns integer
  language sql immutable parallel safe set search_path = '' as $$ select 2000; $$;

-- The number of leads on each day of two times 90 days, by source and plan. Null for a caller who sees no
-- leads.
create function public.dashboard_leads() returns jsonb
  language sql stable set search_path = ''
  as $$
    select case when private.can('leads.read') then (
      select coalesce(jsonb_agg(to_jsonb(came)), '[]') from (
        select (created_at at time zone 'America/New_York')::date as day, source, plan, count(*) as count
        from public.leads
        where archived_at is null and not is_sample and created_at > now() - interval '182 days'
        group by 1, 2, 3
      ) as came) end;
  $$;

-- The rentals of clients by first and last day, with equal ones counted together. A client rents while it is
-- active: from `client_since` or the day that it became active, until the day that the history has it paused,
-- cancelled or archived. The last change of a day counts. A rental from before the twelve months counts as
-- one from their beginning.
create function private.rentals(of_samples boolean)
  returns table (plan text, monthly_price_cents public.money_cents, since date, until date, clients bigint)
  language sql stable set search_path = ''
  as $$
    with span as materialized (
      -- The day before the twelve months that are shown.
      select (date_trunc('month', now() at time zone 'America/New_York') - interval '11 months')::date - 1 as first
    ), changes as (
      select record_id as id, (happened_at at time zone 'America/New_York')::date as day, id as nth,
        before ->> 'status' = 'active' as rented, after ->> 'status' = 'active' as rents
      from public.crm_events, span
      where entity = 'clients' and before ? 'status' and after ? 'status'
        and happened_at > span.first::timestamp at time zone 'America/New_York'
    ), begun as (
      select distinct on (id) id, rented from changes order by id, nth
    ), counted as (
      select c.id, c.plan, c.monthly_price_cents, coalesce(begun.rented, c.status = 'active') as rents,
        greatest(c.client_since, span.first) as day,
        (c.archived_at at time zone 'America/New_York')::date as archived, begun.id is not null as has_changed
      from span cross join public.clients as c left join begun on begun.id = c.id
      where c.is_sample = of_samples
    ), days as (
      select distinct on (id, day) * from (
        select id, day, rents, 0 as nth from counted where has_changed
        union all
        select changes.id, greatest(changes.day, counted.day), changes.rents, changes.nth
        from changes join counted on counted.id = changes.id
      ) as moments order by id, day, nth desc
    ), turns as (
      select *, lag(rents, 1, false) over (partition by id order by day) as rented from days
    ), spans as (
      select id, day as since, lead(day) over (partition by id order by day) as until, rents
      from turns where rents <> rented
      union all
      select id, day, null, rents from counted where not has_changed
    ), rentals as (
      select plan, monthly_price_cents, since, least(until, archived) as until
      from spans join counted using (id) where spans.rents
    )
    select plan, monthly_price_cents, since, until, count(*)
    from rentals where until is null or until > since group by 1, 2, 3, 4;
  $$;

create function public.dashboard_rentals() returns jsonb
  language sql stable set search_path = ''
  as $$ select coalesce(jsonb_agg(to_jsonb(alike)), '[]') from private.rentals(false) as alike; $$;

-- Unresolved tickets, most urgent first, and those resolved within 90 days, latest first.
create function public.dashboard_tickets() returns jsonb
  language sql stable set search_path = ''
  as $$
    with open as (
      select t.id, c.business, c.plan, t.priority, coalesce(t.clock_stopped_at, now()) > t.due_at as is_overdue,
        row_number() over (order by coalesce(t.clock_stopped_at, now()) <= t.due_at,
          coalesce(t.clock_stopped_at, now()) < t.warn_at, t.priority_rank, t.created_at, t.id) as place
      from public.tickets as t join public.clients as c on c.id = t.client_id
      where t.archived_at is null and t.status <> 'resolved' and not t.is_sample
    ), resolved as (
      select t.id, c.business, c.plan, row_number() over (order by t.resolved_at desc, t.id) as place
      from public.tickets as t join public.clients as c on c.id = t.client_id
      where t.archived_at is null and t.status = 'resolved' and not t.is_sample
        and t.resolved_at > now() - interval '91 days'
    ), listed as (
      select id, business, plan, place from open where place <= private.dashboard_rows()
      union all select id, business, plan, place from resolved where place <= private.dashboard_rows()
    )
    select jsonb_build_object(
      'rows', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number,
          'client', listed.business, 'site', s.domain, 'plan', listed.plan, 'subject', t.subject,
          'priority', t.priority, 'status', t.status, 'assignee', p.display_name,
          'created_at', t.created_at, 'warn_at', t.warn_at, 'due_at', t.due_at,
          'clock_stopped_at', t.clock_stopped_at, 'resolved_at', t.resolved_at)
          order by t.resolved_at is not null, listed.place), '[]')
        from listed join public.tickets as t on t.id = listed.id
          left join public.client_sites as s on s.id = t.site_id
          left join public.staff as p on p.user_id = t.assignee_id),
      'left_out', (select coalesce(jsonb_agg(to_jsonb(rest)), '[]') from (
        select plan, priority, is_overdue, count(*) as count
        from open where place > private.dashboard_rows() group by 1, 2, 3) as rest));
  $$;

-- Open tasks, soonest due first, and those completed within 90 days, latest first; of clients, and of leads
-- for a caller who sees those. Tasks of archived clients and leads are left out.
create function public.dashboard_tasks() returns jsonb
  language sql stable set search_path = ''
  as $$
    with open as (
      select k.id, coalesce(c.business, l.business, l.name) as client, coalesce(c.plan, l.plan) as plan, k.due_on,
        row_number() over (order by k.due_on, k.id) as place
      from public.tasks as k
        left join public.clients as c on c.id = k.client_id and c.archived_at is null
        left join public.leads as l on l.id = k.lead_id and k.client_id is null and l.archived_at is null
      where k.archived_at is null and k.status <> 'completed' and not k.is_sample
        and (c.id is not null or l.id is not null)
    ), done as (
      select k.id, coalesce(c.business, l.business, l.name) as client, coalesce(c.plan, l.plan) as plan, k.due_on,
        row_number() over (order by k.completed_at desc, k.id) as place
      from public.tasks as k
        left join public.clients as c on c.id = k.client_id and c.archived_at is null
        left join public.leads as l on l.id = k.lead_id and k.client_id is null and l.archived_at is null
      where k.archived_at is null and k.status = 'completed' and not k.is_sample
        and k.completed_at > now() - interval '91 days' and (c.id is not null or l.id is not null)
    ), listed as (
      select * from open where place <= private.dashboard_rows()
      union all select * from done where place <= private.dashboard_rows()
    )
    select jsonb_build_object(
      'rows', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'title', k.title, 'type', k.type,
          'client', listed.client, 'client_id', k.client_id, 'lead_id', k.lead_id, 'plan', listed.plan,
          'assignee', p.display_name, 'assignee_id', k.assignee_id, 'version', k.version,
          'due_on', k.due_on, 'status', k.status, 'completed_on', (k.completed_at at time zone 'America/New_York')::date) order by k.due_on, k.id), '[]')
        from listed join public.tasks as k on k.id = listed.id
          left join public.staff as p on p.user_id = k.assignee_id),
      'left_out', (select coalesce(jsonb_agg(to_jsonb(rest)), '[]') from (
        select plan, due_on, count(*) as count
        from open where place > private.dashboard_rows() group by 1, 2) as rest));
  $$;

-- Clients' domains with a known expiry date, soonest first.
create function public.dashboard_domains() returns jsonb
  language sql stable set search_path = ''
  as $$
    with known as (
      select s.id, s.domain, s.client_id, c.business, c.plan, c.status = 'active' as is_rented, s.registrar,
        s.expires_on, s.auto_renew, row_number() over (order by s.expires_on, s.domain) as place
      from public.client_sites as s join public.clients as c on c.id = s.client_id and c.archived_at is null
      where s.archived_at is null and not s.is_sample
    ), listed as (
      select * from known where expires_on is not null and place <= private.dashboard_rows()
    )
    select jsonb_build_object(
      'rows', (select coalesce(jsonb_agg(to_jsonb(listed) - 'place' order by place), '[]') from listed),
      'left_out', (select coalesce(jsonb_agg(to_jsonb(rest)), '[]') from (
        select plan, is_rented, expires_on, count(*) as count from known
        where expires_on is null or place > private.dashboard_rows() group by 1, 2, 3) as rest));
  $$;

revoke all on function private.dashboard_rows, private.rentals from public;
-- Functions that run with the caller's rights call these.
grant execute on function private.dashboard_rows, private.rentals to authenticated, service_role;

revoke all on function public.dashboard_leads, public.dashboard_rentals, public.dashboard_tickets,
  public.dashboard_tasks, public.dashboard_domains from public, anon, authenticated;
grant execute on function public.dashboard_leads, public.dashboard_rentals, public.dashboard_tickets,
  public.dashboard_tasks, public.dashboard_domains to authenticated;
