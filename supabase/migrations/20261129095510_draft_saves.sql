-- Drafts save themselves while they are written: unfinished as they are, and with a revision at most every
-- ten minutes.

alter table public.blogs
  drop constraint blogs_excerpt_check,
  drop constraint blogs_content_check,
  drop constraint blogs_full_content_check,
  drop constraint blogs_author_check,
  drop constraint blogs_category_check;

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
revoke all on function private.check_published_post() from public;

create trigger check_published_post before insert or update on public.blogs
  for each row when (new.published) execute function private.check_published_post();

-- Since when a revision that saved itself takes up what is saved after it.
alter table public.blog_revisions
  add column begun_at timestamptz not null default clock_timestamp(),
  drop constraint blog_revisions_action_check,
  add constraint blog_revisions_action_check check (action in
    ('created', 'saved', 'autosaved', 'published', 'unpublished', 'restored', 'deleted', 'undeleted'));
update public.blog_revisions set begun_at = saved_at;

-- Runs as its owner, because revisions are written by nobody but this.
create or replace function private.record_revision() returns trigger
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

-- Saves a draft as it is being written, over exactly the version that was opened. Answers with no row where
-- that has moved on, the post is gone or public by now, or is not the caller's to change.
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
      category = words ->> 'category', image_url = words ->> 'image_url', read_time = words ->> 'read_time',
      publish_at = case when words ? 'publish_at' then (words ->> 'publish_at')::timestamptz else b.publish_at end
    where b.id = for_post and b.updated_at = expected_updated_at and not b.published
    returning b.updated_at, b.publish_at;
  perform set_config('curbfront.is_autosave', '', true);
end;
$$;
revoke all on function public.autosave_draft(uuid, timestamptz, jsonb) from public, anon, authenticated;
grant execute on function public.autosave_draft(uuid, timestamptz, jsonb) to authenticated, service_role;
