-- Sample mails between staff and leads: an exchange, and a mail that did not arrive. Senders skip samples.

insert into public.crm_notes (id, lead_id, kind, subject, body, author_id, is_sample, created_at)
select md5('sample lead mail ' || m.nth)::uuid, l.id, 'email', m.subject,
  format(E'Hello %s,\n\n%s\n\nSam Kowalski, Curbfront\n\nAnything to add? Answer this mail, or call (800) 555-0129.',
    split_part(l.name, ' ', 1), m.body), s.user_id, true, l.created_at + m.later
from (values
  (1, 'Summit Gutter & Roof', 'Two example roofs',
    'Here are the two example sites for roofers that I told you about. The second one has a page for gutters. Which of them is closer to what you want?', interval '4 hours'),
  (2, 'Summit Gutter & Roof', 'Re: Two example roofs',
    'It can: the number is as big as you like, and on a phone a press calls you. The proposal has it that way.', interval '8 hours'),
  (3, 'Two Rivers Pest', 'Your domain',
    'To move your domain we need the login of the account where it is now. Could you ask your nephew for it?', interval '5 hours')
) as m (nth, business, subject, body, later)
join public.leads as l on l.business = m.business and l.is_sample
join public.staff as s on s.display_name = 'Sam Kowalski' and s.is_sample
on conflict do nothing;

with answer as (
  insert into public.lead_submissions (lead_id, payload, is_sample, created_at)
    select l.id, jsonb_build_object('form', 'email', 'email', l.email, 'name', l.name,
        'message', 'The second one. Can the phone number be bigger? Most of our people call from a ladder.'),
      true, l.created_at + interval '6 hours'
    from public.leads as l where l.business = 'Summit Gutter & Roof' and l.is_sample
      and not exists (select from public.inbound_mails where message_key = 'sample lead answer')
    returning *
)
insert into public.inbound_mails (message_key, kind, from_email, from_name, subject, body, lead_id, submission_id,
    added_at, is_sample, created_at)
  select 'sample lead answer', 'message', a.payload ->> 'email', a.payload ->> 'name',
    format('Re: Two example roofs (%s)', l.reference), a.payload ->> 'message', l.id, a.id, a.created_at, true, a.created_at
  from answer as a join public.leads as l on l.id = a.lead_id;

insert into public.mails (kind, occasion, to_email, to_name, data, lead_id, note_id, message_id, reference_ids, state,
    tries, last_error, sent_at, created_at, queued_at, next_try_at, is_sample)
  select 'lead-mail', 'lead-mail ' || n.id, l.email, l.name, private.lead_mail_facts(n), l.id, n.id,
    format('lead.%s.%s', l.id, n.id), array['lead.' || l.id], case when is_lost then 'failed' else 'sent' end, 1,
    case when is_lost then '550 5.1.1 No such mailbox here' end,
    case when not is_lost then n.created_at + interval '12 seconds' end, n.created_at, n.created_at, n.created_at, true
  from public.crm_notes as n join public.leads as l on l.id = n.lead_id
  cross join lateral (select n.subject = 'Your domain' as is_lost) as outcome
  where n.subject is not null and n.is_sample
  on conflict (occasion) do nothing;

-- Dates the history by its rows instead of the time of seeding.
update public.crm_events as e set happened_at = n.created_at, actor_name = 'Sam Kowalski'
  from public.crm_notes as n
  where e.record_id = n.id and e.is_sample and n.is_sample and n.subject is not null;
