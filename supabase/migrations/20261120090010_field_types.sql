-- What a value of one kind must look like, said once for every table that has it.

create domain public.email_address as text
  check (value ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(value) <= 254);

-- However it is typed, it has the digits of a phone number.
create domain public.phone_number as text
  check (length(regexp_replace(value, '\D', '', 'g')) between 7 and 15 and length(value) <= 40);

-- As somebody gave it, so also without "https://". A visitor's is checked more strictly, in
-- private.read_lead_form().
create domain public.web_address as text check (length(value) <= 300);

-- A state of the United States, as the mail abbreviates it.
create domain public.region_code as text check (value ~ '^[A-Z]{2}$');

create domain public.money_cents as integer check (value between 0 and 100000000);

-- The trades of clients and leads. A new one is a row here and an entry in src/lib/site/trades.ts,
-- which a test compares.
create table private.trades (slug text primary key);

alter table private.trades enable row level security;
revoke all on private.trades from public, anon, authenticated;

insert into private.trades (slug) values
  ('heating-and-cooling'),
  ('roofing'),
  ('plumbing'),
  ('electrical'),
  ('landscaping'),
  ('cleaning'),
  ('pest-control'),
  ('garage-doors'),
  ('other');
