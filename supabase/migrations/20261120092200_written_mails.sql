-- Templates of what people write to clients and leads, and how a reply is stored, and taken back before it is sent. A
-- template has placeholders. Owners write templates on the settings page; the composers of tickets and leads
-- fill them in. One template can end every mail that a person writes, and one can be part of each other kind of
-- mail to people outside. What a person wrote is sent after ten seconds, in which its author may take it back.
-- The database waits for that long, so that it is sent also where the browser was closed.

create table public.reply_templates (
  id uuid primary key,
  name text not null check (name ~ '\S' and length(name) <= 80),
  body text not null check (body ~ '\S' and length(body) <= 10000),
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  -- The composer of tickets or of leads, or the kind of mail that it is part of.
  used_in text not null default 'composer' check (used_in in ('composer', 'lead-composer', 'ticket-reply',
    'request-received', 'demo-booked', 'demo-moved', 'demo-host-changed', 'demo-cancelled', 'demo-reminder'))
);

create unique index reply_templates_name_idx on public.reply_templates (lower(name)) where archived_at is null;
create unique index reply_templates_mail_idx on public.reply_templates (used_in)
  where used_in not in ('composer', 'lead-composer') and archived_at is null;

alter table public.reply_templates enable row level security;
revoke all on public.reply_templates from public, anon, authenticated;
grant select on public.reply_templates to authenticated;
grant all on public.reply_templates to service_role;

create policy "read templates" on public.reply_templates for select to authenticated
  using ((select private.can('staff.read')));

