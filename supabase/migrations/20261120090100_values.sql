-- Types of values that several tables have, and functions that compare and search texts.

-- Kinds of values ---------------------------------------------------------------------------------

create domain public.email_address as text
  check (value ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(value) <= 254)
  -- The rule of private.is_email_address(), written out so that a writer of rows needs no right on it.
  constraint email_address_clean check (
    value !~* '^mailto:' and value !~ '\.\.'
    and value !~ '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]'
    and value ~ '^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$');

-- The format is free, but it has the digits of a phone number.
create domain public.phone_number as text
  check (length(regexp_replace(value, '\D', '', 'g')) between 7 and 15 and length(value) <= 40);

-- As somebody gave it, so also without "https://". private.read_lead_form() checks a visitor's more strictly.
create domain public.web_address as text check (length(value) <= 300);

-- A state of the United States, as the mail abbreviates it.
create domain public.region_code as text check (value ~ '^[A-Z]{2}$');

create domain public.money_cents as integer check (value between 0 and 100000000);

-- The rent of a website in cents, as in src/content/company.ts.
create function private.plan_price_cents() returns integer
  language sql immutable parallel safe set search_path = ''
  as $$ select 29900; $$;

-- Domains are stored as people write them, in any script: müller.example, not xn--mller-kva.example. The
-- browser converts them (src/lib/format/read-domain.ts); this only checks that a text looks like one.
create function private.is_domain(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select value = lower(value) and value ~ '^([^\s./:?#@%]+\.)+[^\s./:?#@%0-9]{2,}$' and length(value) <= 253;
  $$;

-- Removes invisible characters, and what programs put around an address or sentences put behind it.
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

-- The rule for an e-mail address. src/lib/format/email-address.ts has the same, which a test compares.
create function private.is_email_address(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select length(value) <= 254 and value !~* '^mailto:' and value !~ '\.\.'
      and value !~ '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]'
      and value ~ '^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$';
  $$;

-- A column's check runs with the rights of whoever writes.
revoke all on function private.is_domain from public, anon;

grant execute on function private.is_domain to authenticated;

revoke all on function private.clean_email(text), private.is_email_address(text) from public;

-- The trades of clients and leads. A new one is a row here and an entry in src/content/trades.ts,
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

-- Texts -------------------------------------------------------------------------------------------

-- Texts are compared without capitals and accents, and with the quotes and hyphens of a keyboard. Only
-- built-in functions of PostgreSQL are used, because the embedded database has no unaccent.

-- translate() and replace() handle the letters that do not decompose. Other letters are decomposed, lose
-- their accents, and are composed again for scripts that need it.
create function private.without_accents(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select normalize(regexp_replace(
      normalize(
        replace(replace(replace(translate(typed, 'øØłŁđĐıəƏ', 'oOlLdDieE'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        nfd),
      '[\u0300-\u036f]+', '', 'g'), nfc);
  $$;

create function private.folded(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select translate(lower(private.without_accents(typed)), '‘’‚“”„«»‐‑', '''''''"""""--');
  $$;

-- The German and Danish spellings of letters that a keyboard lacks ("ü" as "ue"); null where the text has
-- none.
create function private.spelled_out(typed text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  whole constant text := normalize(typed, nfc);
begin
  if whole !~ '[äöüøåÄÖÜØÅ]' then
    return null;
  end if;
  return private.folded(replace(replace(replace(replace(replace(
    translate(whole, 'ÄÖÜØÅ', 'äöüøå'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa'));
end;
$$;

-- The searchable words of a text. A number of ten digits is a phone number, which is also found by its last
-- nine to four digits.
create function private.search_words(words text) returns tsvector
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain text := replace(words, '@', ' ');
begin
  if octet_length(plain) = length(plain) then
    plain := lower(plain);
  else
    plain := private.folded(plain) || coalesce(' ' || private.spelled_out(plain), '');
  end if;
  if plain ~ '\m\d{8,10}\M' then
    plain := regexp_replace(plain, '\m\d(\d)(\d{8})\M', '\& \1\2 \2', 'g');
    plain := regexp_replace(plain, '\m\d{1,3}(\d(\d(\d(\d{4}))))\M', '\& \1 \2 \3 \4', 'g');
  end if;
  return strip(to_tsvector('simple', plain));
end;
$$;

-- A phone number is searched as one word: its last ten digits, without separators and without a leading 1 or
-- zeros.
create function private.typed_phone(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when typed ~ '^[\d\s().+-]+$' and length(digits) between 6 and 15 then right(digits, 10) end
    from (select regexp_replace(regexp_replace(typed, '\D', '', 'g'), '^(0+(?=\d{6})|1(?=\d{10}$))', '') as digits) as number;
  $$;

-- A query for the words typed in a search box, each as a prefix; null when nothing can be searched. A word
-- that is split into several, such as "24/7", matches them anywhere, because rows store no positions.
create function private.search_query(typed text) returns tsquery
  language sql immutable parallel safe set search_path = ''
  as $$
    select regexp_replace(to_tsquery('simple', string_agg(
        '(' || quote_literal(private.folded(word)) || ':*'
          || coalesce(' | ' || quote_literal(private.spelled_out(word)) || ':*', '') || ')', ' & '))::text, '<(-|\d+)>', '&', 'g')::tsquery
    from (
      select word from regexp_split_to_table(
        coalesce(private.typed_phone(typed),
          left(regexp_replace(coalesce(typed, ''), '[''‘’‚\\@]', ' ', 'g'), 200)), '\s+') as word
      -- A word of punctuation alone would match nothing.
      where word ~ '[[:alnum:]]' limit 12
    ) as words;
  $$;

revoke all on function
  private.without_accents(text),
  private.folded(text),
  private.spelled_out(text),
  private.search_words(text),
  private.plan_price_cents()
  from public;
-- Functions that run with the rights of writers and readers of posts call them.
grant execute on function
  private.without_accents(text),
  private.folded(text),
  private.spelled_out(text),
  private.search_words(text)
  to authenticated, service_role;
-- New rows have it by default, whoever writes them.
grant execute on function private.plan_price_cents() to authenticated, service_role;
