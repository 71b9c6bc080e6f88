-- The one way in for mail: what scripts/mail/inbound has read of a message decides, in one
-- transaction, where it belongs. A From can be written by anybody, so it counts only together with what
-- only they were sent, or with the number of a ticket of their own.

-- A mail of ours came back: it was sent, and never arrived. Who knows its Message-ID was sent it.
create function private.mark_bounced(said jsonb) returns table (ticket_id uuid, lead_id uuid)
  language sql volatile security definer set search_path = ''
  as $$
    update public.mails as m set state = 'failed', last_error = left('It came back: ' || (said ->> 'bounceReason'), 500)
      where m.message_id = any (private.text_list(said -> 'answers')) and m.state = 'sent' and not m.is_sample
        and said ->> 'bounceReason' is not null
      returning m.ticket_id, case when m.ticket_id is null then m.lead_id end;
  $$;

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

revoke all on function private.mark_bounced(jsonb), private.store_inbound_mail(jsonb, text) from public;

revoke all on function public.mails_on_thread(jsonb), public.receive_mail(jsonb, text)
  from public, anon, authenticated;

grant execute on function public.mails_on_thread(jsonb), public.receive_mail(jsonb, text) to service_role;
