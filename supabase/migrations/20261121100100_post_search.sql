-- Full-text search over title, excerpt, short content and body. The text stands in a table
-- of its own, so that reading posts never drags it along; only the functions below read it.

-- Words of an HTML text: no tags, no script or style, the commonest entities resolved. What
-- stands by itself without a full stop, such as a heading or a cell, ends with a middle dot.
create function private.text_of_html(html text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select btrim(regexp_replace(regexp_replace(
      replace(replace(replace(replace(replace(replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              regexp_replace(html, '<(script|style)\y[^>]*>.*?</\1\s*>', ' ', 'gi'),
              '<!--.*?-->', ' ', 'g'),
            '</(h[1-6]|t[dh]|d[dt]|li|caption|figcaption)\s*>', ' · ', 'gi'),
          '<[^>]*>', ' ', 'g'),
        '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
      '\s+', ' ', 'g'), '( ·)+', ' ·', 'g'), ' ·');
  $$;

-- Who may read a post is decided here as well, so that counting what was found reads no post.
create table private.post_search (
  post_id uuid primary key references public.blogs (id) on delete cascade,
  category text not null,
  published boolean not null,
  publish_at timestamptz,
  body text not null,
  document tsvector not null
-- Its texts stand aside, so that a search for a common word reads through short rows.
) with (toast_tuple_target = 128);
create index post_search_document_idx on private.post_search using gin (document);

alter table private.post_search enable row level security;
grant all on private.post_search to service_role;

-- Runs as its owner: writers of posts have no business writing here directly.
create function private.index_blog() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      body_text text := private.text_of_html(new.full_content);
    begin
      insert into private.post_search (post_id, category, published, publish_at, body, document)
      values (
        new.id,
        new.category,
        new.published,
        new.publish_at,
        body_text,
        setweight(to_tsvector('english', new.title), 'A')
          || setweight(to_tsvector('english', new.excerpt || ' ' || new.category), 'B')
          || setweight(to_tsvector('english', new.content), 'C')
          -- A tsvector holds less than 1 MB; nobody reads that far.
          || setweight(to_tsvector('english', left(body_text, 300000)), 'D')
      )
      on conflict (post_id) do update
        set category = excluded.category, published = excluded.published,
          publish_at = excluded.publish_at, body = excluded.body, document = excluded.document;
      return null;
    end;
  $$;

create trigger index_blog
  after insert or update of
    title, excerpt, content, full_content, category, published, publish_at on public.blogs
  for each row execute function private.index_blog();

update public.blogs set title = title;

-- What a person types, as a query: quotes, "or" and a leading minus work, and the last word
-- also matches as a beginning, so that results come while it is being typed.
create function private.post_query(search text) returns tsquery
  language plpgsql immutable set search_path = ''
  as $$
    declare
      whole tsquery := websearch_to_tsquery('english', search);
      last_word text := substring(search from '([[:alnum:]]{2,})$');
      before_it tsquery;
      beginning tsquery;
    begin
      if last_word is null or search ~ '["-]'
        -- "how to" is a whole search, not the beginning of "how town".
        or (numnode(whole) > 0 and to_tsvector('english', last_word) = ''::tsvector) then
        return whole;
      end if;
      before_it := websearch_to_tsquery('english', left(search, -length(last_word)));
      beginning := to_tsquery('simple', last_word || ':*');
      if numnode(before_it) > 0 then
        beginning := before_it && beginning;
      end if;
      return case when numnode(whole) = 0 then beginning else whole || beginning end;
    end;
  $$;

-- Published posts that match, best first: of very many the newest 500 are, and the others follow by
-- date. Matched words in title_marked and snippet stand between U+E000 and U+E001, which occur in no
-- text, so that no HTML has to be trusted. total is the number of matches before paging. Runs as its
-- owner, because under row security no index may be asked for words, and says itself what visitors
-- may read.
create function public.search_posts(
  search text,
  in_category text default null,
  page_size integer default 12,
  page_offset integer default 0
) returns table (
  id uuid, title text, slug text, excerpt text, author text, category text, image_url text,
  read_time text, publish_at timestamptz, updated_at timestamptz,
  title_marked text, snippet text, rank real, total bigint
)
  language sql stable security definer set search_path = '' set work_mem = '16MB'
  as $$
    select private.refuse_filters();
    with query as materialized (
      select private.post_query(left(btrim(coalesce(search, '')), 200)) as terms,
        least(greatest(coalesce(page_size, 12), 1), 50) as size,
        greatest(coalesce(page_offset, 0), 0) as first
    ),
    matches as materialized (
      select s.post_id, s.publish_at
      from query
      join private.post_search s on s.document @@ query.terms
      where s.published and s.publish_at <= now()
        and (in_category is null or s.category = in_category)
    ),
    newest as (
      select by_date.*, row_number() over (order by publish_at desc, post_id) as place
      from (
        select * from matches
        order by publish_at desc, post_id
        limit greatest((select first + size from query), 500)
      ) by_date
    ),
    ranked as (
      select newest.post_id, newest.publish_at,
        case when place <= 500 then
          (select ts_rank_cd(s.document, query.terms, 1)
           from private.post_search s, query where s.post_id = newest.post_id)
        end as rank
      from newest
    ),
    page as (
      select * from ranked
      order by rank desc nulls last, publish_at desc, post_id
      limit (select size from query) offset (select first from query)
    )
    select
      b.id, b.title, b.slug, b.excerpt, b.author, b.category, b.image_url, b.read_time,
      b.publish_at, b.updated_at,
      ts_headline('english', b.title, query.terms,
        'HighlightAll=true, StartSel=' || U&'\E000' || ', StopSel=' || U&'\E001'),
      ts_headline('english', b.excerpt || ' … ' || left(s.body, 100000), query.terms,
        'MaxFragments=2, MinWords=8, MaxWords=22, FragmentDelimiter=" … ", StartSel='
          || U&'\E000' || ', StopSel=' || U&'\E001'),
      coalesce(page.rank, 0), (select count(*) from matches)
    from page
    join public.blogs b on b.id = page.post_id
    join private.post_search s on s.post_id = b.id
    cross join query
    order by page.rank desc nulls last, b.publish_at desc, b.id;
  $$;

-- What to read next to each post: the one published before it, the one after it, and up to three
-- related ones, by the words of its title and excerpt, its own category preferred. Related are looked
-- for among the posts of about its time, in its category and outside it, so that it takes no longer
-- with a hundred thousand posts than with a hundred. Runs as its owner, as search_posts() does.
create function public.posts_around(for_posts uuid[]) returns table (
  for_post uuid, relation text, id uuid, title text, slug text, excerpt text, author text,
  category text, image_url text, read_time text, publish_at timestamptz, updated_at timestamptz
)
  language sql stable security definer set search_path = ''
  as $$
    select private.refuse_filters();
    with this as materialized (
      select b.id, b.category, b.publish_at,
        (select string_agg(quote_literal(lexeme), ' | ')
         from unnest(to_tsvector('english', b.title || ' ' || b.excerpt)))::tsquery as terms
      from public.blogs b
      where b.id = any (for_posts) and b.published and b.publish_at <= now()
    )
    select this.id, found.relation, b.id, b.title, b.slug, b.excerpt, b.author, b.category,
      b.image_url, b.read_time, b.publish_at, b.updated_at
    from this
    cross join lateral (
      (select 'previous' as relation, b.id, 0::real as score
       from public.blogs b
       where b.published and b.publish_at <= now()
         and (b.publish_at, b.id) < (this.publish_at, this.id)
       order by b.publish_at desc, b.id desc limit 1)
      union all
      (select 'next', b.id, 0
       from public.blogs b
       where b.published and b.publish_at <= now()
         and (b.publish_at, b.id) > (this.publish_at, this.id)
       order by b.publish_at, b.id limit 1)
      union all
      (select 'related', near.id,
        ts_rank(s.document, this.terms) * case when near.category = this.category then 2 else 1 end
          as score
       from (
         (select b.id, b.category, b.publish_at from public.blogs b
          where b.published and b.publish_at <= this.publish_at and b.category = this.category
          order by b.publish_at desc, b.id limit 20)
         union
         (select b.id, b.category, b.publish_at from public.blogs b
          where b.published and (b.publish_at, b.id) > (this.publish_at, this.id)
            and b.publish_at <= now() and b.category = this.category
          order by b.publish_at, b.id limit 20)
         union
         (select b.id, b.category, b.publish_at from public.blogs b
          where b.published and b.publish_at <= this.publish_at
          order by b.publish_at desc, b.id limit 20)
         union
         (select b.id, b.category, b.publish_at from public.blogs b
          where b.published and (b.publish_at, b.id) > (this.publish_at, this.id)
            and b.publish_at <= now()
          order by b.publish_at, b.id limit 20)
       ) near
       -- These few are looked up, whatever the index for words would find among all posts.
       cross join lateral (select document from private.post_search where post_id = near.id offset 0) s
       where near.id <> this.id and s.document @@ this.terms
       order by score desc, near.publish_at desc, near.id
       limit 3)
    ) found
    join public.blogs b on b.id = found.id
    order by this.id, found.relation, found.score desc, b.publish_at desc, b.id;
  $$;

revoke all on function private.text_of_html(text) from public;
revoke all on function private.index_blog() from public;
revoke all on function private.post_query(text) from public;
revoke all on function public.search_posts(text, text, integer, integer) from public, anon, authenticated;
revoke all on function public.posts_around(uuid[]) from public, anon, authenticated;
grant execute on function public.search_posts(text, text, integer, integer)
  to anon, authenticated, service_role;
grant execute on function public.posts_around(uuid[]) to anon, authenticated, service_role;
