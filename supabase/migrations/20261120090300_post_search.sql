-- Full-text search of published posts over title, author, excerpt, short content and body, with corrections
-- of misspelled words. The text is in a table of its own, so that lists of posts do not read it.

-- The words of an HTML text without tags, scripts and styles, with the commonest entities resolved. A text
-- without a full stop of its own, such as a heading or a cell, ends with a middle dot.
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

-- The columns that decide who may read a post are here too, so that counting matches reads no post.
create table private.post_search (
  post_id uuid primary key references public.blogs (id) on delete cascade,
  category text not null,
  published boolean not null,
  publish_at timestamptz,
  body text not null,
  document tsvector not null,
  -- Title and author without stemming: most names are no English words, and English would drop the words of
  -- "Can I".
  names tsvector not null
-- The texts are stored outside the row, so that a search for a common word reads short rows.
) with (toast_tuple_target = 128);
create index post_search_document_idx on private.post_search using gin (document);
create index post_search_names_idx on private.post_search using gin (names);

alter table private.post_search enable row level security;
grant all on private.post_search to service_role;

-- Runs as its owner, because writers of posts have no right on this table.
create function private.index_blog() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      body_text constant text := private.text_of_html(new.full_content);
      named constant text := new.title || ' · ' || new.author;
      name constant text := concat_ws(' · ', private.folded(named), private.spelled_out(named));
    begin
      insert into private.post_search (post_id, category, published, publish_at, body, document, names)
      values (
        new.id,
        new.category,
        new.published,
        new.publish_at,
        body_text,
        setweight(to_tsvector('english', name), 'A')
          || setweight(to_tsvector('english', private.folded(new.excerpt || ' ' || new.category)), 'B')
          || setweight(to_tsvector('english', private.folded(new.content)), 'C')
          -- A tsvector holds less than 1 MB.
          || setweight(to_tsvector('english', private.folded(left(body_text, 300000))), 'D'),
        to_tsvector('simple', name)
      )
      on conflict (post_id) do update
        set category = excluded.category, published = excluded.published,
          publish_at = excluded.publish_at, body = excluded.body, document = excluded.document,
          names = excluded.names;
      return null;
    end;
  $$;

create trigger index_blog
  after insert or update of
    title, author, excerpt, content, full_content, category, published, publish_at on public.blogs
  for each row execute function private.index_blog();

