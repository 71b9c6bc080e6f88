-- Moves the sample company to the current day, on the embedded backend only.
--
-- The dashboard computes its samples relative to the current office day. To match it, the CRM's sample rows are
-- moved by the days that have passed, except rows that somebody edited. The embedded backend calls
-- private.move_samples() before the first request of a day (server/backend/keep-samples-current.ts).

-- The office day to which the samples were last moved.
create table if not exists private.sample_day (day date not null);

-- Writes this month's invoices into the clients' histories, which add up to the dashboard's Monthly Revenue:
-- plans are billed on the 1st, or pro rata from a client's first day; other work on the 1st.
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

-- Samples with a demo: its distance in office days and the preferred time.
create table if not exists private.sample_demos (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  days_ahead integer not null,
  wanted time not null
);

-- The given number of office days after the first one from `since`.
create or replace function private.office_day_after(since date, days integer) returns date
  language sql stable set search_path = ''
as $$
  select day::date from generate_series(since::timestamp, since + interval '60 days', interval '1 day') as day
  where extract(isodow from day) <= 5 and not private.is_closed_day(day::date)
  order by day offset days limit 1;
$$;

-- The host's free time nearest to the wanted one, or null.
create or replace function private.sample_demo_time(host uuid, first_day date, wanted time) returns timestamptz
  language sql stable set search_path = ''
as $$
  select f.starts_at from private.free_times(first_day::timestamp at time zone 'America/New_York',
    (first_day + 14)::timestamp at time zone 'America/New_York') as f
  where f.host_id = host
  order by private.office_day(f.starts_at),
    abs(extract(epoch from (f.starts_at at time zone 'America/New_York')::time - wanted)), f.starts_at limit 1;
$$;

-- Books the samples' demos with each lead's owner in office hours. Triggers are off, since nobody acted. Edited
-- leads and bookings stay.
create or replace function private.book_samples(today date) returns void
  language plpgsql set search_path = '' set session_replication_role = 'replica'
as $$
declare
  sample record;
  slot timestamptz;
begin
  delete from public.demo_bookings as b using public.leads as l
    where l.id = b.lead_id and b.is_sample and b.version = 1 and l.version = 1;
  for sample in
    select l.id, l.reference, l.visitor_time_zone, h.staff_id, h.number, d.wanted, c.minutes, c.pause_minutes,
      private.office_day_after(today, d.days_ahead) as day,
      (select b.starts_at from public.demo_bookings as b where b.lead_id = l.id order by b.starts_at desc limit 1) as stays_at
    from private.sample_demos as d
    cross join public.demo_settings as c
    join public.leads as l on l.id = d.lead_id and l.version = 1 and l.archived_at is null
    join public.demo_hosts as h on h.staff_id = l.owner_id
    order by d.days_ahead, d.wanted, l.id
  loop
    slot := coalesce(sample.stays_at, private.sample_demo_time(sample.staff_id, sample.day, sample.wanted));
    if sample.stays_at is null and slot is not null then
      insert into public.demo_bookings (lead_id, host_id, reference, starts_at, ends_at, busy, visitor_time_zone, is_sample)
        values (sample.id, sample.staff_id, sample.reference, slot, slot + make_interval(mins => sample.minutes),
          private.host_lane(sample.number, slot, slot + make_interval(mins => sample.minutes + sample.pause_minutes)),
          sample.visitor_time_zone, true);
    end if;
    slot := coalesce(slot, (sample.day + sample.wanted) at time zone 'America/New_York');
    update public.leads as l set slot_starts_at = slot, next_step = private.demo_step(slot),
      next_step_on = private.office_day(slot) where l.id = sample.id;
  end loop;
  -- The others requested 10:00 on the first office day after they wrote.
  update public.leads as l set slot_starts_at =
      (private.office_day_after(private.office_day(l.created_at) + 1, 0) + time '10:00') at time zone 'America/New_York'
    where l.is_sample and l.version = 1 and l.form = 'schedule-demo'
      and not exists (select from private.sample_demos as d where d.lead_id = l.id);
end;
$$;

-- Triggers are off, since nobody acted.
create or replace function private.move_samples() returns void
  language plpgsql set search_path = '' set session_replication_role = 'replica'
as $$
declare
  today constant date := (now() at time zone 'America/New_York')::date;
  days constant integer := today - (select day from private.sample_day);
  -- Keeps the time of day in the office's zone across clock changes.
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
  -- Business hours differ by weekday.
  update public.tickets set
      due_at = private.add_business_seconds(least(created_at, clock_from), private.sla_seconds(priority) + stopped_seconds),
      warn_at = private.add_business_seconds(least(created_at, clock_from), private.sla_seconds(priority) * 3 / 4 + stopped_seconds)
    where id = any (moved);
  update public.leads set rank = private.rank_of_moment(created_at, 0),
      first_response_due_at = private.add_business_seconds(created_at, private.first_response_seconds())
    where id = any (moved);
  perform private.book_samples(today);
  update public.lead_submissions as s set payload = s.payload
      || case when s.payload ? 'slot' then jsonb_build_object('slot', l.slot_starts_at) else '{}' end,
      created_at = coalesce((select m.created_at from public.inbound_mails as m where m.submission_id = s.id), l.created_at)
    from public.leads as l where l.id = s.lead_id and l.id = any (moved);
  update public.mails as m set data = private.confirmation_facts(s) from public.lead_submissions as s
    where m.occasion = 'request-received ' || s.reference and m.lead_id = any (moved) and m.is_sample;
  update public.mails as m set data = private.reply_facts(s) from public.ticket_messages as s
    where s.id = m.ticket_message_id and m.ticket_id = any (moved) and m.is_sample;
  update public.mails as m set data = private.lead_mail_facts(n) from public.crm_notes as n
    where n.id = m.note_id and n.id = any (moved) and m.is_sample;
  perform private.write_sample_alerts(today);
  perform private.write_sample_invoices(today);
  perform private.write_rentals(array(select id from public.clients where is_sample));
  update private.sample_day set day = today;
end;
$$;

revoke all on function private.write_sample_invoices(date) from public;
revoke all on function private.office_day_after(date, integer) from public;
revoke all on function private.sample_demo_time(uuid, date, time) from public;
revoke all on function private.book_samples(date) from public;
revoke all on function private.move_samples() from public;
