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
          select r.payload ->> 'name', r.created_at, private.quoted_words(r.payload ->> 'message')
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
create function public.send_lead_mail(id uuid, lead_id uuid, subject text, body text, version integer) returns jsonb
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
  public.send_lead_mail(uuid, uuid, text, text, integer),
  public.take_back_lead_mail(uuid, uuid)
  from public, anon, authenticated;
grant execute on function
  public.send_lead_mail(uuid, uuid, text, text, integer),
  public.take_back_lead_mail(uuid, uuid)
  to authenticated;
