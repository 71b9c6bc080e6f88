-- The one rule for an e-mail address, for what comes past the forms as well. The same as src/lib/format/email-address.ts,
-- which a test compares.

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

-- Written out, since whoever writes a row needs no right on a function then. What is kept already stays.
alter domain public.email_address add constraint email_address_clean check (
  value !~* '^mailto:' and value !~ '\.\.'
  and value !~ '[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]'
  and value ~ '^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$') not valid;

-- What takes an address from outside cleans it, and is else as it was.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.read_lead_form(jsonb)', 'lower(private.lead_text(payload, ''email'', 254, true))',
        'lower(private.clean_email(private.lead_text(payload, ''email'', 320, true)))'),
      ('public.correct_email(text,text)',
        'lower(private.lead_text(jsonb_build_object(''email'', $2), ''email'', 254, true))',
        'lower(private.clean_email(private.lead_text(jsonb_build_object(''email'', $2), ''email'', 320, true)))'),
      ('public.add_staff(text,text,text)', 'lower(btrim(email))', 'lower(private.clean_email(email))'),
      ('private.value_problem(private.record_columns,text)', 'value ~ ''^[^@\s]+@[^@\s]+\.[^@\s]+$''',
        'private.is_email_address(value)')
    ) as changes (routine, was, becomes)
  loop
    definition := pg_get_functiondef(change.routine::regprocedure);
    if strpos(definition, change.was) = 0 then
      raise exception '% is not as it was', change.routine;
    end if;
    execute replace(definition, change.was, change.becomes);
  end loop;
end;
$$;

revoke all on function private.clean_email(text), private.is_email_address(text) from public;
