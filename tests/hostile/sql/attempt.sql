-- Runs attacks with their callers' roles and rolls them back. Functions are temporary, so that the embedded
-- database and a server run the same and keep none.

-- Written rows of each table in this transaction, including rolled-back ones.
create or replace function pg_temp.rows_written() returns jsonb language sql as $$
  select coalesce(jsonb_object_agg(name, written), '{}') from (
    select n.nspname || '.' || c.relname as name, pg_stat_get_xact_tuples_inserted(c.oid)
      + pg_stat_get_xact_tuples_updated(c.oid) + pg_stat_get_xact_tuples_deleted(c.oid) as written
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_'
  ) as counted where written > 0;
$$;

create or replace function pg_temp.some_value(type oid) returns text language sql as $$
  select case
    when t.typtype = 'd' then pg_temp.some_value(t.typbasetype)
    when t.typtype = 'e' then
      (select quote_literal(enumlabel) from pg_enum where enumtypid = type order by enumsortorder limit 1)
    when t.typname = 'uuid' then 'gen_random_uuid()'
    when t.typname in ('json', 'jsonb') then '''{"word": "zqcanary"}'''
    when t.typname = 'bytea' then '''\x00'''
    when t.typname = 'tsvector' then '''zqcanary'''
    when t.typcategory = 'S' then '''zqcanary'''
    when t.typcategory = 'N' then '1'
    when t.typcategory = 'D' then 'now()'
    when t.typcategory = 'T' then '''1 second'''
    when t.typcategory = 'B' then 'true'
    when t.typcategory = 'A' then '''{}'''
    else 'null' end
  from pg_type as t where t.oid = type;
$$;

-- Attacks on an empty table prove nothing.
create or replace function pg_temp.fill_empty_tables() returns void language plpgsql as $$
declare
  t record;
  is_full boolean;
  filling text;
begin
  perform set_config('session_replication_role', 'replica', true);
  for t in select c.oid, n.nspname, c.relname from pg_class as c
      join pg_namespace as n on n.oid = c.relnamespace
      where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_'
        and n.nspname <> 'information_schema' loop
    execute format('select exists (select from %I.%I)', t.nspname, t.relname) into is_full;
    continue when is_full;
    select format('insert into %I.%I ', t.nspname, t.relname) || coalesce(
        '(' || string_agg(quote_ident(attname), ', ') || ') values ('
          || string_agg(pg_temp.some_value(atttypid), ', ') || ')', 'default values')
      into filling from pg_attribute
      where attrelid = t.oid and attnum > 0 and attnotnull and not atthasdef and attidentity = '';
    begin
      execute filling;
    exception when others then
      raise exception 'tests/hostile/sql/canaries.ts has no row for %.%: %', t.nspname, t.relname, sqlerrm;
    end;
  end loop;
  perform set_config('session_replication_role', 'origin', true);
end;
$$;

-- Runs one attack like the API: {"answer", "rows", "written"}, or {"code", "message"} of an error. Never as the
-- database's owner.
create or replace function pg_temp.attempt(role text, claims text, attack text, answers boolean,
    is_watched boolean)
  returns jsonb language plpgsql as $$
declare
  owner constant text := session_user;
  before constant jsonb := case when is_watched then pg_temp.rows_written() end;
  answer text;
  touched bigint;
begin
  if role is not null then
    perform set_config('request.jwt.claims', claims, true);
    -- The embedded database's auth.uid() reads this.
    perform set_config('request.jwt.claim.sub', coalesce(claims::jsonb ->> 'sub', ''), true);
    perform set_config('session_authorization', 'authenticator', true);
    perform set_config('role', role, true);
  end if;
  if answers then
    execute attack into answer;
  else
    execute attack;
  end if;
  get diagnostics touched = row_count;
  if role is not null then
    perform set_config('role', 'none', true);
    perform set_config('session_authorization', owner, true);
  end if;
  raise exception using errcode = 'HX000', message = jsonb_build_object('answer', answer,
    'rows', touched, 'written', case when is_watched then (select coalesce(jsonb_agg(key), '[]')
      from jsonb_each(pg_temp.rows_written()) where before -> key is distinct from value) end)::text;
exception
  when sqlstate 'HX000' then return sqlerrm::jsonb;
  when others or query_canceled then
    return jsonb_build_object('code', sqlstate, 'message', sqlerrm);
end;
$$;

create or replace function pg_temp.attempt_all(canaries text, attacks jsonb) returns jsonb
  language plpgsql as $$
declare
  attack jsonb;
  outcomes jsonb[] := '{}';
begin
  -- The embedded database has none by default and could not reset it after an attack.
  perform set_config('session_authorization', session_user, false);
  begin
    execute canaries;
    perform pg_temp.fill_empty_tables();
    for attack in select * from jsonb_array_elements(attacks) loop
      outcomes := outcomes || pg_temp.attempt(attack ->> 'role', attack ->> 'claims',
        attack ->> 'sql', (attack ->> 'answers')::boolean, (attack ->> 'isWatched')::boolean);
    end loop;
    raise exception 'All is taken back.' using errcode = 'HX001';
  exception when sqlstate 'HX001' then
    return to_jsonb(outcomes);
  end;
end;
$$;
