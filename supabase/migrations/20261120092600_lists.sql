-- How lists are read: searched, filtered and cut into pages; and the lists of mails, out and in.
--
-- Lists run as their owner: row security would keep the planner from using the search index, because text
-- search is not leakproof. Each list therefore checks the caller's rights itself, and shows callers without a
-- right only the samples, as the policies do.
--
-- Pages go by key: `after` is the `next` of the previous page, an array of the last row's sort values and id.
-- A `sort` that begins with "-" is descending. Totals stop counting at 10,000, those of a search at 2,000.
--
-- Nothing is compiled (`jit`), which takes longer than reading a page, and the rows that an index finds for a search fit
-- into `work_mem`.
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
    select coalesce(nullif(concat_ws(' and ',
      case filters ->> 'archived' when 'true' then 'r.archived_at is not null' when 'any' then null
        else 'r.archived_at is null' end,
      case when jsonb_typeof(filters -> 'ids') = 'array' then format('r.id = any (%L::uuid[])',
        array(select jsonb_array_elements_text(filters -> 'ids'))) end,
      case when not reads_all or filters ->> 'samples' = 'true' then 'r.is_sample' end), ''), 'true');
  $$;

-- The function that returns a row: `whole` leaves nothing out, for an export of everything.
create function private.row_function(filters jsonb, in_list text, whole text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select case when filters ->> 'whole' = 'true' then whole else in_list end; $$;

-- The office days that a filter names: "now", "this-month" so far, "30d" for the last thirty with today, or
-- two days such as "2026-11-01..2026-11-15". Null for anything else.
create function private.span_of_days(span text, today date) returns daterange
  language sql immutable parallel safe set search_path = ''
  as $$
    select case
      when span = 'now' then daterange(today, today, '[]')
      when span = 'this-month' then daterange(date_trunc('month', today)::date, today, '[]')
      when span in ('7d', '30d', '90d') then daterange(today + 1 - rtrim(span, 'd')::integer, today, '[]')
      when span ~ '^\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}$' and left(span, 10) <= right(span, 10)
        then daterange(left(span, 10)::date, right(span, 10)::date, '[]') end;
  $$;

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

-- Rows that match the search, and those of `also`: samples that staff find by words of their own. `words` is what
-- is searched.
create function private.search_condition(typed text, also uuid[] default '{}', words text default 'r.search') returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case
      when query is null then case when btrim(typed) <> '' then 'false' end
      when cardinality(also) = 0 then format('%s @@ %L::tsquery', words, query)
      else format('(%s @@ %L::tsquery or r.id = any (%L::uuid[]))', words, query, also) end
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

-- The ids of a list's rows, up to `most`, in no order. To read an index of words for a frequent one takes
-- longer than the planner expects, hence the higher cost.
create function private.some_ids(list text, conditions text, most integer) returns uuid[]
  language plpgsql stable set search_path = '' set cpu_index_tuple_cost = 0.01
as $$
declare
  ids uuid[];
begin
  execute format('select array(select r.id from public.%I as r where %s limit %s)', list, conditions, most) into ids;
  return ids;
end;
$$;

create function private.one_of(ids uuid[]) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select format('r.id = any (%L::uuid[])', ids); $$;

-- Few rows are found first and then sorted. Many are read in order until a page is full. The planner cannot
-- know how many rows a typed word finds, and would often choose the slow way.
create function private.selective_limit() returns integer
  language sql immutable parallel safe set search_path = '' as $$ select 2000; $$;

-- Where a total stops. To count more of what a search finds takes long beside a filter that few rows meet.
create function private.total_limit(is_search boolean) returns integer
  language sql immutable parallel safe set search_path = ''
  as $$ select case when is_search then private.selective_limit() else private.list_total_limit() end; $$;

create function private.is_selective(list text, conditions text) returns boolean
  language sql stable set search_path = '' set cpu_index_tuple_cost = 0.01
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

-- A page of a search that finds much, read in order. The planner takes some searches for rare and would gather
-- everything that they find.
create function private.read_ordered_page(list text, row_function text, conditions text, sort private.list_order,
    after jsonb, page_size integer) returns jsonb
  language sql stable set search_path = '' set enable_bitmapscan = off
  as $$ select private.read_page(list, row_function, conditions, sort, after, page_size, false); $$;

-- A page of a list and, with the first, the total. `total_limit` is where counting stops. `in_order` are the
-- conditions for reading in order, where those are stated otherwise.
create function private.read_list(list text, row_function text, conditions text, sort private.list_order,
    after jsonb, page_size integer, is_search boolean, in_order text default null) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  scope constant text := concat_ws(' and ', conditions, sort.condition);
  most constant integer := private.total_limit(is_search);
  ids constant uuid[] := case when is_search and after is null then private.some_ids(list, scope, most + 1) end;
  total constant integer := case when is_search and after is null then cardinality(ids)
    when after is null then private.count_rows(list, scope, most + 1) end;
  is_selective constant boolean := case when total is not null then total <= private.selective_limit()
    else is_search and private.is_selective(list, scope) end;
begin
  return case when is_search and not is_selective
      then private.read_ordered_page(list, row_function, coalesce(in_order, conditions), sort, after, page_size)
      else private.read_page(list, row_function, case when is_selective and ids is not null then private.one_of(ids)
        else conditions end, sort, after, page_size, is_selective) end
    || jsonb_build_object('total', total, 'total_limit', most);
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

-- Outbox ------------------------------------------------------------------------------------------

-- The outbox as staff read it: a list, and one mail.

-- A mail by its columns' names, without those for searching and queueing, with the record that it is about.
create function private.mail_json(mail public.mails) returns jsonb
  language sql stable set search_path = ''
  as $$
    select to_jsonb(mail) - array['search', 'occasion', 'failure_reported_at'] || jsonb_build_object(
      'lead', (select jsonb_build_object('id', l.id, 'name', coalesce(l.business, l.name))
        from public.leads as l where l.id = mail.lead_id),
      'client', (select jsonb_build_object('id', c.id, 'business', c.business)
        from public.clients as c where c.id = mail.client_id),
      'ticket', (select jsonb_build_object('id', t.id, 'number', t.number)
        from public.tickets as t where t.id = mail.ticket_id));
  $$;

-- The conditions of the table's policy, or the samples.
create function private.mail_conditions(filters jsonb) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  readable constant text := format('((%L and (r.lead_id is not null or r.client_id is null)
        or %L and (r.client_id is not null or r.lead_id is null))
      and (r.staff_id is null or r.staff_id = %L::uuid or %L))', private.can('leads.read'),
    private.can('clients.read'), auth.uid(), private.can('staff.manage'));
