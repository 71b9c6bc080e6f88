-- Mails that are queued by changes of leads, tickets, tasks and demos.

-- These are a request's confirmation and the notification about it, replies to tickets, and notifications of assignments.
-- Imports and samples queue no mail.

-- Colleagues with this right who want this notification by mail.
create function private.people_to_notify(of_kind text, needed text)
  returns table (user_id uuid, display_name text, email text)
  language sql stable security definer set search_path = ''
  as $$
    select s.user_id, s.display_name, u.email
    from public.staff as s
    join private.roles as r on r.name = s.role
    join auth.users as u on u.id = s.user_id
    where s.removed_at is null and needed = any (r.rights) and btrim(u.email) <> ''
      and private.wants_notification(s.user_id, of_kind, 'mail');
  $$;

-- Requests -------------------------------------------------------------------------------------

-- The mail quotes nothing of the sender but the name, because anybody can enter any address and any words in
-- a form. It has the booked time once there is one.
create function private.confirmation_facts(submission public.lead_submissions) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_strip_nulls(jsonb_build_object('name', submission.payload ->> 'name',
      'form', submission.payload ->> 'form', 'reference', submission.reference,
      'slot', submission.payload ->> 'slot', 'timeZone', submission.payload ->> 'timeZone',
      'booking', (select private.mailed_booking(b) from public.demo_bookings as b
        where b.reference = submission.reference and b.status = 'booked')));
  $$;

create function private.lead_facts(lead public.leads) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_strip_nulls(jsonb_build_object('name', lead.name, 'business', lead.business,
      'town', lead.town, 'trade', lead.trade, 'form', lead.form, 'reference', lead.reference,
      'email', lead.email, 'phone', lead.phone, 'message', lead.message,
      'slot', lead.slot_starts_at, 'dueAt', lead.first_response_due_at,
      -- The answers that fill no column of the lead.
      'answers', (select nullif(s.payload - 'emailsBefore' - array(select a.name from private.lead_answers() as a), '{}')
        from public.lead_submissions as s where s.reference = lead.reference)));
  $$;

