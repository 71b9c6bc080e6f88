-- A request whose hidden field is filled is put aside as suspect like the others: browsers and password managers
-- fill fields, too, and their person is honest. What is put aside is announced once a day, and what is taken out of
-- there can be put back for an hour.

alter table private.suspect_requests drop constraint suspect_requests_reason_check,
  add constraint suspect_requests_reason_check check (reason in ('own', 'all', 'trap'));

-- Putting aside --------------------------------------------------------------------------------

create or replace function private.put_aside(request public.leads, said jsonb, sent_id uuid, reason text)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept constant jsonb := '{"own": 500, "all": 5000, "trap": 2000}';
  added bigint;
begin
  insert into private.suspect_requests (reference, request_id, payload, reason, created_at)
    values (request.reference, sent_id, said, reason, request.created_at) returning id into added;
  if added % 100 = 0 then
    delete from private.suspect_requests as s using jsonb_each_text(kept) as kind
      where s.reason = kind.key and s.id <= (
        select each.id from private.suspect_requests as each where each.reason = kind.key
        order by each.id desc offset kind.value::integer limit 1);
  end if;
end;
$$;

-- The field that only a program fills, by its name now and by the one that pages had which are still open.
create function private.has_filled_trap(payload jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$ select concat(payload ->> 'left_empty', payload ->> 'company_fax') <> ''; $$;

create or replace function public.submit_lead(payload jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  request public.leads;
  said jsonb;
  sent_id uuid;
  earlier record;
  reason text;
  -- A page that was read anew may say other ones of the same request.
  circumstances constant text[] := array['sourcePage', 'referrer', 'timeZone'];
begin
  perform private.refuse_filters();
  if payload is null or jsonb_typeof(payload) <> 'object' or length(payload::text) > 20000 then
    raise exception 'The request is not readable.' using errcode = '22023', hint = 'invalid', detail = 'payload';
  end if;
  request := private.read_circumstances(payload, private.read_lead_form(payload));
  request.created_at := now();
  said := private.submission_payload(request);
  if payload ->> 'requestId' ~ '^[0-9a-f]{32}$' then
    sent_id := (payload ->> 'requestId')::uuid;
  end if;

  -- One at a time: neither a limit nor a repeat can be slipped past by asking twice at once.
  perform pg_advisory_xact_lock(hashtext('curbfront.submit_lead'));
  select * into earlier from private.earlier_request(sent_id);
  if earlier.payload - circumstances = said - circumstances then
    return private.request_answer(earlier.reference);
  end if;
  if earlier.reference is not null then
    -- An id that came with other words before is none of this request.
    sent_id := null;
  end if;
  request.reference := private.new_reference();
  if private.has_filled_trap(payload) then
    -- Counted apart, and against nobody: programs must not use up what people may send.
    perform private.count_minute(0, 0, 0, 1);
    reason := 'trap';
  else
    reason := private.suspicion();
  end if;
  if reason is null then
    request.reference := private.store_request(request, said, sent_id);
    perform private.book_or_refuse(request);
  else
    perform private.put_aside(request, said, sent_id, reason);
  end if;
  return private.request_answer(request.reference);
end;
$$;

-- How much there is to look at, and what of it came in the last hour; no row for who may not read leads.
drop function public.suspect_counts();
create function public.suspect_counts() returns table (waiting integer, put_aside integer)
  language sql stable security definer set search_path = ''
  as $$
    select (select count(*)::integer from private.suspect_requests),
      coalesce(sum(m.over_all + m.over_own + m.honeypots), 0)::integer
    from private.request_minutes as m
    where m.minute > now() - interval '1 hour'
    having (select private.can('leads.read'));
  $$;

-- Taking out, and putting back -----------------------------------------------------------------

-- What was made a lead or deleted within the last hour.
create table private.taken_suspects (
  like private.suspect_requests including constraints,
  taken_at timestamptz not null default now(),
  -- Of the lead that it became or was added to, when it had been made; null where it was deleted.
  lead_version integer,
  primary key (id)
);
alter table private.taken_suspects enable row level security;
revoke all on private.taken_suspects from public, anon, authenticated;

create or replace function private.take_suspects(ids bigint[], search text, newest bigint, most integer)
  returns setof private.suspect_requests
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.can('leads.write') then
    raise exception 'Only sales and owners change leads.' using errcode = '42501', hint = 'forbidden';
  end if;
  delete from private.taken_suspects where taken_at < now() - interval '1 hour';
  return query with taken as (
      delete from private.suspect_requests as s where s.id in (
        select each.id from private.suspect_requests as each
        where case when ids is null then each.id <= newest and private.is_suspect_found(each, search)
          else each.id = any (ids) end
        order by each.id limit most)
      returning *
    ), kept as (
      insert into private.taken_suspects (id, reference, request_id, reason, payload, created_at)
        select t.id, t.reference, t.request_id, t.reason, t.payload, t.created_at from taken as t
    )
    select * from taken;
end;
$$;

-- The lead of a request that was a lead before and was put back: it is that lead again.
create function private.restore_lead_of(suspect private.suspect_requests) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.leads as l set archived_at = null
    from public.lead_submissions as s
    where s.reference = suspect.reference and l.id = s.lead_id and l.archived_at is not null;
  return found;
end;
$$;

-- Makes leads of up to 100, as if they had not been put aside. Answers which: asked again until there are none, it
-- is through with them all.
drop function public.accept_suspects(bigint[], text, bigint);
create function public.accept_suspects(ids bigint[] default null, search text default null,
    newest bigint default null) returns bigint[]
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  suspect private.suspect_requests;
  request public.leads;
  accepted bigint[] := '{}';
begin
  perform pg_advisory_xact_lock(hashtext('curbfront.submit_lead'));
  -- In the order they came in, so that what belongs together begins with the first.
  for suspect in select * from private.take_suspects(ids, search, newest, 100) order by 1 loop
    request := private.read_submission(suspect.payload);
    request.reference := suspect.reference;
    request.created_at := suspect.created_at;
    if not private.restore_lead_of(suspect) then
      request.reference := private.store_request(request, suspect.payload, suspect.request_id);
      -- The time may be somebody else's by now, or over: then it stays a wish.
      if request.slot_starts_at > now() then
        perform private.book_request(request);
      end if;
    end if;
    update private.taken_suspects as t set lead_version = l.version
      from public.lead_submissions as s join public.leads as l on l.id = s.lead_id
      where t.id = suspect.id and s.reference = suspect.reference;
    accepted := accepted || suspect.id;
  end loop;
  return accepted;
end;
$$;

-- Deletes them. Answers which.
drop function public.delete_suspects(bigint[], text, bigint);
create function public.delete_suspects(ids bigint[] default null, search text default null,
    newest bigint default null) returns bigint[]
  language sql volatile security definer set search_path = ''
  as $$
    select coalesce(array_agg(s.id), '{}') from private.take_suspects(ids, search, newest, null) as s;
  $$;

-- The lead that a request alone made, and that nobody has worked on since.
create function private.untouched_lead(taken private.taken_suspects) returns uuid
  language sql stable set search_path = ''
  as $$
    select l.id from public.lead_submissions as s
    join public.leads as l on l.id = s.lead_id and l.reference = s.reference
    where s.reference = taken.reference and l.version = taken.lead_version and l.archived_at is null
      and not exists (select from public.lead_submissions as other
        where other.lead_id = l.id and other.reference <> s.reference)
      and not exists (select from public.crm_notes as n where n.lead_id = l.id)
      and not exists (select from public.tasks as k where k.lead_id = l.id);
  $$;

-- Puts the lead away again; what was to be mailed about it and is not on its way goes along.
create function private.put_lead_away(lead uuid) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  is_told constant boolean := exists (select from public.mails as m
    where m.lead_id = lead and m.staff_id is null and (m.state <> 'queued' or m.taken_at is not null));
begin
  update public.leads set archived_at = now() where id = lead;
  delete from public.mails as m where m.lead_id = lead and m.state = 'queued' and m.taken_at is null
    -- Who knows of their demo is told that there is none.
    and not (is_told and m.kind = 'demo-cancelled');
end;
$$;

-- Puts these back aside. A lead that was made of one is archived; where somebody has worked on it, or it was added to
-- one that was there, it stays. Answers how many are aside again, and how many stay.
create function public.return_suspects(ids bigint[]) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  taken private.taken_suspects;
  lead uuid;
  returned integer := 0;
  stay integer := 0;
begin
  if not private.can('leads.write') then
    raise exception 'Only sales and owners change leads.' using errcode = '42501', hint = 'forbidden';
  end if;
  perform pg_advisory_xact_lock(hashtext('curbfront.submit_lead'));
  for taken in select * from private.taken_suspects as t
      where t.id = any (ids) and t.taken_at > now() - interval '1 hour' order by t.id loop
    lead := private.untouched_lead(taken);
    if taken.lead_version is not null and lead is null then
      stay := stay + 1;
      continue;
    end if;
    if lead is not null then
      perform private.put_lead_away(lead);
    end if;
    delete from private.taken_suspects where id = taken.id;
    insert into private.suspect_requests (id, reference, request_id, reason, payload, created_at)
      overriding system value values (taken.id, taken.reference, taken.request_id, taken.reason, taken.payload,
        taken.created_at);
    returned := returned + 1;
  end loop;
  return jsonb_build_object('returned', returned, 'stay', stay);
end;
$$;

-- Announcing -----------------------------------------------------------------------------------

create function private.suspect_facts() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('count', count(*), 'requests', coalesce(jsonb_agg(
      jsonb_build_object('name', coalesce(payload ->> 'business', payload ->> 'name'), 'at', created_at)
      order by nth) filter (where nth <= 5), '[]'))
    from (select *, row_number() over (order by id desc) as nth from private.suspect_requests) as s;
  $$;

-- Once a day from 8 o'clock in New York, as long as any wait.
create function private.queue_suspect_notices(moment timestamptz) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  office_time constant timestamp := moment at time zone 'America/New_York';
  occasion_of constant text := format('suspects-waiting %s ', office_time::date);
begin
  if office_time::time < time '08:00' or not exists (select from private.suspect_requests) then
    return;
  end if;
  insert into public.mails (kind, occasion, to_email, to_name, staff_id, data)
    select 'suspects-waiting', occasion_of || p.user_id, p.email, p.display_name, p.user_id, facts.said
    from (
      select * from private.people_to_alert('suspects-waiting', 'leads.write') as each
      where not exists (select from public.mails as m where m.occasion = occasion_of || each.user_id)
    ) as p
    cross join lateral (select private.suspect_facts() as said where p.user_id is not null) as facts
    on conflict (occasion) do nothing;
end;
$$;

create or replace function private.queue_due_mails() returns void
  language sql volatile set search_path = ''
  as $$
    select private.queue_answer_alerts(now());
    select private.queue_sla_warnings(now());
    select private.queue_weekly_summaries(now());
    select private.queue_suspect_notices(now());
    select private.queue_demo_reminders();
  $$;

revoke all on function
  private.has_filled_trap(jsonb),
  private.restore_lead_of(private.suspect_requests),
  private.untouched_lead(private.taken_suspects),
  private.put_lead_away(uuid),
  private.suspect_facts(),
  private.queue_suspect_notices(timestamptz)
  from public;
revoke all on function public.suspect_counts(), public.accept_suspects(bigint[], text, bigint),
  public.delete_suspects(bigint[], text, bigint), public.return_suspects(bigint[])
  from public, anon, authenticated;
grant execute on function public.suspect_counts(), public.accept_suspects(bigint[], text, bigint),
  public.delete_suspects(bigint[], text, bigint), public.return_suspects(bigint[])
  to authenticated;
