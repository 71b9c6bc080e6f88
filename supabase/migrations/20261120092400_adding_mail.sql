-- The files of a mail as they are shown, and adding a mail to a record.

-- Files ---------------------------------------------------------------------------------------------

-- The names of those files of a mail that cannot be opened: not stored yet, or deleted with it. It runs as its
-- owner, because row security hides these files.
create function private.other_files_json(mail uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('name', f.name,
        'state', case when f.arrived_at is null then 'coming' when f.erased_at is null then 'deleted' else 'erased' end)
        order by f.created_at, f.id), '[]')
      from public.files as f
      where f.inbound_mail_id = mail and f.archived_at is null and private.can_read_original(mail)
        and (f.arrived_at is null or f.erased_at is not null or private.file_deleted_at(f) is not null);
  $$;

-- The mail behind a message or a submission, with the files that the caller may read.
create function private.mail_with_files(message uuid, submission bigint) returns jsonb
  language sql stable set search_path = ''
  as $$
    select mail || jsonb_build_object('files', private.files_json(null, null, (mail ->> 'id')::uuid),
        'other_files', private.other_files_json((mail ->> 'id')::uuid))
      from private.mail_behind(message, submission) as mail;
  $$;

revoke all on function private.other_files_json(uuid), private.mail_with_files(uuid, bigint) from public;
-- Functions that run with the caller's rights call these.
grant execute on function private.other_files_json(uuid), private.mail_with_files(uuid, bigint) to authenticated;

-- Adding --------------------------------------------------------------------------------------------

-- A person adds a waiting mail to a ticket or a lead, and can undo that until somebody has worked on it.