-- Whether this address got eight mails about requests and demos within a day: anybody can enter a stranger's
-- address in a form, and then move and cancel the demo again and again.
create function private.is_mailed_enough(address text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select count(*) >= 8 from public.mails as m
    where lower(btrim(m.to_email)) = lower(btrim(address)) and m.staff_id is null
      and (m.kind = 'request-received' or m.kind like 'demo-%') and m.created_at > now() - interval '1 day';
  $$;

-- An address gets one confirmation a day for each form, so that a form cannot fill a stranger's mailbox. A
-- request that books a demo is always confirmed, with the link that moves or cancels it.
create function private.queue_confirmation(submission public.lead_submissions, is_booked boolean) returns void
  language sql volatile set search_path = ''
  as $$
    insert into public.mails (kind, occasion, to_email, to_name, data, lead_id)
      select 'request-received', 'request-received ' || submission.reference, submission.payload ->> 'email',
        coalesce(submission.payload ->> 'name', ''), private.confirmation_facts(submission), submission.lead_id
      where submission.payload ->> 'email' is not null and not private.is_mailed_enough(submission.payload ->> 'email')
        and (is_booked or not exists (select from public.mails as m
          where lower(btrim(m.to_email)) = lower(btrim(submission.payload ->> 'email'))
            and m.kind = 'request-received' and m.data ->> 'form' = submission.payload ->> 'form'
            and m.created_at > now() - interval '1 day'))
      on conflict (occasion) do nothing;
  $$;

create function private.queue_request_mails() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_confirmation(new, false);
  -- A further request of a lead has another reference than the lead.
  insert into public.mails (kind, occasion, to_email, to_name, staff_id, data, lead_id)
    select 'new-lead', format('new-lead %s %s', l.id, p.user_id), p.email, p.display_name, p.user_id,
      private.lead_facts(l), l.id
    from public.leads as l cross join private.people_to_notify('new-lead', 'leads.write') as p
    where l.id = new.lead_id and l.reference = new.reference
    on conflict (occasion) do nothing;
  return null;
end;
$$;

-- A request that came by mail is not confirmed by mail, because two machines would answer each other for
-- ever.
create trigger queue_request_mails after insert on public.lead_submissions
  for each row when (not new.is_sample and not private.is_in_bulk() and new.payload ->> 'form' is distinct from 'email')
  execute function private.queue_request_mails();

-- Replies --------------------------------------------------------------------------------------

-- A received mail as it is quoted: without the notes of private.inbound_words(), and with the names of its files.
create function private.quoted_words(body text, message uuid, submission bigint default null) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (select concat_ws(E'\n\n', nullif(regexp_replace(regexp_replace(quoted_words.body,
      '(\n\n\[(The original message has more\.|Attached, not kept: [^\n]*)\])+$', ''), '^\[No text\](\n\n|$)', ''), ''),
      '[Attached: ' || left(string_agg(attached.name, ', '), 1900) || ']')
    from public.inbound_mails as m cross join lateral (
      select name from (select f.name from public.files as f where f.inbound_mail_id = m.id and f.archived_at is null
        order by f.created_at, f.id) as kept
      union all select unnest(m.attachment_names)) as attached
    where (m.ticket_message_id = message or m.submission_id = submission) and quoted_words.body !~ '\n\n\[Attached: [^\n]*\]$');
end;
$$;

-- A message as the client is mailed it.
create function private.words_for_client(message public.ticket_messages) returns text
  language sql stable set search_path = ''
  as $$
    select case when message.kind <> 'client' then message.body else private.quoted_words(message.body, message.id) end;
  $$;

-- A mailed reply quotes up to ten earlier messages, newest first: our replies and the client's own messages.
-- Internal notes, and messages that staff wrote down for the client, are for staff only.
create function private.reply_facts(reply public.ticket_messages) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('number', t.number, 'subject', t.subject,
      'author', reply.author_name, 'body', reply.body,
      'business', (select c.business from public.clients as c where c.id = t.client_id),
      'earlier', coalesce((
        select jsonb_agg(jsonb_build_object('author', m.author_name, 'at', m.created_at,
            'body', case when length(m.words) > 4000 then left(m.words, 4000) || '…' else m.words end)
          order by m.created_at desc, m.id desc)
        from (
          select * from public.ticket_messages as each cross join lateral private.words_for_client(each) as words
          where each.ticket_id = reply.ticket_id and words <> ''
            and (each.kind = 'reply' or each.kind = 'client' and each.author_id is null)
            and (each.created_at, each.id) < (reply.created_at, reply.id)
          order by each.created_at desc, each.id desc limit 10
        ) as m), '[]'))
    from public.tickets as t where t.id = reply.ticket_id;
  $$;

-- The Message-IDs of a ticket's or a lead's conversation, up to ten, the oldest first.
create function private.conversation_ids(ticket uuid, lead uuid) returns text[]
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(latest.message_id order by latest.created_at, latest.message_id), '{}') from (
      select m.message_id, m.created_at from public.mails as m
        where m.ticket_id = ticket and m.kind = 'ticket-reply'
      union all
      select m.message_id, m.created_at from public.mails as m
        where m.lead_id in (select private.lead_family(lead)) and m.kind in ('request-received', 'lead-mail')
      union all
      select i.message_id, i.created_at from public.inbound_mails as i
        where i.ticket_id = ticket and i.added_at is not null and i.message_id is not null
      union all
      select i.message_id, i.created_at from public.inbound_mails as i
        where i.lead_id in (select private.lead_family(lead)) and i.ticket_id is null
          and i.added_at is not null and i.message_id is not null
      order by created_at desc, message_id limit 10
    ) as latest);
end;
$$;

-- Queues what a person wrote: a reply to a ticket, or an e-mail to a lead. The mails of one conversation
-- reference each other, so that mail programs show them together. False where the address is not to be mailed.
create function private.queue_written_mail(mail public.mails) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  words constant uuid := coalesce(mail.ticket_message_id, mail.note_id);
  root constant text := coalesce('ticket.' || mail.ticket_id, 'lead.' || mail.lead_id);
  earlier constant text[] := private.conversation_ids(mail.ticket_id,
    case when mail.ticket_id is null then mail.lead_id end);
begin
  insert into public.mails (kind, occasion, to_email, to_name, data, lead_id, client_id, ticket_id,
      ticket_message_id, note_id, message_id, in_reply_to, reference_ids)
    values (mail.kind, format('%s %s', mail.kind, words), mail.to_email, mail.to_name, mail.data, mail.lead_id,
      mail.client_id, mail.ticket_id, mail.ticket_message_id, mail.note_id, format('%s.%s', root, words),
      earlier[cardinality(earlier)], array[root] || earlier)
    on conflict (occasion) do nothing;
  return found;
