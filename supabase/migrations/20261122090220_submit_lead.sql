-- The one way in for a visitor's request. Refusals are errors with a stable hint:
--   invalid      a field is missing, too long or not one of the known values (detail names it)
--   too-fast     the form was sent sooner than a person can fill it
--   rate-limited too many requests from one address, or overall
-- A filled honeypot is answered like a success and stored nowhere.
--
-- The answer is one reference, of this very request, whoever is known already: it tells a stranger
-- nothing. Only the very same request, sent again by the browser that made its id, is answered
-- with the reference it had.

create function private.new_reference() returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  fresh text;
begin
  loop
    fresh := 'CF-' || upper(substr(encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), 1, 8));
    exit when not exists (select from public.leads as l where l.reference = fresh)
      and not exists (select from public.lead_submissions as s where s.reference = fresh);
  end loop;
  return fresh;
end;
$$;

-- The lead that a request repeats: of the same address and form, within ten minutes, and that it
-- still reaches somebody by. What was merged meanwhile is read in the other lead.
create function private.lead_to_add_to(request public.leads) returns public.leads
  language sql stable set search_path = ''
  as $$
    select root from (
      select id from public.leads as l
      where l.email = request.email and l.form = request.form and not l.is_sample
        and l.created_at > now() - interval '10 minutes'
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
    slot_starts_at, visitor_time_zone, has_consent, source_page, referrer, next_step, next_step_on
  ) values (
    request.reference, request.form, request.name, request.email, request.phone, request.call_time, request.business,
    request.trade, request.town, request.website, request.topic, request.message,
    request.slot_starts_at, request.visitor_time_zone, request.has_consent, request.source_page,
    request.referrer, private.demo_step(request.slot_starts_at), private.office_day(request.slot_starts_at)
  ) returning * into request;
  return request;
end;
$$;

-- Anybody can know an address: what a lead says already stays as it was said. What differs is
-- read in the submission.
create function private.fill_lead(lead public.leads, request public.leads) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  has_step constant boolean := lead.next_step is not null or lead.next_step_on is not null;
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
    has_consent = l.has_consent or request.has_consent,
    next_step = case when has_step then l.next_step else private.demo_step(request.slot_starts_at) end,
    next_step_on = case when has_step then l.next_step_on else private.office_day(request.slot_starts_at) end
    where l.id = lead.id;
end;
$$;

create function public.submit_lead(payload jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  request public.leads;
  lead public.leads;
  said jsonb;
  sent_id uuid;
  earlier public.lead_submissions;
  -- A page that was read anew may say other ones of the same request.
  circumstances constant text[] := array['sourcePage', 'referrer', 'timeZone'];
begin
  if payload is null or jsonb_typeof(payload) <> 'object' or length(payload::text) > 20000 then
    raise exception 'The request is not readable.' using errcode = '22023', hint = 'invalid', detail = 'payload';
  end if;
  request := private.read_circumstances(payload, private.read_lead_form(payload));
  said := private.submission_payload(request);
  if payload ->> 'requestId' ~ '^[0-9a-f]{32}$' then
    sent_id := (payload ->> 'requestId')::uuid;
  end if;

  -- One at a time: neither a limit nor a repeat can be slipped past by asking twice at once.
  perform pg_advisory_xact_lock(hashtext('curbfront.submit_lead'));
  select * into earlier from public.lead_submissions as s where s.request_id = sent_id;
  if earlier.payload - circumstances = said - circumstances then
    return jsonb_build_object('reference', earlier.reference);
  end if;
  perform private.count_lead_attempt();
  request.reference := private.new_reference();
  if coalesce(payload ->> 'company_fax', '') <> '' then
    return jsonb_build_object('reference', request.reference);
  end if;

  lead := private.lead_to_add_to(request);
  if lead.id is null then
    lead := private.add_lead(request);
    request.reference := lead.reference;
  else
    perform private.fill_lead(lead, request);
    perform private.write_lead_event(lead, 'requested', lead.client_id, null,
      said || jsonb_build_object('reference', request.reference));
  end if;
  -- An id that came with other words before is none of this request.
  insert into public.lead_submissions (lead_id, reference, request_id, payload)
    values (lead.id, request.reference, case when earlier.id is null then sent_id end, said);
  perform private.follow_submissions(lead.id);
  return jsonb_build_object('reference', request.reference);
end;
$$;

revoke all on function
  private.new_reference(),
  private.lead_to_add_to(public.leads),
  private.add_lead(public.leads),
  private.fill_lead(public.leads, public.leads)
  from public;

revoke all on function public.submit_lead(jsonb) from public, anon, authenticated;
grant execute on function public.submit_lead(jsonb) to anon, authenticated;
