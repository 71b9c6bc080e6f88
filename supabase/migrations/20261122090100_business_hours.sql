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

revoke all on function private.business_position(timestamptz) from public;
revoke all on function private.business_seconds(timestamptz, timestamptz) from public;
revoke all on function private.add_business_seconds(timestamptz, bigint) from public;
revoke all on function private.first_response_seconds() from public;
revoke all on function private.sla_seconds(text) from public;
revoke all on function private.sla_state(timestamptz, timestamptz, timestamptz) from public;
-- Views and functions that run with the caller's rights call these.
grant execute on function private.business_seconds(timestamptz, timestamptz),
  private.business_position(timestamptz), private.sla_state(timestamptz, timestamptz, timestamptz)
  to authenticated, service_role;
