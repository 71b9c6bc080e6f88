-- The outbox, the threads by which answers are recognised, and the settings of mail.

-- Mails -------------------------------------------------------------------------------------------

-- The outbox has every mail that is queued, being sent or sent. A mail is stored in the transaction of the
-- change that it is about, so neither exists without the other. It has data only; src/lib/mail makes the
-- words when it is shown and sent.

create table public.mails (
  id uuid primary key default gen_random_uuid(),
  -- One of src/data/mails/mail-kinds.ts.
  kind text not null,
  -- The event and the recipient: no mail is queued twice for the same.
  occasion text not null unique,
  to_email text not null check (btrim(to_email) <> ''),
  to_name text not null,
  -- The colleague who gets it; null for people outside.
  staff_id uuid references public.staff (user_id),
  data jsonb not null,
  lead_id uuid references public.leads (id) on delete cascade,
  client_id uuid references public.clients (id) on delete cascade,
  ticket_id uuid references public.tickets (id) on delete cascade,
  ticket_message_id uuid references public.ticket_messages (id) on delete cascade,
  -- The e-mail to a lead, as its conversation has it.
  note_id uuid references public.crm_notes (id) on delete cascade,
  -- It is the same for every try, so that a mail program drops a second copy. The sender adds the domain
  -- after the "@", here and in the two columns below.
  message_id text not null unique default 'mail.' || gen_random_uuid(),
  in_reply_to text,
  reference_ids text[] not null default '{}',
  -- "failed" means given up.
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text,
  taken_at timestamptz,
  sent_at timestamptz,
  -- When staff were notified that it was given up.
  failure_reported_at timestamptz,
  -- When it was stored, or when a person last had it sent again after it was given up.
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
  -- Only colleagues get mails that are about no record.
  check (lead_id is not null or client_id is not null or staff_id is not null)
);

create index mails_created_idx on public.mails (created_at, id) include (state, kind);
create index mails_due_idx on public.mails (next_try_at) where state in ('queued', 'sending');
create index mails_failed_idx on public.mails (created_at, id) where state = 'failed';
create index mails_reported_idx on public.mails (failure_reported_at) where state = 'failed' and staff_id is null;
create index mails_sample_idx on public.mails (created_at, id) where is_sample;
create index mails_to_idx on public.mails (lower(btrim(to_email)), created_at);
create index mails_staff_idx on public.mails (staff_id) where staff_id is not null;
create index mails_outward_idx on public.mails (created_at, id) where staff_id is null;
create index mails_lead_idx on public.mails (lead_id) where lead_id is not null;
create index mails_client_idx on public.mails (client_id) where client_id is not null;
create index mails_ticket_idx on public.mails (ticket_id, created_at) where ticket_id is not null;
create index mails_message_idx on public.mails (ticket_message_id) where ticket_message_id is not null;
create index mails_note_idx on public.mails (note_id) where note_id is not null;
create index mails_search_idx on public.mails using gin (search);

alter table public.mails enable row level security;
revoke all on public.mails from public, anon, authenticated;
grant select on public.mails to authenticated;
grant all on public.mails to service_role;

-- A mail is as readable as the record that it is about. Only owners see colleagues' addresses, so a mail to a
-- colleague is read by that person and by owners, and so is a mail about no record.
create policy "read mails" on public.mails for select to authenticated
  using (((select private.can('leads.read')) and (lead_id is not null or client_id is null)
      or (select private.can('clients.read')) and (client_id is not null or lead_id is null))
    and (staff_id is null or staff_id = (select auth.uid()) or (select private.can('staff.manage'))));

-- Threads -----------------------------------------------------------------------------------------

-- The reply address of a mail to a person outside has a token for one person and one ticket or lead, so that
-- an answer is added there and known to come from them.

create table private.mail_threads (
  token text primary key default replace(gen_random_uuid()::text, '-', ''),
  ticket_id uuid references public.tickets (id) on delete cascade,
  lead_id uuid references public.leads (id) on delete cascade,
  -- The address that it was sent to.
  email text not null,
  created_at timestamptz not null default now(),
  unique (ticket_id, email),
  unique (lead_id, email),
  check ((ticket_id is null) <> (lead_id is null))
);

alter table private.mail_threads enable row level security;
revoke all on private.mail_threads from public, anon, authenticated;

-- Null for a colleague's mail, and for one about neither a ticket nor a lead.
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

