-- Booked demos as staff read them: one of a lead, the days ahead, and how many some leads wait for.

create function private.booking_json(booking public.demo_bookings) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('id', booking.id, 'version', booking.version, 'lead_id', booking.lead_id,
      'host_id', booking.host_id, 'host', private.person_json(booking.host_id), 'status', booking.status,
      'starts_at', booking.starts_at, 'ends_at', booking.ends_at,
      'visitor_time_zone', booking.visitor_time_zone, 'reference', booking.reference, 'is_sample', booking.is_sample);
  $$;

-- The first that a lead waits for; otherwise the one it had last.
create function private.demo_of_lead(lead uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.booking_json(b) from public.demo_bookings as b
    where b.lead_id in (select private.lead_family(lead))
    order by b.status = 'booked' desc, case when b.status = 'booked' and b.starts_at > now() then b.starts_at end,
      b.starts_at desc limit 1;
  $$;

-- Of the demos that began before today and of which nobody has said what came of them the newest fifty,
-- and all of the next seven days, by time. With what is needed to call, and whether they wait for an answer.
create function public.demo_agenda() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with today as (
      select private.office_day(now())::timestamp at time zone 'America/New_York' as begins
    ), chosen as (
      (select b.* from public.demo_bookings as b, today
        where b.status = 'booked' and b.starts_at < today.begins order by b.starts_at desc limit 50)
      union all
      (select b.* from public.demo_bookings as b, today
        where b.status <> 'cancelled' and b.starts_at >= today.begins
          and b.starts_at < today.begins + interval '7 days')
    )
    select coalesce(jsonb_agg(private.booking_json(b) || jsonb_build_object('lead_id', l.id,
        'lead', jsonb_build_object('id', l.id, 'name', l.name, 'business', l.business, 'phone', l.phone,
          'town', l.town, 'region', l.region, 'trade', l.trade, 'message', l.message,
          'wrote_again_at', case when l.archived_at is null then l.wrote_again_at end)) order by b.starts_at, b.id), '[]')
    from chosen as c
    join public.demo_bookings as b on b.id = c.id
    join public.leads as l on l.id = private.lead_root(b.lead_id)
    where b.is_sample or private.can('leads.read');
  $$;

-- How many would be cancelled if these leads were lost.
create function public.count_demos_to_come(lead_ids uuid[]) returns integer
  language sql stable security definer set search_path = ''
  as $$
    select count(*)::integer from unnest(lead_ids) as l(id) cross join lateral private.demos_to_come(l.id)
    where private.can('leads.read');
  $$;

revoke all on function private.booking_json(public.demo_bookings), private.demo_of_lead(uuid) from public;
-- What runs with the caller's rights calls these.
grant execute on function private.booking_json(public.demo_bookings), private.demo_of_lead(uuid) to authenticated;

revoke all on function public.demo_agenda(), public.count_demos_to_come(uuid[]) from public, anon, authenticated;
grant execute on function public.demo_agenda(), public.count_demos_to_come(uuid[]) to authenticated;
