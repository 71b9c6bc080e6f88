-- Single records with everything that their screens show, their history, and the columns that people fill in.

-- One record ------------------------------------------------------------------------------------
-- These functions run with the caller's rights, so row security applies.

create function private.task_json(task public.tasks) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return to_jsonb(task) - 'counted_plan' || jsonb_build_object('assignee', private.person_json(task.assignee_id));
end;
$$;

create function private.note_json(note public.crm_notes) returns jsonb
  language sql stable set search_path = ''
  as $$
    select to_jsonb(note) || jsonb_build_object('author', private.person_json(note.author_id),
      'editor', private.person_json(note.edited_by_id), 'files', private.files_json(null, note.id));
  $$;

create function private.submission_json(submission public.lead_submissions) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('id', submission.id, 'reference', submission.reference,
      'created_at', submission.created_at, 'said', submission.payload,
      'mail', private.mail_with_files(null, submission.id));
  $$;

create function public.client_overview(client_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.client_json(c) || jsonb_build_object(
      'contacts', coalesce((select jsonb_agg(to_jsonb(p) order by p.is_primary desc, p.created_at, p.id)
        from public.client_contacts as p where p.client_id = c.id and p.archived_at is null), '[]'),
      'addresses', coalesce((select jsonb_agg(to_jsonb(a) order by a.created_at, a.id)
        from public.client_addresses as a where a.client_id = c.id and a.archived_at is null), '[]'),
      'sites', coalesce((select jsonb_agg(to_jsonb(s) - array['counted_plan', 'is_rented'] order by s.redirects_to_id is not null, s.created_at, s.id)
        from public.client_sites as s where s.client_id = c.id and s.archived_at is null), '[]'),
      'tickets', coalesce((select jsonb_agg(private.ticket_json(t) order by
          coalesce(t.clock_stopped_at, now()) <= t.due_at, t.priority_rank, t.due_at)
        from public.tickets as t where t.client_id = c.id and t.archived_at is null and t.status <> 'resolved'), '[]'),
      'resolved_tickets', (select count(*) from public.tickets as t
        where t.client_id = c.id and t.archived_at is null and t.status = 'resolved'),
      'tasks', coalesce((select jsonb_agg(private.task_json(k) order by k.due_on, k.id)
        from public.tasks as k where k.client_id = c.id and k.archived_at is null and k.status <> 'completed'), '[]'),
      'notes', coalesce((select jsonb_agg(private.note_json(n) order by n.created_at desc, n.id)
        from public.crm_notes as n where n.client_id = c.id and n.archived_at is null), '[]'),
      'leads', coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'reference', l.reference,
          'name', l.name, 'created_at', l.created_at) order by l.created_at)
        from public.leads as l where l.client_id = c.id), '[]'),
      'submissions', coalesce((select jsonb_agg(private.submission_json(s) order by s.created_at desc, s.id desc)
        from private.submissions_of_client(c.id) as s), '[]'),
      'wrote_again_at', private.client_wrote_again_at(c.id),
      'address_marks', coalesce((select jsonb_agg(distinct mark)
        from public.client_contacts as p, jsonb_array_elements(private.address_marks(p.email, c.id)) as mark
        where p.client_id = c.id and p.archived_at is null), '[]'))
    from public.clients as c where c.id = client_overview.client_id;
  $$;