-- Settings ----------------------------------------------------------------------------------------

-- Owners set on the settings page from whom mails come, where answers go, and which kinds are sent.

-- An address without a name that is safe in a mail's header.
create function private.is_mail_address(address text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select address ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$' and length(address) <= 254;
  $$;

create table public.mail_settings (
  is_only boolean primary key default true check (is_only),
  -- Null stands for the value of the server's environment, or the site's own.
  sender_name text check (length(sender_name) between 1 and 80 and sender_name !~ '[[:cntrl:]<>"\\]'),
  sender_address text check (private.is_mail_address(sender_address)),
  reply_address text check (private.is_mail_address(reply_address)),
  -- Kinds of mail that are not queued. What a person wrote always is.
  kinds_off text[] not null default '{}' check (not kinds_off && array['ticket-reply', 'lead-mail']),
  version integer not null default 1
);

insert into public.mail_settings default values;

alter table public.mail_settings enable row level security;
revoke all on public.mail_settings from public, anon, authenticated;
grant select on public.mail_settings to authenticated;
grant all on public.mail_settings to service_role;

create policy "read how mails are sent" on public.mail_settings for select to authenticated
  using ((select private.can('staff.read')));

-- A mail of a kind that is off is not stored. Mails that are in the outbox already are sent.
create function private.skip_mail_turned_off() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.mail_settings as s where new.kind = any (s.kinds_off)) then
    return null;
  end if;
  return new;
end;
$$;

create trigger skip_mail_turned_off before insert on public.mails
  for each row when (not new.is_sample) execute function private.skip_mail_turned_off();

-- The sender reads these before it sends.
create function public.mail_addresses() returns table (sender_name text, sender_address text, reply_address text)
  language sql stable security definer set search_path = ''
  as $$ select s.sender_name, s.sender_address, s.reply_address from public.mail_settings as s; $$;

create function private.mail_settings_json() returns jsonb
  language sql stable security definer set search_path = ''
  as $$ select to_jsonb(s) - array['is_only', 'version'] from public.mail_settings as s; $$;

create function private.check_mail_settings(sender_name text, sender_address text, reply_address text,
    kinds_off text[]) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if length(sender_name) > 80 or sender_name ~ '[[:cntrl:]<>"\\]' then
    perform private.refuse_setting('A name has up to 80 characters, and no quotes, backslashes or angle brackets.', 'sender_name');
  elsif not private.is_mail_address(sender_address) then
    perform private.refuse_setting('The sender is no e-mail address.', 'sender_address');
  elsif not private.is_mail_address(reply_address) then
    perform private.refuse_setting('Where answers go is no e-mail address.', 'reply_address');
  elsif kinds_off is null or cardinality(kinds_off) > 40
      or exists (select from unnest(kinds_off) as kind where (kind ~ '^[a-z-]{1,40}$') is not true) then
    perform private.refuse_setting('Name kinds of mails.', 'kinds_off');
  elsif kinds_off && array['ticket-reply', 'lead-mail'] then
    perform private.refuse_setting('What a person wrote always goes out.', 'kinds_off');
  end if;
end;
$$;

create function public.save_mail_settings(seen_version integer, sender_name text, sender_address text,
    reply_address text, kinds_off text[]) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored public.mail_settings;
  before jsonb;
begin
  sender_name := nullif(btrim(sender_name), '');
  sender_address := nullif(btrim(sender_address), '');
  reply_address := nullif(btrim(reply_address), '');
  select * into stored from public.mail_settings for update;
  before := private.mail_settings_json();
  perform private.check_settings(private.can('settings.manage'), stored.version, seen_version);
  perform private.check_mail_settings(sender_name, sender_address, reply_address, kinds_off);
  update public.mail_settings as s set sender_name = save_mail_settings.sender_name,
    sender_address = save_mail_settings.sender_address, reply_address = save_mail_settings.reply_address,
    kinds_off = array(select distinct kind from unnest(save_mail_settings.kinds_off) as kind order by kind),
    version = s.version + 1;
  perform private.tell_settings('mail-settings', '00000000-0000-0000-0000-000000000000', before, private.mail_settings_json());
  return stored.version + 1;
end;
$$;

revoke all on function
  private.is_mail_address(text),
  private.skip_mail_turned_off(),
  private.mail_settings_json(),
  private.check_mail_settings(text, text, text, text[])
  from public;

