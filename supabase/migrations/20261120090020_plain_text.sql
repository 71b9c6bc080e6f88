-- Texts as they are compared with what somebody types: without capitals and accents, and with the quotes
-- and hyphens that a keyboard has. By what PostgreSQL has itself, since the embedded database comes
-- without unaccent.

-- Letters that no accent can be taken off stand first; the others are taken apart, and put together again
-- where another script does so.
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

revoke all on function private.without_accents(text), private.folded(text) from public;
-- Functions that run with the rights of writers and readers of posts call them.
grant execute on function private.without_accents(text), private.folded(text)
  to authenticated, service_role;
