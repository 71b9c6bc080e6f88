-- One search over all records: what is typed, as queries, and which rows of a table match them.
--
-- It reads the same words as the search of each list, and the rows that the list would show to the caller.

-- Typed texts -----------------------------------------------------------------------------------

-- `whole` matches every row that is found, `loose` also rows with only some of the words. `words` are the typed
-- words as texts are compared.
create type private.record_search as (typed text, words text[], whole tsquery, loose tsquery);

-- Without the beginning and the path of a pasted web address.
create function private.plain_record_search(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select regexp_replace(btrim(left(coalesce(typed, ''), 200)), '^https?://(www\.)?([^/\s]+)\S*$', '\2', 'i');
  $$;

create function private.searched_words(typed text) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select coalesce(array_agg(word), '{}') from (
      select word from regexp_split_to_table(private.folded(typed), '[^[:alnum:]]+') as word
      where word <> '' limit 12
    ) as words;
  $$;

create function private.any_of_query(query tsquery) returns tsquery
  language sql immutable parallel safe set search_path = ''
  as $$ select replace(query::text, ' & ', ' | ')::tsquery; $$;

create function private.record_search(typed text) returns private.record_search
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain constant text := private.plain_record_search(typed);
  whole constant tsquery := private.search_query(plain);
begin
  return row(plain, private.searched_words(plain), whole, private.any_of_query(whole))::private.record_search;
end;
$$;

-- The words that differ from this one by one letter: one left out, added or replaced, or two swapped.
create function private.near_words(word text) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select array_agg(distinct near) from (
      select left(word, at - 1) || substr(word, at + 1) as near from generate_series(1, length(word)) as at
      union all
      select left(word, at - 1) || substr(word, at + 1, 1) || substr(word, at, 1) || substr(word, at + 2)
        from generate_series(1, length(word) - 1) as at
      union all
      select left(word, at - 1) || chr(letter) || substr(word, at + 1)
        from generate_series(1, length(word)) as at, generate_series(97, 122) as letter
      union all
      select left(word, at) || chr(letter) || substr(word, at + 1)
        from generate_series(0, length(word)) as at, generate_series(97, 122) as letter
    ) as edits;
  $$;

-- Every word of letters that records have, so that a slip of one letter is found without reading the records. A
-- word stays when its last record loses it, since it then finds nothing. It may be stored twice: with a unique
-- index, somebody who writes would wait for everybody who writes the same new word.
create table private.record_words (word text collate "C" not null);
create index record_words_word_idx on private.record_words (word);

alter table private.record_words enable row level security;
revoke all on private.record_words from public, anon, authenticated;

create function private.keep_words(given text[]) returns void
  language plpgsql volatile set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  words constant text[] := array(select distinct word from unnest(given) as word where word ~ '^[a-z]{3,21}$');
begin
  insert into private.record_words (word)
    select unnest(words) except select w.word from private.record_words as w where w.word = any (words);
end;
$$;

-- For an import, which keeps the words of all its rows at once.
create function private.keep_words_of(list text, ids uuid[]) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  words text[];
begin
  execute format('select array(select distinct unnest(tsvector_to_array(r.search)) from public.%I as r
    where r.id = any ($1))', list) into words using ids;
  perform private.keep_words(words);
end;
$$;

-- Runs as its owner, because writers of records have no right on the words.
create function private.keep_record_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.keep_words(tsvector_to_array(new.search));
  elsif new.search is distinct from old.search then
    perform private.keep_words(array(select unnest(tsvector_to_array(new.search))
      except select unnest(tsvector_to_array(old.search))));
  end if;
  return null;
end;
$$;

create trigger keep_words after insert or update on public.leads
  for each row when (not private.is_in_bulk()) execute function private.keep_record_words();
create trigger keep_words after insert or update on public.clients
  for each row when (not private.is_in_bulk()) execute function private.keep_record_words();
create trigger keep_words after insert or update on public.tickets
  for each row when (not private.is_in_bulk()) execute function private.keep_record_words();
create trigger keep_words after insert or update on public.mails
  for each row execute function private.keep_record_words();
create trigger keep_words after insert or update on public.inbound_mails
  for each row execute function private.keep_record_words();

-- The words of all records, in the tables that have the trigger.
create function private.words_of_all_records() returns setof text
  language plpgsql stable set search_path = ''
as $$
begin
  return query execute (
    select 'select word from ('
      || string_agg(format('select unnest(tsvector_to_array(search)) as word from %s', tgrelid::regclass), ' union ')
      || ') as every where word ~ ''^[a-z]{3,21}$'''
    from pg_catalog.pg_trigger where tgfoid = 'private.keep_record_words()'::regprocedure);
end;
$$;

-- Words that a record has and the kept ones lack: none, unless rows were written without triggers.
create function private.missing_record_words() returns setof text
  language sql stable set search_path = ''
  as $$ select private.words_of_all_records() except select word from private.record_words; $$;

-- Keeps the words of the present records only.
create function private.renew_record_words() returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  delete from private.record_words;
  insert into private.record_words (word) select private.words_of_all_records();
end;
$$;

-- The words of records, posts and colleagues that differ from this one by one letter.
create function private.known_words_near(typed text) returns text[]
  language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  near constant text[] := private.near_words(typed);
begin
  return array(
    select w.word from private.record_words as w where w.word = any (near)
    union select p.word from private.post_words as p where p.word = any (near)
    union select name from public.staff as s cross join unnest(private.searched_words(s.display_name)) as name
      where name = any (near)
    except select typed);
end;
$$;

-- The search with the words that are near each of its words; null where there are none. Up to three long words
-- are varied.
create function private.mended_record_search(wanted private.record_search) returns private.record_search
  language plpgsql stable set search_path = ''
as $$
declare
  near jsonb;
  query tsquery;
begin
  if private.typed_phone(wanted.typed) is not null then
    return null;
  end if;
  near := (select jsonb_object_agg(word, known) from (
      select word, private.known_words_near(word) as known from (
        select word from unnest(wanted.words) as word where word ~ '^[a-z]{4,20}$' limit 3) as varied
    ) as each where cardinality(known) > 0);
  if near is null then
    return null;
  end if;
  query := (select string_agg('(' || quote_literal(word) || ':*' || coalesce((select string_agg(' | ' || quote_literal(other), '')
      from jsonb_array_elements_text(near -> word) as other), '') || ')', ' & ')::tsquery
    from unnest(wanted.words) as word);
  return row(wanted.typed, wanted.words, query, private.any_of_query(query))::private.record_search;
end;
$$;

-- The words of these texts that the search found.
create function private.matched_words(texts text, wanted private.record_search) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select coalesce(array_agg(lexeme), '{}') from unnest(private.search_words(texts)) where
      array_to_tsvector(array[lexeme]) @@ wanted.loose;
  $$;

-- Matching rows -----------------------------------------------------------------------------------

create function private.found_most() returns integer
  language sql immutable parallel safe set search_path = '' as $$ select 60; $$;

-- A condition that no index is used for, since it names the operator's function.
create function private.unindexed_match(query tsquery) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select format('pg_catalog.ts_match_vq(r.search, %L::tsquery)', query); $$;

-- The parts of a query that all have to match.
create function private.parts_of_query(query tsquery) returns tsquery[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when string_agg(part, ' & ')::tsquery = query then array_agg(part::tsquery) else array[query] end
    from (select part[1] from regexp_matches(query::text, '(\( [^()]* \)|''[^'']*''(?::\*)?)', 'g') as part) as parts (part);
  $$;

-- The matching rows among the newest ones of a list, up to `most` of which are read, and whether the list has no more.
create function private.newest_matching(list text, conditions text, newest text, query tsquery, most integer,
    out matching uuid[], out is_all boolean)
  language plpgsql stable set search_path = ''
as $$
begin
  execute format('
    with newest as materialized (
      select *, row_number() over () as nth from (
        select r.id, r.search from public.%1$I as r where %2$s order by r.%3$I desc, r.id desc limit %4$L) as listed)
    select array(select r.id from newest as r where %5$s order by nth limit %6$s),
      (select count(*) from newest) < coalesce(%4$L, ''infinity''::numeric)',
    list, conditions, newest, most, private.unindexed_match(query), private.found_most()) into matching, is_all;
end;
$$;

-- The part of a query that the index is read for: without the words that are more than ten times as frequent as
-- its rarest one, judged by the newest thousand rows. Reading the index for "plumbing" takes longer than
-- checking the rows that have "zimmerman".
create function private.rare_part(list text, conditions text, newest text, query tsquery) returns tsquery
  language plpgsql stable set search_path = ''
as $$
declare
  parts constant tsquery[] := private.parts_of_query(query);
  rare tsquery;
begin
  if cardinality(parts) > 1 then
    execute format('
      with newest as materialized (
        select r.search from public.%1$I as r where %2$s order by r.%3$I desc limit 1000),
      counted as (
        select part, (select count(*) from newest where pg_catalog.ts_match_vq(search, part)) as size
        from unnest($1) as part)
      select string_agg(''('' || part::text || '')'', '' & '')::tsquery from counted
      where size <= 10 * greatest((select min(size) from counted), 1)',
      list, conditions, newest) into rare using parts;
  end if;
  return coalesce(rare, query);
end;
$$;

-- The newest of a thousand rows that match, by the index of words. The planner takes a search for more frequent than
-- it is and would rather read the table, so that it is left no other way.
create function private.indexed_matching(list text, conditions text, newest text, query tsquery, rare tsquery)
  returns uuid[]
  language plpgsql stable set search_path = ''
    set enable_seqscan = off set enable_indexscan = off set jit = off
as $$
declare
  matching uuid[];
begin
  execute format('select array(select f.id from (
      select r.id, r.%3$I as newest from public.%1$I as r where %2$s limit 1000
    ) as f order by f.newest desc, f.id desc limit %4$s)',
    list, concat_ws(' and ', conditions, format('r.search @@ %L::tsquery', rare),
      case when rare <> query then private.unindexed_match(query) end),
    newest, private.found_most()) into matching;
  return matching;
