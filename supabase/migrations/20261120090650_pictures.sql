-- Pictures of posts, and the media library. Visitors read a picture's objects, one in each width, by their address
-- alone. A picture is added in three steps: add_picture() makes the row, the browser makes the picture smaller and
-- uploads its objects to a private bucket, and the function "check-file" looks at them and copies them to the public
-- bucket, where nobody else writes. A deleted picture is erased after 30 days, unless a post has it or had it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('pictures', 'pictures', true, 26214400, array['image/webp', 'image/jpeg']),
  ('picture-uploads', 'picture-uploads', false, 26214400, array['application/octet-stream']);

-- The widths that a picture is stored in: the usual ones below its own, and its own. src/lib/pictures/picture-widths.ts
-- derives them from the address of the largest.
create function private.picture_widths(width integer) returns integer[]
  language sql immutable parallel safe set search_path = ''
  as $$ select array(select usual from unnest(array[640, 960, 1280]) as usual where usual < width) || width; $$;
revoke all on function private.picture_widths(integer) from public;
-- A check runs with the rights of whoever writes the row.
grant execute on function private.picture_widths(integer) to authenticated, service_role;

create table public.pictures (
  id uuid primary key,
  name text not null check (name ~ '\S' and length(name) <= 200 and name !~ '[[:cntrl:]]'),
  -- Screen readers read it aloud. It is empty for a decorative picture, and null until somebody has written one.
  alt text check (length(alt) <= 1000),
  -- The size of its largest object in pixels. WebP files are 16,383 pixels high at most.
  width integer not null check (width between 1 and 1920),
  height integer not null check (height between 1 and 16383),
  widths integer[] not null,
  -- JPEG where the browser that uploaded it writes no WebP.
  type text not null check (type in ('image/webp', 'image/jpeg')),
  -- The bytes of all its objects; null until they have arrived.
  bytes bigint,
  -- The checksum of the file that it was made from, so that a file is added once.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  added_by uuid not null references public.staff (user_id),
  -- When all its objects were looked at; before, only its adder sees it.
  arrived_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (widths = private.picture_widths(width))
);
create index pictures_created_at_idx on public.pictures (created_at desc, id);
create unique index pictures_sha256_idx on public.pictures (sha256) where arrived_at is not null;
create index pictures_added_by_idx on public.pictures (added_by);

create trigger a_check_version before update of version on public.pictures
  for each row execute function private.check_version();
create trigger a_keep_version before update on public.pictures
  for each row execute function private.keep_version();

-- The time of a deletion is the database's, because the picture is erased after it.
create function private.stamp_archived_picture() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.archived_at := case when new.archived_at is not null then coalesce(old.archived_at, now()) end;
  return new;
end;
$$;
create trigger stamp_archived_picture before update of archived_at on public.pictures
  for each row execute function private.stamp_archived_picture();

alter table public.pictures enable row level security;
revoke all on public.pictures from public, anon, authenticated;
grant select, update (name, alt, archived_at, version) on public.pictures to authenticated;
grant all on public.pictures to service_role;

create policy "read pictures" on public.pictures for select to authenticated
  using ((select private.can('posts.write'))
    and (arrived_at is not null or added_by = (select auth.uid())));
create policy "change pictures" on public.pictures for update to authenticated
  using ((select private.can('posts.write')) and arrived_at is not null)
  with check ((select private.can('posts.write')) and arrived_at is not null);

-- The names of its objects.
create function private.picture_objects(picture public.pictures) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select array_agg(picture.id || '/' || width || case picture.type when 'image/webp' then '.webp' else '.jpg' end)
    from unnest(picture.widths) as width;
  $$;

-- Objects are uploaded once, by the adder of their picture. Nobody reads, lists, replaces or deletes them.
create policy "upload objects of pictures" on storage.objects for insert to authenticated
  with check (bucket_id = 'picture-uploads' and exists (select from public.pictures as p
    where p.added_by = (select auth.uid()) and p.arrived_at is null
      and objects.name = any (private.picture_objects(p))));

-- Adding ------------------------------------------------------------------------------------------

create function private.refuse_picture(message text, hint text) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  raise exception '%', message using errcode = '22023', hint = refuse_picture.hint;
end;
$$;

