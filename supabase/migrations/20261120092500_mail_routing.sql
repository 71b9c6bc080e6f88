-- How a mail that comes in is received, and where it belongs.

-- Routing -----------------------------------------------------------------------------------------

-- A client's new request opens a ticket, and a lead's answer is added to the lead. A mail that could belong
-- to several waits for a person, with the candidates.

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

-- The leads whose reference, or whose request's reference, is in a subject.
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

-- The texts of a JSON list; empty where it is no list.
create function private.text_list(list jsonb) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when jsonb_typeof(list) = 'array'
      then array(select jsonb_array_elements_text(list) limit 100) else '{}' end;
  $$;

-- Whether this is the address of a contact of the ticket's client.
create function private.is_of_ticket(ticket uuid, address text) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from public.tickets as t
      join public.client_contacts as p on p.client_id = t.client_id and p.archived_at is null
      where t.id = ticket and lower(p.email) = address);
  $$;

-- The ticket or lead that a message answers, best evidence first: our token, our Message-IDs from the nearest
-- on, a ticket's number or a request's reference in its subject, and the only open lead of its sender who is
-- no client's contact. A merged ticket or lead counts as the one it is part of. `fits` is true if the sender is a person who got our mail or belongs to the record.
create function private.find_thread(address text, message jsonb)
  returns table (ticket_id uuid, lead_id uuid, fits boolean)
  language sql stable set search_path = ''
  as $$
    with named as (
      select 1 as proof, 0::bigint as nth, t.ticket_id, t.lead_id, t.email as recipient from private.mail_threads as t
        where t.token = any (private.text_list(message -> 'tokens'))
      union all
      select 2, answer.nth, m.ticket_id, case when m.ticket_id is null then m.lead_id end, lower(m.to_email)
        from unnest(private.text_list(message -> 'answers')) with ordinality as answer (id, nth)
        join public.mails as m on m.message_id = answer.id
        where m.staff_id is null and coalesce(m.ticket_id, m.lead_id) is not null
      union all
      select 3, 0, t.id, null, null from public.tickets as t
        where t.number = any (private.text_list(message -> 'numbers')::bigint[]) and private.is_of_ticket(t.id, address)
      union all
      select 4, 0, null, l.id, address from private.leads_named(message ->> 'subject') as l
        where address <> '' and private.wrote_to_us_as(l.id, address)
      union all
      select 5, 0, null, (array_agg(l.id))[1], address from private.open_leads_of(address) as l
        where not exists (select from private.contacts_of(address)) having count(*) = 1
    ), judged as (
      select n.*, coalesce(n.recipient = address, false) or private.is_of_ticket(n.ticket_id, address)
        or exists (select from public.leads as l where l.id = n.lead_id and lower(l.email) = address) as fits
      from named as n
    )
    select private.ticket_root(j.ticket_id), private.lead_root(j.lead_id), j.fits from judged as j
    order by j.fits desc, j.proof, j.nth limit 1;
  $$;

-- The reason why a mail that answers nothing waits; null where it is a new request of the sender's only
-- client. More than ten mails of one sender within an hour come from a machine.
create function private.reason_to_open_none(message jsonb) returns text
  language sql stable set search_path = ''
  as $$
    select case
      when found.clients = 0 and found.leads < 2 then 'unknown'
      when (message ->> 'isUnproven')::boolean then 'unproven'
      when found.clients <> 1 then 'several'
      when (select count(distinct m.ticket_id) from public.inbound_mails as m
          join public.tickets as t on t.id = m.ticket_id and t.came_by_mail
          where m.from_email = found.address and m.added_by_id is null and m.created_at > now() - interval '1 hour') >= 10
        then 'many' end
    from (
      select sender.address, (select count(*) from private.contacts_of(sender.address)) as clients,
        (select count(*) from private.open_leads_of(sender.address)) as leads
      from (select lower(message ->> 'fromEmail') as address) as sender
    ) as found;
  $$;

-- The reason why a message waits for a person; null where it is added automatically.
create function private.reason_to_wait(message jsonb, ticket uuid, lead uuid, fits boolean) returns text
  language sql stable set search_path = ''
  as $$
    select case
      when coalesce(ticket, lead) is null then private.reason_to_open_none(message)
      when (message ->> 'isUnproven')::boolean then 'unproven'
      when not fits then 'other-sender'
      when exists (select from public.tickets where id = ticket and archived_at is not null)
        or exists (select from public.leads where id = lead and archived_at is not null) then 'archived' end;
  $$;

