-- Photos of a client: files that belong to the client itself, with what they show. They are uploaded (add_file()), or
-- taken from mails and tickets of the client. Such a photo is a row of its own on the same object, so that it is read
-- by those who read the client, and stays when its ticket is deleted.

-- The photo of the client with this content; brought back where it is deleted.
create function private.same_photo(client uuid, sha256 text) returns public.files
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  photo public.files;
begin
  -- Two people may add the same at the same time.
  perform pg_advisory_xact_lock(hashtextextended('photos ' || client, 0));
  update public.files as f set archived_at = null
    where f.id = (select p.id from public.files as p
      where p.client_id = client and p.composer is null and p.sha256 = same_photo.sha256
        and p.arrived_at is not null and p.erased_at is null
      order by p.archived_at is null desc, p.created_at, p.id limit 1)
    returning f.* into photo;
  return photo;
end;
$$;

-- A photo arrives as a deleted one where the client has its content already, so that staff see it once. Whoever sent it
-- by a link is not told, because somebody else may have sent the other.
create function private.keep_photo_once() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Two people may send the same at the same time.
  perform pg_advisory_xact_lock(hashtextextended('photos ' || new.client_id, 0));
  if exists (select from public.files as f where f.client_id = new.client_id and f.composer is null and f.id <> new.id
      and f.sha256 = new.sha256 and f.arrived_at is not null and f.archived_at is null and f.erased_at is null) then
    new.archived_at := now();
  end if;
  return new;
end;
$$;

create trigger keep_photo_once before update of arrived_at on public.files for each row
  when (new.client_id is not null and new.composer is null and old.arrived_at is null and new.arrived_at is not null)
  execute function private.keep_photo_once();

-- Files of the client's tickets, and of mails that were added to one of its leads, as far as the caller may read them.
-- `sent_at` is null for what staff added.
create function private.files_of_tickets(client uuid)
  returns table (file public.files, sender text, sent_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select f, m.author_name, case when m.kind = 'client' then m.created_at end
    from public.tickets as t join public.ticket_messages as m on m.ticket_id = t.id
      join public.files as f on f.ticket_message_id = m.id
    where t.client_id = client and private.can('clients.read')
      and f.arrived_at is not null and f.erased_at is null and private.file_deleted_at(f) is null
    union all
    select f, m.from_name, m.created_at
    from public.inbound_mails as m join public.files as f on f.inbound_mail_id = m.id
    where (m.ticket_id in (select t.id from public.tickets as t where t.client_id = client)
        or m.lead_id in (select family from public.leads as l, private.lead_family(l.id) as family
          where l.client_id = client))
      and m.added_at is not null
      and private.can('clients.read') and private.can_read_original(m.id)
      and f.arrived_at is not null and f.erased_at is null and private.file_deleted_at(f) is null;
  $$;

-- The files that the client sent with mails, the same content once: pictures first, then the newest. `is_added` says
-- that it is among the photos.
create function public.mailed_files(client_id uuid) returns table (id uuid, bucket text, object_id uuid, name text,
    type text, size bigint, width integer, height integer, sender text, sent_at timestamptz, is_added boolean)
  language sql stable security definer set search_path = ''
  as $$
    select (s.file).id, (s.file).bucket, (s.file).object_id, (s.file).name, (s.file).type, (s.file).size,
      (s.file).width, (s.file).height, s.sender, s.sent_at,
      exists (select from public.files as p where p.client_id = mailed_files.client_id and p.composer is null
        and p.sha256 = (s.file).sha256 and p.arrived_at is not null and p.archived_at is null and p.erased_at is null)
    from (
      select distinct on ((o.file).sha256) o.* from private.files_of_tickets(mailed_files.client_id) as o
      where o.sent_at is not null order by (o.file).sha256, o.sent_at
    ) as s
    order by (s.file).width is null, s.sent_at desc, (s.file).id
    limit 500;
  $$;

-- Puts files of the client's mails and tickets among its photos, all or none. Returns the photos' ids, and which of
-- them were there already.
create function public.add_photos(client_id uuid, file_ids uuid[]) returns table (id uuid, is_known boolean)
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  file public.files;
  photo public.files;
  found_files public.files[];
begin
  if not private.may_add_files('clients', add_photos.client_id) then
    raise exception 'You may not add photos here.' using errcode = '42501', hint = 'forbidden';
  elsif cardinality(file_ids) > 500 then
    perform private.refuse_file('Up to 500 photos can be added at once.', 'many-files');
  end if;
  found_files := array(select o.file from private.files_of_tickets(add_photos.client_id) as o
    where (o.file).id = any (file_ids) order by (o.file).created_at, (o.file).id);
  if cardinality(found_files) is distinct from (select count(distinct wanted) from unnest(file_ids) as wanted) then
    perform private.refuse_file('A file is not here any more.', 'missing-file');
  end if;
  foreach file in array found_files loop
    photo := private.same_photo(add_photos.client_id, file.sha256);
    is_known := photo.id is not null;
    if not is_known then
      insert into public.files (bucket, object_id, client_id, name, type, size, sha256, width, height, added_by_id,
          arrived_at)
        values (file.bucket, file.object_id, add_photos.client_id, file.name, file.type, file.size, file.sha256,
          file.width, file.height, auth.uid(), now())
        returning * into photo;
    end if;
    id := photo.id;
    return next;
  end loop;
end;
$$;

-- Writes what a photo shows, on one line. `previous` is what the caller saw; where somebody has written something else
-- meanwhile, that is the conflict's detail.
create function public.write_caption(file_id uuid, caption text, previous text default null) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  photo public.files;
  tidy constant text := nullif(btrim(regexp_replace(write_caption.caption,
    '[[:cntrl:]\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+', ' ', 'g')), '');
begin
  select f.* into photo from public.files as f where f.id = write_caption.file_id and f.client_id is not null
    and f.composer is null and f.arrived_at is not null for update;
  if photo.id is null or private.may_delete_file(photo) is not true or private.file_deleted_at(photo) is not null then
    raise exception 'You may not change this photo.' using errcode = '42501', hint = 'forbidden';
  elsif length(tidy) > 300 then
    perform private.refuse_file('Keep it to 300 characters.', 'long-caption');
  elsif photo.caption is distinct from write_caption.previous and photo.caption is distinct from tidy then
    raise exception 'Somebody else has written what it shows.'
      using errcode = 'PT409', hint = 'conflict', detail = coalesce(photo.caption, '');
  end if;
  update public.files as f set caption = tidy where f.id = photo.id;
  return tidy;
end;
$$;

revoke all on function
  private.same_photo(uuid, text),
  private.keep_photo_once(),
  private.files_of_tickets(uuid)
  from public;

revoke all on function
  public.mailed_files(uuid),
  public.add_photos(uuid, uuid[]),
  public.write_caption(uuid, text, text)
  from public, anon, authenticated;
grant execute on function
  public.mailed_files(uuid),
  public.add_photos(uuid, uuid[]),
  public.write_caption(uuid, text, text)
  to authenticated;
