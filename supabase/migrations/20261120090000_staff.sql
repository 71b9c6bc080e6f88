-- Who works here and what they may change. Rows are added by a database owner
-- (see README); no client can write this table yet.

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null check (btrim(display_name) <> ''),
  role text not null check (role in ('viewer', 'editor', 'sales', 'support', 'owner')),
  created_at timestamptz not null default now()
);

alter table public.staff enable row level security;
revoke all on public.staff from public, anon, authenticated;
grant select on public.staff to authenticated;
grant all on public.staff to service_role;

create policy "staff read their own row" on public.staff
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Runs as its owner so that policies can read public.staff without granting it.
create function private.has_staff_role(variadic allowed text[]) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select 1 from public.staff
      where user_id = auth.uid() and role = any (allowed)
    );
  $$;

-- True for what came through the API, and not from a function that runs as its owner. To be asked
-- by what runs with the caller's rights.
create function private.is_from_api() returns boolean
  language sql stable parallel safe set search_path = ''
  as $$ select current_user in ('anon', 'authenticated', 'service_role'); $$;

revoke all on function private.is_from_api() from public;
grant execute on function private.is_from_api() to anon, authenticated, service_role;
revoke all on function private.has_staff_role(text[]) from public;
grant execute on function private.has_staff_role(text[]) to anon, authenticated, service_role;
