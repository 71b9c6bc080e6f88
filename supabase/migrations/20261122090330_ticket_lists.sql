-- The queue of tickets and how many there are of each kind.

-- A ticket by its columns' names, less what only searching, sorting and the clock need, and with what
-- is worked out and whom it names.
create function private.ticket_json(ticket public.tickets) returns jsonb
  language sql stable set search_path = ''
  as $$
    select to_jsonb(ticket) - array['search', 'priority_rank', 'stopped_seconds'] || jsonb_build_object(
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
        order by m.created_at desc, m.id desc limit 1));
  $$;

-- What staff typed under samples finds these for staff alone: a contact or a domain of the client, or
-- words of the conversation.
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

create function private.ticket_conditions(filters jsonb) returns text
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
    private.search_condition(filters ->> 'search', found_by_staff),
    private.any_of('r.status', filters, 'statuses'),
    private.any_of('r.priority', filters, 'priorities'),
    private.any_of(sla_state, filters, 'sla'),
    private.of_person('r.assignee_id', filters ->> 'assignee'),
    'r.client_id in (select c.id from public.clients as c where ' || private.any_of('c.plan', filters, 'plans') || ')',
    case when filters ? 'clientId' then format('r.client_id = %L', filters ->> 'clientId') end);
end;
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

-- With what the client wrote first.
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
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- The last of the queue's cursor.
  moment constant timestamptz := coalesce((after ->> 4)::timestamptz, now());
  page constant jsonb := private.read_list('tickets', private.row_function(filters, 'ticket_json', 'ticket_whole_json'),
    private.ticket_conditions(filters), private.ticket_order(sort, moment), after, page_size, filters ? 'search');
begin
  if ltrim(sort, '-') = 'queue' and page -> 'next' <> 'null' then
    return jsonb_insert(page, '{next,-1}', to_jsonb(moment), true);
  end if;
  return page;
end;
$$;

-- How many tickets the other filters leave, by status, and the unresolved ones by SLA state. Of the
-- resolved no more than 10,001 are counted, as in a list's total.
create function public.ticket_counts(filters jsonb default '{}') returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions constant text := private.ticket_conditions(filters - array['statuses', 'sla']);
  answer jsonb;
begin
  execute format('
    select jsonb_build_object(
      ''open'', count(*) filter (where r.status = ''open''),
      ''in-progress'', count(*) filter (where r.status = ''in-progress''),
      ''waiting'', count(*) filter (where r.status = ''waiting''),
      ''overdue'', count(*) filter (where coalesce(r.clock_stopped_at, now()) > r.due_at),
      ''warning'', count(*) filter (where coalesce(r.clock_stopped_at, now()) between r.warn_at and r.due_at))
    from public.tickets as r where %s and r.status <> ''resolved''', conditions) into answer;
  return answer || jsonb_build_object('resolved', private.count_rows('tickets',
    conditions || ' and r.status = ''resolved''', private.list_total_limit() + 1));
end;
$$;

revoke all on all functions in schema private from public;
-- What runs with the caller's rights calls this.
grant execute on function private.ticket_json to authenticated;

revoke all on function public.list_tickets, public.ticket_counts from public, anon, authenticated;
grant execute on function public.list_tickets, public.ticket_counts to authenticated;

revoke all on function private.tickets_typed_under_samples(tsquery), private.ticket_whole_json(public.tickets)
  from public;
