-- How the invented company keeps up with the present day, for the embedded backend only.
--
-- The dashboard reckons the company as of the present day at the office. So that both tell the same
-- tomorrow and next week, the CRM's samples go along by the days that have passed, all but those that
-- somebody has edited: these stay where they are, and may then differ. The embedded backend calls
-- private.move_samples() before the first request of a day (scripts/database/keep-samples-current.mjs).

-- The day that the samples stand at.
create table if not exists private.sample_day (day date not null);

-- This month's invoices in the clients' histories, which add up to the dashboard's Monthly Revenue: for
-- the plan in advance on the 1st, or for the days left from a client's first one on; work outside the
-- plan on the 1st.
create or replace function private.write_sample_invoices(today date) returns void
  language plpgsql set search_path = ''
as $$
declare
  first constant date := date_trunc('month', today)::date;
  next_first constant date := first + interval '1 month';
begin
  update public.crm_events set happened_at = first::timestamp at time zone 'America/New_York'
    where is_sample and action = 'invoice-paid' and after ? 'work';
  delete from public.crm_events where is_sample and action = 'invoice-paid' and not after ? 'work';
  insert into public.crm_events (happened_at, entity, record_id, action, client_id, after, is_sample)
    select greatest(first, since)::timestamp at time zone 'America/New_York', 'clients', id, 'invoice-paid', id,
      jsonb_build_object('amount_cents', case when since <= first then price
        else round(price / 100.0 * (next_first - since) / (next_first - first)) * 100 end), true
    from (
      select c.id, c.client_since as since, c.monthly_price_cents as price, (
          select max((e.happened_at at time zone 'America/New_York')::date) from public.crm_events as e
          where e.record_id = c.id and e.action = 'changed'
            and e.after ->> 'status' in ('paused', 'cancelled')) as ended
      from public.clients as c where c.is_sample and c.status <> 'onboarding'
    ) as renting
    where since <= today and (ended is null or ended > greatest(first, since));
end;
$$;

-- The demos that samples have booked, with whoever keeps the lead. Without triggers: nobody booked them.
create or replace function private.book_samples() returns void
  language sql set search_path = '' set session_replication_role = 'replica'
as $$
  delete from public.demo_bookings where is_sample;
  insert into public.demo_bookings (lead_id, host_id, reference, starts_at, ends_at, busy, visitor_time_zone, is_sample)
    select l.id, h.staff_id, l.reference, l.slot_starts_at, l.slot_starts_at + make_interval(mins => d.minutes),
      private.host_lane(h.number, l.slot_starts_at, l.slot_starts_at + make_interval(mins => d.minutes + d.pause_minutes)),
      l.visitor_time_zone, true
    from public.demo_settings as d
    cross join public.leads as l
    join public.demo_hosts as h on h.staff_id = l.owner_id
    where l.is_sample and l.stage = 'demo-booked' and l.archived_at is null and l.slot_starts_at is not null
    on conflict do nothing;
$$;

-- Without triggers, for nobody did anything.
create or replace function private.move_samples() returns void
  language plpgsql set search_path = '' set session_replication_role = 'replica'
as $$
declare
  today constant date := (now() at time zone 'America/New_York')::date;
  days constant integer := today - (select day from private.sample_day);
  -- The same time of the day on the office's wall, whatever the clocks did in between.
  later constant text :=
    '%1$I = ((%1$I at time zone ''America/New_York'') + make_interval(days => $1)) at time zone ''America/New_York''';
  moved uuid[] := '{}';
  ids uuid[];
  name text;
  changes text;
begin
  if days is null or days = 0 then
    return;
  end if;
  foreach name in array array['clients', 'client_contacts', 'client_addresses', 'client_sites', 'leads',
      'tickets', 'tasks', 'crm_notes', 'ticket_messages', 'mails', 'inbound_mails'] loop
    select string_agg(format(case data_type when 'date' then '%1$I = %1$I + $1' else later end, column_name), ', ')
      into changes from information_schema.columns
      where table_schema = 'public' and table_name = name
        and data_type in ('date', 'timestamp with time zone');
    execute format('with moved as (update public.%I set %s where is_sample and %s returning id)
        select array_agg(id) from moved', name, changes,
        case name when 'ticket_messages' then 'ticket_id = any ($2)'
          when 'mails' then '(ticket_id = any ($2) or lead_id = any ($2))' else 'version = 1' end)
      using days, moved into ids;
    moved := moved || ids;
  end loop;
  execute format('update public.crm_events set %s where is_sample and record_id = any ($2)',
    format(later, 'happened_at')) using days, moved;
  -- Business hours fall otherwise on other weekdays.
  update public.tickets set
      due_at = private.add_business_seconds(created_at, private.sla_seconds(priority) + stopped_seconds),
      warn_at = private.add_business_seconds(created_at, private.sla_seconds(priority) * 3 / 4 + stopped_seconds)
    where id = any (moved);
  update public.leads set rank = private.rank_of_moment(created_at, 0),
      first_response_due_at = private.add_business_seconds(created_at, private.first_response_seconds())
    where id = any (moved);
  update public.lead_submissions as s set created_at = l.created_at, payload = s.payload
      || case when s.payload ? 'slot' then jsonb_build_object('slot', l.slot_starts_at) else '{}' end
    from public.leads as l where l.id = s.lead_id and l.id = any (moved);
  perform private.book_samples();
  update public.mails as m set data = private.confirmation_facts(s) from public.lead_submissions as s
    where m.occasion = 'request-received ' || s.reference and m.lead_id = any (moved) and m.is_sample;
  update public.mails as m set data = private.reply_facts(s) from public.ticket_messages as s
    where s.id = m.ticket_message_id and m.ticket_id = any (moved) and m.is_sample;
  perform private.write_sample_alerts(today);
  perform private.write_sample_invoices(today);
  update private.sample_day set day = today;
end;
$$;

revoke all on function private.write_sample_invoices(date) from public;
revoke all on function private.book_samples() from public;
revoke all on function private.move_samples() from public;
