-- Lists of clients and of tickets.

-- Clients -----------------------------------------------------------------------------------------

-- The list of clients, their total price, and the health of each. Functions that are called for each row are
-- in plpgsql, which caches its plan: a function in SQL within another would be planned for each row.

-- A client's health with its reasons: "at-risk", "watch" or "good". Reasons, worst first: tickets past their
-- target, a domain that expires within 30 days, tickets near their target, late tasks.
create function private.client_health(client uuid) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    with caller as materialized (
      select private.can('clients.read') as reads_all
    ), facts as (
      select
        count(*) filter (where coalesce(clock_stopped_at, now()) > due_at) as overdue,
        count(*) filter (where coalesce(clock_stopped_at, now()) between warn_at and due_at) as near
      from public.tickets, caller
      where client_id = client and archived_at is null and status <> 'resolved'
        and (is_sample or reads_all)
    ), today as (
      select (now() at time zone 'America/New_York')::date as day
    ), domain as (
      select s.domain, s.expires_on - today.day as days, s.auto_renew
      from public.client_sites as s, today, caller
      where s.client_id = client and s.archived_at is null and s.expires_on <= today.day + 30
        and (s.is_sample or reads_all)
      order by s.expires_on limit 1
    ), late as (
      select count(*) as tasks from public.tasks, today, caller
      where client_id = client and archived_at is null and status <> 'completed' and due_on < today.day
        and (is_sample or reads_all)
    )
    select jsonb_build_object(
      'state', case
        when facts.overdue > 0 or exists (select 1 from domain where days <= 7) then 'at-risk'
        when facts.near > 0 or late.tasks > 0 or exists (select 1 from domain) then 'watch'
        else 'good' end,
      'reasons', jsonb_path_query_array(jsonb_build_array(
        case when facts.overdue > 0 then jsonb_build_object('kind', 'overdue-tickets', 'count', facts.overdue) end,
        (select jsonb_build_object('kind', 'domain', 'domain', domain, 'days', days, 'auto_renew', auto_renew) from domain),
        case when facts.near > 0 then jsonb_build_object('kind', 'warning-tickets', 'count', facts.near) end,
        case when late.tasks > 0 then jsonb_build_object('kind', 'late-tasks', 'count', late.tasks) end
      ), '$[*] ? (@ != null)'))
    from facts, late
  );
end;
$$;

-- A client by its columns' names, without those for searching, with its owner and its health.
create function private.client_json(client public.clients) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return to_jsonb(client) - array['search', 'related_words'] || jsonb_build_object(
    'owner', private.person_json(client.owner_id), 'health', private.client_health(client.id));
end;
$$;

-- A row of the list. Contacts and sites that staff added to a sample are no samples.
create function private.client_row_json(client public.clients) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    with caller as materialized (
      select private.can('clients.read') as reads_all
    )
    select private.client_json(client) || jsonb_build_object(
      'open_tickets', (select count(*) from public.tickets as t where t.client_id = client.id
        and t.archived_at is null and t.status <> 'resolved' and (t.is_sample or reads_all)),
      'contact', (select jsonb_build_object('name', p.name, 'email', p.email, 'phone', p.phone)
        from public.client_contacts as p where p.client_id = client.id and p.archived_at is null
          and (p.is_sample or reads_all)
        order by p.is_primary desc, p.created_at, p.id limit 1),
      'domain', (select s.domain from public.client_sites as s where s.client_id = client.id
        and s.archived_at is null and (s.is_sample or reads_all)
        order by s.redirects_to_id is not null, s.created_at, s.id limit 1))
    from caller
  );
end;
$$;

create function private.at_risk_condition(reads_all boolean) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select format('(r.id in (
        select t.client_id from public.tickets as t where t.archived_at is null
          and t.status <> ''resolved'' and coalesce(t.clock_stopped_at, now()) > t.due_at%1$s)
      or r.id in (select s.client_id from public.client_sites as s where s.archived_at is null
          and s.expires_on <= (now() at time zone ''America/New_York'')::date + 7%2$s))',
      case when not reads_all then ' and t.is_sample' end,
      case when not reads_all then ' and s.is_sample' end);
  $$;

