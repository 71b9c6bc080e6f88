-- The staff list, the rights of each role, and the second step of signing in.

-- Staff and rights --------------------------------------------------------------------------------

-- Colleagues see each other's names and roles. Somebody who left keeps the row, so that their work stays
-- signed. Rows are written by the functions in staff_management.sql; a database owner adds the first owner
-- (docs/deploy.md).

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- A new role is a row here and an entry in src/data/staff/staff-roles.ts, which a test compares.
create table private.roles (
  name text primary key,
  rights text[] not null
);

alter table private.roles enable row level security;
revoke all on private.roles from public, anon, authenticated;

-- posts.write    writes, publishes and deletes posts, and reads drafts and earlier versions
-- leads.read     reads leads with their notes, tasks, history and what the forms said
-- leads.write    writes leads with their notes and tasks, and makes clients of them
-- clients.read   reads clients and tickets with all that belongs to them
-- clients.write  writes clients, their sites and addresses
-- contacts.write writes clients' contacts
-- notes.write    writes clients' notes and tasks
-- notes.rewrite  changes the words of other people's notes
-- tickets.write  writes tickets and their messages
-- staff.read     reads who works here
-- staff.manage   changes who works here and in which role, and reads who changed it
-- settings.manage changes how demos are given and mails are sent, and reads who changed it
insert into private.roles (name, rights) values
  ('viewer', array['staff.read', 'clients.read', 'leads.read']),
  ('editor', array['staff.read', 'posts.write']),
  ('sales', array['staff.read', 'clients.read', 'clients.write', 'contacts.write', 'notes.write',
    'leads.read', 'leads.write']),
  ('support', array['staff.read', 'clients.read', 'contacts.write', 'notes.write', 'tickets.write']),
  ('owner', array['staff.read', 'clients.read', 'clients.write', 'contacts.write', 'notes.write',
    'leads.read', 'leads.write', 'tickets.write', 'posts.write', 'notes.rewrite', 'staff.manage',
    'settings.manage']);

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null check (btrim(display_name) <> ''),
  role text not null references private.roles (name),
  created_at timestamptz not null default now(),
  is_sample boolean not null default false,
  removed_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- Whether the caller's role has this right. A person who was removed has none, even with an open session; nor
-- has one who still has to take the second step of signing in. It runs as its owner, so that policies can
-- read public.staff without granting it. It is in plpgsql, which caches its plan: a function in SQL would be
-- planned for each row. Policies call it as "(select private.can('…'))", so that it runs once a statement
-- instead of once a row.
create function private.can(wanted text) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.staff as s join private.roles as r on r.name = s.role
    where s.user_id = auth.uid() and s.removed_at is null and wanted = any (r.rights)
  ) and private.is_sure_enough();
end;
$$;

-- True for a statement that came through the API, false inside a function that runs as its owner. Only
-- functions that run with the caller's rights can use it.
create function private.is_from_api() returns boolean
  language sql stable parallel safe set search_path = ''
  as $$ select current_user in ('anon', 'authenticated', 'service_role'); $$;

revoke all on function private.can(text) from public;
grant execute on function private.can(text) to authenticated, service_role;
revoke all on function private.is_from_api() from public;
grant execute on function private.is_from_api() to authenticated, service_role;

alter table public.staff enable row level security;
revoke all on public.staff from public, anon, authenticated;
grant select on public.staff to authenticated;
grant all on public.staff to service_role;

-- People read their own row even before the second step of signing in, because it says who has to take it.
create policy "read the staff list" on public.staff
  for select to authenticated
  using ((select private.can('staff.read')) or user_id = (select auth.uid()) and removed_at is null);

-- Second step -------------------------------------------------------------------------------------

-- The second step is a code from an app. The hosted auth service stores it (auth.mfa_factors); the embedded
-- one does not offer it. A person who has set it up has no right before taking it, and an owner may demand it
-- of everybody.

create table private.sign_in_rules (
  is_the_only_row boolean primary key default true check (is_the_only_row),
  demands_second_step boolean not null default false
);

insert into private.sign_in_rules default values;
alter table private.sign_in_rules enable row level security;
revoke all on private.sign_in_rules from public, anon, authenticated;

-- Whether the auth service has second steps at all. Its table is only looked for where this is true.
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

-- Whether the caller has taken every step of signing in that is demanded of them.
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

-- The rules that the sign-in screens need before the caller may read anything.
create function public.second_step_rules() returns table (is_offered boolean, is_demanded boolean)
  language sql stable security definer set search_path = ''
  as $$
    select private.offers_second_step(), demands_second_step from private.sign_in_rules;
  $$;

revoke all on function public.second_step_rules() from public, anon, authenticated;
grant execute on function public.second_step_rules() to authenticated;
