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
