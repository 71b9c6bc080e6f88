-- leads, :clients and :tickets rows, deterministic: a hash of the row's number selects words, of which a few are
-- frequent and many are rare.
\set ON_ERROR_STOP on
set synchronous_commit = off;

create schema bench;

-- CPU time of this session in ms, from Linux's /proc; NaN on other systems.
create function bench.core_ms() returns numeric language plpgsql security definer as $$
begin
  return split_part(pg_read_file('/proc/self/schedstat'), ' ', 1)::numeric / 1000000;
exception when others then return 'NaN';
end;
$$;
grant usage on schema bench to anon, authenticated;

create function bench.pick(words text[], nth bigint, salt integer) returns text
  language sql immutable parallel safe as $$
    select words[1 + floor(power((hashint8extended(nth, salt) & 1048575) / 1048576::float8, 2.2)
      * cardinality(words))::integer];
  $$;
create function bench.chance(nth bigint, salt integer) returns double precision
  language sql immutable parallel safe as $$
    select (hashint8extended(nth, salt) & 1048575) / 1048576::float8;
  $$;
create function bench.id(kind text, nth bigint) returns uuid
  language sql immutable parallel safe as $$ select md5(kind || nth)::uuid; $$;
create function bench.first_name(nth bigint) returns text language sql immutable parallel safe as $$
  select bench.pick('{Maria,Jim,Dana,Luis,Karen,Tom,Priya,Sam,Ana,Bill,José,Linda,Mike,Renée,Carlos,Beth,Omar,Joy,Zoë,Walt,Inez,Hank,Ruth,Ivan,Faye,Gus}'::text[], nth, 1); $$;
create function bench.last_name(nth bigint) returns text language sql immutable parallel safe as $$
  select bench.pick('{Smith,Garcia,Johnson,Miller,Nguyen,Brown,Davis,Martinez,Wilson,Lopez,Anderson,Kowalski,Thomas,Moore,Jackson,Lee,Perez,White,Harris,Ortega,Clark,Lewis,Walker,Hall,Young,Allen,King,Wright,Scott,Torres,Hill,Green,Adams,Nelson,Baker,Rivera,Campbell,Mitchell,Carter,Roberts,Núñez,Müller,Abbott,Beasley,Calloway,Dufresne,Eastman,Finnegan,Gallagher,Hutchins,Ingram,Jarvis,Kessler,Lindqvist,Maddox,Novak,Oakley,Pruitt,Quigley,Rasmussen,Satterfield,Thibodeaux,Underwood,Vandenberg,Whitaker,Yoder,Zimmerman}'::text[], nth, 2); $$;
create function bench.trade(nth bigint) returns text language sql immutable parallel safe as $$
  select bench.pick(array['plumbing', 'roofing', 'heating-and-cooling', 'landscaping', 'electrical',
    'cleaning', 'pest-control', 'garage-doors', 'other'], nth, 3); $$;
create function bench.trade_words(nth bigint) returns text language sql immutable parallel safe as $$
  select case bench.trade(nth) when 'plumbing' then bench.pick(array['Plumbing', 'Plumbing & Drain', 'Rooter'], nth, 4)
    when 'roofing' then bench.pick(array['Roofing', 'Roofing & Siding', 'Gutters'], nth, 4)
    when 'heating-and-cooling' then bench.pick(array['Heating & Air', 'HVAC', 'Furnace Service'], nth, 4)
    when 'landscaping' then bench.pick(array['Landscaping', 'Lawn Care', 'Tree Service'], nth, 4)
    when 'electrical' then bench.pick(array['Electric', 'Electrical Services'], nth, 4)
    when 'cleaning' then bench.pick(array['Cleaning', 'Maids', 'Window Washing'], nth, 4)
    when 'pest-control' then 'Pest Control' when 'garage-doors' then 'Garage Doors' else 'Handyman' end; $$;
create function bench.town(nth bigint) returns text language sql immutable parallel safe as $$
  select bench.pick(array['Dayton', 'Columbus', 'Tulsa', 'Spring', 'Oak', 'Maple', 'Fair', 'Green', 'Cedar',
      'River', 'Lake', 'Mill', 'Stone', 'Brook', 'Ash', 'Elm', 'Glen', 'Pine', 'Rock', 'Wood', 'Clear', 'North'], nth, 5)
    || bench.pick(array['', ' Falls', 'field', 'ville', 'dale', ' Heights', 'ton', ' Park', 'ford', ' Springs', 'wood', ' Grove'], nth, 6); $$;
