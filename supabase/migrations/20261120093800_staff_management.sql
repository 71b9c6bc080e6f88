-- How owners add, change and remove staff, and give them a new second step.

-- Staff -------------------------------------------------------------------------------------------

-- Owners add people, give them roles, remove them and restore them by these functions only, which all check
-- first that the caller is an owner. Hints of refusals:
--   forbidden     the caller is not an owner (any more)
--   invalid       a value is missing or not one of the known (detail names it)
--   already-staff this e-mail address belongs to a colleague (detail is their id)
--   removed       this person was removed; restore them first (detail is their id)
--   conflict      somebody else changed this person in the meantime (detail is their version)
--   last-owner    nobody else could sign in as an owner then
--   own-role      owners who give up their own role have to confirm it

-- The lock is for two owners who demote each other at the same time: the second is no owner any more.
create function private.as_owner() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('curbfront.staff'));
  if not private.can('staff.manage') then
    raise exception 'Only an owner changes who works here.' using errcode = '42501', hint = 'forbidden';
  end if;
end;
$$;

create function private.staff_for_change(person_id uuid, seen_version integer) returns public.staff
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  person public.staff;
begin
  perform private.as_owner();
  select * into person from public.staff as s where s.user_id = person_id for update;
  if not found then
    raise exception 'This person is not on the staff list.' using errcode = 'PT404', hint = 'missing';
  end if;
  if person.version is distinct from seen_version then
    raise exception 'Somebody else changed this in the meantime.'
      using errcode = 'PT409', hint = 'conflict', detail = person.version::text;
  end if;
  return person;
end;
$$;

-- Checks the rules for an owner who stops being one.
create function private.check_owners(person public.staff, gives_up_ownership boolean) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if person.role <> 'owner' or person.removed_at is not null then
    return;
  end if;
  if not exists (select 1 from public.staff as s where s.role = 'owner' and s.removed_at is null
      and s.user_id <> person.user_id and private.can_sign_in(s.user_id)) then
    raise exception 'Nobody else could sign in as an owner then.' using errcode = '22023', hint = 'last-owner';
  end if;
  if person.user_id = auth.uid() and gives_up_ownership is not true then
    raise exception 'You would no longer be an owner.' using errcode = '22023', hint = 'own-role';
  end if;
end;
$$;

create function private.staff_name(typed text) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  name text := btrim(regexp_replace(coalesce(typed, ''), '\s+', ' ', 'g'));
begin
  if name = '' or length(name) > 120 then
    raise exception 'A name has 1 to 120 characters.' using errcode = '22023', hint = 'invalid', detail = 'name';
  end if;
  return name;
end;
$$;

create function private.check_staff_role(role text) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if not exists (select from private.roles as r where r.name = check_staff_role.role) then
    raise exception 'There is no such role.' using errcode = '22023', hint = 'invalid', detail = 'role';
  end if;
end;
$$;

