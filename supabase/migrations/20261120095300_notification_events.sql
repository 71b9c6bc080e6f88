-- The events that colleagues are notified of, their list in the app, and the daily summary. Samples notify nobody.
-- An import is one event, whatever it adds.

-- Requests and answers --------------------------------------------------------------------------

-- A new lead concerns everybody who works on leads; what a lead sends later, whoever has it.
create function private.notify_of_request() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  lead constant public.leads := (select l from public.leads as l where l.id = private.lead_root(new.lead_id));
  is_first constant boolean := new.reference = lead.reference;
  is_answer constant boolean := not is_first and new.payload ->> 'form' = 'email';
begin
  perform private.notify(case when is_answer then 'client-answered' else 'new-lead' end,
    private.ids_in_charge(case when not is_first then lead.owner_id end, 'leads.write'),
    'request ' || new.id, 'leads.read', 'leads', lead.id,
    jsonb_build_object('name', coalesce(lead.business, lead.name), 'town', lead.town,
      'again', nullif(not is_first and not is_answer, false)),
    case when is_answer then 'notification' when is_first then 'new-lead' end);
  return null;
end;
$$;

create trigger notify_of_request after insert on public.lead_submissions
  for each row when (not new.is_sample and not private.is_in_bulk()) execute function private.notify_of_request();

-- The first message of a ticket is a new request of the client.
create function private.notify_of_message() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  ticket constant public.tickets := (select t from public.tickets as t where t.id = new.ticket_id);
begin
  perform private.notify('client-answered', private.ids_in_charge(ticket.assignee_id, 'tickets.write'),
    'message ' || new.id, 'clients.read', 'tickets', ticket.id,
    jsonb_build_object('name', new.author_name, 'number', ticket.number, 'subject', ticket.subject,
      'about', (select c.business from public.clients as c where c.id = ticket.client_id),
      'first', nullif(not exists (select from public.ticket_messages as m
        where m.ticket_id = ticket.id and m.id <> new.id), false)),
    'notification');
  return null;
end;
$$;

create trigger notify_of_message after insert on public.ticket_messages
  for each row when (new.kind = 'client' and not new.is_sample and not private.is_in_bulk())
  execute function private.notify_of_message();

-- Assignments -------------------------------------------------------------------------------------

-- An unread notification of the person before is removed. The trigger's argument is the column of the person.
create function private.notify_of_assignment() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  given constant jsonb := to_jsonb(new);
  thing constant text := rtrim(tg_table_name, 's');
  is_of_lead constant boolean := thing = 'lead' or given ->> 'client_id' is null;
begin
  -- The tasks that winning a lead adds are one event (see notify_of_onboarding()).
  if given ->> tg_argv[0] is not distinct from to_jsonb(old) ->> tg_argv[0]
      or current_setting('curbfront.rule', true) = 'winning' then
    return null;
  end if;
  delete from public.notifications as n
    where n.source like format('assigned %s %%', new.id) and n.read_at is null
      and n.staff_id is distinct from (given ->> tg_argv[0])::uuid
      and n.staff_id = (to_jsonb(old) ->> tg_argv[0])::uuid;
  perform private.notify('assigned', array[(given ->> tg_argv[0])::uuid],
    format('assigned %s %s', new.id, new.version), case when is_of_lead then 'leads.read' else 'clients.read' end,
    case when thing = 'ticket' then 'tickets' when is_of_lead then 'leads' else 'clients' end,
    case thing when 'task' then coalesce(given ->> 'client_id', given ->> 'lead_id')::uuid else new.id end,
    jsonb_build_object('thing', thing, 'number', given -> 'number',
      'name', coalesce(given ->> 'subject', given ->> 'title', given ->> 'business', given ->> 'name')),
    'assigned-' || thing);
  return null;
end;
$$;

create trigger notify_of_assignment after insert or update of assignee_id on public.tickets
  for each row when (not new.is_sample and not private.is_in_bulk())
  execute function private.notify_of_assignment('assignee_id');
create trigger notify_of_assignment after insert or update of assignee_id on public.tasks
  for each row when (not new.is_sample and not private.is_in_bulk())
  execute function private.notify_of_assignment('assignee_id');
create trigger notify_of_assignment after insert or update of owner_id on public.leads
  for each row when (not new.is_sample and not private.is_in_bulk())
  execute function private.notify_of_assignment('owner_id');

-- Mentions ----------------------------------------------------------------------------------------

