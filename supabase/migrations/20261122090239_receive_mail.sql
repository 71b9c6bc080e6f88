-- The one way in for mail: what scripts/mail/inbound has read of a message decides, in one
-- transaction, where it belongs. A From can be written by anybody, so it counts only together with what
-- only they were sent, or with the number of a ticket of their own.

-- Texts of a list in JSON; none where it is none.
create function private.text_list(list jsonb) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when jsonb_typeof(list) = 'array'
      then array(select jsonb_array_elements_text(list) limit 100) else '{}' end;
  $$;

-- Whether this address is a contact's of the ticket's client.
create function private.is_of_ticket(ticket uuid, address text) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from public.tickets as t
      join public.client_contacts as p on p.client_id = t.client_id and p.archived_at is null
      where t.id = ticket and lower(p.email) = address);
  $$;

-- What a message answers, best proof first: our token, our Message-IDs, a ticket's number in its subject.
-- `fits` where it comes from somebody who was told of it.
create function private.find_thread(address text, said jsonb)
  returns table (ticket_id uuid, lead_id uuid, fits boolean)
  language sql stable set search_path = ''
  as $$
    with named as (
      select 1 as proof, t.ticket_id, t.lead_id, t.email as told from private.mail_threads as t
        where t.token = any (private.text_list(said -> 'tokens'))
      union all
      select 2, m.ticket_id, case when m.ticket_id is null then m.lead_id end, lower(m.to_email)
        from public.mails as m
        where m.message_id = any (private.text_list(said -> 'answers')) and m.staff_id is null
          and coalesce(m.ticket_id, m.lead_id) is not null
      union all
      select 3, t.id, null, null from public.tickets as t
        where t.number = any (private.text_list(said -> 'numbers')::bigint[]) and private.is_of_ticket(t.id, address)
    ), judged as (
      select n.*, coalesce(n.told = address, false) or private.is_of_ticket(n.ticket_id, address)
        or exists (select from public.leads as l where l.id = n.lead_id and lower(l.email) = address) as fits
      from named as n
    )
    select j.ticket_id, private.lead_root(j.lead_id), j.fits from judged as j
    order by j.fits desc, j.proof limit 1;
  $$;

-- Why a message waits for a person; null where it is added by itself.
create function private.reason_to_wait(said jsonb, ticket uuid, lead uuid, fits boolean) returns text
  language sql stable set search_path = ''
  as $$
    select case
      when coalesce(ticket, lead) is null then 'unknown'
      when (said ->> 'isUnproven')::boolean then 'unproven'
      when not fits then 'other-sender'
      when exists (select from public.tickets where id = ticket and archived_at is not null)
        or exists (select from public.leads where id = lead and archived_at is not null) then 'archived' end;
  $$;

-- A mail of ours came back: it was sent, and never arrived. Who knows its Message-ID was sent it.
create function private.mark_bounced(said jsonb) returns table (ticket_id uuid, lead_id uuid)
  language sql volatile security definer set search_path = ''
  as $$
    update public.mails as m set state = 'failed', last_error = left('It came back: ' || (said ->> 'bounceReason'), 500)
      where m.message_id = any (private.text_list(said -> 'answers')) and m.state = 'sent' and not m.is_sample
        and said ->> 'bounceReason' is not null
      returning m.ticket_id, case when m.ticket_id is null then m.lead_id end;
  $$;

-- Answers what became of it: "added", "waiting", "automatic", or "repeated" where it was here before.
create function public.receive_mail(message jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail public.inbound_mails;
  thread record;
begin
  insert into public.inbound_mails (message_key, message_id, kind, from_email, from_name, subject, body, is_cut,
      attachment_names)
    values (message ->> 'key', message ->> 'messageId', message ->> 'kind', lower(message ->> 'fromEmail'), message ->> 'fromName',
      message ->> 'subject', message ->> 'body', (message ->> 'isCut')::boolean,
      private.text_list(message -> 'attachments'))
    on conflict (message_key) do nothing returning * into mail;
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
      perform private.add_inbound_mail(mail, thread.ticket_id, thread.lead_id);
      return jsonb_build_object('outcome', 'added', 'id', mail.id);
    end if;
  end if;
  update public.inbound_mails as m set reason = mail.reason, ticket_id = thread.ticket_id, lead_id = thread.lead_id
    where m.id = mail.id returning * into mail;
  return jsonb_build_object('outcome', private.inbound_state(mail.kind, mail.added_at, mail.archived_at), 'id', mail.id);
end;
$$;

revoke all on function
  private.text_list(jsonb),
  private.is_of_ticket(uuid, text),
  private.find_thread(text, jsonb),
  private.reason_to_wait(jsonb, uuid, uuid, boolean),
  private.mark_bounced(jsonb)
  from public;

revoke all on function public.receive_mail(jsonb) from public, anon, authenticated;
grant execute on function public.receive_mail(jsonb) to service_role;
