-- How a request of a public form is stored, with the demo that it books.

-- Bookings ----------------------------------------------------------------------------------------

-- Whether this lead has a demo to come anyway.
create function private.awaits_booking(lead uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.demo_bookings as b where b.status = 'booked' and b.ends_at > now()
      and b.lead_id in (select private.lead_family(lead)));
  $$;

create function private.lead_of_request(of_reference text) returns public.leads
  language sql stable security definer set search_path = ''
  as $$
    select l.* from public.lead_submissions as s join public.leads as l on l.id = private.lead_root(s.lead_id)
    where s.reference = of_reference;
  $$;

-- Whether visitors booked three demos for this e-mail address or phone number that are still to come, or were
-- booked and cancelled within a day. Otherwise one person could fill a host's calendar and mailboxes under
-- many names.
create function private.has_enough_demos(lead public.leads) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select count(*) >= 3 from public.demo_bookings as b join public.leads as l on l.id = b.lead_id
    where b.reference is not null
      and (b.status = 'booked' and b.starts_at > now()
        or b.status = 'cancelled' and b.created_at > now() - interval '1 day')
      and (l.email_key = lead.email_key or l.phone_key = lead.phone_key);
  $$;

-- Whether visitors booked 20 demos for each host within a day that still stand: more than a host can give in
-- one. Otherwise a robot with changing numbers and addresses could fill the calendars overnight.
create function private.are_too_many_booked() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select (select count(*) from public.demo_bookings as b
        where b.reference is not null and not b.is_sample and b.status <> 'cancelled'
          and b.created_at > now() - interval '1 day')
      >= 20 * (select count(*) from public.demo_hosts as h
        join public.staff as s on s.user_id = h.staff_id and s.removed_at is null
        join private.roles as r on r.name = s.role and 'leads.write' = any (r.rights)
        where h.is_active);
  $$;

-- Whether a requested time is only a wish, about which staff call. It is called under the lock of
-- submit_lead(), so that parallel requests cannot pass it together.
create function private.is_only_wish(lead public.leads) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select private.awaits_booking(lead.id) or private.has_enough_demos(lead) or private.are_too_many_booked();
  $$;

-- Books the time that a request asks for. False where no host is free then, or where it is only a wish.
create function private.book_request(request public.leads, is_wish boolean default false) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  lead public.leads := private.lead_of_request(request.reference);
  booking public.demo_bookings;
begin
  perform from public.leads as l where l.id = lead.id for update;
  if not is_wish and not private.is_only_wish(lead) then
    booking := private.book_demo(lead, request.slot_starts_at, request.visitor_time_zone, request.reference);
  end if;
  if booking.id is null then
    update public.leads as l set next_step_on = private.office_day(now()),
        next_step = 'Call: they asked for a demo on ' || private.office_moment(request.slot_starts_at)
      where l.id = lead.id and l.next_step is null and l.next_step_on is null;
  end if;
  return booking.id is not null;
end;
$$;

-- Refuses a taken time, so that the visitor chooses another one in the open form, and nothing of the request
-- is stored. From an address that has booked enough any time is a wish: one sender may not use up the times
-- of all.
create function private.book_or_refuse(request public.leads) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_wish constant boolean := private.has_address_booked_enough();
begin
  if request.slot_starts_at is null then
    return;
  elsif private.book_request(request, is_wish) then
    perform private.count_booking();
  elsif not is_wish and not private.is_only_wish(private.lead_of_request(request.reference)) then
    perform private.refuse_taken(request.slot_starts_at);
  end if;
end;
$$;

-- The answer to a visitor's request: its reference and, where a time was booked, the time, the host, and the
-- key of the link by which the visitor changes it.
create function private.request_answer(of_reference text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_strip_nulls(jsonb_build_object('reference', of_reference, 'booking', (
      select jsonb_build_object('starts_at', b.starts_at, 'ends_at', b.ends_at, 'host', s.display_name,
        'key', private.link_key('booking', b.id))
      from public.demo_bookings as b join public.staff as s on s.user_id = b.host_id
      where b.reference = of_reference and b.status = 'booked')));
  $$;

revoke all on function
  private.awaits_booking(uuid),
  private.has_enough_demos(public.leads),
  private.are_too_many_booked(),
  private.is_only_wish(public.leads),
  private.lead_of_request(text),
  private.book_request(public.leads, boolean),
  private.book_or_refuse(public.leads),
  private.request_answer(text)
  from public;

-- Requests ----------------------------------------------------------------------------------------

-- Visitors' requests come in by submit_lead() alone. Refusals are errors with a stable hint:
--   invalid      a field is missing, too long or not one of the known values (detail names it)
--   too-fast     the form was sent sooner than a person can fill it
--   slot-taken   somebody else has just booked this time (detail holds the next three free ones)
-- A request over the limits or with a filled trap is put aside for staff and answered like any other.
--
-- The answer is a new reference, whether the sender is known or not, so that it tells a stranger nothing.
-- Only the same request, sent again by the browser that made its id, is answered with its earlier reference.
-- If it booked a time, the answer has the time and the host.

create function private.new_reference() returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  fresh text;
begin
  loop
    fresh := 'CF-' || upper(substr(encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), 1, 8));
    exit when not exists (select from public.leads as l where l.reference = fresh)
      and not exists (select from public.lead_submissions as s where s.reference = fresh)
      and not exists (select from private.spam_requests as s where s.reference = fresh);
  end loop;
  return fresh;
end;
$$;

