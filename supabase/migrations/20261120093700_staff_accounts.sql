-- Accounts of staff: sign-in data and invitations.

-- Accounts ----------------------------------------------------------------------------------------

-- The accounts of the auth service behind the staff list, and the history of roles.

-- Whether a password was set, or another service has let this person in.
create function private.can_sign_in(person_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select 1 from auth.users as u where u.id = person_id
      and (u.encrypted_password <> '' or u.last_sign_in_at is not null));
  $$;

-- The account of an e-mail address, made where there is none, without a password. An account whose address
-- was never confirmed may belong to anybody, so its password is removed.
create function private.account_for(address text) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  account uuid;
begin
  select u.id into account from auth.users as u where lower(u.email) = address
    order by u.email_confirmed_at is null, u.created_at limit 1;
  if found then
    update auth.users as u set email_confirmed_at = now(), encrypted_password = '', updated_at = now()
      where u.id = account and u.email_confirmed_at is null;
    return account;
  end if;
  account := gen_random_uuid();
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
      confirmation_token, recovery_token, email_change, email_change_token_new,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (account, 'authenticated', 'authenticated', address, '', now(), '', '', '', '',
      '{"provider": "email", "providers": ["email"]}', '{}', now(), now());
  -- The hosted auth service finds people within its instance and cannot read null in these columns; the
  -- embedded one has no such columns.
  if exists (select 1 from pg_catalog.pg_attribute where attrelid = 'auth.users'::regclass
      and attname = 'instance_id' and not attisdropped) then
    execute 'update auth.users set instance_id = $2, is_super_admin = false where id = $1'
      using account, '00000000-0000-0000-0000-000000000000'::uuid;
  end if;
  insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
    values (gen_random_uuid(), account, 'email', account::text,
      jsonb_build_object('sub', account, 'email', address, 'email_verified', true), now(), now());
  return account;
end;
$$;

-- The history of the staff list, which owners read on the staff page.

create function private.write_staff_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  kept constant text[] := array['display_name', 'role', 'removed_at'];
  new_row jsonb := (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(new)) where key = any (kept));
  old_row jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    old_row := (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(old)) where key = any (kept));
  end if;
  if old_row = new_row or auth.uid() is null and new.is_sample then
    return null;
  end if;
  insert into public.crm_events (actor_id, actor_name, entity, record_id, action, before, after)
  select auth.uid(), (select display_name from public.staff where user_id = auth.uid()),
    'staff', new.user_id,
    case when tg_op = 'INSERT' then 'created'
      when (old_row ->> 'removed_at') is null and new.removed_at is not null then 'archived'
      when (old_row ->> 'removed_at') is not null and new.removed_at is null then 'restored'
      else 'changed' end,
    nullif(jsonb_strip_nulls(jsonb_object_agg(key, old_row -> key)), '{}'),
    jsonb_object_agg(key, value)
  from jsonb_each(new_row)
  where old_row -> key is distinct from value and (tg_op = 'UPDATE' or value <> 'null');
  return null;
end;
$$;

create trigger z_write_event after insert or update on public.staff
  for each row execute function private.write_staff_event();

revoke all on function
  private.can_sign_in(uuid),
  private.account_for(text),
  private.write_staff_event()
  from public;

-- Invitations -------------------------------------------------------------------------------------

-- A colleague who cannot sign in yet is invited by a mail. Its link opens a page where they choose a password,
-- once and within a week. Sending it again makes a new link and ends the earlier one. Hints of refusals:
--   missing       this person is not on the staff list (any more)
--   has-password  this person signs in already
--   unknown       the link was never given, or a newer one was sent
--   expired       the link is older than a week
--   accepted      a password was chosen by it already
--   invalid       the password is too short or too long

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

