-- What somebody answers by: a token in the address that our mails to people outside are answered to.
-- One for each ticket or lead and person, so that an answer belongs there and comes from them.

create table private.mail_threads (
  token text primary key default replace(gen_random_uuid()::text, '-', ''),
  ticket_id uuid references public.tickets (id) on delete cascade,
  lead_id uuid references public.leads (id) on delete cascade,
  -- To whom it was sent.
  email text not null,
  created_at timestamptz not null default now(),
  unique (ticket_id, email),
  unique (lead_id, email),
  check ((ticket_id is null) <> (lead_id is null))
);

alter table private.mail_threads enable row level security;
revoke all on private.mail_threads from public, anon, authenticated;

-- Null for a colleague's mail, and for one that is about neither.
create function private.mail_token(mail public.mails) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  lead constant uuid := case when mail.ticket_id is null then mail.lead_id end;
begin
  if mail.staff_id is not null or coalesce(mail.ticket_id, lead) is null then
    return null;
  end if;
  insert into private.mail_threads (ticket_id, lead_id, email)
    values (mail.ticket_id, lead, lower(mail.to_email)) on conflict do nothing;
  return (select token from private.mail_threads as t
    where t.email = lower(mail.to_email) and (t.ticket_id = mail.ticket_id or t.lead_id = lead));
end;
$$;

revoke all on function private.mail_token(public.mails) from public;
