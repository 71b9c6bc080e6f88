-- Business hours are New York's: Monday to Friday, 9:00 to 17:00, as the public site says.
-- Clocks change on Sundays at 2:00, outside them, so an office hour is always an hour and
-- local time can be counted as it is read. Public holidays are not left out.

-- Seconds of business hours from Monday, January 1, 2001 to `moment`. The same for all of a night
-- or weekend.
create function private.business_position(moment timestamptz) returns bigint
  language sql immutable parallel safe set search_path = ''
  as $$
    select ((days / 7) * 5 + least(days % 7, 5)) * 28800::bigint
      + case when days % 7 < 5
          then least(greatest(extract(epoch from local_time::time)::bigint - 32400, 0), 28800)
          else 0 end
    from (
      select moment at time zone 'America/New_York' as local_time,
        (moment at time zone 'America/New_York')::date - date '2001-01-01' as days
    ) as local;
  $$;

-- Negative when `until` comes first.
create function private.business_seconds(since timestamptz, until timestamptz) returns bigint
  language sql immutable parallel safe set search_path = ''
  as $$ select private.business_position(until) - private.business_position(since); $$;

-- The first moment by which so many seconds of business hours have passed. What ends with a
-- working day ends at 17:00, not at 9:00 of the next.
create function private.add_business_seconds(since timestamptz, seconds bigint) returns timestamptz
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  goal bigint := private.business_position(since) + seconds;
  workdays bigint := (goal - 1) / 28800;
begin
  return case when seconds <= 0 then since else
    (timestamp '2001-01-01 09:00'
      + make_interval(days => ((workdays / 5) * 7 + workdays % 5)::integer,
          secs => (goal - 1) % 28800 + 1)) at time zone 'America/New_York' end;
end;
$$;

-- The public site promises a call back within one business day.
create function private.first_response_seconds() returns bigint
  language sql immutable parallel safe set search_path = '' as $$ select 28800::bigint; $$;

-- Business hours until a ticket should be resolved: 4, 8, 16 (the two business days that the
-- public terms promise for small edits) and 40.
create function private.sla_seconds(priority text) returns bigint
  language sql immutable parallel safe set search_path = ''
  as $$
    select case priority when 'urgent' then 4 when 'high' then 8 when 'medium' then 16 else 40 end
      * 3600::bigint;
  $$;

-- A warning from three quarters of the time on; overdue only once the target has passed.
create function private.sla_state(warn_at timestamptz, due_at timestamptz, moment timestamptz)
  returns text language sql immutable parallel safe set search_path = ''
  as $$
    select case when moment > due_at then 'overdue' when moment >= warn_at then 'warning'
      else 'on-time' end;
  $$;

-- Whether federal offices are closed on that workday (5 U.S.C. 6103): a holiday on a Saturday is
-- kept on the Friday before, one on a Sunday on the Monday after.
-- src/lib/office-time/federal-holidays.ts answers the same.
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

revoke all on function
  private.business_position(timestamptz),
  private.business_seconds(timestamptz, timestamptz),
  private.add_business_seconds(timestamptz, bigint),
  private.first_response_seconds(),
  private.sla_seconds(text),
  private.sla_state(timestamptz, timestamptz, timestamptz),
  private.is_federal_holiday(date)
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
