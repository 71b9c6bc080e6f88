-- Addresses that public posts have had. Kept when a post is deleted, so that bringing it back
-- brings them back too; without a readable post behind it a row leads nowhere.

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

-- Runs as its owner, because redirects are written by nobody but this.
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
      -- Back to an address of its own, or over one whose post is gone.
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

-- Where a readable post that once stood at this address stands now; null when there is none.
create function public.current_post_slug(old_slug text) returns text
  language sql stable security definer set search_path = ''
  as $$
    select private.refuse_filters();
    select b.slug
    from public.blog_redirects r
    join public.blogs b on b.id = r.post_id
    where r.slug = old_slug and b.published and b.publish_at <= now();
  $$;

-- All of them: for the build.
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

-- Which other post has an address, or had it and still is led to from it. No row: it is free.
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
