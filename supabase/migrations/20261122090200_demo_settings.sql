-- How demos are given, as owners set it on the settings page. Hints of refusals as in company_settings.sql.

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
