-- Files of records: attachments of mails, messages and notes, and photos of clients. The storage service has the
-- bytes; a row here says what they are, and decides who may read them. Files are added in three steps: add_file()
-- makes the row, the browser uploads the object, and the function "check-file" looks at what arrived. A file is
-- deleted with its record, and comes back with it; after 30 days it is erased.

-- Private objects are stored as bytes without a type, so that a browser never runs or shows one by itself.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('attachments', 'attachments', false, 26214400, array['application/octet-stream']),
  ('client-files', 'client-files', false, 26214400, array['application/octet-stream']);

create table public.files (
  id uuid primary key default gen_random_uuid(),
  bucket text not null references storage.buckets (id),
  -- The object's name. Files with the same content share one object.
  object_id uuid not null default gen_random_uuid(),
  -- The record that it belongs to: a message, a note or a mail that came in; else, until that is written, a ticket,
  -- lead or client.
  ticket_message_id uuid references public.ticket_messages (id) on delete cascade,
  note_id uuid references public.crm_notes (id) on delete cascade,
  inbound_mail_id uuid references public.inbound_mails (id) on delete cascade,
  ticket_id uuid references public.tickets (id) on delete cascade,
  lead_id uuid references public.leads (id) on delete cascade,
  client_id uuid references public.clients (id) on delete cascade,
  -- Set while its adder is writing the message or note that it will be attached to; only the adder sees it.
  composer text check (composer in ('message', 'note')),
  name text not null check (name ~ '\S' and length(name) <= 200 and name !~ '[[:cntrl:]]'),
  -- By the content; 'application/octet-stream' until that was looked at.
  type text not null default 'application/octet-stream' check (length(type) <= 100),
  -- In bytes.
  size bigint not null check (size between 1 and 26214400),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The size of a picture as it is shown.
  width integer check (width > 0),
  height integer check (height > 0),
  -- By which the text of a mail refers to a picture in it.
  content_id text check (length(content_id) <= 300),
  -- Says what a photo of a client shows; null until somebody has written it.
  caption text check (caption ~ '\S' and length(caption) <= 300 and caption !~ '[[:cntrl:]]'),
  -- Null for a file that came by mail or by a link (upload_links.sql).
  added_by_id uuid references public.staff (user_id),
  -- When its content was looked at; before, only its adder sees it.
  arrived_at timestamptz,
  archived_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(ticket_message_id, note_id, inbound_mail_id, ticket_id, lead_id, client_id) = 1),
  check (composer is null or num_nonnulls(ticket_id, lead_id, client_id) = 1)
);

create index files_object_idx on public.files (object_id);
create index files_sha256_idx on public.files (sha256);
create index files_message_idx on public.files (ticket_message_id) where ticket_message_id is not null;
create index files_note_idx on public.files (note_id) where note_id is not null;
create index files_mail_idx on public.files (inbound_mail_id) where inbound_mail_id is not null;
create index files_ticket_idx on public.files (ticket_id) where ticket_id is not null;
create index files_lead_idx on public.files (lead_id) where lead_id is not null;
create index files_client_idx on public.files (client_id) where client_id is not null;
create index files_added_by_idx on public.files (added_by_id) where added_by_id is not null;

-- Reading -----------------------------------------------------------------------------------------

-- Since when a file is deleted, alone or with what it belongs to; null where it is not. A caller with SQL could pass a
-- made-up row, so this function reads the stored one by its id.
create function private.file_deleted_at(file public.files) returns timestamptz
  language sql stable security definer set search_path = ''
  as $$
    select least(f.archived_at,
      (select t.archived_at from public.tickets as t where t.id = private.ticket_root(coalesce(f.ticket_id,
        (select m.ticket_id from public.ticket_messages as m where m.id = f.ticket_message_id)))),
      (select least(n.archived_at, c.archived_at, case when c.id is null then l.archived_at end)
        from public.crm_notes as n left join public.clients as c on c.id = n.client_id
          left join public.leads as l on l.id = private.lead_root(n.lead_id)
        where n.id = f.note_id),
      (select least(m.archived_at, t.archived_at, l.archived_at)
        from public.inbound_mails as m left join public.tickets as t on t.id = private.ticket_root(m.ticket_id)
          left join public.leads as l on l.id = private.lead_root(m.lead_id)
        where m.id = f.inbound_mail_id),
      (select l.archived_at from public.leads as l where l.id = private.lead_root(f.lead_id)),
      (select c.archived_at from public.clients as c where c.id = f.client_id))
    from public.files as f where f.id = file.id;
  $$;

