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
        'data', private.with_link(m.data));
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
