-- Where a mail that came in belongs: a new request of a client opens a ticket, a lead's answer is added to the
-- lead, and what could be of several waits for a person, with who it might be.

-- Whose address it is ------------------------------------------------------------------------------

-- The contacts with this address, one of each client.
create function private.contacts_of(address text) returns setof public.client_contacts
  language sql stable set search_path = ''
  as $$
    select distinct on (p.client_id) p.* from public.client_contacts as p
    join public.clients as c on c.id = p.client_id and c.archived_at is null
    where lower(btrim(p.email)) = address and address <> '' and p.archived_at is null
    order by p.client_id, p.is_primary desc, p.created_at, p.id;
  $$;

create function private.open_leads_of(address text) returns setof public.leads
  language sql stable set search_path = ''
  as $$
    select l.* from public.leads as l
    where l.email_key = address and l.archived_at is null and l.stage not in ('won', 'lost');
  $$;

create function private.references_in(subject text) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$ select array(select found[1] from regexp_matches(upper(subject), '\m(CF-[0-9A-F]{8})\M', 'g') as found limit 10); $$;

-- The leads that a subject names by a reference of ours: their own, or one of their requests.
create function private.leads_named(subject text) returns setof public.leads
  language sql stable set search_path = ''
  as $$
    select l.* from public.leads as l where l.reference = any (private.references_in(subject))
    union
    select l.* from public.lead_submissions as s join public.leads as l on l.id = s.lead_id
      where s.reference = any (private.references_in(subject));
  $$;

-- Whether a lead's request was sent with this address, which staff may have corrected since.
create function private.wrote_to_us_as(lead uuid, address text) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from public.leads as l where l.id = lead and l.email_key = address)
      or exists (select from public.lead_submissions as s
        where s.lead_id = lead and lower(btrim(s.payload ->> 'email')) = address);
  $$;

-- What a message answers, best proof first: our token, our Message-IDs from the nearest on, a ticket's number or a
-- request's reference in its subject, and the only open lead of its sender, who is at no client.
-- `fits` where it comes from somebody who was told of it.
create or replace function private.find_thread(address text, said jsonb)
  returns table (ticket_id uuid, lead_id uuid, fits boolean)
  language sql stable set search_path = ''
  as $$
    with named as (
      select 1 as proof, 0::bigint as nth, t.ticket_id, t.lead_id, t.email as told from private.mail_threads as t
        where t.token = any (private.text_list(said -> 'tokens'))
      union all
      select 2, answer.nth, m.ticket_id, case when m.ticket_id is null then m.lead_id end, lower(m.to_email)
        from unnest(private.text_list(said -> 'answers')) with ordinality as answer (id, nth)
        join public.mails as m on m.message_id = answer.id
        where m.staff_id is null and coalesce(m.ticket_id, m.lead_id) is not null
      union all
      select 3, 0, t.id, null, null from public.tickets as t
        where t.number = any (private.text_list(said -> 'numbers')::bigint[]) and private.is_of_ticket(t.id, address)
      union all
      select 4, 0, null, l.id, address from private.leads_named(said ->> 'subject') as l
        where address <> '' and private.wrote_to_us_as(l.id, address)
      union all
      select 5, 0, null, (array_agg(l.id))[1], address from private.open_leads_of(address) as l
        where not exists (select from private.contacts_of(address)) having count(*) = 1
    ), judged as (
      select n.*, coalesce(n.told = address, false) or private.is_of_ticket(n.ticket_id, address)
        or exists (select from public.leads as l where l.id = n.lead_id and lower(l.email) = address) as fits
      from named as n
    )
    select j.ticket_id, private.lead_root(j.lead_id), j.fits from judged as j
    order by j.fits desc, j.proof, j.nth limit 1;
  $$;

-- Why a mail that answers nothing waits; null where it is a new request of the one client its sender is at. More
-- than ten of one sender within an hour are a machine's that does not say so.
create function private.reason_to_open_none(said jsonb) returns text
  language sql stable set search_path = ''
  as $$
    select case
      when found.clients = 0 and found.leads < 2 then 'unknown'
      when (said ->> 'isUnproven')::boolean then 'unproven'
      when found.clients <> 1 then 'several'
      when (select count(distinct m.ticket_id) from public.inbound_mails as m
          join public.tickets as t on t.id = m.ticket_id and t.came_by_mail
          where m.from_email = found.address and m.added_by_id is null and m.created_at > now() - interval '1 hour') >= 10
        then 'many' end
    from (
      select sender.address, (select count(*) from private.contacts_of(sender.address)) as clients,
        (select count(*) from private.open_leads_of(sender.address)) as leads
      from (select lower(said ->> 'fromEmail') as address) as sender
    ) as found;
  $$;