create function public.lead_detail(lead_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.lead_json(l) || jsonb_build_object(
      -- A request that booked a demo is no longer a wish, whatever became of the demo.
      'submissions', coalesce((select jsonb_agg(private.submission_json(s) || jsonb_build_object('has_booked',
          exists (select from public.demo_bookings as b where b.reference = s.reference))
          order by s.created_at desc, s.id desc)
        from public.lead_submissions as s where s.lead_id in (select private.lead_family(l.id))), '[]'),
      'notes', coalesce((select jsonb_agg(private.note_json(n) order by n.created_at desc, n.id)
        from public.crm_notes as n where n.lead_id = l.id and n.archived_at is null), '[]'),
      'tasks', coalesce((select jsonb_agg(private.task_json(k) order by k.due_on, k.id)
        from public.tasks as k where k.lead_id = l.id and k.archived_at is null), '[]'),
      'demo', private.demo_of_lead(l.id),
      'address_marks', private.address_marks(l.email, l.id))
    from public.leads as l where l.id = lead_detail.lead_id;
  $$;

create function public.ticket_detail(ticket_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.ticket_json(t) || jsonb_build_object(
      'messages', coalesce((select jsonb_agg(to_jsonb(m)
          || jsonb_build_object('mail', private.mail_with_files(m.id, null), 'files', private.files_json(m.id))
          order by m.created_at, m.id)
        from public.ticket_messages as m where m.ticket_id = t.id), '[]'),
      'contact', (select to_jsonb(p) from private.ticket_contact(t) as p),
      'do_not_mail', private.reply_mark(t),
      'merged_into', (select jsonb_build_object('id', r.id, 'number', r.number, 'subject', r.subject)
        from public.tickets as r where r.id = private.ticket_root(t.merged_into_id)),
      'merged', coalesce((select jsonb_agg(jsonb_build_object('id', part.id, 'number', part.number,
          'subject', part.subject) order by part.number)
        from public.tickets as part
        where part.id in (select private.ticket_family(t.id)) and part.id <> t.id), '[]'))
    from public.tickets as t where t.id = ticket_detail.ticket_id;
  $$;

-- Numbers of the navigation -----------------------------------------------------------------------

-- The numbers of the navigation: paying clients, leads that wait for an answer, unresolved tickets, waiting
-- mails, and mails to people outside that were given up within seven days.
create function public.crm_counts() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  reads_all boolean := private.can('clients.read');
  reads_leads boolean := private.can('leads.read');
  writes_leads boolean := private.can('leads.write');
  writes_tickets boolean := private.can('tickets.write');
begin
  return jsonb_build_object(
    'clients', (select count(*) from public.clients
      where archived_at is null and status = 'active' and (reads_all or is_sample)),
    'leads', (select count(*) from public.leads
      where archived_at is null and (stage = 'new' and first_responded_at is null
          and first_response_due_at is not null or wrote_again_at is not null)
        and (reads_leads or is_sample)),
    'tickets', (select count(*) from public.tickets
      where archived_at is null and status <> 'resolved' and (reads_all or is_sample)),
    'inbox', (select count(*) from public.inbound_mails
      where kind = 'message' and added_at is null and archived_at is null
        and (is_sample or writes_leads or writes_tickets and lead_id is null)),
    'mails', (select count(*) from public.mails
      where state = 'failed' and staff_id is null and failure_reported_at > now() - interval '7 days'
        and (reads_leads and lead_id is not null or reads_all and client_id is not null or is_sample)));
end;
$$;

-- Changes ---------------------------------------------------------------------------------------

-- Changes many rows at once: [{"id", "version", …columns}]. It runs with the caller's rights, so grants and
-- row security apply. Returns which rows changed (with their new version) and which did not: "conflict" when
-- somebody else has changed it, "missing" when there is no such row or no right. A list in which one change
-- names no version is refused as a whole.
create function public.change_records(entity text, changes jsonb) returns jsonb
  language plpgsql volatile set search_path = ''
as $$
declare
  change jsonb;
  assignments text;
  new_version integer;
  changed jsonb := '[]';
  failed jsonb := '[]';
begin
  if entity not in ('leads', 'clients', 'tickets', 'tasks') then
    raise exception 'These cannot be changed.' using errcode = '22023', hint = 'invalid', detail = 'entity';
  end if;
  if jsonb_typeof(changes) <> 'array' or jsonb_array_length(changes) > 500 then
    raise exception 'Change up to 500 rows at once.' using errcode = '22023', hint = 'invalid', detail = 'changes';
  end if;
  if exists (select from jsonb_array_elements(changes) as each
      where jsonb_typeof(each -> 'version') is distinct from 'number') then
    raise exception 'Name the version each change was made from.'
      using errcode = '22023', hint = 'version-required', detail = 'version';
  end if;
  for change in select * from jsonb_array_elements(changes) loop
    select string_agg(format('%1$I = changed.%1$I', key), ', ') into assignments
      from jsonb_object_keys(change) as key where key <> 'id';
    begin
      new_version := null;
      execute format('update public.%1$I as r set %2$s
        from jsonb_populate_record(null::public.%1$I, $1) as changed where r.id = changed.id
        returning r.version', entity, assignments) using change into new_version;
      if new_version is null then
        failed := failed || jsonb_build_object('id', change -> 'id', 'why', 'missing');
      else
        changed := changed || jsonb_build_object('id', change -> 'id', 'version', new_version);
      end if;
    exception
      when sqlstate 'PT409' then
        failed := failed || jsonb_build_object('id', change -> 'id', 'why', 'conflict');
      when sqlstate '22023' then
        failed := failed || jsonb_build_object('id', change -> 'id', 'why', sqlerrm);
    end;
  end loop;
  return jsonb_build_object('changed', changed, 'failed', failed);
end;
$$;

revoke all on all functions in schema private from public;
-- Functions that run with the caller's rights call these.
grant execute on function private.task_json, private.note_json to authenticated;

revoke all on function public.client_overview, public.lead_detail, public.ticket_detail, public.crm_counts,
  public.change_records from public, anon, authenticated;
grant execute on function public.client_overview, public.lead_detail, public.ticket_detail, public.crm_counts,
  public.change_records to authenticated;

revoke all on function private.submission_json(public.lead_submissions) from public;

-- Functions that run with the caller's rights call these.
grant execute on function private.submission_json(public.lead_submissions) to authenticated;

-- History -----------------------------------------------------------------------------------------

-- The history of a client, a lead or a ticket, as its page shows it.

-- Columns that the history does not show: the database computes them, they only order cards, or their change
-- has an event of its own. The screens leave out the same ones.
create function private.columns_without_story() returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$ select array['id', 'version', 'created_at', 'updated_at', 'is_sample', 'archived_at', 'rank',
    'stage_changed_at', 'first_responded_at', 'mailed_at', 'clock_stopped_at', 'stopped_seconds', 'resolved_at',
    'completed_at', 'client_id', 'lead_id', 'ticket_id', 'author_id', 'edited_by_id', 'merged_into_id', 'clock_from', 'from_ticket_id', 'ends_at', 'busy']; $$;

-- Whether an event is shown. Converting a lead, merging leads or tickets, and moving a demo change other rows too; the
-- event of that action reports all of them, so the events of the other rows are not shown. A form that was sent is shown
-- by its submission.
create function private.is_story(event public.crm_events) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select case
      -- The record that it was added to shows it.
      when event.action in ('reordered', 'requested') or event.entity = 'inbound_mails' then false
      -- One entry at the client reports them all.
      when event.entity = 'tasks' and event.rule = 'winning' then false
      when event.entity = 'leads' and event.action = 'created'
        then coalesce(event.after ->> 'form', 'manual') in ('manual', 'import')
      -- The lead follows its demo, whose own entry reports the time.
      when event.entity = 'leads' and event.action = 'changed' and event.after ? 'slot_starts_at' and event.after
          - private.columns_without_story() - array['slot_starts_at', 'visitor_time_zone', 'next_step', 'next_step_on']
          = '{}' then false
      when event.entity in ('leads', 'tickets') and event.action in ('changed', 'archived', 'restored')
        then not event.after ?| array['client_id', 'merged_into_id']
          and (event.action <> 'changed' or event.after - private.columns_without_story() <> '{}')
      when event.action = 'changed' then event.after - private.columns_without_story() <> '{}'
      else true end;
  $$;

-- Whether a message is the first of its ticket.
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
  record_id uuid, action text, ticket_id uuid, before jsonb, after jsonb, rule text);

-- The newest `most` entries before the cursor: events, tickets that passed their target, and submissions.
-- Each of the three is limited before they are sorted together. The first of `tickets` is the one itself; the
-- others were merged into it, and their own entries about that are left out.
create function private.history_entries(client uuid, leads uuid[], tickets uuid[], after_at timestamptz,
    after_id text, most integer) returns setof private.history_entry
  language sql stable set search_path = ''
  as $$
    with events as (
      select e.id::text as id, e.happened_at, e.actor_name, e.entity, e.record_id, e.action,
        e.ticket_id, e.before, e.after, e.rule
      from public.crm_events as e
      where (e.client_id = client or e.lead_id = any (leads) or e.ticket_id = any (tickets))
        and private.is_story(e)
        and (e.action not in ('merged-into', 'came-apart') or e.ticket_id = tickets[1])
        and (after_id is null or (e.happened_at, e.id::text) < (after_at, after_id))
      order by e.happened_at desc, e.id::text desc limit most
    ), passed as (
      select 'sla-' || t.id, t.due_at, null, 'tickets', t.id, 'passed-sla', t.id, null::jsonb, null::jsonb,
        null
      from public.tickets as t
      where (t.client_id = client or t.id = tickets[1])
        and coalesce(t.clock_stopped_at, now()) > t.due_at and t.archived_at is null
        and (after_id is null or (t.due_at, 'sla-' || t.id) < (after_at, after_id))
      order by t.due_at desc limit most
    ), requests as (
      select 'request-' || s.id, s.created_at, null, 'leads', s.lead_id, 'requested', null::uuid, null::jsonb,
        s.payload || jsonb_build_object('reference', s.reference), null
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

-- The names of ids in entries: people, also those who left, and sites, also archived ones.
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

-- {"rows", "names", "next"}: the history, newest first, of a client, a lead or a ticket with everything that
-- belongs to it, from the first request on. A submission is shown as "requested" with its payload.
create function public.crm_history(client_id uuid default null, lead_id uuid default null,
    ticket_id uuid default null, after jsonb default null, page_size integer default 30) returns jsonb
  language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  -- The history includes merged leads and tickets, and a client's includes its former leads.
  leads constant uuid[] := array(select private.lead_family(l.id) from public.leads as l
    where l.id = crm_history.lead_id or l.client_id = crm_history.client_id);
  tickets constant uuid[] := crm_history.ticket_id || array(select part from private.ticket_family(crm_history.ticket_id) as part
    where part <> crm_history.ticket_id);
  entries private.history_entry[];
  last private.history_entry;
begin
  perform private.check_page(page_size);
  entries := array(select e from private.history_entries(crm_history.client_id, leads, tickets,
    (after ->> 0)::timestamptz, after ->> 1, page_size + 1) as e);
  if cardinality(entries) > page_size then
    entries := entries[:page_size];
    last := entries[page_size];
  end if;
  return jsonb_build_object(
    'rows', coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'happened_at', e.happened_at,
        'actor_name', e.actor_name, 'entity', e.entity, 'record_id', e.record_id, 'action', e.action,
        'before', e.before, 'after', e.after, 'rule', e.rule,
        'can_undo', case when e.rule is not null then (
          select private.can_undo_rule(event) from public.crm_events as event where event.id = e.id::bigint) end is true,
        'is_opening', e.entity = 'ticket_messages' and private.is_opening_message(e.record_id),
        'ticket', (select jsonb_build_object('id', t.id, 'number', t.number, 'subject', t.subject)
          from public.tickets as t where t.id = e.ticket_id)) order by nth)
      from unnest(entries) with ordinality as e (id, happened_at, actor_name, entity, record_id, action,
        ticket_id, before, after, rule, nth)), '[]'),
    'names', private.history_names(entries),
    'next', case when last.id is not null then jsonb_build_array(last.happened_at::text, last.id) end);