-- The condition for clients who rented a site on some day of a span (see span_of_days()).
create function private.rented_condition(rented text) returns text
  language sql stable set search_path = ''
  as $$
    select format('r.id in (select s.client_id from private.rental_spans(null, %1$L) as s
      where s.since < %2$L and (s.until is null or s.until > %3$L))', lower(span) - 1, upper(span), lower(span))
    from private.span_of_days(rented, private.office_day(now())) as span where span is not null;
  $$;

create function private.client_conditions(filters jsonb) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  reads_all constant boolean := private.can('clients.read');
  rented constant text := private.rented_condition(filters ->> 'rented');
  query constant tsquery := private.search_query(filters ->> 'search');
  found_by_staff constant uuid[] := case when reads_all then array(select w.client_id
    from private.sample_client_words as w where w.search @@ query) else '{}' end;
begin
  return concat_ws(' and ',
    -- Somebody who rented then may be archived now.
    private.row_condition(case when rented is not null and filters ->> 'archived' is null
      then filters || '{"archived": "any"}' else filters end, reads_all),
    rented,
    private.search_condition(filters ->> 'search', found_by_staff),
    private.any_of('r.status', filters, 'statuses'),
    private.any_of('r.plan', filters, 'plans'),
    private.any_of('r.trade', filters, 'trades'),
    private.any_of('r.region', filters, 'regions'),
    private.any_of('r.mailing', filters, 'mailing'),
    private.of_person('r.owner_id', filters ->> 'owner'),
    case when filters ->> 'health' = 'at-risk' then private.at_risk_condition(reads_all) end);
end;
$$;

create function private.client_order(sort text) returns private.list_order
  language plpgsql stable set search_path = ''
