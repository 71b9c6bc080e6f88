-- Who gives demos, and when they could: hours by weekday in their own zone, and days off. Colleagues read
-- them; they are written by the functions of the settings page (demo_settings.sql, demo_host_hours.sql),
-- each of which writes a whole form from the version that it was read in.

-- How the company gives demos; one row.
create table public.demo_settings (
  is_only boolean primary key default true check (is_only),
  minutes smallint not null default 20 check (minutes between 10 and 120),
  -- Kept free after each.
  pause_minutes smallint not null default 10 check (pause_minutes between 0 and 120),
  version integer not null default 1
);

insert into public.demo_settings default values;

create table public.demo_hosts (
  staff_id uuid primary key references public.staff (user_id) on delete cascade,
  -- By which their bookings are told from others' in one range: see private.host_lane().
  number integer not null unique generated always as identity,
  -- Refused unless the database knows it.
  time_zone text not null default 'America/New_York'
    check (timestamp '2000-01-01' at time zone time_zone is not null),
  is_active boolean not null default true,
  -- Of the host with their hours and days off.
  version integer not null default 1,
  is_sample boolean not null default false
);

-- By their own clock. Two on one day leave out a lunch.
create table public.demo_hours (
  host_id uuid not null references public.demo_hosts (staff_id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens_at time not null,
  closes_at time not null,
  is_sample boolean not null default false,
  primary key (host_id, weekday, opens_at),
  check (opens_at < closes_at)
);

create table public.demo_days_off (
  host_id uuid not null references public.demo_hosts (staff_id) on delete cascade,
  first_day date not null,
  last_day date not null check (last_day >= first_day and last_day < first_day + 366),
  is_sample boolean not null default false,
  primary key (host_id, first_day)
);

-- Who gives demos from now on does so in the company's hours, by their own clock, until they say otherwise.
create function private.give_office_hours() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.demo_hours (host_id, weekday, opens_at, closes_at, is_sample)
    select new.staff_id, c.weekday, c.opens_at, c.closes_at, new.is_sample from private.present_hours() as c;
  return null;
end;
$$;

create trigger give_office_hours after insert on public.demo_hosts
  for each row execute function private.give_office_hours();

-- Sales give demos from the day they are added, and whoever becomes sales from then on.
create function private.add_demo_host() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.demo_hosts (staff_id, is_sample) values (new.user_id, new.is_sample)
    on conflict do nothing;
  return null;
end;
$$;

create trigger add_demo_host after insert or update of role on public.staff
  for each row when (new.role = 'sales') execute function private.add_demo_host();

alter table public.demo_settings enable row level security;
alter table public.demo_hosts enable row level security;
alter table public.demo_hours enable row level security;
alter table public.demo_days_off enable row level security;
revoke all on public.demo_settings, public.demo_hosts, public.demo_hours, public.demo_days_off from public, anon, authenticated;
grant select on public.demo_settings, public.demo_hosts, public.demo_hours, public.demo_days_off to authenticated;
grant all on public.demo_settings, public.demo_hosts, public.demo_hours, public.demo_days_off to service_role;
revoke all on sequence public.demo_hosts_number_seq from public, anon, authenticated;

create policy "read how demos are given" on public.demo_settings for select to authenticated
  using ((select private.can('staff.read')));
create policy "read who gives demos" on public.demo_hosts for select to authenticated
  using ((select private.can('staff.read')));
create policy "read hours of demos" on public.demo_hours for select to authenticated
  using ((select private.can('staff.read')));
create policy "read days off" on public.demo_days_off for select to authenticated
  using ((select private.can('staff.read')));

revoke all on function private.give_office_hours(), private.add_demo_host() from public;
