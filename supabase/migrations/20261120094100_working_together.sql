-- Two colleagues at once: who has a record open or writes an answer there, and merged tickets.

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

-- Merged tickets ----------------------------------------------------------------------------------

-- How two tickets of a client become one, and are taken apart again.

-- Both are one transaction. The history stores what was moved.

-- The locked ticket, if the caller has seen its latest version.
create function private.lock_ticket(ticket_id uuid, expected_version integer) returns public.tickets
  language plpgsql security definer set search_path = ''
as $$
declare
  ticket public.tickets;
begin
  select * into ticket from public.tickets where id = ticket_id for update;
  if not found then
    raise exception 'This ticket does not exist.' using errcode = 'PT404', hint = 'missing';
  end if;
  if ticket.version is distinct from expected_version then
    raise exception 'Somebody else changed this in the meantime.'
      using errcode = 'PT409', hint = 'conflict', detail = ticket.version::text;
  end if;
  return ticket;
end;
$$;

create function private.check_ticket_merge(kept public.tickets, other public.tickets) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if kept.archived_at is not null or other.archived_at is not null then
    raise exception 'Bring both tickets back first.' using errcode = '22023', hint = 'archived';
  end if;
  if kept.client_id <> other.client_id then
    raise exception 'These are tickets of different clients.' using errcode = '22023', hint = 'invalid';
  end if;
  if kept.is_sample <> other.is_sample then
    raise exception 'An example is merged with examples only.' using errcode = '22023', hint = 'invalid';
  end if;
end;
$$;

create function private.write_ticket_event(ticket public.tickets, action text, client uuid, before jsonb, after jsonb)
  returns void language sql volatile security definer set search_path = ''
  as $$
    insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id, ticket_id, before, after)
      values (auth.uid(), (select display_name from public.staff where user_id = auth.uid()),
        'tickets', ticket.id, action, client, ticket.id, before, after);
  $$;

-- Since when the client waits for the tickets that were merged into this one, without the time for which they
-- waited for the client. A resolved one waits for nobody. Null where there is none.
create function private.merged_clock(ticket uuid) returns timestamptz
  language sql stable security definer set search_path = ''
  as $$
    select min(private.add_business_seconds(least(t.created_at, t.clock_from), t.stopped_seconds + case
      when t.clock_stopped_at is null then 0
      else greatest(private.business_seconds(t.clock_stopped_at, t.archived_at), 0) end))
    from public.tickets as t where t.merged_into_id = ticket and t.status <> 'resolved';
  $$;

