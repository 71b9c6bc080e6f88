-- Colleagues add and remove their own calendars; the server reads them (supabase/functions/_shared/calendar).

create function private.own_calendars() returns setof private.calendar_subscriptions
  language sql stable security definer set search_path = ''
  as $$
    select c from private.calendar_subscriptions as c where c.staff_id = auth.uid() and private.can('staff.read');
  $$;

-- [{"id", "title", "host", "read_at", "failure", "failed_since", "tried_at", "busy_count"}] of the caller, oldest
-- first. Of the address it has the host only.
create function public.my_calendar_subscriptions() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title,
      'host', substring(c.address from '^https://([^/?#:]+)'), 'read_at', c.read_at, 'failure', c.failure,
      'failed_since', c.failed_since, 'tried_at', c.tried_at,
      'busy_count', (select count(*) from private.busy_times as y where y.subscription_id = c.id and y.ends_at > now())
    ) order by c.created_at, c.id), '[]')
    from private.own_calendars() as c;
  $$;

-- Adds the address, with webcal:// read as https://. The same address twice is one subscription.
create function public.add_calendar_subscription(address text) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- The part behind "#" is never sent.
  wanted constant text := regexp_replace(regexp_replace(btrim(address), '^webcals?://', 'https://', 'i'), '#.*$', '');
  added uuid;
begin
  if not private.can('staff.read') then
    raise exception 'Only staff have a calendar.' using errcode = '42501', hint = 'forbidden';
  elsif (wanted ~ '^https://[^/?#@\s]+[^\s]*$' and length(wanted) <= 2000) is not true then
    raise exception 'The address of a calendar begins with https:// or webcal://.'
      using errcode = '22023', hint = 'invalid', detail = 'address';
  end if;
  -- One at a time, so that two calls do not both find room.
  perform from public.staff as s where s.user_id = auth.uid() for update;
  select c.id into added from private.calendar_subscriptions as c
    where c.staff_id = auth.uid() and c.address = wanted;
  if added is null then
    if (select count(*) from private.own_calendars()) >= 5 then
      raise exception 'Five calendars are the most. Remove one first.' using errcode = '22023', hint = 'full';
    end if;
    insert into private.calendar_subscriptions (staff_id, address) values (auth.uid(), wanted) returning id into added;
  end if;
  return added;
end;
$$;

-- Whether there was one of the caller's.
create function public.remove_calendar_subscription(subscription_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.calendar_subscriptions as c
    where c.id in (select own.id from private.own_calendars() as own where own.id = subscription_id);
  return found;
end;
$$;

-- Has one's own calendar read next, at most three times a minute.
create function public.read_calendar_again(subscription_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.calendar_subscriptions as c set next_read_at = greatest(now(), c.tried_at + interval '20 seconds')
    where c.id in (select own.id from private.own_calendars() as own where own.id = subscription_id);
  return found;
end;
$$;

-- [{"id", "address", "time_zone"}]: a few calendars that are due, each for one server. One whose server went
-- away is due again after two minutes.
create function public.calendars_to_read() returns jsonb
  language sql volatile security definer set search_path = ''
  as $$
    with due as (
      select c.id from private.calendar_subscriptions as c
      join public.staff as s on s.user_id = c.staff_id and s.removed_at is null
      where c.next_read_at <= now() order by c.next_read_at limit 5 for update of c skip locked
    ), taken as (
      update private.calendar_subscriptions as c set tried_at = now(), next_read_at = now() + interval '2 minutes'
        from due where c.id = due.id returning c.id, c.address, c.staff_id
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'address', t.address,
      'time_zone', coalesce(h.time_zone, 'America/New_York'))), '[]')
    from taken as t left join public.demo_hosts as h on h.staff_id = t.staff_id;
  $$;

-- Stores what was read: {"title", "busy": [{"starts_at", "ends_at"}]} instead of what was there, or {"failure"},
-- which leaves it. A subscription that was removed meanwhile is left alone.
create function public.store_calendar(subscription_id uuid, answer jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  known private.calendar_subscriptions;
begin
  select * into known from private.calendar_subscriptions as c where c.id = subscription_id for update;
  if known.id is null then
    return;
  elsif answer ? 'failure' then
    update private.calendar_subscriptions as c set failure = answer ->> 'failure',
        failed_since = coalesce(c.failed_since, now()), next_read_at = now() + interval '15 minutes'
      where c.id = known.id;
    return;
  end if;
  delete from private.busy_times as y where y.subscription_id = known.id;
  insert into private.busy_times (subscription_id, staff_id, starts_at, ends_at)
    select distinct on (b.starts_at) known.id, known.staff_id, b.starts_at, b.ends_at
    from jsonb_to_recordset(answer -> 'busy') as b (starts_at timestamptz, ends_at timestamptz)
    where b.starts_at < b.ends_at order by b.starts_at, b.ends_at desc limit 5000;
  update private.calendar_subscriptions as c set title = left(answer ->> 'title', 200), failure = null,
      failed_since = null, read_at = now(), next_read_at = now() + interval '15 minutes'
    where c.id = known.id;
end;
$$;

revoke all on function private.own_calendars() from public;
revoke all on function
  public.my_calendar_subscriptions(),
  public.add_calendar_subscription(text),
  public.remove_calendar_subscription(uuid),
  public.read_calendar_again(uuid),
  public.calendars_to_read(),
  public.store_calendar(uuid, jsonb)
  from public, anon, authenticated;
grant execute on function
  public.my_calendar_subscriptions(),
  public.add_calendar_subscription(text),
  public.remove_calendar_subscription(uuid),
  public.read_calendar_again(uuid)
  to authenticated;
grant execute on function public.calendars_to_read(), public.store_calendar(uuid, jsonb) to service_role;
