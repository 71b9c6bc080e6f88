-- Free times for demos, and the links and calendar feeds of booked ones.

-- Times -------------------------------------------------------------------------------------------

-- The times at which each host could begin a demo, booked or not: every half hour from the start of their
-- hours, as long as the demo ends within them. A person who left or no longer works on leads has none.
create function private.host_times(since timestamptz, until timestamptz)
  returns table (host_id uuid, starts_at timestamptz, busy int8range)
  language sql stable security definer set search_path = ''
  as $$
    select h.staff_id, t.starts_at, private.host_lane(h.number, t.starts_at,
      t.starts_at + make_interval(mins => c.minutes + c.pause_minutes))
    from public.demo_settings as c
    cross join public.demo_hosts as h
    join public.staff as s on s.user_id = h.staff_id and s.removed_at is null
    join private.roles as r on r.name = s.role and 'leads.write' = any (r.rights)
    cross join lateral (
      select day from generate_series(date_trunc('day', since at time zone h.time_zone),
        until at time zone h.time_zone, interval '1 day') as day
      where not private.is_closed_day(day::date)
      -- "offset 0" keeps this from being evaluated for each half hour instead of once a day.
      offset 0
    ) as days
    join public.demo_hours as o on o.host_id = h.staff_id and o.weekday = extract(isodow from day)
    cross join lateral generate_series(day + o.opens_at::interval,
      day + o.closes_at::interval - make_interval(mins => c.minutes), interval '30 minutes') as wall
    cross join lateral (select wall at time zone h.time_zone as starts_at) as t
    where h.is_active and t.starts_at between since and until
      and not exists (select from public.demo_days_off as d
        where d.host_id = h.staff_id and day::date between d.first_day and d.last_day);
  $$;

