-- Tasks and notes about a client or a lead, and each person's saved filters of the lists.

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> '' and length(title) <= 200),
  client_id uuid references public.clients (id),
  lead_id uuid references public.leads (id),
  assignee_id uuid references public.staff (user_id),
  due_on date not null,
  status text not null default 'pending' check (status in ('pending', 'in-progress', 'completed')),
  type text not null default 'Call' check (btrim(type) <> '' and length(type) <= 40),
  completed_at timestamptz,
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (client_id is not null or lead_id is not null)
);

-- A note is about a client or a lead; a lead's notes move along when it becomes a client. A logged call or
-- e-mail stops a lead's first-response clock.
create table public.crm_notes (
  id uuid primary key default gen_random_uuid(),
  client_id uuid references public.clients (id),
  lead_id uuid references public.leads (id),
  kind text not null default 'note' check (kind in ('note', 'call', 'email')),
  -- Set for an e-mail that was sent from here, which nobody changes (lead_mails.sql); null for all that people
  -- write down themselves.
  subject text check (subject ~ '\S' and length(subject) <= 200 and subject !~ '[[:cntrl:]]'),
  body text not null check (btrim(body) <> '' and length(body) <= 20000),
  -- True for a call that somebody answered. It moves a new lead to contacted.
  is_answered boolean not null default false,
  author_id uuid references public.staff (user_id),
  -- The owner who changed the words of another author.
  edited_by_id uuid references public.staff (user_id),
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  check (client_id is not null or lead_id is not null),
  check (subject is null or kind = 'email' and lead_id is not null)
);

-- A person's saved filters of a list. `query` is the part of the address after the "?".
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.staff (user_id),
  page text not null check (page in ('clients', 'leads', 'tickets')),
  name text not null check (btrim(name) <> '' and length(name) <= 60),
  query text not null check (length(query) <= 2000),
  created_at timestamptz not null default now(),
  unique (owner_id, page, name)
);

create index tasks_client_idx on public.tasks (client_id) where client_id is not null;
create index tasks_lead_idx on public.tasks (lead_id) where lead_id is not null;
create index tasks_open_idx on public.tasks (due_on, id) where archived_at is null and status <> 'completed';
-- Recently completed tasks, for the dashboard.
create index tasks_completed_idx on public.tasks (completed_at) where archived_at is null and status = 'completed';
create index crm_notes_client_idx on public.crm_notes (client_id, created_at) where client_id is not null;
create index crm_notes_lead_idx on public.crm_notes (lead_id, created_at) where lead_id is not null;

create function private.prepare_task() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.status <> 'completed' then
    new.completed_at := null;
  elsif tg_op = 'INSERT' or old.status <> 'completed' then
    new.completed_at := coalesce(new.completed_at, clock_timestamp());
  end if;
  return new;
end;
$$;

-- Signs a row with the writer's own name. Samples and the database's owner name others.
create function private.set_author() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  writer public.staff;
begin
  if auth.uid() is null then
    return new;
  end if;
  new.author_id := auth.uid();
  if tg_table_name = 'ticket_messages' then
    select * into writer from public.staff where user_id = auth.uid();
    if new.kind <> 'client' then
      new.author_name := writer.display_name;
    end if;
  end if;
  return new;
end;
$$;

-- Anybody who may write notes there may archive a note and restore it, because that changes no words and the
-- history says who did it. Only the author or an owner may change the words; an owner is then named beside
-- the author.
create function private.check_note_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.author_id is distinct from auth.uid() then
    if not private.can('notes.rewrite') then
      raise exception 'Only its author and owners change a note.' using errcode = '42501', hint = 'forbidden';
    end if;
    new.edited_by_id := auth.uid();
  end if;
  return new;
end;
$$;

-- Triggers of one event run in the order of their names.
create trigger a_check_version before update of version on public.tasks
  for each row execute function private.check_version();
create trigger a_keep_version before update on public.tasks
  for each row execute function private.keep_version();
create trigger a_check_version before update of version on public.crm_notes
  for each row execute function private.check_version();
create trigger a_keep_version before update on public.crm_notes
  for each row execute function private.keep_version();

create trigger prepare_task before insert or update on public.tasks
  for each row execute function private.prepare_task();
create trigger set_author before insert on public.ticket_messages
  for each row execute function private.set_author();
create trigger set_author before insert on public.crm_notes
  for each row execute function private.set_author();
create trigger check_note_change before update on public.crm_notes
  for each row when (private.is_from_api() and (old.body, old.kind) <> (new.body, new.kind))
  execute function private.check_note_change();
create trigger z_write_event after insert or update on public.tasks
  for each row execute function private.write_crm_event();
create trigger z_write_event after insert or update on public.crm_notes
  for each row execute function private.write_crm_event();

alter table public.tasks enable row level security;
alter table public.crm_notes enable row level security;
alter table public.saved_views enable row level security;
revoke all on public.tasks, public.crm_notes, public.saved_views
  from public, anon, authenticated;
grant select on public.tasks, public.crm_notes, public.saved_views to authenticated;
grant all on public.tasks, public.crm_notes, public.saved_views to service_role;

-- A lead's tasks and notes are as readable and writable as leads are.
create policy "read tasks" on public.tasks for select to authenticated
  using ((select private.can('leads.read')) and lead_id is not null
    or (select private.can('clients.read')) and (lead_id is null or client_id is not null));
create policy "add tasks" on public.tasks for insert to authenticated
  with check ((select private.can('leads.write')) and lead_id is not null
    or (select private.can('notes.write')) and lead_id is null);
create policy "change tasks" on public.tasks for update to authenticated
  using ((select private.can('leads.write')) and lead_id is not null
    or (select private.can('notes.write')) and (lead_id is null or client_id is not null))
  with check ((select private.can('leads.write')) and lead_id is not null
    or (select private.can('notes.write')) and (lead_id is null or client_id is not null));
create policy "read notes" on public.crm_notes for select to authenticated
  using ((select private.can('leads.read')) and lead_id is not null
    or (select private.can('clients.read')) and (lead_id is null or client_id is not null));
create policy "add notes" on public.crm_notes for insert to authenticated
  with check ((select private.can('leads.write')) and lead_id is not null
    or (select private.can('notes.write')) and lead_id is null);
create policy "change notes" on public.crm_notes for update to authenticated
  using (subject is null and ((select private.can('leads.write')) and lead_id is not null
    or (select private.can('notes.write')) and (lead_id is null or client_id is not null)))
  with check ((select private.can('leads.write')) and lead_id is not null
    or (select private.can('notes.write')) and (lead_id is null or client_id is not null));

create policy "own views" on public.saved_views for all to authenticated
  using (owner_id = (select auth.uid()) and (select private.can('clients.read')))
  with check (owner_id = (select auth.uid()) and (select private.can('clients.read')));

grant insert (
  id, title, client_id, lead_id, assignee_id, due_on, status, type
) on public.tasks to authenticated;
grant update (
  title, assignee_id, due_on, status, type, archived_at, version
) on public.tasks to authenticated;
grant insert (
  id, client_id, lead_id, kind, body, is_answered
) on public.crm_notes to authenticated;
grant update (body, kind, archived_at, version) on public.crm_notes to authenticated;
grant insert, delete on public.saved_views to authenticated;
grant update (name, query) on public.saved_views to authenticated;

revoke all on function
  private.prepare_task(),
  private.set_author(),
  private.check_note_change()
  from public;
