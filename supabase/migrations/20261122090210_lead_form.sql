-- What a visitor's request may hold. submit_lead() stores it.

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

-- What the visitor filled in, checked. Raises the refusals named above.
create function private.read_lead_form(payload jsonb) returns public.leads
  language plpgsql stable set search_path = ''
as $$
declare
  request public.leads;
  email text;
  phone text;
begin
  request.form := private.lead_text(payload, 'form', 40, true);
  if request.form not in ('contact', 'signup', 'checkout', 'schedule-demo', 'callsi') then
    raise exception 'There is no such form.' using errcode = '22023', hint = 'invalid', detail = 'form';
  end if;
  request.name := private.lead_text(payload, 'name', 120, true);
  email := lower(private.clean_email(private.lead_text(payload, 'email', 320, true)));
  phone := private.lead_text(payload, 'phone', 40, request.form = 'schedule-demo');
  request.call_time := private.lead_text(payload, 'callTime', 40, false);
  request.business := private.lead_text(payload, 'business', 160, request.form in ('signup', 'checkout'));
  request.trade := private.lead_text(payload, 'trade', 40, request.form in ('signup', 'checkout'));
  request.town := private.lead_text(payload, 'town', 120, request.form in ('signup', 'checkout'));
  request.website := private.lead_text(payload, 'website', 300, false);
  request.topic := private.lead_text(payload, 'topic', 40, false);
  request.message := private.lead_text(payload, 'message', 5000, request.form = 'contact');

  begin
    request.email := email;
  exception when check_violation then
    raise exception 'This is not an e-mail address.' using errcode = '22023', hint = 'invalid', detail = 'email';
  end;
  begin
    request.phone := phone;
  exception when check_violation then
    raise exception 'This is not a phone number.' using errcode = '22023', hint = 'invalid', detail = 'phone';
  end;
  if request.call_time not in ('morning', 'midday', 'afternoon', 'evening') then
    raise exception 'This is not a time to call.' using errcode = '22023', hint = 'invalid', detail = 'callTime';
  end if;
  if request.trade is not null and not exists (select from private.trades where slug = request.trade) then
    raise exception 'This is not a trade we know.' using errcode = '22023', hint = 'invalid', detail = 'trade';
  end if;
  if request.website !~* '^https?://[^\s/]+\.[^\s]+$' then
    raise exception 'This is not a web address.' using errcode = '22023', hint = 'invalid', detail = 'website';
  end if;
  request.has_consent := coalesce(payload -> 'consent' = 'true'::jsonb, false);
  if request.form in ('checkout', 'callsi') and not request.has_consent then
    raise exception 'Please agree first.' using errcode = '22023', hint = 'invalid', detail = 'consent';
  end if;
  -- A demo without a time is for us to call about: where nobody is free, or the times could not be read.
  if payload ->> 'slot' is not null then
    request.slot_starts_at := private.read_demo_slot(payload ->> 'slot');
  end if;
  return request;
end;
$$;

-- What the browser adds. It is kept when it is usable and is no reason to lose a request.
create function private.read_circumstances(payload jsonb, request public.leads) returns public.leads
  language plpgsql stable set search_path = ''
as $$
begin
  request.source_page := private.lead_text(payload, 'sourcePage', 300, true);
  request.referrer := private.lead_text(payload, 'referrer', 1000, false);
  request.visitor_time_zone := private.lead_text(payload, 'timeZone', 60, false);
  if request.source_page !~ '^/($|[^/\\])' then
    raise exception 'This is not a page of the site.' using errcode = '22023', hint = 'invalid', detail = 'sourcePage';
  end if;
  if request.referrer !~* '^https?://' then
    request.referrer := null;
  end if;
  if request.visitor_time_zone !~ '^[A-Za-z0-9_+/-]+$' then
    request.visitor_time_zone := null;
  end if;
  if jsonb_typeof(payload -> 'filledMs') is distinct from 'number' then
    raise exception 'The request is not readable.' using errcode = '22023', hint = 'invalid', detail = 'filledMs';
  end if;
  -- Two seconds.
  if (payload ->> 'filledMs')::numeric < 2000 then
    raise exception 'That was faster than a person types. Wait a moment and send it again.'
      using errcode = '22023', hint = 'too-fast';
  end if;
  return request;
end;
$$;

-- The moment asked for, when it is one that is offered.
create function private.read_demo_slot(typed text) returns timestamptz
  language plpgsql stable set search_path = ''
as $$
declare
  slot timestamptz;
begin
  begin
    -- Postgres would also read "tomorrow 10:00", and times without a zone.
    if typed ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$' then
      slot := typed::timestamptz;
    end if;
  exception when datetime_field_overflow or invalid_datetime_format
      or invalid_time_zone_displacement_value then
    slot := null;
  end;
  perform private.check_demo_time(slot);
  return slot;
end;
$$;

create function private.submission_payload(request public.leads) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_strip_nulls(jsonb_build_object('form', request.form, 'name', request.name,
      'email', request.email, 'phone', request.phone, 'callTime', request.call_time,
      'business', request.business,
      'trade', request.trade, 'town', request.town, 'website', request.website,
      'topic', request.topic, 'message', request.message, 'slot', request.slot_starts_at,
      'timeZone', request.visitor_time_zone, 'consent', nullif(request.has_consent, false),
      'sourcePage', request.source_page, 'referrer', request.referrer));
  $$;

-- As staff say it, in the office's time.
create function private.office_moment(moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$ select to_char(moment at time zone 'America/New_York', 'Dy Mon FMDD, FMHH12:MI am') || ' Eastern'; $$;

-- The next step of who booked a time: it is we who call.
create function private.demo_step(slot timestamptz) returns text
  language sql stable set search_path = ''
  as $$ select 'Demo by phone, ' || private.office_moment(slot); $$;

revoke all on function
  private.lead_text(jsonb, text, integer, boolean),
  private.read_lead_form(jsonb),
  private.read_circumstances(jsonb, public.leads),
  private.read_demo_slot(text),
  private.submission_payload(public.leads),
  private.office_moment(timestamptz),
  private.demo_step(timestamptz)
  from public;