-- A search as it is compared. A hyphen inside a word becomes a space, so that "frozen-pipe" finds both words.
create function private.plain_search(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select regexp_replace(private.folded(typed), '([[:alnum:]])-(?=[[:alnum:]])', '\1 ', 'g');
  $$;

-- Turns typed words into a query of the texts and one of titles and authors. Quotes, "or" and a leading minus
-- work. The last word also matches as a prefix, so that results appear while it is typed.
create function private.post_query(typed text, out words tsquery, out names tsquery)
  language plpgsql immutable set search_path = ''
  as $$
    declare
      plain constant text := private.plain_search(typed);
      has_minus constant boolean := plain ~ '(^|\s)-';
      last_word constant text := substring(plain from '([[:alnum:]]{2,})$');
      before_it tsquery;
    begin
      words := websearch_to_tsquery('english', plain);
      -- A title without the excluded word may stand above a text that has it.
      names := case when not has_minus then websearch_to_tsquery('simple', plain) end;
      if last_word is null or has_minus or strpos(plain, '"') > 0 then
        return;
      end if;
      if names::text like '%''' then
        names := (names::text || ':*')::tsquery;
      end if;
      -- "how to" is a whole search, not the beginning of "how town".
      if plain ~ '\s' and to_tsvector('english', last_word) = ''::tsvector then
        return;
      end if;
      before_it := websearch_to_tsquery('english', left(plain, -length(last_word)));
      words := words || (before_it && to_tsquery('simple', last_word || ':*'));
    end;
  $$;

-- Adds the accented spellings of the query's words that the text has, so that these are marked too.
create function private.with_accents(query tsquery, marked text) returns tsquery
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when private.without_accents(marked) = marked then query else (
      select coalesce(query || string_agg(quote_literal(lexeme), ' | ')::tsquery, query)
      from unnest(to_tsvector('english', marked))
      where private.without_accents(lexeme) <> lexeme
        and strpos(query::text,
          quote_literal((ts_lexize('english_stem', private.without_accents(lexeme)))[1])) > 0
    ) end;
  $$;

-- A page of published posts that match, best first: those with all words in title and author, then the
-- others. Only the newest 500 of each are ranked; the rest follow by date. Matched words in title_marked,
-- author_marked and snippet are between U+E000 and U+E001, which occur in no text, so that no HTML has to be
-- trusted. total is the number of matches before paging.
create function private.matching_posts(typed text, in_category text, page_size integer, page_offset integer)
  returns table (
    title text, slug text, excerpt text, author text, author_slug text, category text, image_url text,
    read_time text, publish_at timestamptz, title_marked text, author_marked text, snippet text, total bigint
  )
  language sql stable set search_path = '' set work_mem = '16MB'
  as $$
    with query as materialized (
      select q.words, q.names, coalesce(q.words || q.names, q.words) as marked,
        case when numnode(q.words) = 0 then 'simple' else 'english' end::regconfig as config,
        least(greatest(coalesce(page_size, 12), 1), 50) as size,
        greatest(coalesce(page_offset, 0), 0) as first
      from private.post_query(typed) as q
    ),
    matches as materialized (
      select s.post_id, s.publish_at
      from query join private.post_search s on s.document @@ query.words or s.names @@ query.names
      where s.published and s.publish_at <= now() and (in_category is null or s.category = in_category)
    ),
    named as materialized (
      select s.post_id, s.publish_at
      from query join private.post_search s on s.names @@ query.names
      where s.published and s.publish_at <= now() and (in_category is null or s.category = in_category)
      order by s.publish_at desc, s.post_id limit 500
    ),
    newest as (
      select by_date.*, row_number() over (order by publish_at desc, post_id) as place
      from (select * from matches order by publish_at desc, post_id
        limit greatest((select first + size from query), 500)) by_date
    ),
    ranked as (
      select found.post_id, found.publish_at, found.is_named,
        case when place <= 500 then (select ts_rank_cd(s.document, query.words, 1)
          from private.post_search s, query where s.post_id = found.post_id) end as rank
      from (
        select post_id, publish_at, true as is_named, 1 as place from named
        union all
        select post_id, publish_at, false, place from newest where post_id not in (select post_id from named)
      ) found
    ),
    page as (
      select * from ranked order by is_named desc, rank desc nulls last, publish_at desc, post_id
      limit (select size from query) offset (select first from query)
    ),
    marks as (select 'StartSel=' || U&'\E000' || ', StopSel=' || U&'\E001' as options)
    select b.title, b.slug, b.excerpt, b.author, b.author_slug, b.category, b.image_url, b.read_time, b.publish_at,
      ts_headline(query.config, b.title, private.with_accents(query.marked, b.title), 'HighlightAll=true, ' || marks.options),
      ts_headline('simple', b.author, private.with_accents(query.marked, b.author), 'HighlightAll=true, ' || marks.options),
      case when numnode(query.words) = 0 then b.excerpt
        else ts_headline('english', shown.text, private.with_accents(query.marked, shown.text),
          'MaxFragments=2, MinWords=8, MaxWords=22, FragmentDelimiter=" … ", ' || marks.options) end,
      (select count(*) from matches)
    from page
    join public.blogs b on b.id = page.post_id join private.post_search s on s.post_id = b.id
    cross join query cross join marks
    cross join lateral (select b.excerpt || ' … ' || left(s.body, 100000) as text) shown
    order by page.is_named desc, page.rank desc nulls last, b.publish_at desc, b.id;
  $$;

-- Suggests for each post the one published before it, the one after it, and up to three related ones, by the
-- words of its title and excerpt, with its own category preferred. Candidates are taken from posts of about
-- its time, inside and outside its category, so that the time does not grow with the number of posts. It runs
-- as its owner, as search_posts() does.
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
      (select 'previous' as relation, b.id, 0::real as score from public.blogs b
       where b.published and b.publish_at <= now() and (b.publish_at, b.id) < (this.publish_at, this.id)
       order by b.publish_at desc, b.id desc limit 1)
      union all
      (select 'next', b.id, 0 from public.blogs b
       where b.published and b.publish_at <= now() and (b.publish_at, b.id) > (this.publish_at, this.id)
       order by b.publish_at, b.id limit 1)
      union all
      (select 'related', near.id,
        ts_rank(s.document, this.terms) * case when near.category = this.category then 2 else 1 end as score
       from (
         (select b.id, b.category, b.publish_at from public.blogs b
          where b.published and b.publish_at <= this.publish_at and b.category = this.category
          order by b.publish_at desc, b.id limit 20)
         union
         (select b.id, b.category, b.publish_at from public.blogs b
          where b.published and (b.publish_at, b.id) > (this.publish_at, this.id) and b.publish_at <= now() and b.category = this.category
          order by b.publish_at, b.id limit 20)
         union
         (select b.id, b.category, b.publish_at from public.blogs b
          where b.published and b.publish_at <= this.publish_at
          order by b.publish_at desc, b.id limit 20)
         union
         (select b.id, b.category, b.publish_at from public.blogs b
          where b.published and (b.publish_at, b.id) > (this.publish_at, this.id) and b.publish_at <= now()
          order by b.publish_at, b.id limit 20)
       ) near
       -- "offset 0" makes the planner look up these few rows instead of using the word index of all posts.
       cross join lateral (select document from private.post_search where post_id = near.id offset 0) s
       where near.id <> this.id and s.document @@ this.terms
       order by score desc, near.publish_at desc, near.id limit 3)
    ) found
    join public.blogs b on b.id = found.id
    order by this.id, found.relation, found.score desc, b.publish_at desc, b.id;
  $$;

