-- The staff list becomes a directory: colleagues see each other's names and roles, a person who
-- left keeps theirs (work stays signed), and invented colleagues may be seen by anyone.

alter table public.staff
  add column is_sample boolean not null default false,
  add column removed_at timestamptz,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();

-- Somebody who left has no role, whatever session they still hold.
-- In plpgsql, which keeps its plan: asked for each row of a list, it would be planned for each.
create or replace function private.has_staff_role(variadic allowed text[]) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select 1 from public.staff
    where user_id = auth.uid() and role = any (allowed) and removed_at is null
  );
end;
$$;

drop policy "staff read their own row" on public.staff;

create policy "staff read the directory" on public.staff
  for select to authenticated
  using ((select private.has_staff_role('viewer', 'editor', 'sales', 'support', 'owner')));

create policy "anyone reads invented colleagues" on public.staff
  for select to anon, authenticated
  using (is_sample);

grant select on public.staff to anon;
