-- The hosts of demos with their hours, and the bookings of demos.

-- Hosts -------------------------------------------------------------------------------------------

-- Hosts give demos in hours by weekday in their own time zone, except on days off. Colleagues read these
-- rows; the functions of the settings page (settings.sql) write them, each as a whole form with its version.

-- Length and pause of demos; one row.
create table public.demo_settings (
  is_only boolean primary key default true check (is_only),
  minutes smallint not null default 20 check (minutes between 10 and 120),
  -- The free time after each demo.
  pause_minutes smallint not null default 10 check (pause_minutes between 0 and 120),
  version integer not null default 1
);

insert into public.demo_settings default values;

create table public.demo_hosts (
  staff_id uuid primary key references public.staff (user_id) on delete cascade,
  -- Tells the bookings of hosts apart in one range; see private.host_lane().
  number integer not null unique generated always as identity,
  -- A time zone that the database does not know is refused.
  time_zone text not null default 'America/New_York'
    check (timestamp '2000-01-01' at time zone time_zone is not null),
  is_active boolean not null default true,
  -- The version of the host's form with hours and days off.
  version integer not null default 1,
  is_sample boolean not null default false
);

-- By the host's own clock. Two spans on one day leave out a lunch break.
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

-- A new host starts with the company's hours, by their own clock.
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

-- Every person in sales becomes a host.
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

-- Bookings ----------------------------------------------------------------------------------------

-- Booked demos. An exclusion constraint keeps a host from having two at once, also when one is moved or
-- restored. Checks before writing only avoid its error.

-- A span of one host's time as a range of numbers that belongs to this host alone: seconds since 1970 plus an
-- offset for each host. So one range says whose time it is and when, and no extension is needed to compare
-- both.
create function private.host_lane(host_number integer, since timestamptz, until timestamptz) returns int8range
  language sql immutable parallel safe set search_path = ''
  as $$
    select int8range(host_number * 10000000000 + extract(epoch from since)::bigint,
      host_number * 10000000000 + extract(epoch from until)::bigint);
  $$;

create table public.demo_bookings (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  host_id uuid not null references public.demo_hosts (staff_id),
  -- The reference of the request that booked it; null where staff did.
  reference text unique,
  starts_at timestamptz not null,
  -- place_booking() computes both from the two columns above. `busy` is the host's occupied time with the
  -- pause after it.
  ends_at timestamptz not null default 'infinity',
  busy int8range not null default 'empty',
  status text not null default 'booked' check (status in ('booked', 'cancelled', 'took-place', 'no-show')),
  visitor_time_zone text,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (starts_at < ends_at),
  constraint demo_bookings_one_at_a_time exclude using gist (busy with &&) where (status = 'booked')
);

create index demo_bookings_starts_at_idx on public.demo_bookings (starts_at, id);
create index demo_bookings_lead_idx on public.demo_bookings (lead_id, starts_at desc);
create index demo_bookings_host_idx on public.demo_bookings (host_id, starts_at);
-- Visitors' bookings by the time they were made.
create index demo_bookings_requested_idx on public.demo_bookings (created_at) where reference is not null;

-- Computes the columns that follow from host and start.
create function private.place_booking() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  settings public.demo_settings;
begin
  select * into settings from public.demo_settings;
  new.ends_at := new.starts_at + make_interval(mins => settings.minutes);
  new.busy := private.host_lane((select h.number from public.demo_hosts as h where h.staff_id = new.host_id),
    new.starts_at, new.ends_at + make_interval(mins => settings.pause_minutes));
  return new;
end;
$$;

-- Updates the lead of a booking: its time, its next step, its stage by a rule (rules.sql), and its owner where it had none. Where
-- merged leads have two bookings, the first counts. A next step that somebody has planned since stays when
-- the demo is moved, over or cancelled.
create function private.follow_booking() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
  demo public.demo_bookings;
  is_new constant boolean := new.status = 'booked' and old.status is distinct from 'booked';
