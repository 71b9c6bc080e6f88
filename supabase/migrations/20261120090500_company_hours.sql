-- The company's working hours: hours by weekday in New York, without federal holidays and the company's own.
-- Clocks count these hours only, and new hosts of demos start with them. save_company_hours() (settings.sql)
-- changes them from the present day on, because earlier days were already counted.

-- The version of the settings page's form, which has the hours and the closed days; one row.
create table public.company_settings (
  is_only boolean primary key default true check (is_only),
  version integer not null default 1
);

insert into public.company_settings default values;

-- A week's hours apply from its `since` until the next one's. Two spans of one weekday leave out a lunch
-- break.
create table public.company_hours (
  since date not null,
  weekday smallint not null check (weekday between 1 and 7),
  opens_at time not null,
  closes_at time not null,
  primary key (since, weekday, opens_at),
  check (opens_at < closes_at)
);

-- These are the hours that the public site states.
insert into public.company_hours (since, weekday, opens_at, closes_at)
  select date '2001-01-01', weekday, '09:00', '17:00' from generate_series(1, 5) as weekday;

-- The date at the office.
create function private.office_day(moment timestamptz) returns date
  language sql stable set search_path = ''
  as $$ select (moment at time zone 'America/New_York')::date; $$;

-- The hours of the present week.
create function private.present_hours() returns setof public.company_hours
  language sql stable security definer set search_path = ''
  as $$ select * from public.company_hours where since = (select max(h.since) from public.company_hours as h); $$;

-- The company's own holidays, besides the federal ones.
create table public.closed_days (
  day date primary key,
  name text not null check (btrim(name) <> '' and length(name) <= 80)
);

-- The workdays on which federal offices are closed (5 U.S.C. 6103). A holiday on a Saturday is observed on
-- the Friday before, one on a Sunday on the Monday after; some are the nth of a weekday, which is the first
-- on or after a day of the month. src/lib/dates/office/holidays.ts computes the same days.
create table private.federal_holidays (day date primary key);

insert into private.federal_holidays (day)
  select case extract(isodow from day) when 6 then day - 1 when 7 then day + 1 else day end
  from generate_series(2001, 2061) as year
  cross join (values (1, 1), (6, 19), (7, 4), (11, 11), (12, 25)) as fixed (month, date)
  cross join lateral make_date(year, month, date) as day
  union
  select day + (7 + weekday - extract(isodow from day)::integer) % 7
  from generate_series(2001, 2061) as year
  cross join (values (1, 15, 1), (2, 15, 1), (5, 25, 1), (9, 1, 1), (10, 8, 1), (11, 22, 4)) as moving (month, date, weekday)
  cross join lateral make_date(year, month, date) as day;

-- Whether the company is closed on this day.
create function private.is_closed_day(day date) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from private.federal_holidays as f where f.day = is_closed_day.day)
      or exists (select from public.closed_days as c where c.day = is_closed_day.day);
  $$;

-- Each span of working hours by New York's clock, with the number of working seconds before it. All clocks
-- are computed from it. An hour in which clocks are changed counts by the wall clock.
create table private.business_spans (
  opens_at timestamp primary key,
  seconds integer not null,
  seconds_before bigint not null unique
);

-- Rewrites the spans from a day on, after the hours or the closed days have changed.
create function private.write_business_spans(first_day date) returns void
  language sql volatile set search_path = ''
  as $$
    delete from private.business_spans as s where s.opens_at >= first_day;
    insert into private.business_spans (opens_at, seconds, seconds_before)
      select opens_at, seconds, coalesce((select s.seconds_before + s.seconds from private.business_spans as s
          order by s.opens_at desc limit 1), 0)
        + coalesce(sum(seconds) over (order by opens_at rows between unbounded preceding and 1 preceding), 0)
      from (
        select day::date + h.opens_at as opens_at, extract(epoch from h.closes_at - h.opens_at)::integer as seconds
        from (
          select since, lead(since, 1, '2061-01-01') over (order by since) as until
          from (select distinct since from public.company_hours) as each
        ) as week
        cross join lateral generate_series(greatest(since, first_day)::timestamp, until - interval '1 day',
          interval '1 day') as day
        join public.company_hours as h on h.since = week.since and h.weekday = extract(isodow from day)
        where day::date not in (select f.day from private.federal_holidays as f
          union all select c.day from public.closed_days as c)
      ) as spans;
  $$;

