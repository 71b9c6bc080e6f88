-- The calendar page: demos, tasks, days off and busy times of a span of days, and the times that a demo may be
-- moved to. Days are those of the office.

-- Longer spans are cut to this many days.
create function private.calendar_days() returns integer
  language sql immutable parallel safe set search_path = '' as $$ select 42; $$;

-- The most items of each kind that are returned.
create function private.calendar_rows() returns integer
  language sql immutable parallel safe set search_path = '' as $$ select 500; $$;

create function private.day_begins(day date) returns timestamptz
  language sql stable set search_path = '' as $$ select day::timestamp at time zone 'America/New_York'; $$;

-- Whether moving this demo sends a mail to the visitor (mail_queueing.sql).
create function private.mails_when_moved(booking public.demo_bookings) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select private.can('leads.read') and not booking.is_sample
      and exists (select from public.leads as l where l.id = private.lead_root(booking.lead_id) and l.email is not null)
      and not exists (select from public.mail_settings as s where 'demo-moved' = any (s.kinds_off));
  $$;

-- [{"staff_id", "starts_at", "ends_at"}]: when colleagues' own calendars say that they are busy, and nothing
-- else of them. Empty for everyone who is not on the staff list.
create function private.busy_between(since timestamptz, until timestamptz) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('staff_id', y.staff_id, 'starts_at', y.starts_at,
      'ends_at', y.ends_at) order by y.starts_at, y.staff_id), '[]')
    from (
      select distinct b.staff_id, b.starts_at, b.ends_at from private.busy_times as b
      join public.staff as s on s.user_id = b.staff_id and s.removed_at is null
      where private.can('staff.read') and b.starts_at < until and b.ends_at > since
      order by b.starts_at limit 2 * private.calendar_rows()
    ) as y;
  $$;

-- [{"staff_id", "since"}]: whose own calendar cannot be read.
create function private.unread_calendars() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('staff_id', staff_id, 'since', since) order by since), '[]')
    from (
      select c.staff_id, min(coalesce(c.read_at, c.failed_since)) as since from private.calendar_subscriptions as c
      join public.staff as s on s.user_id = c.staff_id and s.removed_at is null
      where private.can('staff.read') and c.failure is not null group by c.staff_id
    ) as failing;
  $$;

create function private.days_off_between(first_day date, last_day date) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('staff_id', d.host_id, 'first_day', d.first_day,
      'last_day', d.last_day) order by d.first_day, d.host_id), '[]')
    from public.demo_days_off as d
    join public.demo_hosts as h on h.staff_id = d.host_id and h.is_active
    where private.can('staff.read') and d.first_day <= days_off_between.last_day
      and d.last_day >= days_off_between.first_day;
  $$;

-- {"demos", "tasks", "busy", "days_off", "unread", "has_more"}: demos that are not cancelled and open tasks, as
-- the caller may read them. `has_more` says that a list was cut.
create function public.calendar_items(first_day date, last_day date) returns jsonb
  language sql stable set search_path = ''
  as $$
    with span as (
      select calendar_items.first_day as since_day,
        least(calendar_items.last_day, calendar_items.first_day + private.calendar_days() - 1) as until_day
    ), moments as (
      select s.*, private.day_begins(s.since_day) as since, private.day_begins(s.until_day + 1) as until from span as s
    ), demos as (
      select b, row_number() over (order by b.starts_at, b.id) as place
      from moments as m join public.demo_bookings as b on b.starts_at >= m.since and b.starts_at < m.until
      where b.status <> 'cancelled' order by place limit private.calendar_rows() + 1
    ), tasks as (
      select k.id, row_number() over (order by k.due_on, k.id) as place
      from moments as m join public.tasks as k on k.due_on between m.since_day and m.until_day
      where k.archived_at is null and k.status <> 'completed'
        and (exists (select from public.clients as c where c.id = k.client_id and c.archived_at is null)
          or k.client_id is null and exists (
            select from public.leads as l where l.id = k.lead_id and l.archived_at is null))
      order by place limit private.calendar_rows() + 1
    )
    select jsonb_build_object(
      'demos', coalesce((select jsonb_agg(item order by place) from (
          select place, (private.day_item_json(row('', 'demo', (b).id, null, null)::private.day_item) -> 'demo')
            || jsonb_build_object('is_mailed', private.mails_when_moved(b)) as item
          from demos where place <= private.calendar_rows()) as read where item is not null), '[]'),
      'tasks', coalesce((select jsonb_agg(item - 'kind' order by place) from (
          select place, private.day_item_json(row('', 'task', id, null, null)::private.day_item) as item
          from tasks where place <= private.calendar_rows()) as read where item is not null), '[]'),
      'busy', private.busy_between(m.since, m.until),
      'days_off', private.days_off_between(m.since_day, m.until_day),
      'unread', private.unread_calendars(),
      'has_more', exists (select from demos where place > private.calendar_rows())
        or exists (select from tasks where place > private.calendar_rows()))
    from moments as m;
  $$;

