-- Presence: the colleagues who have a record open or write an answer there.

-- A row for each tab. A tab that was closed without a word is no longer shown after 15 seconds, and its row is
-- removed after a minute. No trigger keeps versions or history here.
create table public.presence (
  entity text not null check (entity in ('leads', 'clients', 'tickets')),
  record_id uuid not null,
  staff_id uuid not null references public.staff (user_id) on delete cascade,
  tab_id uuid not null,
  is_writing boolean not null default false,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (record_id, staff_id, tab_id)
);

create index presence_staff_idx on public.presence (staff_id);

-- All texts are composed, as in composed_texts.sql.
create trigger a_compose_texts before insert or update on public.presence
  for each row execute function private.compose_texts();

alter table public.presence enable row level security;
revoke all on public.presence from public, anon, authenticated;
grant select on public.presence to authenticated;
grant all on public.presence to service_role;

-- A hosted project's Realtime reads by this policy; the screens call see_record().
create policy "see who is there" on public.presence for select to authenticated
  using ((select private.can('leads.read')) and entity = 'leads'
    or (select private.can('clients.read')) and entity in ('clients', 'tickets'));

-- Realtime announces changes of the tables in this publication, which only a hosted project has.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.presence;
  end if;
end;
$$;

-- Whether the caller may read this record, which exists.
create function private.reads_record(entity text, record_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select case entity
      when 'leads' then private.can('leads.read') and exists (select from public.leads as l where l.id = record_id)
      when 'clients' then private.can('clients.read') and exists (select from public.clients as c where c.id = record_id)
      when 'tickets' then private.can('clients.read') and exists (select from public.tickets as t where t.id = record_id)
      else false end;
  $$;

-- Stores a tab's row. A row that says the same is written again only when it is some seconds old, so that a
-- call which Realtime caused does not cause the next one.
create function private.store_presence(seen public.presence) returns void
  language sql volatile security definer set search_path = ''
  as $$
    -- Rows that another call is removing are skipped, since two calls could wait for each other.
    delete from public.presence as p where (p.record_id, p.staff_id, p.tab_id) in (
      select old.record_id, old.staff_id, old.tab_id from public.presence as old
      where old.seen_at < clock_timestamp() - interval '1 minute' for update skip locked);
    insert into public.presence as p select seen.*
      on conflict (record_id, staff_id, tab_id) do update
        set is_writing = excluded.is_writing, seen_at = excluded.seen_at
        where p.is_writing <> excluded.is_writing or p.seen_at < excluded.seen_at - interval '6 seconds'
          or excluded.seen_at < p.seen_at;
  $$;

-- Says that the caller has a record open in this tab, and returns the colleagues who have it open, too:
-- [{"id", "name", "is_writing"}]. Null where the caller may not read it. `is_leaving` says that the tab no
-- longer shows it.
create function public.see_record(entity text, record_id uuid, tab_id uuid, is_writing boolean default false,
    is_leaving boolean default false) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if tab_id is null or private.reads_record(see_record.entity, see_record.record_id) is not true then
    return null;
  end if;
  perform private.store_presence(row(see_record.entity, see_record.record_id, auth.uid(), see_record.tab_id,
    coalesce(see_record.is_writing, false) and not see_record.is_leaving,
    -- Shown to nobody, and removed by the next call. Realtime announces a change by the policy above, but a
    -- removal to everyone.
    case when see_record.is_leaving then 'epoch' else clock_timestamp() end)::public.presence);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', others.id, 'name', others.name,
        'is_writing', others.is_writing) order by others.name, others.id), '[]')
    from (
      select s.user_id as id, s.display_name as name, bool_or(p.is_writing) as is_writing
      from public.presence as p join public.staff as s on s.user_id = p.staff_id and s.removed_at is null
      where p.record_id = see_record.record_id and p.staff_id <> auth.uid()
        and p.seen_at > clock_timestamp() - interval '15 seconds'
      group by s.user_id
    ) as others);
end;
$$;

revoke all on function
  private.reads_record(text, uuid),
  private.store_presence(public.presence)
  from public;
revoke all on function public.see_record(text, uuid, uuid, boolean, boolean) from public, anon, authenticated;
grant execute on function public.see_record(text, uuid, uuid, boolean, boolean) to authenticated;
