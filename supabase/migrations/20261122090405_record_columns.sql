-- The columns of leads, clients and tickets that people fill in, in the order in which they are told.
-- What a file may say, what an import changes and gives back, and what a merge of two leads fills and
-- notes go by this table: a column of public.leads or public.clients that is named here needs nothing
-- else. The browser's registry of fields says the same, which a test compares.

create table private.record_columns (
  list text not null check (list in ('leads', 'clients', 'tickets')),
  name text not null,
  label text not null,
  kind text not null check (kind in ('text', 'email', 'phone', 'website', 'domain', 'region', 'money', 'day',
    'choice', 'person')),
  longest integer,
  choices text[],
  is_required boolean not null default false,
  position integer generated always as identity,
  primary key (list, name)
);

insert into private.record_columns (list, name, label, kind, longest, choices, is_required) values
  ('leads', 'name', 'Name', 'text', 120, null, true),
  ('leads', 'business', 'Business', 'text', 160, null, false),
  ('leads', 'email', 'E-mail', 'email', 254, null, false),
  ('leads', 'phone', 'Phone', 'phone', 40, null, false),
  ('leads', 'call_time', 'Best time to call', 'choice', null, '{morning,midday,afternoon,evening}', false),
  ('leads', 'trade', 'Trade', 'choice', null, (select array_agg(slug order by slug) from private.trades), false),
  ('leads', 'town', 'Town', 'text', 120, null, false),
  ('leads', 'region', 'State', 'region', null, null, false),
  ('leads', 'website', 'Website', 'website', 300, null, false),
  ('leads', 'message', 'Message', 'text', 5000, null, false),
  ('leads', 'stage', 'Stage', 'choice', null, '{new,contacted,demo-booked,proposal,won,lost}', false),
  ('leads', 'lost_reason', 'Lost because', 'text', 200, null, false),
  ('leads', 'value_cents', 'Value a month', 'money', null, null, false),
  ('leads', 'plan', 'Plan', 'choice', null, '{small-business,enterprise}', false),
  ('leads', 'source', 'Source', 'choice', null, '{organic-search,business-profile,referral,paid-search,direct}', false),
  ('leads', 'next_step', 'Next step', 'text', 200, null, false),
  ('leads', 'next_step_on', 'Next step on', 'day', null, null, false),
  ('leads', 'owner_id', 'Owner', 'person', null, null, false),
  ('leads', 'mailing', 'Mailing', 'choice', null, '{do-not-mail}', false),
  ('clients', 'business', 'Business', 'text', 160, null, true),
  ('clients', 'trade', 'Trade', 'choice', null, (select array_agg(slug order by slug) from private.trades), false),
  ('clients', 'town', 'Town', 'text', 120, null, false),
  ('clients', 'region', 'State', 'region', null, null, false),
  ('clients', 'plan', 'Plan', 'choice', null, '{small-business,enterprise}', false),
  ('clients', 'monthly_price_cents', 'Monthly price', 'money', null, null, false),
  ('clients', 'status', 'Status', 'choice', null, '{onboarding,active,paused,cancelled}', false),
  ('clients', 'client_since', 'Client since', 'day', null, null, false),
  ('clients', 'owner_id', 'Owner', 'person', null, null, false),
  ('clients', 'mailing', 'Mailing', 'choice', null, '{do-not-mail}', false),
  ('clients', 'contact_name', 'Contact', 'text', 120, null, false),
  ('clients', 'contact_email', 'Contact’s e-mail', 'email', 254, null, false),
  ('clients', 'contact_phone', 'Contact’s phone', 'phone', 40, null, false),
  ('clients', 'domain', 'Domain', 'domain', 253, null, false),
  ('clients', 'street', 'Street', 'text', 200, null, false),
  ('clients', 'postal_code', 'ZIP code', 'text', 12, null, false),
  ('tickets', 'client', 'Client', 'text', 253, null, true),
  ('tickets', 'subject', 'Subject', 'text', 200, null, true),
  ('tickets', 'priority', 'Priority', 'choice', null, '{urgent,high,medium,low}', false),
  ('tickets', 'status', 'Status', 'choice', null, '{open,in-progress,waiting,resolved}', false),
  ('tickets', 'assignee_id', 'Assignee', 'person', null, null, false),
  ('tickets', 'message', 'What the client wrote', 'text', 20000, null, false);

create function private.lead_record_columns() returns text[]
  language sql stable set search_path = ''
  as $$ select array(select name from private.record_columns where list = 'leads' order by position); $$;

-- Those of a client itself: the others in its row are its contact's, its address's and its site's.
create function private.client_record_columns() returns text[]
  language sql stable set search_path = ''
  as $$
    select array(select name from private.record_columns
      join pg_catalog.pg_attribute on attrelid = 'public.clients'::regclass and attname = name
      where list = 'clients' order by position);
  $$;

-- A stored value as a note tells it.
create function private.value_text(kind text, value text) returns text
  language sql stable set search_path = ''
  as $$
    select case kind
      when 'money' then to_char(value::numeric / 100, 'FM$999,999,990.00')
      when 'person' then (select display_name from public.staff where user_id = value::uuid)
      else value
    end;
  $$;

alter table private.record_columns enable row level security;
revoke all on private.record_columns from public, anon, authenticated;
revoke all on all functions in schema private from public;
