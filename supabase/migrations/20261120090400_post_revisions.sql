-- Earlier addresses and earlier versions of posts.

-- Redirects ---------------------------------------------------------------------------------------

-- Earlier addresses of public posts. They are kept when a post is deleted, so that restoring it restores them
-- too; a redirect to a post that nobody may read leads nowhere.

create table public.blog_redirects (
  slug text primary key,
  post_id uuid not null,
  created_at timestamptz not null default now()
);
create index blog_redirects_post_id_idx on public.blog_redirects (post_id);

alter table public.blog_redirects enable row level security;
revoke all on public.blog_redirects from public, anon, authenticated;
grant select on public.blog_redirects to authenticated;
grant all on public.blog_redirects to service_role;

create policy "as readable as the post" on public.blog_redirects
  for select to authenticated
  using (exists (select 1 from public.blogs where blogs.id = post_id));

-- Runs as its owner, because no role may write redirects.
create function private.keep_old_slug() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if exists (
        select 1 from public.blog_redirects r join public.blogs b on b.id = r.post_id
        where r.slug = new.slug and r.post_id <> new.id
      ) then
        raise exception 'the address /blog/% leads to another post, which had it before', new.slug
          using errcode = '23505';
      end if;
      -- The post returns to an address of its own, or takes one whose post is gone.
      delete from public.blog_redirects where slug = new.slug;
      if tg_op = 'UPDATE' and old.slug <> new.slug and old.publish_at <= now() then
        insert into public.blog_redirects (slug, post_id) values (old.slug, new.id)
        on conflict (slug) do update set post_id = excluded.post_id, created_at = now();
      end if;
      return null;
    end;
  $$;

create trigger keep_old_slug after insert or update of slug on public.blogs
  for each row execute function private.keep_old_slug();

-- The present address of a readable post that had this one; null when there is none.
create function public.current_post_slug(old_slug text) returns text
  language sql stable security definer set search_path = ''
  as $$
    select private.refuse_filters();
    select b.slug
    from public.blog_redirects r
    join public.blogs b on b.id = r.post_id
    where r.slug = old_slug and b.published and b.publish_at <= now();
  $$;

-- All redirects, for the build.
create function public.moved_post_slugs(page_size integer default 1000, page_offset integer default 0)
  returns table (from_slug text, to_slug text)
  language sql stable security definer set search_path = ''
  as $$
    select private.refuse_filters();
    select r.slug, b.slug
    from public.blog_redirects r
    join public.blogs b on b.id = r.post_id
    where b.published and b.publish_at <= now()
    order by r.slug
    limit least(greatest(coalesce(page_size, 1000), 1), 1000) offset greatest(coalesce(page_offset, 0), 0);
  $$;

-- The other post that has this address or is redirected to from it. No row means that the address is free.
create function public.slug_holder(candidate text, for_post uuid default null)
  returns table (post_id uuid, title text, is_redirect boolean)
  language sql stable set search_path = ''
  as $$
    select b.id, b.title, false from public.blogs b
    where b.slug = candidate and b.id is distinct from for_post
    union all
    select b.id, b.title, true
    from public.blog_redirects r join public.blogs b on b.id = r.post_id
    where r.slug = candidate and b.id is distinct from for_post;
  $$;

revoke all on function private.keep_old_slug() from public;
revoke all on function public.current_post_slug(text) from public, anon, authenticated;
revoke all on function public.moved_post_slugs(integer, integer) from public, anon, authenticated;
revoke all on function public.slug_holder(text, uuid) from public, anon, authenticated;
grant execute on function public.current_post_slug(text) to anon, authenticated, service_role;
grant execute on function public.moved_post_slugs(integer, integer) to anon, authenticated, service_role;
grant execute on function public.slug_holder(text, uuid) to authenticated, service_role;

-- Revisions ---------------------------------------------------------------------------------------

-- The database stores a revision of every save. A revision has no foreign key to its post, because the
-- history outlives a deletion.