-- The colleagues whom a note names as "@Name", in any capitals. A longer name goes first, so that "@Jo Marsh" does
-- not mention Jo.
create function private.mentioned(body text) returns uuid[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  colleague record;
  pattern text;
  found_ids uuid[] := '{}';
begin
  for colleague in
    select array_agg(s.user_id) as ids, s.display_name as name from public.staff as s where s.removed_at is null
    group by s.display_name order by length(s.display_name) desc
  loop
    continue when position('@' || lower(colleague.name) in lower(body)) = 0;
    pattern := '(^|[^[:alnum:]])@' || regexp_replace(colleague.name, '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![[:alnum:]])';
    if body ~* pattern then
      found_ids := found_ids || colleague.ids;
      body := regexp_replace(body, pattern, '\1', 'gi');
    end if;
  end loop;
  return found_ids;
end;
$$;

-- A note that is edited mentions nobody twice; one that is taken back is no longer reported.
create function private.notify_of_mention() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  given constant jsonb := to_jsonb(new);
  ticket constant public.tickets := (select t from public.tickets as t where t.id = (given ->> 'ticket_id')::uuid);
  lead constant uuid := (given ->> 'lead_id')::uuid;
  client constant uuid := coalesce(ticket.client_id, (given ->> 'client_id')::uuid);
begin
  if given ->> 'archived_at' is not null then
    delete from public.notifications as n where n.kind = 'mentioned' and n.source = 'note ' || new.id
      and n.read_at is null and n.staff_id = any (private.mentioned(new.body));
    return null;
  end if;
  perform private.notify('mentioned', private.mentioned(new.body), 'note ' || new.id,
    case when client is null then 'leads.read' else 'clients.read' end,
    case when ticket.id is not null then 'tickets' when client is not null then 'clients' else 'leads' end,
    coalesce(ticket.id, client, lead),
    jsonb_build_object('number', ticket.number, 'name', coalesce(ticket.subject,
      (select c.business from public.clients as c where c.id = client),
      (select coalesce(l.business, l.name) from public.leads as l where l.id = lead))),
    'notification');
  return null;
end;
$$;

create trigger notify_of_mention after insert on public.crm_notes
  for each row when (position('@' in new.body) > 0 and new.subject is null and not new.is_sample and not private.is_in_bulk())
  execute function private.notify_of_mention();
create trigger notify_of_later_mention after update of body, archived_at on public.crm_notes
  for each row when (position('@' in new.body) > 0 and new.subject is null and not new.is_sample and not private.is_in_bulk()
    and (new.body, new.archived_at) is distinct from (old.body, old.archived_at))
  execute function private.notify_of_mention();
create trigger notify_of_mention after insert on public.ticket_messages
  for each row when (new.kind = 'note' and position('@' in new.body) > 0 and not new.is_sample and not private.is_in_bulk())
  execute function private.notify_of_mention();

-- Mails and imports -------------------------------------------------------------------------------

-- A mail to somebody outside that was given up concerns its writer, or else whoever has the record.
create function private.notify_of_failed_mail() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  writer constant uuid := coalesce(
    (select m.author_id from public.ticket_messages as m where m.id = new.ticket_message_id),
    (select n.author_id from public.crm_notes as n where n.id = new.note_id),
    (select t.assignee_id from public.tickets as t where t.id = new.ticket_id),
    (select l.owner_id from public.leads as l where l.id = new.lead_id),
    (select c.owner_id from public.clients as c where c.id = new.client_id));
begin
  perform private.notify('mail-given-up', private.ids_in_charge(writer,
      case when new.lead_id is not null then 'leads.write' when new.ticket_id is not null then 'tickets.write'
        else 'clients.write' end),
    format('mail %s %s', new.id, new.queued_at),
    case when new.lead_id is not null then 'leads.read' else 'clients.read' end, 'mails', new.id,
    jsonb_build_object('name', coalesce(nullif(new.to_name, ''), new.to_email)), 'mail-given-up');
  return null;
end;
$$;

-- Mails that were given up because a backup was restored are not reported.
create trigger notify_of_failed_mail after update of state on public.mails
  for each row when (new.state = 'failed' and old.state <> 'failed' and new.staff_id is null and not new.is_sample
    and new.failure_reported_at is null)
  execute function private.notify_of_failed_mail();

create function private.notify_of_import() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify('import-ended', array[new.maker_id], 'import ' || new.id,
    case new.list when 'leads' then 'leads.read' else 'clients.read' end, 'imports', new.id,
    jsonb_build_object('list', new.list, 'name', new.file_name, 'added', new.result -> 'added',
      'changed', new.result -> 'changed'), 'notification');
  return null;
end;
$$;

create trigger notify_of_import after update of result on private.import_batches
  for each row when (old.result is null and new.result is not null) execute function private.notify_of_import();

-- Clocks ------------------------------------------------------------------------------------------

-- Tickets and first answers that are due soon, as the mails about them say, and those whose time passed within a
-- day: a server that was off does not report what is older.
create function private.notify_of_clocks(moment timestamptz) returns void
  language sql volatile security definer set search_path = ''
  as $$
    select private.notify('sla-warning', private.ids_in_charge(t.assignee_id, 'tickets.write'),
      format('sla %s %s %s', case when t.due_at > moment then 'near' else 'past' end, t.id, t.priority),
      'clients.read', 'tickets', t.id,
      jsonb_build_object('number', t.number, 'name', t.subject, 'past', nullif(t.due_at <= moment, false)),
      case when t.due_at > moment then 'sla-warning' end)
    from public.tickets as t
    where t.archived_at is null and t.clock_stopped_at is null and t.status <> 'resolved' and not t.is_sample
      and t.warn_at <= moment and t.due_at > moment - interval '1 day'
      and t.due_at <= private.add_business_seconds(moment, private.sla_seconds('low') / 4);
    select private.notify('answer-due', private.ids_in_charge(l.owner_id, 'leads.write'),
      format('answer %s %s', case when l.first_response_due_at > moment then 'near' else 'past' end, l.id),
      'leads.read', 'leads', l.id,
      jsonb_build_object('name', coalesce(l.business, l.name), 'past', nullif(l.first_response_due_at <= moment, false)),
      case when l.first_response_due_at > moment then 'answer-due' end)
    from public.leads as l
    where l.archived_at is null and l.first_responded_at is null and l.stage = 'new' and not l.is_sample
      and l.first_response_due_at > moment - interval '1 day'
      and l.first_response_due_at <= private.add_business_seconds(moment, 3600);
    delete from public.notifications as n where n.created_at < moment - interval '90 days';
  $$;

-- The daily summary -------------------------------------------------------------------------------

-- Sent from 8 o'clock in New York: what its reader has not read by then, of the last two days, and got no mail
-- about. Nothing is in two summaries.
create function private.queue_daily_summaries(moment timestamptz) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  if (moment at time zone 'America/New_York')::time not between time '08:00' and time '12:00' then
    return;
  end if;
  with listed as (
    update public.notifications as n set summarized_at = moment
      from public.staff as s join private.roles as r on r.name = s.role join auth.users as u on u.id = s.user_id
      where n.read_at is null and n.summarized_at is null and not n.by_mail and n.created_at > moment - interval '2 days'
        and s.user_id = n.staff_id and s.removed_at is null and btrim(u.email) <> '' and n.needed = any (r.rights)
        and private.wants_notification(n.staff_id, n.kind, 'summary')
        and not exists (select from public.mails as m
          where m.occasion = format('daily-summary %s %s', (moment at time zone 'America/New_York')::date, s.user_id))
      returning n, n.staff_id, u.email, s.display_name
  ), placed as (
    select l.*, row_number() over (partition by staff_id order by (l.n).created_at desc, (l.n).id) as nth from listed as l
  )
  insert into public.mails (kind, occasion, to_email, to_name, staff_id, data)
    select 'daily-summary', format('daily-summary %s %s', (moment at time zone 'America/New_York')::date, staff_id),
      email, display_name, staff_id, jsonb_build_object('count', count(*),
        'items', jsonb_agg(private.notification_item(n) order by nth) filter (where nth <= 20))
    from placed group by staff_id, email, display_name
    on conflict (occasion) do nothing;
end;
$$;

-- The list in the app -----------------------------------------------------------------------------

-- {"rows", "next", "unread"}: the caller's notifications, newest first. `unread` stops at 100.
create function public.my_notifications(after jsonb default null, page_size integer default 20) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.check_page(page_size);
    with own as (
      select n, row_number() over (order by (n).created_at desc, (n).id desc) as nth
      from (
        select each as n from public.notifications as each
        where each.staff_id = private.caller_id() and each.in_app
          and (after is null or (each.created_at, each.id) < ((after ->> 0)::timestamptz, (after ->> 1)::uuid))
        order by each.created_at desc, each.id desc limit page_size + 1
      ) as page
    )
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(private.notification_item(n) || jsonb_build_object('read_at', (n).read_at) order by nth)
        filter (where nth <= page_size), '[]'),
      'next', case when count(*) > page_size then (select jsonb_build_array((last.n).created_at, (last.n).id)
        from own as last where last.nth = page_size) end,
      'unread', (select count(*) from (select from public.notifications as each
        where each.staff_id = private.caller_id() and each.in_app and each.read_at is null limit 100) as unread))
    from own;
  $$;

-- [{"kind", "app", "mail", "summary"}]: what the caller can be notified of, and whether they are. Null where there is
-- no such way.
create function public.my_notification_choices() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('kind', k.kind,
      'app', case when k.app is not null then private.wants_notification(auth.uid(), k.kind, 'app') end,
      'mail', case when k.mail is not null then private.wants_notification(auth.uid(), k.kind, 'mail') end,
      'summary', case when k.summary is not null then private.wants_notification(auth.uid(), k.kind, 'summary') end)), '[]')
    from private.notification_kinds as k
    where exists (select from unnest(k.needed) as each where private.can(each));
  $$;

revoke all on function private.notify_of_request, private.notify_of_message, private.notify_of_assignment,
  private.mentioned, private.notify_of_mention, private.notify_of_failed_mail, private.notify_of_import,
  private.notify_of_clocks, private.queue_daily_summaries from public;
grant execute on function private.notification_item to authenticated;

revoke all on function public.my_notifications, public.my_notification_choices from public, anon, authenticated;
grant execute on function public.my_notifications, public.my_notification_choices to authenticated;