create function private.free_times(since timestamptz, until timestamptz)
  returns table (host_id uuid, starts_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select t.host_id, t.starts_at from private.host_times(since, until) as t cross join public.demo_settings as c
    where not exists (select from public.demo_bookings as b where b.status = 'booked' and b.busy && t.busy)
      -- The host's own calendar (busy_times.sql).
      and not exists (select from private.busy_times as y where y.staff_id = t.host_id
        and y.starts_at < t.starts_at + make_interval(mins => c.minutes) and y.ends_at > t.starts_at);
  $$;

-- The host has to prepare, and nobody remembers an appointment for longer than two months.
create function private.first_demo_moment() returns timestamptz
  language sql stable set search_path = '' as $$ select now() + interval '2 hours'; $$;
create function private.last_demo_moment() returns timestamptz
  language sql stable set search_path = '' as $$ select now() + interval '60 days'; $$;

-- The times that visitors choose from: the free times of the next ten office days that have any, and whether
-- each would only be a wish for a caller from this address.
create function public.demo_times() returns table (starts_at timestamptz, ends_at timestamptz, is_wish boolean)
  language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.refuse_filters();
  return query
    with free as (
      select distinct f.starts_at, private.office_day(f.starts_at) as day
      from private.free_times(private.first_demo_moment(), private.last_demo_moment()) as f
    )
    select ranked.starts_at, ranked.starts_at + make_interval(mins => c.minutes),
      -- These are evaluated once, and not for each time.
      (select private.are_too_many_booked() or private.has_address_booked_enough())
    from (select free.starts_at, dense_rank() over (order by free.day) as nth from free) as ranked
    cross join public.demo_settings as c
    where ranked.nth <= 10 order by 1;
end;
$$;

-- The first three free times from `wanted` on, or the last three before it where none follow.
create function private.times_near(wanted timestamptz) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with free as (
      select distinct f.starts_at from private.free_times(private.first_demo_moment(), private.last_demo_moment()) as f
    ), near as (
      select starts_at from free order by starts_at < wanted,
        abs(extract(epoch from starts_at - wanted)) limit 3
    )
    select coalesce(jsonb_agg(starts_at order by starts_at), '[]') from near;
  $$;

-- Refuses a visitor's time that is in no host's hours, or too soon. It allows half an hour to fill in the
-- form after the first time was offered.
create function private.check_demo_time(slot timestamptz) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if slot is null or slot < private.first_demo_moment() - interval '30 minutes' or slot > private.last_demo_moment()
      or not exists (select from private.host_times(slot, slot)) then
    raise exception 'This time is not offered. Choose another.' using errcode = '22023', hint = 'invalid', detail = 'slot';
  end if;
end;
$$;

create function private.refuse_taken(wanted timestamptz) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  raise exception 'Somebody else has just taken this time.'
    using errcode = 'PT409', hint = 'slot-taken', detail = private.times_near(wanted)::text;
end;
$$;

-- The number of demos of a host in the office week of that day.
create function private.demos_in_week(host uuid, of_day date) returns bigint
  language sql stable security definer set search_path = ''
  as $$
    select count(*) from public.demo_bookings as b
    where b.host_id = host and b.status <> 'cancelled'
      and date_trunc('week', b.starts_at at time zone 'America/New_York') = date_trunc('week', of_day::timestamp);
  $$;

-- The hosts who are free then; the one with the fewest demos in that office week comes first.
create function private.hosts_free_at(slot timestamptz) returns table (host_id uuid)
  language sql stable security definer set search_path = ''
  as $$
    select f.host_id from private.free_times(slot, slot) as f
    order by private.demos_in_week(f.host_id, private.office_day(slot)),
      (select h.number from public.demo_hosts as h where h.staff_id = f.host_id);
  $$;

-- The free times of each host on an office day, from now on; none for the day 'infinity'.
create function private.free_times_on(day date) returns table (host_id uuid, starts_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select f.host_id, f.starts_at
    from private.free_times(greatest(now(), day::timestamp at time zone 'America/New_York'),
      (day + 1)::timestamp at time zone 'America/New_York' - interval '1 second') as f
    where isfinite(day);
  $$;

-- The hosts whom staff are offered for a day: those who are free on it first, then those with the fewest
-- demos in its office week.
create function public.hosts_of_week(of_day date) returns table (host_id uuid, demo_count bigint)
  language sql stable security definer set search_path = ''
  as $$
    select h.staff_id, private.demos_in_week(h.staff_id, of_day)
    from public.demo_hosts as h
    where h.is_active and private.can('leads.read')
    order by h.staff_id not in (select f.host_id from private.free_times_on(of_day) as f), 2, h.number;
  $$;

-- The free times of this host on an office day, as staff are offered them; null stands for any host.
create function public.free_demo_times(day date, host uuid default null) returns timestamptz[]
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(array_agg(distinct f.starts_at order by f.starts_at), '{}')
    from private.free_times_on(day) as f
    where (host is null or f.host_id = host) and private.can('leads.read');
  $$;

-- Books a time for a lead; no row where no host is free. Two callers at the same moment may find the same
-- host free: the constraint lets one in, and the other goes on to the next host.
create function private.book_demo(lead public.leads, slot timestamptz, zone text, of_reference text) returns public.demo_bookings
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.demo_bookings;
  host uuid;
begin
  for host in select host_id from private.hosts_free_at(slot) loop
    begin
      insert into public.demo_bookings (lead_id, host_id, reference, starts_at, visitor_time_zone)
        values (lead.id, host, of_reference, slot, zone) returning * into booking;
      return booking;
    -- Two concurrent bookings may also deadlock.
    exception when exclusion_violation or deadlock_detected then
      booking := null;
    end;
  end loop;
  return booking;
end;
$$;

revoke all on function
  private.host_times(timestamptz, timestamptz),
  private.free_times(timestamptz, timestamptz),
  private.first_demo_moment(),
  private.last_demo_moment(),
  private.times_near(timestamptz),
  private.check_demo_time(timestamptz),
  private.refuse_taken(timestamptz),
  private.demos_in_week(uuid, date),
  private.hosts_free_at(timestamptz),
  private.free_times_on(date),
  private.book_demo(public.leads, timestamptz, text, text)
  from public;

revoke all on function public.demo_times() from public, anon, authenticated;
grant execute on function public.demo_times() to anon, authenticated;
revoke all on function public.hosts_of_week(date), public.free_demo_times(date, uuid) from public, anon, authenticated;
grant execute on function public.hosts_of_week(date), public.free_demo_times(date, uuid) to authenticated;

-- Links -------------------------------------------------------------------------------------------

-- A visitor moves or cancels their demo by a link, without an account. The link has the booking's id and a
-- signature that only this database can make.

create table private.link_secret (
  is_only boolean primary key default true check (is_only),
  secret bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
insert into private.link_secret default values;
alter table private.link_secret enable row level security;
revoke all on private.link_secret from public, anon, authenticated;

-- The key of a link: 32 hexadecimal digits of the id and 32 of the signature. `purpose` keeps the key of one
-- kind of link from opening another. It is hashed twice with the secret, so that no hash can be extended to
-- another.
create function private.link_key(purpose text, id uuid) returns text
  language sql stable security definer set search_path = ''
  as $$
    select encode(uuid_send(id)
        || substr(sha256(s.secret || sha256(s.secret || convert_to(purpose, 'UTF8') || uuid_send(id))), 1, 16), 'hex')
    from private.link_secret as s;
  $$;

-- The id in a key that was made for this purpose; null for any other.
create function private.id_of_link(purpose text, key text) returns uuid
  language sql stable security definer set search_path = ''
  as $$
    select found.id from (select case when key ~ '^[0-9a-f]{64}$' then left(key, 32)::uuid end as id) as found
    where private.link_key(purpose, found.id) = key;
  $$;

-- Null for a key that was never made.
create function private.booking_of_key(key text) returns public.demo_bookings
  language sql stable security definer set search_path = ''
  as $$
    select b from public.demo_bookings as b
    where b.id = private.id_of_link('booking', key);
  $$;

-- The booking as the link's page shows it. It names nothing of the person, because a link may be passed on.
create function private.linked_booking(booking public.demo_bookings) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('version', booking.version, 'status', booking.status,
      'reference', coalesce(booking.reference, l.reference), 'uid', coalesce(booking.reference, booking.id::text),
      'starts_at', booking.starts_at, 'ends_at', booking.ends_at, 'host', s.display_name,
      'has_begun', booking.starts_at <= now())
    from public.leads as l, public.staff as s
    where l.id = booking.lead_id and s.user_id = booking.host_id and booking.id is not null;
  $$;

-- A booking as mails and their calendar files show it. Only the sender adds the key of the link, because
-- staff who read mails may not move or cancel with it.
create function private.mailed_booking(booking public.demo_bookings) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('id', booking.id, 'uid', coalesce(booking.reference, booking.id::text),
      'version', booking.version, 'startsAt', booking.starts_at, 'endsAt', booking.ends_at,
      'host', (select s.display_name from public.staff as s where s.user_id = booking.host_id));
  $$;

-- Null where the link is not valid.
create function public.linked_demo(key text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.refuse_filters();
  return private.linked_booking(private.booking_of_key(key));
end;
$$;

-- Refuses to change a booking that has changed since the page was loaded, or has begun.
create function private.booking_to_change(key text, version integer) returns public.demo_bookings
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.demo_bookings := private.booking_of_key(key);
begin
  perform private.refuse_filters();
  select * into booking from public.demo_bookings as b where b.id = booking.id for update;
  if booking.id is null then
    raise exception 'This link leads to no demo.' using errcode = 'PT404', hint = 'unknown';
  elsif booking.version <> version then
    raise exception 'The demo was changed in the meantime.' using errcode = 'PT409', hint = 'conflict';
  elsif booking.status <> 'booked' or booking.starts_at <= now() then
    raise exception 'This demo can no longer be changed.' using errcode = '22023', hint = 'over';
  end if;
  return booking;
end;
$$;

-- Whether visitors have moved it four times. Without a limit somebody could fill the host's calendar and
-- mailbox.
create function private.was_moved_often(booking uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select count(*) >= 4 from public.crm_events as e
    where e.record_id = booking and e.action = 'changed' and e.actor_name is null;
  $$;

-- Moves it to another free time: with the same host where that one is free, otherwise with the free host who
-- has the fewest that week. Where none is free, the refusal is the same as for a new booking.
create function public.move_linked_demo(key text, version integer, slot timestamptz) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.demo_bookings := private.booking_to_change(key, version);
  host uuid;
begin
  if private.was_moved_often(booking.id) then
    raise exception 'This demo was moved many times. Call us.' using errcode = '22023', hint = 'too-often';
  end if;
  perform private.check_demo_time(slot);
  for host in
    select t.host_id from (
      select t.host_id, 0 as nth from private.host_times(slot, slot) as t where t.host_id = booking.host_id
        and not private.is_busy(t.host_id, slot, slot + (booking.ends_at - booking.starts_at))
      union all
      select t.host_id, t.nth from private.hosts_free_at(slot) with ordinality as t (host_id, nth)
    ) as t order by t.nth
  loop
    begin
      update public.demo_bookings as b set starts_at = slot, host_id = host where b.id = booking.id
        returning * into booking;
      return private.linked_booking(booking);
    exception when exclusion_violation or deadlock_detected then
      continue;
    end;
  end loop;
  perform private.refuse_taken(slot);
end;
$$;

create function public.cancel_linked_demo(key text, version integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.demo_bookings := private.booking_to_change(key, version);
begin
  update public.demo_bookings as b set status = 'cancelled' where b.id = booking.id returning * into booking;
  return private.linked_booking(booking);
end;
$$;

revoke all on function
  private.link_key(text, uuid),
  private.id_of_link(text, text),
  private.booking_of_key(text),
  private.linked_booking(public.demo_bookings),
  private.mailed_booking(public.demo_bookings),
  private.booking_to_change(text, integer),
  private.was_moved_often(uuid)
  from public;
revoke all on function
  public.linked_demo(text),
  public.move_linked_demo(text, integer, timestamptz),
  public.cancel_linked_demo(text, integer)
  from public, anon, authenticated;
grant execute on function
  public.linked_demo(text),
  public.move_linked_demo(text, integer, timestamptz),
  public.cancel_linked_demo(text, integer)
  to anon, authenticated;

-- Calendar feeds ----------------------------------------------------------------------------------

-- Each colleague has a calendar of demos and due tasks at a secret address. Calendar programs read it without
-- signing in; a new key makes the old one invalid.

create table private.calendar_feeds (
  staff_id uuid primary key references public.staff (user_id) on delete cascade,
  -- 64 hexadecimal digits.
  key text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now()
);
alter table private.calendar_feeds enable row level security;
revoke all on private.calendar_feeds from public, anon, authenticated;

-- The caller's key, made on the first call. `renew` replaces it by another.
create function public.my_calendar_key(renew boolean default false) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own text;
begin
  if not private.can('staff.read') then
    raise exception 'Only staff have a calendar.' using errcode = '42501', hint = 'forbidden';
  end if;
  if renew then
    delete from private.calendar_feeds as f where f.staff_id = auth.uid();
  end if;
  insert into private.calendar_feeds (staff_id) values (auth.uid()) on conflict do nothing;
  select f.key into own from private.calendar_feeds as f where f.staff_id = auth.uid();
  return own;
end;
$$;

-- Returns demos from four weeks ago on and open tasks, for the server that makes the calendar. Null for an
-- invalid key, or one of somebody who left.
create function public.calendar_of_key(key text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('name', s.display_name,
      'demos', coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'version', b.version, 'status', b.status,
          'starts_at', b.starts_at, 'ends_at', b.ends_at, 'lead_id', l.id, 'name', l.name,
          'business', l.business, 'phone', l.phone, 'message', l.message) order by b.starts_at)
        from public.demo_bookings as b join public.leads as l on l.id = private.lead_root(b.lead_id)
        where b.host_id = s.user_id and b.status <> 'cancelled' and b.starts_at > now() - interval '28 days'
          and 'leads.read' = any (r.rights)), '[]'),
      'tasks', coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'version', k.version, 'title', k.title,
          'due_on', k.due_on, 'lead_id', k.lead_id, 'client_id', k.client_id,
          'about', coalesce(c.business, l.business, l.name)) order by k.due_on, k.id)
        from public.tasks as k
        left join public.clients as c on c.id = k.client_id
        left join public.leads as l on l.id = k.lead_id
        where k.assignee_id = s.user_id and k.status <> 'completed' and k.archived_at is null
          and case when k.lead_id is null then 'clients.read' else 'leads.read' end = any (r.rights)), '[]'))
    from private.calendar_feeds as f
    join public.staff as s on s.user_id = f.staff_id and s.removed_at is null
    join private.roles as r on r.name = s.role
    where f.key = calendar_of_key.key;
  $$;

revoke all on function public.my_calendar_key(boolean), public.calendar_of_key(text)
  from public, anon, authenticated;
grant execute on function public.my_calendar_key(boolean) to authenticated;
grant execute on function public.calendar_of_key(text) to service_role;
