-- Domains are kept as people write them, in any script: müller.example, not xn--mller-kva.example. The
-- browser reads them so (src/lib/domain/read-domain.ts); here they only have to look like one.

create function private.is_domain(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select value = lower(value) and value ~ '^([^\s./:?#@%]+\.)+[^\s./:?#@%0-9]{2,}$' and length(value) <= 253;
  $$;

-- A column's check runs as whoever writes.
revoke all on function private.is_domain from public, anon;
grant execute on function private.is_domain to authenticated;

alter table public.client_sites drop constraint client_sites_domain_check,
  add constraint client_sites_domain_check check (private.is_domain(domain));

create or replace function private.domain_of(website text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when private.is_domain(host) then host end
    from (select regexp_replace(substring(lower(btrim(website)) from '^(?:https?://)?([^/:?#]+)'), '^www\.', '') as host) as parts;
  $$;

create or replace function private.value_problem(rule private.record_columns, value text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  is_valid constant boolean := case rule.kind
    when 'email' then value ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'
    when 'phone' then length(regexp_replace(value, '\D', '', 'g')) between 7 and 15 and length(value) <= rule.longest
    when 'domain' then private.is_domain(value)
    when 'region' then value ~ '^[A-Z]{2}$'
    when 'money' then case when value ~ '^[0-9]{1,9}$' then value::bigint <= 100000000 else false end
    when 'day' then private.is_day(value)
    when 'choice' then value = any (rule.choices)
    else true end;
begin
  return rule.name || case when not is_valid then ':invalid' when length(value) > rule.longest then ':too-long' end;
end;
$$;