create function public.add_staff(email text, name text, role text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := lower(private.clean_email(email));
  account uuid;
  known public.staff;
  invited_until timestamptz;
begin
  perform private.as_owner();
  begin
    perform address::public.email_address;
  exception when check_violation then
    address := null;
  end;
  if address is null then
    raise exception 'This is not an e-mail address.' using errcode = '22023', hint = 'invalid', detail = 'email';
  end if;
  perform private.check_staff_role(role);
  name := private.staff_name(name);
  account := private.account_for(address);
  select * into known from public.staff as s where s.user_id = account;
  if found then
    raise exception '% has this e-mail address.', known.display_name using errcode = '22023',
      hint = case when known.removed_at is null then 'already-staff' else 'removed' end,
      detail = known.user_id::text;
  end if;
  insert into public.staff (user_id, display_name, role) values (account, name, add_staff.role) returning * into known;
  if not private.can_sign_in(account) then
    invited_until := private.invite(known);
  end if;
  return jsonb_build_object('id', account, 'version', 1, 'invited_until', invited_until);
end;
$$;

create function public.change_staff(person_id uuid, seen_version integer, name text, role text,
    gives_up_ownership boolean default false) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  person public.staff := private.staff_for_change(person_id, seen_version);
  new_version integer;
begin
  perform private.check_staff_role(role);
  if person.removed_at is not null then
    raise exception 'Bring this person back first.'
      using errcode = '22023', hint = 'removed', detail = person_id::text;
  end if;
  if role <> 'owner' then
    perform private.check_owners(person, gives_up_ownership);
  end if;
  update public.staff as s set display_name = private.staff_name(name), role = change_staff.role
    where s.user_id = person_id returning s.version into new_version;
  return new_version;
end;
$$;

-- The row stays, so that work stays signed; the rights end at once, also in an open session.
create function public.remove_staff(person_id uuid, seen_version integer,
    gives_up_ownership boolean default false) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  person public.staff := private.staff_for_change(person_id, seen_version);
  new_version integer;
begin
  perform private.check_owners(person, gives_up_ownership);
  update public.staff as s set removed_at = coalesce(s.removed_at, now())
    where s.user_id = person_id returning s.version into new_version;
  return new_version;
end;
$$;

create function public.restore_staff(person_id uuid, seen_version integer) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  person public.staff := private.staff_for_change(person_id, seen_version);
  new_version integer;
begin
  update public.staff as s set removed_at = null
    where s.user_id = person.user_id returning s.version into new_version;
  return new_version;
end;
$$;

-- Everyone the caller may see, by name. E-mail addresses are for owners.
create function public.staff_directory() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  is_staff constant boolean := private.can('staff.read');
  is_owner constant boolean := private.can('staff.manage');
begin
  return coalesce((select jsonb_agg(jsonb_build_object('id', s.user_id, 'name', s.display_name,
      'role', s.role, 'is_sample', s.is_sample, 'removed_at', s.removed_at, 'version', s.version,
      'created_at', s.created_at,
      'email', case when is_owner then u.email end,
      'can_sign_in', case when is_owner then private.can_sign_in(s.user_id) end,
      'invited_until', case when is_owner then (select i.expires_at from private.staff_invitations as i
        where i.user_id = s.user_id and i.accepted_at is null) end,
      'has_second_step', case when is_owner then private.has_second_step(s.user_id) end)
      order by s.removed_at is not null, lower(s.display_name), s.user_id)
    from public.staff as s left join auth.users as u on u.id = s.user_id
    where is_staff or s.is_sample), '[]');
end;
$$;

revoke all on function
  public.add_staff(text, text, text),
  public.change_staff(uuid, integer, text, text, boolean),
  public.remove_staff(uuid, integer, boolean),
  public.restore_staff(uuid, integer),
  public.staff_directory()
  from public, anon, authenticated;
grant execute on function
  public.add_staff(text, text, text),
  public.change_staff(uuid, integer, text, text, boolean),
  public.remove_staff(uuid, integer, boolean),
  public.restore_staff(uuid, integer),
  public.staff_directory()
  to authenticated;

revoke all on function
  private.as_owner(),
  private.staff_for_change(uuid, integer),
  private.check_owners(public.staff, boolean),
  private.staff_name(text),
  private.check_staff_role(text)
  from public;

-- Recovery of the second step ---------------------------------------------------------------------

-- A person who lost the phone with the app signs in with one of ten codes, each valid once, or has an owner
-- remove the second step. Either removes the app, which is then set up again. Hints of refusals:
--   forbidden       no owner, or not signed in with a code
--   not-offered     the auth service has no second step

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- One row for each wrong code, so that codes cannot be guessed.
create table private.recovery_misses (
  user_id uuid not null references auth.users (id) on delete cascade,
  missed_at timestamptz not null default now()
);

create index recovery_misses_user_idx on private.recovery_misses (user_id, missed_at);
alter table private.recovery_codes enable row level security;
alter table private.recovery_misses enable row level security;
revoke all on private.recovery_codes, private.recovery_misses from public, anon, authenticated;

-- A code may be typed in lower case, with the space or without.
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

-- Ten new codes of 50 bits each, shown once; earlier ones become invalid.
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

-- Deletes the person's apps and codes. A person who signed in with them has to sign in again.
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

-- Whether the code was right. A wrong one returns false instead of an error, because an error would roll back
-- the count of misses.
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

-- An owner removes the second step of a colleague who lost both.
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

-- Demands the second step of everybody, or of nobody. A person who demands it has it, and so is not locked
-- out.
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
