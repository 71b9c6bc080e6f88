-- Who lost the phone with the app comes in by one of ten codes, each good once, or has an owner take
-- the second step away. Either removes the app: it is set up anew afterwards. Hints of refusals:
--   forbidden       no owner, or not signed in with a code
--   not-offered     the auth service knows no second step

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- One row for each wrong code, so that they cannot be guessed.
create table private.recovery_misses (
  user_id uuid not null references auth.users (id) on delete cascade,
  missed_at timestamptz not null default now()
);

create index recovery_misses_user_idx on private.recovery_misses (user_id, missed_at);
alter table private.recovery_codes enable row level security;
alter table private.recovery_misses enable row level security;
revoke all on private.recovery_codes, private.recovery_misses from public, anon, authenticated;

-- Written as one likes: small, with the space or without.
create function private.recovery_hash(person_id uuid, code text) returns text
  language sql immutable set search_path = ''
  as $$
    select encode(sha256(convert_to(
      person_id::text || upper(regexp_replace(code, '[^[:alnum:]]', '', 'g')), 'UTF8')), 'hex');
  $$;

create function private.write_second_step_event(person_id uuid, event text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.crm_events (actor_id, actor_name, entity, record_id, action)
    select auth.uid(), (select display_name from public.staff where user_id = auth.uid()),
      'staff', person_id, event;
  $$;

-- Ten new codes, shown once; earlier ones are good no longer. 50 bits each.
create function public.new_recovery_codes() returns setof text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Without letters and digits that look alike.
  letters constant text := 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  code text;
  bytes bytea;
begin
  if auth.jwt() ->> 'aal' is distinct from 'aal2' then
    raise exception 'Only who signed in with a code gets these.' using errcode = '42501', hint = 'forbidden';
  end if;
  delete from private.recovery_codes as c where c.user_id = auth.uid();
  for i in 1..10 loop
    bytes := sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));
    select string_agg(substr(letters, get_byte(bytes, place) % 32 + 1, 1), '') into code
      from generate_series(0, 9) as place;
    insert into private.recovery_codes (user_id, code_hash)
      values (auth.uid(), private.recovery_hash(auth.uid(), code));
    return next substr(code, 1, 5) || ' ' || substr(code, 6);
  end loop;
end;
$$;

-- The person's apps and codes are no more, and who is in by them has to come in again.
create function private.remove_second_step(person_id uuid, event text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.offers_second_step() then
    raise exception 'The auth service has no second step.' using errcode = '22023', hint = 'not-offered';
  end if;
  delete from auth.mfa_factors as f where f.user_id = person_id;
  delete from private.recovery_codes as c where c.user_id = person_id;
  perform private.write_second_step_event(person_id, event);
end;
$$;

-- Whether the code was right. A wrong one is an answer and no error, lest its miss be taken back.
create function public.spend_recovery_code(code text) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_misses constant integer := 10;
begin
  if auth.uid() is null or not private.has_second_step(auth.uid()) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtext('curbfront.recovery' || auth.uid()::text));
  delete from private.recovery_misses as m where m.missed_at < now() - interval '1 day';
  if (select count(*) from private.recovery_misses as m where m.user_id = auth.uid()) >= most_misses then
    raise exception 'Too many wrong codes.' using errcode = 'PT429', hint = 'rate-limited';
  end if;
  if not exists (select from private.recovery_codes as c where c.user_id = auth.uid()
      and c.code_hash = private.recovery_hash(auth.uid(), code)) then
    insert into private.recovery_misses (user_id) values (auth.uid());
    return false;
  end if;
  perform private.remove_second_step(auth.uid(), 'second_step_recovered');
  return true;
end;
$$;

-- By an owner, for a colleague who lost both.
create function public.remove_second_step(person_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.as_owner();
  if not exists (select from public.staff as s where s.user_id = person_id) then
    raise exception 'This person is not on the staff list.' using errcode = 'PT404', hint = 'missing';
  end if;
  perform private.remove_second_step(person_id, 'second_step_removed');
end;
$$;

-- Of all, or of nobody. Who demands it has it, and so is not shut out by it.
create function public.demand_second_step(demanded boolean) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.as_owner();
  if not private.offers_second_step() then
    raise exception 'The auth service has no second step.' using errcode = '22023', hint = 'not-offered';
  end if;
  if auth.jwt() ->> 'aal' is distinct from 'aal2' then
    raise exception 'Set up your own first.' using errcode = '42501', hint = 'forbidden';
  end if;
  update private.sign_in_rules set demands_second_step = demanded
    where demands_second_step is distinct from demanded;
  if found then
    perform private.write_second_step_event(auth.uid(),
      case when demanded then 'second_step_demanded' else 'second_step_optional' end);
  end if;
end;
$$;

revoke all on function
  private.recovery_hash(uuid, text),
  private.write_second_step_event(uuid, text),
  private.remove_second_step(uuid, text)
  from public;
revoke all on function
  public.new_recovery_codes(),
  public.spend_recovery_code(text),
  public.remove_second_step(uuid),
  public.demand_second_step(boolean)
  from public, anon, authenticated;
grant execute on function
  public.new_recovery_codes(),
  public.spend_recovery_code(text),
  public.remove_second_step(uuid),
  public.demand_second_step(boolean)
  to authenticated;