revoke all on function
  private.text_of_html(text),
  private.index_blog(),
  private.plain_search(text),
  private.post_query(text),
  private.with_accents(tsquery, text),
  private.matching_posts(text, text, integer, integer)
  from public;
revoke all on function public.posts_around(uuid[]) from public, anon, authenticated;
grant execute on function public.posts_around(uuid[]) to anon, authenticated, service_role;

-- Corrections -------------------------------------------------------------------------------------

-- A word that no published post has is corrected to one that is a letter away.

-- Every word of every post, drafts included, with its spellings that lack one letter. Two words that are a
-- letter apart share one of these, which the index finds. Corrections are checked against published posts.
create table private.post_words (
  word text collate "C" primary key,
  spellings text[] not null
);
create index post_words_spellings_idx on private.post_words using gin (spellings);

alter table private.post_words enable row level security;
revoke all on private.post_words from public, anon, authenticated;

-- The word itself, and the word without each of its letters.
create function private.spellings(word text) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select array_agg(distinct left(word, at - 1) || substr(word, at + 1))
    from generate_series(1, length(word) + 1) as at;
  $$;

-- Words are inserted in order, so that two saves cannot deadlock.
create function private.learn_words(learned text) returns void
  language sql set search_path = ''
  as $$
    insert into private.post_words (word, spellings)
      select lexeme, private.spellings(lexeme)
      from unnest(to_tsvector('simple', private.folded(learned)))
      where lexeme ~ '^[[:alpha:]]{3,30}$'
      order by lexeme
      on conflict do nothing;
  $$;

-- Runs as its owner, because writers of posts have no right on this table.
create function private.learn_post_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.learn_words(concat_ws(' · ', new.title, new.author, new.excerpt, new.content,
    left(private.text_of_html(new.full_content), 300000)));
  return null;
end;
$$;

create trigger learn_post_words
  after insert or update of title, author, excerpt, content, full_content on public.blogs
  for each row execute function private.learn_post_words();

-- The number of published posts that match, counted up to a hundred.
create function private.posts_with(in_texts tsquery, in_names tsquery) returns bigint
  language sql stable set search_path = ''
  as $$
    select count(*) from (
      select from private.post_search as s
      where (s.document @@ in_texts or s.names @@ in_names) and s.published and s.publish_at <= now()
      limit 100
    ) as found;
  $$;

create function private.posts_with_word(word text) returns bigint
  language sql stable set search_path = ''
  as $$
    select private.posts_with(plainto_tsquery('english', word), plainto_tsquery('simple', word));
  $$;

