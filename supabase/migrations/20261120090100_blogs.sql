-- Blog posts. Visitors read published rows; editors and owners read and write all.

create table public.blogs (
  id uuid primary key,
  title text not null check (btrim(title) <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  excerpt text not null check (btrim(excerpt) <> ''),
  content text not null check (btrim(content) <> ''),
  full_content text not null check (btrim(full_content) <> ''),
  author text not null check (btrim(author) <> ''),
  category text not null check (btrim(category) <> ''),
  image_url text check (btrim(image_url) <> ''),
  read_time text not null check (btrim(read_time) <> ''),
  published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index blogs_published_created_at_idx on public.blogs (created_at desc, id) where published;
create index blogs_created_at_idx on public.blogs (created_at desc, id);

alter table public.blogs enable row level security;
revoke all on public.blogs from public, anon, authenticated;
grant select on public.blogs to anon, authenticated;
grant insert, delete on public.blogs to authenticated;
-- A post keeps its id and its date of creation.
grant update (
  title, slug, excerpt, content, full_content, author, category, image_url,
  read_time, published, updated_at
) on public.blogs to authenticated;
grant all on public.blogs to service_role;

create policy "anyone reads published posts" on public.blogs
  for select to anon, authenticated
  using (published);

create policy "editors and owners read drafts" on public.blogs
  for select to authenticated
  using ((select private.can('posts.write')));

create policy "editors and owners add posts" on public.blogs
  for insert to authenticated
  with check ((select private.can('posts.write')));

create policy "editors and owners change posts" on public.blogs
  for update to authenticated
  using ((select private.can('posts.write')))
  with check ((select private.can('posts.write')));

create policy "editors and owners delete posts" on public.blogs
  for delete to authenticated
  using ((select private.can('posts.write')));