end;
$$;

-- The rows among these that the list would show.
create function private.shown_rows(list text, conditions text, ids uuid[]) returns uuid[]
  language plpgsql stable set search_path = ''
as $$
declare
  shown uuid[];
begin
  execute format('select array(select r.id from unnest($1) with ordinality as given (id, nth)
      join public.%I as r using (id) where %s order by given.nth)', list, conditions) into shown using ids;
  return shown;
end;
$$;

-- Rows of a list that match, the newest first, after those of `also`. A word that many rows have is found among
-- the newest ones, which is fast however many there are. Any other is rare enough for the index. Somebody who
-- reads only samples has few rows, which are all read.
create function private.matching_rows(list text, conditions text, newest text, wanted private.record_search,
    is_reader boolean, also uuid[] default '{}') returns uuid[]
  language plpgsql stable set search_path = ''
as $$
declare
  newest_ones constant record := private.newest_matching(list, conditions, newest, wanted.whole,
    case when is_reader then 1000 end);
  matching uuid[] := newest_ones.matching;
begin
  if not newest_ones.is_all and cardinality(matching) < 10 then
    matching := matching || array(select id from unnest(private.indexed_matching(list, conditions, newest, wanted.whole,
      private.rare_part(list, conditions, newest, wanted.whole))) as id where id <> all (matching));
  end if;
  if cardinality(also) > 0 then
    also := private.shown_rows(list, conditions, also);
  end if;
  return also || array(select id from unnest(matching) as id where id <> all (also));
