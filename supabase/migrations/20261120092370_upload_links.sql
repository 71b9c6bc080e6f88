-- Links by which a client sends files without an account. Staff make one and send it; its page adds files to the
-- client, which staff then read like photos that they added themselves. Nothing can be read or listed with a link.

create table private.upload_links (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  -- The token itself is only in the link.
  token_hash bytea not null unique,
  -- The request, in a sentence that the client reads.
  wanted text check (wanted ~ '\S' and length(wanted) <= 300),
  made_by_id uuid not null references public.staff (user_id),
  expires_at timestamptz not null default now() + interval '14 days',
  closed_at timestamptz,
  created_at timestamptz not null default now()
);
create index upload_links_client_idx on private.upload_links (client_id, created_at desc);
create index upload_links_made_by_idx on private.upload_links (made_by_id);

-- The limits count these rows of one day: each file that was added, and the newest 10,000 tries with a token that was
-- never made. A file that was refused keeps its row here, so that nobody sends such files without end.
create table private.upload_attempts (
  id bigint generated always as identity primary key,
  -- Null for a token that was never made.
  link_id uuid references private.upload_links (id) on delete cascade,
  -- Null where no trusted proxy names the address (see private.request_address()).
  address_hash text,
  attempted_at timestamptz not null default now()
);
create index upload_attempts_link_idx on private.upload_attempts (link_id);
create index upload_attempts_address_idx on private.upload_attempts (address_hash, attempted_at desc);
create index upload_attempts_attempted_at_idx on private.upload_attempts (attempted_at);

alter table private.upload_links enable row level security;
alter table private.upload_attempts enable row level security;
revoke all on private.upload_links, private.upload_attempts from public, anon, authenticated;
revoke all on sequence private.upload_attempts_id_seq from public, anon, authenticated;

alter table public.files add column upload_link_id uuid references private.upload_links (id);
create index files_upload_link_idx on public.files (upload_link_id) where upload_link_id is not null;

-- Staff -------------------------------------------------------------------------------------------

create function private.upload_link_json(link private.upload_links) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('id', link.id, 'wanted', link.wanted, 'expires_at', link.expires_at,
      'made_by', (select s.display_name from public.staff as s where s.user_id = link.made_by_id),
      'files', (select count(*) from public.files as f
        where f.upload_link_id = link.id and f.arrived_at is not null and f.erased_at is null));
  $$;

create function private.write_upload_event(link private.upload_links, action text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id, after)
      values (auth.uid(), (select s.display_name from public.staff as s where s.user_id = auth.uid()), 'upload_links',
        link.id, write_upload_event.action, link.client_id,
        jsonb_strip_nulls(jsonb_build_object('wanted', link.wanted)));
  $$;

create function private.may_write_notes() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if not private.can('notes.write') then
    raise exception 'Your role does not ask clients for files.' using errcode = '42501', hint = 'forbidden';
  end if;
end;
$$;

