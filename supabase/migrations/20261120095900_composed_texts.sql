-- A trigger on every table stores texts composed (NFC), whatever way they come in.

-- A JSON value with every text in it composed.
create function private.composed(value jsonb) returns jsonb
  language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case jsonb_typeof(value)
    when 'string' then to_jsonb(normalize(value #>> '{}', nfc))
    when 'array' then (select jsonb_agg(private.composed(each) order by nth)
      from jsonb_array_elements(value) with ordinality as listed (each, nth))
    when 'object' then (select jsonb_object_agg(key, private.composed(each))
      from jsonb_each(value) as fields (key, each))
    else value end;
end;
$$;

-- File names of a Mac and some keyboards send decomposed letters, which do not compare as equal to the
-- composed ones that everybody else types.
create function private.compose_texts() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  texts constant jsonb := to_jsonb(new) - 'search';
begin
  if texts::text is nfc normalized then
    return new;
  end if;
  -- Each value is composed separately: in the JSON's own text a line break is the letter n, which a following
  -- accent would join.
  return jsonb_populate_record(new, (select jsonb_object_agg(key, private.composed(value))
    from jsonb_each(texts) where value::text is not nfc normalized));
end;
$$;

-- Triggers of one event run in the order of their names; those that compare texts come later. The original of
-- a mail is stored as it came.
do $$
declare
  listed regclass;
  texts text;
begin
  for listed, texts in
    select c.oid::regclass, string_agg(format('new.%I', a.attname), ', ' order by a.attnum)
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid join pg_type as t on t.oid = a.atttypid
    where c.relkind = 'r' and (c.relnamespace = 'public'::regnamespace and c.oid <> 'public.inbound_originals'::regclass
        or c.oid in ('private.spam_requests'::regclass, 'private.import_rows'::regclass))
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and (t.typcategory in ('S', 'A') or t.typname in ('json', 'jsonb'))
    group by c.oid
  loop
    -- The condition spares most rows the function, which takes ten times as long.
    execute format('create trigger a_compose_texts before insert or update on %s
      for each row when (concat_ws('' '', %s) is not nfc normalized) execute function private.compose_texts()',
      listed, texts);
  end loop;
end;
$$;

revoke all on function private.composed(jsonb), private.compose_texts() from public;

-- Triggers and columns that run with the writer's rights call these.
grant execute on function private.composed(jsonb) to authenticated, service_role;
