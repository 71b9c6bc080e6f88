-- Mails that came in, with their originals, and what they become.

-- Mails -------------------------------------------------------------------------------------------

-- A mail that belongs to a ticket or a lead is added there at once; any other waits here for a person.
-- Automatic answers and bounces are stored, and added to nothing.

create table public.inbound_mails (
  id uuid primary key default gen_random_uuid(),
  -- Sender and Message-ID, or a hash of the mail where it has none, so that a mail that comes twice is stored
  -- once.
  message_key text not null unique,
  -- The Message-ID that our next reply references; null where the mail has no valid one.
  message_id text,
  kind text not null check (kind in ('message', 'auto-reply', 'bounce', 'own')),
  -- The reason why it waits; null where it was added automatically.
  reason text check (reason in ('unknown', 'several', 'many', 'other-sender', 'archived', 'unproven')),
  from_email text not null,
  from_name text not null,
  -- The address for answers, if not the sender's.
  reply_to text,
  reply_name text not null default '',
  subject text not null,
  -- The text without quotations.
  body text not null,
  is_cut boolean not null default false,
  -- Whether the mail has more text than `body`: a quotation, or more than a ticket takes.
  is_folded boolean not null default false,
  -- In bytes; null where no original is stored, as of samples.
  original_size integer,
  -- Whether only the beginning of the original is stored.
  is_original_cut boolean not null default false,
  -- The files that came with it and are not kept, and why, each in a sentence; those that are kept are in
  -- public.files.
  attachment_names text[] not null default '{}',
  attachment_reasons text[] not null default '{}',
  -- The ticket or lead that it was added to or, while it waits, that it may be about.
  ticket_id uuid references public.tickets (id) on delete set null,
  lead_id uuid references public.leads (id) on delete set null,
  -- The message or submission that was made of it.
  ticket_message_id uuid references public.ticket_messages (id) on delete set null,
  submission_id bigint references public.lead_submissions (id) on delete set null,
  added_at timestamptz,
  -- Null where it was added automatically.
  added_by_id uuid references public.staff (user_id),
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    private.search_words(from_name || ' ' || from_email || ' ' || subject || ' ' || left(body, 5000))
  ) stored,
  check (added_at is null or archived_at is null)
);

create index inbound_mails_message_idx on public.inbound_mails (ticket_message_id) where ticket_message_id is not null;
create index inbound_mails_submission_idx on public.inbound_mails (submission_id) where submission_id is not null;
-- Counts the recent mails of one sender.
create index inbound_mails_from_idx on public.inbound_mails (from_email, created_at);

-- The state of a mail that came in.
create function private.inbound_state(kind text, added_at timestamptz, archived_at timestamptz) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when added_at is not null then 'added' when archived_at is not null then 'dismissed'
      when kind <> 'message' then 'automatic' else 'waiting' end;
  $$;

create index inbound_mails_created_idx on public.inbound_mails (created_at, id)
  include (kind, added_at, archived_at);
create index inbound_mails_waiting_idx on public.inbound_mails (created_at, id)
  where kind = 'message' and added_at is null and archived_at is null;
create index inbound_mails_sample_idx on public.inbound_mails (created_at, id) where is_sample;
create index inbound_mails_ticket_idx on public.inbound_mails (ticket_id) where ticket_id is not null;
create index inbound_mails_lead_idx on public.inbound_mails (lead_id) where lead_id is not null;
create index inbound_mails_added_by_idx on public.inbound_mails (added_by_id) where added_by_id is not null;
create index inbound_mails_search_idx on public.inbound_mails using gin (search);

create trigger a_check_version before update of version on public.inbound_mails
  for each row execute function private.check_version();
create trigger a_keep_version before update on public.inbound_mails
  for each row execute function private.keep_version();
create trigger z_write_event after update on public.inbound_mails
  for each row when (not private.is_in_bulk()) execute function private.write_crm_event();

alter table public.inbound_mails enable row level security;
revoke all on public.inbound_mails from public, anon, authenticated;
grant select on public.inbound_mails to authenticated;
grant update (archived_at, version) on public.inbound_mails to authenticated;
grant all on public.inbound_mails to service_role;