create function bench.region(nth bigint) returns text language sql immutable parallel safe as $$
  select bench.pick('{OH,TX,FL,CA,NC,GA,PA,TN,OK,IN,MI,IL,NY,AZ,MO,VA,CO,WA,SC,AL,KY,WI,MN,LA,OR,NV,AR,UT,IA,KS,MS,NM,NE,ID,WV,ME,NH,MT,RI,DE,SD,ND,AK,VT,WY,HI,NJ,MA,CT,MD}'::text[], nth, 7); $$;
create function bench.subject(nth bigint) returns text language sql immutable parallel safe as $$
  select bench.pick(array['Change the phone number', 'New photos', 'Form sends nothing', 'Add a service page', 'Update the hours',
      'Site is down', 'Move the domain', 'Invoice question', 'New town', 'Reviews do not show', 'Wrong address on the map'], nth, 30)
    || case when nth % 4 = 0 then ' for ' || bench.town(nth) else '' end; $$;
create function bench.business(nth bigint) returns text language sql immutable parallel safe as $$
  select case (nth % 5)::integer
      when 0 then bench.last_name(nth) || ' & ' || bench.last_name(nth + 7) || ' ' || bench.trade_words(nth)
      when 1 then bench.town(nth) || ' ' || bench.trade_words(nth)
      when 2 then bench.first_name(nth) || ' ' || bench.last_name(nth) || ' ' || bench.trade_words(nth)
      when 3 then bench.last_name(nth) || '''s ' || bench.trade_words(nth) || ' of ' || bench.town(nth)
      else bench.town(nth + 3) || ' ' || bench.last_name(nth) || ' ' || bench.trade_words(nth) || ' Co' end
    || case when bench.chance(nth, 8) < 0.25 then ' LLC' else ' ' || chr(65 + (nth % 26)::integer) || chr(65 + (nth / 26 % 26)::integer) end; $$;
create function bench.email(nth bigint) returns text language sql immutable parallel safe as $$
  select translate(lower(bench.first_name(nth) || '.' || bench.last_name(nth)), 'éëñúü', 'eenuu') || nth || '@'
    || bench.pick(array['gmail.example', 'yahoo.example', 'shop' || nth || '.example', 'outlook.example'], nth, 9); $$;
create function bench.phone(nth bigint) returns text language sql immutable parallel safe as $$
  select '(' || 201 + nth % 780 || ') ' || 200 + nth / 780 % 790 || '-' || lpad((nth * 37 % 10000)::text, 4, '0'); $$;
create function bench.person(nth bigint) returns uuid language sql immutable parallel safe as $$
  select case when bench.chance(nth, 10) > 0.2
    then bench.id('person', floor(power(bench.chance(nth, 11), 2) * 15)::bigint) end; $$;
-- private.add_business_seconds() as a row of FROM, which is planned with the query instead of called for each row.
create function bench.due(since timestamptz, wanted bigint) returns table (due_at timestamptz)
  language sql stable as $$
    select (s.opens_at + make_interval(secs => goal.position - s.seconds_before)) at time zone 'America/New_York'
    from (select since at time zone 'America/New_York' as wall) as local
    cross join lateral (
      select p.seconds_before + least(extract(epoch from wall - p.opens_at)::bigint, p.seconds) + wanted as position
      from private.business_spans as p where p.opens_at <= wall order by p.opens_at desc limit 1) as goal
    cross join lateral (
      select * from private.business_spans as b where b.seconds_before < goal.position
      order by b.seconds_before desc limit 1) as s;
  $$;

create function bench.plan(nth bigint) returns text language sql immutable parallel safe as $$
  select case when nth % 25 = 0 then 'enterprise' else 'small-business' end; $$;
create function bench.is_archived(nth bigint) returns boolean language sql immutable parallel safe as $$
  select bench.chance(nth, 16) < 0.03; $$;

insert into auth.users (id, email)
  select bench.id('person', n), 'person' || n || '@curbfront.example' from generate_series(0, 16) as n;
insert into public.staff (user_id, display_name, role)
  select bench.id('person', n), bench.first_name(n) || ' ' || bench.last_name(n),
    case n when 0 then 'owner' when 15 then 'viewer' when 16 then 'editor' else (array['sales', 'support'])[1 + n % 2] end
  from generate_series(0, 16) as n;

-- Rows come in bulk: triggers and foreign keys are off, each insert fills in what triggers would, and indexes are
-- made when all rows are there.
set session_replication_role = replica;
-- A GIN index is made faster in the processor's cache.
set maintenance_work_mem = '64MB';
set work_mem = '256MB';
create temporary table indexes_later as
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index
  where indrelid in ('public.leads'::regclass, 'public.lead_submissions'::regclass, 'public.clients'::regclass,
      'public.client_contacts'::regclass, 'public.client_addresses'::regclass, 'public.client_sites'::regclass,
      'public.tickets'::regclass, 'public.ticket_messages'::regclass, 'public.tasks'::regclass,
      'public.crm_notes'::regclass, 'public.crm_events'::regclass, 'public.mails'::regclass)
    and not exists (select from pg_constraint where conindid = indexrelid);
select 'drop index ' || name from indexes_later \gexec

insert into public.client_contacts (client_id, name, job_title, email, phone, is_primary, created_at)
  select bench.id('client', n), bench.first_name(n + k * 31) || ' ' || bench.last_name(n + k * 31),
    (array['Owner', 'Office manager'])[1 + k], bench.email(n + k * 1000003), bench.phone(n + k * 31), k = 0,
    now() - bench.chance(n, 12) * interval '1500 days'
  from generate_series(1, :clients) as n, generate_series(0, 1) as k where k = 0 or n % 3 = 0;
insert into public.client_addresses (client_id, street, town, region, postal_code)
  select bench.id('client', n), 1 + n % 9000 || ' ' || bench.last_name(n + 5) || ' Street', bench.town(n),
    bench.region(n), lpad((n % 99999)::text, 5, '0')
  from generate_series(1, :clients) as n;
insert into public.client_sites (id, client_id, domain, registrar, expires_on, auto_renew, published_on, counted_plan, is_rented)
  select bench.id('site' || k, n), bench.id('client', n),
    regexp_replace(translate(lower(bench.business(n)), 'éëñúü', 'eenuu'), '[^a-z0-9]', '', 'g') || n || (array['.com', '.net'])[1 + k],
    'Porkbun', current_date + (bench.chance(n, 13 + k) * 365)::integer - 1, n % 10 <> 0, current_date - 100,
    case when not bench.is_archived(n) then bench.plan(n) end, bench.chance(n, 15) < 0.72
  from generate_series(1, :clients) as n, generate_series(0, 1) as k where k = 0 or n % 4 = 0;

create temporary table words as
  select client_id, string_agg(words, ' ') as words from (
    select client_id, name || ' ' || replace(email, '@', ' ') || ' ' || regexp_replace(phone, '\D', '', 'g') as words
      from public.client_contacts
    union all select client_id, domain || ' ' || replace(domain, '.', ' ') from public.client_sites
  ) as related group by client_id;
insert into public.clients (id, business, trade, town, region, plan, monthly_price_cents, status, owner_id,
    client_since, archived_at, created_at, updated_at, related_words, search)
  select bench.id('client', n), bench.business(n), bench.trade(n), bench.town(n), bench.region(n),
    bench.plan(n), case when n % 25 = 0 then 150000 + n % 7 * 25000 when n % 6 = 0 then 24900 else 29900 end,
    case when bench.chance(n, 15) < 0.72 then 'active' when bench.chance(n, 15) < 0.88 then 'cancelled'
      when bench.chance(n, 15) < 0.95 then 'paused' else 'onboarding' end,
    bench.person(n), (now() - age)::date, case when bench.is_archived(n) then now() end,
    now() - age, now() - age * bench.chance(n, 17), words.words,
    private.search_words(concat_ws(' ', bench.business(n), bench.trade(n), bench.town(n), bench.region(n), words.words))
  from generate_series(1, :clients) as n
  cross join lateral (select bench.chance(n, 12) * interval '1500 days' as age) as ages
  join words on words.client_id = bench.id('client', n);

-- Six in a hundred requests repeat an earlier sender.
create temporary table senders as
  select n, form, age, stage, bench.chance(n, 23) < 0.06 as is_archived, person,
    case when n % 9 <> 0 then bench.email(person + 50000000) end as email,
    case when n % 4 <> 0 then bench.phone(person + 50000000) end as phone,
    case when n % 7 <> 0 then bench.business(person + 50000000) end as business
  from generate_series(1, :leads) as n
  cross join lateral (select
    case when bench.chance(n, 24) < 0.06 then 1 + floor(bench.chance(n, 25) * n)::bigint else n end as person,
    bench.pick(array['contact', 'signup', 'import', 'callsi', 'manual', 'schedule-demo', 'checkout'], n, 26) as form,
    bench.chance(n, 27) * interval '900 days' as age) as a
  cross join lateral (select case
    when age < interval '40 days' then bench.pick(array['new', 'contacted', 'proposal', 'demo-booked', 'lost', 'won'], n, 28)
    else bench.pick(array['lost', 'lost', 'won', 'contacted', 'new', 'proposal', 'demo-booked'], n, 28) end as stage) as b;
create temporary table alike as
  select n from (
    select n, email is not null and count(*) over (partition by email) > 1
      or phone is not null and count(*) over (partition by phone) > 1
      or key <> '' and count(*) over (partition by key) > 1 as is_shared
    from (select *, regexp_replace(lower(business), '[^a-z0-9]', '', 'g') as key from senders where not is_archived) as keys
  ) as shared where is_shared;
insert into public.leads (id, reference, form, name, email, phone, business, trade, town, region, website, message,
    source_page, referrer, source, stage, lost_reason, client_id, value_cents, plan, next_step, next_step_on, owner_id,
    stage_changed_at, first_responded_at, archived_at, created_at, updated_at, rank, first_response_due_at, has_duplicates)
  -- The default reference of eight random digits would collide among so many.
  select bench.id('lead', n), 'CF-' || upper(right(bench.id('lead', n)::text, 12)), form, bench.first_name(person) || ' ' || bench.last_name(person),
    email, phone, business, bench.trade(person), bench.town(person), bench.region(person),
    case when n % 3 = 0 then 'https://shop' || n || '.example' end,
    case when n % 2 = 0 then 'We need a site for ' || bench.trade(person) || ' in ' || bench.town(person)
      || '. ' || repeat('Please call me back in the morning, not on Fridays. ', (1 + n % 6)::integer) end,
    '/contact', case when n % 2 = 0 then 'https://www.google.com/' when n % 5 = 0 then 'https://partner.example/' end,
    case when form in ('manual', 'import')
      then bench.pick(array['direct', 'organic-search', 'referral', 'business-profile', 'paid-search'], n, 18)
      when n % 2 = 0 then 'organic-search' when n % 5 = 0 then 'referral' else 'direct' end,
    stage, case when stage = 'lost' then bench.pick(array['Too expensive', 'No answer', 'Built it themselves', 'Closed'], n, 19) end,
    case when stage = 'won' then bench.id('client', 1 + n % :clients) end,
    case when n % 30 = 0 then 150000 else 29900 end,
    case when n % 30 = 0 then 'enterprise' else 'small-business' end,
    case when stage not in ('won', 'lost') and n % 3 <> 0 then 'Call back' end,
    case when stage not in ('won', 'lost') and n % 3 <> 0 then current_date + (bench.chance(n, 20) * 30)::integer - 12 end,
    bench.person(n), now() - age * bench.chance(n, 21),
    case when stage <> 'new' or bench.chance(n, 22) < 0.6 then now() - age + interval '5 hours' end,
    case when is_archived then now() end, now() - age, now() - age * bench.chance(n, 21),
    private.rank_of_moment(now() - age, 0), case when form not in ('manual', 'import') then due_at end, alike.n is not null
  from senders
  left join alike using (n)
  cross join lateral bench.due(now() - age, (select private.first_response_seconds())) as answer;
insert into public.lead_submissions (lead_id, reference, payload, created_at)
  select id, reference, jsonb_build_object('name', name, 'message', message), created_at
  from public.leads where form not in ('import', 'manual');
-- One in fifty answered customers wrote again; a quarter of these await an answer.
create temporary table again as
  select id, n, greatest(first_responded_at, created_at) + interval '1 day' as at
  from (select *, row_number() over (order by id) as n from public.leads where first_responded_at < now() - interval '2 days') as l
  where n % 50 = 0;
insert into public.lead_submissions (lead_id, reference, payload, created_at)
  select id, 'CF-AGAIN' || n, jsonb_build_object('message', 'Still no call.'), at from again;
update public.leads as l set wrote_again_at = again.at from again where again.id = l.id and n % 200 = 0;
-- The words of a ticket's subject and messages.
create temporary table subjects as
  select subject, private.search_words(subject || ' we looked at it is on the list for this week') as words
  from (select distinct bench.subject(n) as subject from generate_series(1, :tickets) as n) as used;
insert into public.tickets (id, client_id, site_id, subject, priority, status, assignee_id, clock_stopped_at,
    stopped_seconds, resolved_at, archived_at, created_at, updated_at, number, due_at, warn_at, counted_plan, search)
  select bench.id('ticket', n), bench.id('client', client), case when n % 3 <> 0 then bench.id('site0', client) end,
    subject, priority, status, bench.person(n),
    case when status in ('waiting', 'resolved') then opened + closed_after end, stopped,
    case when status = 'resolved' then opened + closed_after end,
    case when status = 'resolved' and bench.chance(n, 35) < 0.04 then now() end, opened, opened + closed_after,
    1000 + n, target.due_at, warning.due_at, bench.plan(client),
    array_to_tsvector(array[(1000 + n)::text]) || words.words
      || (select c.search from public.clients as c where c.id = bench.id('client', client))
  from generate_series(1, :tickets) as n
  cross join lateral (select 1 + floor(power(bench.chance(n, 36), 1.7) * :clients)::bigint as client,
    bench.subject(n) as subject,
    bench.pick(array['medium', 'low', 'high', 'urgent'], n, 31) as priority, (bench.chance(n, 34) * 20000)::bigint as stopped,
    case when bench.chance(n, 37) < 0.9 then 'resolved'
      else bench.pick(array['open', 'in-progress', 'waiting'], n, 38) end as status) as a
  cross join lateral (select case when status = 'resolved' then interval '2 days' + bench.chance(n, 39) * interval '1100 days'
    else power(bench.chance(n, 39), 2) * interval '12 days' end as age,
    power(bench.chance(n, 33), 3) * interval '2 days' as closed_after) as b
  cross join lateral (select now() - age as opened) as c
  join subjects as words using (subject)
  cross join lateral bench.due(opened, private.sla_seconds(priority) + stopped) as target
  cross join lateral bench.due(opened, private.sla_seconds(priority) * 3 / 4 + stopped) as warning;
select setval('public.tickets_number_seq', 1000 + :tickets) \g /dev/null

insert into public.ticket_messages (ticket_id, kind, author_id, author_name, body, created_at)
  select t.id, kind, case when kind <> 'client' then t.assignee_id end, bench.first_name(n),
    'We looked at “' || t.subject || '”. ' || repeat('It is on the list for this week. ', (1 + n % 5)::integer),
    t.created_at + k * interval '3 hours'
  from (select id, subject, assignee_id, created_at, number - 1000 as n from public.tickets) as t, generate_series(0, 4) as k
  cross join lateral (select (array['client', 'reply', 'note', 'client', 'reply'])[1 + k] as kind) as kinds
  where k <= n % 5;
insert into public.tasks (title, client_id, assignee_id, due_on, status, type, completed_at, created_at, counted_plan)
  select bench.pick(array['Call about photos', 'Check the form', 'Renew the domain', 'Send the invoice'], n, 40), bench.id('client', 1 + n % :clients),
    bench.person(n), current_date - (bench.chance(n, 41) * 400)::integer + 15,
    case when bench.chance(n, 41) > 0.06 then 'completed' else 'pending' end, 'Call',
    case when bench.chance(n, 41) > 0.06 then now() end, now() - bench.chance(n, 41) * interval '400 days',
    case when not bench.is_archived(1 + n % :clients) then bench.plan(1 + n % :clients) end
  from generate_series(1, :clients * 3) as n;
insert into public.tasks (title, lead_id, assignee_id, due_on, status, created_at, counted_plan)
  select 'Call back', bench.id('lead', n), bench.person(n), current_date + (n % 20)::integer - 10, 'pending', now(),
    case when bench.chance(n, 23) >= 0.06 then case when n % 30 = 0 then 'enterprise' else 'small-business' end end
  from generate_series(1, :leads, 5) as n;
insert into public.crm_notes (client_id, lead_id, kind, body, author_id, created_at)
  select case when k = 0 then bench.id('client', 1 + n % :clients) end, case when k = 1 then bench.id('lead', n) end,
    bench.pick(array['note', 'call', 'email'], n, 42), 'Wants it simple. ' || repeat('Asked about the price twice. ', (1 + n % 4)::integer),
    bench.person(n), now() - bench.chance(n, 43) * interval '700 days'
  from generate_series(1, :leads) as n, generate_series(0, 1) as k where k = n % 2 or n % 3 = 0;

insert into public.crm_events (happened_at, actor_id, actor_name, entity, record_id, action, client_id, lead_id, ticket_id, before, after)
  select created_at, owner_id, 'Sam Kowalski', 'clients', id, 'created', id, null::uuid, null::uuid, null::jsonb, jsonb_build_object('business', business) from public.clients
  union all select created_at + interval '1 day', owner_id, 'Sam Kowalski', 'clients', id, 'changed', id, null, null, '{"status": "onboarding"}', '{"status": "active"}' from public.clients where status <> 'onboarding'
  union all select greatest(updated_at, created_at + interval '1 day'), owner_id, 'Sam Kowalski', 'clients', id, 'changed', id, null, null, '{"status": "active"}', jsonb_build_object('status', status) from public.clients where status in ('paused', 'cancelled')
  union all select created_at + interval '2 days', owner_id, 'Sam Kowalski', 'clients', id, 'changed', id, null, null, '{"town": "Dayton"}', jsonb_build_object('town', town) from public.clients
  union all select created_at, null, null, 'leads', id, 'created', null, id, null, null, jsonb_build_object('name', name, 'email', email) from public.leads
  union all select stage_changed_at, owner_id, 'Luis Ortega', 'leads', id, 'changed', null, id, null, '{"stage": "new"}', jsonb_build_object('stage', stage) from public.leads where stage <> 'new'
  union all select created_at, null, null, 'tickets', id, 'created', client_id, null, id, null, jsonb_build_object('subject', subject) from public.tickets
  union all select resolved_at, assignee_id, 'Priya Nair', 'tickets', id, 'changed', client_id, null, id, '{"status": "open"}', '{"status": "resolved"}' from public.tickets where status = 'resolved'
  union all select m.created_at, m.author_id, m.author_name, 'ticket_messages', m.id, 'created', t.client_id, null, t.id, null, jsonb_build_object('kind', m.kind, 'body', m.body)
    from public.ticket_messages as m join public.tickets as t on t.id = m.ticket_id;

-- The mails about what was assigned in the last 90 days.
insert into public.mails (kind, occasion, to_email, to_name, staff_id, data, lead_id, client_id, ticket_id, state, sent_at, created_at)
  select kind, 'assigned ' || id, 'person@curbfront.example', s.display_name, s.user_id, data, lead_id, client_id, ticket_id,
    'sent', assigned.created_at, assigned.created_at
  from (
    select 'assigned-lead' as kind, id, owner_id as person, jsonb_build_object('subject', business, 'reference', reference) as data,
      id as lead_id, null::uuid as client_id, null::uuid as ticket_id, created_at from public.leads
    union all select 'assigned-ticket', id, assignee_id, jsonb_build_object('subject', subject, 'number', number),
      null, client_id, id, created_at from public.tickets
  ) as assigned join public.staff as s on s.user_id = person
  where assigned.created_at > now() - interval '90 days';

select definition from indexes_later order by definition \gexec
select private.write_rentals(array(select id from public.clients)) \g /dev/null
set session_replication_role = origin;
select private.renew_record_words() \g /dev/null
vacuum (analyze);