end;
$$;

-- Showing -----------------------------------------------------------------------------------------

-- How well a title matches: 0 where it is what was typed, 1 where it begins so, 2 where a word of it does, 3
-- where something else of the record matches.
create function private.title_rank(title text, wanted private.record_search) returns integer
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  typed constant text := array_to_string(wanted.words, ' ');
  plain constant text := array_to_string(private.searched_words(title), ' ');
  spelled constant text := private.spelled_out(title);
begin
  return case
    when typed = '' then 3
    when typed in (plain, spelled) then 0
    when starts_with(plain, typed) or starts_with(spelled, typed) then 1
    when strpos(' ' || plain, ' ' || typed) > 0 or strpos(' ' || spelled, ' ' || typed) > 0 then 2
    else 3 end;
end;
$$;

-- The part of a text where it has one of the words; null where it has none.
create function private.excerpt_with(whole text, words text[]) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain constant text := regexp_replace(left(whole, 20000), '\s+', ' ', 'g');
  at constant integer := regexp_instr(private.folded(plain), '\m(' || array_to_string(words, '|') || ')');
  starts_at constant integer := greatest(at - 40, 1);
begin
  if at = 0 or cardinality(words) = 0 then
    return null;
  end if;
  return case when starts_at > 1 then '…' || regexp_replace(substr(plain, starts_at, 40), '^\S*\s', '')
      || substr(plain, at, 100) else left(plain, at + 99) end
    || case when length(plain) > at + 99 then '…' else '' end;
end;
$$;

revoke all on all functions in schema private from public;