begin
  select * into lead from public.leads as l where l.id = private.lead_root(new.lead_id) for update;
  select * into demo from private.demos_to_come(lead.id) order by starts_at limit 1;
  if demo.id is null and new.status = 'booked' then
    demo := new;
  end if;
  if demo.id is not null then
    if is_new or lead.next_step is null or lead.next_step = private.demo_step(lead.slot_starts_at) then
      lead.next_step := private.demo_step(demo.starts_at);
      lead.next_step_on := private.office_day(demo.starts_at);
    end if;
    lead.slot_starts_at := demo.starts_at;
    lead.visitor_time_zone := coalesce(demo.visitor_time_zone, lead.visitor_time_zone);
    lead.owner_id := coalesce(lead.owner_id, demo.host_id);
    -- A visitor who books a demo waits for it, and for no other answer. Staff who book one have talked to
    -- them.
    if lead.stage = 'new' and lead.first_responded_at is null and auth.uid() is null then
      lead.first_response_due_at := null;
    end if;
    if is_new then
      lead.stage := private.move_booked_lead(lead);
    end if;
  else
    -- The next step is that of the demo, or one that a wrong outcome left.
    if lead.next_step = private.demo_step(old.starts_at)
        or old.status = 'no-show' and lead.next_step = 'Call again: nobody answered at the demo'
        or old.status = 'took-place' and lead.next_step is null and lead.stage not in ('won', 'lost') then
      lead.next_step := case new.status when 'cancelled' then
          case when auth.uid() is null then 'Call: they cancelled the demo' else 'Agree on another time for the demo' end
        when 'no-show' then 'Call again: nobody answered at the demo' end;
      lead.next_step_on := case when new.status <> 'took-place' then private.office_day(now()) end;
    end if;
    if new.status = 'cancelled' and lead.slot_starts_at = old.starts_at then
      lead.slot_starts_at := null;
      if lead.stage in ('new', 'demo-booked') and lead.first_responded_at is null and auth.uid() is null then
        -- Nobody has talked to them yet, so they wait for an answer again from now on.
        lead.stage := 'new';
        lead.first_response_due_at := private.add_business_seconds(now(), private.first_response_seconds());
      elsif lead.stage = 'demo-booked' then
        lead.stage := 'contacted';
      end if;
    end if;
  end if;
  update public.leads as l set slot_starts_at = lead.slot_starts_at, visitor_time_zone = lead.visitor_time_zone,
      owner_id = lead.owner_id, stage = lead.stage, next_step = lead.next_step, next_step_on = lead.next_step_on,
      first_response_due_at = lead.first_response_due_at
    where l.id = lead.id;
  return null;
end;
$$;

-- The demos that are cancelled when a lead is archived or lost: the host's time is free again, and the person
-- is notified. Restoring the lead books nothing, since the time may be taken by then. A lead that was merged
-- into another keeps its demo, which belongs to the other from then on.
-- It is in plpgsql, which caches its plan, because archiving an import calls it for each lead.
create function private.demos_to_come(lead uuid) returns setof public.demo_bookings
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query select b.* from public.demo_bookings as b
    where b.status = 'booked' and b.starts_at > now() and b.lead_id in (select private.lead_family(lead));
end;
$$;

-- The lead's columns about the demo change in the same statement, as one version and one entry of the
-- history.
create function private.forget_demo() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from private.demos_to_come(new.id) as b where b.starts_at = new.slot_starts_at) then
    return new;
  end if;
  if new.next_step = private.demo_step(new.slot_starts_at) then
    new.next_step := case when new.stage <> 'lost' then 'Agree on another time for the demo' end;
    new.next_step_on := case when new.stage <> 'lost' then private.office_day(now()) end;
  end if;
  new.slot_starts_at := null;
  new.stage := case new.stage when 'demo-booked' then 'contacted' else new.stage end;
  return new;
end;
$$;

create function private.cancel_demo() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.demo_bookings as b set status = 'cancelled'
    where b.id in (select d.id from private.demos_to_come(new.id) as d);
  return null;