revoke all on function
  private.contacts_of(text),
  private.open_leads_of(text),
  private.references_in(text),
  private.leads_named(text),
  private.wrote_to_us_as(uuid, text),
  private.reason_to_open_none(jsonb),
  private.text_list(jsonb),
  private.is_of_ticket(uuid, text),
  private.find_thread(text, jsonb),
  private.reason_to_wait(jsonb, uuid, uuid, boolean)
  from public;

-- Receiving ---------------------------------------------------------------------------------------

-- Mail comes in by receive_mail() alone. It stores a message that functions/_shared/inbound has parsed, and
-- decides in one transaction where it belongs. Anybody can forge a sender's address, so it counts only
-- together with a token or Message-ID that only this person was sent, or with the number of their own ticket.

-- Marks a mail of ours that bounced. Only its recipient's server knows its Message-ID.
create function private.mark_bounced(message jsonb) returns table (ticket_id uuid, lead_id uuid)
  language sql volatile security definer set search_path = ''
  as $$
    update public.mails as m set state = 'failed', last_error = left('It came back: ' || (message ->> 'bounceReason'), 500)
      where m.message_id = any (private.text_list(message -> 'answers')) and m.state = 'sent' and not m.is_sample
        and message ->> 'bounceReason' is not null
      returning m.ticket_id, case when m.ticket_id is null then m.lead_id end;
  $$;

-- Our mails on the ticket or lead that a message answers, newest first, by which its quotations are
-- recognised.
create function public.mails_on_thread(message jsonb) returns setof jsonb
  language sql stable security definer set search_path = ''
  as $$
    with answered as (
      select t.ticket_id, t.lead_id from private.mail_threads as t
        where t.token = any (private.text_list(message -> 'tokens'))
      union
      select m.ticket_id, m.lead_id from public.mails as m
        where m.message_id = any (private.text_list(message -> 'answers')) and m.staff_id is null
      union
      select t.id, null from public.tickets as t
        where t.number = any (private.text_list(message -> 'numbers')::bigint[])
          and private.is_of_ticket(t.id, lower(message ->> 'fromEmail'))
      union
      select null, l.id from private.leads_named(message ->> 'subject') as l
        where private.wrote_to_us_as(l.id, lower(mails_on_thread.message ->> 'fromEmail'))
    ), threads as (
      select a.ticket_id, a.lead_id from answered as a where a.ticket_id is null
      union
      select part, null from answered as a cross join lateral private.ticket_family(private.ticket_root(a.ticket_id)) as part
    )
    select to_jsonb(m) - 'search' from public.mails as m
      where m.staff_id is null and not m.is_sample
        and (m.ticket_id in (select t.ticket_id from threads as t)
          or m.ticket_id is null and m.lead_id in (select t.lead_id from threads as t where t.ticket_id is null))
      order by m.created_at desc limit 10;
  $$;

create function private.texts_of(list jsonb, field text) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$ select array(select each ->> field from jsonb_array_elements(coalesce(list, '[]')) as each limit 101); $$;

-- Stores a parsed message, and its original in base64. Null where it was stored before.
create function private.store_inbound_mail(message jsonb, original text) returns public.inbound_mails
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail public.inbound_mails;
  raw constant bytea := decode(original, 'base64');
begin
  insert into public.inbound_mails (message_key, message_id, kind, from_email, from_name, reply_to, reply_name,
      subject, body, is_folded, is_cut, attachment_names, attachment_reasons, original_size, is_original_cut)
    values (message ->> 'key', message ->> 'messageId', message ->> 'kind', lower(message ->> 'fromEmail'),
      message ->> 'fromName', lower(message ->> 'replyTo'), coalesce(message ->> 'replyName', ''),
      message ->> 'subject', message ->> 'body', message ->> 'fullBody' is not null,
      (message ->> 'isCut')::boolean, private.texts_of(message -> 'notKept', 'name'),
      private.texts_of(message -> 'notKept', 'why'), octet_length(raw), coalesce((message ->> 'isOriginalCut')::boolean, false))
    on conflict (message_key) do nothing returning * into mail;
  if mail.id is null then
    return null;
  end if;
  insert into public.inbound_originals (mail_id, message, full_text)
    select mail.id, raw, message ->> 'fullBody' where raw is not null;
  return mail;