create table private.staff_invitations (
  user_id uuid primary key references public.staff (user_id) on delete cascade,
  -- The id in the link.
  id uuid not null unique default gen_random_uuid(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz
);

alter table private.staff_invitations enable row level security;
revoke all on private.staff_invitations from public, anon, authenticated;

create function private.write_invitation_event(person_id uuid, event text, actor uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.crm_events (actor_id, actor_name, entity, record_id, action)
      select actor, (select s.display_name from public.staff as s where s.user_id = actor), 'staff', person_id, event;
  $$;

-- Makes the link and queues its mail. Two presses, or two tabs, queue one mail. Returns the time until which
-- it works.
create function private.invite(person public.staff) returns timestamptz
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  made private.staff_invitations;
begin
  insert into private.staff_invitations as i (user_id) values (person.user_id)
    on conflict (user_id) do update set id = gen_random_uuid(), sent_at = now(), accepted_at = null,
        expires_at = now() + interval '7 days'
      where i.sent_at < now() - interval '1 minute'
    returning * into made;
  if not found then
    return (select i.expires_at from private.staff_invitations as i where i.user_id = person.user_id);
  end if;
  delete from public.mails as m where m.staff_id = person.user_id and m.kind = 'invitation' and m.state = 'queued';
  insert into public.mails (kind, occasion, to_email, to_name, staff_id, data)
    select 'invitation', 'invitation ' || made.id, u.email, person.display_name, person.user_id,
      jsonb_strip_nulls(jsonb_build_object('invitationId', made.id, 'role', person.role, 'expiresAt', made.expires_at,
        'by', (select s.display_name from public.staff as s where s.user_id = auth.uid())))
    from auth.users as u where u.id = person.user_id;
  perform private.write_invitation_event(person.user_id, 'invited', auth.uid());
  return made.expires_at;
end;
$$;

-- Removing somebody ends their invitation.
create function private.end_invitation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.staff_invitations as i where i.user_id = new.user_id and i.accepted_at is null;
  return null;
end;
$$;

create trigger end_invitation after update of removed_at on public.staff
  for each row when (new.removed_at is not null) execute function private.end_invitation();

-- An owner invites somebody again. Returns the time until which the new link works.
create function public.invite_staff(person_id uuid) returns timestamptz
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  person public.staff;
begin
  perform private.as_owner();
  select * into person from public.staff as s where s.user_id = person_id and s.removed_at is null for update;
  if not found then
    raise exception 'This person is not on the staff list.' using errcode = 'PT404', hint = 'missing';
  end if;
  if private.can_sign_in(person_id) then
    raise exception '% signs in already.', person.display_name using errcode = '22023', hint = 'has-password';
  end if;
  return private.invite(person);
end;
$$;

-- The key of an open link, which an owner can pass on in another way than by mail; null where there is none.
create function public.invitation_key(person_id uuid) returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.can('staff.manage') then
    raise exception 'Only an owner changes who works here.' using errcode = '42501', hint = 'forbidden';
  end if;
  return (select private.link_key('invitation', i.id) from private.staff_invitations as i
    where i.user_id = person_id and i.accepted_at is null and i.expires_at > now());
end;
$$;

-- The invitation of a link that may still be used. Any other link is refused.
create function private.open_invitation(key text) returns private.staff_invitations
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation private.staff_invitations;
begin
  perform private.refuse_filters();
  select * into invitation from private.staff_invitations as i
    where i.id = private.id_of_link('invitation', key) for update;
  if not found then
    raise exception 'This link leads to no invitation.' using errcode = 'PT404', hint = 'unknown';
  elsif invitation.accepted_at is not null or private.can_sign_in(invitation.user_id) then
    raise exception 'This invitation was accepted.' using errcode = '22023', hint = 'accepted';
  elsif invitation.expires_at <= now() then
    raise exception 'This invitation has expired.' using errcode = '22023', hint = 'expired';
  end if;
  return invitation;
end;
$$;

-- The fields of a link's page: {"name", "email", "role"}.
create function public.read_invitation(key text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation constant private.staff_invitations := private.open_invitation(key);
begin
  return (select jsonb_build_object('name', s.display_name, 'email', u.email, 'role', s.role)
    from public.staff as s join auth.users as u on u.id = s.user_id where s.user_id = invitation.user_id);
end;
$$;

-- Sets the password of the invited person, hashed as the auth service does it, which reads at most 72 bytes
-- of one.
create function public.accept_invitation(key text, password text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation constant private.staff_invitations := private.open_invitation(key);
begin
  if password is null or length(password) < 10 or octet_length(password) > 72 then
    raise exception 'A password has 10 to 72 characters.' using errcode = '22023', hint = 'invalid', detail = 'password';
  end if;
  update auth.users as u set encrypted_password = extensions.crypt(password, extensions.gen_salt('bf', 10)),
      updated_at = now()
    where u.id = invitation.user_id;
  update private.staff_invitations as i set accepted_at = now() where i.user_id = invitation.user_id;
  delete from public.mails as m
    where m.staff_id = invitation.user_id and m.kind = 'invitation' and m.state = 'queued';
  perform private.write_invitation_event(invitation.user_id, 'joined', invitation.user_id);
end;
$$;

revoke all on function
  private.write_invitation_event(uuid, text, uuid),
  private.invite(public.staff),
  private.end_invitation(),
  private.open_invitation(text)
  from public;
revoke all on function public.invite_staff(uuid), public.invitation_key(uuid), public.read_invitation(text),
  public.accept_invitation(text, text) from public, anon, authenticated;
grant execute on function public.invite_staff(uuid), public.invitation_key(uuid) to authenticated;
grant execute on function public.read_invitation(text), public.accept_invitation(text, text) to anon, authenticated;
