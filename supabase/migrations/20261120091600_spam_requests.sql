-- Requests that were put aside as spam. They are no leads: no list, count, clock or export includes them
-- until somebody accepts them.

create table private.spam_requests (
  id bigint generated always as identity primary key,
  -- The reference that its sender was given, as for any request.
  reference text not null unique,
  -- See public.lead_submissions.
  request_id uuid unique,
  -- Over the limit of its own address ("own") or of everybody ("all"), or with a filled trap ("trap"), since
  -- browsers and password managers of honest people fill hidden fields too.
  reason text not null check (reason in ('own', 'all', 'trap')),
  payload jsonb not null,
  created_at timestamptz not null default now()
);

create index spam_requests_reason_idx on private.spam_requests (reason, id desc);

alter table private.spam_requests enable row level security;
revoke all on private.spam_requests from public, anon, authenticated;
revoke all on sequence private.spam_requests_id_seq from public, anon, authenticated;

-- The hidden field that only programs fill. Pages that are still open send it under its former name.
create function private.has_filled_trap(payload jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$ select concat(payload ->> 'left_empty', payload ->> 'company_fax') <> ''; $$;

-- Puts a request aside and keeps the newest of each kind, so that a flood from one address does not push out
-- requests of others. It cleans up at every hundredth request, so there may be a hundred more.
create function private.put_aside(request public.leads, submission jsonb, sent_id uuid, reason text)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept constant jsonb := '{"own": 500, "all": 5000, "trap": 2000}';
  added bigint;
begin
  insert into private.spam_requests (reference, request_id, payload, reason, created_at)
    values (request.reference, sent_id, submission, reason, request.created_at) returning id into added;
  if added % 100 = 0 then
    delete from private.spam_requests as s using jsonb_each_text(kept) as kind
      where s.reason = kind.key and s.id <= (
        select each.id from private.spam_requests as each where each.reason = kind.key
        order by each.id desc offset kind.value::integer limit 1);
  end if;
end;
$$;

-- Whether a request's sender, message or reference contains this text. An empty text matches all.
create function private.is_spam_found(spam private.spam_requests, search text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select wanted = '' or strpos(private.folded(concat_ws(' ', spam.reference, submission ->> 'name',
        submission ->> 'email', submission ->> 'phone', submission ->> 'business',
        submission ->> 'town', submission ->> 'message')), wanted) > 0
      or coalesce(strpos(regexp_replace(submission ->> 'phone', '\D', '', 'g'), private.typed_phone(search)) > 0, false)
    from (select spam.payload as submission, private.folded(coalesce(btrim(search), '')) as wanted) as of_it;
  $$;

-- The number of waiting requests, and of those of the last hour; no row for a caller who may not read leads.
create function public.spam_counts() returns table (waiting integer, put_aside integer)
  language sql stable security definer set search_path = ''
  as $$
    select (select count(*)::integer from private.spam_requests),
      coalesce(sum(m.over_all + m.over_own + m.honeypots), 0)::integer
    from private.request_minutes as m
    where m.minute > now() - interval '1 hour'
    having (select private.can('leads.read'));
  $$;

-- The newest first, before the id `before`; none for a caller who may not read leads.
create function public.list_spam(search text default null, before bigint default null,
    page_size integer default 50)
  returns table (id bigint, reference text, reason text, said jsonb, created_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.check_page(page_size);
  return query select s.id, s.reference, s.reason, s.payload, s.created_at
    from private.spam_requests as s
    where (select private.can('leads.read')) and (before is null or s.id < before)
      and private.is_spam_found(s, search)
    order by s.id desc limit page_size;
end;
$$;

-- Spam requests that were accepted or deleted within the last hour, which can be put back.
create table private.taken_spam (
  like private.spam_requests including constraints,
  taken_at timestamptz not null default now(),
  -- The version of the lead that was made or extended by it; null where it was deleted.
  lead_version integer,
  primary key (id)
);
alter table private.taken_spam enable row level security;
revoke all on private.taken_spam from public, anon, authenticated;

-- Removes the requests with these ids or, without ids, those that a search finds up to the id `newest`: the
-- oldest first, up to `most`.
create function private.take_spam(ids bigint[], search text, newest bigint, most integer)
  returns setof private.spam_requests
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.can('leads.write') then
    raise exception 'Only sales and owners change leads.' using errcode = '42501', hint = 'forbidden';
  end if;
  delete from private.taken_spam where taken_at < now() - interval '1 hour';
  return query with taken as (
      delete from private.spam_requests as s where s.id in (
        select each.id from private.spam_requests as each
        where case when ids is null then each.id <= newest and private.is_spam_found(each, search)
          else each.id = any (ids) end
        order by each.id limit most)
      returning *
    ), kept as (
      insert into private.taken_spam (id, reference, request_id, reason, payload, created_at)
        select t.id, t.reference, t.request_id, t.reason, t.payload, t.created_at from taken as t
    )
    select * from taken;
end;
$$;

-- Restores the lead of a request that was accepted before and put back.
create function private.restore_lead_of(spam private.spam_requests) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.leads as l set archived_at = null
    from public.lead_submissions as s
    where s.reference = spam.reference and l.id = s.lead_id and l.archived_at is not null;
  return found;
end;
$$;

-- Makes leads of up to 100 of them, as if they had not been put aside. Returns their ids; it is called until
-- there are none.
create function public.accept_spam(ids bigint[] default null, search text default null,
    newest bigint default null) returns bigint[]
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  spam private.spam_requests;
  request public.leads;
  accepted bigint[] := '{}';
begin
  perform pg_advisory_xact_lock(hashtext('curbfront.submit_lead'));
  -- They are accepted in the order they came in, so that related ones begin with the first.
  for spam in select * from private.take_spam(ids, search, newest, 100) order by 1 loop
    request := private.lead_of_answers(spam.payload);
    request.reference := spam.reference;
    request.created_at := spam.created_at;
    if not private.restore_lead_of(spam) then
      request.reference := private.store_request(request, spam.payload, spam.request_id);
      -- The time may be taken or over by now; then it stays a wish.
      if request.slot_starts_at > now() then
        perform private.book_request(request);
      end if;
    end if;
    update private.taken_spam as t set lead_version = l.version
      from public.lead_submissions as s join public.leads as l on l.id = s.lead_id
      where t.id = spam.id and s.reference = spam.reference;
    accepted := accepted || spam.id;
  end loop;
  return accepted;
end;
$$;

-- Deletes them. Returns their ids.
create function public.delete_spam(ids bigint[] default null, search text default null,
    newest bigint default null) returns bigint[]
  language sql volatile security definer set search_path = ''
  as $$
    select coalesce(array_agg(s.id), '{}') from private.take_spam(ids, search, newest, null) as s;
  $$;

-- The lead that one request made, if nobody has worked on it since.
create function private.untouched_lead(taken private.taken_spam) returns uuid
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

-- Archives the lead again, and deletes its mails that are not being sent yet.
create function private.put_lead_away(lead uuid) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  is_notified constant boolean := exists (select from public.mails as m
    where m.lead_id = lead and m.staff_id is null and (m.state <> 'queued' or m.taken_at is not null));
begin
  update public.leads set archived_at = now() where id = lead;
  delete from public.mails as m where m.lead_id = lead and m.state = 'queued' and m.taken_at is null
    -- A person who knows of their demo is still notified that it is cancelled.
    and not (is_notified and m.kind = 'demo-cancelled');
end;
$$;

-- Puts requests back aside. A lead that was made of one is archived; it stays where somebody has worked on
-- it, or where the request was added to an existing lead. Returns how many were put back, and how many leads
-- stay.
create function public.restore_spam(ids bigint[]) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  taken private.taken_spam;
  lead uuid;
  returned integer := 0;
  stay integer := 0;
begin
  if not private.can('leads.write') then
    raise exception 'Only sales and owners change leads.' using errcode = '42501', hint = 'forbidden';
  end if;
  perform pg_advisory_xact_lock(hashtext('curbfront.submit_lead'));
  for taken in select * from private.taken_spam as t
      where t.id = any (ids) and t.taken_at > now() - interval '1 hour' order by t.id loop
    lead := private.untouched_lead(taken);
    if taken.lead_version is not null and lead is null then
      stay := stay + 1;
      continue;
    end if;
    if lead is not null then
      perform private.put_lead_away(lead);
    end if;
    delete from private.taken_spam where id = taken.id;
    insert into private.spam_requests (id, reference, request_id, reason, payload, created_at)
      overriding system value values (taken.id, taken.reference, taken.request_id, taken.reason, taken.payload,
        taken.created_at);
    returned := returned + 1;
  end loop;
  return jsonb_build_object('returned', returned, 'stay', stay);
end;
$$;

revoke all on function
  private.put_aside(public.leads, jsonb, uuid, text),
  private.is_spam_found(private.spam_requests, text),
  private.take_spam(bigint[], text, bigint, integer),
  private.has_filled_trap(jsonb),
  private.restore_lead_of(private.spam_requests),
  private.untouched_lead(private.taken_spam),
  private.put_lead_away(uuid)
  from public;

revoke all on function
  public.list_spam(text, bigint, integer),
  public.spam_counts(),
  public.accept_spam(bigint[], text, bigint),
  public.delete_spam(bigint[], text, bigint),
  public.restore_spam(bigint[])
  from public, anon, authenticated;
grant execute on function
  public.list_spam(text, bigint, integer),
  public.spam_counts(),
  public.accept_spam(bigint[], text, bigint),
  public.delete_spam(bigint[], text, bigint),
  public.restore_spam(bigint[])
  to authenticated;
