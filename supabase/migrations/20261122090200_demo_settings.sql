-- How demos are given, as owners set it on the settings page. Each function writes a whole form, from
-- the version that it was read in. Hints of refusals:
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

create function private.demo_settings_json() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('minutes', s.minutes, 'pause_minutes', s.pause_minutes,
      'opens_at', to_char(s.opens_at, 'HH24:MI'), 'closes_at', to_char(s.closes_at, 'HH24:MI'),
      'closed_days', coalesce((select jsonb_agg(jsonb_build_object('day', c.day, 'name', c.name) order by c.day)
        from public.closed_days as c), '[]'))
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

-- All of it, and whoever could give demos and has none of it yet: their version is 0.
create function public.demo_calendar() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.can('staff.read') then
    raise exception 'Only staff read this.' using errcode = '42501', hint = 'forbidden';
  end if;
  return (select jsonb_build_object(
    'settings', private.demo_settings_json() || jsonb_build_object('version', c.version),
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

create function public.save_demo_settings(seen_version integer, minutes integer, pause_minutes integer,
    opens_at time, closes_at time, closed_days jsonb) returns integer
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
  elsif opens_at is null or closes_at is null or closes_at - opens_at < make_interval(mins => minutes) then
    perform private.refuse_setting('The hours are shorter than a demo.', 'closes_at');
  end if;
  perform private.write_closed_days(closed_days);
  update public.demo_settings as s set minutes = save_demo_settings.minutes,
    pause_minutes = save_demo_settings.pause_minutes, opens_at = save_demo_settings.opens_at,
    closes_at = save_demo_settings.closes_at, version = s.version + 1;
  perform private.tell_settings('demo-settings', '00000000-0000-0000-0000-000000000000', before, private.demo_settings_json());
  return stored.version + 1;
end;
$$;

create function private.write_closed_days(wanted jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if jsonb_typeof(wanted) is distinct from 'array' or jsonb_array_length(wanted) > 500 then
    perform private.refuse_setting('Name up to 500 closed days.', 'closed_days');
  elsif exists (select from jsonb_to_recordset(wanted) as d (day date, name text)
      where d.day is null or btrim(coalesce(d.name, '')) = '' or length(btrim(d.name)) > 80) then
    perform private.refuse_setting('Each closed day has a day and a name of up to 80 characters.', 'closed_days');
  elsif exists (select from jsonb_to_recordset(wanted) as d (day date) group by d.day having count(*) > 1) then
    perform private.refuse_setting('A day is closed once.', 'closed_days');
  end if;
  delete from public.closed_days where true;
  insert into public.closed_days (day, name)
    select d.day, btrim(d.name) from jsonb_to_recordset(wanted) as d (day date, name text);
end;
$$;

revoke all on function
  private.refuse_setting(text, text),
  private.check_settings(boolean, integer, integer),
  private.tell_settings(text, uuid, jsonb, jsonb),
  private.demo_settings_json(),
  private.demo_host_json(public.demo_hosts),
  private.write_closed_days(jsonb)
  from public;

revoke all on function
  public.demo_calendar(),
  public.save_demo_settings(integer, integer, integer, time, time, jsonb)
  from public, anon, authenticated;
grant execute on function
  public.demo_calendar(),
  public.save_demo_settings(integer, integer, integer, time, time, jsonb)
  to authenticated;

create index crm_events_settings_idx on public.crm_events (id) where entity = 'settings';