-- Makes a link for a client. The answer is the only one that has its token.
create function public.create_upload_link(client_id uuid, wanted text default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- 160 of 244 random bits.
  token constant text := left(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'), 40);
  link private.upload_links;
begin
  perform private.may_write_notes();
  perform from public.clients as c
    where c.id = create_upload_link.client_id and c.archived_at is null for update;
  if not found then
    perform private.refuse_file('This client is archived or not there.', 'missing-client');
  elsif length(create_upload_link.wanted) > 300 then
    perform private.refuse_file('Keep it to 300 characters.', 'invalid');
  elsif (select count(*) from private.upload_links as l where l.client_id = create_upload_link.client_id
      and l.closed_at is null and l.expires_at > now()) >= 20 then
    perform private.refuse_file('This client has 20 open links. Close some first.', 'many-links');
  end if;
  insert into private.upload_links (client_id, token_hash, wanted, made_by_id)
    values (create_upload_link.client_id, sha256(convert_to(token, 'UTF8')),
      nullif(btrim(regexp_replace(create_upload_link.wanted, '[[:cntrl:]\s]+', ' ', 'g')), ''), auth.uid())
    returning * into link;
  perform private.write_upload_event(link, 'created');
  return private.upload_link_json(link) || jsonb_build_object('token', token);
end;
$$;

-- The open links of a client, the newest first.
create function public.upload_links_of(client_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(private.upload_link_json(l) order by l.created_at desc, l.id), '[]')
    from private.upload_links as l
    where l.client_id = upload_links_of.client_id and l.closed_at is null and l.expires_at > now()
      and private.can('clients.read');
  $$;

-- Closes a link, or opens it again.
create function public.close_upload_link(link_id uuid, is_closed boolean) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.upload_links;
begin
  perform private.may_write_notes();
  select l.* into link from private.upload_links as l where l.id = close_upload_link.link_id for update;
  if link.id is null then
    perform private.refuse_file('There is no such link.', 'missing-link');
  elsif (link.closed_at is not null) is distinct from close_upload_link.is_closed then
    update private.upload_links as l set closed_at = case when close_upload_link.is_closed then now() end
      where l.id = link.id;
    perform private.write_upload_event(link, case when close_upload_link.is_closed then 'archived' else 'restored' end);
  end if;
end;
$$;

-- The page of a link ------------------------------------------------------------------------------

create function private.is_open(link private.upload_links) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select link.closed_at is null and link.expires_at > now()
      and exists (select from public.clients as c where c.id = link.client_id and c.archived_at is null);
  $$;

-- Counts an attempt of the request's address. Those of links are few, because each link has a limit.
create function private.count_upload_attempt(link_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  counted bigint;
begin
  insert into private.upload_attempts (link_id, address_hash)
    values (count_upload_attempt.link_id, private.address_hash(private.request_address())) returning id into counted;
  delete from private.upload_attempts as a where a.id <= counted - 10000 and a.link_id is null;
end;
$$;

-- Whether the request's address tried 20 tokens that were never made within ten minutes. It is refused then, also with
-- a token that is right.
create function private.is_guessing() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select count(*) >= 20 from private.upload_attempts as a
    where a.address_hash = private.address_hash(private.request_address()) and a.link_id is null
      and a.attempted_at > now() - interval '10 minutes';
  $$;

-- Refusals are answers and no errors: the embedded database logs the arguments of what fails, and so the token.
create function private.upload_refusal(reason text) returns jsonb
  language sql immutable set search_path = ''
  as $$ select jsonb_build_object('refusal', reason); $$;

-- The link with this token, open or not; null for a token that was never made.
create function private.link_of_token(token text) returns private.upload_links
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.upload_links;
begin
  delete from private.upload_attempts as a where a.attempted_at < now() - interval '1 day';
  if private.is_guessing() then
    return null;
  end if;
  if token ~ '^[0-9a-f]{40}$' then
    select l.* into link from private.upload_links as l where l.token_hash = sha256(convert_to(token, 'UTF8'));
  end if;
  if link.id is null then
    perform private.count_upload_attempt(null);
  end if;
  return link;
end;
$$;

-- How many files a link still takes, those on their way not counted again.
create function private.files_left(link private.upload_links) returns integer
  language sql stable security definer set search_path = ''
  as $$
    select greatest(20 - count(*), 0)::integer from public.files as f where f.upload_link_id = link.id;
  $$;

-- The link as its page shows it: {"business", "wanted", "expires_at", "files_left"}. Null for a link that is closed,
-- has expired or was never made, so that a stranger learns nothing; {"refusal"} for whoever guesses. A file that was
-- begun takes no place here, so that it can be chosen again after the page was closed.
create function public.upload_link(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.upload_links;
begin
  perform private.refuse_filters();
  if private.is_guessing() then
    return private.upload_refusal('too-often');
  end if;
  link := private.link_of_token(upload_link.token);
  if private.is_open(link) is not true then
    return null;
  end if;
  return (select jsonb_build_object('business', c.business, 'wanted', link.wanted, 'expires_at', link.expires_at,
      'files_left', (select 20 - count(*) from public.files as f
        where f.upload_link_id = link.id and f.arrived_at is not null))
    from public.clients as c where c.id = link.client_id);
end;
$$;

-- The limit that another file of a link is over: 20 files, which are 500 MB at most, or 100 tries within a day by the
-- link, 60 within ten minutes and 300 within a day by one address. Null where it is over none. An upload that was
-- begun more than an hour ago and never arrived makes room.
create function private.exceeded_upload_limit(link private.upload_links) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  hash constant text := private.address_hash(private.request_address());
begin
  if private.files_left(link) = 0 then
    delete from public.files as f
      where f.upload_link_id = link.id and f.arrived_at is null and f.created_at < now() - interval '1 hour';
  end if;
  if private.files_left(link) = 0 then
    return 'many-files';
  elsif (select count(*) from private.upload_attempts as a where a.link_id = link.id) >= 100
      or (select count(*) from private.upload_attempts as a where a.address_hash = hash) >= 300 then
    return 'too-often';
  elsif (select count(*) from private.upload_attempts as a
      where a.address_hash = hash and a.attempted_at > now() - interval '10 minutes') >= 60 then
    return 'too-fast';
  end if;
  return null;
end;
$$;

-- The answer names nothing but what the browser needs to send the file.
create function private.linked_file_json(file public.files) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('id', file.id, 'bucket', file.bucket, 'object_id', file.object_id,
      'has_arrived', file.arrived_at is not null);
  $$;

-- Makes the row of a file that the link's page is about to upload. A content that was sent by this link already is
-- not uploaded again, and one that was begun goes on under its earlier id. A retry with the same id answers the same,
-- also where the file was deleted. Null where the link is not open, and {"refusal"} for a file that is not taken.
create function public.add_linked_file(token text, id uuid, name text, size bigint, sha256 text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  link private.upload_links;
  file public.files;
  refusal text;
begin
  perform private.refuse_filters();
  if private.is_guessing() then
    return private.upload_refusal('too-fast');
  end if;
  link := private.link_of_token(add_linked_file.token);
  -- Parallel tries pass no limit together.
  perform from private.upload_links as l where l.id = link.id for update;
  if private.is_open(link) is not true then
    return null;
  elsif (add_linked_file.size >= 1) is not true then
    return private.upload_refusal('empty-file');
  elsif add_linked_file.size > 26214400 then
    return private.upload_refusal('large-file');
  elsif (add_linked_file.sha256 ~ '^[0-9a-f]{64}$') is not true then
    return private.upload_refusal('invalid');
  end if;
  select f.* into file from public.files as f
    where f.upload_link_id = link.id and (f.id = add_linked_file.id
      or f.sha256 = add_linked_file.sha256 and f.size = add_linked_file.size
        and f.archived_at is null and f.erased_at is null)
    order by f.id = add_linked_file.id desc, f.arrived_at limit 1;
  if file.id is null then
    refusal := private.exceeded_upload_limit(link);
    if refusal is not null then
      return private.upload_refusal(refusal);
    end if;
    perform private.count_upload_attempt(link.id);
    insert into public.files (id, bucket, client_id, name, size, sha256, upload_link_id)
      values (add_linked_file.id, 'client-files', link.client_id, private.tidy_file_name(add_linked_file.name),
        add_linked_file.size, add_linked_file.sha256, link.id)
      returning * into file;
  end if;
  return private.linked_file_json(file);
end;
$$;

-- The file of a link that was uploaded, for the function "check-file"; null where there is none. It is looked at even
-- if the link was closed meanwhile. Wrong tokens are not counted here: all visitors come from the function's address,
-- so that one could stop the others. The id of a file cannot be guessed either.
create function public.linked_file_to_check(token text, file_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.refuse_filters();
  return (select private.linked_file_json(f)
    from public.files as f join private.upload_links as l on l.id = f.upload_link_id
    where f.id = linked_file_to_check.file_id and f.erased_at is null
      and l.token_hash = sha256(convert_to(linked_file_to_check.token, 'UTF8')));
end;
$$;

-- Forgets a file that was canceled before it arrived.
create function public.drop_linked_file(token text, file_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.upload_links;
begin
  perform private.refuse_filters();
  link := private.link_of_token(drop_linked_file.token);
  delete from public.files as f
    where f.id = drop_linked_file.file_id and f.upload_link_id = link.id and f.arrived_at is null;
end;
$$;

-- Whether an object of this name is waited for by an open link. Its name is an id that only the adder was given.
create function private.is_linked_object(name text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.files as f join private.upload_links as l on l.id = f.upload_link_id
      where f.object_id = private.object_id_of(is_linked_object.name) and f.bucket = 'client-files'
        and f.arrived_at is null and private.is_open(l));
  $$;

create policy "upload objects of linked files" on storage.objects for insert to anon
  with check (bucket_id = 'client-files' and private.is_linked_object(name));

-- Telling ------------------------------------------------------------------------------------------

-- The maker of the link is notified of files that arrive, in one notification until it is read. The history of the
-- client has one entry an hour.
create function private.notify_of_linked_file() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  link constant private.upload_links := (select l from private.upload_links as l where l.id = new.upload_link_id);
begin
  update public.notifications as n set created_at = now(),
      facts = n.facts || jsonb_build_object('count', (n.facts ->> 'count')::integer + 1)
    where n.kind = 'files-arrived' and n.source like format('upload %s %%', link.id) and n.read_at is null;
  if not found then
    perform private.notify('files-arrived', private.ids_in_charge(link.made_by_id, 'notes.write'),
      format('upload %s %s', link.id, new.id), 'clients.read', 'clients', link.client_id,
      jsonb_build_object('name', (select c.business from public.clients as c where c.id = link.client_id),
        'count', 1));
  end if;
  if not exists (select from public.crm_events as e where e.record_id = link.id and e.action = 'files-arrived'
      and e.happened_at > now() - interval '1 hour') then
    perform private.write_upload_event(link, 'files-arrived');
  end if;
  return null;
end;
$$;

create trigger notify_of_linked_file after update of arrived_at on public.files
  for each row when (new.upload_link_id is not null and old.arrived_at is null and new.arrived_at is not null
    and new.archived_at is null)
  execute function private.notify_of_linked_file();

revoke all on function
  private.upload_link_json(private.upload_links),
  private.write_upload_event(private.upload_links, text),
  private.may_write_notes(),
  private.is_open(private.upload_links),
  private.count_upload_attempt(uuid),
  private.is_guessing(),
  private.upload_refusal(text),
  private.link_of_token(text),
  private.files_left(private.upload_links),
  private.exceeded_upload_limit(private.upload_links),
  private.linked_file_json(public.files),
  private.is_linked_object(text),
  private.notify_of_linked_file()
  from public;
-- The policy of uploads calls it.
grant execute on function private.is_linked_object(text) to anon;

revoke all on function
  public.create_upload_link(uuid, text),
  public.upload_links_of(uuid),
  public.close_upload_link(uuid, boolean),
  public.upload_link(text),
  public.add_linked_file(text, uuid, text, bigint, text),
  public.linked_file_to_check(text, uuid),
  public.drop_linked_file(text, uuid)
  from public, anon, authenticated;
grant execute on function
  public.create_upload_link(uuid, text),
  public.upload_links_of(uuid),
  public.close_upload_link(uuid, boolean)
  to authenticated;
grant execute on function
  public.upload_link(text),
  public.add_linked_file(text, uuid, text, bigint, text),
  public.linked_file_to_check(text, uuid),
  public.drop_linked_file(text, uuid)
  to anon, authenticated;
