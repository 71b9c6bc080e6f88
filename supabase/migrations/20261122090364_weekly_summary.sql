-- How a week went, for owners: counted as the dashboard counts, beside the same figures of the week before.

-- The week that begins on this Monday, in New York. A lead counts as won or lost in the week in which it
-- was last moved there; a ticket as overdue in the one in which its time ran out unresolved.
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

-- Of the week that is over, on Mondays from 8 o'clock. After Tuesday it is no news: the next one follows.
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
    select 'weekly-summary', occasion_of || p.user_id, p.email, p.display_name, p.user_id, facts.said
    from (
      select * from private.people_to_alert('weekly-summary', 'staff.manage') as each
      where not exists (select from public.mails as m where m.occasion = occasion_of || each.user_id)
    ) as p
    -- Counted only where somebody is still to be told.
    cross join lateral (select private.summary_facts(monday - 7, false) as said where p.user_id is not null) as facts
    on conflict (occasion) do nothing;
end;
$$;

revoke all on function
  private.week_figures(date, boolean),
  private.summary_facts(date, boolean),
  private.queue_weekly_summaries(timestamptz)
  from public;
