-- How records of the CRM are changed, and their history. Every row that people edit has a `version`. A change
-- names the version that it was made from. It is refused without one (hint "version-required"), and when
-- somebody else has changed the row since (hint "conflict"), so that nothing is overwritten unseen. Nothing
-- is deleted: `archived_at` archives a row, and null restores it.

-- True while an import adds its rows or takes them back. It then does for all rows at once what triggers do
-- for one: duplicates, history and search words.
create function private.is_in_bulk() returns boolean
  language sql stable parallel safe set search_path = ''
  as $$ select coalesce(current_setting('curbfront.in_bulk', true), '') <> ''; $$;

-- Columns that no person changes, so that they make neither a new version nor an entry of the history. The two
-- before the last line are kept for figures (kept_figures.sql); the last two follow from adding a mail, which has an
-- entry of its own.
create function private.bookkeeping_columns() returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$ select array['version', 'updated_at', 'search', 'related_words', 'email_key', 'phone_key',
    'business_key', 'has_duplicates', 'other_references', 'wrote_again_at', 'priority_rank',
    'edited_by_id', 'requester_id', 'is_sample', 'first_response_due_at', 'warn_at', 'due_at',
    'counted_plan', 'is_rented',
    'ticket_message_id', 'submission_id']; $$;

-- Runs only for a statement that names `version`: it sets the version after the named one.
create function private.check_version() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.version <> old.version then
    raise exception 'Somebody else changed this in the meantime.'
      using errcode = 'PT409', hint = 'conflict', detail = old.version::text;
  end if;
  new.version := new.version + 1;
  return new;
end;
$$;

-- Runs for every statement, after check_version(): a row that still has its old version came from a statement
-- that named none.
create function private.keep_version() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.version is null or (new.version = old.version and private.is_from_api()) then
    raise exception 'Name the version this change was made from.'
      using errcode = '22023', hint = 'version-required', detail = 'version';
  end if;
  if to_jsonb(new) - private.bookkeeping_columns() = to_jsonb(old) - private.bookkeeping_columns() then
    new.version := old.version;
    return new;
  end if;
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

-- Triggers of one event run in the order of their names.
create trigger a_check_version before update of version on public.staff
  for each row execute function private.check_version();
create trigger a_keep_version before update on public.staff
  for each row execute function private.keep_version();

-- The history: triggers and functions write it, and nobody changes it. `before` and `after` have the changed
-- columns only.
create table public.crm_events (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_name text,
  entity text not null,
  record_id uuid not null,
  action text not null,
  client_id uuid,
  lead_id uuid,
  ticket_id uuid,
  before jsonb,
  after jsonb,
  -- The rule that made the change (rules.sql); the actor is then who set it off.
  rule text,
  is_sample boolean not null default false
);

create index crm_events_client_idx on public.crm_events (client_id, happened_at, id) where client_id is not null;
create index crm_events_lead_idx on public.crm_events (lead_id, happened_at, id) where lead_id is not null;
create index crm_events_ticket_idx on public.crm_events (ticket_id, happened_at, id) where ticket_id is not null;
create index crm_events_record_idx on public.crm_events (record_id, id);
create index crm_events_settings_idx on public.crm_events (id) where entity = 'settings';
create index crm_events_staff_idx on public.crm_events (id) where entity = 'staff';

alter table public.crm_events enable row level security;
revoke all on public.crm_events
  from public, anon, authenticated;
grant select on public.crm_events to authenticated;
grant all on public.crm_events to service_role;
revoke all on sequence public.crm_events_id_seq from public, anon, authenticated;

-- A lead's history is read with leads.read, a client's with clients.read, changes of the staff list with
-- staff.manage and of the settings with settings.manage.
create policy "read the history" on public.crm_events for select to authenticated
  using ((select private.can('staff.manage')) and entity = 'staff'
    or (select private.can('settings.manage')) and entity = 'settings'
    or (select private.can('leads.read')) and entity not in ('staff', 'settings') and lead_id is not null
    or (select private.can('clients.read')) and entity not in ('staff', 'settings')
      and (lead_id is null or client_id is not null));

create function private.write_crm_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  new_row jsonb := to_jsonb(new) - private.bookkeeping_columns();
  old_row jsonb;
  event public.crm_events;
begin
  event.entity := tg_table_name;
  event.record_id := (new_row ->> 'id')::uuid;
  if tg_op = 'INSERT' then
    event.action := 'created';
    event.after := jsonb_strip_nulls(new_row - array['id', 'rank', 'created_at']);
  else
    old_row := to_jsonb(old) - private.bookkeeping_columns();
    if old_row = new_row then
      return null;
    end if;
    select jsonb_object_agg(key, value) into event.before
      from jsonb_each(old_row) where new_row -> key is distinct from value;
    select jsonb_object_agg(key, value) into event.after
      from jsonb_each(new_row) where old_row -> key is distinct from value;
    event.action := case
      when event.after ? 'archived_at' and new_row ->> 'archived_at' is null then 'restored'
      when event.after ? 'archived_at' then 'archived'
      when event.after - array['rank'] = '{}' then 'reordered'
      else 'changed' end;
  end if;
  event.client_id := case tg_table_name when 'clients' then new_row ->> 'id' else new_row ->> 'client_id' end;
  event.lead_id := case tg_table_name when 'leads' then new_row ->> 'id' else new_row ->> 'lead_id' end;
  event.ticket_id := case tg_table_name when 'tickets' then new_row ->> 'id' else new_row ->> 'ticket_id' end;
  if tg_table_name = 'ticket_messages' then
    select client_id into event.client_id from public.tickets where id = new.ticket_id;
  end if;
  insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id,
      lead_id, ticket_id, before, after, rule, is_sample)
    values (auth.uid(), (select display_name from public.staff where user_id = auth.uid()),
      event.entity, event.record_id, event.action, event.client_id, event.lead_id,
      event.ticket_id, event.before, event.after, nullif(current_setting('curbfront.rule', true), ''), auth.uid() is null and new.is_sample);
  return null;
end;
$$;

revoke all on function
  private.is_in_bulk(),
  private.bookkeeping_columns(),
  private.check_version(),
  private.keep_version(),
  private.write_crm_event()
  from public;

-- Triggers that run with the writer's rights call these.
grant execute on function
  private.is_in_bulk(),
  private.bookkeeping_columns()
  to authenticated, service_role;
