-- When a visitor's request is put aside as suspect: once too many came from one address, or from
-- everybody. Nobody is refused for it. Filled honeypots are counted apart and count against nobody.

-- Which header of a request says where it came from. Null trusts none, since a client can send any:
-- then only the limits for everybody hold. Set it to what the proxy before the API always writes
-- itself (docs/deploy.md).
create table private.request_settings (
  is_only boolean primary key default true check (is_only),
  address_header text check (address_header ~ '^[a-z0-9-]{1,60}$')
);
insert into private.request_settings default values;

-- What counts against one address. Holds a hash, never an address.
create table private.lead_attempts (
  id bigint generated always as identity primary key,
  address_hash text not null,
  has_booked boolean not null default false,
  attempted_at timestamptz not null default now()
);

create index lead_attempts_address_idx on private.lead_attempts (address_hash, attempted_at desc);
create index lead_attempts_attempted_at_idx on private.lead_attempts (attempted_at);

-- How many requests came in each minute of the last day, by what became of them.
create table private.request_minutes (
  minute timestamptz primary key,
  accepted integer not null default 0,
  -- Put aside because too many came from everybody, or from their own address.
  over_all integer not null default 0,
  over_own integer not null default 0,
  honeypots integer not null default 0
);

alter table private.request_settings enable row level security;
alter table private.lead_attempts enable row level security;
alter table private.request_minutes enable row level security;
revoke all on private.request_settings, private.lead_attempts, private.request_minutes
  from public, anon, authenticated;

-- The address the request came from, null where no trusted proxy says it: people of whom nothing is
-- known must not share one address's limit. One line has 2^64 IPv6 addresses, so of those only the
-- network counts.
create function private.request_address() returns text
  language plpgsql stable set search_path = ''
as $$
declare
  trusted constant text := (select address_header from private.request_settings);
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  -- What a client sent itself comes first; a proxy that adds to a list does so at its end.
  address constant text := nullif(btrim(split_part(headers ->> trusted, ',', -1)), '');
begin
  if family(address::inet) = 6 then
    return host(network(set_masklen(address::inet, 64)));
  end if;
  return host(address::inet);
exception when invalid_text_representation then
  return null;
end;
$$;

create function private.address_hash(address text) returns text
  language sql immutable set search_path = ''
  as $$ select encode(sha256(convert_to('curbfront:' || address, 'UTF8')), 'hex'); $$;

-- Whether this address sent as many as one may. One that did not is counted, in a table that keeps
-- the newest 10,000 of one day.
create function private.is_over_own_limit(address text) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  per_ten_minutes constant integer := 8;
  per_day constant integer := 40;
  hash constant text := private.address_hash(address);
  counted bigint;
begin
  delete from private.lead_attempts where attempted_at < now() - interval '1 day';
  if (select count(*) from private.lead_attempts
        where address_hash = hash and attempted_at > now() - interval '10 minutes') >= per_ten_minutes
      or (select count(*) from private.lead_attempts where address_hash = hash) >= per_day then
    return true;
  end if;
  insert into private.lead_attempts (address_hash) values (hash) returning id into counted;
  delete from private.lead_attempts where id <= counted - 10000;
  return false;
end;
$$;

-- Notes that the request which was counted last of its address booked a demo.
create function private.count_booking() returns void
  language sql volatile security definer set search_path = ''
  as $$
    update private.lead_attempts set has_booked = true where id = (
      select max(id) from private.lead_attempts where address_hash = private.address_hash(private.request_address()));
  $$;

-- Whether three demos were booked from this request's address within a day.
create function private.has_address_booked_enough() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select count(*) >= 3 from private.lead_attempts
    where address_hash = private.address_hash(private.request_address()) and has_booked
      and attempted_at > now() - interval '1 day';
  $$;

-- Whether as many came from everybody as may. While they keep coming everything is put aside, not
-- what exceeds the limit: otherwise a flood would fill the leads at the speed of the limit.
create function private.is_over_limit_of_all() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(sum(accepted + over_all)
          filter (where minute >= date_trunc('minute', now()) - interval '1 minute'), 0) >= 60
        or coalesce(sum(accepted) filter (where minute > now() - interval '1 day'), 0) >= 2000
      from private.request_minutes;
  $$;

create function private.count_minute(accepted integer, over_all integer, over_own integer,
    honeypots integer) returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from private.request_minutes where minute < now() - interval '1 day';
    insert into private.request_minutes as m (minute, accepted, over_all, over_own, honeypots)
      values (date_trunc('minute', now()), $1, $2, $3, $4)
      on conflict (minute) do update set
        accepted = m.accepted + excluded.accepted,
        over_all = m.over_all + excluded.over_all,
        over_own = m.over_own + excluded.over_own,
        honeypots = m.honeypots + excluded.honeypots;
  $$;

-- Counts a request. Answers why it is suspect: "own" or "all" for the limit that it is over, or null.
-- To be asked under the lock of submit_lead(), so that parallel requests cannot slip past a limit
-- together.
create function private.suspicion() returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  address constant text := private.request_address();
  reason text;
begin
  if address is not null and private.is_over_own_limit(address) then
    reason := 'own';
  elsif private.is_over_limit_of_all() then
    reason := 'all';
  end if;
  perform private.count_minute((reason is null)::integer, coalesce((reason = 'all')::integer, 0),
    coalesce((reason = 'own')::integer, 0), 0);
  return reason;
end;
$$;

revoke all on function
  private.request_address(),
  private.address_hash(text),
  private.is_over_own_limit(text),
  private.count_booking(),
  private.has_address_booked_enough(),
  private.is_over_limit_of_all(),
  private.count_minute(integer, integer, integer, integer),
  private.suspicion()
  from public;
