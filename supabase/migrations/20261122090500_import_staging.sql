-- Import of leads, clients and tickets from a file. Rows are staged in a batch, checked as a whole
-- and then added in one transaction. A batch belongs to whoever made it, and lasts a day. Here: how
-- rows are staged. The next migrations check them, find what is here already, change leads that are,
-- add the rest, and take all of it back.
--
-- A staged record holds what a person may write, by the names of the columns, blanks left out; a
-- row that the file itself makes unreadable comes with its problem instead, so that "all or
-- nothing" counts it. A problem is "column:what", such as "email:invalid".

create table private.import_batches (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null references public.staff (user_id),
  list text not null check (list in ('leads', 'clients', 'tickets')),
  file_name text not null check (btrim(file_name) <> '' and length(file_name) <= 200),
  created_at timestamptz not null default now(),
  -- Stage, source and owner of leads whose row does not say them.
  defaults jsonb not null default '{}',
  -- What it added, for Undo; its rows are gone by then.
  added_ids uuid[],
  result jsonb,
  undo_result jsonb
);

create table private.import_rows (
  batch_id uuid not null references private.import_batches (id) on delete cascade,
  line integer not null check (line between 1 and 100000000),
  record jsonb not null check (length(record::text) <= 40000),
  problem text check (length(problem) <= 100),
  is_unreadable boolean not null default false,
  record_id uuid not null default gen_random_uuid(),
  -- What decides whether a lead looks like another, as in the generated columns of leads.
  email_key text generated always as (nullif(lower(btrim(record ->> 'email')), '')) stored,
  phone_key text generated always as
    (nullif(right(regexp_replace(record ->> 'phone', '\D', '', 'g'), 10), '')) stored,
  business_key text generated always as
    (nullif(regexp_replace(lower(record ->> 'business'), '[^a-z0-9]', '', 'g'), '')) stored,
  -- Of a ticket, found by its words.
  client_id uuid,
  site_id uuid,
  -- What is here already, or an earlier line of the file, that looks the same.
  duplicate_of uuid,
  duplicate_line integer,
  -- How sure that is: 'same' is it; of 'several' nobody can say which, 'unsure' may be somebody else;
  -- 'won' and 'archived' are closed.
  match text check (match in ('same', 'several', 'unsure', 'won', 'archived')),
  -- Of a lead that is here: the columns that the row says otherwise.
  changes jsonb,
  primary key (batch_id, line)
);

create index import_batches_maker_idx on private.import_batches (maker_id, created_at);

alter table private.import_batches enable row level security;
alter table private.import_rows enable row level security;
revoke all on private.import_batches, private.import_rows from public, anon, authenticated;

create function private.may_import(list text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select case list when 'tickets' then private.can('tickets.write')
      when 'leads' then private.can('leads.write')
      when 'clients' then private.can('clients.write')
      else false end;
  $$;

-- The caller's own batch, locked. Somebody else's is as absent as one that never was.
create function private.lock_batch(batch uuid) returns private.import_batches
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own private.import_batches;
begin
  select * into own from private.import_batches as b
    where b.id = batch and b.maker_id = auth.uid() and private.may_import(b.list) for update;
  if not found then
    raise exception 'There is no such import of yours.' using errcode = '42501', hint = 'forbidden';
  end if;
  return own;
end;
$$;

-- What the screen calls to begin an import ------------------------------------------------------

create function public.start_import(list text, file_name text, defaults jsonb default '{}') returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  batch uuid;
begin
  if not coalesce(private.may_import(list), false) then
    raise exception 'Your role does not import these.' using errcode = '42501', hint = 'forbidden';
  end if;
  delete from private.import_batches where created_at < now() - interval '1 day';
  -- What a person began and left: the five newest stay, for their other tabs.
  delete from private.import_batches where id in (
    select b.id from private.import_batches as b where b.maker_id = auth.uid() and b.result is null
    order by b.created_at desc offset 5);
  insert into private.import_batches (maker_id, list, file_name, defaults)
    values (auth.uid(), list, coalesce(nullif(btrim(left(file_name, 200)), ''), 'Pasted text'),
      private.import_defaults(list, defaults))
    returning id into batch;
  return batch;
end;
$$;

-- Up to 1,000 rows: [{"line", "record"} or {"line", "problem"}]. A line sent again replaces itself.
create function public.add_import_rows(batch uuid, rows jsonb) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own private.import_batches := private.lock_batch(batch);
  staged integer;
begin
  if own.result is not null then
    raise exception 'This import is done.' using errcode = '22023', hint = 'done';
  end if;
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 1000 then
    raise exception 'Send up to 1,000 rows at once.' using errcode = '22023', hint = 'invalid';
  end if;
  insert into private.import_rows (batch_id, line, record, problem, is_unreadable)
    -- A line that comes twice at once would be an error of its own: the later one counts.
    select distinct on (at.line) batch, at.line, coalesce((
        select jsonb_object_agg(key, value) from jsonb_each(case jsonb_typeof(given -> 'record')
          when 'object' then given -> 'record' else '{}' end)
        where jsonb_typeof(value) in ('string', 'number') and btrim(value #>> '{}') <> ''), '{}'),
      given ->> 'problem', given ->> 'problem' is not null
    from jsonb_array_elements(rows) with ordinality as listed (given, nth)
    cross join lateral (select (given ->> 'line')::integer as line) as at
    order by at.line, nth desc
    on conflict (batch_id, line) do update set record = excluded.record,
      problem = excluded.problem, is_unreadable = excluded.is_unreadable;
  select count(*) into staged from private.import_rows where batch_id = batch;
  if staged > 50000 then
    raise exception 'A file can have 50,000 rows.' using errcode = '22023', hint = 'too-many';
  end if;
  return staged;
end;
$$;

-- Begun and given up: nothing stays behind.
create function public.discard_import(batch uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own private.import_batches := private.lock_batch(batch);
begin
  if own.result is null then
    delete from private.import_batches where id = own.id;
  end if;
end;
$$;

revoke all on all functions in schema private from public;

revoke all on function public.start_import, public.add_import_rows, public.discard_import
  from public, anon, authenticated;
grant execute on function public.start_import, public.add_import_rows, public.discard_import to authenticated;