begin
  return concat_ws(' and ',
    case when filters ->> 'samples' = 'true' then 'r.is_sample' end,
    format('(r.is_sample or %s)', readable),
    private.search_condition(filters ->> 'search'),
    private.any_of('r.state', filters, 'states'),
    private.any_of('r.kind', filters, 'kinds'));
end;
$$;

-- Also for mails that came in.
create function private.mail_order(sort text) returns private.list_order
  language plpgsql stable set search_path = ''
as $$
begin
  if ltrim(sort, '-') = 'created' then
    return private.order_by(sort, 'r.created_at');
  end if;
  return private.refuse_order();
end;
$$;

-- Filters: search (name, address, reference, subject or number of the ticket), states and kinds
-- (lists), samples. Sorts: created.
create function public.list_mails(filters jsonb default '{}', sort text default '-created',
    after jsonb default null, page_size integer default 50) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select private.read_list('mails', 'mail_json', private.mail_conditions(filters),
      private.mail_order(sort), after, page_size, filters ? 'search');
  $$;

-- It runs with the caller's rights, so row security applies.
create function public.mail_detail(mail_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$ select private.mail_json(m) from public.mails as m where m.id = mail_id; $$;

-- When a sender last took mails; null where none ever did.
create function public.mail_sender_seen_at() returns timestamptz
  language sql stable security definer set search_path = ''
  as $$ select seen_at from private.mail_sender; $$;

revoke all on function private.mail_json(public.mails), private.mail_conditions(jsonb),
  private.mail_order(text) from public;
-- Functions that run with the caller's rights call this.
grant execute on function private.mail_json(public.mails) to authenticated;

revoke all on function public.list_mails(jsonb, text, jsonb, integer), public.mail_detail(uuid),
  public.mail_sender_seen_at() from public, anon, authenticated;
grant execute on function public.list_mails(jsonb, text, jsonb, integer), public.mail_detail(uuid),
  public.mail_sender_seen_at() to authenticated;

-- Inbox -------------------------------------------------------------------------------------------

-- Mail that came in as staff read it: a list, one mail, and the number of those that wait.

-- {"clients", "leads"}, up to five each that the caller may see: the clients that the sender is a contact of
-- or whose site has the domain of the address, and the leads with the address or with a reference in the
-- subject.
create function private.inbound_candidates(mail public.inbound_mails) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'clients', coalesce((select jsonb_agg(to_jsonb(found) order by found.contact is null, found.business)
        from (
          select c.id, c.business, p.name as contact
            from private.contacts_of(mail.from_email) as p join public.clients as c on c.id = p.client_id
            where c.is_sample or (select private.can('clients.read'))
          union all
          select c.id, c.business, null
            from public.client_sites as s join public.clients as c on c.id = s.client_id
            where s.domain = split_part(mail.from_email, '@', 2) and s.archived_at is null and c.archived_at is null
              and not exists (select from private.contacts_of(mail.from_email) as p where p.client_id = c.id)
              and (c.is_sample or (select private.can('clients.read')))
          limit 5
        ) as found), '[]'),
      'leads', coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'name', coalesce(l.business, l.name),
          'reference', l.reference) order by l.created_at desc)
        from (
          select * from public.leads as each where each.email_key = mail.from_email and each.archived_at is null
          union
          select * from private.leads_named(mail.subject) as each where each.archived_at is null
          limit 5
        ) as l where l.is_sample or (select private.can('leads.read'))), '[]'));
  $$;