create function private.picture_json(picture public.pictures) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('id', picture.id, 'name', picture.name, 'alt', picture.alt, 'width', picture.width,
      'height', picture.height, 'widths', picture.widths, 'type', picture.type, 'bytes', picture.bytes,
      'arrived_at', picture.arrived_at, 'archived_at', picture.archived_at, 'created_at', picture.created_at,
      'version', picture.version);
  $$;

create function private.may_write_posts() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if not private.can('posts.write') then
    raise exception 'Your role does not write posts.' using errcode = '42501', hint = 'forbidden';
  end if;
end;
$$;

-- The picture that was made from this file before; brought back where it is deleted.
create function private.same_picture(sha256 text) returns public.pictures
  language sql volatile security definer set search_path = ''
  as $$
    update public.pictures as p set archived_at = null
      where p.sha256 = same_picture.sha256 and p.arrived_at is not null returning p.*;
  $$;

-- Makes the row of a picture whose objects the caller is about to upload. A file that was added before is not
-- uploaded again: the picture of it is returned, which has arrived. Sent again with the same id, it answers the same.
create function public.add_picture(id uuid, name text, width integer, height integer, type text, sha256 text)
  returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  picture public.pictures;
begin
  perform private.may_write_posts();
  if (add_picture.sha256 ~ '^[0-9a-f]{64}$') is not true then
    perform private.refuse_picture('This is no checksum.', 'invalid');
  elsif (add_picture.type in ('image/webp', 'image/jpeg')) is not true then
    perform private.refuse_picture('Pictures are stored as WebP or JPEG.', 'invalid');
  elsif (add_picture.width between 1 and 1920 and add_picture.height between 1 and 16383) is not true then
    perform private.refuse_picture('A picture is 1,920 pixels wide and 16,383 high at most.', 'invalid');
  end if;
  picture := private.same_picture(add_picture.sha256);
  if picture.id is null then
    select p.* into picture from public.pictures as p where p.id = add_picture.id and p.added_by = auth.uid();
  end if;
  if picture.id is null then
    insert into public.pictures (id, name, width, height, widths, type, sha256, added_by)
      values (add_picture.id,
        coalesce(nullif(left(btrim(regexp_replace(add_picture.name, '[[:cntrl:]\s/\\]+', ' ', 'g')), 200), ''),
          'Unnamed picture'),
        add_picture.width, add_picture.height, private.picture_widths(add_picture.width), add_picture.type, add_picture.sha256, auth.uid())
      returning * into picture;
  end if;
  return private.picture_json(picture);
end;
$$;