-- Whether the caller may read what the file belongs to. It runs with the caller's rights, so row security applies.
create function private.reads_record_of(file public.files) returns boolean
  language sql stable set search_path = ''
  as $$
    select case
      when file.ticket_message_id is not null
        then exists (select from public.ticket_messages as m where m.id = file.ticket_message_id)
      when file.note_id is not null then exists (select from public.crm_notes as n where n.id = file.note_id)
      when file.inbound_mail_id is not null then private.can_read_original(file.inbound_mail_id)
      when file.ticket_id is not null then exists (select from public.tickets as t where t.id = file.ticket_id)
      when file.lead_id is not null then exists (select from public.leads as l where l.id = file.lead_id)
      else exists (select from public.clients as c where c.id = file.client_id) end;
  $$;

alter table public.files enable row level security;
revoke all on public.files from public, anon, authenticated;
grant select on public.files to authenticated;
grant all on public.files to service_role;

create policy "read files" on public.files for select to authenticated
  using (erased_at is null
    and (arrived_at is not null and composer is null or added_by_id = (select auth.uid()))
    and private.reads_record_of(files) and private.file_deleted_at(files) is null);

-- The name of an object as an id; null where it is none. Compared as text, each object would read all files.
create function private.object_id_of(name text) returns uuid
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then name::uuid end;
  $$;

-- An object is read by those who may read a file with it, and uploaded once by the adder of one.
create policy "read objects of files" on storage.objects for select to authenticated
  using (bucket_id in ('attachments', 'client-files')
    and exists (select from public.files as f
      where f.object_id = private.object_id_of(objects.name) and f.bucket = bucket_id));
create policy "upload objects of files" on storage.objects for insert to authenticated
  with check (bucket_id in ('attachments', 'client-files')
    and exists (select from public.files as f
      where f.object_id = private.object_id_of(objects.name) and f.bucket = bucket_id
      and f.added_by_id = (select auth.uid()) and f.arrived_at is null));

-- The files of a message, a note or a mail that came in, as its conversation shows them.
create function private.files_json(message uuid, note uuid default null, mail uuid default null) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'bucket', f.bucket, 'object_id', f.object_id,
        'name', f.name, 'type', f.type, 'size', f.size, 'width', f.width, 'height', f.height,
        'content_id', f.content_id) order by f.created_at, f.id), '[]')
    from public.files as f
    where (f.ticket_message_id = message or f.note_id = note or f.inbound_mail_id = mail)
      -- Some callers are not subject to row security.
      and f.arrived_at is not null and f.erased_at is null and private.file_deleted_at(f) is null;
  $$;

-- Adding ------------------------------------------------------------------------------------------

create function private.refuse_file(message text, hint text) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  raise exception '%', message using errcode = '22023', hint = refuse_file.hint;
end;
$$;

