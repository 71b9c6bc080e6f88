-- Mails that are queued because of the time: the weekly summary, alerts, warnings and reminders.

-- Weekly summary ----------------------------------------------------------------------------------

-- The weekly summary for owners, counted as the dashboard counts, with the figures of the week before.

-- The week that begins on this Monday, in New York. A lead counts as won or lost in the week in which it was
-- last moved there; a ticket as overdue in the week in which its target passed unresolved.
create function private.week_figures(monday date, of_samples boolean) returns jsonb
  language sql stable set search_path = ''
  as $$
    with week as materialized (
      select monday::timestamp at time zone 'America/New_York' as since,
        (monday + 7)::timestamp at time zone 'America/New_York' as until
    ), came as (
      select count(*) as leads from public.leads as l, week
      where l.archived_at is null and l.is_sample = of_samples and l.created_at >= since and l.created_at < until
    ), ended as (
      select count(*) filter (where l.stage = 'won') as won, count(*) filter (where l.stage = 'lost') as lost
      from public.leads as l, week
      where l.archived_at is null and l.is_sample = of_samples
        and l.stage_changed_at >= since and l.stage_changed_at < until
    ), demos as (
      select count(*) filter (where b.created_at >= since and b.created_at < until) as booked,
        count(*) filter (where b.status = 'took-place' and b.starts_at >= since and b.starts_at < until) as given,
        count(*) filter (where b.status = 'no-show' and b.starts_at >= since and b.starts_at < until) as missed
      from public.demo_bookings as b, week where b.is_sample = of_samples
    ), answers as (
      select count(*) as given, count(*) filter (where l.first_responded_at > l.first_response_due_at) as late,
        percentile_cont(0.5) within group
          (order by private.business_seconds(l.created_at, l.first_responded_at)) as seconds
      from public.leads as l, week
      where l.archived_at is null and l.is_sample = of_samples and l.first_response_due_at is not null
        and l.first_responded_at >= since and l.first_responded_at < until
    ), work as (
      select count(*) filter (where t.created_at >= since and t.created_at < until) as opened,
        count(*) filter (where t.resolved_at >= since and t.resolved_at < until) as closed,
        count(*) filter (where t.due_at >= since and t.due_at < until
          and coalesce(t.clock_stopped_at, now()) > t.due_at) as overdue
      from public.tickets as t, week where t.archived_at is null and t.is_sample = of_samples
    )
    select jsonb_build_object('leads', came.leads, 'won', ended.won, 'lost', ended.lost,
      'demosBooked', demos.booked, 'demosGiven', demos.given, 'noShows', demos.missed,
      'answers', answers.given, 'lateAnswers', answers.late, 'answerSeconds', round(answers.seconds::numeric),
      'ticketsOpened', work.opened, 'ticketsClosed', work.closed, 'ticketsOverdue', work.overdue,
      'mrrCents', (select coalesce(sum(r.clients * r.monthly_price_cents), 0) from private.rentals(of_samples) as r
        where r.since <= monday + 6 and (r.until is null or r.until > monday + 6)))
    from came, ended, demos, answers, work;
  $$;

create function private.summary_facts(monday date, of_samples boolean) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('monday', monday, 'week', private.week_figures(monday, of_samples),
      'before', private.week_figures(monday - 7, of_samples));
  $$;

-- Sent on Mondays from 8 o'clock about the past week. After Tuesday it is too old, and the next one follows.
create function private.queue_weekly_summaries(moment timestamptz) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  office_time constant timestamp := moment at time zone 'America/New_York';
  monday constant date := date_trunc('week', office_time)::date;
  occasion_of constant text := 'weekly-summary ' || monday || ' ';
