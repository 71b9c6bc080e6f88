-- When the company works, as owners set it on the settings page, and what all functions of that page do.
-- Each writes a whole form, from the version that it was read in. Hints of refusals:
--   forbidden  the caller's role does not allow it
--   invalid    a value cannot be (detail names it)
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

-- What of a setting was changed, in the history. Nothing where nothing was.
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

-- As the settings page changes it: the week that holds now, and the closed days to come.
create function private.company_hours_json() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('hours', private.week_json((select max(since) from public.company_hours)),
      'closed_days', private.closed_days_json(private.office_day(now())));
  $$;

-- For every screen with a clock on it: all weeks, oldest first, and closed days that there were.
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

-- What is due later than yesterday is due by the new hours.
create function private.set_clocks_anew() returns void
  language sql volatile set search_path = ''
  as $$
    select private.write_business_spans(private.office_day(now()));
    update public.leads set first_response_due_at =
        private.add_business_seconds(created_at, private.first_response_seconds())
      where first_responded_at is null
        and first_response_due_at >= private.office_day(now())::timestamp at time zone 'America/New_York';
    -- Its trigger reckons both times.
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
    perform private.set_clocks_anew();
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
  private.set_clocks_anew()
  from public;

revoke all on function public.company_hours(), public.save_company_hours(integer, jsonb, jsonb)
  from public, anon, authenticated;
grant execute on function public.company_hours(), public.save_company_hours(integer, jsonb, jsonb)
  to authenticated;

create index crm_events_settings_idx on public.crm_events (id) where entity = 'settings';
