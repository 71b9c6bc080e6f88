-- The sample company in the CRM, for the embedded backend. Clients, domains, leads, tickets and tasks come from
-- temporary tables (src/data/sample-company/seed-sql.ts); this file adds what the dashboard does not show. All
-- phones, domains and addresses are reserved ones. Nothing happens on the day of seeding, so nothing is in the
-- future.

insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
  confirmation_token, recovery_token, email_change, email_change_token_new, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at)
select id::uuid, 'authenticated', 'authenticated', email, '', now(), '', '', '', '',
  '{"provider": "email", "providers": ["email"]}', '{}', now(), now()
from (values
  ('5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a11', 'priya.nair@curbfront.example'),
  ('5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a12', 'luis.ortega@curbfront.example'),
  ('5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a13', 'sam.kowalski@curbfront.example')
) as colleagues (id, email)
on conflict (id) do nothing;

-- Joined before the first client in whose history they appear.
insert into public.staff (user_id, display_name, role, is_sample, created_at) values
  ('5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a11', 'Priya Nair', 'support', true, now() - interval '820 days'),
  ('5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a12', 'Luis Ortega', 'support', true, now() - interval '1130 days'),
  ('5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a13', 'Sam Kowalski', 'sales', true, now() - interval '1460 days')
on conflict (user_id) do nothing;
update public.staff set is_sample = true, created_at = now() - interval '1500 days'
  where user_id = '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10' and not is_sample;
-- Sales give demos, and here the owner, too.
insert into public.demo_hosts (staff_id, is_sample) values ('5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10', true)
  on conflict do nothing;

do $seed$
declare
  priya constant uuid := '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a11';
  luis constant uuid := '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a12';
  sam constant uuid := '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a13';
  jo constant uuid := '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10';
  office constant text := 'America/New_York';
  today constant date := (now() at time zone office)::date;
  midnight constant timestamptz := today::timestamp at time zone office;
  towns constant text[] := array['Toledo, OH', 'Eugene, OR', 'Lubbock, TX', 'Boise, ID', 'Duluth, MN',
    'Tulsa, OK', 'Flagstaff, AZ', 'Knoxville, TN', 'Savannah, GA', 'Asheville, NC', 'Worcester, MA',
    'Scranton, PA', 'Madison, WI', 'Ames, IA', 'Lincoln, NE', 'Pueblo, CO', 'Provo, UT', 'Spokane, WA',
    'Fresno, CA', 'Ocala, FL', 'Waco, TX', 'Portland, ME', 'Dayton, OH', 'Bend, OR', 'Utica, NY',
    'York, PA', 'Macon, GA', 'Billings, MT', 'Peoria, IL', 'Kalamazoo, MI', 'Roanoke, VA',
    'Lexington, KY', 'Rapid City, SD', 'Reno, NV', 'Huntsville, AL', 'Springfield, MO'];
  first_names constant text[] := array['Dana', 'Marc', 'Elena', 'Tom', 'Ruth', 'Owen', 'Nell', 'Pete',
    'Carla', 'Dev', 'Tia', 'Hal', 'Joan', 'Andre', 'Sofia', 'Mina', 'Walt', 'Grace', 'Leo', 'Ines'];
  last_names constant text[] := array['Okada', 'Reyes', 'Lund', 'Byrne', 'Choi', 'Hale', 'Voss',
    'Anand', 'Morales', 'Jensen', 'Pruitt', 'Hill', 'Adeyemi', 'Brack', 'Ruiz', 'Sokolov', 'Tran',
    'Whitaker', 'Bauer', 'Castro', 'Doyle', 'Ferraro', 'Grant'];