begin
  if office_time < monday + time '08:00' or office_time >= monday + 2 then
    return;
  end if;
  insert into public.mails (kind, occasion, to_email, to_name, staff_id, data)
    select 'weekly-summary', occasion_of || p.user_id, p.email, p.display_name, p.user_id, facts.data
    from (
      select * from private.people_to_notify('weekly-summary', 'staff.manage') as each
      where not exists (select from public.mails as m where m.occasion = occasion_of || each.user_id)
    ) as p
    -- It is counted only where somebody has not got it yet.
    cross join lateral (select private.summary_facts(monday - 7, false) as data where p.user_id is not null) as facts
    on conflict (occasion) do nothing;
end;
$$;

revoke all on function
  private.week_figures(date, boolean),
  private.summary_facts(date, boolean),
  private.queue_weekly_summaries(timestamptz)
  from public;

-- Alerts and reminders ----------------------------------------------------------------------------

-- Each mail is queued once, by its occasion. An event that is already past is too old, so a server that was
-- off sends nothing about it.

-- The assigned person, as long as they have the right; else everybody who has it.
create function private.people_in_charge(of_kind text, needed text, person uuid)
  returns table (user_id uuid, display_name text, email text)
  language sql stable set search_path = ''
  as $$
    select p.user_id, p.display_name, p.email from private.people_to_notify(of_kind, needed) as p
    where p.user_id = person or not exists (
      select from public.staff as s join private.roles as r on r.name = s.role
      where s.user_id = person and s.removed_at is null and needed = any (r.rights));
  $$;

-- Requests whose first answer is due within an hour of working hours. A request without an owner is reported
-- to those who want to know of new leads.
create function private.queue_answer_alerts(moment timestamptz) returns void
  language sql volatile set search_path = ''
  as $$
    insert into public.mails (kind, occasion, to_email, to_name, staff_id, data, lead_id)
      select 'answer-due', format('answer-due %s %s', l.id, p.user_id), p.email, p.display_name, p.user_id,
        private.lead_facts(l), l.id
      from public.leads as l
      cross join lateral private.people_in_charge('answer-due', 'leads.write', l.owner_id) as p
      where l.archived_at is null and l.first_responded_at is null and l.stage = 'new' and not l.is_sample
        and l.first_response_due_at > moment
        and l.first_response_due_at <= private.add_business_seconds(moment, 3600)
        and (p.user_id = l.owner_id or private.wants_notification(p.user_id, 'new-lead', 'mail'))
      on conflict (occasion) do nothing;
  $$;