-- The times of its host that a demo may be moved to: within the host's hours, not over, and free of other demos
-- and of what their own calendar has. Null for a demo that the caller may not read.
create function public.times_to_move(booking_id uuid, first_day date, last_day date) returns timestamptz[]
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((
      select array_agg(distinct t.starts_at order by t.starts_at)
      from private.host_times(greatest(now(), private.day_begins(first_day)),
        private.day_begins(least(last_day, first_day + private.calendar_days() - 1) + 1) - interval '1 second') as t
      where t.host_id = b.host_id
        and not exists (select from public.demo_bookings as o
          where o.id <> b.id and o.status = 'booked' and o.busy && t.busy)
        and not private.is_busy(t.host_id, t.starts_at, t.starts_at + (b.ends_at - b.starts_at))), '{}')
    from public.demo_bookings as b where b.id = booking_id and private.can('leads.read');
  $$;

revoke all on function
  private.calendar_days(),
  private.calendar_rows(),
  private.day_begins(date),
  private.mails_when_moved(public.demo_bookings),
  private.busy_between(timestamptz, timestamptz),
  private.unread_calendars(),
  private.days_off_between(date, date)
  from public;
-- Functions that run with the caller's rights call these.
grant execute on function
  private.calendar_days(),
  private.calendar_rows(),
  private.day_begins(date),
  private.mails_when_moved(public.demo_bookings),
  private.busy_between(timestamptz, timestamptz),
  private.unread_calendars(),
  private.days_off_between(date, date)
  to authenticated;

revoke all on function public.calendar_items(date, date), public.times_to_move(uuid, date, date)
  from public, anon, authenticated;
grant execute on function public.calendar_items(date, date), public.times_to_move(uuid, date, date) to authenticated;

-- Realtime announces changes of demos on a hosted project, by the policy that staff read them by.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.demo_bookings;
  end if;
end;
$$;

-- Own calendars -----------------------------------------------------------------------------------

-- Colleagues add and remove their own calendars; the server reads them (supabase/functions/_shared/calendar).

create function private.own_calendars() returns setof private.calendar_subscriptions
  language sql stable security definer set search_path = ''
  as $$
    select c from private.calendar_subscriptions as c where c.staff_id = auth.uid() and private.can('staff.read');
  $$;

-- [{"id", "title", "host", "read_at", "failure", "failed_since", "tried_at", "busy_count"}] of the caller, oldest
-- first. Of the address it has the host only.
create function public.my_calendar_subscriptions() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title,
      'host', substring(c.address from '^https://([^/?#:]+)'), 'read_at', c.read_at, 'failure', c.failure,
      'failed_since', c.failed_since, 'tried_at', c.tried_at,
      'busy_count', (select count(*) from private.busy_times as y where y.subscription_id = c.id and y.ends_at > now())
    ) order by c.created_at, c.id), '[]')
    from private.own_calendars() as c;
  $$;

-- Adds the address, with webcal:// read as https://. The same address twice is one subscription.
create function public.add_calendar_subscription(address text) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- The part behind "#" is never sent.
  wanted constant text := regexp_replace(regexp_replace(btrim(address), '^webcals?://', 'https://', 'i'), '#.*$', '');
  added uuid;