-- Links a mail to the message or submission that was made of it.
create function private.link_words(mail uuid, words text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    update public.inbound_mails as m set
        ticket_message_id = case when m.ticket_id is not null then words::uuid end,
        submission_id = case when m.ticket_id is null then words::bigint end
      where m.id = mail;
  $$;

-- Writes to the history the earlier state of the mail and its ticket, and what adding it made.
create function private.write_adding(mail public.inbound_mails, ticket public.tickets, made jsonb) returns void
  language sql volatile security definer set search_path = ''
  as $$
    select private.link_words(mail.id, made ->> 'words');
    insert into public.crm_events (actor_id, actor_name, entity, record_id, action, ticket_id, lead_id, before, after)
      select auth.uid(), (select display_name from public.staff where user_id = auth.uid()),
        'inbound_mails', m.id, 'added', m.ticket_id, m.lead_id,
        jsonb_build_object(
          'mail', jsonb_build_object('reason', mail.reason, 'ticket_id', mail.ticket_id, 'lead_id', mail.lead_id,
            'archived_at', mail.archived_at),
          'ticket', jsonb_build_object('status', ticket.status, 'requester_id', ticket.requester_id,
            'clock_stopped_at', ticket.clock_stopped_at, 'stopped_seconds', ticket.stopped_seconds,
            'resolved_at', ticket.resolved_at, 'warn_at', ticket.warn_at, 'due_at', ticket.due_at)),
        made
      from public.inbound_mails as m where m.id = mail.id;
  $$;

-- Adds the mail's sender as a contact of the client, unless they are one. Returns the new contact.
create function private.add_sender_to_client(mail public.inbound_mails, contact uuid, client uuid) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if mail.from_email not like '%@_%._%' then
    raise exception 'The mail names no address to write to.' using errcode = '22023', hint = 'invalid', detail = 'new_contact';
  end if;
  insert into public.client_contacts (id, client_id, name, email, is_primary)
    select contact, client, private.inbound_name(mail), mail.from_email,
      not exists (select from public.client_contacts as p where p.client_id = client and p.archived_at is null)
    where not exists (select from private.contacts_of(mail.from_email) as p where p.client_id = client);
  return case when found then contact end;
end;
$$;

-- Adds a waiting or dismissed mail to a ticket, a lead, or a new lead or ticket with the id that the browser
-- made, so that a repeated request makes no second one. A new ticket belongs to `client`; with the id
-- `new_contact` its sender becomes a contact there. Returns the mail's version.
create function public.add_inbound_mail(mail_id uuid, version integer, to_ticket uuid default null,
    to_lead uuid default null, new_lead uuid default null, new_ticket uuid default null, client uuid default null,
    new_contact uuid default null) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail public.inbound_mails;
  ticket public.tickets;
  words text;
begin
  if num_nonnulls(to_ticket, to_lead, new_lead, new_ticket) <> 1
      or (new_ticket is null) <> (client is null) or new_contact is not null and client is null then
    raise exception 'Name a ticket, a lead or a client.' using errcode = '22023', hint = 'invalid', detail = 'to_ticket';
  end if;
  select * into mail from public.inbound_mails as m where m.id = mail_id for update;
  if not private.can(case when num_nonnulls(to_lead, new_lead) = 1 then 'leads.write' else 'tickets.write' end)
      or new_contact is not null and not private.can('contacts.write')
      or mail.lead_id is not null and not private.can('leads.write') or mail.id is null then
    raise exception 'You may not add this mail there.' using errcode = '42501', hint = 'forbidden';
  end if;
  if mail.added_by_id = auth.uid() and (mail.lead_id = new_lead or mail.ticket_id = new_ticket) then
    return mail.version;
  end if;
  if mail.version is distinct from add_inbound_mail.version or mail.added_at is not null then
    raise exception 'Somebody else changed this in the meantime.'
      using errcode = 'PT409', hint = 'conflict', detail = mail.version::text;
  end if;
  if client is not null and not exists (select from public.clients as c where c.id = client and c.archived_at is null) then
    raise exception 'This was archived in the meantime.' using errcode = '22023', hint = 'archived';
  end if;
  if new_contact is not null then
    new_contact := private.add_sender_to_client(mail, new_contact, client);
  end if;
  if new_lead is not null then
    perform private.make_lead_of_mail(mail, new_lead);
  elsif new_ticket is not null then
    perform private.open_ticket_of_mail(mail, new_ticket, client);
  end if;
  select * into ticket from public.tickets as t where t.id = to_ticket for update;
  words := private.add_inbound_mail(mail, coalesce(to_ticket, new_ticket), coalesce(to_lead, new_lead));
  perform private.write_adding(mail, ticket, jsonb_strip_nulls(jsonb_build_object('words', words,
    'is_new_lead', new_lead is not null, 'is_new_ticket', new_ticket is not null, 'contact', new_contact)));
  return (select m.version from public.inbound_mails as m where m.id = mail.id);
end;
$$;

-- Whether anything happened to the ticket or lead since the mail was added. A call or an e-mail that is
-- logged at a client counts for its former lead.
create function private.is_gone_on_with(adding public.crm_events) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.crm_events as e
      where e.id > adding.id and e.entity <> 'inbound_mails' and e.action <> 'reordered'
        and (e.ticket_id = adding.ticket_id or e.lead_id = adding.lead_id
          or e.entity = 'crm_notes' and e.client_id = (
            select l.client_id from public.leads as l where l.id = adding.lead_id)));
  $$;

-- A ticket that was made of the mail is archived, and so is a contact that was made. Otherwise the message is
-- deleted, also from the history, which others may read than the mail; status and clock are restored. An
-- alert that followed from the clock is not sent, and one that was sent does not keep a later one from being
-- sent.
create function private.take_mail_off_ticket(adding public.crm_events) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  was constant public.tickets := jsonb_populate_record(null::public.tickets, adding.before -> 'ticket');
begin
  if (adding.after ->> 'is_new_ticket')::boolean then
    update public.tickets set archived_at = now() where id = adding.ticket_id;
    update public.client_contacts set archived_at = now() where id = (adding.after ->> 'contact')::uuid;
    delete from public.mails where ticket_id = adding.ticket_id and state = 'queued' and tries = 0;
    return;
  end if;
  delete from public.ticket_messages where id = (adding.after ->> 'words')::uuid;
  delete from public.crm_events
    where entity = 'ticket_messages' and record_id = (adding.after ->> 'words')::uuid;
  update public.tickets set status = was.status, requester_id = was.requester_id where id = adding.ticket_id;
  -- A change of the status has set these.
  update public.tickets set clock_stopped_at = was.clock_stopped_at, stopped_seconds = was.stopped_seconds,
      resolved_at = was.resolved_at, warn_at = was.warn_at, due_at = was.due_at
    where id = adding.ticket_id;
  delete from public.mails where ticket_id = adding.ticket_id and kind = 'sla-warning' and state = 'queued'
    and tries = 0 and was.status in ('waiting', 'resolved');
  update public.mails set occasion = format('%s before %s', occasion, adding.id)
    where ticket_id = adding.ticket_id and kind = 'sla-warning' and created_at >= adding.happened_at
      and was.status in ('waiting', 'resolved');
