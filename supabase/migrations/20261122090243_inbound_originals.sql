-- The mails as they came, and the parts of their text that are folded away, which lists leave out so that
-- they stay small.

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

revoke all on function private.can_read_original(uuid), private.mail_behind(uuid, bigint) from public;

-- What runs with the caller's rights calls these.
grant execute on function private.can_read_original(uuid), private.mail_behind(uuid, bigint) to authenticated;

revoke all on function public.inbound_original(uuid), public.inbound_full_text(uuid)
  from public, anon, authenticated;

grant execute on function public.inbound_original(uuid), public.inbound_full_text(uuid) to authenticated;
