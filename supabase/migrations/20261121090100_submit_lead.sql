-- The one way in for a visitor's request. Refusals are errors with a stable hint:
--   invalid      a field is missing, too long or not one of the known values (detail names it)
--   too-fast     the form was sent sooner than a person can fill it
--   rate-limited too many requests from one address, or overall
-- A filled honeypot is answered like a success and stored nowhere.

-- A text field without control characters and outer white space; inner white space stays in the
-- message only. Null when nothing visible is left.
create function private.lead_text(payload jsonb, field text, max_length integer, is_required boolean)
  returns text language plpgsql immutable set search_path = ''
as $$
declare
  value text;
begin
  if jsonb_typeof(payload -> field) not in ('string', 'null') then
    raise exception 'This field must be text.' using errcode = '22023', hint = 'invalid', detail = field;
  end if;
  value := regexp_replace(coalesce(payload ->> field, ''), '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]', '', 'g');
  if field <> 'message' then
    value := regexp_replace(value, '\s+', ' ', 'g');
  end if;
  value := regexp_replace(value, '^[\s\u00a0\u200b-\u200d\u2060\ufeff]+|[\s\u00a0\u200b-\u200d\u2060\ufeff]+$', '', 'g');
  value := nullif(value, '');
  if value is null and is_required then
    raise exception 'This field is required.' using errcode = '22023', hint = 'invalid', detail = field;
  end if;
  if length(value) > max_length then
    raise exception 'This field is too long.' using errcode = '22023', hint = 'invalid', detail = field;
  end if;
  return value;
end;
$$;

-- The address the request came from, as the proxy in front of the API reports it. One line has
-- 2^64 IPv6 addresses, so of those only the network counts.
create function private.request_address() returns text
  language plpgsql stable set search_path = ''
as $$
declare
  headers jsonb := current_setting('request.headers', true)::jsonb;
  address text := nullif(btrim(split_part(
    coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-forwarded-for', headers ->> 'x-real-ip'),
    ',', 1)), '');
begin
  if family(address::inet) = 6 then
    return host(network(set_masklen(address::inet, 64)));
  end if;
  return coalesce(address, 'unknown');
exception when invalid_text_representation then
  return address;
end;
$$;