create function private.warning_facts(ticket public.tickets, reader uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('number', ticket.number, 'subject', ticket.subject, 'priority', ticket.priority,
      'about', c.business, 'dueAt', ticket.due_at, 'isMine', ticket.assignee_id is not distinct from reader)
    from public.clients as c where c.id = ticket.client_id;
  $$;

-- Tickets in the last quarter of their time whose clock runs. A change of priority changes the time, and a
-- new warning is sent.
create function private.queue_sla_warnings(moment timestamptz) returns void
  language sql volatile set search_path = ''
  as $$
    insert into public.mails (kind, occasion, to_email, to_name, staff_id, data, client_id, ticket_id)
      select 'sla-warning', format('sla-warning %s %s %s', t.id, t.priority, p.user_id),
        p.email, p.display_name, p.user_id,
        private.warning_facts(t, p.user_id), t.client_id, t.id
      from public.tickets as t
      cross join lateral private.people_in_charge('sla-warning', 'tickets.write', t.assignee_id) as p
      where t.archived_at is null and t.clock_stopped_at is null and t.status <> 'resolved' and not t.is_sample
        and t.warn_at <= moment and t.due_at > moment
        and t.due_at <= private.add_business_seconds(moment, private.sla_seconds('low') / 4)
      on conflict (occasion) do nothing;
  $$;

-- Reports mails to people outside that were given up, to those who may write the records they are about, in
-- one mail. A mail to a colleague is not reported, so that alerts cause no alerts.
create function private.queue_given_up_alerts() returns void
  language sql volatile set search_path = ''
  as $$
    with given_up as (
      update public.mails set failure_reported_at = now()
        where state = 'failed' and failure_reported_at is null and staff_id is null and not is_sample
        returning id, to_name, to_email, last_error, created_at,
          case when lead_id is not null then 'leads.write' when ticket_id is not null then 'tickets.write'
            else 'clients.write' end as needed
    ), alert as (
      select p.user_id, p.display_name, p.email, g.*,
        row_number() over (partition by p.user_id order by g.created_at, g.id) as nth
      from given_up as g cross join lateral private.people_to_notify('mail-given-up', g.needed) as p
    )
    insert into public.mails (kind, occasion, to_email, to_name, staff_id, data)
      select 'mail-given-up', format('mail-given-up %s %s', (array_agg(id order by nth))[1] || ' ' || now(), user_id),
        email, display_name, user_id,
        jsonb_build_object('count', count(*), 'mails', jsonb_agg(jsonb_build_object('id', id, 'name', to_name,
          'email', to_email, 'error', coalesce(last_error, '')) order by nth) filter (where nth <= 10))
      from alert group by user_id, email, display_name
      on conflict (occasion) do nothing;
  $$;

create function private.spam_facts() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('count', count(*), 'requests', coalesce(jsonb_agg(
      jsonb_build_object('name', coalesce(payload ->> 'business', payload ->> 'name'), 'at', created_at)
      order by nth) filter (where nth <= 5), '[]'))
    from (select *, row_number() over (order by id desc) as nth from private.spam_requests) as s;
  $$;

-- Sent once a day from 8 o'clock in New York, as long as any wait.
create function private.queue_spam_notices(moment timestamptz) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  office_time constant timestamp := moment at time zone 'America/New_York';
  occasion_of constant text := format('suspects-waiting %s ', office_time::date);
begin
  if office_time::time < time '08:00' or not exists (select from private.spam_requests) then
    return;
  end if;
  insert into public.mails (kind, occasion, to_email, to_name, staff_id, data)
    select 'suspects-waiting', occasion_of || p.user_id, p.email, p.display_name, p.user_id, facts.data
    from (
      select * from private.people_to_notify('suspects-waiting', 'leads.write') as each
      where not exists (select from public.mails as m where m.occasion = occasion_of || each.user_id)
    ) as p
    cross join lateral (select private.spam_facts() as data where p.user_id is not null) as facts
    on conflict (occasion) do nothing;
end;
$$;

create function private.queue_due_mails() returns void
  language sql volatile set search_path = ''
  as $$
    select private.queue_answer_alerts(now());
    select private.queue_sla_warnings(now());
    select private.queue_weekly_summaries(now());
    select private.queue_spam_notices(now());
    select private.queue_demo_reminders();
  $$;

-- Run after a backup was restored: mails that were queued in it, and those that are due since, may have been
-- sent after it was made. None of them is sent automatically; staff see them in the outbox and are not mailed
-- about each. Returns their number.
create function private.hold_restored_mails() returns bigint
  language sql volatile set search_path = ''
  as $$
    select private.queue_due_mails();
    with given_up as (
      update public.mails set state = 'failed', failure_reported_at = now(),
          last_error = 'This waited in a backup that was restored, and may have been sent since. Retry sends it.'
        where state in ('queued', 'sending') and not is_sample returning id
    )
    select count(*) from given_up;
  $$;

-- Called by the server about once a minute. A call while another runs does nothing.
create function public.queue_timed_mails() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('queue_timed_mails')) then
    return;
  end if;
  perform private.queue_due_mails();
  perform private.queue_given_up_alerts();
  perform private.notify_of_clocks(now());
  perform private.queue_daily_summaries(now());
end;
$$;

revoke all on function
  private.people_in_charge(text, text, uuid),
  private.queue_answer_alerts(timestamptz),
  private.warning_facts(public.tickets, uuid),
  private.queue_sla_warnings(timestamptz),
  private.queue_given_up_alerts(),
  private.queue_due_mails(),
  private.hold_restored_mails(),
  private.spam_facts(),
  private.queue_spam_notices(timestamptz)
  from public;
revoke all on function public.queue_timed_mails() from public, anon, authenticated;
grant execute on function public.queue_timed_mails() to service_role;