begin
  if exists (select 1 from public.clients where is_sample) then
    return;
  end if;
  insert into private.sample_day values (today);

  create temporary table seed_clients on commit drop as
  select c.nth, c.id, c.business, c.trade, split_part(known.place, ', ', 1) as town,
    split_part(known.place, ', ', 2) as region, c.plan, c.status, c.started, c.ended, c.domain,
    coalesce(s.user_id, (array[sam, priya, luis])[1 + c.nth % 3]) as keeper,
    first_names[1 + (c.nth * 7) % 20] || ' ' || last_names[1 + (c.nth * 11) % 23] as contact,
    (today - c.started + time '10:20') at time zone office + make_interval(mins => c.nth) as added
  from company_clients as c
  cross join lateral (select coalesce(c.place, towns[1 + (c.nth * 7) % 36]) as place) as known
  left join public.staff as s on s.display_name = c.keeper and s.is_sample;

  insert into public.clients (id, business, trade, town, region, plan, status, owner_id, client_since, mailing,
      is_sample, created_at, updated_at)
    select id, business, trade, town, region, plan, status, keeper, today - started,
      case nth when 12 then 'do-not-mail' end, true, added,
      greatest(added, midnight - make_interval(hours => nth * 5)) from seed_clients order by nth;

  insert into public.client_contacts (client_id, name, job_title, email, phone, is_primary, is_sample, created_at)
    select id, case nth when 1 then 'Dana Halden' else contact end, 'Owner',
      case nth when 1 then 'dana' else lower(split_part(contact, ' ', 1)) end || '@' || domain,
      format('(%s) 555-01%s', 201 + (nth * 13) % 700, lpad((nth % 100)::text, 2, '0')), true, true, added + interval '2 minutes'
    from seed_clients
    union all
    select id, 'Marc Ruiz', 'Office', 'marc@' || domain, null, false, true, added + interval '4 minutes'
    from seed_clients where nth <= 9;
  insert into public.client_sites (client_id, domain, registrar, expires_on, auto_renew, published_on, is_sample, created_at)
    select c.id, d.domain, d.registrar, today + d.days_left, d.auto_renew,
      case when c.status <> 'onboarding' then today - c.started end, true, c.added + interval '1 hour'
    from company_domains as d join seed_clients as c on c.id = d.client_id where d.redirects_to is null;
  insert into public.client_sites (client_id, domain, redirects_to_id, registrar, expires_on, auto_renew, is_sample, created_at)
    select d.client_id, d.domain, s.id, d.registrar, today + d.days_left, d.auto_renew, true, s.created_at + interval '171 days'
    from company_domains as d join public.client_sites as s on s.domain = d.redirects_to and s.is_sample;
  insert into public.client_addresses (client_id, label, street, town, region, postal_code, is_sample, created_at)
    select id, 'Shop', (100 + nth * 3) || ' Example Street', town, region, lpad((10000 + nth * 417)::text, 5, '0'), true,
      added + interval '5 minutes'
    from seed_clients where nth <= 40;

  insert into public.tickets (id, number, client_id, site_id, subject, priority, status, assignee_id,
      created_at, updated_at, clock_stopped_at, resolved_at, is_sample)
    select t.id, t.number, t.client_id, s.id, t.subject, t.priority, t.status, p.user_id, clock.began,
      coalesce(clock.ended, clock.began), clock.ended, case when t.status = 'resolved' then clock.ended end, true
    from company_tickets as t
    join seed_clients as c on c.id = t.client_id
    join public.client_sites as s on s.domain = c.domain
    join public.staff as p on p.display_name = t.assignee and p.is_sample
    cross join lateral (select (today - t.opened + t.opened_at) at time zone office as began,
      (today - t.stopped + t.stopped_at) at time zone office as ended) as clock
    order by t.number;
  perform setval(pg_get_serial_sequence('public.tickets', 'number'), (select max(number) from public.tickets));
  insert into public.ticket_messages (ticket_id, kind, author_name, body, is_sample, created_at)
    select t.id, 'client', coalesce(p.name, 'The office'), t.subject || '. Could you look at it?', true, t.created_at
    from public.tickets as t
    left join public.client_contacts as p on p.client_id = t.client_id and p.is_primary where t.is_sample;
  insert into public.ticket_messages (ticket_id, kind, author_id, author_name, body, is_sample, created_at)
    select t.id, m.kind, coalesce(m.author, t.assignee_id), coalesce(m.name, s.display_name), m.body, true,
      least(t.created_at + m.later, coalesce(t.clock_stopped_at, midnight))
    from (values
      ('Contact form emails going to old inbox', 'reply', priya, 'Priya Nair', 'I have changed the recipient and sent two tests. Did they reach you?', interval '40 minutes'),
      ('Contact form emails going to old inbox', 'client', null, 'Dana Halden', 'The form still goes to the old address.', interval '2 hours'),
      ('Contact form emails going to old inbox', 'note', priya, 'Priya Nair', 'Their mail host caches the forward for a day. Ask Marc to clear it.', interval '2 hours 20 minutes'),
      ('Add financing badge to footer', 'reply', sam, 'Sam Kowalski', 'Which lender is it, and may we use their badge? Send us the approval and it goes up the same day.', interval '3 hours'),
      ('Map pin is on the wrong side of the river', 'reply', luis, 'Luis Ortega', 'The business profile has the old lot. Can you confirm the street number?', interval '1 hour'),
      ('New page for retaining walls', 'reply', luis, 'Luis Ortega', 'Happy to. Three photos and a price range would make it a good page.', interval '2 hours'),
      ('Slow gallery on older iPhones', 'note', sam, 'Sam Kowalski', 'Twelve photos straight from the camera, 9 MB each.', interval '1 hour'),
      ('Swap hero photo for new truck', 'reply', luis, 'Luis Ortega', 'Got the photo, thank you. It will be up tomorrow.', interval '1 hour')
    ) as m (subject, kind, author, name, body, later)
    join public.tickets as t on t.subject = m.subject and t.is_sample and t.status <> 'resolved'
    left join public.staff as s on s.user_id = t.assignee_id;
  insert into public.ticket_messages (ticket_id, kind, author_id, author_name, body, is_sample, created_at)
    select t.id, 'reply', t.assignee_id, s.display_name, 'Done and checked on a phone. Thank you for telling us.', true, t.resolved_at
    from public.tickets as t join public.staff as s on s.user_id = t.assignee_id
    where t.is_sample and t.status = 'resolved';

  insert into public.tasks (title, type, client_id, assignee_id, status, due_on, completed_at, is_sample, created_at)
    select t.title, t.type, t.client_id, p.user_id, t.status, today + t.due,
      (today - t.completed + time '16:40') at time zone office, true,
      greatest((today + least(t.due, -coalesce(t.completed, 0)) - 3 + time '15:40') at time zone office
        - make_interval(mins => t.nth), c.added + interval '1 hour')
    from company_tasks as t
    join seed_clients as c on c.id = t.client_id
    join public.staff as p on p.display_name = t.assignee and p.is_sample;

  -- Requests and their outcome; of older ones only whether they were won.
  create temporary table seed_leads on commit drop as
  select nth, business, trade, plan, source, next_step, due, message, client_id,
    coalesce(name, first_names[1 + (nth * 3) % 20] || ' ' || last_names[1 + (nth * 5) % 23]) as name,
    coalesce(place, towns[1 + (nth * 11) % 36]) as place,
    coalesce(stage, case when client_id is null then 'lost' else 'won' end) as stage,
    coalesce(form, (array['contact', 'signup', 'schedule-demo', 'checkout'])[1 + nth % 4]) as form,
    (today - days_ago + l.at) at time zone office as arrived
  from company_leads as l;
  insert into public.leads (form, name, email, phone, business, trade, plan, town, region, source, stage,
      lost_reason, next_step, next_step_on, owner_id, message, source_page, has_consent, client_id,
      first_responded_at, stage_changed_at, is_sample, created_at, updated_at)
    select form, name, lower(split_part(name, ' ', 1)) || '@'
        || case when business like 'Maple & Main%' then 'mapleandmain' else lower(regexp_replace(business, '[^a-zA-Z]', '', 'g')) end || '.example',
      format('(%s) 555-01%s', 201 + (nth * 29) % 700, lpad((nth % 100)::text, 2, '0')), business, trade, plan,
      split_part(place, ', ', 1), split_part(place, ', ', 2), source, stage,
      case when stage = 'lost' then (array['Price', 'Stayed with their builder', 'No answer'])[1 + nth % 3] end,
      next_step, today + due, case when stage = 'new' then null else (array[sam, jo])[1 + nth % 2] end,
      message, case form when 'schedule-demo' then '/contact' when 'callsi' then '/callsi' else '/' || form end,
      true, case when stage = 'won' then client_id end,
      case when stage <> 'new' then arrived + interval '3 hours' end,
      case when stage = 'new' then arrived else arrived + (midnight - arrived) / 2 end, true, arrived, arrived
    from seed_leads order by arrived;

  insert into public.crm_notes (client_id, body, kind, author_id, is_sample, created_at)
    select c.id, body, kind, author, true, (today - ago + time '11:25') at time zone office + make_interval(mins => ago)
    from (values
      (1, 'Call the office before 8 am. Dana is on jobs after that.', 'note', priya, 9),
      (1, 'Wants the second domain to keep redirecting; it is painted on two vans.', 'note', sam, 40),
      (2, 'Financing partner changes in spring. Ask again in March.', 'call', sam, 21),
      (4, 'Pays by check for the domains. They renew them by hand on purpose.', 'note', sam, 33),
      (6, 'Prefers text messages.', 'note', luis, 12)
    ) as n (nth, body, kind, author, ago)
    join seed_clients as c on c.nth = n.nth;
  insert into public.crm_notes (lead_id, body, kind, is_answered, author_id, is_sample, created_at)
    select l.id, body, kind, is_answered, sam, true, l.created_at + interval '3 hours'
    from (values
      ('Redbird Heating', 'No answer. Left a message with the number to call back.', 'call', false),
      ('Summit Gutter & Roof', 'Sent the proposal with two example roofs.', 'email', false),
      ('Maple & Main Cleaning', 'Three bedrooms is their usual job. Wants that price on the first screen.', 'call', true),
      ('Two Rivers Pest', 'Domain is at their nephew’s account. We will need his login.', 'note', false)
    ) as n (business, body, kind, is_answered)
    join public.leads as l on l.business = n.business and l.is_sample;

  -- Contents of the forms. Demo requests name a time; leads in stage Demo booked get that demo.
  insert into private.sample_demos (lead_id, days_ahead, wanted)
    select l.id, s.due, regexp_replace(substring(s.next_step from '^Demo, (\d.*)$'), '^(\d+) ', '\1:00 ')::time
    from seed_leads as s join public.leads as l on l.business = s.business and l.is_sample
    where s.stage = 'demo-booked';
  perform private.book_samples(today);
  insert into public.lead_submissions (lead_id, reference, payload, is_sample, created_at)
    select l.id, l.reference, (select jsonb_object_agg(a.name, field.value)
          from private.lead_answers() as a join jsonb_each(to_jsonb(l)) as field on field.key = a.lead_column
          where field.value not in ('null', 'false'))
        - case when form in ('checkout', 'callsi') then '{}' else '{consent}' end::text[], true, l.created_at
    from public.leads as l where is_sample and form not in ('manual', 'import');

  -- Dates the history by its rows instead of the time of seeding.
  update public.crm_events as e set happened_at = coalesce(r.created_at, e.happened_at),
      actor_name = r.author
    from (
      -- Forms create leads and the launch creates the first site; sales adds clients and contacts, support opens
      -- tickets received by phone.
      select id, created_at, 'Sam Kowalski' as author from public.clients
      union all select id, created_at, 'Sam Kowalski' from public.client_contacts
      union all select id, created_at, null from public.client_sites
      union all select id, created_at, 'Sam Kowalski' from public.client_addresses
      union all select t.id, t.created_at, s.display_name from public.tasks as t left join public.staff as s on s.user_id = t.assignee_id
      union all select id, created_at, null from public.leads
      union all select t.id, t.created_at, coalesce(s.display_name, 'Luis Ortega') from public.tickets as t left join public.staff as s on s.user_id = t.assignee_id and s.role = 'support'
      union all select m.id, m.created_at, m.author_name from public.ticket_messages as m
      union all select n.id, n.created_at, s.display_name from public.crm_notes as n left join public.staff as s on s.user_id = n.author_id
    ) as r where r.id = e.record_id and e.is_sample;
  insert into public.crm_events (happened_at, actor_name, entity, record_id, action, client_id, before, after, is_sample)
    select midnight - interval '2 days 5 hours', 'Priya Nair', 'clients', id, 'changed', id,
      jsonb_build_object('owner_id', sam), jsonb_build_object('owner_id', priya), true from seed_clients where nth = 1
    union all
    select (today - ended + time '16:30') at time zone office, 'Sam Kowalski', 'clients', id, 'changed', id,
      '{"status": "active"}', jsonb_build_object('status', status), true from seed_clients where ended is not null
    union all
    select midnight, null, 'clients', client_id, 'invoice-paid', client_id, null,
      jsonb_build_object('amount_cents', usd * 100, 'work', true), true from company_one_off_work
    union all
    select midnight - make_interval(days => 24, mins => nth * 7), 'Luis Ortega', 'client_sites', id, 'site-published', id, null,
      jsonb_build_object('domain', domain, 'pages', 3), true from seed_clients where nth <= 8;
  -- Former clients began as active ones.
  update public.crm_events as e set after = after || '{"status": "active"}' from seed_clients as c
    where e.record_id = c.id and e.action = 'created' and c.ended is not null;
  perform private.write_sample_invoices(today);
  -- From the history that was written after the clients.
  perform private.write_rentals(array(select id from seed_clients));
end;
$seed$;

drop table if exists company_clients, company_domains, company_leads, company_tickets, company_tasks,
  company_one_off_work;