end;
$$;

-- Deletes the submission and computes again whether somebody waits; a lead that was made of the mail is
-- archived.
create function private.take_mail_off_lead(adding public.crm_events) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if (adding.after ->> 'is_new_lead')::boolean then
    update public.leads set archived_at = now() where id = adding.lead_id;
    delete from public.mails where lead_id = adding.lead_id and kind = 'answer-due' and state = 'queued' and tries = 0;
  else
    delete from public.lead_submissions where id = (adding.after ->> 'words')::bigint;
    perform private.follow_submissions(adding.lead_id);
  end if;
end;
$$;

-- Writes to the history of the ticket and its client, or of the lead.
create function private.write_taking_back(adding public.crm_events) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id, ticket_id, lead_id)
      select auth.uid(), (select display_name from public.staff where user_id = auth.uid()),
        record.entity, record.id, 'mail-taken-back', record.client_id, adding.ticket_id, adding.lead_id
      from (select 'tickets' as entity, t.id, t.client_id from public.tickets as t where t.id = adding.ticket_id
        union all select 'leads', l.id, l.client_id from public.leads as l where l.id = adding.lead_id) as record;
  $$;

-- Takes back the adding of a mail, if the mail still has the version that this made. The mail keeps the text.
create function public.undo_add_inbound_mail(mail_id uuid, version integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail public.inbound_mails;
  adding public.crm_events;
  was public.inbound_mails;
begin
  select * into mail from public.inbound_mails as m where m.id = mail_id for update;
  select * into adding from public.crm_events as e
    where e.record_id = mail.id and e.entity = 'inbound_mails' and e.action = 'added' order by e.id desc limit 1;
  -- The request was sent again after it got no answer.
  if adding.id is not null and mail.added_at is null and mail.version = undo_add_inbound_mail.version + 1 then
    return;
  end if;
  was := jsonb_populate_record(null::public.inbound_mails, adding.before -> 'mail');
  if not private.can(case when mail.ticket_id is null then 'leads.write' else 'tickets.write' end)
      or was.lead_id is not null and not private.can('leads.write') then
    raise exception 'You may not take this mail back.' using errcode = '42501', hint = 'forbidden';
  end if;
  if mail.version is distinct from undo_add_inbound_mail.version or mail.added_by_id is null or adding.id is null then
    raise exception 'Somebody else changed this in the meantime.'
      using errcode = 'PT409', hint = 'conflict', detail = mail.version::text;
  end if;
  -- Other writers of the ticket or lead wait.
  perform from public.tickets where id = adding.ticket_id for update;
  perform from public.leads where id = adding.lead_id for update;
  if private.is_gone_on_with(adding) then
    raise exception 'Somebody has gone on with it since, so the mail stays there.'
      using errcode = '22023', hint = 'built-on';
  end if;
  if adding.ticket_id is not null then
    perform private.take_mail_off_ticket(adding);
  else
    perform private.take_mail_off_lead(adding);
  end if;
  update public.inbound_mails as m set ticket_id = was.ticket_id, lead_id = was.lead_id, reason = was.reason,
      archived_at = was.archived_at, added_at = null, added_by_id = null
    where m.id = mail.id;
  perform private.write_taking_back(adding);
end;
$$;

revoke all on function
  private.write_adding(public.inbound_mails, public.tickets, jsonb),
  private.is_gone_on_with(public.crm_events),
  private.take_mail_off_ticket(public.crm_events),
  private.take_mail_off_lead(public.crm_events),
  private.write_taking_back(public.crm_events),
  private.add_sender_to_client(public.inbound_mails, uuid, uuid),
  private.link_words(uuid, text)
  from public;

revoke all on function
  public.undo_add_inbound_mail(uuid, integer),
  public.add_inbound_mail(uuid, integer, uuid, uuid, uuid, uuid, uuid, uuid)
  from public, anon, authenticated;
grant execute on function
  public.undo_add_inbound_mail(uuid, integer),
  public.add_inbound_mail(uuid, integer, uuid, uuid, uuid, uuid, uuid, uuid)
  to authenticated;