-- True if two words differ by one letter: one added, one replaced, or two swapped. Both must share a
-- spelling with one letter left out.
create function private.is_one_edit_away(word text, other text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select length(word) <> length(other) or count(*) = 1
      or count(*) = 2 and min(one || two) = min(two || one) and max(one || two) = max(two || one)
    from (
      select substr(word, at, 1) as one, substr(other, at, 1) as two
      from generate_series(1, length(word)) as at
    ) as places
    where one <> two;
  $$;

-- The published word that is a letter away; null when there is none. A word that occurs together with the
-- other typed words comes first, then one with the same first letter, then one of more posts.
create function private.closest_word(typed text, beside tsquery) returns text
  language sql stable set search_path = ''
  as $$
    select near.word
    from (
      select word from private.post_words
      where spellings && private.spellings(typed)
        and private.is_one_edit_away(word, typed)
      order by left(word, 1) = left(typed, 1) desc, word limit 20
    ) as near
    cross join lateral (
      select private.posts_with_word(near.word) as posts,
        private.posts_with(plainto_tsquery('english', near.word) && beside, null) as together
    ) as found
    where found.posts > 0
    order by found.together > 0 desc, left(near.word, 1) = left(typed, 1) desc, found.together desc,
      found.posts desc, length(near.word) desc, near.word
    limit 1;
  $$;

-- The search with its unknown words corrected; null where no word could be.
create function private.mended_search(typed text) returns text
  language sql stable set search_path = ''
  as $$
    with parts as (
      select found.part[1] as part, found.at
      from regexp_matches(private.plain_search(typed), '[[:alpha:]]+|[^[:alpha:]]+', 'g')
        with ordinality as found (part, at)
    ),
    judged as materialized (
      select part, at, part ~ '^[[:alpha:]]{4,30}$' and numnode(plainto_tsquery('english', part)) > 0
        and private.posts_with_word(part) = 0 as is_unknown
      from parts
    ),
    known as materialized (
      select coalesce(plainto_tsquery('english', string_agg(part, ' ')), '') as beside
      from judged where not is_unknown
    ),
    mended as (
      select part, at, case when is_unknown then private.closest_word(part, beside) end as word
      from judged cross join known
    )
    select string_agg(coalesce(word, part), '' order by at) from mended having count(word) > 0;
  $$;

-- A search for any of the meaningful words; null where there is only one, or where quotes or a minus already
-- say which words are required.
create function private.any_word_search(typed text) returns text
  language sql stable set search_path = ''
  as $$
    select string_agg(found.word[1], ' or ')
    from regexp_matches(private.plain_search(typed), '[[:alnum:]]+', 'g') as found (word)
    where private.plain_search(typed) !~ '"|(^|\s)-' and numnode(plainto_tsquery('english', found.word[1])) > 0
    having count(*) > 1;
  $$;

-- Searches posts. Without a hit it searches again with corrected words (returned in mended), then for posts
-- with some of the words (is_partial). It runs as its owner, because row security would keep it from using
-- the word index, and selects what visitors may read itself.
create function public.search_posts(
  search text,
  in_category text default null,
  page_size integer default 12,
  page_offset integer default 0
) returns table (
  title text, slug text, excerpt text, author text, author_slug text, category text, image_url text,
  read_time text, publish_at timestamptz, title_marked text, author_marked text, snippet text, total bigint,
  mended text, is_partial boolean
)
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      typed constant text := left(btrim(coalesce(search, '')), 200);
      better text;
    begin
      perform private.refuse_filters();
      return query select m.*, null::text, false
        from private.matching_posts(typed, in_category, page_size, page_offset) as m;
      -- Earlier pages or other categories may have matches.
      if found or (select private.posts_with(q.words, q.names) from private.post_query(typed) as q) > 0 then
        return;
      end if;
      better := private.mended_search(typed);
      return query select m.*, better, false
        from private.matching_posts(better, in_category, page_size, page_offset) as m;
      if found or (select private.posts_with(q.words, q.names) from private.post_query(better) as q) > 0 then
        return;
      end if;
      return query select m.*, null::text, true
        from private.matching_posts(private.any_word_search(coalesce(better, typed)), in_category,
          page_size, page_offset) as m;
    end;
  $$;

revoke all on function
  private.spellings(text),
  private.learn_words(text),
  private.learn_post_words(),
  private.posts_with(tsquery, tsquery),
  private.posts_with_word(text),
  private.is_one_edit_away(text, text),
  private.closest_word(text, tsquery),
  private.mended_search(text),
  private.any_word_search(text)
  from public;
revoke all on function public.search_posts(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.search_posts(text, text, integer, integer)
  to anon, authenticated, service_role;
