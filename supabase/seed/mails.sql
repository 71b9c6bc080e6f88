-- A few mails of the invented company: sent, waiting and given up. They are samples, so no sender
-- takes them.

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

-- One reply went to a mailbox that is no more.
insert into public.mails (kind, occasion, to_email, to_name, data, client_id, ticket_id, ticket_message_id,
  message_id, reference_ids, state, tries, last_error, sent_at, created_at, queued_at, next_try_at, is_sample)
select 'ticket-reply', 'ticket-reply ' || m.id, p.email, p.name, private.reply_facts(m), t.client_id, t.id, m.id,
  format('ticket.%s.%s', t.id, m.id), array['ticket.' || t.id],
  case nth when 4 then 'failed' else 'sent' end, 1,
  case nth when 4 then '550 5.1.1 No such mailbox here' end,
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
