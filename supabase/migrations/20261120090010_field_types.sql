-- What a value of one kind must look like, said once for every table that has it.

create domain public.email_address as text
  check (value ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(value) <= 254)
  -- Written out, since whoever writes a row needs no right on a function then.
  constraint email_address_clean check (
    value !~* '^mailto:' and value !~ '\.\.'
    and value !~ '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]'
    and value ~ '^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$');

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

create function private.is_domain(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select value = lower(value) and value ~ '^([^\s./:?#@%]+\.)+[^\s./:?#@%0-9]{2,}$' and length(value) <= 253;
  $$;

-- Without letters that take no room, and without what programs put around an address and sentences behind it.
create function private.clean_email(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select btrim(regexp_replace(
        regexp_replace(btrim(coalesce(substring(text from '<([^<>]*)>$'), text), E' \t\r\n\u00a0'),
          '^mailto:([^?]*).*$', '\1', 'i'),
        '[.,;\s]+$', ''), E' \t\r\n\u00a0')
    from (select btrim(regexp_replace(typed,
      '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]', '', 'g'),
      E' \t\r\n\u00a0') as text) as visible;
  $$;

create function private.is_email_address(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select length(value) <= 254 and value !~* '^mailto:' and value !~ '\.\.'
      and value !~ '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]'
      and value ~ '^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$';
  $$;

-- A column's check runs as whoever writes.
revoke all on function private.is_domain from public, anon;

grant execute on function private.is_domain to authenticated;

revoke all on function private.clean_email(text), private.is_email_address(text) from public;
