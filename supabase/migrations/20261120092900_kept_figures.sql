-- Triggers keep the rentals of clients, and on sites, tickets and tasks copies of their client's or lead's plan
-- and state (`counted_plan`, `is_rented`), so that figures are not counted from all rows.
-- private.recount_figures() writes both from the records, and public.kept_figures_that_differ() compares them
-- with the records.

-- Rentals -----------------------------------------------------------------------------------------

-- The spans in which a client rents: while it is active, from `client_since` or the day that it became active,
-- until the day that the history has it paused, cancelled or archived. Plan and price are the client's present ones.
create table private.kept_rentals (
  client_id uuid not null references public.clients (id) on delete cascade,
  plan text not null,
  monthly_price_cents public.money_cents not null,
  is_sample boolean not null,
  since date not null,
  until date,
  primary key (client_id, since)
);

alter table private.kept_rentals enable row level security;
revoke all on private.kept_rentals from public, anon, authenticated;
grant select on private.kept_rentals to authenticated;
create policy "read rentals" on private.kept_rentals for select to authenticated
  using ((select private.can('clients.read')));

-- The rentals of these clients, from their history. The last change of a day counts.
create function private.rentals_in_history(ids uuid[]) returns setof private.kept_rentals
  language plpgsql stable set search_path = ''
as $$
begin
  return query
    with changes as materialized (
      select record_id as id, private.office_day(happened_at) as day, e.id as nth,
        before ->> 'status' = 'active' as rented, after ->> 'status' = 'active' as rents
      from public.crm_events as e
      where record_id = any (ids) and entity = 'clients' and before ? 'status' and after ? 'status'
    ), begun as (
      select distinct on (id) id, rented from changes order by id, nth
    ), states as (
      select c.id, c.client_since as day, coalesce(begun.rented, c.status = 'active') as rents, 0 as nth
      from public.clients as c left join begun using (id) where c.id = any (ids)
      union all
      select changes.id, greatest(changes.day, c.client_since), changes.rents, changes.nth
      from changes join public.clients as c using (id)
    ), days as (
      select distinct on (id, day) id, day, rents from states order by id, day, nth desc
    ), turns as (
      select *, lag(rents, 1, false) over (partition by id order by day) as rented from days
    ), spans as (
      select id, rents, day as since, lead(day) over (partition by id order by day) as until
      from turns where rents <> rented
    ), rentals as (
      select c.id, c.plan, c.monthly_price_cents, c.is_sample, spans.since,
        least(spans.until, private.office_day(c.archived_at)) as until
      from spans join public.clients as c using (id) where spans.rents
    )
    select * from rentals where rentals.until is null or rentals.until > rentals.since;
end;
$$;

create function private.write_rentals(ids uuid[]) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.kept_rentals where client_id = any (ids);
  insert into private.kept_rentals select * from private.rentals_in_history(ids);
end;
$$;

-- Clients come in bulk when they are imported.
create function private.write_new_rentals() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.write_rentals(array(select id from added));
  return null;
end;
$$;

create trigger write_new_rentals after insert on public.clients
  referencing new table as added for each statement execute function private.write_new_rentals();

-- Copies ------------------------------------------------------------------------------------------

-- The plan under which a task is counted: its client's, or of a task without a client its lead's.
create function private.plan_of_task(client uuid, lead uuid) returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if client is not null then
    return (select c.plan from public.clients as c where c.id = client and c.archived_at is null);
  end if;
  return (select l.plan from public.leads as l where l.id = lead and l.archived_at is null);
end;
$$;

-- These lock the row that they copy from, because its concurrent change would not see the new one.
create function private.count_task() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.clients where id = new.client_id for share;
  if not found then
    perform from public.leads where id = new.lead_id for share;
  end if;
  new.counted_plan := private.plan_of_task(new.client_id, new.lead_id);
  return new;
end;
$$;

create function private.count_site() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  select case when archived_at is null then plan end, status = 'active' into new.counted_plan, new.is_rented
    from public.clients where id = new.client_id for share;
  new.is_rented := coalesce(new.is_rented, false);
  return new;
end;
$$;