revoke all on function
  public.mail_addresses(),
  public.save_mail_settings(integer, text, text, text, text[])
  from public, anon, authenticated;
grant execute on function public.mail_addresses() to service_role;
grant execute on function public.save_mail_settings(integer, text, text, text, text[]) to authenticated;
-- A check of the table calls it with the writer's rights.
grant execute on function private.is_mail_address(text) to service_role;

-- Sending -----------------------------------------------------------------------------------------

-- How mails leave the outbox. The sender takes some, sends each and reports the result. If it dies in
-- between, the mails it took are taken again later, which may send one mail twice, with the same Message-ID.

-- When a sender last asked for work, so that a page can show whether one is running.
create table private.mail_sender (
  is_only boolean primary key default true check (is_only),
  seen_at timestamptz
);
insert into private.mail_sender default values;

alter table private.mail_sender enable row level security;
revoke all on private.mail_sender from public, anon, authenticated;

-- The pause before the next try; null after a day of tries, which gives up.
create function private.mail_pause(tries integer) returns interval
  language sql immutable parallel safe set search_path = ''
  as $$
    select case
      when tries <= 4 then (array[interval '1 minute', '5 minutes', '15 minutes', '1 hour'])[greatest(tries, 1)]
      when tries <= 12 then interval '3 hours' end;
  $$;

-- A mail that could not be sent for three days is given up, whatever the number of tries; a person may still
-- have it sent. A reminder of a demo that has begun is not needed.
create function private.give_up_stale_mails() returns void
  language sql volatile set search_path = ''
  as $$
    update public.mails set state = 'failed', last_error = left(concat_ws(' Before that: ',
          'Nothing was sent for three days after this was queued.', last_error), 500)
      where (state = 'queued' or state = 'sending' and taken_at < now() - interval '10 minutes')
        and queued_at < now() - interval '3 days' and not is_sample;
    update public.mails set state = 'failed', last_error = 'The demo began before this could be sent.'
      where (state = 'queued' or state = 'sending' and taken_at < now() - interval '10 minutes')
        and kind = 'demo-reminder' and (data -> 'booking' ->> 'startsAt')::timestamptz < now()
        and not is_sample;
    update public.mails set state = 'failed',
        last_error = coalesce(last_error, 'The sender stopped each time it tried this.')
      where state = 'sending' and taken_at < now() - interval '10 minutes'
        and private.mail_pause(tries) is null and not is_sample;
  $$;

-- Deletes mails about a demo before a change, since the change has a mail of its own. The notice to a former
-- host stays.
create function private.drop_superseded_mails() returns void
  language sql volatile set search_path = ''
  as $$
    delete from public.mails as m using public.demo_bookings as b
      where m.state in ('queued', 'sending') and m.next_try_at <= now() and not m.is_sample
        and b.id = coalesce(m.data ->> 'demoId', m.data -> 'booking' ->> 'id')::uuid
        and b.version > (m.data -> 'booking' ->> 'version')::integer
        and (m.staff_id is null or m.staff_id = b.host_id or m.data ->> 'what' in ('booked', 'moved'));
  $$;

-- Adds the key of the link that a mail has, which nobody may read in the outbox.
create function private.with_link(data jsonb) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select case
      when data -> 'booking' ? 'id'
        then jsonb_set(data, '{booking,key}', to_jsonb(private.link_key('booking', (data -> 'booking' ->> 'id')::uuid)))
      when data ? 'invitationId'
        then data || jsonb_build_object('key', private.link_key('invitation', (data ->> 'invitationId')::uuid))
      else data end;
  $$;

-- Takes up to `most` due mails for the sender, each with the token for answers. Two senders at once never get
-- the same. The time of the next try is set as they are taken, because a sender may die. A mail that one died
-- over is taken alone, when nothing else is due, because it may bring the next one down as well.
create function public.take_mails(most integer default 10) returns setof jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  from_state text;
begin
  update private.mail_sender set seen_at = now()
    where seen_at is null or seen_at < now() - interval '20 seconds';
  perform private.drop_unwanted_mails(most);
  perform private.drop_superseded_mails();
  perform private.give_up_stale_mails();
  foreach from_state in array array['queued', 'sending'] loop
    return query update public.mails as m
      set state = 'sending', tries = m.tries + 1, taken_at = now(),
        next_try_at = now() + greatest(private.mail_pause(m.tries + 1), interval '10 minutes')
      where m.id in (
        select each.id from public.mails as each
        -- Both states are named for the index.
        where each.state in ('queued', 'sending') and each.state = from_state and each.next_try_at <= now()
          and not each.is_sample
        order by each.next_try_at limit case from_state when 'queued' then most else least(most, 1) end
        for update skip locked)
      returning to_jsonb(m) - 'search' || jsonb_build_object('reply_token', private.mail_token(m),
        'data', private.with_link(m.data), 'files', case
          when m.kind in ('ticket-reply', 'lead-mail') then private.files_json(m.ticket_message_id, m.note_id) else '[]' end);
    exit when found;
  end loop;
