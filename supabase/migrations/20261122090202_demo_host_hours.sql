-- When a host gives demos, as an owner sets it for anyone and each host for themselves.

create function private.check_days_off(days_off jsonb) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(days_off) is distinct from 'array' or jsonb_array_length(days_off) > 200 then
    perform private.refuse_setting('Name up to 200 spans of days off.', 'days_off');
  elsif exists (select from jsonb_to_recordset(days_off) as d (first_day date, last_day date)
      where (d.last_day between d.first_day and d.first_day + 365) is not true) then
    perform private.refuse_setting('Days off end after they begin, within a year.', 'days_off');
  elsif exists (
      select from (
        select d.first_day <= lag(d.last_day) over (order by d.first_day) as is_overlapping
        from jsonb_to_recordset(days_off) as d (first_day date, last_day date)
      ) as each where each.is_overlapping) then
    perform private.refuse_setting('Two spans of days off overlap.', 'days_off');
  end if;
end;
$$;

-- In place of what was there. What anybody has booked stays.
create function private.write_host_hours(host public.demo_hosts, hours jsonb, days_off jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.check_hours(hours, (select make_interval(mins => minutes) from public.demo_settings),
    'Hours are at least as long as a demo.');
  perform private.check_days_off(days_off);
  delete from public.demo_hours as o where o.host_id = host.staff_id;
  insert into public.demo_hours (host_id, weekday, opens_at, closes_at, is_sample)
    select host.staff_id, o.weekday, o.opens_at, o.closes_at, host.is_sample
    from jsonb_to_recordset(hours) as o (weekday integer, opens_at time, closes_at time);
  delete from public.demo_days_off as d where d.host_id = host.staff_id;
  insert into public.demo_days_off (host_id, first_day, last_day, is_sample)
    select host.staff_id, d.first_day, d.last_day, host.is_sample
    from jsonb_to_recordset(days_off) as d (first_day date, last_day date);
end;
$$;

-- Who becomes a host has version 0 until then. Whether they give demos is an owner's to say.
create function public.save_demo_host(person_id uuid, seen_version integer, is_active boolean, time_zone text,
    hours jsonb, days_off jsonb) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  manages constant boolean := private.can('settings.manage');
  host public.demo_hosts;
  before jsonb;
begin
  select * into host from public.demo_hosts as h where h.staff_id = person_id for update;
  perform private.check_settings(manages or person_id = auth.uid() and private.can('leads.write') and found,
    coalesce(host.version, 0), seen_version);
  if not exists (select from pg_catalog.pg_timezone_names as z where z.name = time_zone) then
    perform private.refuse_setting('There is no such time zone.', 'time_zone');
  end if;
  if host.staff_id is null then
    insert into public.demo_hosts (staff_id, is_sample, version)
      select s.user_id, s.is_sample, 0 from public.staff as s join private.roles as r on r.name = s.role
      where s.user_id = person_id and s.removed_at is null and 'leads.write' = any (r.rights)
      returning * into host;
    if host.staff_id is null then
      perform private.refuse_setting('Only who works on leads gives demos.', 'person_id');
    end if;
  else
    before := private.demo_host_json(host);
  end if;
  perform private.write_host_hours(host, hours, days_off);
  update public.demo_hosts as h set time_zone = save_demo_host.time_zone, version = h.version + 1,
      is_active = case when manages then coalesce(save_demo_host.is_active, h.is_active) else h.is_active end
    where h.staff_id = person_id returning * into host;
  perform private.tell_settings('demo-host', person_id, coalesce(before, '{}'), private.demo_host_json(host));
  return host.version;
end;
$$;

-- Of this colleague, for a demo between these moments.
create function private.is_outside_hours(host uuid, begins timestamptz, ends timestamptz) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select not exists (
      select from public.demo_hosts as h
      join public.staff as s on s.user_id = h.staff_id and s.removed_at is null
      join private.roles as r on r.name = s.role and 'leads.write' = any (r.rights)
      cross join lateral (select begins at time zone h.time_zone as begins, ends at time zone h.time_zone as ends) as wall
      join public.demo_hours as o on o.host_id = h.staff_id and o.weekday = extract(isodow from wall.begins)
        and wall.begins >= wall.begins::date + o.opens_at and wall.ends <= wall.begins::date + o.closes_at
      where h.staff_id = host and h.is_active and not private.is_closed_day(wall.begins::date)
        and not exists (select from public.demo_days_off as d
          where d.host_id = h.staff_id and wall.begins::date between d.first_day and d.last_day));
  $$;

-- Demos ahead that were booked and do not fit their host's hours any more: they stay, and somebody has to
-- look. None for who may not read leads.
create function public.demos_outside_hours()
  returns table (booking_id uuid, host_id uuid, lead_id uuid, lead_name text, starts_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select b.id, b.host_id, l.id, coalesce(l.business, l.name), b.starts_at
  from public.demo_bookings as b
  join public.leads as l on l.id = private.lead_root(b.lead_id)
  where b.status = 'booked' and b.starts_at > now() and (select private.can('leads.read'))
    and private.is_outside_hours(b.host_id, b.starts_at, b.ends_at)
  order by b.starts_at, b.id limit 200;
$$;

-- Whether a demo of the present length that begins then is outside the hours of its host.
create function public.is_outside_demo_hours(host uuid, begins timestamptz) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select private.is_outside_hours(host, begins, begins + make_interval(mins => s.minutes))
    from public.demo_settings as s where private.can('leads.read');
  $$;

revoke all on function
  private.check_days_off(jsonb),
  private.write_host_hours(public.demo_hosts, jsonb, jsonb),
  private.is_outside_hours(uuid, timestamptz, timestamptz)
  from public;

revoke all on function
  public.save_demo_host(uuid, integer, boolean, text, jsonb, jsonb),
  public.demos_outside_hours(),
  public.is_outside_demo_hours(uuid, timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.save_demo_host(uuid, integer, boolean, text, jsonb, jsonb),
  public.demos_outside_hours(),
  public.is_outside_demo_hours(uuid, timestamptz)
  to authenticated;