-- Mails are read by those who can process them; a mail about a lead needs the rights for leads.
create policy "read inbound mails" on public.inbound_mails for select to authenticated
  using ((select private.can('leads.write')) or (select private.can('tickets.write')) and lead_id is null);
create policy "dismiss inbound mails" on public.inbound_mails for update to authenticated
  using ((select private.can('leads.write')) or (select private.can('tickets.write')) and lead_id is null)
  with check ((select private.can('leads.write')) or (select private.can('tickets.write')) and lead_id is null);

-- Processing --------------------------------------------------------------------------------------

-- The text of a mail and, below it, notes about the parts that are no text. private.words_for_client()
-- removes some of these notes.
create function private.inbound_words(mail public.inbound_mails) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select left(concat_ws(E'\n\n', coalesce(nullif(btrim(mail.body, E' \n\t'), ''), '[No text]'),
      case when mail.is_cut then '[The original message has more.]' end,
      case when cardinality(mail.attachment_names) > 0 then
        format('[Attached, not kept: %s]', left(array_to_string(mail.attachment_names, ', '), 1900)) end), 20000);
  $$;

-- The sender's name; some mails have none.
create function private.inbound_name(mail public.inbound_mails) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select left(coalesce(nullif(btrim(mail.from_name), ''), nullif(mail.from_email, ''), 'Unknown'), 120); $$;

-- The address for answers: a form on another site sends in its own name, and names its visitor in Reply-To.
create function private.answer_address(mail public.inbound_mails) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select coalesce(mail.reply_to, mail.from_email); $$;

create function private.answer_name(mail public.inbound_mails) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select left(coalesce(nullif(btrim(mail.reply_name), ''), private.inbound_name(mail)), 120); $$;

-- The client's contact who is answered: the one in Reply-To, else the sender. Any other address is not
-- answered, because anybody can write one in a mail and would receive what the client is told.
create function private.contact_to_answer(mail public.inbound_mails, client uuid) returns uuid
  language sql stable set search_path = ''
  as $$
    select p.id from public.client_contacts as p
    where p.client_id = client and p.archived_at is null and lower(btrim(p.email)) in (mail.reply_to, mail.from_email)
    order by (lower(btrim(p.email)) = mail.reply_to) is true desc, p.is_primary desc, p.created_at limit 1;
  $$;

-- The ticket's clock runs from the mail's date.
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

-- Confirms a mail with the ticket's number. One address gets at most five a day, since a machine might answer
-- each of them.
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

-- Adds the mail as a message of the client, whoever adds it, so that the ticket waits for the client no
-- longer. A resolved ticket is opened again only by its own client. The first contact who writes becomes the
-- requester. Returns the message.
create function private.add_mail_to_ticket(mail public.inbound_mails, ticket uuid) returns uuid
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
    -- The first message of a ticket has the mail's date.
    case when exists (select from public.ticket_messages as m where m.ticket_id = ticket)
      then clock_timestamp() else mail.created_at end) returning id into message;
  update public.ticket_messages set author_id = null where id = message;
  select private.contact_to_answer(mail, t.client_id) into to_answer from public.tickets as t where t.id = ticket;
  update public.tickets as t set requester_id = to_answer
    where t.id = ticket and t.requester_id is null and to_answer is not null;
  update public.tickets as t set status = case t.status when 'waiting' then 'in-progress' else 'open' end
    where t.id = ticket and (t.status = 'waiting' or t.status = 'resolved' and (contact.id is not null
      or exists (select from private.mail_threads as h
        where h.ticket_id in (select private.ticket_family(ticket)) and h.email = mail.from_email)));
  return message;
end;
$$;

-- Adds the mail as a further request of the lead, so that somebody waits who wrote again. Returns the
-- submission.
create function private.add_mail_to_lead(mail public.inbound_mails, lead uuid) returns bigint
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept constant public.leads := (select l from public.leads as l where l.id = lead);
  payload constant jsonb := jsonb_build_object('form', 'email', 'email', private.answer_address(mail),
    'name', private.answer_name(mail), 'message', private.inbound_words(mail));
  submission bigint;
