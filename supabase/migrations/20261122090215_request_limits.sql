-- How many requests one address may send, and all together.

-- One row an attempt, for the rate limits. Holds a hash, never an address.
create table private.lead_attempts (
  id bigint generated always as identity primary key,
  address_hash text not null,
  attempted_at timestamptz not null default now()
);

create index lead_attempts_address_idx on private.lead_attempts (address_hash, attempted_at desc);
create index lead_attempts_attempted_at_idx on private.lead_attempts (attempted_at desc);

alter table private.lead_attempts enable row level security;
revoke all on private.lead_attempts from public, anon, authenticated;

-- The address the request came from, as the proxy in front of the API reports it. One line has
-- 2^64 IPv6 addresses, so of those only the network counts.
create function private.request_address() returns text
  language plpgsql stable set search_path = ''
as $$
declare
  headers jsonb := current_setting('request.headers', true)::jsonb;
  address text := nullif(btrim(split_part(
    coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-forwarded-for', headers ->> 'x-real-ip'),
    ',', 1)), '');
begin
  if family(address::inet) = 6 then
    return host(network(set_masklen(address::inet, 64)));
  end if;
  return coalesce(address, 'unknown');
exception when invalid_text_representation then
  return address;
end;
$$;

-- Refuses whoever asked too often. Holds a lock until the end, so that parallel requests cannot
-- slip past a limit together.
create function private.count_lead_attempt() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  per_address_ten_minutes constant integer := 8;
  per_address_day constant integer := 40;
  overall_minute constant integer := 60;
  overall_day constant integer := 2000;
  address text := encode(sha256(convert_to('curbfront:' || private.request_address(), 'UTF8')), 'hex');
begin
  delete from private.lead_attempts where attempted_at < now() - interval '1 day';
  if (select count(*) from private.lead_attempts
        where address_hash = address and attempted_at > now() - interval '10 minutes') >= per_address_ten_minutes
     or (select count(*) from private.lead_attempts where address_hash = address) >= per_address_day
     or (select count(*) from private.lead_attempts where attempted_at > now() - interval '1 minute') >= overall_minute
     or (select count(*) from private.lead_attempts) >= overall_day then
    raise exception 'Too many requests. Please call us, or try again in ten minutes.'
      using errcode = 'PT429', hint = 'rate-limited';
  end if;
  insert into private.lead_attempts (address_hash) values (address);
end;
$$;

revoke all on function
  private.request_address(),
  private.count_lead_attempt()
  from public;