create table public.blog_revisions (
  id bigint generated always as identity primary key,
  post_id uuid not null,
  number integer not null,
  action text not null
    check (action in 
      ('created', 'saved', 'autosaved', 'published', 'unpublished', 'restored', 'deleted', 'undeleted')),
  -- For 'restored': the number of the revision that was brought back.
  restored_from integer,
  editor_id uuid,
  editor_name text,
  saved_at timestamptz not null default clock_timestamp(),
  -- When the first save of an autosaved revision was made.
  begun_at timestamptz not null default clock_timestamp(),
  -- The row as it was after the save, or for 'deleted' before it.
  snapshot jsonb not null,
  unique (post_id, number)
);
-- Recently deleted posts.
create index blog_revisions_deleted_idx on public.blog_revisions (saved_at desc)
  where action = 'deleted';

alter table public.blog_revisions enable row level security;
revoke all on public.blog_revisions from public, anon, authenticated;
revoke all on sequence public.blog_revisions_id_seq from public, anon, authenticated;
grant select on public.blog_revisions to authenticated;
grant all on public.blog_revisions to service_role;

create policy "read revisions" on public.blog_revisions
  for select to authenticated
  using ((select private.can('posts.write')));

-- Runs as its owner, because no role may write revisions.
create function private.record_revision() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  post public.blogs := case when tg_op = 'DELETE' then old else new end;
  restored integer := nullif(current_setting('curbfront.restored_from', true), '')::integer;
  is_autosave constant boolean := coalesce(current_setting('curbfront.is_autosave', true), '') <> '';
  editor uuid := auth.uid();
  latest public.blog_revisions;
begin
  select * into latest from public.blog_revisions where post_id = post.id order by number desc limit 1;
  if is_autosave and latest.action = 'autosaved' and latest.editor_id is not distinct from editor
      and latest.begun_at > clock_timestamp() - interval '10 minutes' then
    update public.blog_revisions set snapshot = to_jsonb(post), saved_at = clock_timestamp()
      where id = latest.id;
    return null;
  end if;
  insert into public.blog_revisions
    (post_id, number, action, restored_from, editor_id, editor_name, snapshot)
  values (
    post.id,
    coalesce(latest.number, 0) + 1,
    case
      when tg_op = 'DELETE' then 'deleted'
      when tg_op = 'INSERT' then
        case when exists (
          select 1 from public.blog_revisions where post_id = post.id and action = 'deleted'
        ) then 'undeleted' else 'created' end
      when restored is not null then 'restored'
      when new.published and not old.published then 'published'
      when old.published and not new.published then 'unpublished'
      when is_autosave then 'autosaved'
      else 'saved'
    end,
    restored,
    editor,
    (select display_name from public.staff where user_id = editor),
    to_jsonb(post)
  );
  return null;
end;
$$;

create trigger record_revision after insert or update or delete on public.blogs
  for each row execute function private.record_revision();

-- Saves a draft while it is being written, over exactly the version that was opened. Returns no row where the
-- post has changed since, is deleted or published, or may not be changed by the caller.
create function public.autosave_draft(for_post uuid, expected_updated_at timestamptz, words jsonb)
  returns table (updated_at timestamptz, publish_at timestamptz)
  language plpgsql set search_path = ''
as $$
begin
  perform set_config('curbfront.is_autosave', 'yes', true);
  return query
    update public.blogs as b
    set title = words ->> 'title', slug = words ->> 'slug', excerpt = words ->> 'excerpt',
      content = words ->> 'content', full_content = words ->> 'full_content', author = words ->> 'author',
      category = words ->> 'category', image_url = words ->> 'image_url',
      image_alt = words ->> 'image_alt', read_time = words ->> 'read_time',
      publish_at = case when words ? 'publish_at' then (words ->> 'publish_at')::timestamptz else b.publish_at end
    where b.id = for_post and b.updated_at = expected_updated_at and not b.published
    returning b.updated_at, b.publish_at;
  perform set_config('curbfront.is_autosave', '', true);
end;
$$;