-- Moves messages to another ticket, with the mails that they came and went by, so that the next reply goes on
-- with that conversation. The words by which both tickets are found are computed again.
create function private.move_conversation(messages uuid[], inbound uuid[], from_ticket uuid, to_ticket uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- One entry of the history reports it, instead of one for each message.
  perform set_config('curbfront.in_bulk', 'true', true);
  update public.ticket_messages as m set ticket_id = to_ticket,
      from_ticket_id = nullif(coalesce(m.from_ticket_id, from_ticket), to_ticket)
    where m.id = any (messages) and m.ticket_id = from_ticket;
  update public.mails as m set ticket_id = to_ticket
    where m.ticket_message_id = any (messages) and m.ticket_id = from_ticket;
  update public.inbound_mails as m set ticket_id = to_ticket where m.id = any (inbound) and m.ticket_id = from_ticket;
  perform set_config('curbfront.in_bulk', '', true);
  update public.tickets set subject = subject where id in (from_ticket, to_ticket);
end;
$$;

-- Archives the other ticket as a part of the kept one. The kept one's clock runs as long as the longest wait,
-- and a request that nobody has answered sets it going again, as a mail of the client does.
create function private.join_tickets(kept public.tickets, other public.tickets) returns public.tickets
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  joined public.tickets;
begin
  update public.tickets set archived_at = now(), merged_into_id = kept.id where id = other.id;
  update public.tickets as t set clock_from = private.merged_clock(kept.id),
      requester_id = coalesce(t.requester_id, other.requester_id),
      status = case when other.status not in ('open', 'in-progress') then t.status
        when t.status = 'waiting' then 'in-progress' when t.status = 'resolved' then 'open' else t.status end
    where t.id = kept.id returning * into joined;
  return joined;
end;
$$;

-- Merges `other` into `kept`: all its messages and notes move, and its address leads there.
create function public.merge_tickets(kept_id uuid, kept_version integer, other_id uuid, other_version integer)
  returns jsonb language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept public.tickets;
  other public.tickets;
  joined public.tickets;
  inbound uuid[];
begin
  if not private.can('tickets.write') then
    raise exception 'Only support and owners merge tickets.' using errcode = '42501', hint = 'forbidden';
  end if;
  if kept_id = other_id then
    raise exception 'A ticket cannot be merged with itself.' using errcode = '22023', hint = 'invalid';
  end if;
  -- They are locked in a fixed order, so that two merges cannot deadlock.
  perform from public.tickets where id in (kept_id, other_id) order by id for update;
  -- The request was sent again after it got no answer.
  if exists (select from public.tickets where id = other_id and merged_into_id = kept_id) then
    return public.ticket_detail(kept_id);
  end if;
  kept := private.lock_ticket(kept_id, kept_version);
  other := private.lock_ticket(other_id, other_version);
  perform private.check_ticket_merge(kept, other);
  inbound := array(select m.id from public.inbound_mails as m where m.ticket_id = other.id);
  perform private.move_conversation(
    array(select m.id from public.ticket_messages as m where m.ticket_id = other.id), inbound, other.id, kept.id);
  joined := private.join_tickets(kept, other);
  perform private.write_ticket_event(kept, 'merged', kept.client_id,
    jsonb_build_object('ticket', jsonb_build_object('status', kept.status, 'requester_id', kept.requester_id,
      'clock_stopped_at', kept.clock_stopped_at, 'stopped_seconds', kept.stopped_seconds,
      'resolved_at', kept.resolved_at, 'warn_at', kept.warn_at, 'due_at', kept.due_at)),
    jsonb_build_object('other_id', other.id, 'number', other.number, 'subject', other.subject, 'inbound', inbound,
      'ticket', jsonb_build_object('status', joined.status, 'requester_id', joined.requester_id)));
  perform private.write_ticket_event(other, 'merged-into', null, null,
    jsonb_build_object('number', kept.number, 'subject', kept.subject));
  return public.ticket_detail(kept.id);
end;
$$;

-- Gives the kept ticket the clock that it would have without the other one. The status that the merge set
-- returns to the one before with its clock, unless somebody has set another since.
create function private.part_tickets(done public.crm_events) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  was constant public.tickets := jsonb_populate_record(null::public.tickets, done.before -> 'ticket');
  made constant public.tickets := jsonb_populate_record(null::public.tickets, done.after -> 'ticket');
  is_undone boolean := was.status <> made.status and not exists (select from public.crm_events as e
    where e.record_id = done.record_id and e.id > done.id and e.after ? 'status');
begin
  update public.tickets as t set clock_from = private.merged_clock(t.id),
      requester_id = case when t.requester_id = made.requester_id then was.requester_id else t.requester_id end,
      status = case when is_undone then was.status else t.status end
    where t.id = done.record_id;
  -- A change of the status has set these.
  if is_undone then
    update public.tickets as t set clock_stopped_at = was.clock_stopped_at, stopped_seconds = was.stopped_seconds,
        resolved_at = was.resolved_at,
        warn_at = case when was.status = 'resolved' then was.warn_at else t.warn_at end,
        due_at = case when was.status = 'resolved' then was.due_at else t.due_at end
      where t.id = done.record_id;
  end if;
end;
$$;

-- Takes a merged ticket out of the one it is part of, with the messages that it came with. What was written
-- since stays there.
create function public.undo_merge_tickets(other_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  other public.tickets;
  root uuid;
  done public.crm_events;
begin
  if not private.can('tickets.write') then
    raise exception 'Only support and owners merge tickets.' using errcode = '42501', hint = 'forbidden';
  end if;
  root := private.ticket_root(other_id);
  perform from public.tickets as t where t.id in (other_id, root) order by t.id for update;
  select * into other from public.tickets as t where t.id = other_id;
  -- It is part of none, or the request was sent again after it got no answer.
  if other.merged_into_id is null then
    return public.ticket_detail(other_id);
  end if;
  select * into done from public.crm_events as e
    where e.record_id = other.merged_into_id and e.entity = 'tickets' and e.action = 'merged'
      and e.after ->> 'other_id' = other.id::text
    order by e.id desc limit 1;
  perform private.move_conversation(
    array(select m.id from public.ticket_messages as m
      where m.ticket_id = root and m.from_ticket_id in (select private.ticket_family(other.id))),
    array(select value::uuid from jsonb_array_elements_text(done.after -> 'inbound')), root, other.id);
  update public.tickets set archived_at = null, merged_into_id = null where id = other.id;
  perform private.part_tickets(done);
  perform private.write_ticket_event(kept, 'merge-undone', kept.client_id, null,
      jsonb_build_object('number', other.number, 'subject', other.subject))
    from public.tickets as kept where kept.id = done.record_id;
  perform private.write_ticket_event(other, 'came-apart', null, null,
      jsonb_build_object('number', kept.number, 'subject', kept.subject))
    from public.tickets as kept where kept.id = done.record_id;
  return public.ticket_detail(other.id);
end;
$$;

revoke all on function
  private.lock_ticket(uuid, integer),
  private.check_ticket_merge(public.tickets, public.tickets),
  private.write_ticket_event(public.tickets, text, uuid, jsonb, jsonb),
  private.merged_clock(uuid),
  private.move_conversation(uuid[], uuid[], uuid, uuid),
  private.join_tickets(public.tickets, public.tickets),
  private.part_tickets(public.crm_events)
  from public;
revoke all on function
  public.merge_tickets(uuid, integer, uuid, integer),
  public.undo_merge_tickets(uuid)
  from public, anon, authenticated;
grant execute on function
  public.merge_tickets(uuid, integer, uuid, integer),
  public.undo_merge_tickets(uuid)
  to authenticated;
