-- The one way in for a visitor's request. Refusals are errors with a stable hint:
--   invalid      a field is missing, too long or not one of the known values (detail names it)
--   too-fast     the form was sent sooner than a person can fill it
--   rate-limited too many requests from one address, or overall
-- A filled honeypot is answered like a success and stored nowhere.
--
-- The answer is one reference, of this very request, whoever is known already: it tells a stranger
-- nothing. Only the very same request, sent again by the browser that made its id, is answered
-- with the reference it had.

-- The lead that this one is part of by now, itself where it was not merged. "union" ends a circle.
create function private.lead_root(lead uuid) returns uuid
  language sql stable set search_path = ''
  as $$
    with recursive chain as (
      select id, merged_into_id from public.leads where id = lead
      union
      select l.id, l.merged_into_id from public.leads as l join chain on l.id = chain.merged_into_id
    )
    select id from chain where merged_into_id is null;
  $$;

-- A lead and all that were merged into it, and into those.
create function private.lead_family(lead uuid) returns setof uuid
  language sql stable set search_path = ''
  as $$
    with recursive family as (
      select lead as id
      union
      select l.id from public.leads as l join family on l.merged_into_id = family.id
    )
    select id from family;
  $$;

-- What the requests said that became this client. Who reads clients reads them, leads or not.
create function private.submissions_of_client(client uuid) returns setof public.lead_submissions
  language sql stable security definer set search_path = ''
  as $$
    select s.* from public.leads as l
      cross join lateral private.lead_family(l.id) as part
      join public.lead_submissions as s on s.lead_id = part
    where l.client_id = client
      and (s.is_sample or (select private.can('clients.read')));
  $$;

-- Since when the client waits who wrote again.
create function private.client_wrote_again_at(client uuid) returns timestamptz
  language sql stable security definer set search_path = ''
  as $$
    select max(wrote_again_at) from public.leads where client_id = client
      and (is_sample or (select private.can('clients.read')));
  $$;

create function private.submission_json(submission public.lead_submissions) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_build_object('id', submission.id, 'reference', submission.reference,
      'created_at', submission.created_at, 'said', submission.payload);
  $$;

-- Keeps two things that follow from a lead's submissions and from those of what was merged into it:
-- the references by which it is found besides its own, and since when somebody waits who was
-- answered, won or lost and then wrote again. The next call or e-mail that is logged answers them.
create function private.follow_submissions(lead uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.leads as l set
    other_references = coalesce((
      select string_agg(reference, ' ' order by reference) from (
        select s.reference from public.lead_submissions as s
          where s.lead_id in (select private.lead_family(l.id))
        union select part.reference from public.leads as part
          where part.id in (select private.lead_family(l.id))
      ) as every where reference <> l.reference), ''),
    wrote_again_at = (
      select max(s.created_at) from public.lead_submissions as s
      where s.lead_id in (select private.lead_family(l.id))
        and not exists (select from public.leads as part where part.reference = s.reference)
        -- While the first answer is waited for, its own clock says so.
        and case when l.first_responded_at is null then l.first_response_due_at is null
          else l.first_responded_at <= s.created_at end
        and not exists (select from public.crm_notes as n
          where (n.lead_id = l.id or n.client_id = l.client_id) and n.kind <> 'note'
            and n.archived_at is null and n.created_at > s.created_at))
    where l.id = lead;
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
    reference, form, name, email, phone, business, trade, town, website, topic, message,
    slot_starts_at, visitor_time_zone, has_consent, source_page, referrer, next_step, next_step_on
  ) values (
    request.reference, request.form, request.name, request.email, request.phone, request.business,
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

do $$
declare
  signature text;
begin
  foreach signature in array array['lead_root(uuid)', 'lead_family(uuid)', 'submissions_of_client(uuid)',
      'client_wrote_again_at(uuid)',
      'submission_json(public.lead_submissions)', 'follow_submissions(uuid)',
      'lead_to_add_to(public.leads)', 'add_lead(public.leads)', 'fill_lead(public.leads, public.leads)'] loop
    execute format('revoke all on function private.%s from public', signature);
  end loop;
  -- What runs with the caller's rights calls these.
  foreach signature in array array['lead_family(uuid)', 'submissions_of_client(uuid)',
      'client_wrote_again_at(uuid)',
      'submission_json(public.lead_submissions)'] loop
    execute format('grant execute on function private.%s to authenticated', signature);
  end loop;
end;
$$;
revoke all on function public.submit_lead(jsonb) from public, anon, authenticated;
grant execute on function public.submit_lead(jsonb) to anon, authenticated;