select private.write_business_spans('2001-01-01');

-- The working seconds from 2001 until `moment`. It does not change during a night, weekend or holiday.
create function private.business_position(moment timestamptz) returns bigint
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((
      select s.seconds_before + least(extract(epoch from wall - s.opens_at)::bigint, s.seconds)
      from private.business_spans as s where s.opens_at <= wall order by s.opens_at desc limit 1), 0)
    from (select moment at time zone 'America/New_York' as wall) as local;
  $$;

-- Negative when `until` comes first.
create function private.business_seconds(since timestamptz, until timestamptz) returns bigint
  language sql stable set search_path = ''
  as $$ select private.business_position(until) - private.business_position(since); $$;

-- The first moment by which so many working seconds have passed. A span that ends with a working day ends at
-- its closing, not at the next opening.
create function private.add_business_seconds(since timestamptz, seconds bigint) returns timestamptz
  language plpgsql stable security definer set search_path = ''
as $$
declare
  goal bigint := private.business_position(since) + seconds;
  span private.business_spans;
begin
  if seconds <= 0 then
    return since;
  end if;
  select * into span from private.business_spans as s
    where s.seconds_before < goal order by s.seconds_before desc limit 1;
  return (span.opens_at + make_interval(secs => goal - span.seconds_before)) at time zone 'America/New_York';
end;
$$;

-- The public site promises a call back within one business day, which is the length of the week's longest
-- day.
create function private.first_response_seconds() returns bigint
  language sql stable security definer set search_path = ''
  as $$
    select max(seconds)::bigint from (
      select sum(extract(epoch from closes_at - opens_at)) as seconds from private.present_hours() group by weekday
    ) as days;
  $$;

-- Business hours until a ticket should be resolved: 4, 8, 16 (the two business days that the
-- public terms promise for small edits) and 40.
create function private.sla_seconds(priority text) returns bigint
  language sql immutable parallel safe set search_path = ''
  as $$
    select case priority when 'urgent' then 4 when 'high' then 8 when 'medium' then 16 else 40 end
      * 3600::bigint;
  $$;

-- It is a warning from three quarters of the time on, and overdue only once the target has passed.
create function private.sla_state(warn_at timestamptz, due_at timestamptz, moment timestamptz)
  returns text language sql immutable parallel safe set search_path = ''
  as $$
    select case when moment > due_at then 'overdue' when moment >= warn_at then 'warning'
      else 'on-time' end;
  $$;

alter table public.company_settings enable row level security;
alter table public.company_hours enable row level security;
alter table public.closed_days enable row level security;
revoke all on public.company_settings, public.company_hours, public.closed_days from public, anon, authenticated;
grant select on public.company_settings, public.company_hours, public.closed_days to authenticated;
grant all on public.company_settings, public.company_hours, public.closed_days to service_role;

create policy "read the company's settings" on public.company_settings for select to authenticated
  using ((select private.can('staff.read')));
create policy "read the company's hours" on public.company_hours for select to authenticated
  using ((select private.can('staff.read')));
create policy "read closed days" on public.closed_days for select to authenticated
  using ((select private.can('staff.read')));

revoke all on function
  private.business_position(timestamptz),
  private.business_seconds(timestamptz, timestamptz),
  private.add_business_seconds(timestamptz, bigint),
  private.first_response_seconds(),
  private.sla_seconds(text),
  private.sla_state(timestamptz, timestamptz, timestamptz),
  private.office_day(timestamptz),
  private.present_hours(),
  private.is_closed_day(date),
  private.write_business_spans(date)
  from public;

-- Triggers, views and functions that run with the caller's rights call these.
grant execute on function
  private.business_position(timestamptz),
  private.business_seconds(timestamptz, timestamptz),
  private.add_business_seconds(timestamptz, bigint),
  private.first_response_seconds(),
  private.sla_seconds(text),
  private.sla_state(timestamptz, timestamptz, timestamptz)
  to authenticated, service_role;
