-- Colleagues' own calendars: the addresses that the server reads, and when each says that its owner is busy.

-- The address opens the whole calendar, so no function returns it to a browser, not even to its owner.
create table private.calendar_subscriptions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references public.staff (user_id) on delete cascade,
  address text not null check (length(address) <= 2000 and address ~ '^https://[^/?#@\s]+[^\s]*$'),
  -- The calendar's own name, for its owner.
  title text check (length(title) <= 200),
  -- The last time that it was read without a failure.
  read_at timestamptz,
  -- The failure since then: a code that the screens put into words, such as "status 404".
  failure text check (failure ~ '^[a-z]+( [0-9]{3})?$'),
  failed_since timestamptz,
  tried_at timestamptz,
  next_read_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (staff_id, address),
  check ((failure is null) = (failed_since is null))
);

create index calendar_subscriptions_next_read_idx on private.calendar_subscriptions (next_read_at);

-- Only from when until when. They stay as they were while the calendar cannot be read.
create table private.busy_times (
  subscription_id uuid not null references private.calendar_subscriptions (id) on delete cascade,
  staff_id uuid not null references public.staff (user_id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (subscription_id, starts_at),
  check (starts_at < ends_at)
);

create index busy_times_staff_idx on private.busy_times (staff_id, starts_at);

alter table private.calendar_subscriptions enable row level security;
alter table private.busy_times enable row level security;
revoke all on private.calendar_subscriptions, private.busy_times from public, anon, authenticated;

-- Whether the own calendar of a colleague has something between these moments.
create function private.is_busy(person uuid, since timestamptz, until timestamptz) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from private.busy_times as y
      where y.staff_id = person and y.starts_at < until and y.ends_at > since);
  $$;

revoke all on function private.is_busy(uuid, timestamptz, timestamptz) from public;
