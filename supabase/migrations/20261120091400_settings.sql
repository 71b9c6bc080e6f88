-- Settings of the company and of its demos, as owners and hosts save them.

-- Company -----------------------------------------------------------------------------------------

-- Functions of the settings page, and the company's hours. Each saves a whole form with the version that it
-- was loaded with. Hints of refusals:
--   forbidden  the caller's role does not allow it
--   invalid    a value is not allowed (detail names it)
--   conflict   somebody else changed this in the meantime (detail is its version)

create function private.refuse_setting(message text, of_value text) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  raise exception '%', message using errcode = '22023', hint = 'invalid', detail = of_value;
end;
$$;

create function private.check_settings(is_allowed boolean, version integer, seen_version integer) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if is_allowed is not true then
    raise exception 'Only an owner changes the settings.' using errcode = '42501', hint = 'forbidden';
  end if;
  if version is distinct from seen_version then
    raise exception 'Somebody else changed this in the meantime.'
      using errcode = 'PT409', hint = 'conflict', detail = version::text;
  end if;
end;
$$;

-- Writes the changed fields of a setting to the history, if there are any.
create function private.tell_settings(what text, record uuid, old_row jsonb, new_row jsonb) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.crm_events (actor_id, actor_name, entity, record_id, action, before, after)
    select auth.uid(), (select display_name from public.staff where user_id = auth.uid()), 'settings', record, what,
      (select jsonb_object_agg(key, value) from jsonb_each(old_row) where new_row -> key is distinct from value),
      (select jsonb_object_agg(key, value) from jsonb_each(new_row) where old_row -> key is distinct from value)
    where old_row is distinct from new_row;
$$;

create function private.check_hours(hours jsonb, shortest interval, too_short text) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(hours) is distinct from 'array' or jsonb_array_length(hours) > 50 then
    perform private.refuse_setting('Name up to 50 spans of hours.', 'hours');
  elsif exists (select from jsonb_to_recordset(hours) as o (weekday integer, opens_at time, closes_at time)
      where (o.weekday between 1 and 7 and o.opens_at < o.closes_at and o.closes_at < '24:00') is not true) then
    perform private.refuse_setting('Hours end after they begin, on the same day.', 'hours');
  elsif exists (select from jsonb_to_recordset(hours) as o (opens_at time, closes_at time)
      where o.closes_at - o.opens_at < shortest) then
    perform private.refuse_setting(too_short, 'hours');
  elsif exists (
      select from (
        select o.opens_at < lag(o.closes_at) over (partition by o.weekday order by o.opens_at) as is_overlapping
        from jsonb_to_recordset(hours) as o (weekday integer, opens_at time, closes_at time)
      ) as each where each.is_overlapping) then
    perform private.refuse_setting('Two spans of hours of one day overlap.', 'hours');
  end if;
end;
$$;

create function private.week_json(of_week date) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_agg(jsonb_build_object('weekday', h.weekday,
        'opens_at', to_char(h.opens_at, 'HH24:MI'), 'closes_at', to_char(h.closes_at, 'HH24:MI'))
      order by h.weekday, h.opens_at)
    from public.company_hours as h where h.since = of_week;
  $$;

create function private.closed_days_json(since date) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('day', c.day, 'name', c.name) order by c.day), '[]')
    from public.closed_days as c where c.day >= since;
  $$;

-- The settings page's form: the present week, and the closed days to come.
create function private.company_hours_json() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('hours', private.week_json((select max(since) from public.company_hours)),
      'closed_days', private.closed_days_json(private.office_day(now())));
  $$;

-- For every screen with a clock: all weeks, oldest first, and all closed days.
create function public.company_hours() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('version', s.version,
      'weeks', (select jsonb_agg(jsonb_build_object('since', since, 'hours', private.week_json(since)) order by since)
        from (select distinct h.since from public.company_hours as h) as weeks),
      'closed_days', private.closed_days_json('-infinity'))
    from public.company_settings as s;
  $$;

