-- An invented CRM for the embedded backend: 164 clients who pay, 38 leads of the last 30 days, 11
-- unresolved tickets. Every row is a sample; phones, domains and addresses are reserved ones. What
-- depends on business hours is placed by business hours, so it looks alike on any day.

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

-- They were here before the first client whose history names them.
insert into public.staff (user_id, display_name, role, is_sample, created_at) values
  ('5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a11', 'Priya Nair', 'support', true, now() - interval '820 days'),
  ('5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a12', 'Luis Ortega', 'support', true, now() - interval '1130 days'),
  ('5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a13', 'Sam Kowalski', 'sales', true, now() - interval '1460 days')
on conflict (user_id) do nothing;
update public.staff set is_sample = true, created_at = now() - interval '1500 days'
  where user_id = '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10' and not is_sample;

do $seed$
declare
  priya constant uuid := '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a11';
  luis constant uuid := '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a12';
  sam constant uuid := '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a13';
  jo constant uuid := '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10';
  today constant date := (now() at time zone 'America/New_York')::date;
  base constant timestamptz := now() - interval '120 days';
  worked constant bigint := private.business_seconds(now() - interval '120 days', now());
  owners constant text[] := array[
    'Abbott', 'Alder Creek', 'Amaya', 'Ashby', 'Aspen Street', 'Atwater', 'Avery', 'Bannock', 'Barlow',
    'Beacon Hill', 'Bellweather', 'Bergstrom', 'Birch Hill', 'Blackwood', 'Bluff View', 'Boyle',
    'Bramble', 'Brandt', 'Briar Lane', 'Burgess', 'Cady', 'Calloway', 'Canfield', 'Carver',
    'Castellano', 'Chandler', 'Cherry Street', 'Clearbrook', 'Cobb', 'Colvin', 'Copperline', 'Corliss',
    'Cortez', 'Cranberry', 'Crowell', 'Dalton', 'Danvers', 'Deer Run', 'Delgado', 'Denby', 'Dexter',
    'Dogwood', 'Donnelly', 'Drummond', 'Dunmore', 'Eagle Point', 'Eastgate', 'Ellery', 'Elm Grove',
    'Emerson', 'Espinoza', 'Estes', 'Fairmount', 'Fallon', 'Fenwick', 'Ferris', 'Finch', 'Fisk',
    'Flint River', 'Foley', 'Foxglove', 'Fulton', 'Gallagher', 'Garrity', 'Gibson', 'Glen Rock',
    'Gower', 'Grady', 'Granger', 'Greer', 'Hadley', 'Hanover', 'Harbor Light', 'Harrow', 'Haverty',
    'Hazelton', 'Hewitt', 'Hollis', 'Holloway', 'Huxley', 'Ibarra', 'Ingram', 'Ironwood', 'Irving',
    'Jarvis', 'Jasper', 'Jennings', 'Kearney', 'Kendrick', 'Kessler', 'Kimball', 'Kingfisher', 'Kirby',
    'Knox', 'Lambert', 'Langley', 'Larch', 'Leland', 'Lindqvist', 'Lockhart', 'Lone Pine', 'Lowry',
    'Lyman', 'Maddox', 'Malone', 'Maple Row', 'Marsh Creek', 'McAllister', 'Mercer', 'Merritt',
    'Milbrook', 'Monroe', 'Mulligan', 'Nakamura', 'Nash', 'Newcomb', 'Nolan', 'Novak', 'Oakhurst',
    'Odell', 'Orchard', 'Ortega', 'Osgood', 'Otter Creek', 'Palmer', 'Parrish', 'Pemberton', 'Perkins',
    'Pine Barren', 'Porter', 'Quarry Road', 'Quimby', 'Quinlan', 'Radcliffe', 'Ramsey', 'Redfern'];
  works constant text[] := array['Plumbing', 'Roofing', 'Electric', 'Heating & Air', 'Landscaping',
    'Cleaning', 'Garage Doors', 'Tree Care', 'Painting', 'Fence Co.', 'Masonry'];
  work_trades constant text[] := array['plumbing', 'roofing', 'electrical', 'heating-and-cooling',
    'landscaping', 'cleaning', 'garage-doors', 'landscaping', 'other', 'other', 'other'];
  companies constant text[] := array['Allegheny', 'Bay State', 'Cascadia', 'Delmarva', 'Erie Shore',
    'Front Range', 'Great Basin', 'High Plains', 'Inland', 'Keystone', 'Lakeshore', 'Midland'];
  lines constant text[] := array['Mechanical', 'Restoration Group', 'Building Services'];
  line_trades constant text[] := array['heating-and-cooling', 'roofing', 'cleaning'];
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

  create temporary table seed_clients on commit drop as
  select nth, business, trade, town, region, plan, days, keeper, domain, status,
    first_names[1 + (nth * 7) % 20] || ' ' || last_names[1 + (nth * 11) % 23] as contact,
    -- Nobody signs up tomorrow: who did today was added before now.
    least((today - days + time '10:20') at time zone 'America/New_York' + make_interval(mins => nth),
      now() - make_interval(days => days)) as added
  from (
    select nth, business, trade, split_part(place, ', ', 1) as town, split_part(place, ', ', 2) as region,
      plan, days, keeper, domain, 'active' as status
    from (values
      (1, 'Halden Air', 'heating-and-cooling', 'Dublin, OH', 'enterprise', 627, priya, 'haldenair.example'),
      (2, 'Ridgeline Roofing', 'roofing', 'Boulder, CO', 'enterprise', 1105, sam, 'ridgelineroofing.example'),
      (3, 'Tidewater', 'cleaning', 'Norfolk, VA', 'enterprise', 780, luis, 'tidewaterclean.example'),
      (4, 'Okafor & Sons', 'plumbing', 'Columbus, GA', 'small-business', 640, sam, 'okaforplumbing.example'),
      (5, 'Brightwork', 'electrical', 'Salem, OR', 'small-business', 455, priya, 'brightwork.example'),
      (6, 'Juniper & Stone', 'landscaping', 'Bend, OR', 'small-business', 521, luis, 'juniperandstone.example'),
      (7, 'Lookout', 'pest-control', 'Chattanooga, TN', 'small-business', 388, priya, 'lookoutpest.example'),
      (8, 'Pryor Overhead Door', 'garage-doors', 'Pryor, OK', 'small-business', 702, luis, 'pryordoor.example'),
      (9, 'Sunny Side Cleaning', 'cleaning', 'Ocala, FL', 'small-business', 2, sam, 'sunnysideclean.example')
    ) as named (nth, business, trade, place, plan, days, keeper, domain)
    union all
    select 10 + i, name, line_trades[1 + i % 3], split_part(place, ', ', 1), split_part(place, ', ', 2),
      'enterprise', case when i < 12 then 366 + (i * 211) % 1030 when i < 20 then 90 + (i * 67) % 270
        when i < 22 then 35 + i else 12 end,
      (array[priya, luis, sam])[1 + i % 3], lower(regexp_replace(name, '[^a-zA-Z]', '', 'g')) || '.example', 'active'
    from generate_series(0, 22) as i
    cross join lateral (select companies[1 + i % 12] || ' ' || lines[1 + (i + i / 12) % 3] as name,
      towns[1 + (i * 5) % 36] as place) as made
    union all
    -- Behind 161 to 164, who are still being set up, the count goes on.
    select case when i < 128 then 33 else 37 end + i, name, work_trades[1 + i % 11],
      split_part(place, ', ', 1), split_part(place, ', ', 2),
      'small-business', case when i < 69 then 366 + (i * 137) % 1030 when i < 116 then 90 + (i * 53) % 270
        else 31 + (i * 17) % 58 end,
      (array[sam, priya, luis])[1 + i % 3], lower(regexp_replace(name, '( Co\.$|[^a-zA-Z])', '', 'g')) || '.example',
      'active'
    from generate_series(0, 131) as i
    cross join lateral (select owners[1 + i] || ' ' || works[1 + i % 11] as name,
      towns[1 + (i * 7) % 36] as place) as made
    union all
    select nth, business, trade, split_part(place, ', ', 1), split_part(place, ', ', 2), 'small-business',
      days, sam, domain, 'onboarding'
    from (values
      (161, 'Cedar Gutter Co.', 'roofing', 'Redding, CA', 1, 'cedargutter.example'),
      (162, 'Northfork Tree & Turf', 'landscaping', 'Missoula, MT', 6, 'northforktree.example'),
      (163, 'Blue Kettle Cleaning', 'cleaning', 'Ithaca, NY', 12, 'bluekettle.example'),
      (164, 'Ransom Garage Door', 'garage-doors', 'Fargo, ND', 19, 'ransomdoor.example')
    ) as won (nth, business, trade, place, days, domain)
    union all
    select 169 + i, name, work_trades[1 + i % 11], split_part(place, ', ', 1), split_part(place, ', ', 2),
      'small-business', 500 + i * 90, sam, lower(regexp_replace(name, '( Co\.$|[^a-zA-Z])', '', 'g')) || '.example',
      case when i < 2 then 'paused' else 'cancelled' end
    from generate_series(0, 3) as i
    cross join lateral (select owners[133 + i] || ' ' || works[1 + (i + 4) % 11] as name,
      towns[1 + (i * 3) % 36] as place) as made
  ) as all_clients;

  insert into public.clients (id, business, trade, town, region, plan, status, owner_id, client_since,
      is_sample, created_at, updated_at)
    select ('c11e0000-0000-4000-8000-' || lpad(nth::text, 12, '0'))::uuid, business, trade, town, region,
      plan, status, keeper, today - days, true, added,
      now() - make_interval(hours => nth * 5) from seed_clients order by nth;
  alter table seed_clients add column id uuid;
  update seed_clients set id = ('c11e0000-0000-4000-8000-' || lpad(nth::text, 12, '0'))::uuid;

  insert into public.client_contacts (client_id, name, job_title, email, phone, is_primary, is_sample, created_at)
    select id, case nth when 1 then 'Dana Halden' else contact end, 'Owner',
      case nth when 1 then 'dana' else lower(split_part(contact, ' ', 1)) end || '@' || domain,
      format('(%s) 555-01%s', 201 + (nth * 13) % 700, lpad((nth % 100)::text, 2, '0')), true, true, added + interval '2 minutes'
    from seed_clients
    union all
    select id, 'Marc Ruiz', 'Office', 'marc@' || domain, null, false, true, added + interval '4 minutes'
    from seed_clients where nth <= 9;
  insert into public.client_sites (client_id, domain, registrar, expires_on, auto_renew, published_on, is_sample, created_at)
    select id, domain, (array['Plainfield Domains', 'Northgate', 'Harbor Names'])[1 + nth % 3],
      today + case nth when 1 then 18 when 2 then 7 when 4 then 2 when 5 then 12 when 7 then 31 when 9 then 363
        when 20 then 26 when 57 then 29 when 91 then 9 else 40 + (nth * 37) % 320 end,
      nth not in (4, 57, 91, 120), case when status <> 'onboarding' then today - days + 9 end, true,
      added + interval '1 hour'
    from seed_clients where status <> 'cancelled';
  insert into public.client_sites (client_id, domain, redirects_to_id, registrar, expires_on, is_sample, created_at)
    select client_id, 'haldenheat.example', id, 'Northgate', today + 194, true, (today - 171 + time '14:10') at time zone 'America/New_York'
    from public.client_sites where domain = 'haldenair.example';
  insert into public.client_addresses (client_id, label, street, town, region, postal_code, is_sample, created_at)
    select id, 'Shop', (100 + nth * 3) || ' Example Street', town, region, lpad((10000 + nth * 417)::text, 5, '0'), true,
      added + interval '5 minutes'
    from seed_clients where nth <= 40;

  insert into public.tickets (client_id, site_id, subject, priority, status, assignee_id, created_at,
      updated_at, clock_stopped_at, is_sample)
    select c.id, s.id, subject, priority, t.status, assignee, opened, opened,
      case when t.status = 'waiting' then private.add_business_seconds(base, worked - (1800 * ago)::bigint) end, true
    from (values
      (1, 'Contact form emails going to old inbox', 'urgent', 'open', priya, 5.0),
      (8, 'Swap hero photo for new truck', 'low', 'in-progress', luis, 3.0),
      (1, 'Phone number wrong on Dublin page', 'high', 'open', priya, 6.9),
      (2, 'Add financing badge to footer', 'medium', 'waiting', sam, 14.0),
      (3, 'Holiday hours banner', 'medium', 'open', luis, 5.5),
      (6, 'Slow gallery on older iPhones', 'high', 'in-progress', sam, 6.2),
      (4, 'Call button dials the shop, not the dispatcher', 'high', 'open', priya, 1.5),
      (7, 'Map pin is on the wrong side of the river', 'high', 'waiting', luis, 4.0),
      (5, 'Add Saturday hours to every page', 'medium', 'in-progress', sam, 19.0),
      (6, 'New page for retaining walls', 'medium', 'waiting', luis, 11.0),
      (9, 'Put the owner’s middle initial on the team page', 'low', 'open', null, 20.0)
    ) as t (nth, subject, priority, status, assignee, ago)
    join seed_clients as c on c.nth = t.nth
    join public.client_sites as s on s.domain = c.domain
    cross join lateral (select private.add_business_seconds(base, worked - (3600 * ago)::bigint) as opened) as o
    order by ago desc;
  insert into public.tickets (client_id, site_id, subject, priority, status, assignee_id, created_at,
      updated_at, clock_stopped_at, resolved_at, is_sample)
    select c.id, s.id, subject, priority, 'resolved', (array[priya, luis])[1 + i % 2], opened, closed, closed, closed, true
    from generate_series(1, 48) as i
    join seed_clients as c on c.nth = 1 + (i * 19) % 90
    join public.client_sites as s on s.domain = c.domain
    cross join lateral (select private.add_business_seconds(base, (worked * (49 - i) / 50)::bigint) as opened) as o
    cross join lateral (select private.add_business_seconds(opened, (1 + i % 7) * 2900) as closed) as e
    cross join lateral (select (array['Reviews widget shows 0 reviews', 'Site shows a certificate warning',
        'Form asks for a fax number', 'Emergency line missing on phones', 'Add a page for gutter guards',
        'License number changed', 'New logo, same colors', 'Service area needs two more towns',
        'Quote requests arrive twice', 'Prices on the tune-up page are last year’s',
        'Swap the team photo, Dale retired', 'Financing link goes nowhere'])[1 + i % 12] as subject,
      (array['high', 'urgent', 'low', 'high', 'medium', 'medium', 'low', 'medium', 'high', 'medium', 'low', 'high'])[1 + i % 12] as priority) as what
    where opened < now() - interval '1 day'
    order by i desc;
  insert into public.ticket_messages (ticket_id, kind, author_name, body, is_sample, created_at)
    select t.id, 'client', coalesce(p.name, 'The office'), t.subject || '. Could you look at it?', true, t.created_at
    from public.tickets as t
    left join public.client_contacts as p on p.client_id = t.client_id and p.is_primary where t.is_sample;
  insert into public.ticket_messages (ticket_id, kind, author_id, author_name, body, is_sample, created_at)
    select t.id, m.kind, coalesce(m.author, t.assignee_id), coalesce(m.name, s.display_name), m.body, true,
      least(t.created_at + m.later, coalesce(t.clock_stopped_at, now()))
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

  insert into public.tasks (title, type, client_id, assignee_id, status, due_on, is_sample, created_at)
    select title, type, c.id, assignee, t.status, today + due, true,
      greatest((today - 3 + time '15:40') at time zone 'America/New_York' - make_interval(mins => c.nth), c.added + interval '1 hour')
    from (values
      ('Renew okaforplumbing.example by hand', 'Domain', 4, sam, 'pending', -2),
      ('Send last month’s report', 'Report', 2, priya, 'in-progress', -1),
      ('Call about the form inbox', 'Call', 1, priya, 'in-progress', 0),
      ('Confirm winter hours', 'Content', 1, sam, 'pending', 3),
      ('Publish the holiday hours banner', 'Content', 3, luis, 'pending', 0),
      ('Check the first form deliveries', 'Launch', 9, sam, 'pending', 0),
      ('Write the retaining walls page', 'Content', 6, luis, 'in-progress', 0),
      ('Ask for a sharper truck photo', 'Call', 8, luis, 'pending', 0),
      ('Answer three new reviews', 'Reviews', 7, priya, 'pending', 0),
      ('Confirm brightwork.example stays', 'Domain', 5, sam, 'pending', 1),
      ('Draft the storm damage page', 'Content', 2, luis, 'in-progress', 2),
      ('Compress the gallery', 'Performance', 6, sam, 'in-progress', 4),
      ('Quarterly call with the owner', 'Call', 3, priya, 'pending', 6),
      ('Refresh the winter offer', 'Content', 4, luis, 'pending', 9),
      ('Interview for the copy', 'Call', 161, sam, 'pending', 1),
      ('Draft to show', 'Launch', 162, sam, 'in-progress', 2)
    ) as t (title, type, nth, assignee, status, due)
    join seed_clients as c on c.nth = t.nth;

  -- Age in minutes by the clock; those of "new" that wait too long, in business hours (negative).
  create temporary table seed_leads on commit drop as
  select row_number() over () as nth, * from (values
    ('Brack & Daughter Roofing', 'Elaine Brack', 'roofing', 'Marietta, GA', 'organic-search', 'new', 'Call back before 11 am', 0, 18, 'contact', 'The bay over our front door leaks and the site we have does not even show our number on a phone. Can you call before 11?'),
    ('Polar Peak HVAC', 'Dev Anand', 'heating-and-cooling', 'St. Cloud, MN', 'business-profile', 'new', 'Call back', 0, 120, 'schedule-demo', null),
    ('Greenway Lawns', 'Tia Morales', 'landscaping', 'Mesa, AZ', 'referral', 'new', 'Referred by Juniper & Stone', null, 300, 'signup', null),
    ('Maple & Main', 'Sofia Reyes', 'cleaning', 'Utica, NY', 'direct', 'new', null, null, 200, 'contact', 'I wrote last week from the office computer. Is the price per bedroom or per visit?'),
    ('Ridgeway Drains', 'Colm Doyle', 'plumbing', 'Erie, PA', 'organic-search', 'new', null, null, -11, 'contact', 'We need a site that takes emergency calls at night.'),
    ('Sunup Electric', 'Ines Castro', 'electrical', 'Yuma, AZ', 'paid-search', 'new', null, null, -9, 'callsi', null),
    ('Three Pines Tree Care', 'Walt Bauer', 'landscaping', 'Eau Claire, WI', 'organic-search', 'new', null, null, -4, 'signup', null),
    ('Bayou Pest Control', 'Renee Broussard', 'pest-control', 'Lafayette, LA', 'organic-search', 'new', null, null, -3, 'contact', 'Do you do Spanish pages?'),
    ('Granite State Garage Doors', 'Leo Tran', 'garage-doors', 'Concord, NH', 'business-profile', 'new', null, null, -2, 'schedule-demo', null),
    ('Fuse & Filament', 'Owen Hale', 'electrical', 'Boise, ID', 'organic-search', 'contacted', 'Send electrical example site', 1, 1500, 'contact', null),
    ('Maple & Main Cleaning', 'Sofia Reyes', 'cleaning', 'Utica, NY', 'business-profile', 'contacted', 'Wants prices by bedroom', 2, 2900, 'signup', null),
    ('Redbird Heating', 'Tom Okada', 'heating-and-cooling', 'Springfield, MO', 'organic-search', 'contacted', 'Left voicemail twice', 1, 4400, 'contact', null),
    ('Clearline Drains', 'Ruth Adeyemi', 'plumbing', 'Huntsville, AL', 'paid-search', 'contacted', 'Second call', 2, 3000, 'contact', null),
    ('Hartwell Roofing', 'Grace Whitaker', 'roofing', 'Salina, KS', 'organic-search', 'contacted', 'Send roofing example site', 3, 7200, 'signup', null),
    ('Evergreen Pest', 'Marco Ferraro', 'pest-control', 'Olympia, WA', 'business-profile', 'contacted', null, null, 8800, 'contact', null),
    ('Kettle Moraine Plumbing', 'June Sokolov', 'plumbing', 'Waukesha, WI', 'organic-search', 'contacted', 'Wants to keep their domain', 4, 10300, 'contact', null),
    ('Copper & Coil', 'Theo Grant', 'heating-and-cooling', 'Peoria, IL', 'referral', 'contacted', 'Referred by Halden Air', 1, 11600, 'signup', null),
    ('Foxhollow Lawn', 'Amy Lund', 'landscaping', 'Roanoke, VA', 'organic-search', 'contacted', null, null, 13100, 'contact', null),
    ('Overlook Windows & Gutter', 'Nate Hill', 'cleaning', 'Reno, NV', 'business-profile', 'contacted', 'Call after 4 pm', 2, 15900, 'contact', null),
    ('Sable Electric', 'Priscilla Choi', 'electrical', 'Lexington, KY', 'paid-search', 'contacted', 'Asked for references', 5, 18700, 'checkout', null),
    ('Anchor Garage Doors', 'Pete Lund', 'garage-doors', 'Dover, DE', 'organic-search', 'demo-booked', 'Demo, 2:30 pm', 0, 4500, 'schedule-demo', null),
    ('Sparrow Cleaning Co.', 'Mina Choi', 'cleaning', 'Salem, OR', 'direct', 'demo-booked', 'Demo, 10 am', 3, 5900, 'schedule-demo', null),
    ('Copper Creek Plumbing', 'Hal Jensen', 'plumbing', 'Butte, MT', 'organic-search', 'demo-booked', 'Demo, 9 am', 4, 6000, 'schedule-demo', null),
    ('Lantern Pest Control', 'Vera Ruiz', 'pest-control', 'Laredo, TX', 'business-profile', 'demo-booked', 'Demo, 11:30 am', 5, 9400, 'schedule-demo', null),
    ('Whitewater HVAC', 'Gus Byrne', 'heating-and-cooling', 'Bangor, ME', 'organic-search', 'demo-booked', 'Demo, 3 pm', 5, 12200, 'schedule-demo', null),
    ('Old Mill Masonry', 'Ada Doyle', 'other', 'Lowell, MA', 'referral', 'demo-booked', 'Demo, 1 pm', 6, 14600, 'schedule-demo', null),
    ('Prairie Sky Roofing', 'Ben Pruitt', 'roofing', 'Minot, ND', 'organic-search', 'demo-booked', 'Demo, 9:30 am', 7, 17400, 'schedule-demo', null),
    ('Daylily Gardens', 'Rosa Bauer', 'landscaping', 'Athens, OH', 'business-profile', 'demo-booked', 'Demo, 10:30 am', 9, 20100, 'schedule-demo', null),
    ('Two Rivers Pest', 'Carla Voss', 'pest-control', 'Paducah, KY', 'referral', 'proposal', 'Asked about moving their domain', 1, 8700, 'contact', null),
    ('Harbor Electric', 'Nell Byrne', 'electrical', 'Portland, ME', 'organic-search', 'proposal', 'Partner reviewing, call again', 3, 10100, 'signup', null),
    ('Summit Gutter & Roof', 'Andre Hill', 'roofing', 'Staunton, VA', 'business-profile', 'proposal', 'No reply for 5 days', -1, 13000, 'contact', null),
    ('Bluebird Plumbing', 'Kay Tran', 'plumbing', 'Ames, IA', 'organic-search', 'proposal', 'Send the terms again', 2, 19000, 'signup', null),
    ('Cinder Chimney & Hearth', 'Ike Grant', 'other', 'Burlington, VT', 'referral', 'proposal', null, null, 23000, 'contact', null),
    ('Ironbridge Garage Doors', 'Lena Castro', 'garage-doors', 'Pueblo, CO', 'organic-search', 'proposal', 'Wants a start after the holidays', 12, 27500, 'checkout', null),
    ('Cedar Gutter Co.', 'Joan Pruitt', 'roofing', 'Redding, CA', 'organic-search', 'won', 'Site is provisioning', null, 9000, 'signup', null),
    ('Northfork Tree & Turf', 'Dell Sokolov', 'landscaping', 'Missoula, MT', 'organic-search', 'won', null, null, 21000, 'contact', null),
    ('Blue Kettle Cleaning', 'Faye Adeyemi', 'cleaning', 'Ithaca, NY', 'paid-search', 'won', null, null, 30000, 'signup', null),
    ('Ransom Garage Door', 'Nils Jensen', 'garage-doors', 'Fargo, ND', 'referral', 'won', null, null, 38000, 'schedule-demo', null),
    ('Tallgrass Electric', 'Omar Hale', 'electrical', 'Emporia, KS', 'organic-search', 'lost', null, null, 52000, 'contact', null),
    ('Pinnacle Drains', 'Edie Voss', 'plumbing', 'Elko, NV', 'paid-search', 'lost', null, null, 61000, 'signup', null),
    ('Harvest Lawn & Snow', 'Rex Lund', 'landscaping', 'Fargo, ND', 'referral', 'lost', null, null, 74000, 'contact', null)
  ) as l (business, name, trade, place, source, stage, next_step, due, age, form, message);
  insert into public.leads (form, name, email, phone, business, trade, town, region, source, stage,
      lost_reason, next_step, next_step_on, owner_id, message, source_page, has_consent, client_id,
      first_responded_at, stage_changed_at, is_sample, created_at, updated_at)
    select form, name, lower(split_part(name, ' ', 1)) || '@'
        || case when business like 'Maple & Main%' then 'mapleandmain' else lower(regexp_replace(business, '[^a-zA-Z]', '', 'g')) end || '.example',
      format('(%s) 555-01%s', 201 + (nth * 29) % 700, lpad((nth % 100)::text, 2, '0')), business, trade,
      split_part(place, ', ', 1), split_part(place, ', ', 2), source, stage,
      case when stage = 'lost' then (array['Price', 'Stayed with their builder', 'No answer'])[1 + nth % 3] end,
      next_step, today + due, case when stage = 'new' then null else (array[sam, jo])[1 + nth % 2] end,
      message, case form when 'schedule-demo' then '/contact' when 'callsi' then '/callsi' else '/' || form end,
      true, case when stage = 'won' then (select c.id from seed_clients as c where c.business = seed_leads.business) end,
      case when stage <> 'new' then arrived + interval '3 hours' end,
      case when stage = 'new' then arrived else arrived + (now() - arrived) / 2 end, true, arrived, arrived
    from seed_leads
    cross join lateral (select case when age > 0 then now() - make_interval(mins => age)
      else private.add_business_seconds(base, worked + age * 3600) end as arrived) as a
    order by nth desc;

  insert into public.crm_notes (client_id, body, kind, author_id, is_sample, created_at)
    select c.id, body, kind, author, true, (today - ago + time '11:25') at time zone 'America/New_York' + make_interval(mins => ago)
    from (values
      (1, 'Call the office before 8 am. Dana is on jobs after that.', 'note', priya, 9),
      (1, 'Wants the second domain to keep redirecting; it is painted on two vans.', 'note', sam, 40),
      (2, 'Financing partner changes in spring. Ask again in March.', 'call', sam, 21),
      (4, 'Pays by check for the domains. They renew them by hand on purpose.', 'note', sam, 33),
      (6, 'Prefers text messages.', 'note', luis, 12)
    ) as n (nth, body, kind, author, ago)
    join seed_clients as c on c.nth = n.nth;
  insert into public.crm_notes (lead_id, body, kind, author_id, is_sample, created_at)
    select l.id, body, kind, sam, true, l.created_at + interval '3 hours'
    from (values
      ('Redbird Heating', 'No answer. Left a message with the number to call back.', 'call'),
      ('Summit Gutter & Roof', 'Sent the proposal with two example roofs.', 'email'),
      ('Maple & Main Cleaning', 'Three bedrooms is their usual job. Wants that price on the first screen.', 'call'),
      ('Two Rivers Pest', 'Domain is at their nephew’s account. We will need his login.', 'note')
    ) as n (business, body, kind)
    join public.leads as l on l.business = n.business and l.is_sample;

  -- The history so far happened when the rows say it did, not when they were seeded.
  update public.crm_events as e set happened_at = coalesce(r.created_at, e.happened_at),
      actor_name = r.author
    from (
      -- The forms bring leads and the launch sets up the first site; sales adds clients and whom to
      -- call, support opens the tickets it takes on the phone.
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
    select now() - make_interval(days => 2, hours => 5), 'Priya Nair', 'clients', id, 'changed', id,
      jsonb_build_object('owner_id', sam), jsonb_build_object('owner_id', priya), true from seed_clients where nth = 1
    union all
    select least(now(), (date_trunc('month', today::timestamp) + interval '11 hours') at time zone 'America/New_York'), null, 'clients', id, 'invoice-paid', id, null,
      '{"amount_cents": 29900}', true from seed_clients where nth <= 9 and days > 40
    union all
    select now() - make_interval(days => 24, mins => nth * 7), 'Luis Ortega', 'client_sites', id, 'site-published', id, null,
      jsonb_build_object('domain', domain, 'pages', 3), true from seed_clients where nth <= 8;
end;
$seed$;