-- Why a message waits for a person; null where it is added by itself.
create or replace function private.reason_to_wait(said jsonb, ticket uuid, lead uuid, fits boolean) returns text
  language sql stable set search_path = ''
  as $$
    select case
      when coalesce(ticket, lead) is null then private.reason_to_open_none(said)
      when (said ->> 'isUnproven')::boolean then 'unproven'
      when not fits then 'other-sender'
      when exists (select from public.tickets where id = ticket and archived_at is not null)
        or exists (select from public.leads where id = lead and archived_at is not null) then 'archived' end;
  $$;

-- A ticket of a mail -------------------------------------------------------------------------------

-- The contact of the client whom a mail asks to be answered: the one that its Reply-To names, else its sender. Any
-- other address is not answered, since anybody can write one in a mail and would be sent what the client is told.
create function private.contact_to_answer(mail public.inbound_mails, client uuid) returns uuid
  language sql stable set search_path = ''
  as $$
    select p.id from public.client_contacts as p
    where p.client_id = client and p.archived_at is null and lower(btrim(p.email)) in (mail.reply_to, mail.from_email)
    order by (lower(btrim(p.email)) = mail.reply_to) is true desc, p.is_primary desc, p.created_at limit 1;
  $$;

-- Its clock runs since they wrote.
create function private.open_ticket_of_mail(mail public.inbound_mails, ticket uuid, client uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.tickets (id, client_id, site_id, subject, requester_id, came_by_mail, created_at)
      values (ticket, client,
        (select (array_agg(s.id))[1] from public.client_sites as s
          where s.client_id = client and s.archived_at is null and s.redirects_to_id is null having count(*) = 1),
        coalesce(nullif(btrim(left(mail.subject, 200)), ''), left('Mail from ' || private.inbound_name(mail), 200)),
        private.contact_to_answer(mail, client), true, mail.created_at);
  $$;

-- Tells who wrote that it came, and its number. A machine that answers each of them is told five times a day.
create function private.queue_ticket_confirmation(mail public.inbound_mails, ticket uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.mails (kind, occasion, to_email, to_name, data, client_id, ticket_id, in_reply_to, reference_ids)
      select 'ticket-received', 'ticket-received ' || t.id, p.email, p.name,
        jsonb_build_object('number', t.number, 'subject', t.subject), t.client_id, t.id,
        mail.message_id, array_remove(array['ticket.' || t.id, mail.message_id], null)
      from public.tickets as t join public.client_contacts as p on p.id = t.requester_id
      where t.id = ticket and mail.kind = 'message' and (select count(*) from public.mails as m
        where lower(btrim(m.to_email)) = mail.from_email and m.kind = 'ticket-received'
          and m.created_at > now() - interval '1 day') < 5
      on conflict (occasion) do nothing;
  $$;

-- As the words of the client, who is then waited for no longer; they are no colleague's, whoever adds them. What
-- was resolved is opened again by its own client alone. Who first writes a ticket by mail is who gets its replies.
-- Answers with the message.
create or replace function private.add_mail_to_ticket(mail public.inbound_mails, ticket uuid) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  contact public.client_contacts;
  to_answer uuid;
  message uuid;
begin
  select p.* into contact from public.tickets as t
    join public.client_contacts as p on p.client_id = t.client_id and lower(p.email) = mail.from_email
    where t.id = ticket and p.archived_at is null order by p.is_primary desc, p.created_at limit 1;
  insert into public.ticket_messages (ticket_id, kind, author_name, body, created_at) values (ticket, 'client',
    coalesce(contact.name, private.inbound_name(mail)), private.inbound_words(mail),
    -- What a ticket begins with was said when the mail came.
    case when exists (select from public.ticket_messages as m where m.ticket_id = ticket)
      then clock_timestamp() else mail.created_at end) returning id into message;
  update public.ticket_messages set author_id = null where id = message;
  select private.contact_to_answer(mail, t.client_id) into to_answer from public.tickets as t where t.id = ticket;
  update public.tickets as t set requester_id = to_answer
    where t.id = ticket and t.requester_id is null and to_answer is not null;
  update public.tickets as t set status = case t.status when 'waiting' then 'in-progress' else 'open' end
    where t.id = ticket and (t.status = 'waiting' or t.status = 'resolved' and (contact.id is not null
      or exists (select from private.mail_threads as h where h.ticket_id = ticket and h.email = mail.from_email)));
  return message;
end;
$$;

-- Adds it to one of the two or, where neither is named, to a new ticket of the one client that its sender is at. The
-- row of that is locked, so that one who writes there waits. Answers with the id of the message or the request
-- that it became.
create or replace function private.add_inbound_mail(mail public.inbound_mails, ticket uuid, lead uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  root constant uuid := private.lead_root(lead);
  opened constant uuid := case when coalesce(ticket, lead) is null then gen_random_uuid() end;
  words text;
begin
  if opened is not null then
    perform private.open_ticket_of_mail(mail, opened, p.client_id) from private.contacts_of(mail.from_email) as p;
    perform private.queue_ticket_confirmation(mail, opened);
    ticket := opened;
  end if;
  perform from public.tickets where id = ticket and archived_at is null for update;
  if found then
    words := private.add_mail_to_ticket(mail, ticket);
  else
    perform from public.leads where id = root and archived_at is null for update;
    if not found then
      raise exception 'This was archived in the meantime.' using errcode = '22023', hint = 'archived';
    end if;
    words := private.add_mail_to_lead(mail, root);
  end if;
  update public.inbound_mails as m set ticket_id = ticket, lead_id = root, reason = null,
      added_at = now(), added_by_id = auth.uid(), archived_at = null
    where m.id = mail.id;
  return words;
end;
$$;

-- What a person makes of one that waits ------------------------------------------------------------

-- Its sender as a contact of the client, unless they are one. Answers with the contact that it made.
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

drop function public.add_inbound_mail(uuid, integer, uuid, uuid, uuid);

-- Has a person add a mail that waits, or was dismissed, to a ticket, to a lead, or to a new lead or ticket with the
-- id that the browser made: sent again for want of an answer, it makes no second one. A new ticket is of `client`,
-- whose contact its sender becomes where `new_contact` is an id for that. Answers with the mail's version.
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

-- A ticket that was made of the mail is archived, and so is the contact that was. Else the message goes, out of the
-- history too, which others may read than the mail; status and clock are as they were. An alert that followed from
-- the clock is not sent, and one that was keeps no later one from being sent.
create or replace function private.take_mail_off_ticket(adding public.crm_events) returns void
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
  -- A change of the status sets these anew.
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

-- Who it might be ----------------------------------------------------------------------------------

-- {"clients", "leads"}, up to five each, as far as the caller may see them: the clients that its sender is a
-- contact of or whose site has the domain of its address, and the leads with its address or with a reference that
-- its subject names.
create function private.inbound_candidates(mail public.inbound_mails) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'clients', coalesce((select jsonb_agg(to_jsonb(found) order by found.contact is null, found.business)
        from (
          select c.id, c.business, p.name as contact
            from private.contacts_of(mail.from_email) as p join public.clients as c on c.id = p.client_id
            where c.is_sample or (select private.can('clients.read'))
          union all
          select c.id, c.business, null
            from public.client_sites as s join public.clients as c on c.id = s.client_id
            where s.domain = split_part(mail.from_email, '@', 2) and s.archived_at is null and c.archived_at is null
              and not exists (select from private.contacts_of(mail.from_email) as p where p.client_id = c.id)
              and (c.is_sample or (select private.can('clients.read')))
          limit 5
        ) as found), '[]'),
      'leads', coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'name', coalesce(l.business, l.name),
          'reference', l.reference) order by l.created_at desc)
        from (
          select * from public.leads as each where each.email_key = mail.from_email and each.archived_at is null
          union
          select * from private.leads_named(mail.subject) as each where each.archived_at is null
          limit 5
        ) as l where l.is_sample or (select private.can('leads.read'))), '[]'));
  $$;

