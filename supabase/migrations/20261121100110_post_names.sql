-- Finding posts by a piece of title or address, as staff type it above the manager's list.

-- Title and address as they are compared, kept because each search would fold every title anew; bytes
-- are compared. Who may read a post is decided here as well, so that looking through all names reads no
-- post.
create table private.post_names (
  post_id uuid primary key references public.blogs (id) on delete cascade,
  name text collate "C" not null,
  published boolean not null,
  publish_at timestamptz
);

alter table private.post_names enable row level security;
revoke all on private.post_names from public, anon, authenticated;

-- Nobody types the line break between them.
create function private.post_name(title text, slug text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select private.folded(title) || E'\n' || slug; $$;

-- Runs as its owner: writers of posts have no business writing here directly.
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

-- What is looked for. The list shows "/blog/the-slug", so that is what gets pasted.
create function private.typed_name(search text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when slug ~ '^[a-z0-9-]+$' then slug else typed end
    from (select private.folded(btrim(regexp_replace(left(search, 500), '[[:cntrl:]]+', ' ', 'g'))) as typed) as t
    cross join lateral (select regexp_replace(typed, '^(.*/)?blog/', '') as slug) as s;
  $$;

-- Without a search path of its own, as find_posts() is, so that it becomes part of the statement that asks.
create function private.is_named(name text, wanted text) returns boolean
  language sql immutable parallel safe
  as $$ select strpos(name, wanted) > 0; $$;

-- Of those that the caller may read. Quick for a page of many: it goes through posts in the order asked
-- for until the page is full. Of few that would be through all posts, so these are asked for by
-- few_named_posts() first.
create function public.find_posts(search text) returns setof public.blogs
  language sql stable
  as $$
    select b.* from public.blogs as b
    where exists (select from private.post_names as n
      where n.post_id = b.id and private.is_named(n.name, private.typed_name(search)));
  $$;

-- The same by their ids, which fit into an address; null where there are more than a hundred.
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

-- What finds posts runs with the caller's rights.
grant select on private.post_names to authenticated;
create policy "read the names of posts one may read" on private.post_names for select to authenticated
  using ((select private.can('posts.write'))
    or published and publish_at <= now() and (select private.can('staff.read')));
grant execute on function
  private.post_name(text, text),
  private.typed_name(text),
  private.is_named(text, text)
  to authenticated;
