-- Which addresses are not mailed, and how a visitor corrects an address.

-- Do not mail -------------------------------------------------------------------------------------

-- Who asked not to be mailed, on whichever record that is marked: it holds for their address.

-- The leads and clients that are marked and have this address. What was put away marks no address: junk may
-- have used a stranger's, and of a lead that was merged the one it is part of now has the mark.
create function private.marked_records(address text)
  returns table (lead_id uuid, client_id uuid, name text, is_sample boolean)
  language sql stable set search_path = ''
  as $$
    select l.id, null::uuid, coalesce(l.business, l.name), l.is_sample from public.leads as l
    where l.email_key = lower(btrim(address)) and l.mailing is not null and l.archived_at is null
    union
    select null, c.id, c.business, c.is_sample
    from public.client_contacts as p join public.clients as c on c.id = p.client_id
    where lower(btrim(p.email)) = lower(btrim(address)) and c.mailing is not null and c.archived_at is null;
  $$;

-- A client has the mark of the lead it was: taken off the client, it is off the lead as well.
create function private.unmark_leads() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.leads as l set mailing = null where l.client_id = new.id and l.mailing is not null;
  return null;
end;
$$;

create trigger unmark_leads after update of mailing on public.clients
  for each row when (new.mailing is null and old.mailing is not null) execute function private.unmark_leads();

-- Who asked not to be mailed gets what they wait for, which is the confirmation of a form and what becomes of
-- a demo of theirs, whoever booked it, and no reminder, no reply and whatever else is added. About a
-- lead that is itself marked and archived nothing goes out at all: so junk is put away without a word to the
-- stranger whose address it may have used. A lead that was merged is as the one it is part of now. A colleague is
-- mailed for as long as they work here.
create function private.may_be_mailed(mail public.mails) returns boolean
  language sql stable set search_path = ''
  as $$
    select case
      when mail.staff_id is not null
        then exists (select from public.staff as s where s.user_id = mail.staff_id and s.removed_at is null)
      when mail.kind in ('request-received', 'demo-booked', 'demo-moved', 'demo-host-changed', 'demo-cancelled')
        then not exists (select from public.leads as l
          where l.id = private.lead_root(mail.lead_id) and l.mailing is not null and l.archived_at is not null)
      else not exists (select from public.leads as l
          where l.id = private.lead_root(mail.lead_id) and l.mailing is not null)
        and not exists (select from public.clients as c where c.id = mail.client_id and c.mailing is not null)
        and not exists (select from private.marked_records(mail.to_email)) end;
  $$;

-- Asked here, so that no mail that is thought of later forgets to ask.
create function private.drop_unwanted_mail() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  return case when private.may_be_mailed(new) then new end;
end;
$$;

create trigger drop_unwanted_mail before insert on public.mails
  for each row when (new.staff_id is null and not new.is_sample) execute function private.drop_unwanted_mail();

-- A reply to a ticket stays in the outbox as given up, for whoever wrote it was told that it is mailed, and
-- nobody is alerted of it. Anything else is gone.
create function private.take_back(mail_ids uuid[]) returns void
  language sql volatile set search_path = ''
  as $$
    update public.mails set state = 'failed', last_error = 'They asked not to be mailed.', failure_told_at = now()
      where id = any (mail_ids) and kind = 'ticket-reply';
    delete from public.mails where id = any (mail_ids) and kind <> 'ticket-reply';
  $$;

-- What waits for them as they are marked is taken back, whichever record it is about. Mostly nothing waits,
-- which is asked first: an import may mark thousands.
create function private.take_back_mails() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.mails as m where m.state = 'queued' and m.staff_id is null and not m.is_sample) then
    perform private.take_back(array(
      select m.id from public.mails as m
      where (m.lead_id = new.id or m.client_id = new.id or lower(btrim(m.to_email)) = any (array(
          select l.email_key from public.leads as l where l.id = new.id
          union all
          select lower(btrim(p.email)) from public.client_contacts as p where p.client_id = new.id)))
        and m.state = 'queued' and m.staff_id is null and not m.is_sample and not private.may_be_mailed(m)
      for update skip locked));
  end if;
  return null;