end;
$$;

-- Makes the rows of the mail's files, which arrive later. The same content is stored once: one that is stored
-- already has arrived.
create function private.add_mail_files(mail uuid, files jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  file jsonb;
  nth bigint;
  known public.files;
begin
  for file, nth in select f.value, f.ordinality from jsonb_array_elements(files) with ordinality as f loop
    -- Locked, so that it is not erased meanwhile.
    select f.* into known from public.files as f
      where f.sha256 = file ->> 'sha256' and f.size = (file ->> 'size')::bigint and f.bucket = 'attachments'
        and f.erased_at is null and (f.arrived_at is not null or f.inbound_mail_id = mail)
      order by f.arrived_at is null limit 1 for share;
    insert into public.files (inbound_mail_id, bucket, object_id, name, type, size, sha256, width, height, content_id,
        arrived_at, created_at)
      values (mail, 'attachments', coalesce(known.object_id, gen_random_uuid()), private.tidy_file_name(file ->> 'name'),
        file ->> 'type', (file ->> 'size')::bigint, file ->> 'sha256', nullif((file ->> 'width')::integer, 0),
        nullif((file ->> 'height')::integer, 0), file ->> 'contentId', case when known.arrived_at is not null then now() end,
        -- They are shown in this order.
        now() + nth * interval '1 microsecond');
  end loop;
end;
$$;

-- The files of a mail whose content is not stored yet.
create function private.files_to_store(mail uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
      select id, bucket, object_id, type, size, sha256, width, height from public.files
        where inbound_mail_id = mail and arrived_at is null order by created_at, id) as f;
  $$;

-- Finds where a stored mail belongs, and adds it there or lets it wait. Returns the outcome.
create function private.route_mail(mail public.inbound_mails, message jsonb) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  thread record;
begin
  if mail.kind = 'bounce' then
    select * into thread from private.mark_bounced(message) limit 1;
  else
    select * into thread from private.find_thread(mail.from_email, message);
  end if;
  if mail.kind = 'message' then
    mail.reason := private.reason_to_wait(message, thread.ticket_id, thread.lead_id, thread.fits);
    if mail.reason is null then
      perform private.link_words(mail.id, private.add_inbound_mail(mail, thread.ticket_id, thread.lead_id));
      return 'added';
    end if;
  end if;
  update public.inbound_mails as m set reason = mail.reason, ticket_id = thread.ticket_id, lead_id = thread.lead_id
    where m.id = mail.id returning * into mail;
  return private.inbound_state(mail.kind, mail.added_at, mail.archived_at);
end;
$$;

-- Returns the outcome, and the files of the mail whose content the caller has yet to store. The outcome is "added",
-- "waiting", "automatic", or "repeated" where the mail was stored before.
create function public.receive_mail(message jsonb, original text default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail public.inbound_mails := private.store_inbound_mail(message, original);
  outcome text;
begin
  if mail.id is null then
    return jsonb_build_object('outcome', 'repeated', 'files', private.files_to_store(
      (select m.id from public.inbound_mails as m where m.message_key = message ->> 'key')));
  end if;
  perform private.add_mail_files(mail.id, coalesce(message -> 'files', '[]'));
  outcome := private.route_mail(mail, message);
  return jsonb_build_object('outcome', outcome, 'id', mail.id, 'files', private.files_to_store(mail.id));
end;
$$;

revoke all on function
  private.mark_bounced(jsonb),
  private.texts_of(jsonb, text),
  private.store_inbound_mail(jsonb, text),
  private.add_mail_files(uuid, jsonb),
  private.files_to_store(uuid),
  private.route_mail(public.inbound_mails, jsonb)
  from public;

revoke all on function public.mails_on_thread(jsonb), public.receive_mail(jsonb, text)
  from public, anon, authenticated;

grant execute on function public.mails_on_thread(jsonb), public.receive_mail(jsonb, text) to service_role;
