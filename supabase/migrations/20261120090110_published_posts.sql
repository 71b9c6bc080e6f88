-- What visitors read of the blog: each way in which the site asks is a function, and there is no
-- other. They run as their owner, since a visitor has no right on the table, and say themselves what
-- is published.

-- The API lets a caller filter what a function answers, by any pattern, and one that takes a minute
-- costs them nothing. What it asks around the function is seen in its statement, which holds the
-- values as parameters; only the API names the path of a request.
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
  -- A statement each, so that each has its index.
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

-- These posts, as far as they are there.
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