end;
$$;

create trigger forget_demo before update of archived_at, stage on public.leads
  for each row when (new.merged_into_id is null and new.slot_starts_at is not null
    and (new.archived_at is not null and old.archived_at is null or new.stage = 'lost' and old.stage <> 'lost'))
  execute function private.forget_demo();
create trigger cancel_demo after update of archived_at, stage on public.leads
  for each row when (new.merged_into_id is null
    and (new.archived_at is not null and old.archived_at is null or new.stage = 'lost' and old.stage <> 'lost'))
  execute function private.cancel_demo();

-- Refuses changes of a booking that no person may make. A demo is moved or cancelled before it begins; its
-- outcome is entered once it has begun.
create function private.check_booking() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.starts_at <= now() and (tg_op = 'INSERT' or new.starts_at <> old.starts_at
      or new.status = 'booked' and old.status = 'cancelled') then
    raise exception 'This time is over. Choose a later one.' using errcode = '22023', hint = 'invalid', detail = 'starts_at';
  end if;
  if new.starts_at > private.last_demo_moment() + interval '1 year' then
    raise exception 'Choose a time within a year.' using errcode = '22023', hint = 'invalid', detail = 'starts_at';
  end if;
  if new.status in ('took-place', 'no-show') and new.starts_at > now() then
    raise exception 'This demo has not begun yet.' using errcode = '22023', hint = 'invalid', detail = 'status';
  end if;
  if tg_op = 'INSERT' then
    new.lead_id := private.lead_root(new.lead_id);
    new.is_sample := (select l.is_sample from public.leads as l where l.id = new.lead_id);
  end if;
  -- The lead is locked, so that two people who book at once do not both find no booking.
  perform from public.leads as l where l.id = private.lead_root(new.lead_id) for update;
  if new.status = 'booked' and exists (select from public.leads as l
      where l.id = private.lead_root(new.lead_id) and l.archived_at is not null) then
    raise exception 'This lead was archived in the meantime. Bring it back first.' using errcode = '22023', hint = 'archived';
  end if;
  if new.status = 'booked' and (tg_op = 'INSERT' or old.status <> 'booked') and private.awaits_booking(new.lead_id) then
    raise exception 'This lead has a demo already. Move that one.' using errcode = '22023', hint = 'has-demo';
  end if;
  return new;
end;
$$;

create trigger a_check_version before update of version on public.demo_bookings
  for each row execute function private.check_version();
create trigger a_keep_version before update on public.demo_bookings
  for each row execute function private.keep_version();
create trigger check_booking before insert or update on public.demo_bookings
  for each row when (private.is_from_api()) execute function private.check_booking();
create trigger place_booking before insert or update of host_id, starts_at on public.demo_bookings
  for each row execute function private.place_booking();
create trigger follow_booking after insert or update of starts_at, status on public.demo_bookings
  for each row execute function private.follow_booking();
create trigger z_write_event after insert or update on public.demo_bookings
  for each row execute function private.write_crm_event();

alter table public.demo_bookings enable row level security;
revoke all on public.demo_bookings from public, anon, authenticated;
grant select on public.demo_bookings to authenticated;
grant insert (id, lead_id, host_id, starts_at) on public.demo_bookings to authenticated;
grant update (host_id, starts_at, status, version) on public.demo_bookings to authenticated;
grant all on public.demo_bookings to service_role;

create policy "read bookings" on public.demo_bookings for select to authenticated
  using ((select private.can('leads.read')));
create policy "book demos" on public.demo_bookings for insert to authenticated
  with check ((select private.can('leads.write')));
create policy "change bookings" on public.demo_bookings for update to authenticated
  using ((select private.can('leads.write'))) with check ((select private.can('leads.write')));

revoke all on function
  private.host_lane(integer, timestamptz, timestamptz),
  private.check_booking(),
  private.place_booking(),
  private.follow_booking(),
  private.demos_to_come(uuid),
  private.forget_demo(),
  private.cancel_demo()
  from public;
