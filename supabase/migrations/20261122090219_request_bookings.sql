-- The demo that a request books.

-- Whether somebody of this lead is called for a demo anyway.
create function private.awaits_booking(lead uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.demo_bookings as b where b.status = 'booked' and b.ends_at > now()
      and b.lead_id in (select private.lead_family(lead)));
  $$;

create function private.lead_of_request(of_reference text) returns public.leads
  language sql stable security definer set search_path = ''
  as $$
    select l.* from public.lead_submissions as s join public.leads as l on l.id = private.lead_root(s.lead_id)
    where s.reference = of_reference;
  $$;

-- Whether visitors booked three demos for somebody with this e-mail address or phone number that are before
-- them, or were booked within a day and cancelled. Otherwise one person could fill a host's calendar under as
-- many names as they like, and mailboxes by booking and cancelling on and on.
create function private.has_enough_demos(lead public.leads) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select count(*) >= 3 from public.demo_bookings as b join public.leads as l on l.id = b.lead_id
    where b.reference is not null
      and (b.status = 'booked' and b.starts_at > now()
        or b.status = 'cancelled' and b.created_at > now() - interval '1 day')
      and (l.email_key = lead.email_key or l.phone_key = lead.phone_key);
  $$;

-- Whether visitors booked 20 demos for each host within a day that still stand: more than a host has time to
-- give in one. Otherwise a robot with ever new numbers and addresses could fill the calendars overnight.
create function private.are_too_many_booked() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select (select count(*) from public.demo_bookings as b
        where b.reference is not null and not b.is_sample and b.status <> 'cancelled'
          and b.created_at > now() - interval '1 day')
      >= 20 * (select count(*) from public.demo_hosts as h
        join public.staff as s on s.user_id = h.staff_id and s.removed_at is null
        join private.roles as r on r.name = s.role and 'leads.write' = any (r.rights)
        where h.is_active);
  $$;

-- Whether a time that this lead asks for is a wish, which staff read and call about, whoever is free then.
-- To be asked under the lock of submit_lead(), so that parallel requests cannot slip past it together.
create function private.is_only_wish(lead public.leads) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select private.awaits_booking(lead.id) or private.has_enough_demos(lead) or private.are_too_many_booked();
  $$;

-- Books the time that a request asks for. False where nobody is free then, or where it is only a wish.
create function private.book_request(request public.leads, is_wish boolean default false) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  lead public.leads := private.lead_of_request(request.reference);
  booking public.demo_bookings;
begin
  perform from public.leads as l where l.id = lead.id for update;
  if not is_wish and not private.is_only_wish(lead) then
    booking := private.book_demo(lead, request.slot_starts_at, request.visitor_time_zone, request.reference);
  end if;
  if booking.id is null then
    update public.leads as l set next_step_on = private.office_day(now()),
        next_step = 'Call: they asked for a demo on ' || private.office_moment(request.slot_starts_at)
      where l.id = lead.id and l.next_step is null and l.next_step_on is null;
  end if;
  return booking.id is not null;
end;
$$;

-- Whoever still has the form before them is asked for another time instead, and nothing of the request is
-- stored. From an address that booked enough any time is a wish: one sender may not use up what all may book.
create function private.book_or_refuse(request public.leads) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_wish constant boolean := private.has_address_booked_enough();
begin
  if request.slot_starts_at is null then
    return;
  elsif private.book_request(request, is_wish) then
    perform private.count_booking();
  elsif not is_wish and not private.is_only_wish(private.lead_of_request(request.reference)) then
    perform private.refuse_taken(request.slot_starts_at);
  end if;
end;
$$;

-- What whoever sent a request is told: its reference and, where a time was booked, when and by whom they
-- are called, and the key of the link by which they change it.
create function private.request_answer(of_reference text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_strip_nulls(jsonb_build_object('reference', of_reference, 'booking', (
      select jsonb_build_object('starts_at', b.starts_at, 'ends_at', b.ends_at, 'host', s.display_name,
        'key', private.link_key('booking', b.id))
      from public.demo_bookings as b join public.staff as s on s.user_id = b.host_id
      where b.reference = of_reference and b.status = 'booked')));
  $$;

revoke all on function
  private.awaits_booking(uuid),
  private.has_enough_demos(public.leads),
  private.are_too_many_booked(),
  private.is_only_wish(public.leads),
  private.lead_of_request(text),
  private.book_request(public.leads, boolean),
  private.book_or_refuse(public.leads),
  private.request_answer(text)
  from public;
