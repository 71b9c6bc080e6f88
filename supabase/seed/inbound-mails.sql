-- Sample mails received: some wait in the inbox, some were added to records, some are automatic.

insert into public.inbound_mails (message_key, kind, reason, from_email, from_name, subject, body,
  attachment_names, ticket_id, lead_id, added_at, archived_at, is_sample, created_at)
select 'sample ' || m.nth, m.kind, m.reason, m.from_email, m.from_name, m.subject, m.body, m.files, t.id, null,
  null, case when m.is_dismissed then now() - m.before end, true,
  now() - m.before
from (values
  (1, 'message', 'other-sender', 'marc@haldenhosting.example', 'Marc Weller', 'Fwd: Contact form emails going to old inbox',
    E'Hi,\n\nDana asked me to write to you. I cleared the forward on our side this morning, so mail should arrive at the new inbox now. Could you send one more test?\n\nMarc', '{}'::text[], 'Contact form emails going to old inbox', false, interval '50 minutes'),
  (2, 'message', 'unknown', 'teresa@blueheronpools.example', 'Teresa Vidal', 'Prices for two sites?',
    E'Hello,\n\nwe have a pool service in Tampa and a second business that only does repairs. Would that be two rentals or one with two domains? You can call me after four.\n\nTeresa Vidal', '{}', null, false, interval '3 hours'),
  (3, 'message', 'unknown', 'office@tallgrasslawn.example', 'Tallgrass Lawn Care', 'Photos of the new crew',
    E'As promised, six photos for the team page. The last one is the best of everybody.', array['crew-1.jpg', 'crew-2.jpg', 'crew-3.jpg', 'crew-4.jpg', 'crew-5.jpg', 'crew-6.jpg'], null, false, interval '1 day 2 hours'),
  (4, 'auto-reply', null, 'dana@haldenheating.example', 'Dana Halden', 'Automatic reply: Contact form emails going to old inbox',
    E'I am out of the office until Monday and read no mail. In a hurry? Call the shop.', '{}', 'Contact form emails going to old inbox', false, interval '5 hours'),
  (5, 'message', 'unknown', 'deals@ranksooner.example', 'Rank Sooner', 'Your site is not on page one',
    E'Did you know that nine of ten owners are not found? Answer YES and we look at yours for free.', '{}', null, true, interval '2 days'),
  (6, 'message', 'unknown', 'frontdesk@haldenair.example', 'Halden Air, front desk', 'Closed on the 24th',
    E'Hello,\n\nwe close at noon on December 24. Can the site say so by then?\n\nRuth at the front desk', '{}', null, false, interval '2 hours')
) as m (nth, kind, reason, from_email, from_name, subject, body, files, ticket, is_dismissed, before)
left join public.tickets as t on t.is_sample and t.subject = m.ticket
on conflict (message_key) do nothing;

insert into public.inbound_originals (mail_id, message, is_sample)
select m.id, convert_to(replace(format(E'From: %s <%s>\nTo: hello@curbfront.example\nSubject: %s\nDate: %s\nMessage-ID: <%s@%s>\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n%s\n',
    m.from_name, m.from_email, m.subject, to_char(m.created_at at time zone 'utc', 'Dy, DD Mon YYYY HH24:MI:SS "+0000"'),
    m.id, split_part(m.from_email, '@', 2), m.body), E'\n', E'\r\n'), 'UTF8'), true
from public.inbound_mails as m
where m.message_key like 'sample %' and m.is_sample and m.attachment_names = '{}'
on conflict (mail_id) do nothing;
update public.inbound_mails as m set original_size = octet_length(o.message)
from public.inbound_originals as o where o.mail_id = m.id and o.is_sample and m.original_size is null;