create function private.inbound_mail_json(mail public.inbound_mails) returns jsonb
  language sql stable set search_path = ''
  as $$
    select to_jsonb(mail) - array['search', 'message_key'] || jsonb_build_object(
      'state', private.inbound_state(mail.kind, mail.added_at, mail.archived_at),
      'lead', (select jsonb_build_object('id', l.id, 'name', coalesce(l.business, l.name))
        from public.leads as l where l.id = mail.lead_id and (l.is_sample or (select private.can('leads.read')))),
      'ticket', (select jsonb_build_object('id', t.id, 'number', t.number, 'subject', t.subject)
        from public.tickets as t where t.id = mail.ticket_id and (t.is_sample or (select private.can('clients.read')))),
      'added_by', private.person_json(mail.added_by_id),
      'files', private.files_json(null, null, mail.id),
      'other_files', private.other_files_json(mail.id),
      'candidates', case when mail.added_at is null then private.inbound_candidates(mail)
        else '{"clients": [], "leads": []}' end);
  $$;

-- The conditions of the table's policy, or the samples.
create function private.inbound_mail_conditions(filters jsonb) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return concat_ws(' and ',
    case when filters ->> 'samples' = 'true' then 'r.is_sample' end,
    format('(r.is_sample or %L or %L and r.lead_id is null)', private.can('leads.write'), private.can('tickets.write')),
    private.search_condition(filters ->> 'search'),
    private.any_of('private.inbound_state(r.kind, r.added_at, r.archived_at)', filters, 'states'));
end;
$$;

-- Filters: search (sender, address, subject or words), states (a list), samples. Sorts: created.
create function public.list_inbound_mails(filters jsonb default '{}', sort text default '-created',
    after jsonb default null, page_size integer default 50) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select private.read_list('inbound_mails', 'inbound_mail_json', private.inbound_mail_conditions(filters),
      private.mail_order(sort), after, page_size, filters ? 'search');
  $$;

-- It runs with the caller's rights, so row security applies.
create function public.inbound_mail_detail(mail_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$ select private.inbound_mail_json(m) from public.inbound_mails as m where m.id = mail_id; $$;

revoke all on function
  private.inbound_mail_json(public.inbound_mails),
  private.inbound_mail_conditions(jsonb),
  private.inbound_candidates(public.inbound_mails)
  from public;
-- Functions that run with the caller's rights call this.
grant execute on function
  private.inbound_mail_json(public.inbound_mails),
  private.inbound_candidates(public.inbound_mails)
  to authenticated;

revoke all on function public.list_inbound_mails(jsonb, text, jsonb, integer), public.inbound_mail_detail(uuid)
  from public, anon, authenticated;
grant execute on function public.list_inbound_mails(jsonb, text, jsonb, integer), public.inbound_mail_detail(uuid)
  to authenticated;
