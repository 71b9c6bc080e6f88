-- Requests that were put aside as suspect. They are no leads: no list, count, clock or export knows
-- them until somebody makes them one.

create table private.suspect_requests (
  id bigint generated always as identity primary key,
  -- What its sender was told, as anybody is.
  reference text not null unique,
  -- See public.lead_submissions.
  request_id uuid unique,
  -- Over the limit of its own address, or over that for everybody.
  reason text not null check (reason in ('own', 'all')),
  payload jsonb not null,
  created_at timestamptz not null default now()
);

create index suspect_requests_reason_idx on private.suspect_requests (reason, id desc);

alter table private.suspect_requests enable row level security;
revoke all on private.suspect_requests from public, anon, authenticated;
revoke all on sequence private.suspect_requests_id_seq from public, anon, authenticated;

-- Keeps a request aside, and of each kind the newest: what is over its own address's limit must not
-- push out what somebody else sent while everybody was over theirs. Every hundredth clears up, so
-- that there may be a hundred more.
create function private.put_aside(request public.leads, said jsonb, sent_id uuid, reason text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept constant jsonb := '{"own": 500, "all": 5000}';
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

-- A request as submission_payload() wrote it down.
create function private.read_submission(said jsonb) returns public.leads
  language sql stable set search_path = ''
  as $$
    select jsonb_populate_record(null::public.leads, said || jsonb_build_object(
      'call_time', said -> 'callTime', 'slot_starts_at', said -> 'slot',
      'visitor_time_zone', said -> 'timeZone', 'has_consent', coalesce(said -> 'consent', 'false'),
      'source_page', said -> 'sourcePage'));
  $$;

-- Whether this text is in what a request says of its sender, or is its reference. Empty: always.
create function private.is_suspect_found(suspect private.suspect_requests, search text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select strpos(lower(concat_ws(' ', suspect.reference, said ->> 'name', said ->> 'email',
      said ->> 'phone', said ->> 'business', said ->> 'town', said ->> 'message')),
      lower(coalesce(btrim(search), ''))) > 0 or coalesce(btrim(search), '') = ''
    from (select suspect.payload as said) as of_it;
  $$;

-- How much there is to look at, and what came in the last hour; no row for who may not read leads.
create function public.suspect_counts()
  returns table (waiting integer, put_aside integer, honeypots integer)
  language sql stable security definer set search_path = ''
  as $$
    select (select count(*)::integer from private.suspect_requests),
      coalesce(sum(m.over_all + m.over_own), 0)::integer, coalesce(sum(m.honeypots), 0)::integer
    from private.request_minutes as m
    where m.minute > now() - interval '1 hour'
    having (select private.can('leads.read'));
  $$;

-- The newest first, before the one with the id `before`; none for who may not read leads.
create function public.list_suspects(search text default null, before bigint default null,
    page_size integer default 50)
  returns table (id bigint, reference text, reason text, said jsonb, created_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.check_page(page_size);
  return query select s.id, s.reference, s.reason, s.payload, s.created_at
    from private.suspect_requests as s
    where (select private.can('leads.read')) and (before is null or s.id < before)
      and private.is_suspect_found(s, search)
    order by s.id desc limit page_size;
end;
$$;

-- Takes these out, or of those a search finds up to `newest`, where no ids are named: the oldest
-- first, up to `most`.
create function private.take_suspects(ids bigint[], search text, newest bigint, most integer)
  returns setof private.suspect_requests
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.can('leads.write') then
    raise exception 'Only sales and owners change leads.' using errcode = '42501', hint = 'forbidden';
  end if;
  return query delete from private.suspect_requests as s where s.id in (
      select each.id from private.suspect_requests as each
      where case when ids is null then each.id <= newest and private.is_suspect_found(each, search)
        else each.id = any (ids) end
      order by each.id limit most)
    returning *;
end;
$$;

-- Makes leads of up to 100, as if they had not been put aside. Answers how many there were: asked
-- again until there are none, it is through with them all.
create function public.accept_suspects(ids bigint[] default null, search text default null,
    newest bigint default null) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  suspect private.suspect_requests;
  request public.leads;
  accepted integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('curbfront.submit_lead'));
  -- In the order they came in, so that what belongs together begins with the first.
  for suspect in select * from private.take_suspects(ids, search, newest, 100) order by 1 loop
    request := private.read_submission(suspect.payload);
    request.reference := suspect.reference;
    request.created_at := suspect.created_at;
    request.reference := private.store_request(request, suspect.payload, suspect.request_id);
    -- The time may be somebody else's by now, or over: then it stays a wish.
    if request.slot_starts_at > now() then
      perform private.book_request(request);
    end if;
    accepted := accepted + 1;
  end loop;
  return accepted;
end;
$$;

-- Deletes them. Answers how many there were.
create function public.delete_suspects(ids bigint[] default null, search text default null,
    newest bigint default null) returns integer
  language sql volatile security definer set search_path = ''
  as $$
    select count(*)::integer from private.take_suspects(ids, search, newest, null);
  $$;

revoke all on function
  private.put_aside(public.leads, jsonb, uuid, text),
  private.read_submission(jsonb),
  private.is_suspect_found(private.suspect_requests, text),
  private.take_suspects(bigint[], text, bigint, integer)
  from public;

revoke all on function public.suspect_counts(), public.list_suspects(text, bigint, integer),
  public.accept_suspects(bigint[], text, bigint), public.delete_suspects(bigint[], text, bigint)
  from public, anon, authenticated;
grant execute on function public.suspect_counts(), public.list_suspects(text, bigint, integer),
  public.accept_suspects(bigint[], text, bigint), public.delete_suspects(bigint[], text, bigint)
  to authenticated;
