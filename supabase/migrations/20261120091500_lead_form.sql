-- Public forms: what they may send, and how many requests one sender may make.

-- Form --------------------------------------------------------------------------------------------

-- submit_lead() (submit_lead.sql) stores the requests that are read here.

-- A text field without control characters and outer white space; inner line breaks stay in the message only.
-- Null when nothing visible is left.
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

-- The fields that the visitor filled in, checked. Hints of refusals are those of submit_lead().
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
  -- A request for a demo without a time means that staff call: no host was free, or the times could not be
  -- loaded.
  if payload ->> 'slot' is not null then
    request.slot_starts_at := private.read_demo_slot(payload ->> 'slot');
  end if;
  return request;
end;
$$;

-- Adds what the browser sends besides: it is stored where it is usable, and is never a reason to refuse a
-- request.
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

-- The requested moment, if it is one that is offered.
create function private.read_demo_slot(typed text) returns timestamptz
  language plpgsql stable set search_path = ''
as $$
declare
  slot timestamptz;
begin
  begin
    -- PostgreSQL would also read "tomorrow 10:00", and times without a zone.
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

-- A moment in the office's time, for staff.
create function private.office_moment(moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$ select to_char(moment at time zone 'America/New_York', 'Dy Mon FMDD, FMHH12:MI am') || ' Eastern'; $$;

-- The next step of a lead with a booked time: we call.
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

-- Limits ------------------------------------------------------------------------------------------

-- A visitor's request is put aside as spam after too many came from one address, or from everybody. No
-- request is refused for it. Requests with a filled trap are counted separately and against nobody.

-- The header that names the client's address. Null trusts none, since a client can send any; then only the
-- limits for everybody apply. Set it to one that the proxy before the API always writes itself
-- (docs/deploy.md).
create table private.request_settings (
  is_only boolean primary key default true check (is_only),
  address_header text check (address_header ~ '^[a-z0-9-]{1,60}$')
);
insert into private.request_settings default values;

-- Requests that count against one address, stored as a hash.
create table private.lead_attempts (
  id bigint generated always as identity primary key,
  address_hash text not null,
  has_booked boolean not null default false,
  attempted_at timestamptz not null default now()
);

create index lead_attempts_address_idx on private.lead_attempts (address_hash, attempted_at desc);
create index lead_attempts_attempted_at_idx on private.lead_attempts (attempted_at);

-- The number of requests in each minute of the last day, by outcome.
create table private.request_minutes (
  minute timestamptz primary key,
  accepted integer not null default 0,
  -- Put aside because of the limit for everybody, or of the sender's own.
  over_all integer not null default 0,
  over_own integer not null default 0,
  honeypots integer not null default 0
);

alter table private.request_settings enable row level security;
alter table private.lead_attempts enable row level security;
alter table private.request_minutes enable row level security;
revoke all on private.request_settings, private.lead_attempts, private.request_minutes
  from public, anon, authenticated;

-- The address that the request came from; null where no trusted proxy names it, because unknown senders must
-- not share one limit. Of an IPv6 address only the network counts, since one line has 2^64 addresses.
create function private.request_address() returns text
  language plpgsql stable set search_path = ''
as $$
declare
  trusted constant text := (select address_header from private.request_settings);
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  -- A proxy appends to the list, so the client's own values come first.
  address constant text := nullif(btrim(split_part(headers ->> trusted, ',', -1)), '');
begin
  if family(address::inet) = 6 then
    return host(network(set_masklen(address::inet, 64)));
  end if;
  return host(address::inet);
exception when invalid_text_representation then
  return null;
end;
$$;

create function private.address_hash(address text) returns text
  language sql immutable set search_path = ''
  as $$ select encode(sha256(convert_to('curbfront:' || address, 'UTF8')), 'hex'); $$;

-- Whether this address has sent as many requests as one may. Otherwise it is counted, in a table that keeps
-- the newest 10,000 rows of one day.
create function private.is_over_own_limit(address text) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  per_ten_minutes constant integer := 8;
  per_day constant integer := 40;
  hash constant text := private.address_hash(address);
  counted bigint;
begin
  delete from private.lead_attempts where attempted_at < now() - interval '1 day';
  if (select count(*) from private.lead_attempts
        where address_hash = hash and attempted_at > now() - interval '10 minutes') >= per_ten_minutes
      or (select count(*) from private.lead_attempts where address_hash = hash) >= per_day then
    return true;
  end if;
  insert into private.lead_attempts (address_hash) values (hash) returning id into counted;
  delete from private.lead_attempts where id <= counted - 10000;
  return false;
end;
$$;

-- Notes that the last request of this address booked a demo.
create function private.count_booking() returns void
  language sql volatile security definer set search_path = ''
  as $$
    update private.lead_attempts set has_booked = true where id = (
      select max(id) from private.lead_attempts where address_hash = private.address_hash(private.request_address()));
  $$;

-- Whether three demos were booked from this request's address within a day.
create function private.has_address_booked_enough() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select count(*) >= 3 from private.lead_attempts
    where address_hash = private.address_hash(private.request_address()) and has_booked
      and attempted_at > now() - interval '1 day';
  $$;

-- Whether everybody together sent as many requests as allowed. While they keep coming all are put aside, not
-- only those over the limit: otherwise a flood would fill the leads at the speed of the limit.
create function private.is_over_limit_of_all() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(sum(accepted + over_all)
          filter (where minute >= date_trunc('minute', now()) - interval '1 minute'), 0) >= 60
        or coalesce(sum(accepted) filter (where minute > now() - interval '1 day'), 0) >= 2000
      from private.request_minutes;
  $$;

create function private.count_minute(accepted integer, over_all integer, over_own integer,
    honeypots integer) returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from private.request_minutes where minute < now() - interval '1 day';
    insert into private.request_minutes as m (minute, accepted, over_all, over_own, honeypots)
      values (date_trunc('minute', now()), $1, $2, $3, $4)
      on conflict (minute) do update set
        accepted = m.accepted + excluded.accepted,
        over_all = m.over_all + excluded.over_all,
        over_own = m.over_own + excluded.over_own,
        honeypots = m.honeypots + excluded.honeypots;
  $$;

-- Counts a request. Returns "own" or "all" for the limit that it exceeds, or null. It is called under the
-- lock of submit_lead(), so that parallel requests cannot exceed a limit together.
create function private.suspicion() returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  address constant text := private.request_address();
  reason text;
begin
  if address is not null and private.is_over_own_limit(address) then
    reason := 'own';
  elsif private.is_over_limit_of_all() then
    reason := 'all';
  end if;
  perform private.count_minute((reason is null)::integer, coalesce((reason = 'all')::integer, 0),
    coalesce((reason = 'own')::integer, 0), 0);
  return reason;
end;
$$;

revoke all on function
  private.request_address(),
  private.address_hash(text),
  private.is_over_own_limit(text),
  private.count_booking(),
  private.has_address_booked_enough(),
  private.is_over_limit_of_all(),
  private.count_minute(integer, integer, integer, integer),
  private.suspicion()
  from public;

-- Statement timeouts ------------------------------------------------------------------------------

-- Time limits of statements by role: short for visitors, longer for staff, who may search for a pattern that
-- PostgreSQL would match all day. The API applies its role's settings to every request, and a function's own
-- where it has one, as an import does. They have no effect in the embedded database, which cannot interrupt a
-- statement.

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role anon set idle_in_transaction_session_timeout = '10s';
alter role authenticated set idle_in_transaction_session_timeout = '10s';

notify pgrst, 'reload config';
