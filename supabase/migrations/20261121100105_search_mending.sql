-- The search of visitors, and what it does for a slip of one letter: a word that no post has is taken for
-- the one that is a letter away.

-- Every word of every post, with its spellings that lack one letter. Two words that are a letter apart
-- have one of these in common, which the index finds. A draft's words are here too: what is made of them
-- is asked of published posts first.
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

-- Words are stored in their order, so that two saves never wait for each other in turn.
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

-- Runs as its owner: writers of posts have no business writing here directly.
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

-- In how many published posts, as far as the first hundred.
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
create function private.is_a_letter_away(word text, other text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select length(word) <> length(other) or count(*) = 1
      or count(*) = 2 and min(one || two) = min(two || one) and max(one || two) = max(two || one)
    from (
      select substr(word, at, 1) as one, substr(other, at, 1) as two
      from generate_series(1, length(word)) as at
    ) as letters
    where one <> two;
  $$;

-- The published word that is a letter away; null when there is none. First comes one that stands in a post
-- with what else was typed, then one that begins alike, then one of more posts.
create function private.closest_word(typed text, beside tsquery) returns text
  language sql stable set search_path = ''
  as $$
    select near.word
    from (
      select word from private.post_words
      where spellings && private.spellings(typed)
        and private.is_a_letter_away(word, typed)
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

-- The search with the words that no published post has made good; null where nothing could be.
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

-- For any of its words that say something; null where there is only one, or where it says itself by
-- quotes or a minus what must be there.
create function private.any_word_search(typed text) returns text
  language sql stable set search_path = ''
  as $$
    select string_agg(found.word[1], ' or ')
    from regexp_matches(private.plain_search(typed), '[[:alnum:]]+', 'g') as found (word)
    where private.plain_search(typed) !~ '"|(^|\s)-' and numnode(plainto_tsquery('english', found.word[1])) > 0
    having count(*) > 1;
  $$;

-- Searches posts. Without a hit it searches again with corrected words (returned in mended), then for posts
-- with some of the words (is_partial). Runs as its owner, because under row security no index
-- may be asked for words, and says itself what visitors may read.
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
      -- It may have found them on earlier pages, or in other categories.
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
  private.is_a_letter_away(text, text),
  private.closest_word(text, tsquery),
  private.mended_search(text),
  private.any_word_search(text)
  from public;
revoke all on function public.search_posts(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.search_posts(text, text, integer, integer)
  to anon, authenticated, service_role;