as $$
begin
  case ltrim(sort, '-')
    when 'business' then return private.order_by(sort, 'r.business');
    when 'since' then return private.order_by(sort, 'r.client_since');
    when 'price' then return private.order_by(sort, 'r.monthly_price_cents');
    when 'updated' then return private.order_by(sort, 'r.updated_at');
    when 'owner' then return private.order_by_owner(sort);
    when 'trade' then return private.order_by(sort, '(r.trade is null)', 'coalesce(r.trade, '''')', 'r.business');
    when 'status' then return private.order_by(sort,
      'array_position(array[''onboarding'', ''active'', ''paused'', ''cancelled''], r.status)', 'r.business');
    else return private.refuse_order();
  end case;
end;
$$;

-- A row of an export, with the client's first address.
create function private.client_whole_json(client public.clients) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return private.client_row_json(client) || jsonb_build_object('address', (
    select jsonb_build_object('street', a.street, 'postal_code', a.postal_code)
    from public.client_addresses as a where a.client_id = client.id and a.archived_at is null
      and (a.is_sample or private.can('clients.read'))
    order by a.created_at, a.id limit 1));
end;
$$;

-- Filters: search, statuses, plans, trades, regions, mailing (lists), owner, health ("at-risk"), rented
-- (see span_of_days()), samples, archived. Sorts: business, since, price, updated.
create function public.list_clients(filters jsonb default '{}', sort text default 'business',
    after jsonb default null, page_size integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = '' set jit = off set work_mem = '16MB'
as $$
begin
  return private.read_list('clients', private.row_function(filters, 'client_row_json', 'client_whole_json'),
    private.client_conditions(filters), private.client_order(sort), after, page_size, filters ? 'search');
end;
$$;

-- The number of clients that the filters leave, and what they pay a month. Clients whose site is live pay;
-- those being set up, paused, cancelled or archived do not.
create function public.client_totals(filters jsonb default '{}') returns jsonb
  language plpgsql stable security definer set search_path = '' set jit = off set work_mem = '16MB'
as $$
declare
  answer jsonb;
begin
  execute format('
    select jsonb_build_object(''clients'', count(*), ''paying'', count(*) filter (where r.status = %1$L),
      ''monthly_cents'', coalesce(sum(r.monthly_price_cents::bigint) filter (where r.status = %1$L), 0))
    from public.clients as r where %2$s',
    -- No archived client pays. Reading archived_at here would need more than an index.
    case when filters ->> 'archived' = 'true' then 'none' else 'active' end,
    private.client_conditions(filters)) into answer;
  return answer;
end;
$$;

revoke all on all functions in schema private from public;
-- Functions that run with the caller's rights call these.
grant execute on function private.client_health, private.client_json to authenticated;

revoke all on function public.list_clients, public.client_totals from public, anon, authenticated;
grant execute on function public.list_clients, public.client_totals to authenticated;

revoke all on function private.client_whole_json(public.clients) from public;

-- Tickets -----------------------------------------------------------------------------------------

-- The queue of tickets, and the number of each kind.

-- A ticket by its columns' names, without those for searching, sorting and the clock, with computed values
-- and the people it names.
create function private.ticket_json(ticket public.tickets) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select to_jsonb(ticket) - array['search', 'priority_rank', 'stopped_seconds', 'clock_from', 'counted_plan'] || jsonb_build_object(
      'sla_status', private.sla_state(ticket.warn_at, ticket.due_at, coalesce(ticket.clock_stopped_at, now())),
      'client', (select jsonb_build_object('id', c.id, 'business', c.business)
        from public.clients as c where c.id = ticket.client_id),
      'site', (select jsonb_build_object('id', s.id, 'domain', s.domain)
        from public.client_sites as s where s.id = ticket.site_id
          and (s.is_sample or (select private.can('clients.read')))),
      'assignee', private.person_json(ticket.assignee_id),
      'last_message', (select jsonb_build_object('kind', m.kind, 'author_name', m.author_name,
          'created_at', m.created_at, 'excerpt', left(m.body, 140))
        from public.ticket_messages as m where m.ticket_id = ticket.id
          and (m.is_sample or (select private.can('clients.read')))
        order by m.created_at desc, m.id desc limit 1))
  );
end;
$$;

-- Samples that only staff find, by words that staff added: a contact or a domain of the client, or a message.
create function private.tickets_typed_under_samples(query tsquery) returns uuid[]
  language plpgsql stable set search_path = ''
as $$
begin
  return array(
    with typed_under as (
      select t.id from private.sample_client_words as w join public.tickets as t on t.client_id = w.client_id
      union
      select t.id from public.tickets as t where t.is_sample
        and exists (select from public.ticket_messages as m where m.ticket_id = t.id and not m.is_sample)
    )
    select t.id from typed_under join public.tickets as t using (id)
    where private.ticket_words(t.subject, t.number, coalesce(
        (select w.search from private.sample_client_words as w where w.client_id = t.client_id),
        (select c.search from public.clients as c where c.id = t.client_id)))
      || private.conversation_words(t.id, false) @@ query);
end;
$$;

-- A search states the priorities by what the queue's index begins with. A list without a search is read from indexes
-- that have no ranks.
create function private.priority_condition(filters jsonb) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when not filters ? 'search' then private.any_of('r.priority', filters, 'priorities')
      when jsonb_typeof(filters -> 'priorities') = 'array' and jsonb_array_length(filters -> 'priorities') > 0
      then format('r.priority_rank = any (%L::smallint[])', array(
        select array_position(array['urgent', 'high', 'medium', 'low'], priority) - 1
        from jsonb_array_elements_text(filters -> 'priorities') as priority)) end;
  $$;

create function private.ticket_conditions(filters jsonb, words text default 'r.search') returns text
  language plpgsql stable set search_path = ''
as $$
declare
  reads_all constant boolean := private.can('clients.read');
  found_by_staff constant uuid[] := case when reads_all and filters ? 'search'
    then private.tickets_typed_under_samples(private.search_query(filters ->> 'search')) else '{}' end;
  sla_state constant text := 'case when coalesce(r.clock_stopped_at, now()) > r.due_at then ''overdue''
    when coalesce(r.clock_stopped_at, now()) >= r.warn_at then ''warning'' else ''on-time'' end';
begin
  return concat_ws(' and ',
    private.row_condition(filters, reads_all),
    private.search_condition(filters ->> 'search', found_by_staff, words),
    private.any_of('r.status', filters, 'statuses'),
    private.priority_condition(filters),
    private.any_of(sla_state, filters, 'sla'),
    private.of_person('r.assignee_id', filters ->> 'assignee'),
    private.any_of('r.counted_plan', filters, 'plans'),
    case when filters ? 'clientId' then format('r.client_id = %L', filters ->> 'clientId') end);
end;
$$;

-- The conditions for reading in order. Where other filters leave out most tickets, these are met from the order's index
-- alone, and the words are read last, by a ticket's id.
create function private.ticket_conditions_in_order(filters jsonb) returns text
  language sql stable set search_path = ''
  as $$
    select private.ticket_conditions(filters, case
      when filters ?| array['priorities', 'sla', 'assignee', 'plans'] or not filters -> 'statuses' ? 'resolved'
        then '(select t.search from public.tickets as t where t.id = r.id)'
      else 'r.search' end);
  $$;

-- Every page of the queue is read as of the `moment` of its first.
create function private.ticket_order(sort text, moment timestamptz) returns private.list_order
  language plpgsql stable set search_path = ''
as $$
declare
  chosen private.list_order;
begin
  case ltrim(sort, '-')
    when 'created' then return private.order_by(sort, 'r.created_at');
    when 'updated' then return private.order_by(sort, 'r.updated_at');
    when 'queue' then
      chosen := private.order_by(sort, format(
        'case when coalesce(r.clock_stopped_at, %1$L) > r.due_at then 0
          when coalesce(r.clock_stopped_at, %1$L) >= r.warn_at then 1 else 2 end', moment),
        'r.priority_rank', 'r.due_at');
      chosen.condition := 'r.status <> ''resolved''';
      return chosen;
    else return private.refuse_order();
  end case;
end;
$$;

-- The first tickets of the queue that meet the conditions, up to `most`. They are read state by state and priority by
-- priority in the order of the index until there are enough, because all unresolved tickets would have to be
-- read and sorted otherwise.
create function private.first_of_queue(conditions text, after jsonb, moment timestamptz, most integer) returns uuid[]
  language plpgsql stable set search_path = '' set enable_bitmapscan = off
as $$
declare
  state_sql constant text := (private.ticket_order('queue', moment)).keys[1];
  chosen uuid[] := '{}';
  part uuid[];
begin
  for state in 0..2 loop
    for rank in 0..3 loop
      continue when (state, rank) < ((after ->> 0)::integer, (after ->> 1)::integer);
      execute format('select array(select r.id from public.tickets as r where %s order by r.due_at, r.id limit %s)',
        concat_ws(' and ', conditions, format('r.status <> ''resolved'' and r.priority_rank = %s and %s = %s', rank, state_sql, state),
          case when (state, rank) = ((after ->> 0)::integer, (after ->> 1)::integer)
            then format('(r.due_at, r.id) > (%L, %L)', after ->> 2, after ->> 3) end),
        most - cardinality(chosen)) into part;
      chosen := chosen || part;
      if cardinality(chosen) >= most then
        return chosen;
      end if;
    end loop;
  end loop;
  return chosen;
end;
$$;

-- A page of the queue, as private.read_list() returns it.
create function private.read_queue(filters jsonb, row_function text, after jsonb, moment timestamptz, page_size integer)
  returns jsonb language plpgsql stable set search_path = ''
as $$
declare
  queue constant private.list_order := private.ticket_order('queue', moment);
  most constant integer := private.total_limit(filters ? 'search');
  unresolved constant jsonb := (filters -> 'statuses') - 'resolved';
  ids uuid[];
begin
  perform private.check_page(page_size);
  -- Beside others, "resolved" has the planner expect more rows than there are.
  if unresolved <> '[]' then
    filters := filters || jsonb_build_object('statuses', unresolved);
  end if;
  ids := private.some_ids('tickets', concat_ws(' and ', private.ticket_conditions(filters), queue.condition), most + 1);
  return private.read_page('tickets', row_function, private.one_of(case
        when cardinality(ids) <= private.selective_limit() then ids
        else private.first_of_queue(private.ticket_conditions_in_order(filters), after, moment, page_size + 1) end),
      queue, after, page_size, true)
    || jsonb_build_object('total', case when after is null then cardinality(ids) end, 'total_limit', most);
end;
$$;

-- A row of an export, with the client's first message.
create function private.ticket_whole_json(ticket public.tickets) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return private.ticket_json(ticket) || jsonb_build_object('message', (
    select m.body from public.ticket_messages as m where m.ticket_id = ticket.id and m.kind = 'client'
      and (m.is_sample or private.can('clients.read'))
    order by m.created_at, m.id limit 1));
end;
$$;

-- Filters: search (subject, number, the client's words), statuses, priorities, sla, plans of the
-- clients (lists), assignee (an id or "none"), clientId, samples, archived. Sorts: created, updated,
-- and queue: unresolved tickets only, those past their target first, then those near it, by priority
-- and then by how soon they are due.
create function public.list_tickets(filters jsonb default '{}', sort text default 'queue',
    after jsonb default null, page_size integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = '' set jit = off set work_mem = '16MB'
as $$
declare
  -- The last value of the queue's cursor.
  moment constant timestamptz := coalesce((after ->> 4)::timestamptz, now());
  row_function constant text := private.row_function(filters, 'ticket_json', 'ticket_whole_json');
  page constant jsonb := case when sort = 'queue'
    then private.read_queue(filters, row_function, after, moment, page_size)
    else private.read_list('tickets', row_function, private.ticket_conditions(filters), private.ticket_order(sort, moment),
      after, page_size, filters ? 'search', private.ticket_conditions_in_order(filters)) end;
begin
  if ltrim(sort, '-') = 'queue' and page -> 'next' <> 'null' then
    return jsonb_insert(page, '{next,-1}', to_jsonb(moment), true);
  end if;
  return page;
end;
$$;

-- The number of tickets that the other filters leave, by status, and of unresolved ones by SLA state. Resolved ones are
-- counted up to one more than `total_limit`, as in a list's total. Of a search so are the unresolved ones, and the
-- counts of these are the least where there are more ("is_minimum").
create function public.ticket_counts(filters jsonb default '{}') returns jsonb
  language plpgsql stable security definer set search_path = '' set jit = off set work_mem = '16MB'
as $$
declare
  is_search constant boolean := filters ? 'search';
  conditions constant text := private.ticket_conditions(filters - array['statuses', 'sla']);
  most constant integer := private.total_limit(is_search);
  answer jsonb;
begin
  execute format('
    select jsonb_build_object(
      ''open'', count(*) filter (where status = ''open''),
      ''in-progress'', count(*) filter (where status = ''in-progress''),
      ''waiting'', count(*) filter (where status = ''waiting''),
      ''overdue'', count(*) filter (where coalesce(clock_stopped_at, now()) > due_at),
      ''warning'', count(*) filter (where coalesce(clock_stopped_at, now()) between warn_at and due_at),
      ''is_minimum'', %2$L and count(*) > %3$L)
    from (select r.status, r.clock_stopped_at, r.warn_at, r.due_at from public.tickets as r
      where %1$s limit %4$L) as unresolved',
    concat_ws(' and ', conditions, 'r.status <> ''resolved'''), is_search, most, case when is_search then most + 1 end)
    into answer;
  return answer || jsonb_build_object('total_limit', most, 'resolved', private.count_rows('tickets',
    concat_ws(' and ', conditions, 'r.status = ''resolved'''), most + 1));
end;
$$;

revoke all on all functions in schema private from public;
-- Functions that run with the caller's rights call this.
grant execute on function private.ticket_json to authenticated;

revoke all on function public.list_tickets, public.ticket_counts from public, anon, authenticated;
grant execute on function public.list_tickets, public.ticket_counts to authenticated;

revoke all on function private.tickets_typed_under_samples(tsquery), private.ticket_whole_json(public.tickets)
  from public;