-- Restores an earlier revision's texts, picture, author and category; address, status and dates stay. This is
-- a revision too. Returns the new updated_at, or null when the post was saved since expected_updated_at, is
-- gone, or may not be changed by the caller.
create function public.restore_post_revision(
  for_post uuid, revision integer, expected_updated_at timestamptz
) returns timestamptz
  language plpgsql set search_path = ''
  as $$
    declare
      earlier jsonb;
      stamp timestamptz;
    begin
      select snapshot into earlier from public.blog_revisions
      where post_id = for_post and number = revision;
      if earlier is null then
        return null;
      end if;
      perform set_config('curbfront.restored_from', revision::text, true);
      update public.blogs
      set title = earlier ->> 'title', excerpt = earlier ->> 'excerpt',
        content = earlier ->> 'content', full_content = earlier ->> 'full_content',
        author = earlier ->> 'author', category = earlier ->> 'category',
        image_url = earlier ->> 'image_url', image_alt = earlier ->> 'image_alt', read_time = earlier ->> 'read_time'
      where id = for_post and updated_at = expected_updated_at
      returning updated_at into stamp;
      perform set_config('curbfront.restored_from', '', true);
      return stamp;
    end;
  $$;

-- Restores deleted posts with their ids, dates and addresses; their history and redirects were never deleted.
-- Returns the ids that it restored. Fails as a whole, with 23505, when an address has been taken since.
create function public.restore_deleted_posts(post_ids uuid[]) returns setof uuid
  language plpgsql set search_path = ''
  as $$
    begin
      perform set_config('curbfront.is_putting_back', 'yes', true);
      return query
        insert into public.blogs (id, title, slug, excerpt, content, full_content, author, category,
          image_url, image_alt, read_time, published, created_at, updated_at, publish_at)
        select post.id, post.title, post.slug, post.excerpt, post.content, post.full_content, post.author,
          post.category, post.image_url, post.image_alt, post.read_time, post.published, post.created_at, post.updated_at,
          post.publish_at
        from (
          select distinct on (post_id) post_id, action, snapshot
          from public.blog_revisions
          where post_id = any (post_ids)
          order by post_id, number desc
        ) last
        cross join lateral jsonb_populate_record(null::public.blogs, last.snapshot) post
        where last.action = 'deleted'
          and not exists (select 1 from public.blogs where id = last.post_id)
        returning id;
      perform set_config('curbfront.is_putting_back', '', true);
    end;
  $$;

-- Posts that are gone and can be brought back, latest first.
create view public.deleted_posts with (security_invoker = on) as
  select
    r.post_id as id, r.snapshot ->> 'title' as title, r.snapshot ->> 'slug' as slug,
    r.snapshot ->> 'author' as author, r.snapshot ->> 'category' as category,
    r.snapshot ->> 'image_url' as image_url,
    (r.snapshot ->> 'created_at')::timestamptz as created_at,
    r.saved_at as deleted_at, r.editor_name as deleted_by
  from public.blog_revisions r
  where r.action = 'deleted'
    and not exists (select 1 from public.blogs b where b.id = r.post_id)
    and not exists (
      select 1 from public.blog_revisions later
      where later.post_id = r.post_id and later.number > r.number
    );

revoke all on public.deleted_posts from public, anon, authenticated;
grant select on public.deleted_posts to authenticated;
grant all on public.deleted_posts to service_role;

-- Deleted posts found by a piece of title or address, as by find_posts().
create function public.find_deleted_posts(search text) returns setof public.deleted_posts
  language sql stable set search_path = ''
  as $$
    select d.* from public.deleted_posts as d
    where private.is_named(private.post_name(d.title, d.slug), (select private.typed_name(search)));
  $$;

revoke all on function private.record_revision() from public;
revoke all on function
  public.restore_post_revision(uuid, integer, timestamptz),
  public.autosave_draft(uuid, timestamptz, jsonb)
  from public, anon, authenticated;
revoke all on function public.restore_deleted_posts(uuid[]) from public, anon, authenticated;
grant execute on function
  public.restore_post_revision(uuid, integer, timestamptz),
  public.autosave_draft(uuid, timestamptz, jsonb)
  to authenticated, service_role;
grant execute on function public.restore_deleted_posts(uuid[]) to authenticated, service_role;
revoke all on function public.find_deleted_posts(text) from public, anon, authenticated;
grant execute on function public.find_deleted_posts(text) to authenticated;
