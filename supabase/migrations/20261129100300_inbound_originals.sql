-- A mail as it came is kept for as long as what was read of it. What is folded away of its text is here too, so
-- that lists stay small.

create index inbound_mails_submission_idx on public.inbound_mails (submission_id) where submission_id is not null;

-- The two that say what a mail became follow from adding it, which the history tells.
create or replace function private.bookkeeping_columns() returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$ select array['version', 'updated_at', 'search', 'related_words', 'email_key', 'phone_key',
    'business_key', 'has_duplicates', 'other_references', 'wrote_again_at', 'priority_rank',
    'edited_by_id', 'requester_id', 'is_sample', 'first_response_due_at', 'warn_at', 'due_at',
    'ticket_message_id', 'submission_id']; $$;

create table public.inbound_originals (
  mail_id uuid primary key references public.inbound_mails (id) on delete cascade,
  -- As it came, with its files (RFC 5322); of one over 10 MB the beginning.
  message bytea not null,
  -- Its text with what is folded away; null where nothing is.
  full_text text,
  is_sample boolean not null default false
);

-- Who reads the mail, or what it became: the ticket's conversation, or what the lead sent.
create function private.can_read_original(mail uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.inbound_mails as m where m.id = mail
      and (private.can('leads.write')
        or private.can('tickets.write') and m.lead_id is null
        or private.can('clients.read') and m.ticket_message_id is not null
        or private.can('leads.read') and m.submission_id is not null));
  $$;

alter table public.inbound_originals enable row level security;
revoke all on public.inbound_originals from public, anon, authenticated;
grant select on public.inbound_originals to authenticated;
grant all on public.inbound_originals to service_role;
create policy "read originals" on public.inbound_originals for select to authenticated
  using (private.can_read_original(mail_id));

-- With the caller's rights: row security answers. In base64; null where there is none that they may read.
create function public.inbound_original(mail_id uuid) returns text
  language sql stable set search_path = ''
  as $$
    select encode(o.message, 'base64') from public.inbound_originals as o where o.mail_id = inbound_original.mail_id;
  $$;

create function public.inbound_full_text(mail_id uuid) returns text
  language sql stable set search_path = ''
  as $$
    select o.full_text from public.inbound_originals as o where o.mail_id = inbound_full_text.mail_id;
  $$;

-- Of a mail, what a conversation shows beside the words that it became; whoever reads those may.
create function private.mail_behind(message uuid, submission bigint) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('id', m.id, 'subject', m.subject, 'from_email', m.from_email, 'reply_to', m.reply_to,
        'is_folded', m.is_folded, 'original_size', m.original_size)
      from public.inbound_mails as m
      where m.ticket_message_id = message or m.submission_id = submission limit 1;
  $$;

