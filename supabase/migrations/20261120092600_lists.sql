-- How the lists of leads, clients and tickets are read: searched, filtered and cut into pages.
--
-- Lists run as their owner: row security would keep the planner from using the search index, because text
-- search is not leakproof. Each list therefore checks the caller's rights itself, and shows callers without a
-- right only the samples, as the policies do.
--
-- Pages go by key: `after` is the `next` of the previous page, an array of the last row's sort values and id.
-- A `sort` that begins with "-" is descending. Totals stop counting at 10,000.
--
-- Conditions and orders are texts that are put together and planned for each request, because one plan for
-- all filters would read whole tables. In these texts the list's row is `r`.

create function private.list_total_limit() returns integer
  language sql immutable parallel safe set search_path = '' as $$ select 10000; $$;

-- Conditions ----------------------------------------------------------------------------------
-- Each is null where the filter is not set, so that concat_ws() leaves it out.

-- For every list: archived rows or the others, rows by their ids, and samples only for callers without the
-- right.
create function private.row_condition(filters jsonb, reads_all boolean) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select concat_ws(' and ',
      case when filters ->> 'archived' = 'true' then 'r.archived_at is not null' else 'r.archived_at is null' end,
      case when jsonb_typeof(filters -> 'ids') = 'array' then format('r.id = any (%L::uuid[])',
        array(select jsonb_array_elements_text(filters -> 'ids'))) end,
      case when not reads_all or filters ->> 'samples' = 'true' then 'r.is_sample' end);
  $$;