create trigger count_task before insert or update of client_id, lead_id on public.tasks
  for each row execute function private.count_task();
create trigger count_site before insert or update of client_id on public.client_sites
  for each row execute function private.count_site();

-- Tickets have theirs from index_ticket() (clients.sql).
create function private.count_of_clients(ids uuid[]) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.client_sites as s
    set counted_plan = case when c.archived_at is null then c.plan end, is_rented = c.status = 'active'
    from public.clients as c
    where s.client_id = any (ids) and c.id = s.client_id and (s.counted_plan, s.is_rented)
      is distinct from (case when c.archived_at is null then c.plan end, c.status = 'active');
  update public.tickets as t set counted_plan = c.plan from public.clients as c
    where t.client_id = any (ids) and c.id = t.client_id and t.counted_plan is distinct from c.plan;
  update public.tasks as k set counted_plan = private.plan_of_task(k.client_id, k.lead_id)
    where k.client_id = any (ids) and k.counted_plan is distinct from private.plan_of_task(k.client_id, k.lead_id);
end;
$$;

create function private.write_client_figures() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.write_rentals(array[new.id]);
  perform private.count_of_clients(array[new.id]);
  return null;
end;
$$;

create function private.write_lead_figures() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.tasks set counted_plan = private.plan_of_task(null, new.id) where lead_id = new.id and client_id is null;
  return null;
end;
$$;

-- Its name comes after that of the trigger that writes the history, which it reads.
create trigger z_write_figures after update on public.clients
  for each row when ((old.plan, old.monthly_price_cents, old.status, old.client_since, old.archived_at, old.is_sample)
    is distinct from (new.plan, new.monthly_price_cents, new.status, new.client_since, new.archived_at, new.is_sample))
  execute function private.write_client_figures();
create trigger z_write_figures after update on public.leads
  for each row when (old.plan <> new.plan or (old.archived_at is null) <> (new.archived_at is null))
  execute function private.write_lead_figures();

-- Checks ------------------------------------------------------------------------------------------

-- Writes all that is kept from the records, after rows were changed without triggers.
create function private.recount_figures() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  ids constant uuid[] := array(select id from public.clients);
begin
  delete from private.kept_rentals;
  perform private.write_rentals(ids);
  perform private.count_of_clients(ids);
  update public.tasks as k set counted_plan = private.plan_of_task(null, k.lead_id)
    where k.client_id is null and k.counted_plan is distinct from private.plan_of_task(null, k.lead_id);
end;
$$;

-- The number of records whose kept figures differ from what is counted from them, by kind.
create function public.kept_figures_that_differ() returns table (kind text, records bigint)
  language sql stable security definer set search_path = '' set statement_timeout = '120s'
  as $$
    with counted as materialized (
      select * from private.rentals_in_history(array(select id from public.clients))
    ), differing as (
      (select 'rentals' as kind, client_id as id from (table private.kept_rentals except all table counted) as kept)
      union all
      (select 'rentals', client_id from (table counted except all table private.kept_rentals) as missing)
      union all
      select 'domains', s.id from public.client_sites as s join public.clients as c on c.id = s.client_id
        where (s.counted_plan, s.is_rented)
          is distinct from (case when c.archived_at is null then c.plan end, c.status = 'active')
      union all
      select 'tickets', t.id from public.tickets as t join public.clients as c on c.id = t.client_id
        where t.counted_plan is distinct from c.plan
      union all
      select 'tasks', k.id from public.tasks as k
        where k.counted_plan is distinct from private.plan_of_task(k.client_id, k.lead_id)
    )
    select kind, count(distinct id) from differing group by kind order by kind;
  $$;

revoke all on function
  private.rentals_in_history(uuid[]),
  private.write_rentals(uuid[]),
  private.write_new_rentals(),
  private.plan_of_task(uuid, uuid),
  private.count_task(),
  private.count_site(),
  private.count_of_clients(uuid[]),
  private.write_client_figures(),
  private.write_lead_figures(),
  private.recount_figures()
  from public;

revoke all on function public.kept_figures_that_differ() from public, anon, authenticated;
grant execute on function public.kept_figures_that_differ() to service_role;