create or replace function public.ticket_detail(ticket_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.ticket_json(t) || jsonb_build_object(
      'messages', coalesce((select jsonb_agg(to_jsonb(m)
          || jsonb_build_object('mail', private.mail_behind(m.id, null)) order by m.created_at, m.id)
        from public.ticket_messages as m where m.ticket_id = t.id), '[]'),
      'contact', (select to_jsonb(p) from private.ticket_contact(t) as p),
      'do_not_mail', private.reply_mark(t))
    from public.tickets as t where t.id = ticket_detail.ticket_id;
  $$;

create or replace function private.submission_json(submission public.lead_submissions) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('id', submission.id, 'reference', submission.reference,
      'created_at', submission.created_at, 'said', submission.payload,
      'mail', private.mail_behind(null, submission.id));
  $$;

-- What is read ---------------------------------------------------------------------------------------

-- Its words and, below them, what of the mail is no text; private.words_for_client() knows what is said of that.
create or replace function private.inbound_words(mail public.inbound_mails) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select left(concat_ws(E'\n\n', coalesce(nullif(btrim(mail.body, E' \n\t'), ''), '[No text]'),
      case when mail.is_cut then '[The original message has more.]' end,
      case when cardinality(mail.attachment_names) > 0 then
        format('[Attached: %s]', left(array_to_string(mail.attachment_names, ', '), 1900)) end), 20000);
  $$;

-- A message as the client is mailed it: of what private.inbound_words() adds only the files' names.
create or replace function private.words_for_client(message public.ticket_messages) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when message.kind <> 'client' then message.body else
      regexp_replace(regexp_replace(message.body, '\n\n\[The original message has more\.\]', ''),
        '^\[No text\](\n\n|$)', '') end;
  $$;

-- Where an answer goes: a form on somebody's site writes in its own name, and names its visitor so.
create function private.answer_address(mail public.inbound_mails) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select coalesce(mail.reply_to, mail.from_email); $$;

create function private.answer_name(mail public.inbound_mails) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select left(coalesce(nullif(btrim(mail.reply_name), ''), private.inbound_name(mail)), 120); $$;

-- As a further request: it is read whole with the others, and says that somebody waits who wrote again.
-- Answers with the request.
create or replace function private.add_mail_to_lead(mail public.inbound_mails, lead uuid) returns bigint
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept constant public.leads := (select l from public.leads as l where l.id = lead);
  said constant jsonb := jsonb_build_object('form', 'email', 'email', private.answer_address(mail),
    'name', private.answer_name(mail), 'message', private.inbound_words(mail));
  submission bigint;
begin
  insert into public.lead_submissions (lead_id, reference, payload, created_at)
    values (lead, private.new_reference(), said, mail.created_at) returning id into submission;
  perform private.write_lead_event(kept, 'requested', kept.client_id, null, said);
  perform private.follow_submissions(lead);
  return submission;
end;
$$;

-- The lead of somebody who wrote to us first, of whoever makes it: they wait for an answer since they wrote.
create or replace function private.make_lead_of_mail(mail public.inbound_mails, lead uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.leads (id, form, name, email, message, owner_id, created_at, stage_changed_at,
        first_response_due_at)
      values (lead, 'manual', private.answer_name(mail),
        -- Without a dot it is an address of a mail server's own, which no lead takes.
        case when private.answer_address(mail) like '%@_%._%' then private.answer_address(mail) end,
        left(private.inbound_words(mail), 5000), auth.uid(), mail.created_at, mail.created_at,
        private.add_business_seconds(mail.created_at, private.first_response_seconds()));
  $$;

-- A mail and the message or request that it became.
create function private.link_words(mail uuid, words text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    update public.inbound_mails as m set
        ticket_message_id = case when m.ticket_id is not null then words::uuid end,
        submission_id = case when m.ticket_id is null then words::bigint end
      where m.id = mail;
  $$;

-- What the mail and its ticket were before, and what adding it made.
create or replace function private.write_adding(mail public.inbound_mails, ticket public.tickets, made jsonb) returns void
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

-- What comes in ----------------------------------------------------------------------------------------

-- Mails of ours on the ticket or lead that a message answers, newest first, by which its quotations are known.
create function public.mails_on_thread(message jsonb) returns setof jsonb
  language sql stable security definer set search_path = ''
  as $$
    with threads as (
      select t.ticket_id, t.lead_id from private.mail_threads as t
        where t.token = any (private.text_list(message -> 'tokens'))
      union
      select m.ticket_id, m.lead_id from public.mails as m
        where m.message_id = any (private.text_list(message -> 'answers')) and m.staff_id is null
      union
      select t.id, null from public.tickets as t
        where t.number = any (private.text_list(message -> 'numbers')::bigint[])
          and private.is_of_ticket(t.id, lower(message ->> 'fromEmail'))
    )
    select to_jsonb(m) - 'search' from public.mails as m
      where m.staff_id is null and not m.is_sample
        and (m.ticket_id in (select t.ticket_id from threads as t)
          or m.ticket_id is null and m.lead_id in (select t.lead_id from threads as t where t.ticket_id is null))
      order by m.created_at desc limit 10;
  $$;

-- Stores a message that was read, and the message itself in base64. Null where it was here before.
create function private.store_inbound_mail(message jsonb, original text) returns public.inbound_mails
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail public.inbound_mails;
  raw constant bytea := decode(original, 'base64');
begin
  insert into public.inbound_mails (message_key, message_id, kind, from_email, from_name, reply_to, reply_name,
      subject, body, is_folded, is_cut, attachment_names, original_size)
    values (message ->> 'key', message ->> 'messageId', message ->> 'kind', lower(message ->> 'fromEmail'),
      message ->> 'fromName', lower(message ->> 'replyTo'), coalesce(message ->> 'replyName', ''),
      message ->> 'subject', message ->> 'body', message ->> 'fullBody' is not null,
      (message ->> 'isCut')::boolean, private.text_list(message -> 'attachments'), octet_length(raw))
    on conflict (message_key) do nothing returning * into mail;
  if mail.id is null then
    return null;
  end if;
  insert into public.inbound_originals (mail_id, message, full_text)
    select mail.id, raw, message ->> 'fullBody' where raw is not null;
  return mail;
end;
$$;

drop function public.receive_mail(jsonb);

-- Answers what became of it: "added", "waiting", "automatic", or "repeated" where it was here before.
create function public.receive_mail(message jsonb, original text default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail public.inbound_mails := private.store_inbound_mail(message, original);
  thread record;
begin
  if mail.id is null then
    return jsonb_build_object('outcome', 'repeated');
  end if;
  if mail.kind = 'bounce' then
    select * into thread from private.mark_bounced(message) limit 1;
  else
    select * into thread from private.find_thread(mail.from_email, message);
  end if;
  if mail.kind = 'message' then
    mail.reason := private.reason_to_wait(message, thread.ticket_id, thread.lead_id, thread.fits);
    if mail.reason is null then
      perform private.link_words(mail.id, private.add_inbound_mail(mail, thread.ticket_id, thread.lead_id));
      return jsonb_build_object('outcome', 'added', 'id', mail.id);
    end if;
  end if;
  update public.inbound_mails as m set reason = mail.reason, ticket_id = thread.ticket_id, lead_id = thread.lead_id
    where m.id = mail.id returning * into mail;
  return jsonb_build_object('outcome', private.inbound_state(mail.kind, mail.added_at, mail.archived_at), 'id', mail.id);
end;
$$;

revoke all on function
  private.can_read_original(uuid),
  private.mail_behind(uuid, bigint),
  private.answer_address(public.inbound_mails),
  private.answer_name(public.inbound_mails),
  private.link_words(uuid, text),
  private.store_inbound_mail(jsonb, text)
  from public;
-- What runs with the caller's rights calls these.
grant execute on function private.can_read_original(uuid), private.mail_behind(uuid, bigint) to authenticated;

revoke all on function
  public.inbound_original(uuid),
  public.inbound_full_text(uuid),
  public.mails_on_thread(jsonb),
  public.receive_mail(jsonb, text)
  from public, anon, authenticated;
grant execute on function public.inbound_original(uuid), public.inbound_full_text(uuid) to authenticated;
grant execute on function public.mails_on_thread(jsonb), public.receive_mail(jsonb, text) to service_role;
