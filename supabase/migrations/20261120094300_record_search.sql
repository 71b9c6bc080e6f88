-- One search over all records: what is typed, as queries, and which rows of a table match them.
--
-- It reads the same words as the search of each list, and the rows that the list would show to the caller.

-- Typed texts -----------------------------------------------------------------------------------

-- `whole` matches every row that is found. `narrow` matches at least these and leaves out words of one or two
-- letters, which begin so many words that an index would be read for long. `loose` matches rows with any of
-- the words. `words` are the typed words as texts are compared.
create type private.record_search as (typed text, words text[], whole tsquery, narrow tsquery, loose tsquery);

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
  return row(plain, private.searched_words(plain), whole,
    regexp_replace(regexp_replace(whole::text, '''[^'']{1,2}'':\* & ', '', 'g'), ' & ''[^'']{1,2}'':\*$', '')::tsquery,
    private.any_of_query(whole))::private.record_search;
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

-- The words that some record has. Each is looked up in the indexes of words, which is faster than a
-- query with hundreds of words.
create function private.stored_words(near text[]) returns text[]
  language sql stable set search_path = ''
    set enable_seqscan = off set enable_indexscan = off set jit = off
  as $$
    with each as materialized (
      select word, quote_literal(word)::tsquery as query from unnest(near) as word
    ), stored as (
      select word from each where exists (select from public.leads as r where r.search @@ each.query)
      union select word from each where exists (select from public.clients as r where r.search @@ each.query)
      union select word from each where exists (select from public.tickets as r where r.search @@ each.query)
      union select word from each where exists (select from public.inbound_mails as r where r.search @@ each.query)
      union select word from each where exists (select from private.post_search as r where r.names @@ each.query)
      union select word from each
        join (select private.search_words(string_agg(display_name, ' ')) as names from public.staff) as s
          on s.names @@ each.query
    )
    select coalesce(array_agg(word order by word), '{}') from stored;
  $$;

-- The search with the words that are near each of its words; null where it has none that can be misspelled.
-- Up to three long words are varied.
create function private.mended_record_search(wanted private.record_search) returns private.record_search
  language plpgsql stable set search_path = ''
as $$
declare
  varied constant text[] := array(select word from unnest(wanted.words) as word where word ~ '^[a-z]{4,20}$' limit 3);
  query tsquery;
begin
  if cardinality(varied) = 0 or private.typed_phone(wanted.typed) is not null then
    return null;
  end if;
  query := (select string_agg('(' || quote_literal(word) || ':*'
      || case when word = any (varied) then coalesce((select string_agg(' | ' || quote_literal(near), '')
        from unnest(private.stored_words(private.near_words(word))) as near), '') else '' end || ')', ' & ')::tsquery
    from unnest(wanted.words) as word);
  return row(wanted.typed, wanted.words, query, query, private.any_of_query(query))::private.record_search;
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

-- The matching rows among the newest thousand of a list.
create function private.newest_matching(list text, conditions text, newest text, query tsquery) returns uuid[]
  language plpgsql stable set search_path = ''
as $$
declare
  matching uuid[];
begin
  execute format('select array(select r.id from (select r.id, r.search from public.%1$I as r where %2$s
      order by r.%3$I desc, r.id desc limit 1000) as r where %4$s limit %5$s)',
    list, conditions, newest, private.unindexed_match(query), private.found_most()) into matching;
  return matching;
end;
$$;

-- The newest of the rows that match, by the index of words. The planner takes a search for more frequent than
-- it is and would rather read the table, so that it is left no other way.
create function private.indexed_matching(list text, conditions text, newest text, wanted private.record_search)
  returns uuid[]
  language plpgsql stable set search_path = ''
    set enable_seqscan = off set enable_indexscan = off set jit = off
as $$
declare
  matching uuid[];
begin
  execute format('select array(select f.id from (
      select r.id, r.%3$I as newest from public.%1$I as r where %2$s limit 3000
    ) as f order by f.newest desc, f.id desc limit %4$s)',
    list, concat_ws(' and ', conditions, format('r.search @@ %L::tsquery', wanted.narrow),
      case when wanted.narrow <> wanted.whole then private.unindexed_match(wanted.whole) end),
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
-- the newest ones, which is fast however many there are. Any other is rare enough for the index.
create function private.matching_rows(list text, conditions text, newest text, wanted private.record_search,
    is_reader boolean, also uuid[] default '{}') returns uuid[]
  language plpgsql stable set search_path = ''
as $$
declare
  matching uuid[] := '{}';
begin
  if is_reader then
    matching := private.newest_matching(list, conditions, newest, wanted.whole);
  end if;
  if cardinality(matching) < 10 then
    matching := private.indexed_matching(list, conditions, newest, wanted);
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