end;
$$;

revoke all on all functions in schema private from public;
-- Functions that run with the caller's rights call these.
grant execute on function private.columns_without_story, private.is_story, private.is_opening_message,
  private.history_entries, private.history_names to authenticated;

revoke all on function public.crm_history from public, anon, authenticated;
grant execute on function public.crm_history to authenticated;

-- Columns -----------------------------------------------------------------------------------------

-- The columns of leads, clients and tickets that people fill in, in the order in which they are shown.
-- Imports and merges go by this table, so a column of public.leads or public.clients that is named here needs
-- nothing else. The browser's registry of fields lists the same, which a test compares.

create table private.record_columns (
  list text not null check (list in ('leads', 'clients', 'tickets')),
  name text not null,
  label text not null,
  kind text not null check (kind in ('text', 'email', 'phone', 'website', 'domain', 'region', 'money', 'day',
    'choice', 'person')),
  max_length integer,
  choices text[],
  is_required boolean not null default false,
  position integer generated always as identity,
  primary key (list, name)
);

insert into private.record_columns (list, name, label, kind, max_length, choices, is_required) values
  ('leads', 'name', 'Name', 'text', 120, null, true),
  ('leads', 'business', 'Business', 'text', 160, null, false),
  ('leads', 'email', 'E-mail', 'email', 254, null, false),
  ('leads', 'phone', 'Phone', 'phone', 40, null, false),
  ('leads', 'call_time', 'Best time to call', 'choice', null, '{morning,midday,afternoon,evening}', false),
  ('leads', 'trade', 'Trade', 'choice', null, (select array_agg(slug order by slug) from private.trades), false),
  ('leads', 'town', 'Town', 'text', 120, null, false),
  ('leads', 'region', 'State', 'region', null, null, false),
  ('leads', 'website', 'Website', 'website', 300, null, false),
  ('leads', 'message', 'Message', 'text', 5000, null, false),
  ('leads', 'stage', 'Stage', 'choice', null, '{new,contacted,demo-booked,proposal,won,lost}', false),
  ('leads', 'lost_reason', 'Lost because', 'text', 200, null, false),
  ('leads', 'value_cents', 'Value a month', 'money', null, null, false),
  ('leads', 'plan', 'Plan', 'choice', null, '{small-business,enterprise}', false),
  ('leads', 'source', 'Source', 'choice', null, '{organic-search,business-profile,referral,paid-search,direct}', false),
  ('leads', 'next_step', 'Next step', 'text', 200, null, false),
  ('leads', 'next_step_on', 'Next step on', 'day', null, null, false),
  ('leads', 'owner_id', 'Owner', 'person', null, null, false),
  ('leads', 'mailing', 'Mailing', 'choice', null, '{do-not-mail}', false),
  ('clients', 'business', 'Business', 'text', 160, null, true),
  ('clients', 'trade', 'Trade', 'choice', null, (select array_agg(slug order by slug) from private.trades), false),
  ('clients', 'town', 'Town', 'text', 120, null, false),
  ('clients', 'region', 'State', 'region', null, null, false),
  ('clients', 'plan', 'Plan', 'choice', null, '{small-business,enterprise}', false),
  ('clients', 'monthly_price_cents', 'Monthly price', 'money', null, null, false),
  ('clients', 'status', 'Status', 'choice', null, '{onboarding,active,paused,cancelled}', false),
  ('clients', 'client_since', 'Client since', 'day', null, null, false),
  ('clients', 'owner_id', 'Owner', 'person', null, null, false),
  ('clients', 'mailing', 'Mailing', 'choice', null, '{do-not-mail}', false),
  ('clients', 'contact_name', 'Contact', 'text', 120, null, false),
  ('clients', 'contact_email', 'Contact’s e-mail', 'email', 254, null, false),
  ('clients', 'contact_phone', 'Contact’s phone', 'phone', 40, null, false),
  ('clients', 'domain', 'Domain', 'domain', 253, null, false),
  ('clients', 'street', 'Street', 'text', 200, null, false),
  ('clients', 'postal_code', 'ZIP code', 'text', 12, null, false),
  ('tickets', 'client', 'Client', 'text', 253, null, true),
  ('tickets', 'subject', 'Subject', 'text', 200, null, true),
  ('tickets', 'priority', 'Priority', 'choice', null, '{urgent,high,medium,low}', false),
  ('tickets', 'status', 'Status', 'choice', null, '{open,in-progress,waiting,resolved}', false),
  ('tickets', 'assignee_id', 'Assignee', 'person', null, null, false),
  ('tickets', 'message', 'What the client wrote', 'text', 20000, null, false);

create function private.lead_record_columns() returns text[]
  language sql stable set search_path = ''
  as $$ select array(select name from private.record_columns where list = 'leads' order by position); $$;

-- The columns of a client itself: the others of its import are its contact's, its address's and its site's.
create function private.client_record_columns() returns text[]
  language sql stable set search_path = ''
  as $$
    select array(select name from private.record_columns
      join pg_catalog.pg_attribute on attrelid = 'public.clients'::regclass and attname = name
      where list = 'clients' order by position);
  $$;

-- A stored value as a note shows it.
create function private.value_text(kind text, value text) returns text
  language sql stable set search_path = ''
  as $$
    select case kind
      when 'money' then to_char(value::numeric / 100, 'FM$999,999,990.00')
      when 'person' then (select display_name from public.staff where user_id = value::uuid)
      else value
    end;
  $$;

alter table private.record_columns enable row level security;
revoke all on private.record_columns from public, anon, authenticated;
revoke all on all functions in schema private from public;
