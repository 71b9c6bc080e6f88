-- Addresses that are not to be mailed, and how a visitor corrects an address.

-- Do not mail -------------------------------------------------------------------------------------

-- A "do not mail" mark on any record applies to its address.

-- The marked leads and clients with this address. An archived record marks no address, because junk may have
-- used a stranger's; a merged lead has the mark of the one it is part of.
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

-- A client has the mark of its former lead, so removing it from the client removes it from the lead as well.
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

-- A marked address still gets the mails that it waits for, which are the confirmation of a form and changes
-- of its demo; it gets no reminder, no reply and no other kind. About a lead that is itself marked and
-- archived nothing is sent at all, so that archiving junk notifies no stranger whose address it used. A
-- merged lead counts as the one it is part of. A colleague is mailed as long as they work here.
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

-- The check is a trigger on the table, so that it applies to every kind of mail.
create function private.drop_unwanted_mail() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  return case when private.may_be_mailed(new) then new end;
end;
$$;

create trigger drop_unwanted_mail before insert on public.mails
  for each row when (new.staff_id is null and not new.is_sample) execute function private.drop_unwanted_mail();

-- A mail that a person wrote stays in the outbox as given up, because its author saw it as sent; nobody is
-- alerted of it. Any other mail is deleted.
create function private.take_back(mail_ids uuid[]) returns void
  language sql volatile set search_path = ''
  as $$
    update public.mails set state = 'failed', last_error = 'They asked not to be mailed.', failure_reported_at = now()
      where id = any (mail_ids) and kind in ('ticket-reply', 'lead-mail');
    delete from public.mails where id = any (mail_ids) and kind not in ('ticket-reply', 'lead-mail');
  $$;

-- Withdraws the queued mails of a record's address when the record is marked. Mostly there are none, which is
-- checked first, because an import may mark thousands.
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

-- Withdraws mails that became unwanted in another way since they were queued, as by an import, a contact's
-- new address or a colleague who left. Only the mails that are due next are checked, since the check is slow.
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

-- Marks that pages show ---------------------------------------------------------------------------

-- The other records that mark an address. Of a lead that the caller may not read, only that there is one.
create function private.address_marks(address text, record uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('email', address, 'client_id', m.client_id,
        'lead_id', case when m.is_sample or private.can('leads.read') then m.lead_id end,
        'name', case when m.is_sample or m.lead_id is null or private.can('leads.read') then m.name end)
      order by m.name), '[]')
    from private.marked_records(address) as m where coalesce(m.lead_id, m.client_id) <> record;
  $$;

-- The mark that keeps a reply to a ticket from being mailed: the client's, or another record's with the same
-- address.
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

-- Functions that run with the caller's rights call these.
grant execute on function private.address_marks(text, uuid), private.reply_mark(public.tickets) to authenticated;

-- Corrections -------------------------------------------------------------------------------------

-- A visitor corrects the e-mail address of their request. Only they know its id, which their browser made.

-- The request with this id, stored with a lead or put aside; no row for an unknown id.
create function private.request_to_correct(sent_id uuid)
  returns table (reference text, payload jsonb, created_at timestamptz, lead_id uuid)
  language sql stable security definer set search_path = ''
  as $$
    select s.reference, s.payload, s.created_at, s.lead_id from public.lead_submissions as s where s.request_id = sent_id
    union all
    select s.reference, s.payload, s.created_at, null from private.spam_requests as s where s.request_id = sent_id;
  $$;

-- The replaced address is kept in emailsBefore.
create function private.corrected_payload(payload jsonb, email text) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select payload || jsonb_build_object('email', email,
      'emailsBefore', coalesce(payload -> 'emailsBefore', '[]') || jsonb_build_array(payload -> 'email'));
  $$;

-- A lead's own address changes only where this request made the lead and no other request was added to it,
-- because a stranger's request with the same address may be among them.
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

-- Returns the address as it is stored. Refusals are errors with a hint: invalid, unknown, over (an hour after
-- it was sent), too-often.
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
  update private.spam_requests as s set payload = private.corrected_payload(s.payload, checked.email)
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