begin
  if not private.can('staff.read') then
    raise exception 'Only staff have a calendar.' using errcode = '42501', hint = 'forbidden';
  elsif (wanted ~ '^https://[^/?#@\s]+[^\s]*$' and length(wanted) <= 2000) is not true then
    raise exception 'The address of a calendar begins with https:// or webcal://.'
      using errcode = '22023', hint = 'invalid', detail = 'address';
  end if;
  -- One at a time, so that two calls do not both find room.
  perform from public.staff as s where s.user_id = auth.uid() for update;
  select c.id into added from private.calendar_subscriptions as c
    where c.staff_id = auth.uid() and c.address = wanted;
  if added is null then
    if (select count(*) from private.own_calendars()) >= 5 then
      raise exception 'Five calendars are the most. Remove one first.' using errcode = '22023', hint = 'full';
    end if;
    insert into private.calendar_subscriptions (staff_id, address) values (auth.uid(), wanted) returning id into added;
  end if;
  return added;
end;
$$;

-- Whether there was one of the caller's.
create function public.remove_calendar_subscription(subscription_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.calendar_subscriptions as c
    where c.id in (select own.id from private.own_calendars() as own where own.id = subscription_id);
  return found;
end;
$$;

-- Has one's own calendar read next, at most three times a minute.
create function public.read_calendar_again(subscription_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.calendar_subscriptions as c set next_read_at = greatest(now(), c.tried_at + interval '20 seconds')
    where c.id in (select own.id from private.own_calendars() as own where own.id = subscription_id);
  return found;
end;
$$;

-- [{"id", "address", "time_zone"}]: a few calendars that are due, each for one server. One whose server went
-- away is due again after two minutes.
create function public.calendars_to_read() returns jsonb
  language sql volatile security definer set search_path = ''
  as $$
    with due as (
      select c.id from private.calendar_subscriptions as c
      join public.staff as s on s.user_id = c.staff_id and s.removed_at is null
      where c.next_read_at <= now() order by c.next_read_at limit 5 for update of c skip locked
    ), taken as (
      update private.calendar_subscriptions as c set tried_at = now(), next_read_at = now() + interval '2 minutes'
        from due where c.id = due.id returning c.id, c.address, c.staff_id
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'address', t.address,
      'time_zone', coalesce(h.time_zone, 'America/New_York'))), '[]')
    from taken as t left join public.demo_hosts as h on h.staff_id = t.staff_id;
  $$;

-- Stores what was read: {"title", "busy": [{"starts_at", "ends_at"}]} instead of what was there, or {"failure"},
-- which leaves it. A subscription that was removed meanwhile is left alone.
create function public.store_calendar(subscription_id uuid, answer jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  known private.calendar_subscriptions;
begin
  select * into known from private.calendar_subscriptions as c where c.id = subscription_id for update;
  if known.id is null then
    return;
  elsif answer ? 'failure' then
    update private.calendar_subscriptions as c set failure = answer ->> 'failure',
        failed_since = coalesce(c.failed_since, now()), next_read_at = now() + interval '15 minutes'
      where c.id = known.id;
    return;
  end if;
  delete from private.busy_times as y where y.subscription_id = known.id;
  insert into private.busy_times (subscription_id, staff_id, starts_at, ends_at)
    select distinct on (b.starts_at) known.id, known.staff_id, b.starts_at, b.ends_at
    from jsonb_to_recordset(answer -> 'busy') as b (starts_at timestamptz, ends_at timestamptz)
    where b.starts_at < b.ends_at order by b.starts_at, b.ends_at desc limit 5000;
  update private.calendar_subscriptions as c set title = left(answer ->> 'title', 200), failure = null,
      failed_since = null, read_at = now(), next_read_at = now() + interval '15 minutes'
    where c.id = known.id;
end;
$$;

revoke all on function private.own_calendars() from public;
revoke all on function
  public.my_calendar_subscriptions(),
  public.add_calendar_subscription(text),
  public.remove_calendar_subscription(uuid),
  public.read_calendar_again(uuid),
  public.calendars_to_read(),
  public.store_calendar(uuid, jsonb)
  from public, anon, authenticated;
grant execute on function
  public.my_calendar_subscriptions(),
  public.add_calendar_subscription(text),
  public.remove_calendar_subscription(uuid),
  public.read_calendar_again(uuid)
  to authenticated;
grant execute on function public.calendars_to_read(), public.store_calendar(uuid, jsonb) to service_role;