-- The reference and the payload of this request when it was sent before.
create function private.earlier_request(sent_id uuid) returns table (reference text, payload jsonb)
  language sql stable security definer set search_path = ''
  as $$
    select s.reference, s.payload from public.lead_submissions as s where s.request_id = sent_id
    union all
    select s.reference, s.payload from private.spam_requests as s where s.request_id = sent_id;
  $$;

-- The lead that a request repeats: from the same address and form within ten minutes, and still open. A lead
-- that was merged since is replaced by the one it is part of.
create function private.lead_to_add_to(request public.leads) returns public.leads
  language sql stable set search_path = ''
  as $$
    select root from (
      select id from public.leads as l
      where l.email = request.email and l.form = request.form and not l.is_sample
        and l.created_at > request.created_at - interval '10 minutes'
        and l.created_at < request.created_at + interval '10 minutes'
      order by l.created_at desc limit 1
    ) as latest
    join public.leads as root on root.id = private.lead_root(latest.id)
    where root.archived_at is null;
  $$;

create function private.add_lead(request public.leads) returns public.leads
  language plpgsql volatile set search_path = ''
as $$
begin
  insert into public.leads (
    reference, form, name, email, phone, call_time, business, trade, town, website, topic, message,
    slot_starts_at, visitor_time_zone, has_consent, source_page, referrer, created_at, stage_changed_at
  ) values (
    request.reference, request.form, request.name, request.email, request.phone, request.call_time, request.business,
    request.trade, request.town, request.website, request.topic, request.message,
    request.slot_starts_at, request.visitor_time_zone, request.has_consent, request.source_page,
    request.referrer, request.created_at, request.created_at
  ) returning * into request;
  return request;
end;
$$;

-- Fills empty columns only, because anybody can know an address. Values that differ are read in the
-- submission.
create function private.fill_lead(lead public.leads, request public.leads) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  update public.leads as l set
    phone = coalesce(l.phone, request.phone),
    call_time = coalesce(l.call_time, request.call_time),
    business = coalesce(l.business, request.business),
    trade = coalesce(l.trade, request.trade),
    town = coalesce(l.town, request.town),
    website = coalesce(l.website, request.website),
    topic = coalesce(l.topic, request.topic),
    message = coalesce(l.message, request.message),
    slot_starts_at = coalesce(l.slot_starts_at, request.slot_starts_at),
    visitor_time_zone = coalesce(l.visitor_time_zone, request.visitor_time_zone),
    has_consent = l.has_consent or request.has_consent
    where l.id = lead.id;
end;
$$;

-- Makes a lead of a request, or adds it to the lead that it repeats, with the request's created_at.
create function private.store_request(request public.leads, submission jsonb, sent_id uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  lead public.leads := private.lead_to_add_to(request);
begin
  if lead.id is null then
    lead := private.add_lead(request);
    request.reference := lead.reference;
  else
    perform private.fill_lead(lead, request);
    perform private.write_lead_event(lead, 'requested', lead.client_id, null,
      submission || jsonb_build_object('reference', request.reference));
  end if;
  insert into public.lead_submissions (lead_id, reference, request_id, payload, created_at)
    values (lead.id, request.reference, sent_id, submission, request.created_at);
  perform private.follow_submissions(lead.id);
  return request.reference;
end;
$$;

create function public.submit_lead(payload jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  request public.leads;
  submission jsonb;
  sent_id uuid;
  earlier record;
  reason text;
  -- A reloaded page may send other values of these for the same request.
  circumstances constant text[] := array['sourcePage', 'referrer', 'timeZone'];
begin
  perform private.refuse_filters();
  if payload is null or jsonb_typeof(payload) <> 'object' or length(payload::text) > 20000 then
    raise exception 'The request is not readable.' using errcode = '22023', hint = 'invalid', detail = 'payload';
  end if;
  submission := private.read_lead_form(payload);
  perform private.check_speed(payload);
  request := private.lead_of_answers(submission);
  request.created_at := now();
  if payload ->> 'requestId' ~ '^[0-9a-f]{32}$' then
    sent_id := (payload ->> 'requestId')::uuid;
  end if;

  -- Requests are handled one at a time, so that parallel ones pass neither a limit nor the check for repeats.
  perform pg_advisory_xact_lock(hashtext('curbfront.submit_lead'));
  select * into earlier from private.earlier_request(sent_id);
  if earlier.payload - circumstances = submission - circumstances then
    return private.request_answer(earlier.reference);
  end if;
  if earlier.reference is not null then
    -- An id that came with another payload before does not belong to this request.
    sent_id := null;
  end if;
  request.reference := private.new_reference();
  if private.has_filled_trap(payload) then
    -- These are counted separately, because programs must not use up what people may send.
    perform private.count_minute(0, 0, 0, 1);
    reason := 'trap';
  else
    reason := private.suspicion();
  end if;
  if reason is null then
    request.reference := private.store_request(request, submission, sent_id);
    perform private.book_or_refuse(request);
  else
    perform private.put_aside(request, submission, sent_id, reason);
  end if;
  return private.request_answer(request.reference);
end;
$$;

revoke all on function
  private.new_reference(),
  private.earlier_request(uuid),
  private.lead_to_add_to(public.leads),
  private.add_lead(public.leads),
  private.fill_lead(public.leads, public.leads),
  private.store_request(public.leads, jsonb, uuid)
  from public;

revoke all on function public.submit_lead(jsonb) from public, anon, authenticated;
grant execute on function public.submit_lead(jsonb) to anon, authenticated;