end;
$$;

-- Mails a reply to the ticket's requester, whoever wrote last; the first reply makes the client's first
-- contact the requester. Without an address no mail is queued.
create function private.queue_reply_mail() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_written_mail(jsonb_populate_record(null::public.mails, jsonb_build_object(
      'kind', 'ticket-reply', 'to_email', p.email, 'to_name', p.name, 'data', private.reply_facts(new),
      'client_id', t.client_id, 'ticket_id', t.id, 'ticket_message_id', new.id)))
    from public.tickets as t cross join lateral private.ticket_contact(t) as p
    where t.id = new.ticket_id and p.email is not null;
  update public.tickets as t set requester_id = (select id from private.ticket_contact(t) where email is not null)
    where t.id = new.ticket_id and t.requester_id is null;
  return null;
end;
$$;

create trigger queue_reply_mail after insert on public.ticket_messages
  for each row when (new.kind = 'reply' and not new.is_sample and not private.is_in_bulk())
  execute function private.queue_reply_mail();

-- Assignments ----------------------------------------------------------------------------------

-- Notifies the person a ticket, lead or task was assigned to, unless they assigned it themselves or may not
-- read it. The trigger's argument is the column of the person.
create function private.queue_assignment_mail() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  given constant jsonb := to_jsonb(new);
  thing constant text := rtrim(tg_table_name, 's');
  lead constant uuid := case thing when 'lead' then new.id else (given ->> 'lead_id')::uuid end;
  client constant uuid := (given ->> 'client_id')::uuid;
  needed constant text := case when client is null or thing = 'lead' then 'leads.read' else 'clients.read' end;
begin
  -- The tasks that winning a lead adds are one event (see notify_of_onboarding()).
  if given ->> tg_argv[0] is not distinct from to_jsonb(old) ->> tg_argv[0]
      or current_setting('curbfront.rule', true) = 'winning' then
    return null;
  end if;
  insert into public.mails (kind, occasion, to_email, to_name, staff_id, data, lead_id, client_id, ticket_id)
    select 'assigned-' || thing, format('assigned %s %s %s', new.id, new.version, p.user_id),
      p.email, p.display_name, p.user_id,
      jsonb_strip_nulls(jsonb_build_object(
        'by', (select display_name from public.staff where user_id = auth.uid()),
        'subject', coalesce(given ->> 'subject', given ->> 'title', given ->> 'business', given ->> 'name'),
        'number', given -> 'number', 'reference', given -> 'reference', 'dueOn', given -> 'due_on',
        'about', case when thing <> 'lead' then coalesce(
          (select business from public.clients where id = client),
          (select coalesce(business, name) from public.leads where id = lead)) end)),
      lead, client, case thing when 'ticket' then new.id end
    from private.people_to_notify('assigned', needed) as p
    where p.user_id = (given ->> tg_argv[0])::uuid and p.user_id is distinct from auth.uid()
    on conflict (occasion) do nothing;
  return null;
end;
$$;

create trigger queue_assignment_mail after insert or update of assignee_id on public.tickets
  for each row when (not new.is_sample and not private.is_in_bulk())
  execute function private.queue_assignment_mail('assignee_id');
create trigger queue_assignment_mail after insert or update of assignee_id on public.tasks
  for each row when (not new.is_sample and not private.is_in_bulk())
  execute function private.queue_assignment_mail('assignee_id');
create trigger queue_assignment_mail after insert or update of owner_id on public.leads
  for each row when (not new.is_sample and not private.is_in_bulk())
  execute function private.queue_assignment_mail('owner_id');

revoke all on function
  private.people_to_notify(text, text),
  private.confirmation_facts(public.lead_submissions),
  private.lead_facts(public.leads),
  private.is_mailed_enough(text),
  private.queue_confirmation(public.lead_submissions, boolean),
  private.queue_request_mails(),
  private.quoted_words(text, uuid, bigint),
  private.words_for_client(public.ticket_messages),
  private.conversation_ids(uuid, uuid),
  private.queue_written_mail(public.mails),
  private.reply_facts(public.ticket_messages),
  private.queue_reply_mail(),
  private.queue_assignment_mail()
  from public;

