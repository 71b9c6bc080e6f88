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

-- The answers that fill columns of a lead: the name under which the forms send each, its column and, of texts,
-- the limit. Answers under other names are kept with the request only.
create function private.lead_answers() returns table (name text, lead_column text, longest integer)
  language sql immutable set search_path = ''
  as $$
    values ('form', 'form', 40), ('name', 'name', 120), ('email', 'email', 320), ('phone', 'phone', 40),
      ('callTime', 'call_time', 40), ('business', 'business', 160), ('trade', 'trade', 40), ('town', 'town', 120),
      ('website', 'website', 300), ('topic', 'topic', 40), ('message', 'message', 5000),
      ('slot', 'slot_starts_at', null), ('consent', 'has_consent', null),
      ('sourcePage', 'source_page', 300), ('referrer', 'referrer', 1000), ('timeZone', 'visitor_time_zone', 60);
  $$;

-- The lead that a request makes. Only lead_answers() are copied, because a visitor may send any name.
create function private.lead_of_answers(answers jsonb) returns public.leads
  language sql stable set search_path = ''
  as $$
    select jsonb_populate_record(null::public.leads, jsonb_object_agg(a.lead_column, answers -> a.name)
        || jsonb_build_object('has_consent', answers ? 'consent'))
      from private.lead_answers() as a where answers ? a.name;
  $$;

-- The texts under all other names: answers to questions that only the forms and staff know, with the limits
-- that bound what a visitor can store. Their names have no "_", unlike those of columns and of the trap.
create function private.other_answers(payload jsonb) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  most constant integer := 20;
  longest constant integer := 500;
  names constant text[] := array(select key from jsonb_each(payload)
    where key ~ '^[a-z][A-Za-z0-9]{0,39}$' and jsonb_typeof(value) = 'string'
      and key not in (select name from private.lead_answers())
      and key not in ('requestId', 'reference', 'emailsBefore'));
begin
  if cardinality(names) > most then
    raise exception 'The request is not readable.' using errcode = '22023', hint = 'invalid', detail = 'payload';
  end if;
  return (select coalesce(jsonb_object_agg(name, answer) filter (where answer is not null), '{}')
    from unnest(names) as name cross join private.lead_text(payload, name, longest, false) as answer);
end;
$$;

-- Refuses answers that are none. Hints of refusals are those of submit_lead().
create function private.check_answers(answers jsonb) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  form constant text := answers ->> 'form';
begin
  begin
    perform (answers ->> 'email')::public.email_address;
  exception when check_violation then
    raise exception 'This is not an e-mail address.' using errcode = '22023', hint = 'invalid', detail = 'email';
  end;
  begin
    perform (answers ->> 'phone')::public.phone_number;
  exception when check_violation then
    raise exception 'This is not a phone number.' using errcode = '22023', hint = 'invalid', detail = 'phone';
  end;
  if answers ->> 'callTime' not in ('morning', 'midday', 'afternoon', 'evening') then
    raise exception 'This is not a time to call.' using errcode = '22023', hint = 'invalid', detail = 'callTime';
  end if;
  if answers ->> 'trade' not in (select slug from private.trades) then
    raise exception 'This is not a trade we know.' using errcode = '22023', hint = 'invalid', detail = 'trade';
  end if;
  if answers ->> 'website' !~* '^https?://[^\s/]+\.[^\s]+$' then
    raise exception 'This is not a web address.' using errcode = '22023', hint = 'invalid', detail = 'website';
  end if;
  if form in ('checkout', 'callsi') and answers -> 'consent' is distinct from 'true' then
    raise exception 'Please agree first.' using errcode = '22023', hint = 'invalid', detail = 'consent';
  end if;
  if answers ->> 'sourcePage' !~ '^/($|[^/\\])' then
    raise exception 'This is not a page of the site.' using errcode = '22023', hint = 'invalid', detail = 'sourcePage';
  end if;
end;
$$;

-- Everything that the visitor sent, checked and trimmed, by the names under which the forms send it and
-- without empty answers.
create function private.read_lead_form(payload jsonb) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  form constant text := private.lead_text(payload, 'form', 40, true);
  required constant text[] := array['name', 'email', 'sourcePage'] || case form
    when 'contact' then array['message'] when 'schedule-demo' then array['phone']
    when 'callsi' then '{}' else array['business', 'trade', 'town'] end;
  answers jsonb := '{}';
  answer record;
begin
  if form not in ('contact', 'signup', 'checkout', 'schedule-demo', 'callsi') then
    raise exception 'There is no such form.' using errcode = '22023', hint = 'invalid', detail = 'form';
  end if;
  for answer in select * from private.lead_answers() where longest is not null loop
    answers := answers || jsonb_build_object(answer.name,
      private.lead_text(payload, answer.name, answer.longest, answer.name = any (required)));
  end loop;
  answers := answers || jsonb_build_object('email', lower(private.clean_email(answers ->> 'email')),
    'consent', nullif(payload -> 'consent' = 'true', false),
    -- Values that the browser adds by itself are never a reason to refuse a request.
    'referrer', case when answers ->> 'referrer' ~* '^https?://' then answers ->> 'referrer' end,
    'timeZone', case when answers ->> 'timeZone' ~ '^[A-Za-z0-9_+/-]+$' then answers ->> 'timeZone' end);
  perform private.check_answers(answers);
  -- A request for a demo without a time means that staff call: no host was free, or the times could not be
  -- loaded.
  if payload ->> 'slot' is not null then
    answers := answers || jsonb_build_object('slot', private.read_demo_slot(payload ->> 'slot'));
  end if;
  return private.other_answers(payload) || jsonb_strip_nulls(answers);
end;
$$;

-- Refuses what was sent faster than a person types.
create function private.check_speed(payload jsonb) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(payload -> 'filledMs') is distinct from 'number' then
    raise exception 'The request is not readable.' using errcode = '22023', hint = 'invalid', detail = 'filledMs';
  end if;
  -- Two seconds.
  if (payload ->> 'filledMs')::numeric < 2000 then
    raise exception 'That was faster than a person types. Wait a moment and send it again.'
      using errcode = '22023', hint = 'too-fast';
  end if;
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
  private.lead_answers(),
  private.lead_of_answers(jsonb),
  private.other_answers(jsonb),
  private.check_answers(jsonb),
  private.read_lead_form(jsonb),
  private.check_speed(jsonb),
  private.read_demo_slot(text),
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
