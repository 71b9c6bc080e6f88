-- The times at which a demo can begin, and booking one of them.

-- When each host could begin, booked or not: every half hour from the beginning of their hours, as long
-- as the demo ends within them. Of a person who left, or works on leads no more, there are none.
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
      -- Asked once a day, and not for each half hour of it.
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
    select t.host_id, t.starts_at from private.host_times(since, until) as t
    where not exists (select from public.demo_bookings as b where b.status = 'booked' and b.busy && t.busy);
  $$;

-- Who calls has to prepare; and nobody keeps a time in mind for longer than two months.
create function private.first_demo_moment() returns timestamptz
  language sql stable set search_path = '' as $$ select now() + interval '2 hours'; $$;
create function private.last_demo_moment() returns timestamptz
  language sql stable set search_path = '' as $$ select now() + interval '60 days'; $$;

-- What visitors choose from: the free times of the next ten office days that have any; and whether each is
-- only a wish, whoever asks from this address.
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
      -- Counted once, and not for each time.
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

-- Refuses visitors what is nobody's hour, whoever is booked then, and what is too soon: with half an hour
-- for who chose the first time that was offered and then filled in the form.
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

-- How many demos a host has in the office week of that day.
create function private.demos_in_week(host uuid, of_day date) returns bigint
  language sql stable security definer set search_path = ''
  as $$
    select count(*) from public.demo_bookings as b
    where b.host_id = host and b.status <> 'cancelled'
      and date_trunc('week', b.starts_at at time zone 'America/New_York') = date_trunc('week', of_day::timestamp);
  $$;

-- Who is free then, whoever has the fewest demos in that office week first.
create function private.hosts_free_at(slot timestamptz) returns table (host_id uuid)
  language sql stable security definer set search_path = ''
  as $$
    select f.host_id from private.free_times(slot, slot) as f
    order by private.demos_in_week(f.host_id, private.office_day(slot)),
      (select h.number from public.demo_hosts as h where h.staff_id = f.host_id);
  $$;

-- When each host is free on an office day, from now on. On the day 'infinity' there is no last one.
create function private.free_times_on(day date) returns table (host_id uuid, starts_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select f.host_id, f.starts_at
    from private.free_times(greatest(now(), day::timestamp at time zone 'America/New_York'),
      (day + 1)::timestamp at time zone 'America/New_York' - interval '1 second') as f
    where isfinite(day);
  $$;

-- Who gives demos, as staff are offered them for a day: who is free on it first, then whoever has the
-- fewest in its office week.
create function public.hosts_of_week(of_day date) returns table (host_id uuid, demo_count bigint)
  language sql stable security definer set search_path = ''
  as $$
    select h.staff_id, private.demos_in_week(h.staff_id, of_day)
    from public.demo_hosts as h
    where h.is_active and private.can('leads.read')
    order by h.staff_id not in (select f.host_id from private.free_times_on(of_day) as f), 2, h.number;
  $$;

-- When this person is free on an office day, as staff are offered it; null is any host.
create function public.free_demo_times(day date, host uuid default null) returns timestamptz[]
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(array_agg(distinct f.starts_at order by f.starts_at), '{}')
    from private.free_times_on(day) as f
    where (host is null or f.host_id = host) and private.can('leads.read');
  $$;

-- Books a time for a lead; no row where nobody is free. Of two who ask in the same moment both may find
-- the same host free: the constraint lets one in, and the other goes on to the next host.
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
    -- Two that write at once may also wait for each other.
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