-- Demos -------------------------------------------------------------------------------------------

-- Mails about booked demos. The lead gets one when staff book a demo or change its host, when it is moved or
-- cancelled by anybody, and the day before. The host gets one about every change that they did not make
-- themselves.

create function private.demo_facts(booking public.demo_bookings, was timestamptz) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_strip_nulls(jsonb_build_object('name', l.name, 'business', l.business, 'phone', l.phone,
      'message', l.message, 'reference', coalesce(booking.reference, l.reference), 'was', was,
      'timeZone', coalesce(booking.visitor_time_zone, l.visitor_time_zone), 'booking', private.mailed_booking(booking)))
    from public.leads as l where l.id = private.lead_root(booking.lead_id);
  $$;

-- A change by staff always queues a mail, any other only if the address did not get enough mails today.
create function private.queue_demo_mail(mail_kind text, booking public.demo_bookings, was timestamptz) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.mails (kind, occasion, to_email, to_name, data, lead_id)
      select mail_kind, format('%s %s %s', mail_kind, booking.id, booking.version), l.email, l.name,
        private.demo_facts(booking, was), l.id
      from public.leads as l where l.id = private.lead_root(booking.lead_id) and l.email is not null
        and (private.can('leads.write') or not private.is_mailed_enough(l.email))
      on conflict (occasion) do nothing;
  $$;

-- Without the booking's id, from which the sender makes the visitor's link: the host has a page of their own.
create function private.host_facts(booking public.demo_bookings, was timestamptz) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select facts #- '{booking,id}' || jsonb_build_object('demoId', booking.id)
    from private.demo_facts(booking, was) as facts;
  $$;

-- Replaces an earlier mail to this host that is still queued. A former host learns who gives the demo now,
-- and when. A host whom the booking makes the lead's owner gets this mail instead of one about the
-- assignment.
create function private.queue_host_mail(what text, booking public.demo_bookings, was timestamptz) returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from public.mails as m where m.lead_id = private.lead_root(booking.lead_id) and m.kind = 'host-demo'
      and m.state = 'queued' and m.staff_id = booking.host_id and m.data ->> 'demoId' = booking.id::text;
    with notified as (
      insert into public.mails (kind, occasion, to_email, to_name, staff_id, data, lead_id)
        select 'host-demo', format('host-demo %s %s %s', booking.id, booking.version, p.user_id),
          p.email, p.display_name, p.user_id, private.host_facts(booking, was) || jsonb_build_object('what', what)
            || jsonb_strip_nulls(jsonb_build_object('by',
              (select display_name from public.staff where user_id = auth.uid()),
              'newBooking', (select private.mailed_booking(b) - 'id' from public.demo_bookings as b
                where b.id = booking.id and what = 'taken-over'))),
          private.lead_root(booking.lead_id)
        from private.people_to_notify('host-demo', 'leads.read') as p
        where p.user_id = booking.host_id and p.user_id is distinct from auth.uid()
        on conflict (occasion) do nothing
        returning staff_id, lead_id
    )
    delete from public.mails as m using notified
      where m.kind = 'assigned-lead' and m.lead_id = notified.lead_id and m.staff_id = notified.staff_id
        and m.state = 'queued' and m.created_at = now();
    select private.notify_host(what, booking, was);
  $$;

-- The mails about a request were queued before its time was booked, in the same transaction: this adds the
-- time to its confirmation, and to the notification that nobody has to answer first. Somebody who was confirmed
-- earlier today had no confirmation queued.
create function private.tell_of_request_booking(booking public.demo_bookings) returns void
  language sql volatile security definer set search_path = ''
  as $$
    update public.mails as m set data = private.confirmation_facts(s) from public.lead_submissions as s
      where s.reference = booking.reference and m.occasion = 'request-received ' || s.reference and m.state = 'queued';
    select private.queue_confirmation(s, true) from public.lead_submissions as s where s.reference = booking.reference;
    update public.mails as m set data = private.lead_facts(l) - 'dueAt' || jsonb_build_object('host', h.display_name)
      from public.leads as l, public.staff as h
      where l.id = private.lead_root(booking.lead_id) and h.user_id = booking.host_id
        and m.lead_id = l.id and m.kind = 'new-lead' and m.state = 'queued';
  $$;