end;
$$;

create function public.mail_sent(mail_id uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    update public.mails set state = 'sent', sent_at = now(), last_error = null
      where id = mail_id and state = 'sending';
  $$;

-- `is_final` means that another try cannot succeed, as for an address that does not exist.
create function public.mail_failed(mail_id uuid, error text, is_final boolean default false) returns void
  language sql volatile security definer set search_path = ''
  as $$
    update public.mails set last_error = left(error, 500),
        state = case when is_final or private.mail_pause(tries) is null then 'failed' else 'queued' end,
        next_try_at = now() + coalesce(private.mail_pause(tries), interval '0')
      where id = mail_id and state = 'sending';
  $$;

-- Writes to the history of the record that a mail is about, if there is one. It leaves out a colleague's
-- address, which only owners may see.
create function private.write_mail_event(mail public.mails, action text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id, lead_id, ticket_id, after)
      select auth.uid(), (select display_name from public.staff where user_id = auth.uid()),
        case when mail.ticket_id is not null then 'tickets' when mail.client_id is not null then 'clients' else 'leads' end,
        coalesce(mail.ticket_id, mail.client_id, mail.lead_id), action, mail.client_id, mail.lead_id, mail.ticket_id,
        jsonb_build_object('kind', mail.kind, 'to', case when mail.staff_id is null then mail.to_email else mail.to_name end)
      where coalesce(mail.ticket_id, mail.client_id, mail.lead_id) is not null;
  $$;

-- Has a mail sent again that was given up, or waits for its next try. The caller needs the right to write the
-- record that it is about; a mail about no record is retried by its recipient.
create function public.retry_mail(mail_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail public.mails;
begin
  -- A second caller at the same time waits for the first and finds the mail queued.
  select * into mail from public.mails as m where m.id = mail_id for update;
  if not (private.can('leads.write') and mail.lead_id is not null
      or (private.can('tickets.write') or private.can('clients.write')) and mail.client_id is not null
      or (private.can('leads.read') or private.can('clients.read'))
        and mail.staff_id is not null and mail.lead_id is null and mail.client_id is null)
      or mail.staff_id <> auth.uid() and not private.can('staff.manage') then
    raise exception 'You may not send this mail again.' using errcode = '42501', hint = 'forbidden';
  end if;
  if not private.may_be_mailed(mail) then
    raise exception '%', case when mail.staff_id is null then 'They are not to be mailed.'
      else 'They do not work here any more.' end using errcode = '22023', hint = 'do-not-mail';
  end if;
  if mail.state = 'queued' and mail.tries = 0 then
    return;
  end if;
  if mail.state in ('sending', 'sent') then
    raise exception 'This mail is on its way or was sent.' using errcode = '22023', hint = 'not-waiting';
  end if;
  -- A mail that was not given up keeps its id, because a service that may have taken it recognises it for a
  -- day.
  update public.mails set state = 'queued', tries = 0, next_try_at = now(), failure_reported_at = null,
      queued_at = case when state = 'queued' and queued_at > now() - interval '1 day' then queued_at else now() end
    where id = mail_id;
  perform private.write_mail_event(mail, 'mail-retried');
end;
$$;

revoke all on function private.mail_pause(integer), private.give_up_stale_mails(), private.drop_superseded_mails(),
  private.with_link(jsonb), private.write_mail_event(public.mails, text) from public;

revoke all on function public.take_mails(integer), public.mail_sent(uuid),
  public.mail_failed(uuid, text, boolean), public.retry_mail(uuid) from public, anon, authenticated;
grant execute on function public.take_mails(integer), public.mail_sent(uuid),
  public.mail_failed(uuid, text, boolean) to service_role;
grant execute on function public.retry_mail(uuid) to authenticated;
