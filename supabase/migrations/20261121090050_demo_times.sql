-- The times at which a demo can be asked for.

-- Whether federal offices are closed on that workday (5 U.S.C. 6103): a holiday on a Saturday is
-- kept on the Friday before, one on a Sunday on the Monday after. src/lib/federal-holidays.ts
-- answers the same.
create function private.is_federal_holiday(day date) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select exists (
        -- The day itself; of a Friday also the Saturday, of a Monday also the Sunday.
        select from unnest(case extract(isodow from day)
            when 5 then array[day, day + 1] when 1 then array[day, day - 1] else array[day] end) as kept
        where to_char(kept, 'MM-DD') in ('01-01', '06-19', '07-04', '11-11', '12-25'))
      or extract(isodow from day) = 1 and (
        to_char(day, 'MM-DD') between '01-15' and '01-21'
        or to_char(day, 'MM-DD') between '02-15' and '02-21'
        or to_char(day, 'MM-DD') between '05-25' and '05-31'
        or to_char(day, 'MM-DD') between '09-01' and '09-07'
        or to_char(day, 'MM-DD') between '10-08' and '10-14')
      or extract(isodow from day) = 4 and to_char(day, 'MM-DD') between '11-22' and '11-28';
  $$;

-- Office hours are New York's: workdays, on the half hour, 9:00 to 16:30, from now to 60 days on.
create function private.is_demo_time(slot timestamptz, now timestamptz) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select slot between now and now + interval '60 days'
      and extract(isodow from local_time) <= 5
      and not private.is_federal_holiday(local_time::date)
      and local_time::time between time '09:00' and time '16:30'
      and extract(minute from local_time) in (0, 30)
      and extract(second from local_time) = 0
    from (select slot at time zone 'America/New_York' as local_time) as office;
  $$;

revoke all on function private.is_federal_holiday(date) from public;
revoke all on function private.is_demo_time(timestamptz, timestamptz) from public;