end;
$$;

create trigger take_back_mails after update of mailing on public.leads
  for each row when (new.mailing is not null and old.mailing is null) execute function private.take_back_mails();
create trigger take_back_mails after update of mailing on public.clients
  for each row when (new.mailing is not null and old.mailing is null) execute function private.take_back_mails();

-- What became unwanted in another way since it was queued, as by an import, a contact's new address or a
-- colleague who left. Asked of those that are due next alone, since asking takes its time.
create function private.drop_unwanted_mails(most integer) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  unwanted uuid[];
begin
  loop
    unwanted := array(
      select (due.mail).id from (
        select m as mail from public.mails as m
        where m.state in ('queued', 'sending') and m.next_try_at <= now() and not m.is_sample
        order by m.state, m.next_try_at limit most
        for update skip locked) as due
      where not private.may_be_mailed(due.mail));
    exit when cardinality(unwanted) = 0;
    perform private.take_back(unwanted);
  end loop;
end;
$$;

-- What a record's page says of it -----------------------------------------------------------------

-- By which other records an address is marked. Of a lead that the caller may not read, only that there is one.
create function private.address_marks(address text, record uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('email', address, 'client_id', m.client_id,
        'lead_id', case when m.is_sample or private.can('leads.read') then m.lead_id end,
        'name', case when m.is_sample or m.lead_id is null or private.can('leads.read') then m.name end)
      order by m.name), '[]')
    from private.marked_records(address) as m where coalesce(m.lead_id, m.client_id) <> record;
  $$;

-- Whose mark keeps a reply to a ticket from being mailed: its client's, or that of its address elsewhere.
create function private.reply_mark(ticket public.tickets) returns text
  language sql stable security definer set search_path = ''
  as $$
    select case
      when exists (select from public.clients as c where c.id = ticket.client_id and c.mailing is not null) then 'client'
      when exists (select from private.ticket_contact(ticket) as p, private.marked_records(p.email)) then 'address' end;
  $$;

revoke all on function
  private.marked_records(text),
  private.unmark_leads(),
  private.may_be_mailed(public.mails),
  private.drop_unwanted_mail(),
  private.take_back(uuid[]),
  private.take_back_mails(),
  private.drop_unwanted_mails(integer),
  private.address_marks(text, uuid),
  private.reply_mark(public.tickets)
  from public;

-- What runs with the caller's rights calls these.
grant execute on function private.address_marks(text, uuid), private.reply_mark(public.tickets) to authenticated;

-- Corrections -------------------------------------------------------------------------------------

-- The email of a request, put right by whoever sent it. Only they know the request's id, which their browser made.

-- Where this request is kept, as a lead's or put aside; no row for an id that was never stored.
create function private.request_to_correct(sent_id uuid)
  returns table (reference text, payload jsonb, created_at timestamptz, lead_id uuid)
  language sql stable security definer set search_path = ''
  as $$
    select s.reference, s.payload, s.created_at, s.lead_id from public.lead_submissions as s where s.request_id = sent_id
    union all
    select s.reference, s.payload, s.created_at, null from private.suspect_requests as s where s.request_id = sent_id;
  $$;

-- The replaced address is kept in emailsBefore.
create function private.corrected_payload(payload jsonb, email text) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select payload || jsonb_build_object('email', email,
      'emailsBefore', coalesce(payload -> 'emailsBefore', '[]') || jsonb_build_array(payload -> 'email'));
  $$;