-- The function that returns a row: `whole` leaves nothing out, for an export of everything.
create function private.row_function(filters jsonb, in_list text, whole text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select case when filters ->> 'whole' = 'true' then whole else in_list end; $$;

-- A filter that is a list of texts.
create function private.any_of(column_sql text, filters jsonb, field text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when jsonb_typeof(filters -> field) = 'array' and jsonb_array_length(filters -> field) > 0
      then format('%s = any (%L::text[])', column_sql,
        array(select jsonb_array_elements_text(filters -> field))) end;
  $$;

-- A person, "none" for nobody.
create function private.of_person(column_sql text, person text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when person = 'none' then column_sql || ' is null'
      when person is not null then format('%s = %L::uuid', column_sql, person) end;
  $$;

-- Rows that match the search, and those of `also`: samples that staff find by words of their own.
create function private.search_condition(typed text, also uuid[] default '{}') returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case
      when query is null then case when btrim(typed) <> '' then 'false' end
      when cardinality(also) = 0 then format('r.search @@ %L::tsquery', query)
      else format('(r.search @@ %L::tsquery or r.id = any (%L::uuid[]))', query, also) end
    from private.search_query(typed) as query;
  $$;

-- Counting ------------------------------------------------------------------------------------

-- The number of rows of a list, counted up to `most`.
create function private.count_rows(list text, conditions text, most integer) returns integer
  language plpgsql stable set search_path = ''
as $$
declare
  counted integer;
begin
  execute format('select count(*) from (select from public.%I as r where %s limit %s) as counted',
    list, conditions, most) into counted;
  return counted;
end;
$$;

-- Few rows are found first and then sorted. Many are read in order until a page is full. The planner cannot
-- know how many rows a typed word finds, and would often choose the slow way.
create function private.selective_limit() returns integer
  language sql immutable parallel safe set search_path = '' as $$ select 2000; $$;

create function private.is_selective(list text, conditions text) returns boolean
  language sql stable set search_path = ''
  as $$
    select private.count_rows(list, conditions, private.selective_limit() + 1) <= private.selective_limit();
  $$;

-- Pages ---------------------------------------------------------------------------------------

-- The sort keys of a list before the ids, and the condition for rows that have a place in that order; null
-- for all.
create type private.list_order as (keys text[], is_descending boolean, condition text);

create function private.order_by(sort text, variadic keys text[]) returns private.list_order
  language sql immutable parallel safe set search_path = ''
  as $$ select row(keys, left(sort, 1) = '-', null)::private.list_order; $$;

-- Everybody who works or worked here, by name, as text for an order.
create function private.people_by_name() returns text
  language sql stable security definer set search_path = ''
  as $$
    select format('%L::uuid[]', coalesce(array_agg(user_id order by private.folded(display_name), user_id), '{}'))
    from public.staff where is_sample or private.can('staff.read');
  $$;

-- By the owner's name; rows without an owner come last.
create function private.order_by_owner(sort text) returns private.list_order
  language sql stable set search_path = ''
  as $$
    select private.order_by(sort,
      format('coalesce(array_position(%s, r.owner_id), 1000000)', private.people_by_name()), 'r.created_at');
  $$;

create function private.refuse_order() returns private.list_order
  language plpgsql immutable set search_path = ''
as $$
begin
  raise exception 'There is no such order.' using errcode = '22023', hint = 'invalid', detail = 'sort';
end;
$$;

create function private.check_page(page_size integer) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if page_size is null or page_size not between 1 and 1000 then
    raise exception 'A page has 1 to 1000 rows.' using errcode = '22023', hint = 'invalid';
  end if;
end;
$$;

-- The condition for rows after the cursor in the order of `keys`; null where there is no cursor.
create function private.is_after_cursor(keys text[], after jsonb, is_descending boolean) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when after is not null then format('(%s) %s (%s)', array_to_string(keys, ', '),
      case when is_descending then '<' else '>' end,
      (select string_agg(quote_nullable(after ->> (nth - 1)), ', ' order by nth)
        from generate_subscripts(keys, 1) as nth)) end;
  $$;

-- {"rows", "next"}: a page of public.<list>, each row as `row_function` returns it. First the page's sort
-- values and ids (k1, k2, …) and one more are read from an index alone; then the whole rows of these only.
create function private.read_page(list text, row_function text, conditions text, sort private.list_order,
    after jsonb, page_size integer, is_selective boolean) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  keys constant text[] := sort.keys || 'r.id'::text;
  way constant text := case when sort.is_descending then ' desc' else '' end;
  names constant text[] := array(select 'k' || nth from generate_subscripts(keys, 1) as nth);
  cursor_condition constant text := private.is_after_cursor(keys, after, sort.is_descending);
  source text := format('public.%I as r', list);
  answer jsonb;
begin
  perform private.check_page(page_size);
  conditions := concat_ws(' and ', conditions, sort.condition);
  if is_selective then
    -- "offset 0" keeps the planner from reading these in order after all.
    source := format('(select * from %s where %s offset 0) as r', source, conditions);
    conditions := 'true';
  end if;
  execute format('
    with page as materialized (
      select *, row_number() over (order by %1$s) as nth from (
        select %2$s from %3$s where %4$s order by %5$s limit %6$s + 1) as found)
    select jsonb_build_object(
      ''rows'', coalesce((select jsonb_agg(private.%7$I(r) order by nth)
        from page join public.%8$I as r on r.id = %9$I where nth <= %6$s), ''[]''),
      ''next'', (select jsonb_build_array(%10$s) from page
        where nth = %6$s and exists (select from page where nth > %6$s)))',
    array_to_string(names, way || ', ') || way,
    (select string_agg(key || ' as k' || nth, ', ' order by nth) from unnest(keys) with ordinality as listed (key, nth)),
    source, concat_ws(' and ', conditions, cursor_condition), array_to_string(keys, way || ', ') || way, page_size,
    row_function, list, names[cardinality(names)], array_to_string(names, '::text, ') || '::text') into answer;
  return answer;
end;
$$;

-- A page of a list and, with the first, the total.
create function private.read_list(list text, row_function text, conditions text, sort private.list_order,
    after jsonb, page_size integer, is_search boolean) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  scope constant text := concat_ws(' and ', conditions, sort.condition);
  total integer;
begin
  if after is null then
    total := private.count_rows(list, scope, private.list_total_limit() + 1);
  end if;
  return private.read_page(list, row_function, conditions, sort, after, page_size,
      case when total is not null then total <= private.selective_limit()
        else is_search and private.is_selective(list, scope) end)
    || jsonb_build_object('total', total);
end;
$$;

-- {"id", "name"} of somebody who works or worked here. It is in plpgsql, which caches its plan, because it is
-- called for each row.
create function private.person_json(person uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select jsonb_build_object('id', user_id, 'name', display_name)
    from public.staff where user_id = person and (is_sample or private.can('staff.read')));
end;
$$;

revoke all on all functions in schema private from public;
-- Functions that run with the caller's rights call these.
grant execute on function private.person_json, private.check_page to authenticated;

revoke all on function
  private.people_by_name(),
  private.order_by_owner(text),
  private.row_function(jsonb, text, text)
  from public;
