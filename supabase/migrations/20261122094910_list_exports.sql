-- What lists can be sorted by besides, and what an export reads of them.

-- Orders ----------------------------------------------------------------------------------------

create index leads_stage_idx on public.leads
  (array_position(array['new', 'contacted', 'demo-booked', 'proposal', 'won', 'lost'], stage), created_at, id)
  where archived_at is null;
create index leads_trade_idx on public.leads ((trade is null), coalesce(trade, ''), created_at, id)
  where archived_at is null;

-- Everybody who works or worked here, by name, for the text of an order: few enough to be looked through
-- for each row.
create function private.people_by_name() returns text
  language sql stable security definer set search_path = ''
  as $$
    select format('%L::uuid[]', coalesce(array_agg(user_id order by private.folded(display_name), user_id), '{}'))
    from public.staff where is_sample or private.can('staff.read');
  $$;

-- By its owner's name; what is nobody's comes last.
create function private.order_by_owner(sort text) returns private.list_order
  language sql stable set search_path = ''
  as $$
    select private.order_by(sort,
      format('coalesce(array_position(%s, r.owner_id), 1000000)', private.people_by_name()), 'r.created_at');
  $$;

create or replace function private.lead_order(sort text) returns private.list_order
  language plpgsql stable set search_path = ''
as $$
declare
  chosen private.list_order;
begin
  case ltrim(sort, '-')
    when 'created' then return private.order_by(sort, 'r.created_at');
    when 'business' then return private.order_by(sort, 'coalesce(r.business, r.name)');
    when 'value' then return private.order_by(sort, 'r.value_cents');
    when 'nextStep' then return private.order_by(sort, 'coalesce(r.next_step_on, ''infinity''::date)');
    when 'rank' then return private.order_by(sort, 'r.rank');
    when 'owner' then return private.order_by_owner(sort);
    when 'trade' then return private.order_by(sort, '(r.trade is null)', 'coalesce(r.trade, '''')', 'r.created_at');
    when 'stage' then
      return private.order_by(sort,
        'array_position(array[''new'', ''contacted'', ''demo-booked'', ''proposal'', ''won'', ''lost''], r.stage)', 'r.created_at');
    when 'response' then
      chosen := private.order_by(sort, 'r.first_response_due_at');
      chosen.condition := 'r.stage = ''new'' and r.first_responded_at is null and r.first_response_due_at is not null';
      return chosen;
    else return private.refuse_order();
  end case;
end;
$$;

create or replace function private.client_order(sort text) returns private.list_order
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

-- Exports ---------------------------------------------------------------------------------------

-- Also of every list: rows by their ids, whatever else would find them.
create or replace function private.row_condition(filters jsonb, reads_all boolean) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select concat_ws(' and ',
      case when filters ->> 'archived' = 'true' then 'r.archived_at is not null' else 'r.archived_at is null' end,
      case when jsonb_typeof(filters -> 'ids') = 'array' then format('r.id = any (%L::uuid[])',
        array(select jsonb_array_elements_text(filters -> 'ids'))) end,
      case when not reads_all or filters ->> 'samples' = 'true' then 'r.is_sample' end);
  $$;

-- Which function tells a row: with "whole", as an export of everything asks, the one that leaves nothing out.
create function private.row_function(filters jsonb, in_list text, whole text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select case when filters ->> 'whole' = 'true' then whole else in_list end; $$;

create or replace function public.list_leads(filters jsonb default '{}', sort text default '-created',
    after jsonb default null, page_size integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.read_list('leads', private.row_function(filters, 'lead_row_json', 'lead_json'),
    private.lead_conditions(filters), private.lead_order(sort), after, page_size, filters ? 'search');
end;
$$;

-- With its first address.
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

create or replace function public.list_clients(filters jsonb default '{}', sort text default 'business',
    after jsonb default null, page_size integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.read_list('clients', private.row_function(filters, 'client_row_json', 'client_whole_json'),
    private.client_conditions(filters), private.client_order(sort), after, page_size, filters ? 'search');
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

create or replace function public.list_tickets(filters jsonb default '{}', sort text default 'queue',
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

revoke all on function
  private.people_by_name(),
  private.order_by_owner(text),
  private.row_function(jsonb, text, text),
  private.client_whole_json(public.clients),
  private.ticket_whole_json(public.tickets)
  from public;