-- A lead's own address changes only where this request made the lead and nobody else has said anything by it: a
-- stranger's request with the same address may have been added to it, or it to theirs.
create function private.correct_lead_email(submission public.lead_submissions, was text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    update public.leads as l set email = submission.payload ->> 'email'
      where l.id = submission.lead_id and l.reference = submission.reference and l.email = was
        and l.client_id is null and l.merged_into_id is null and l.archived_at is null
        and not exists (select from public.lead_submissions as other
          where other.lead_id in (select private.lead_family(l.id)) and other.id <> submission.id);
    update public.mails as m set data = m.data || jsonb_build_object('email', submission.payload ->> 'email')
      where m.lead_id = submission.lead_id and m.kind = 'new-lead' and m.state = 'queued'
        and m.data ->> 'reference' = submission.reference;
  $$;

-- Queued mails go to the new address; sent ones are sent again, within the limits of any mail.
create function private.mail_corrected(submission public.lead_submissions) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  confirmation constant text := 'request-received ' || submission.reference;
  address constant text := submission.payload ->> 'email';
  booking constant uuid := (select b.id from public.demo_bookings as b
    where b.reference = submission.reference and b.status = 'booked');
begin
  delete from public.mails as m where m.occasion = confirmation and m.state = 'queued' and m.taken_at is null;
  update public.mails as m set occasion = format('%s before %s', m.occasion, m.id) where m.occasion = confirmation;
  perform private.queue_confirmation(submission, booking is not null);
  if private.is_mailed_enough(address) then
    delete from public.mails as m where m.kind like 'demo-%' and m.state = 'queued' and m.taken_at is null
      and m.data -> 'booking' ->> 'id' = booking::text;
  else
    update public.mails as m set to_email = address where m.kind like 'demo-%' and m.state = 'queued'
      and m.taken_at is null and m.data -> 'booking' ->> 'id' = booking::text;
  end if;
end;
$$;

-- Answers with the address as it is kept. Refusals are errors with a hint: invalid, unknown, over (an hour after it was sent), too-often.
create function public.correct_email(request_id text, email text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  sent_id constant uuid := case when $1 ~ '^[0-9a-f]{32}$' then $1::uuid end;
  address constant text := private.request_address();
  checked public.leads;
  request record;
  submission public.lead_submissions;
begin
  perform private.refuse_filters();
  begin
    checked.email := lower(private.clean_email(private.lead_text(jsonb_build_object('email', $2), 'email', 320, true)));
  exception when check_violation then
    raise exception 'This is not an e-mail address.' using errcode = '22023', hint = 'invalid', detail = 'email';
  end;
  perform pg_advisory_xact_lock(hashtext('curbfront.submit_lead'));
  select * into request from private.request_to_correct(sent_id);
  if request.reference is null then
    raise exception 'There is no such request.' using errcode = 'PT404', hint = 'unknown';
  elsif request.payload ->> 'email' = checked.email then
    return jsonb_build_object('email', checked.email);
  elsif request.created_at < now() - interval '1 hour' then
    raise exception 'This can no longer be changed here.' using errcode = '22023', hint = 'over';
  elsif jsonb_array_length(coalesce(request.payload -> 'emailsBefore', '[]')) >= 3
      or address is not null and private.is_over_own_limit(address) or private.is_over_limit_of_all() then
    raise exception 'That was changed many times. Call us.' using errcode = '22023', hint = 'too-often';
  end if;
  update private.suspect_requests as s set payload = private.corrected_payload(s.payload, checked.email)
    where s.request_id = sent_id;
  update public.lead_submissions as s set payload = private.corrected_payload(s.payload, checked.email)
    where s.request_id = sent_id returning s.* into submission;
  if submission.id is not null then
    perform private.correct_lead_email(submission, request.payload ->> 'email');
    perform private.mail_corrected(submission);
  end if;
  return jsonb_build_object('email', checked.email);
end;
$$;

revoke all on function
  private.request_to_correct(uuid),
  private.corrected_payload(jsonb, text),
  private.correct_lead_email(public.lead_submissions, text),
  private.mail_corrected(public.lead_submissions)
  from public;
revoke all on function public.correct_email(text, text) from public, anon, authenticated;
grant execute on function public.correct_email(text, text) to anon, authenticated;