begin
  insert into public.lead_submissions (lead_id, reference, payload, created_at)
    values (lead, private.new_reference(), payload, mail.created_at) returning id into submission;
  perform private.write_lead_event(kept, 'requested', kept.client_id, null, payload);
  perform private.follow_submissions(lead);
  return submission;
end;
$$;

-- Adds the mail to the ticket or the lead or, where neither is given, to a new ticket of the sender's only
-- client. It locks that row, so that other writers wait. Returns the id of the message or submission that was
-- made.
create function private.add_inbound_mail(mail public.inbound_mails, ticket uuid, lead uuid) returns text
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

-- The lead of somebody who first wrote by mail: they wait for an answer from the mail's date on.
create function private.make_lead_of_mail(mail public.inbound_mails, lead uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.leads (id, form, name, email, message, owner_id, created_at, stage_changed_at,
        first_response_due_at)
      values (lead, 'manual', private.answer_name(mail),
        -- An address without a dot is local to a mail server, and not allowed for a lead.
        case when private.answer_address(mail) like '%@_%._%' then private.answer_address(mail) end,
        left(private.inbound_words(mail), 5000), auth.uid(), mail.created_at, mail.created_at,
        private.add_business_seconds(mail.created_at, private.first_response_seconds()));
  $$;

revoke all on function
  private.inbound_state(text, timestamptz, timestamptz),
  private.inbound_name(public.inbound_mails),
  private.inbound_words(public.inbound_mails),
  private.add_mail_to_ticket(public.inbound_mails, uuid),
  private.add_mail_to_lead(public.inbound_mails, uuid),
  private.add_inbound_mail(public.inbound_mails, uuid, uuid),
  private.make_lead_of_mail(public.inbound_mails, uuid),
  private.contact_to_answer(public.inbound_mails, uuid),
  private.open_ticket_of_mail(public.inbound_mails, uuid, uuid),
  private.queue_ticket_confirmation(public.inbound_mails, uuid),
  private.answer_address(public.inbound_mails),
  private.answer_name(public.inbound_mails)
  from public;

-- Functions that run with the caller's rights call this.
grant execute on function private.inbound_state(text, timestamptz, timestamptz) to authenticated;

-- Originals ---------------------------------------------------------------------------------------

-- The original of each mail, and the text that was folded away, in a table of their own, so that lists stay
-- small.

create table public.inbound_originals (
  mail_id uuid primary key references public.inbound_mails (id) on delete cascade,
  -- The message with its files (RFC 5322); of one over 10 MB only the beginning.
  message bytea not null,
  -- The text with the folded parts; null where there are none.
  full_text text,
  is_sample boolean not null default false
);

-- Whether the caller may read the mail, or the ticket's message or lead's submission that was made of it.
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

-- In base64; null where there is none that the caller may read. It runs with the caller's rights, so row
-- security applies.
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

-- The fields of a mail that a conversation shows beside its message. It runs as its owner, because everybody
-- who reads the message may read these.
create function private.mail_behind(message uuid, submission bigint) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('id', m.id, 'subject', m.subject, 'from_email', m.from_email, 'reply_to', m.reply_to,
        'is_folded', m.is_folded, 'original_size', m.original_size, 'is_original_cut', m.is_original_cut)
      from public.inbound_mails as m
      where m.ticket_message_id = message or m.submission_id = submission limit 1;
  $$;

revoke all on function private.can_read_original(uuid), private.mail_behind(uuid, bigint) from public;

-- Functions that run with the caller's rights call these.
grant execute on function private.can_read_original(uuid), private.mail_behind(uuid, bigint) to authenticated;

revoke all on function public.inbound_original(uuid), public.inbound_full_text(uuid)
  from public, anon, authenticated;

grant execute on function public.inbound_original(uuid), public.inbound_full_text(uuid) to authenticated;
