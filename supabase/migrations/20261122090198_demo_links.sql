-- The link by which whoever booked a demo moves or cancels it, without an account: the booking's id, and a
-- signature of it that this database alone can make.

create table private.link_secret (
  is_only boolean primary key default true check (is_only),
  secret bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
insert into private.link_secret default values;
alter table private.link_secret enable row level security;
revoke all on private.link_secret from public, anon, authenticated;

-- What a link carries: 32 hexadecimal digits of the id and 32 of the signature. `purpose` keeps the key of one kind of
-- link from opening another. Hashed twice with the secret, so that no hash is the beginning of another's.
create function private.link_key(purpose text, id uuid) returns text
  language sql stable security definer set search_path = ''
  as $$
    select encode(uuid_send(id)
        || substr(sha256(s.secret || sha256(s.secret || convert_to(purpose, 'UTF8') || uuid_send(id))), 1, 16), 'hex')
    from private.link_secret as s;
  $$;

-- The id in a key that was given for this purpose; null for any other.
create function private.id_of_link(purpose text, key text) returns uuid
  language sql stable security definer set search_path = ''
  as $$
    select found.id from (select case when key ~ '^[0-9a-f]{64}$' then left(key, 32)::uuid end as id) as found
    where private.link_key(purpose, found.id) = key;
  $$;

-- Null for a key that was never given.
create function private.booking_of_key(key text) returns public.demo_bookings
  language sql stable security definer set search_path = ''
  as $$
    select b from public.demo_bookings as b
    where b.id = private.id_of_link('booking', key);
  $$;

-- What the link's page shows. Nothing of the person: a link may be passed on.
create function private.linked_booking(booking public.demo_bookings) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('version', booking.version, 'status', booking.status,
      'reference', coalesce(booking.reference, l.reference), 'uid', coalesce(booking.reference, booking.id::text),
      'starts_at', booking.starts_at, 'ends_at', booking.ends_at, 'host', s.display_name,
      'has_begun', booking.starts_at <= now())
    from public.leads as l, public.staff as s
    where l.id = booking.lead_id and s.user_id = booking.host_id and booking.id is not null;
  $$;

-- A booked demo, as mails tell of it and as their calendar files name it. The key of the link by which it is
-- moved or cancelled is the sender's alone to add: who reads mails may not change what they are about.
create function private.mailed_booking(booking public.demo_bookings) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('id', booking.id, 'uid', coalesce(booking.reference, booking.id::text),
      'version', booking.version, 'startsAt', booking.starts_at, 'endsAt', booking.ends_at,
      'host', (select s.display_name from public.staff as s where s.user_id = booking.host_id));
  $$;

-- Null where the link leads nowhere.
create function public.linked_demo(key text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.refuse_filters();
  return private.linked_booking(private.booking_of_key(key));
end;
$$;

-- Refuses what the page no longer shows as it is, and what has begun.
create function private.booking_to_change(key text, version integer) returns public.demo_bookings
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.demo_bookings := private.booking_of_key(key);
begin
  perform private.refuse_filters();
  select * into booking from public.demo_bookings as b where b.id = booking.id for update;
  if booking.id is null then
    raise exception 'This link leads to no demo.' using errcode = 'PT404', hint = 'unknown';
  elsif booking.version <> version then
    raise exception 'The demo was changed in the meantime.' using errcode = 'PT409', hint = 'conflict';
  elsif booking.status <> 'booked' or booking.starts_at <= now() then
    raise exception 'This demo can no longer be changed.' using errcode = '22023', hint = 'over';
  end if;
  return booking;
end;
$$;

-- Whether visitors changed it four times. A link that is pressed on and on would fill the calendar of whoever
-- calls, and their mailbox.
create function private.was_moved_often(booking uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select count(*) >= 4 from public.crm_events as e
    where e.record_id = booking and e.action = 'changed' and e.actor_name is null;
  $$;

-- To another free time: with the same person where that one is free, otherwise with whoever has the
-- fewest that week. Where nobody is, the same is answered as to somebody who books.
create function public.move_linked_demo(key text, version integer, slot timestamptz) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.demo_bookings := private.booking_to_change(key, version);
  host uuid;
begin
  if private.was_moved_often(booking.id) then
    raise exception 'This demo was moved many times. Call us.' using errcode = '22023', hint = 'too-often';
  end if;
  perform private.check_demo_time(slot);
  for host in
    select t.host_id from (
      select t.host_id, 0 as nth from private.host_times(slot, slot) as t where t.host_id = booking.host_id
      union all
      select t.host_id, t.nth from private.hosts_free_at(slot) with ordinality as t (host_id, nth)
    ) as t order by t.nth
  loop
    begin
      update public.demo_bookings as b set starts_at = slot, host_id = host where b.id = booking.id
        returning * into booking;
      return private.linked_booking(booking);
    exception when exclusion_violation or deadlock_detected then
      continue;
    end;
  end loop;
  perform private.refuse_taken(slot);
end;
$$;

create function public.cancel_linked_demo(key text, version integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.demo_bookings := private.booking_to_change(key, version);
begin
  update public.demo_bookings as b set status = 'cancelled' where b.id = booking.id returning * into booking;
  return private.linked_booking(booking);
end;
$$;

revoke all on function
  private.link_key(text, uuid),
  private.id_of_link(text, text),
  private.booking_of_key(text),
  private.linked_booking(public.demo_bookings),
  private.mailed_booking(public.demo_bookings),
  private.booking_to_change(text, integer),
  private.was_moved_often(uuid)
  from public;
revoke all on function
  public.linked_demo(text),
  public.move_linked_demo(text, integer, timestamptz),
  public.cancel_linked_demo(text, integer)
  from public, anon, authenticated;
grant execute on function
  public.linked_demo(text),
  public.move_linked_demo(text, integer, timestamptz),
  public.cancel_linked_demo(text, integer)
  to anon, authenticated;
