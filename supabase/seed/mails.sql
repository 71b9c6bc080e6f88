-- Sample mails sent, queued and failed, and alerts to staff. Senders skip samples.

insert into public.mails (kind, occasion, to_email, to_name, data, lead_id, state, tries, sent_at,
  created_at, queued_at, next_try_at, is_sample)
select 'request-received', 'request-received ' || s.reference, s.payload ->> 'email', s.payload ->> 'name',
  private.confirmation_facts(s), s.lead_id, case nth when 1 then 'queued' else 'sent' end,
  case nth when 1 then 0 else 1 end, case when nth > 1 then s.created_at + interval '4 seconds' end,
  s.created_at, s.created_at, s.created_at, true
from (
  select id, row_number() over (order by created_at desc, id) as nth
  from public.lead_submissions where is_sample and payload ? 'email'
) as latest
join public.lead_submissions as s on s.id = latest.id
where nth <= 6
on conflict (occasion) do nothing;

insert into public.mails (kind, occasion, to_email, to_name, data, client_id, ticket_id, ticket_message_id,
  message_id, reference_ids, state, tries, last_error, failure_reported_at, sent_at, created_at, queued_at, next_try_at, is_sample)
select 'ticket-reply', 'ticket-reply ' || m.id, p.email, p.name, private.reply_facts(m), t.client_id, t.id, m.id,
  format('ticket.%s.%s', t.id, m.id), array['ticket.' || t.id],
  case nth when 4 then 'failed' else 'sent' end, 1,
  case nth when 4 then '550 5.1.1 No such mailbox here' end, case nth when 4 then m.created_at end,
  case when nth <> 4 then m.created_at + interval '3 seconds' end, m.created_at, m.created_at, m.created_at, true
from (
  select id, row_number() over (order by created_at desc, id) as nth
  from public.ticket_messages where is_sample and kind = 'reply'
) as latest
join public.ticket_messages as m on m.id = latest.id
join public.tickets as t on t.id = m.ticket_id
join public.client_contacts as p on p.client_id = t.client_id and p.is_primary and p.email is not null
where nth <= 8
on conflict (occasion) do nothing;

-- Alerts about timed events as of a day; move_samples() writes them again.
create or replace function private.write_sample_alerts(today date) returns void
  language sql set search_path = ''
as $$
  delete from public.mails where is_sample
    and kind in ('answer-due', 'sla-warning', 'mail-given-up', 'weekly-summary', 'demo-reminder');
  insert into public.mails (id, kind, occasion, to_email, to_name, data, lead_id, state, tries, sent_at,
      created_at, queued_at, next_try_at, is_sample)
    select md5('demo-reminder ' || b.id)::uuid, 'demo-reminder', 'demo-reminder ' || b.id, l.email, l.name,
      private.demo_facts(b, null), l.id, 'sent', 1, at + interval '3 seconds', at, at, at, true
    from public.demo_bookings as b
    join public.leads as l on l.id = b.lead_id and l.email is not null
    cross join lateral (select b.starts_at - interval '1 day' as at) as day_before
    where b.is_sample and b.status = 'booked' and at < today::timestamp at time zone 'America/New_York'
    on conflict do nothing;
  insert into public.mails (id, kind, occasion, to_email, to_name, staff_id, data, lead_id, client_id, ticket_id,
      state, tries, sent_at, created_at, queued_at, next_try_at, is_sample)
    select md5(format('%s %s', kind, about))::uuid, kind, format('%s %s %s', kind, about, s.user_id), u.email,
      s.display_name, s.user_id, data, lead_id, client_id, ticket_id, 'sent', 1, at + interval '3 seconds',
      at, at, at, true
    from (
      (select 'answer-due' as kind, l.id as about, coalesce(l.owner_id, s.user_id) as reader, private.lead_facts(l) as data,
        l.id as lead_id, null::uuid as client_id, null::uuid as ticket_id,
        private.add_business_seconds(l.created_at, private.first_response_seconds() - 3600) as at
      from public.leads as l join public.staff as s on s.is_sample and s.role = 'sales'
      where l.is_sample and private.add_business_seconds(l.created_at, private.first_response_seconds() - 3600)
        < least(l.first_responded_at, today::timestamp at time zone 'America/New_York')
      order by l.created_at desc limit 2)
      union all
      (select 'sla-warning', t.id, t.assignee_id, private.warning_facts(t, t.assignee_id), null, t.client_id, t.id,
        t.warn_at
      from public.tickets as t where t.is_sample and t.assignee_id is not null and t.archived_at is null
        and t.warn_at < coalesce(t.clock_stopped_at, today::timestamp at time zone 'America/New_York')
      order by t.warn_at desc limit 2)
      union all
      select 'mail-given-up', m.id, t.assignee_id, jsonb_build_object('count', 1, 'mails', jsonb_build_array(
          jsonb_build_object('id', m.id, 'name', m.to_name, 'email', m.to_email, 'error', m.last_error))),
        null, m.client_id, m.ticket_id, m.failure_reported_at
      from public.mails as m join public.tickets as t on t.id = m.ticket_id
      where m.is_sample and m.failure_reported_at is not null
      union all
      select 'weekly-summary', s.user_id, s.user_id, private.summary_facts(monday - 7, true), null, null, null,
        (monday + time '08:00') at time zone 'America/New_York'
      from public.staff as s cross join (select date_trunc('week', today - 1)::date as monday) as week
      where s.is_sample and s.role = 'owner'
    ) as alert
    join public.staff as s on s.user_id = alert.reader
    join auth.users as u on u.id = s.user_id
    on conflict do nothing;
$$;
revoke all on function private.write_sample_alerts(date) from public;
select private.write_sample_alerts((now() at time zone 'America/New_York')::date);
