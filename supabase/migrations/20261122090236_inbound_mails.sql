-- Mail that came in. What belongs to a ticket or a lead is added there at once; what does not waits
-- here for a person. Automatic answers and bounces are kept, and are nobody's words.

create table public.inbound_mails (
  id uuid primary key default gen_random_uuid(),
  -- Sender and Message-ID, or a sum of the whole where it has none: what comes twice is stored once.
  message_key text not null unique,
  -- What our next reply to the ticket names, with its domain; null where it has none that can be named.
  message_id text,
  kind text not null check (kind in ('message', 'auto-reply', 'bounce', 'own')),
  -- Why it waits; null where it was added by itself.
  reason text check (reason in ('unknown', 'several', 'many', 'other-sender', 'archived', 'unproven')),
  from_email text not null,
  from_name text not null,
  -- Where an answer goes, if not to its sender.
  reply_to text,
  reply_name text not null default '',
  subject text not null,
  -- What they wrote, without what they quoted.
  body text not null,
  is_cut boolean not null default false,
  -- Whether more was written than `body` shows: what is taken for a quotation, or is too long for a ticket.
  is_folded boolean not null default false,
  -- In bytes; null where no original is kept, as of invented mails.
  original_size integer,
  -- They are named, and not kept.
  attachment_names text[] not null default '{}',
  -- What it was added to or, while it waits, what it may be about.
  ticket_id uuid references public.tickets (id) on delete set null,
  lead_id uuid references public.leads (id) on delete set null,
  -- What it became, as far as it was added.
  ticket_message_id uuid references public.ticket_messages (id) on delete set null,
  submission_id bigint references public.lead_submissions (id) on delete set null,
  added_at timestamptz,
  -- Null where it was added by itself.
  added_by_id uuid references public.staff (user_id),
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (to_tsvector('simple', from_name || ' '
    || replace(from_email, '@', ' ') || ' ' || subject || ' ' || left(body, 5000))) stored,
  check (added_at is null or archived_at is null)
);

create index inbound_mails_message_idx on public.inbound_mails (ticket_message_id) where ticket_message_id is not null;
-- Who wrote how much lately.
create index inbound_mails_from_idx on public.inbound_mails (from_email, created_at);

-- Where it has got to.
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

-- Triggers of one event run in the order of their names.
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

-- For those who can do something about it; what is about a lead is for those who read leads.
create policy "read inbound mails" on public.inbound_mails for select to authenticated
  using ((select private.can('leads.write')) or (select private.can('tickets.write')) and lead_id is null);
create policy "dismiss inbound mails" on public.inbound_mails for update to authenticated
  using ((select private.can('leads.write')) or (select private.can('tickets.write')) and lead_id is null)
  with check ((select private.can('leads.write')) or (select private.can('tickets.write')) and lead_id is null);

-- What is added ------------------------------------------------------------------------------------

-- Its words and, below them, what is missing of the mail; private.words_for_client() knows what is said of that.
create function private.inbound_words(mail public.inbound_mails) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select left(concat_ws(E'\n\n', coalesce(nullif(btrim(mail.body, E' \n\t'), ''), '[No text]'),
      case when mail.is_cut then '[The rest was too long and is not kept here.]' end,
      case when cardinality(mail.attachment_names) > 0 then
        format('[Attached, and not kept here: %s. The mailbox that takes our mail has the original, where it keeps one.]',
          array_to_string(mail.attachment_names, ', ')) end), 20000);
  $$;

-- Whom it says it is from; some mails name nobody.
create function private.inbound_name(mail public.inbound_mails) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select left(coalesce(nullif(btrim(mail.from_name), ''), nullif(mail.from_email, ''), 'Unknown'), 120); $$;

-- As the words of the client, who is then waited for no longer; they are no colleague's, whoever adds them. Who
-- first writes a ticket by mail is who gets its replies. Answers with the message.
create function private.add_mail_to_ticket(mail public.inbound_mails, ticket uuid) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  contact public.client_contacts;
  message uuid;
begin
  select p.* into contact from public.tickets as t
    join public.client_contacts as p on p.client_id = t.client_id and lower(p.email) = mail.from_email
    where t.id = ticket and p.archived_at is null order by p.is_primary desc, p.created_at limit 1;
  insert into public.ticket_messages (ticket_id, kind, author_name, body) values (ticket, 'client',
    coalesce(contact.name, private.inbound_name(mail)), private.inbound_words(mail)) returning id into message;
  update public.ticket_messages set author_id = null where id = message;
  update public.tickets as t set requester_id = contact.id
    where t.id = ticket and t.requester_id is null and contact.id is not null;
  update public.tickets as t set status = case t.status when 'waiting' then 'in-progress' else 'open' end
    where t.id = ticket and t.status in ('waiting', 'resolved');
  return message;
end;
$$;

-- As a further request: it is read whole with the others, and says that somebody waits who wrote again.
-- Answers with the request.
create function private.add_mail_to_lead(mail public.inbound_mails, lead uuid) returns bigint
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept constant public.leads := (select l from public.leads as l where l.id = lead);
  said constant jsonb := jsonb_build_object('form', 'email', 'email', mail.from_email,
    'name', private.inbound_name(mail), 'message', private.inbound_words(mail));
  submission bigint;
begin
  insert into public.lead_submissions (lead_id, reference, payload, created_at)
    values (lead, private.new_reference(), said, mail.created_at) returning id into submission;
  perform private.write_lead_event(kept, 'requested', kept.client_id, null, said);
  perform private.follow_submissions(lead);
  return submission;
end;
$$;

-- Adds it to one of the two. The row of that is locked, so that one who writes there waits. Answers with the id
-- of the message or the request that it became.
create function private.add_inbound_mail(mail public.inbound_mails, ticket uuid, lead uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  root constant uuid := private.lead_root(lead);
  words text;
begin
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

-- The lead of somebody who wrote to us first, of whoever makes it: they wait for an answer since they wrote.
create function private.make_lead_of_mail(mail public.inbound_mails, lead uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.leads (id, form, name, email, message, owner_id, created_at, stage_changed_at,
        first_response_due_at)
      values (lead, 'manual', private.inbound_name(mail),
        -- Without a dot it is an address of a mail server's own, which no lead takes.
        case when mail.from_email like '%@_%._%' then mail.from_email end,
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
  private.make_lead_of_mail(public.inbound_mails, uuid)
  from public;

-- What runs with the caller's rights calls this.
grant execute on function private.inbound_state(text, timestamptz, timestamptz) to authenticated;
