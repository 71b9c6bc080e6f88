-- The history of a client, a lead or a ticket, as its page tells it.

-- Columns of the history that are no story: the database works them out, they only order cards, or
-- what changes them writes an event of its own. The screens leave out the same ones.
create function private.columns_without_story() returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$ select array['id', 'version', 'created_at', 'updated_at', 'is_sample', 'archived_at', 'rank',
    'stage_changed_at', 'first_responded_at', 'clock_stopped_at', 'stopped_seconds', 'resolved_at',
    'completed_at', 'client_id', 'lead_id', 'ticket_id', 'author_id', 'edited_by_id', 'merged_into_id', 'ends_at', 'busy']; $$;

-- Whether a person would tell this. Making a client of a lead and merging two move other rows along,
-- which is told once, by the event that says so; a form that was sent is told by its submission.
create function private.is_story(event public.crm_events) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select case
      -- What it was added to tells it.
      when event.action in ('reordered', 'requested') or event.entity = 'inbound_mails' then false
      when event.entity = 'leads' and event.action = 'created'
        then coalesce(event.after ->> 'form', 'manual') in ('manual', 'import')
      when event.entity = 'leads' and event.action in ('changed', 'archived', 'restored')
        then not event.after ?| array['client_id', 'merged_into_id']
          and (event.action <> 'changed' or event.after - private.columns_without_story() <> '{}')
      when event.action = 'changed' then event.after - private.columns_without_story() <> '{}'
      else true end;
  $$;

-- Whether a message is the one that its ticket began with: it answers nothing.
create function private.is_opening_message(message uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select from public.ticket_messages as m
      where m.id = message and m.kind <> 'note' and not exists (
        select from public.ticket_messages as earlier
        where earlier.ticket_id = m.ticket_id and earlier.kind <> 'note'
          and (earlier.created_at, earlier.id) < (m.created_at, m.id)));
  $$;

create type private.history_entry as (id text, happened_at timestamptz, actor_name text, entity text,
  record_id uuid, action text, ticket_id uuid, before jsonb, after jsonb);

-- The newest `most` entries before the cursor: what was written down, tickets that passed their
-- target, and what forms said. Each of the three is cut before they are put in order.
create function private.history_entries(client uuid, leads uuid[], ticket uuid, after_at timestamptz,
    after_id text, most integer) returns setof private.history_entry
  language sql stable set search_path = ''
  as $$
    with events as (
      select e.id::text as id, e.happened_at, e.actor_name, e.entity, e.record_id, e.action,
        e.ticket_id, e.before, e.after
      from public.crm_events as e
      where (e.client_id = client or e.lead_id = any (leads) or e.ticket_id = ticket)
        and private.is_story(e)
        and (after_id is null or (e.happened_at, e.id::text) < (after_at, after_id))
      order by e.happened_at desc, e.id::text desc limit most
    ), passed as (
      select 'sla-' || t.id, t.due_at, null, 'tickets', t.id, 'passed-sla', t.id, null::jsonb, null::jsonb
      from public.tickets as t
      where (t.client_id = client or t.id = ticket)
        and coalesce(t.clock_stopped_at, now()) > t.due_at and t.archived_at is null
        and (after_id is null or (t.due_at, 'sla-' || t.id) < (after_at, after_id))
      order by t.due_at desc limit most
    ), requests as (
      select 'request-' || s.id, s.created_at, null, 'leads', s.lead_id, 'requested', null::uuid, null::jsonb,
        s.payload || jsonb_build_object('reference', s.reference)
      from (
        select * from private.submissions_of_client(client)
        union all
        select * from public.lead_submissions where client is null and lead_id = any (leads)
      ) as s
      where after_id is null or (s.created_at, 'request-' || s.id) < (after_at, after_id)
      order by s.created_at desc limit most
    )
    select * from (select * from events union all select * from passed union all select * from requests) as every
    order by happened_at desc, id desc limit most;
  $$;

-- What the ids in entries stand for, by id: people, whether or not they still work here, and sites,
-- whether or not they were put away.
create function private.history_names(entries private.history_entry[]) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_object_agg(id, name) filter (where name is not null), '{}') from (
      select named.id, coalesce(private.person_json(named.id) ->> 'name',
          (select s.domain from public.client_sites as s where s.id = named.id)) as name
      from (
        select distinct value::uuid as id from unnest(entries) as entry
        cross join lateral (select * from jsonb_each_text(entry.before)
          union all select * from jsonb_each_text(entry.after)) as field
        where key in ('owner_id', 'assignee_id', 'host_id', 'site_id', 'redirects_to_id') and value is not null
      ) as named
    ) as names;
  $$;

-- {"rows", "names", "next"}: a record's history, newest first: a client's, a lead's or a ticket's with
-- all that belongs to it, from the first request on. What a form said is told as "requested", in the
-- words of its submission.
create function public.crm_history(client_id uuid default null, lead_id uuid default null,
    ticket_id uuid default null, after jsonb default null, page_size integer default 30) returns jsonb
  language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  -- What was merged into a lead is part of its history, and what became a client of the client's.
  leads constant uuid[] := array(select private.lead_family(l.id) from public.leads as l
    where l.id = crm_history.lead_id or l.client_id = crm_history.client_id);
  entries private.history_entry[];
  last private.history_entry;
begin
  perform private.check_page(page_size);
  entries := array(select e from private.history_entries(crm_history.client_id, leads, crm_history.ticket_id,
    (after ->> 0)::timestamptz, after ->> 1, page_size + 1) as e);
  if cardinality(entries) > page_size then
    entries := entries[:page_size];
    last := entries[page_size];
  end if;
  return jsonb_build_object(
    'rows', coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'happened_at', e.happened_at,
        'actor_name', e.actor_name, 'entity', e.entity, 'record_id', e.record_id, 'action', e.action,
        'before', e.before, 'after', e.after,
        'is_opening', e.entity = 'ticket_messages' and private.is_opening_message(e.record_id),
        'ticket', (select jsonb_build_object('id', t.id, 'number', t.number, 'subject', t.subject)
          from public.tickets as t where t.id = e.ticket_id)) order by nth)
      from unnest(entries) with ordinality as e (id, happened_at, actor_name, entity, record_id, action,
        ticket_id, before, after, nth)), '[]'),
    'names', private.history_names(entries),
    'next', case when last.id is not null then jsonb_build_array(last.happened_at::text, last.id) end);
end;
$$;

revoke all on all functions in schema private from public;
-- What runs with the caller's rights calls these.
grant execute on function private.columns_without_story, private.is_story, private.is_opening_message,
  private.history_entries, private.history_names to authenticated;

revoke all on function public.crm_history from public, anon, authenticated;
grant execute on function public.crm_history to authenticated;