create function private.tell_of_new_booking() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.reference is null then
    perform private.queue_demo_mail('demo-booked', new, null);
  else
    perform private.tell_of_request_booking(new);
  end if;
  perform private.queue_host_mail('booked', new, null);
  return null;
end;
$$;

-- Another host gives the demo at the same time. Mails that no sender has taken yet are changed; otherwise a
-- new mail is queued, because a mail service that has the earlier words refuses others for the same id.
create function private.tell_of_new_host(booking public.demo_bookings) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.mails as m set data = jsonb_set(m.data, '{booking}', private.mailed_booking(booking))
    where (m.lead_id = private.lead_root(booking.lead_id) or m.occasion = 'request-received ' || booking.reference)
      and m.state = 'queued' and m.taken_at is null and m.data -> 'booking' ->> 'id' = booking.id::text;
  if not found then
    perform private.queue_demo_mail('demo-host-changed', booking, null);
  end if;
end;
$$;

-- Deletes queued mails that are no longer true: an earlier change and, of a cancelled demo, the confirmation
-- of its request. A former host is notified. Nobody is notified about a demo that has begun.
create function private.tell_of_changed_booking() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  what constant text := case
    when new.status = 'cancelled' and old.status = 'booked' then 'cancelled'
    when new.status = 'booked' and old.status = 'cancelled' then 'booked'
    when new.status = 'booked' and new.starts_at <> old.starts_at then 'moved' end;
  was constant timestamptz := case what when 'moved' then old.starts_at end;
  left_host public.demo_bookings := old;
begin
  if greatest(old.starts_at, new.starts_at) <= now() then
    return null;
  end if;
  if what is not null then
    delete from public.mails as m where m.lead_id = private.lead_root(new.lead_id) and m.state = 'queued'
      and m.kind like 'demo-%' and m.data -> 'booking' ->> 'id' = new.id::text;
    if what = 'cancelled' then
      delete from public.mails as m where m.occasion = 'request-received ' || new.reference and m.state = 'queued';
    else
      update public.mails as m set data = private.confirmation_facts(s) from public.lead_submissions as s
        where s.reference = new.reference and m.occasion = 'request-received ' || s.reference and m.state = 'queued';
    end if;
    perform private.queue_demo_mail('demo-' || what, new, was);
  end if;
  if new.host_id <> old.host_id and old.status = 'booked' then
    left_host.version := new.version;
    perform private.queue_host_mail(case new.status when 'booked' then 'taken-over' else 'cancelled' end, left_host, null);
    perform private.queue_host_mail('booked', new, null) where new.status = 'booked';
    perform private.tell_of_new_host(new) where what is null and new.status = 'booked';
  elsif what is not null then
    perform private.queue_host_mail(what, new, was);
  end if;
  return null;
end;
$$;

create trigger tell_of_new_booking after insert on public.demo_bookings
  for each row when (new.status = 'booked' and not new.is_sample) execute function private.tell_of_new_booking();
create trigger tell_of_changed_booking after update on public.demo_bookings
  for each row when (not new.is_sample) execute function private.tell_of_changed_booking();

-- Reminders of the day before. Somebody who got a mail about the time within that day needs none.
create function private.queue_demo_reminders() returns void
  language sql volatile security definer set search_path = ''
  as $$
    select private.queue_demo_mail('demo-reminder', b, null) from public.demo_bookings as b
    where b.status = 'booked' and not b.is_sample and b.starts_at between now() + interval '2 hours' and now() + interval '24 hours'
      and b.updated_at < b.starts_at - interval '24 hours'
      and exists (select from public.leads as l where l.id = private.lead_root(b.lead_id)
        and l.archived_at is null and l.stage <> 'lost')
      and not exists (select from public.mails as m
        where m.occasion = format('demo-reminder %s %s', b.id, b.version));
  $$;

revoke all on function
  private.demo_facts(public.demo_bookings, timestamptz),
  private.queue_demo_mail(text, public.demo_bookings, timestamptz),
  private.host_facts(public.demo_bookings, timestamptz),
  private.queue_host_mail(text, public.demo_bookings, timestamptz),
  private.tell_of_request_booking(public.demo_bookings),
  private.tell_of_new_booking(),
  private.tell_of_new_host(public.demo_bookings),
  private.tell_of_changed_booking(),
  private.queue_demo_reminders()
  from public;