create function private.write_closed_days(wanted jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if jsonb_typeof(wanted) is distinct from 'array' or jsonb_array_length(wanted) > 500 then
    perform private.refuse_setting('Name up to 500 closed days.', 'closed_days');
  elsif exists (select from jsonb_to_recordset(wanted) as d (day date, name text)
      where (d.day between '2001-01-01' and '2060-12-31') is not true or btrim(coalesce(d.name, '')) = '' or length(btrim(d.name)) > 80) then
    perform private.refuse_setting('Each closed day has a day and a name of up to 80 characters.', 'closed_days');
  elsif exists (select from jsonb_to_recordset(wanted) as d (day date) group by d.day having count(*) > 1) then
    perform private.refuse_setting('A day is closed once.', 'closed_days');
  end if;
  delete from public.closed_days as c where c.day >= private.office_day(now());
  insert into public.closed_days (day, name)
    select d.day, btrim(d.name) from jsonb_to_recordset(wanted) as d (day date, name text)
    where d.day >= private.office_day(now());
end;
$$;

-- Everything that is due after yesterday becomes due by the new hours.
create function private.reset_clocks() returns void
  language sql volatile set search_path = ''
  as $$
    select private.write_business_spans(private.office_day(now()));
    update public.leads set first_response_due_at =
        private.add_business_seconds(created_at, private.first_response_seconds())
      where first_responded_at is null
        and first_response_due_at >= private.office_day(now())::timestamp at time zone 'America/New_York';
    -- The table's trigger computes both times.
    update public.tickets set due_at = due_at where status <> 'resolved'
        and due_at >= private.office_day(now())::timestamp at time zone 'America/New_York';
  $$;

create function public.save_company_hours(seen_version integer, hours jsonb, closed_days jsonb) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored public.company_settings;
  before jsonb;
begin
  select * into stored from public.company_settings for update;
  before := private.company_hours_json();
  perform private.check_settings(private.can('settings.manage'), stored.version, seen_version);
  perform private.check_hours(hours, interval '15 minutes', 'Hours are at least 15 minutes long.');
  if hours = '[]' then
    perform private.refuse_setting('The company works at some time of the week.', 'hours');
  end if;
  if hours is distinct from before -> 'hours' then
    delete from public.company_hours as h where h.since = private.office_day(now());
    insert into public.company_hours (since, weekday, opens_at, closes_at)
      select private.office_day(now()), o.weekday, o.opens_at, o.closes_at
      from jsonb_to_recordset(hours) as o (weekday integer, opens_at time, closes_at time);
  end if;
  perform private.write_closed_days(closed_days);
  if private.company_hours_json() <> before then
    perform private.reset_clocks();
  end if;
  update public.company_settings as s set version = s.version + 1;
  perform private.tell_settings('company-hours', '00000000-0000-0000-0000-000000000000', before, private.company_hours_json());
  return stored.version + 1;
end;
$$;

revoke all on function
  private.refuse_setting(text, text),
  private.check_settings(boolean, integer, integer),
  private.tell_settings(text, uuid, jsonb, jsonb),
  private.check_hours(jsonb, interval, text),
  private.week_json(date),
  private.closed_days_json(date),
  private.company_hours_json(),
  private.write_closed_days(jsonb),
  private.reset_clocks()
  from public;

revoke all on function public.company_hours(), public.save_company_hours(integer, jsonb, jsonb)
  from public, anon, authenticated;
grant execute on function public.company_hours(), public.save_company_hours(integer, jsonb, jsonb)
  to authenticated;

-- Demos -------------------------------------------------------------------------------------------

create function private.demo_settings_json() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('minutes', s.minutes, 'pause_minutes', s.pause_minutes)
    from public.demo_settings as s;
  $$;

create function private.demo_host_json(host public.demo_hosts) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('is_active', host.is_active, 'time_zone', host.time_zone,
      'hours', coalesce((select jsonb_agg(jsonb_build_object('weekday', o.weekday,
          'opens_at', to_char(o.opens_at, 'HH24:MI'), 'closes_at', to_char(o.closes_at, 'HH24:MI'))
          order by o.weekday, o.opens_at)
        from public.demo_hours as o where o.host_id = host.staff_id), '[]'),
      'days_off', coalesce((select jsonb_agg(jsonb_build_object('first_day', d.first_day, 'last_day', d.last_day)
          order by d.first_day)
        from public.demo_days_off as d where d.host_id = host.staff_id), '[]'));
  $$;

-- All settings of demos, and the people who could give demos but have none yet, with version 0.
create function public.demo_calendar() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.can('staff.read') then
    raise exception 'Only staff read this.' using errcode = '42501', hint = 'forbidden';
  end if;
  return (select jsonb_build_object(
    'settings', private.demo_settings_json() || jsonb_build_object('version', c.version),
    'usual_hours', private.company_hours_json() -> 'hours',
    'hosts', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.user_id, 'name', s.display_name, 'is_sample', s.is_sample,
          'version', coalesce(h.version, 0))
        || case when h.version is null then jsonb_build_object('is_active', false, 'time_zone', 'America/New_York',
            'hours', '[]'::jsonb, 'days_off', '[]'::jsonb)
          else private.demo_host_json(h) end order by lower(s.display_name), s.user_id)
      from public.staff as s
      join private.roles as r on r.name = s.role
      left join public.demo_hosts as h on h.staff_id = s.user_id
      where s.removed_at is null and ('leads.write' = any (r.rights) or h.is_active)), '[]'))
    from public.demo_settings as c);
end;
$$;

create function public.save_demo_settings(seen_version integer, minutes integer, pause_minutes integer) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored public.demo_settings;
  before jsonb;
begin
  select * into stored from public.demo_settings for update;
  before := private.demo_settings_json();
  perform private.check_settings(private.can('settings.manage'), stored.version, seen_version);
  if minutes is null or minutes not between 10 and 120 then
    perform private.refuse_setting('A demo takes 10 to 120 minutes.', 'minutes');
  elsif pause_minutes is null or pause_minutes not between 0 and 120 then
    perform private.refuse_setting('The pause is 0 to 120 minutes.', 'pause_minutes');
  end if;
  update public.demo_settings as s set minutes = save_demo_settings.minutes,
    pause_minutes = save_demo_settings.pause_minutes, version = s.version + 1;
  perform private.tell_settings('demo-settings', '00000000-0000-0000-0000-000000000000', before, private.demo_settings_json());
  return stored.version + 1;
end;
$$;

revoke all on function
  private.demo_settings_json(),
  private.demo_host_json(public.demo_hosts)
  from public;

revoke all on function
  public.demo_calendar(),
  public.save_demo_settings(integer, integer, integer)
  from public, anon, authenticated;
grant execute on function
  public.demo_calendar(),
  public.save_demo_settings(integer, integer, integer)
  to authenticated;

-- Hosts -------------------------------------------------------------------------------------------

-- Owners set the hours of any host, and hosts set their own.

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

-- Replaces the host's hours and days off. Booked demos stay.
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

-- A person who becomes a host has version 0 before. Only an owner decides whether they give demos.
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

-- Whether a demo between these moments is outside this host's hours.
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

-- Booked demos that no longer fit their host's hours: they stay, and somebody has to look at them. No row for
-- a caller who may not read leads.
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

-- Whether a demo of the present length with this start is outside the hours of its host.
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
