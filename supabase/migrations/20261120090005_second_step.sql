-- The second step of signing in: a code from an app, which the hosted auth service keeps
-- (auth.mfa_factors) and the embedded one does not offer. Whoever has set one up has no right before
-- they have taken it, and an owner may demand it of all.

create table private.sign_in_rules (
  is_the_only_row boolean primary key default true check (is_the_only_row),
  demands_second_step boolean not null default false
);

insert into private.sign_in_rules default values;
alter table private.sign_in_rules enable row level security;
revoke all on private.sign_in_rules from public, anon, authenticated;

-- Whether the auth service knows of second steps at all. What names its table below is planned, and
-- so looked for, only where this is true.
create function private.offers_second_step() returns boolean
  language sql stable set search_path = ''
  as $$ select to_regclass('auth.mfa_factors') is not null; $$;

create function private.has_second_step(person_id uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.offers_second_step() then
    return false;
  end if;
  return exists (select from auth.mfa_factors as f
    where f.user_id = person_id and f.status::text = 'verified');
end;
$$;

-- Whether the caller came in as surely as is asked of them.
create function private.is_sure_enough() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.offers_second_step() or auth.jwt() ->> 'aal' = 'aal2' then
    return true;
  end if;
  return not (select demands_second_step from private.sign_in_rules)
    and not private.has_second_step(auth.uid());
end;
$$;

revoke all on function
  private.offers_second_step(),
  private.has_second_step(uuid),
  private.is_sure_enough()
  from public;

-- What the screens have to know before anything may be read.
create function public.second_step_rules() returns table (is_offered boolean, is_demanded boolean)
  language sql stable security definer set search_path = ''
  as $$
    select private.offers_second_step(), demands_second_step from private.sign_in_rules;
  $$;

revoke all on function public.second_step_rules() from public, anon, authenticated;
grant execute on function public.second_step_rules() to authenticated;
