-- The accounts of the auth service behind the staff list, and who gave whom which role.

-- A password was set, or another service has let this person in.
create function private.can_sign_in(person_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select 1 from auth.users as u where u.id = person_id
      and (u.encrypted_password <> '' or u.last_sign_in_at is not null));
  $$;

-- The account of an e-mail address, made where there is none: without a password, which its
-- person sets by "Forgot your password?". An account whose address was never confirmed may be
-- anybody's, so its password goes.
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
  -- The hosted auth service finds people within its instance and cannot read an empty yes or no;
  -- the embedded one has no such columns.
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

-- History: who gave whom which role. Owners read it, on the staff page.

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

create index crm_events_staff_idx on public.crm_events (id) where entity = 'staff';

revoke all on function
  private.can_sign_in(uuid),
  private.account_for(text),
  private.write_staff_event()
  from public;