create or replace function private.inbound_mail_json(mail public.inbound_mails) returns jsonb
  language sql stable set search_path = ''
  as $$
    select to_jsonb(mail) - array['search', 'message_key'] || jsonb_build_object(
      'state', private.inbound_state(mail.kind, mail.added_at, mail.archived_at),
      'lead', (select jsonb_build_object('id', l.id, 'name', coalesce(l.business, l.name))
        from public.leads as l where l.id = mail.lead_id and (l.is_sample or (select private.can('leads.read')))),
      'ticket', (select jsonb_build_object('id', t.id, 'number', t.number, 'subject', t.subject)
        from public.tickets as t where t.id = mail.ticket_id and (t.is_sample or (select private.can('clients.read')))),
      'added_by', private.person_json(mail.added_by_id),
      'candidates', case when mail.added_at is null then private.inbound_candidates(mail)
        else '{"clients": [], "leads": []}' end);
  $$;

revoke all on function
  private.contacts_of(text),
  private.open_leads_of(text),
  private.references_in(text),
  private.leads_named(text),
  private.wrote_to_us_as(uuid, text),
  private.reason_to_open_none(jsonb),
  private.contact_to_answer(public.inbound_mails, uuid),
  private.open_ticket_of_mail(public.inbound_mails, uuid, uuid),
  private.queue_ticket_confirmation(public.inbound_mails, uuid),
  private.add_sender_to_client(public.inbound_mails, uuid, uuid),
  private.inbound_candidates(public.inbound_mails)
  from public;
-- What runs with the caller's rights calls this.
grant execute on function private.inbound_candidates(public.inbound_mails) to authenticated;

revoke all on function public.add_inbound_mail(uuid, integer, uuid, uuid, uuid, uuid, uuid, uuid)
  from public, anon, authenticated;
grant execute on function public.add_inbound_mail(uuid, integer, uuid, uuid, uuid, uuid, uuid, uuid) to authenticated;