-- Whether the caller may add files to a record.
create function private.may_add_files(entity text, record_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(case entity
      when 'tickets' then private.can('tickets.write')
        and exists (select from public.tickets as t where t.id = record_id and t.archived_at is null)
      when 'leads' then private.can('leads.write')
        and exists (select from public.leads as l where l.id = record_id and l.archived_at is null)
      when 'clients' then private.can('notes.write')
        and exists (select from public.clients as c where c.id = record_id and c.archived_at is null)
      end, false);
  $$;

-- A file as it is uploaded, checked and shown.
create function private.file_json(file public.files) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('id', file.id, 'bucket', file.bucket, 'object_id', file.object_id, 'name', file.name,
      'type', file.type, 'size', file.size, 'width', file.width, 'height', file.height,
      'has_arrived', file.arrived_at is not null);
  $$;

create function private.bucket_of_file(entity text, composer text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select case when entity = 'clients' and composer is null then 'client-files' else 'attachments' end; $$;

-- A name as it is shown: on one line, in the direction that it has, with its ending where it is long.
create function private.tidy_file_name(name text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when tidy = '' then 'Unnamed file' when length(tidy) > 200 then left(tidy, 179) || '…' || right(tidy, 20)
      else tidy end
    from btrim(regexp_replace(coalesce(name, ''), '[[:cntrl:]\s/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]+', ' ', 'g'))
      as tidy;
  $$;

-- A file with this content that the record has already, or that the caller has added anywhere.
create function private.same_file(sha256 text, size bigint, bucket text, record_id uuid) returns public.files
  language sql stable security definer set search_path = ''
  as $$
    select f.* from public.files as f
    where f.sha256 = same_file.sha256 and f.size = same_file.size and f.bucket = same_file.bucket
      and f.arrived_at is not null and f.erased_at is null
      and (f.added_by_id = auth.uid() or record_id in (f.ticket_id, f.lead_id, f.client_id)
        or exists (select from public.ticket_messages as m where m.id = f.ticket_message_id and m.ticket_id = record_id)
        or exists (select from public.crm_notes as n where n.id = f.note_id and record_id in (n.lead_id, n.client_id))
        or exists (select from public.inbound_mails as m
          where m.id = f.inbound_mail_id and record_id in (m.ticket_id, m.lead_id)))
    limit 1;
  $$;

-- Makes the row of a file that the caller is about to upload: `composer` is "message" or "note", where it waits to
-- be attached, or null for a photo of a client. A content that the record or the caller has already is not uploaded
-- again; the file has arrived then. A photo that the client has already is that one. Sent again with the same id, it
-- answers the same.
create function public.add_file(id uuid, entity text, record_id uuid, composer text, name text, size bigint,
    sha256 text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  into_bucket constant text := private.bucket_of_file(add_file.entity, add_file.composer);
  known public.files;
  file public.files;
begin
  select f.* into file from public.files as f where f.id = add_file.id and f.added_by_id = auth.uid();
  if file.id is not null then
    return private.file_json(file);
  end if;
  if not private.may_add_files(add_file.entity, add_file.record_id) then
    raise exception 'You may not add files here.' using errcode = '42501', hint = 'forbidden';
  end if;
  if add_file.composer is not null and add_file.composer not in ('message', 'note')
      or add_file.composer is null and add_file.entity <> 'clients' then
    perform private.refuse_file('There is nothing to attach it to.', 'invalid');
  elsif (add_file.size >= 1) is not true then
    perform private.refuse_file('This file is empty.', 'empty-file');
  elsif add_file.size > 26214400 then
    perform private.refuse_file('A file has 25 MB at most.', 'large-file');
  elsif (add_file.sha256 ~ '^[0-9a-f]{64}$') is not true then
    perform private.refuse_file('This is no checksum.', 'invalid');
  elsif add_file.composer is not null and (select count(*) from public.files as f
      where f.added_by_id = auth.uid() and f.composer = add_file.composer and f.archived_at is null
        and add_file.record_id in (f.ticket_id, f.lead_id, f.client_id)) >= 20 then
    perform private.refuse_file('Up to 20 files can be attached.', 'many-files');
  end if;
  if add_file.composer is null then
    file := private.same_photo(add_file.record_id, add_file.sha256);
    if file.id is not null then
      return private.file_json(file) || '{"is_known": true}';
    end if;
  end if;
  known := private.same_file(add_file.sha256, add_file.size, into_bucket, add_file.record_id);
  insert into public.files (id, bucket, object_id, ticket_id, lead_id, client_id, composer, name, type, size, sha256,
      width, height, added_by_id, arrived_at)
    values (add_file.id, into_bucket, coalesce(known.object_id, gen_random_uuid()),
      case add_file.entity when 'tickets' then add_file.record_id end,
      case add_file.entity when 'leads' then add_file.record_id end,
      case add_file.entity when 'clients' then add_file.record_id end,
      add_file.composer, private.tidy_file_name(add_file.name), coalesce(known.type, 'application/octet-stream'),
      add_file.size, add_file.sha256, known.width, known.height, auth.uid(),
      case when known.id is not null then now() end)
    returning * into file;
  return private.file_json(file);
end;
$$;

-- Attaches files that the caller has added to the ticket, lead or client, to the caller's own message or note there.
-- All or none.
create function private.attach_files(file_ids uuid[], message_id uuid, note_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  attached integer;
begin
  update public.files as f set ticket_message_id = attach_files.message_id, note_id = attach_files.note_id,
      composer = null, ticket_id = null, lead_id = null, client_id = null
    where f.id = any (file_ids) and f.added_by_id = auth.uid() and f.composer is not null
      and f.arrived_at is not null and f.archived_at is null
      and private.may_add_files(case when f.ticket_id is not null then 'tickets' when f.lead_id is not null then 'leads'
        else 'clients' end, coalesce(f.ticket_id, f.lead_id, f.client_id))
      and (exists (select from public.ticket_messages as m where m.id = attach_files.message_id
          and m.author_id = auth.uid() and m.ticket_id = f.ticket_id)
        or exists (select from public.crm_notes as n where n.id = attach_files.note_id
          and n.author_id = auth.uid() and coalesce(f.lead_id, f.client_id) in (n.lead_id, n.client_id)));
  get diagnostics attached = row_count;
  if attached <> cardinality(file_ids) then
    perform private.refuse_file('A file is not here any more. Attach it again.', 'missing-file');
  end if;
  -- Many mail servers refuse more than 25 MB, which these are as text.
  if (exists (select from public.ticket_messages as m where m.id = attach_files.message_id and m.kind = 'reply')
      or exists (select from public.crm_notes as n where n.id = attach_files.note_id and n.subject is not null))
      and (select sum(f.size) from public.files as f where f.id = any (file_ids)) > 18874368 then
    perform private.refuse_file('A mail takes 18 MB of files. Send the others in another one.', 'large-mail');
  end if;
end;
$$;

-- Attaches files to a note that the caller has just added. Sent again, it changes nothing.
create function public.attach_to_note(note_id uuid, file_ids uuid[]) returns void
  language sql volatile set search_path = ''
  as $$
    select private.attach_files(array(select unnest(file_ids) except select f.id from public.files as f
      where f.note_id = attach_to_note.note_id), null, attach_to_note.note_id);
  $$;

-- Gives the files of a message or note back to its composer.
create function private.detach_files(message public.ticket_messages, note public.crm_notes) returns void
  language sql volatile security definer set search_path = ''
  as $$
    update public.files as f set ticket_message_id = null, note_id = null, composer = 'message',
        ticket_id = message.ticket_id, lead_id = note.lead_id
      where f.ticket_message_id = message.id or f.note_id = note.id;
  $$;

-- The caller's own file that was uploaded, for the function "check-file"; null where there is none.
create function public.file_to_check(file_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select private.file_json(f) from public.files as f
    where f.id = file_to_check.file_id and f.added_by_id = auth.uid() and f.erased_at is null
      and private.can('staff.read');
  $$;

-- Says what the content of a file is. Only the server may.
create function public.file_arrived(file_id uuid, type text, size bigint, sha256 text, width integer default null,
    height integer default null) returns jsonb
  language sql volatile set search_path = ''
  as $$
    update public.files as f set type = file_arrived.type, size = file_arrived.size, sha256 = file_arrived.sha256,
        width = file_arrived.width, height = file_arrived.height, arrived_at = coalesce(f.arrived_at, now())
      where f.id = file_arrived.file_id returning private.file_json(f);
  $$;

-- Removes the row of a file whose content is refused. Only the server may.
create function public.drop_file(file_id uuid) returns void
  language sql volatile set search_path = ''
  as $$ delete from public.files as f where f.id = drop_file.file_id and f.arrived_at is null; $$;

-- Deleting ----------------------------------------------------------------------------------------

-- Whether the caller may delete a file and bring it back: its adder, while it waits in a composer; else those who
-- may write what it belongs to.
create function private.may_delete_file(file public.files) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select case
      when file.composer is not null then file.added_by_id = auth.uid()
      when file.ticket_message_id is not null then private.can('tickets.write')
      when file.note_id is not null then exists (select from public.crm_notes as n where n.id = file.note_id
        and (private.can('leads.write') and n.lead_id is not null
          or private.can('notes.write') and (n.lead_id is null or n.client_id is not null)))
      when file.client_id is not null then private.can('notes.write')
      else exists (select from public.inbound_mails as m where m.id = file.inbound_mail_id
        and (private.can('leads.write') or private.can('tickets.write') and m.lead_id is null)) end;
  $$;

-- Deletes a file of the caller's records, or brings it back.
create function public.archive_file(file_id uuid, is_archived boolean) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  file public.files;
begin
  select f.* into file from public.files as f where f.id = archive_file.file_id for update;
  if private.may_delete_file(file) is not true then
    raise exception 'You may not delete this file.' using errcode = '42501', hint = 'forbidden';
  end if;
  if file.erased_at is not null then
    perform private.refuse_file('This file was erased.', 'erased-file');
  end if;
  update public.files as f set archived_at = case when archive_file.is_archived then coalesce(f.archived_at, now()) end
    where f.id = file.id;
end;
$$;

-- Erases what was deleted 30 days ago, and returns up to `most` objects that no file has, as {"bucket", "names"},
-- for the server to remove. An upload that never arrived is forgotten after a day, and one that was never attached
-- after 30.
create function public.objects_to_remove(most integer default 100) returns table (bucket text, names text[])
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
begin
  delete from public.files as f
    where f.arrived_at is null and f.inbound_mail_id is null and f.created_at < now() - interval '1 day'
    or f.composer is not null and f.created_at < now() - interval '30 days';
  update public.files as f set erased_at = now()
    where f.erased_at is null and private.file_deleted_at(f) < now() - interval '30 days';
  return query
    select o.bucket_id, array_agg(o.name) from (
      select o.bucket_id, o.name from storage.objects as o
      where o.bucket_id in ('attachments', 'client-files') and o.created_at < now() - interval '1 hour'
        and not exists (select from public.files as f
          where f.object_id = private.object_id_of(o.name) and f.bucket = o.bucket_id and f.erased_at is null)
      limit most
    ) as o group by o.bucket_id;
  return query select * from private.picture_objects_to_remove(most);
end;
$$;

-- The number of objects and their bytes in each bucket, for staff.
create function public.storage_used() returns table (bucket text, objects bigint, bytes bigint)
  language sql stable security definer set search_path = ''
  as $$
    select b.id, count(o.id), coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint
    from storage.buckets as b left join storage.objects as o on o.bucket_id = b.id
    where private.can('staff.read') group by b.id order by b.id;
  $$;

revoke all on function
  private.file_deleted_at(public.files),
  private.reads_record_of(public.files),
  private.object_id_of(text),
  private.files_json(uuid, uuid, uuid),
  private.refuse_file(text, text),
  private.may_add_files(text, uuid),
  private.file_json(public.files),
  private.bucket_of_file(text, text),
  private.tidy_file_name(text),
  private.same_file(text, bigint, text, uuid),
  private.attach_files(uuid[], uuid, uuid),
  private.detach_files(public.ticket_messages, public.crm_notes),
  private.may_delete_file(public.files)
  from public;
-- Policies, and functions that run with the caller's rights, call these.
grant execute on function
  private.file_deleted_at(public.files),
  private.reads_record_of(public.files),
  private.object_id_of(text),
  private.files_json(uuid, uuid, uuid),
  private.file_json(public.files),
  private.attach_files(uuid[], uuid, uuid)
  to authenticated;
grant execute on function private.file_json(public.files) to service_role;

revoke all on function
  public.add_file(uuid, text, uuid, text, text, bigint, text),
  public.attach_to_note(uuid, uuid[]),
  public.file_to_check(uuid),
  public.file_arrived(uuid, text, bigint, text, integer, integer),
  public.drop_file(uuid),
  public.archive_file(uuid, boolean),
  public.objects_to_remove(integer),
  public.storage_used()
  from public, anon, authenticated;
grant execute on function
  public.add_file(uuid, text, uuid, text, text, bigint, text),
  public.attach_to_note(uuid, uuid[]),
  public.file_to_check(uuid),
  public.archive_file(uuid, boolean),
  public.storage_used()
  to authenticated;
grant execute on function
  public.file_arrived(uuid, text, bigint, text, integer, integer),
  public.drop_file(uuid),
  public.objects_to_remove(integer)
  to service_role;
