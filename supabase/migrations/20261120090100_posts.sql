-- Blog posts, and when each is, or becomes, readable. Visitors read published rows whose time has
-- come, by the functions of the migration after this one; who writes posts reads them all. A published
-- post whose publish_at lies ahead is scheduled: functions and policies keep it unreadable until then,
-- with no job to run or to miss.

-- Where an author's posts are listed. Names that differ in capitals, accents and spaces are one
-- person's; where more than that is lost, or the name is long, a few letters tell it from others.
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
-- A column is made by whoever writes its row.
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
  -- "infinity" is no date: nothing comes after it, and no client can read it.
  constraint blogs_dates_check
    check (isfinite(created_at) and isfinite(updated_at) and isfinite(publish_at)),
  -- A full address, or a path on this site. To a browser a backslash is a slash, and tabs and line
  -- breaks are nothing: "/\host" and "/<tab>/host" lead to another host, as "//host" does. A blank
  -- one is refused by the column's own check.
  constraint blogs_image_url_address_check
    check (btrim(image_url) = '' or image_url ~* '^(https?://|/(?!/)[^\s\\]+$)')
-- A long article stands outside its row and leaves only a pointer in it, so that lists, which
-- show none, read little of a big blog.
) with (toast_tuple_target = 256);

create index blogs_created_at_idx on public.blogs (created_at desc, id);
create index blogs_published_idx on public.blogs (publish_at desc, id) where published;
create index blogs_published_category_idx on public.blogs (category, publish_at desc, id)
  where published;
create index blogs_published_author_idx on public.blogs (author_slug, publish_at desc, id)
  where published;

-- The staff list sorts by these as well as by created_at, and filters by the first two.
create index blogs_category_idx on public.blogs (category, created_at desc, id);
create index blogs_author_idx on public.blogs (author, id);
create index blogs_title_idx on public.blogs (title, id);
create index blogs_updated_at_idx on public.blogs (updated_at desc, id);

-- Publishing without a date means now, or the date of writing for a post that is brought in
-- already published. Taking a post back and publishing it again keeps its first date.
-- A client may send an updated_at, but the database says when it was: it always moves on, so that
-- a save can tell whether somebody else was there first. Only a deleted post that is put back
-- brings its own. It counts whole milliseconds, because a client that reads it as a JavaScript
-- date knows no finer ones and must be able to name it exactly.
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

-- A draft has a title and an address; what readers see has everything.
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
  title, slug, excerpt, content, full_content, author, category, image_url,
  read_time, published, updated_at, publish_at
) on public.blogs to authenticated;
grant all on public.blogs to service_role;

-- Only staff ask the table itself. Whoever else could would choose the pattern that every article is
-- matched with, and one that takes a minute costs them nothing.
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
