-- The outbox: every mail that is to go out, is on its way, or went. A mail is stored in the
-- transaction of what it tells about, so neither is there without the other. It holds facts; the
-- words are made of them as it is shown and sent (src/lib/mail).

create table public.mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('request-received', 'new-lead', 'ticket-received', 'ticket-reply',
    'assigned-ticket', 'assigned-lead', 'assigned-task', 'demo-booked', 'demo-moved', 'demo-host-changed',
    'demo-cancelled', 'demo-reminder', 'host-demo', 'answer-due', 'sla-warning', 'weekly-summary', 'mail-given-up',
    'suspects-waiting', 'invitation')),
  -- What happened and who is told of it: no mail is queued twice for the same.
  occasion text not null unique,
  to_email text not null check (btrim(to_email) <> ''),
  to_name text not null,
  -- The colleague who is told; null for people outside.
  staff_id uuid references public.staff (user_id),
  data jsonb not null,
  lead_id uuid references public.leads (id) on delete cascade,
  client_id uuid references public.clients (id) on delete cascade,
  ticket_id uuid references public.tickets (id) on delete cascade,
  ticket_message_id uuid references public.ticket_messages (id) on delete cascade,
  -- The same however often it is tried, so that a mail program drops a second one. What stands
  -- behind the "@" is added by the sender, as it is in the two columns below to what has none.
  message_id text not null unique default 'mail.' || gen_random_uuid(),
  in_reply_to text,
  reference_ids text[] not null default '{}',
  -- "failed" is given up.
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text,
  taken_at timestamptz,
  sent_at timestamptz,
  -- When staff were told that it was given up.
  failure_told_at timestamptz,
  -- When it was stored, or a person last had it tried anew after it was given up.
  queued_at timestamptz not null default now(),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  search tsvector generated always as (
    private.search_words(to_name || ' ' || to_email || ' ' || replace(kind, '-', ' ')
      || ' ' || coalesce(data ->> 'name', '') || ' ' || coalesce(data ->> 'business', '')
      || ' ' || coalesce(right(regexp_replace(data ->> 'phone', '\D', '', 'g'), 10), '')
      || ' ' || coalesce(data ->> 'reference', '') || ' ' || coalesce(data ->> 'subject', '')
      || ' ' || coalesce(data ->> 'number', '') || ' ' || left(coalesce(data ->> 'body', data ->> 'message', ''), 5000))
  ) stored,
  -- Only colleagues are told of what is about nobody in particular.
  check (lead_id is not null or client_id is not null or staff_id is not null)
);

create index mails_created_idx on public.mails (created_at, id) include (state, kind);
create index mails_due_idx on public.mails (next_try_at) where state in ('queued', 'sending');
create index mails_failed_idx on public.mails (created_at, id) where state = 'failed';
create index mails_told_idx on public.mails (failure_told_at) where state = 'failed' and staff_id is null;
create index mails_sample_idx on public.mails (created_at, id) where is_sample;
create index mails_to_idx on public.mails (lower(btrim(to_email)), created_at);
create index mails_staff_idx on public.mails (staff_id) where staff_id is not null;
create index mails_lead_idx on public.mails (lead_id) where lead_id is not null;
create index mails_client_idx on public.mails (client_id) where client_id is not null;
create index mails_ticket_idx on public.mails (ticket_id, created_at) where ticket_id is not null;
create index mails_message_idx on public.mails (ticket_message_id) where ticket_message_id is not null;
create index mails_search_idx on public.mails using gin (search);

-- An alert that somebody has turned off. "assigned" is of tickets, leads and tasks alike.
create table public.muted_alerts (
  owner_id uuid not null default auth.uid() references public.staff (user_id) on delete cascade,
  kind text not null check (kind in ('new-lead', 'answer-due', 'assigned', 'host-demo', 'sla-warning',
    'mail-given-up', 'weekly-summary', 'suspects-waiting')),
  primary key (owner_id, kind)
);

alter table public.mails enable row level security;
alter table public.muted_alerts enable row level security;
revoke all on public.mails, public.muted_alerts from public, anon, authenticated;
grant select on public.mails to authenticated;
grant select, insert, delete on public.muted_alerts to authenticated;
grant all on public.mails, public.muted_alerts to service_role;

-- As readable as what it is about. A colleague's address is for owners alone, so what was sent to
-- somebody who works here is read by that person and by owners. What is about no record is such.
create policy "read mails" on public.mails for select to authenticated
  using (((select private.can('leads.read')) and (lead_id is not null or client_id is null)
      or (select private.can('clients.read')) and (client_id is not null or lead_id is null))
    and (staff_id is null or staff_id = (select auth.uid()) or (select private.can('staff.manage'))));

create policy "own switches" on public.muted_alerts for all to authenticated
  using (owner_id = (select auth.uid()) and (select private.can('staff.read')))
  with check (owner_id = (select auth.uid()) and (select private.can('staff.read')));