create function public.submit_lead(payload jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  minimum_fill constant interval := interval '2 seconds';
  per_address_ten_minutes constant integer := 8;
  per_address_day constant integer := 40;
  overall_minute constant integer := 60;
  overall_day constant integer := 2000;
  address text := encode(sha256(convert_to('curbfront:' || private.request_address(), 'UTF8')), 'hex');
  form_name text;
  lead public.leads;
  previous public.leads;
  filled_ms numeric;
  known_fields constant text[] := array[
    'form', 'name', 'email', 'phone', 'business', 'trade', 'town', 'website', 'topic', 'message',
    'slot', 'timeZone', 'consent', 'sourcePage', 'referrer', 'filledMs'];
  submission jsonb;
begin
  if payload is null or jsonb_typeof(payload) <> 'object' or length(payload::text) > 20000 then
    raise exception 'The request is not readable.' using errcode = '22023', hint = 'invalid', detail = 'payload';
  end if;

  -- Serialises the counting, so that parallel requests cannot slip past a limit together.
  perform pg_advisory_xact_lock(hashtext('curbfront.submit_lead'));
  delete from private.lead_attempts where attempted_at < now() - interval '1 day';
  if (select count(*) from private.lead_attempts
        where address_hash = address and attempted_at > now() - interval '10 minutes') >= per_address_ten_minutes
     or (select count(*) from private.lead_attempts where address_hash = address) >= per_address_day
     or (select count(*) from private.lead_attempts where attempted_at > now() - interval '1 minute') >= overall_minute
     or (select count(*) from private.lead_attempts) >= overall_day then
    raise exception 'Too many requests. Please call us, or try again in ten minutes.'
      using errcode = 'PT429', hint = 'rate-limited';
  end if;

  form_name := private.lead_text(payload, 'form', 40, true);
  if form_name not in ('contact', 'signup', 'checkout', 'schedule-demo', 'callsi') then
    raise exception 'There is no such form.' using errcode = '22023', hint = 'invalid', detail = 'form';
  end if;
  lead.form := form_name;
  lead.name := private.lead_text(payload, 'name', 120, true);
  lead.email := lower(private.lead_text(payload, 'email', 254, true));
  lead.phone := private.lead_text(payload, 'phone', 40, form_name = 'schedule-demo');
  lead.business := private.lead_text(payload, 'business', 160, form_name in ('signup', 'checkout'));
  lead.trade := private.lead_text(payload, 'trade', 40, form_name in ('signup', 'checkout'));
  lead.town := private.lead_text(payload, 'town', 120, form_name in ('signup', 'checkout'));
  lead.website := private.lead_text(payload, 'website', 300, false);
  lead.topic := private.lead_text(payload, 'topic', 40, false);
  lead.message := private.lead_text(payload, 'message', 5000, form_name = 'contact');
  lead.source_page := private.lead_text(payload, 'sourcePage', 300, true);
  lead.referrer := private.lead_text(payload, 'referrer', 1000, false);
  lead.visitor_time_zone := private.lead_text(payload, 'timeZone', 60, false);

  if lead.email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    raise exception 'This is not an e-mail address.' using errcode = '22023', hint = 'invalid', detail = 'email';
  end if;
  if lead.phone is not null and length(regexp_replace(lead.phone, '\D', '', 'g')) not between 7 and 15 then
    raise exception 'This is not a phone number.' using errcode = '22023', hint = 'invalid', detail = 'phone';
  end if;
  if lead.trade is not null and lead.trade not in (
      'heating-and-cooling', 'roofing', 'plumbing', 'electrical', 'landscaping', 'cleaning',
      'pest-control', 'garage-doors', 'other') then
    raise exception 'This is not a trade we know.' using errcode = '22023', hint = 'invalid', detail = 'trade';
  end if;
  if lead.website is not null and lead.website !~* '^https?://[^\s/]+\.[^\s]+$' then
    raise exception 'This is not a web address.' using errcode = '22023', hint = 'invalid', detail = 'website';
  end if;
  if lead.source_page !~ '^/($|[^/\\])' then
    raise exception 'This is not a page of the site.' using errcode = '22023', hint = 'invalid', detail = 'sourcePage';
  end if;
  -- What the browser adds is kept when it is usable and is no reason to lose a request.
  if lead.referrer !~* '^https?://' then
    lead.referrer := null;
  end if;
  if lead.visitor_time_zone !~ '^[A-Za-z0-9_+/-]+$' then
    lead.visitor_time_zone := null;
  end if;
  lead.has_consent := coalesce(payload -> 'consent' = 'true'::jsonb, false);
  if form_name in ('checkout', 'callsi') and not lead.has_consent then
    raise exception 'Please agree first.' using errcode = '22023', hint = 'invalid', detail = 'consent';
  end if;

  if form_name = 'schedule-demo' or payload ->> 'slot' is not null then
    begin
      -- Postgres would also read "tomorrow 10:00", and times without a zone.
      if payload ->> 'slot' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$' then
        lead.slot_starts_at := (payload ->> 'slot')::timestamptz;
      end if;
    exception when datetime_field_overflow or invalid_datetime_format
        or invalid_time_zone_displacement_value then
      lead.slot_starts_at := null;
    end;
    if private.is_demo_time(lead.slot_starts_at, now()) is not true then
      raise exception 'This time is not offered. Choose another.' using errcode = '22023', hint = 'invalid', detail = 'slot';
    end if;
  end if;

  if jsonb_typeof(payload -> 'filledMs') is distinct from 'number' then
    raise exception 'The request is not readable.' using errcode = '22023', hint = 'invalid', detail = 'filledMs';
  end if;
  filled_ms := (payload ->> 'filledMs')::numeric;
  if filled_ms < extract(epoch from minimum_fill) * 1000 then
    raise exception 'That was faster than a person types. Wait a moment and send it again.'
      using errcode = '22023', hint = 'too-fast';
  end if;

  insert into private.lead_attempts (address_hash) values (address);
  lead.reference := 'CF-' || upper(substr(encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), 1, 8));

  if coalesce(payload ->> 'company_fax', '') <> '' then
    return jsonb_build_object('reference', lead.reference);
  end if;

  select jsonb_object_agg(key, value) into submission
    from jsonb_each(payload) where key = any (known_fields);

  select * into previous from public.leads
    where email = lead.email and form = lead.form and not is_sample
      and created_at > now() - interval '10 minutes'
    order by created_at desc limit 1;

  if found then
    update public.leads set
      name = lead.name,
      phone = coalesce(lead.phone, phone),
      business = coalesce(lead.business, business),
      trade = coalesce(lead.trade, trade),
      town = coalesce(lead.town, town),
      website = coalesce(lead.website, website),
      topic = coalesce(lead.topic, topic),
      message = coalesce(lead.message, message),
      slot_starts_at = coalesce(lead.slot_starts_at, slot_starts_at),
      visitor_time_zone = coalesce(lead.visitor_time_zone, visitor_time_zone),
      has_consent = has_consent or lead.has_consent,
      source_page = lead.source_page,
      referrer = coalesce(lead.referrer, referrer),
      submission_count = submission_count + 1,
      updated_at = now()
    where id = previous.id;
    insert into public.lead_submissions (lead_id, payload) values (previous.id, submission);
    return jsonb_build_object('reference', previous.reference);
  end if;

  insert into public.leads (
    reference, form, name, email, phone, business, trade, town, website, topic, message,
    slot_starts_at, visitor_time_zone, has_consent, source_page, referrer
  ) values (
    lead.reference, lead.form, lead.name, lead.email, lead.phone, lead.business, lead.trade,
    lead.town, lead.website, lead.topic, lead.message, lead.slot_starts_at,
    lead.visitor_time_zone, lead.has_consent, lead.source_page, lead.referrer
  ) returning * into lead;
  insert into public.lead_submissions (lead_id, payload) values (lead.id, submission);
  return jsonb_build_object('reference', lead.reference);
end;
$$;

revoke all on function private.lead_text(jsonb, text, integer, boolean) from public;
revoke all on function private.request_address() from public;
revoke all on function public.submit_lead(jsonb) from public, anon, authenticated;
grant execute on function public.submit_lead(jsonb) to anon, authenticated;
