-- Blog posts: the table, what visitors read of it, and how staff find a post by its name.

-- Posts -------------------------------------------------------------------------------------------

-- Visitors read published posts whose time has come, by the functions below; a person with posts.write reads
-- them all. A published post with a later publish_at is scheduled: functions and policies hide it until then,
-- so no job has to run.

-- The address of an author's page. Names that differ only in capitals, accents and spaces share one; a name
-- that loses more than that, or is long, gets a hash as a suffix.
create function private.author_slug(author text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case
      when name ~ '^[a-z0-9 .,''-]*[a-z0-9][a-z0-9 .,''-]*$' and length(words) <= 60 then words
      else concat_ws('-', coalesce(nullif(btrim(left(words, 60), '-'), ''), 'author'), left(md5(name), 8)) end
    from (select btrim(private.folded(author)) as name) as folded
    cross join lateral (
      select btrim(regexp_replace(replace(name, '''', ''), '[^a-z0-9]+', '-', 'g'), '-') as words
    ) as plain;
  $$;
revoke all on function private.author_slug(text) from public;
-- A generated column is computed with the rights of whoever writes the row.
grant execute on function private.author_slug(text) to authenticated, service_role;

create table public.blogs (
  id uuid primary key,
  title text not null check (btrim(title) <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  excerpt text not null,
  content text not null,
  full_content text not null,
  author text not null,
  category text not null,
  image_url text check (btrim(image_url) <> ''),
  -- Empty for a decorative picture, and null until somebody has said what it shows.
  image_alt text check (length(image_alt) <= 1000),
  read_time text not null check (btrim(read_time) <> ''),
  published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  publish_at timestamptz,
  author_slug text not null generated always as (private.author_slug(author)) stored,
  constraint blogs_publish_at_check check (not published or publish_at is not null),
  -- An index holds entries of at most some 2,700 bytes.
  constraint blogs_lengths_check check (
    octet_length(title) <= 2000 and octet_length(slug) <= 2000
    and octet_length(author) <= 2000 and octet_length(category) <= 2000
  ),
  -- "infinity" is no date: no client can read it.
  constraint blogs_dates_check
    check (isfinite(created_at) and isfinite(updated_at) and isfinite(publish_at)),
  -- A full address, or a path on this site. Browsers read a backslash as a slash and skip tabs and line
  -- breaks, so "/\host" and "/<tab>/host" lead to another host, as "//host" does. The column's own check
  -- refuses a blank one.
  constraint blogs_image_url_address_check
    check (btrim(image_url) = '' or image_url ~* '^(https?://|/(?!/)[^\s\\]+$)')
-- A long article is stored outside its row, so that lists, which show no articles, read little of a big blog.
) with (toast_tuple_target = 256);

create index blogs_created_at_idx on public.blogs (created_at desc, id);
create index blogs_published_idx on public.blogs (publish_at desc, id) where published;
create index blogs_published_category_idx on public.blogs (category, publish_at desc, id)
  where published;
create index blogs_published_author_idx on public.blogs (author_slug, publish_at desc, id)
  where published;

-- The staff list sorts by these and by created_at, and filters by the first two.
create index blogs_category_idx on public.blogs (category, created_at desc, id);
create index blogs_author_idx on public.blogs (author, id);
create index blogs_title_idx on public.blogs (title, id);
create index blogs_updated_at_idx on public.blogs (updated_at desc, id);

-- Publishing without a date means now, or the date of creation for a post that is inserted as published. A
-- post that is unpublished and published again keeps its first date. The database sets updated_at, whatever
-- the client sends, and always increases it, so that a save can tell whether somebody else saved first. Only
-- a deleted post that is restored keeps its own. It counts whole milliseconds, because a JavaScript date has
-- no finer ones.
create function private.stamp_blog() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      if new.published and new.publish_at is null then
        new.publish_at := case tg_op when 'INSERT' then least(new.created_at, now()) else now() end;
      end if;
      if (tg_op = 'UPDATE' and new.updated_at <= old.updated_at) or (private.is_from_api()
          and coalesce(current_setting('curbfront.is_putting_back', true), '') = '') then
        new.updated_at := clock_timestamp();
      end if;
      if tg_op = 'UPDATE' then
        new.updated_at := greatest(new.updated_at, old.updated_at + interval '1 millisecond');
      end if;
      new.updated_at := date_trunc('milliseconds', new.updated_at);
      return new;
    end;
  $$;

create trigger stamp_blog before insert or update on public.blogs
  for each row execute function private.stamp_blog();

-- A draft needs a title and an address; a published post needs everything.
create function private.check_published_post() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  missing constant text := concat_ws(', ',
    case when btrim(new.excerpt) = '' then 'an excerpt' end,
    case when btrim(new.content) = '' then 'a short content' end,
    case when btrim(new.full_content) = '' then 'a full content' end,
    case when btrim(new.author) = '' then 'an author' end,
    case when btrim(new.category) = '' then 'a category' end);
begin
  if missing <> '' then
    raise exception '“%” is not published before it has %.', new.title, missing using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger check_published_post before insert or update on public.blogs
  for each row when (new.published) execute function private.check_published_post();

alter table public.blogs enable row level security;
revoke all on public.blogs from public, anon, authenticated;
grant select, insert, delete on public.blogs to authenticated;
-- A post keeps its id and its date of creation.
grant update (
  title, slug, excerpt, content, full_content, author, category, image_url, image_alt,
  read_time, published, updated_at, publish_at
) on public.blogs to authenticated;
grant all on public.blogs to service_role;

-- Only staff query the table itself. Any other caller could filter articles by a pattern that takes a minute
-- to match.
create policy "staff read published posts, and drafts with posts.write" on public.blogs
  for select to authenticated
  using ((select private.can('posts.write'))
    or published and publish_at <= now() and (select private.can('staff.read')));

create policy "add posts" on public.blogs
  for insert to authenticated
  with check ((select private.can('posts.write')));

create policy "change posts" on public.blogs
  for update to authenticated
  using ((select private.can('posts.write')))
  with check ((select private.can('posts.write')));

create policy "delete posts" on public.blogs
  for delete to authenticated
  using ((select private.can('posts.write')));

-- How many posts the caller may read, by status.
create function public.post_counts()
  returns table (total bigint, published bigint, scheduled bigint, drafts bigint)
  language sql stable set search_path = ''
  as $$
    select
      count(*),
      count(*) filter (where published and publish_at <= now()),
      count(*) filter (where published and publish_at > now()),
      count(*) filter (where not published)
    from public.blogs;
  $$;

revoke all on function private.stamp_blog(), private.check_published_post() from public;
revoke all on function public.post_counts() from public, anon, authenticated;
grant execute on function public.post_counts() to authenticated, service_role;

-- Published posts ---------------------------------------------------------------------------------

-- Visitors read the blog by these functions alone. They run as their owner, since a visitor has no right on
-- the table, and select published posts themselves.

-- Refuses a call that filters the function's result: the API allows any pattern as a filter, also one that
-- takes a minute to match. The filter is seen in the current statement; only the API sets the path of a
-- request.
create function private.refuse_filters() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(current_setting('request.path', true), '') <> '' and current_query() ~* '\mwhere\M' then
    raise exception 'What this function answers cannot be filtered.' using errcode = '22023';
  end if;
end;
$$;
revoke all on function private.refuse_filters() from public;

-- One page, the newest first, without the articles: of all posts, of one category, or of one author.
-- total is the number of posts before paging.
create function public.published_posts(in_category text default null, page_size integer default 12,
    page_offset integer default 0, by_author text default null)
  returns table (title text, slug text, excerpt text, author text, author_slug text, category text,
    image_url text, read_time text, publish_at timestamptz, total bigint)
  language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  size constant integer := least(greatest(coalesce(page_size, 12), 1), 50);
  first constant integer := greatest(coalesce(page_offset, 0), 0);
begin
  perform private.refuse_filters();
  -- Each case is a statement of its own, so that each uses its index.
  if by_author is not null then
    return query select b.title, b.slug, b.excerpt, b.author, b.author_slug, b.category, b.image_url,
        b.read_time, b.publish_at, (select count(*) from public.blogs
          where published and publish_at <= now() and author_slug = by_author)
      from public.blogs as b where b.published and b.publish_at <= now() and b.author_slug = by_author
      order by b.publish_at desc, b.id limit size offset first;
  elsif in_category is null then
    return query select b.title, b.slug, b.excerpt, b.author, b.author_slug, b.category, b.image_url,
        b.read_time, b.publish_at, (select count(*) from public.blogs where published and publish_at <= now())
      from public.blogs as b where b.published and b.publish_at <= now()
      order by b.publish_at desc, b.id limit size offset first;
  else
    return query select b.title, b.slug, b.excerpt, b.author, b.author_slug, b.category, b.image_url,
        b.read_time, b.publish_at, (select count(*) from public.blogs
          where published and publish_at <= now() and category = in_category)
      from public.blogs as b where b.published and b.publish_at <= now() and b.category = in_category
      order by b.publish_at desc, b.id limit size offset first;
  end if;
end;
$$;

-- The post at this address; no row when there is none.
create function public.published_post(at_slug text) returns setof public.blogs
  language sql stable security definer set search_path = ''
  as $$
    select private.refuse_filters();
    select * from public.blogs where slug = at_slug and published and publish_at <= now();
  $$;

-- The posts with these ids that are published.
create function public.published_posts_by_id(ids uuid[]) returns setof public.blogs
  language sql stable security definer set search_path = ''
  as $$
    select private.refuse_filters();
    select * from public.blogs where id = any (ids) and published and publish_at <= now();
  $$;

-- The newest posts with their articles: for the feed.
create function public.newest_posts(most integer) returns setof public.blogs
  language sql stable security definer set search_path = ''
  as $$
    select private.refuse_filters();
    select * from public.blogs where published and publish_at <= now()
    order by publish_at desc, id limit least(greatest(coalesce(most, 1), 1), 100);
  $$;

-- Every address, the newest first: for the build and the sitemap.
create function public.published_slugs(page_size integer default 1000, page_offset integer default 0)
  returns table (id uuid, slug text, publish_at timestamptz, updated_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select private.refuse_filters();
    select b.id, b.slug, b.publish_at, b.updated_at from public.blogs as b
    where b.published and b.publish_at <= now()
    order by b.publish_at desc, b.id
    limit least(greatest(coalesce(page_size, 1000), 1), 1000) offset greatest(coalesce(page_offset, 0), 0);
  $$;

-- Every category in use with its number of posts, of those the caller may read.
create function public.post_categories() returns table (category text, posts bigint)
  language sql stable security definer set search_path = ''
  as $$
    select private.refuse_filters();
    select category, count(*) from public.blogs
    where published and publish_at <= now() or (select private.can('posts.write'))
    group by category order by category;
  $$;

-- Authors of published posts, under the name of the newest post.
create view private.authors with (security_invoker = on) as
  select author_slug as slug, (array_agg(author order by publish_at desc, id))[1] as name,
    count(*) as posts, array_agg(distinct category order by category) as categories,
    max(greatest(publish_at, updated_at)) as updated_at
  from public.blogs
  where published and publish_at <= now()
  group by author_slug;
revoke all on private.authors from public, anon, authenticated;

-- The author whose posts are listed at this address; no row when there is none.
create function public.published_author(at_slug text)
  returns table (slug text, name text, posts bigint, categories text[])
  language sql stable security definer set search_path = ''
  as $$
    select private.refuse_filters();
    select a.slug, a.name, a.posts, a.categories from private.authors as a where a.slug = at_slug;
  $$;

-- All of them: for the build and the sitemap.
create function public.published_authors(page_size integer default 1000, page_offset integer default 0)
  returns table (slug text, name text, updated_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select private.refuse_filters();
    select a.slug, a.name, a.updated_at from private.authors as a
    order by a.slug
    limit least(greatest(coalesce(page_size, 1000), 1), 1000) offset greatest(coalesce(page_offset, 0), 0);
  $$;

revoke all on function public.published_posts(text, integer, integer, text), public.published_post(text),
  public.published_posts_by_id(uuid[]), public.newest_posts(integer),
  public.published_slugs(integer, integer), public.post_categories(),
  public.published_author(text), public.published_authors(integer, integer)
  from public, anon, authenticated;
grant execute on function public.published_posts(text, integer, integer, text), public.published_post(text),
  public.published_posts_by_id(uuid[]), public.newest_posts(integer),
  public.published_slugs(integer, integer), public.post_categories(),
  public.published_author(text), public.published_authors(integer, integer)
  to anon, authenticated, service_role;

-- Names -------------------------------------------------------------------------------------------

-- Staff find posts by a piece of title or address above the manager's list.

-- Title and address as they are compared, stored so that no search has to fold every title again. They are
-- compared byte by byte. The columns that decide who may read a post are here too, so that a search of all
-- names reads no post.
create table private.post_names (
  post_id uuid primary key references public.blogs (id) on delete cascade,
  name text collate "C" not null,
  published boolean not null,
  publish_at timestamptz
);

alter table private.post_names enable row level security;
revoke all on private.post_names from public, anon, authenticated;

-- A line break separates the parts, because nobody types one.
create function private.post_name(title text, slug text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select private.folded(title) || E'\n' || slug || coalesce(E'\n' || private.spelled_out(title), ''); $$;

-- Runs as its owner, because writers of posts have no right on this table.
create function private.name_post() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.post_names (post_id, name, published, publish_at)
    values (new.id, private.post_name(new.title, new.slug), new.published, new.publish_at)
    on conflict (post_id) do update
      set name = excluded.name, published = excluded.published, publish_at = excluded.publish_at;
  return null;
end;
$$;

create trigger name_post after insert or update of title, slug, published, publish_at on public.blogs
  for each row execute function private.name_post();

-- The search as it is compared. The list shows "/blog/the-slug", so an address is often pasted as that.
create function private.typed_name(search text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when slug ~ '^[a-z0-9-]+$' then slug else typed end
    from (select private.folded(btrim(regexp_replace(left(search, 500), '[[:cntrl:]]+', ' ', 'g'))) as typed) as t
    cross join lateral (select regexp_replace(typed, '^(.*/)?blog/', '') as slug) as s;
  $$;

-- Without a search path of its own, like find_posts(), so that PostgreSQL can inline it.
create function private.is_named(name text, wanted text) returns boolean
  language sql immutable parallel safe
  as $$ select strpos(name, wanted) > 0; $$;

-- The posts with this name that the caller may read. It walks through posts in the requested order until a
-- page is full, which is slow when few match; few_named_posts() is called first for these.
create function public.find_posts(search text) returns setof public.blogs
  language sql stable
  as $$
    select b.* from public.blogs as b
    where exists (select from private.post_names as n
      where n.post_id = b.id and private.is_named(n.name, private.typed_name(search)));
  $$;

-- The ids of up to a hundred posts with this name, which fit into an address; null where there are more.
create function public.few_named_posts(search text) returns uuid[]
  language sql stable set search_path = ''
  as $$
    select case when count(*) <= 100 then coalesce(array_agg(post_id), '{}') end
    from (
      select n.post_id from private.post_names as n
      where private.is_named(n.name, (select private.typed_name(search)))
      limit 101
    ) as found;
  $$;

revoke all on function
  private.post_name(text, text),
  private.name_post(),
  private.typed_name(text),
  private.is_named(text, text)
  from public;
revoke all on function public.find_posts(text), public.few_named_posts(text) from public, anon, authenticated;
grant execute on function public.find_posts(text), public.few_named_posts(text) to authenticated;

-- The functions that find posts run with the caller's rights.
grant select on private.post_names to authenticated;
create policy "read the names of posts one may read" on private.post_names for select to authenticated
  using ((select private.can('posts.write'))
    or published and publish_at <= now() and (select private.can('staff.read')));
grant execute on function
  private.post_name(text, text),
  private.typed_name(text),
  private.is_named(text, text)
  to authenticated;