-- The placeholders that src/lib/mail/placeholders.ts fills in; the first unknown one, or null.
create function private.unknown_placeholder(body text, used_in text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select found[1] from regexp_matches(body, '\{\{(.*?)\}\}', 'g') as found
    where btrim(found[1]) <> all (case
      when used_in in ('composer', 'ticket-reply')
        then array['first_name', 'business', 'ticket_number', 'subject', 'my_name']
      when used_in = 'lead-composer' then array['first_name', 'business', 'reference', 'my_name']
      when used_in = 'request-received' then array['reference']
      else array['demo_time', 'host', 'reference'] end) limit 1;
  $$;

create function private.check_reply_template(template public.reply_templates) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if template.id is null then
    perform private.refuse_setting('A template has an id.', 'id');
  elsif (template.name ~ '\S' and length(template.name) <= 80) is not true then
    perform private.refuse_setting('A name has 1 to 80 characters.', 'name');
  elsif (template.body ~ '\S') is not true or length(template.body) > 10000 then
    perform private.refuse_setting('A template has up to 10,000 characters.', 'body');
  elsif (template.used_in in ('composer', 'lead-composer', 'ticket-reply', 'request-received', 'demo-booked',
      'demo-moved', 'demo-host-changed', 'demo-cancelled', 'demo-reminder')) is not true then
    perform private.refuse_setting('Nothing uses a template there.', 'used_in');
  elsif private.unknown_placeholder(template.body, template.used_in) is not null then
    perform private.refuse_setting(format('There is no placeholder {{%s}}.',
      left(private.unknown_placeholder(template.body, template.used_in), 80)), 'body');
  elsif exists (select from public.reply_templates as t where t.id <> template.id and t.archived_at is null
      and lower(t.name) = lower(template.name) and template.archived_at is null) then
    perform private.refuse_setting('Another template has this name.', 'name');
  elsif template.used_in not in ('composer', 'lead-composer') and template.archived_at is null and exists (
      select from public.reply_templates as t
      where t.id <> template.id and t.archived_at is null and t.used_in = template.used_in) then
    perform private.refuse_setting('Another template is used there. Change that one first.', 'used_in');
  end if;
end;
$$;

-- A new template has version 0 before. `is_archived` archives it or restores it; nothing is deleted.
create function public.save_reply_template(id uuid, seen_version integer, name text, body text,
    is_archived boolean default false, used_in text default 'composer') returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored public.reply_templates;
  wanted public.reply_templates;
begin
  select * into stored from public.reply_templates as t where t.id = save_reply_template.id for update;
  perform private.check_settings(private.can('settings.manage'), coalesce(stored.version, 0), seen_version);
  wanted := row(save_reply_template.id, btrim(save_reply_template.name), save_reply_template.body,
    case when is_archived then coalesce(stored.archived_at, now()) end, coalesce(stored.is_sample, false),
    coalesce(stored.version, 0) + 1, save_reply_template.used_in);
  perform private.check_reply_template(wanted);
  insert into public.reply_templates select wanted.*
    on conflict on constraint reply_templates_pkey do update set name = excluded.name, body = excluded.body,
      archived_at = excluded.archived_at, version = excluded.version, used_in = excluded.used_in;
  perform private.tell_settings('reply-template', wanted.id,
    case when stored.id is null then '{}' else jsonb_strip_nulls(to_jsonb(stored)) - array['id', 'version', 'is_sample'] end,
    jsonb_strip_nulls(to_jsonb(wanted)) - array['id', 'version', 'is_sample']);
  return wanted.version;
end;
$$;

-- Adds the template of a mail's kind when the mail is queued, and again when its data change while it waits:
-- a form is confirmed before its demo is booked.
create function private.add_template_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.data := new.data - 'words' || coalesce((
    select jsonb_build_object('words', t.body) from public.reply_templates as t
    where t.archived_at is null and t.used_in = case
      -- The confirmation of a form that books a demo also confirms the booking.
      when new.kind = 'request-received' and new.data ? 'booking' then 'demo-booked'
      else new.kind end), '{}');
  return new;
end;
$$;

-- The composers already show the template that ends what people write, so it is not added to the mail.
create trigger add_template_words before insert or update of data on public.mails
  for each row when (not new.is_sample and new.kind not in ('ticket-reply', 'lead-mail'))
  execute function private.add_template_words();

create function private.hold_reply() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.next_try_at := now() + interval '10 seconds';
  return new;
end;
$$;
create trigger hold_reply before insert on public.mails
  for each row when (new.kind in ('ticket-reply', 'lead-mail') and not new.is_sample) execute function private.hold_reply();

-- The locked mail of a reply to a ticket or of an e-mail to a lead, if no sender has had it. This waits for a
-- sender that has it now; a later one finds nothing.
create function private.lock_unsent_mail(message uuid, note uuid) returns public.mails
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail public.mails;
begin
  select * into mail from public.mails as m
    where m.ticket_message_id = message and m.kind = 'ticket-reply' or m.note_id = note for update;
  if mail.id is null or mail.state <> 'queued' or mail.taken_at is not null then
    raise exception 'It is on its way already.' using errcode = '22023', hint = 'left';
  end if;
  return mail;
end;
$$;

-- Takes back a reply of the caller's own whose mail is not being sent yet, and with it the change of the
-- ticket's status: `status` is the one before. The browser keeps the text. Returns the ticket.
create function public.take_back_reply(ticket_id uuid, message_id uuid, status text default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  message public.ticket_messages;
  mail public.mails;
  ticket public.tickets;
begin
  select * into ticket from public.tickets as t where t.id = take_back_reply.ticket_id for update;
  select * into message from public.ticket_messages as m
    where m.id = message_id and m.ticket_id = ticket.id and m.kind = 'reply';
  if not private.can('tickets.write') or ticket.id is null
      or message.id is not null and message.author_id is distinct from auth.uid() then
    raise exception 'You may not take this reply back.' using errcode = '42501', hint = 'forbidden';
  end if;
  -- The request was sent again after it got no answer.
  if message.id is null then
    return public.ticket_detail(ticket.id);
  end if;
  mail := private.lock_unsent_mail(message.id, null);
  perform private.detach_files(message, null);
  -- The mail is deleted with the message.
  delete from public.ticket_messages where id = message.id;
  delete from public.crm_events where entity = 'ticket_messages' and record_id = message.id;
  if take_back_reply.status <> ticket.status
      and private.undoes_own_status(ticket.id, ticket.status, take_back_reply.status) then
    update public.tickets as t set status = take_back_reply.status where t.id = ticket.id;
  end if;
  insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id, ticket_id, after)
    select auth.uid(), s.display_name, 'tickets', ticket.id, 'reply-taken-back', ticket.client_id, ticket.id,
      jsonb_build_object('to', mail.to_email)
    from public.staff as s where s.user_id = auth.uid();
  return public.ticket_detail(ticket.id);
end;
$$;

-- Whether somebody else than the caller has written in the ticket since.
create function private.is_answered_since(ticket uuid, seen_until timestamptz) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select private.can('tickets.write') and exists (select from public.ticket_messages as m
      where m.ticket_id = ticket and m.created_at > seen_until and m.author_id is distinct from auth.uid());
  $$;

-- Adds a message with the files that the caller has added to the ticket, and changes its status: all or nothing. With `seen_until`, the time of the
-- newest message that the writer has seen, it is refused where somebody else has written since. The row is
-- locked, so that of two replies at once the second one is refused.
create function public.add_ticket_message(id uuid, ticket_id uuid, kind text, body text,
    author_name text default null, status text default null, version integer default null,
    seen_until timestamptz default null, file_ids uuid[] default '{}') returns jsonb
  language plpgsql volatile set search_path = ''
as $$
declare
  ticket public.tickets;
begin
  select * into ticket from public.tickets as t where t.id = add_ticket_message.ticket_id for update;
  if ticket.merged_into_id is not null then
    raise exception 'This ticket was merged into another in the meantime.' using errcode = '22023', hint = 'merged';
  end if;
  if private.is_answered_since(ticket.id, seen_until) then
    raise exception 'Somebody has written in this ticket in the meantime.'
      using errcode = 'PT409', hint = 'answered';
  end if;
  if status is not null then
    update public.tickets as t set status = add_ticket_message.status, version = add_ticket_message.version
      where t.id = add_ticket_message.ticket_id;
    if not found then
      raise exception 'You may not change this ticket.' using errcode = '42501', hint = 'forbidden';
    end if;
  end if;
  insert into public.ticket_messages (id, ticket_id, kind, author_name, body)
    values (add_ticket_message.id, add_ticket_message.ticket_id, add_ticket_message.kind,
      coalesce(nullif(btrim(author_name), ''), 'Client'), add_ticket_message.body);
  perform private.attach_files(file_ids, add_ticket_message.id, null);
  return public.ticket_detail(ticket_id);
end;
$$;

revoke all on function
  private.add_template_words(),
  private.unknown_placeholder(text, text),
  private.check_reply_template(public.reply_templates),
  private.is_answered_since(uuid, timestamptz),
  private.hold_reply(),
  private.lock_unsent_mail(uuid, uuid)
  from public;
-- A function that runs with the caller's rights calls this.
grant execute on function private.is_answered_since(uuid, timestamptz) to authenticated;
revoke all on function
  public.save_reply_template(uuid, integer, text, text, boolean, text),
  public.take_back_reply(uuid, uuid, text),
  public.add_ticket_message(uuid, uuid, text, text, text, text, integer, timestamptz, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.save_reply_template(uuid, integer, text, text, boolean, text),
  public.take_back_reply(uuid, uuid, text),
  public.add_ticket_message(uuid, uuid, text, text, text, text, integer, timestamptz, uuid[])
  to authenticated;

-- E-mails to leads --------------------------------------------------------------------------------

-- E-mails that staff write to leads. One is a note of the kind "email" with a subject, so it moves along when the
-- lead is merged or becomes a client, and it is an answer as a logged one is. It leaves by the outbox. Answers to
-- it are added to the lead (mail_routing.sql).

-- The mail quotes up to ten earlier ones of both sides, newest first. Calls, notes and e-mails that staff wrote
-- down are for staff only. What was typed into a form is not quoted, because anybody can enter any address there.
create function private.lead_mail_facts(note public.crm_notes) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_strip_nulls(jsonb_build_object('reference', l.reference, 'subject', note.subject,
        'business', l.business, 'body', note.body,
        'author', (select s.display_name from public.staff as s where s.user_id = note.author_id)))
      || jsonb_build_object('earlier', coalesce((
        select jsonb_agg(jsonb_build_object('author', said.author, 'at', said.created_at,
            'body', case when length(said.words) > 4000 then left(said.words, 4000) || '…' else said.words end)
          order by said.created_at desc)
        from (
          select coalesce(s.display_name, '') as author, n.created_at, n.body as words
            from public.crm_notes as n left join public.staff as s on s.user_id = n.author_id
            where n.lead_id = l.id and n.subject is not null and (n.created_at, n.id) < (note.created_at, note.id)
          union all
          select r.payload ->> 'name', r.created_at, private.quoted_words(r.payload ->> 'message', null, r.id)
            from public.lead_submissions as r
            where r.lead_id in (select private.lead_family(l.id)) and r.payload ->> 'form' = 'email'
              and r.created_at <= note.created_at
          order by created_at desc limit 10
        ) as said where said.words <> ''), '[]'))
    from public.leads as l where l.id = note.lead_id;
  $$;

-- Refuses an e-mail that cannot be sent: a won lead is written to in tickets of its client.
create function private.check_lead_mail(lead public.leads, subject text, body text) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if lead.archived_at is not null then
    raise exception 'This lead was archived in the meantime. Bring it back first.'
      using errcode = '22023', hint = 'archived';
  elsif lead.client_id is not null then
    raise exception 'This lead is a client already.' using errcode = '22023', hint = 'already-client';
  elsif lead.email is null then
    raise exception 'This lead has no e-mail address.' using errcode = '22023', hint = 'no-address';
  elsif (subject ~ '\S') is not true or length(subject) > 200 then
    raise exception 'A subject has 1 to 200 characters.' using errcode = '22023', hint = 'invalid', detail = 'subject';
  elsif (body ~ '\S') is not true or length(body) > 20000 then
    raise exception 'An e-mail has 1 to 20,000 characters.' using errcode = '22023', hint = 'invalid', detail = 'body';
  end if;
end;
$$;

-- Stores an e-mail to a lead and queues it: both or neither. It stops the clock of the first answer and changes
-- no stage. `id` is the browser's, so that a request that is sent again after it got no answer stores nothing
-- twice; `version` is that of the lead on the screen. Returns the lead.
create function public.send_lead_mail(id uuid, lead_id uuid, subject text, body text, version integer,
    file_ids uuid[] default '{}') returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  line constant text := normalize(btrim(regexp_replace(send_lead_mail.subject, '[[:cntrl:]\s]+', ' ', 'g')), nfc);
  lead public.leads;
  note public.crm_notes;
begin
  select n.* into note from public.crm_notes as n where n.id = send_lead_mail.id and private.can('leads.write')
    and n.lead_id = send_lead_mail.lead_id and n.author_id = auth.uid() and n.subject = line
    and n.body = normalize(send_lead_mail.body, nfc);
  if note.id is not null then
    return public.lead_detail(note.lead_id);
  end if;
  lead := private.lock_lead(send_lead_mail.lead_id, send_lead_mail.version);
  perform private.check_lead_mail(lead, line, send_lead_mail.body);
  insert into public.crm_notes (id, lead_id, kind, subject, body)
    values (send_lead_mail.id, lead.id, 'email', line, send_lead_mail.body) returning * into note;
  perform private.attach_files(file_ids, null, note.id);
  if not private.queue_written_mail(jsonb_populate_record(null::public.mails, jsonb_build_object(
      'kind', 'lead-mail', 'to_email', lead.email, 'to_name', lead.name, 'data', private.lead_mail_facts(note),
      'lead_id', lead.id, 'note_id', note.id))) then
    raise exception 'They are not to be mailed.' using errcode = '22023', hint = 'do-not-mail';
  end if;
  update public.leads as l set mailed_at = note.created_at where l.id = lead.id;
  return public.lead_detail(lead.id);
end;
$$;

-- Takes back an e-mail of the caller's own that no sender has had. The clock of the first answer runs again
-- unless another answer stopped it. The browser keeps the text. Returns the lead.
create function public.take_back_lead_mail(lead_id uuid, note_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  lead public.leads;
  note public.crm_notes;
  mail public.mails;
begin
  select * into lead from public.leads as l where l.id = take_back_lead_mail.lead_id for update;
  select * into note from public.crm_notes as n
    where n.id = take_back_lead_mail.note_id and n.lead_id = lead.id and n.subject is not null;
  if not private.can('leads.write') or lead.id is null
      or note.id is not null and note.author_id is distinct from auth.uid() then
    raise exception 'You may not take this e-mail back.' using errcode = '42501', hint = 'forbidden';
  end if;
  -- The request was sent again after it got no answer.
  if note.id is null then
    return public.lead_detail(lead.id);
  end if;
  mail := private.lock_unsent_mail(null, note.id);
  perform private.detach_files(null, note);
  -- The mail is deleted with the note.
  delete from public.crm_notes as n where n.id = note.id;
  delete from public.crm_events as e where e.entity = 'crm_notes' and e.record_id = note.id;
  perform private.forget_answer(note);
  perform private.follow_submissions(lead.id);
  update public.leads as l set mailed_at = (select max(n.created_at) from public.crm_notes as n
    where n.lead_id = lead.id and n.subject is not null) where l.id = lead.id;
  perform private.write_mail_event(mail, 'reply-taken-back');
  return public.lead_detail(lead.id);
end;
$$;

-- A merge moves the lead's notes, and their mails along with them.
create function private.move_lead_mail() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.mails as m set lead_id = new.lead_id where m.note_id = new.id;
  return null;
end;
$$;

create trigger move_lead_mail after update of lead_id on public.crm_notes
  for each row when (new.subject is not null and new.lead_id is distinct from old.lead_id)
  execute function private.move_lead_mail();

revoke all on function
  private.move_lead_mail(),
  private.lead_mail_facts(public.crm_notes),
  private.check_lead_mail(public.leads, text, text)
  from public;
revoke all on function
  public.send_lead_mail(uuid, uuid, text, text, integer, uuid[]),
  public.take_back_lead_mail(uuid, uuid)
  from public, anon, authenticated;
grant execute on function
  public.send_lead_mail(uuid, uuid, text, text, integer, uuid[]),
  public.take_back_lead_mail(uuid, uuid)
  to authenticated;