-- The caller's own picture that was uploaded, with the names of its objects, for the function "check-file"; null where
-- there is none.
create function public.picture_to_check(picture_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select private.picture_json(p) || jsonb_build_object('objects', private.picture_objects(p))
    from public.pictures as p
    where p.id = picture_to_check.picture_id and p.added_by = auth.uid() and private.can('posts.write');
  $$;

-- Shows a picture in the library, once all of its objects were looked at and are public. Where somebody else has
-- uploaded the same file meanwhile, theirs is returned and this one removed. Only the server may.
create function public.picture_arrived(picture_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  picture public.pictures;
  known public.pictures;
begin
  select p.* into picture from public.pictures as p where p.id = picture_arrived.picture_id for update;
  if picture.id is null or picture.arrived_at is not null then
    return case when picture.id is not null then private.picture_json(picture) end;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('picture ' || picture.sha256, 0));
  known := private.same_picture(picture.sha256);
  if known.id is not null then
    delete from public.pictures as p where p.id = picture.id;
    return private.picture_json(known);
  end if;
  update public.pictures as p set arrived_at = now(), bytes = (
      select sum((o.metadata ->> 'size')::bigint) from storage.objects as o
      where o.bucket_id = 'pictures' and o.name = any (private.picture_objects(picture)))
    where p.id = picture.id returning p.* into picture;
  return private.picture_json(picture);
end;
$$;

-- Removes the row of a picture whose content is refused. Only the server may.
create function public.drop_picture(picture_id uuid) returns void
  language sql volatile set search_path = ''
  as $$ delete from public.pictures as p where p.id = drop_picture.picture_id and p.arrived_at is null; $$;

-- The library ---------------------------------------------------------------------------------------

-- Pictures by a piece of their name or alternative text, or those that are deleted.
create function public.find_pictures(search text default '', is_archived boolean default false)
  returns setof public.pictures
  language sql stable set search_path = ''
  as $$
    select p.* from public.pictures as p
    where p.arrived_at is not null and (p.archived_at is not null) = is_archived
      and strpos(private.folded(concat_ws(E'\n', p.name, p.alt)) || E'\n'
          || coalesce(private.spelled_out(concat_ws(E'\n', p.name, p.alt)), ''),
        private.folded(btrim(left(search, 200)))) > 0;
  $$;

-- The posts that have or had a picture in any revision. No row is removed, because posts keep their revisions.
create table private.picture_posts (
  picture_id uuid not null references public.pictures (id) on delete cascade,
  post_id uuid not null,
  primary key (picture_id, post_id)
);
alter table private.picture_posts enable row level security;
revoke all on private.picture_posts from public, anon, authenticated;

-- Runs as its owner, because writers of posts have no right on the table.
create function private.note_pictures() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.picture_posts (picture_id, post_id)
    select distinct p.id, new.post_id
    from regexp_matches(concat_ws(' ', new.snapshot ->> 'image_url', new.snapshot ->> 'full_content'),
        '/object/public/pictures/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'gi') as address(parts)
      join public.pictures as p on p.id = address.parts[1]::uuid
    on conflict do nothing;
  return null;
end;
$$;
create trigger note_pictures after insert or update on public.blog_revisions
  for each row when (new.snapshot::text like '%/object/public/pictures/%')
  execute function private.note_pictures();

-- The posts that have the pictures now, published or not.
create function public.picture_uses(picture_ids uuid[])
  returns table (picture_id uuid, post_id uuid, title text, is_featured boolean, is_in_text boolean)
  language sql stable security definer set search_path = ''
  as $$
    select * from (
      select u.picture_id, b.id, b.title, strpos(coalesce(b.image_url, ''), u.picture_id::text) > 0 as is_featured,
        strpos(b.full_content, u.picture_id::text) > 0 as is_in_text
      from private.picture_posts as u join public.blogs as b on b.id = u.post_id
      where u.picture_id = any (picture_ids) and private.can('posts.write')
    ) as found where found.is_featured or found.is_in_text
    order by 1, 3;
  $$;

-- Erases pictures that were deleted 30 days ago and that no post has or had, and returns up to `most` objects
-- without a picture. An upload that never arrived is forgotten after a day.
create function private.picture_objects_to_remove(most integer) returns table (bucket text, names text[])
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.pictures as p where p.arrived_at is null and p.created_at < now() - interval '1 day'
    or p.archived_at < now() - interval '30 days'
      and not exists (select from private.picture_posts as u where u.picture_id = p.id);
  return query
    select o.bucket_id, array_agg(o.name) from (
      select o.bucket_id, o.name from storage.objects as o
      where o.bucket_id in ('pictures', 'picture-uploads') and o.created_at < now() - interval '1 hour'
        and not exists (select from public.pictures as p where p.id::text = split_part(o.name, '/', 1)
          and (o.bucket_id = 'pictures' or p.arrived_at is null))
      limit most
    ) as o group by o.bucket_id;
end;
$$;

revoke all on function
  private.stamp_archived_picture(),
  private.picture_objects(public.pictures),
  private.refuse_picture(text, text),
  private.picture_json(public.pictures),
  private.may_write_posts(),
  private.same_picture(text),
  private.note_pictures(),
  private.picture_objects_to_remove(integer)
  from public;
-- The policy of uploads calls it.
grant execute on function private.picture_objects(public.pictures) to authenticated;

revoke all on function
  public.add_picture(uuid, text, integer, integer, text, text),
  public.picture_to_check(uuid),
  public.picture_arrived(uuid),
  public.drop_picture(uuid),
  public.find_pictures(text, boolean),
  public.picture_uses(uuid[])
  from public, anon, authenticated;
grant execute on function
  public.add_picture(uuid, text, integer, integer, text, text),
  public.picture_to_check(uuid),
  public.find_pictures(text, boolean),
  public.picture_uses(uuid[])
  to authenticated;
grant execute on function
  public.picture_arrived(uuid),
  public.drop_picture(uuid)
  to service_role;
