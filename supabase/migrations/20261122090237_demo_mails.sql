-- Mails about booked demos: to whoever is called, when staff booked one for them or had somebody else call,
-- when it was moved or cancelled by whomever, and the day before; and to whoever calls, of all that was not
-- their own doing.

create function private.demo_facts(booking public.demo_bookings, was timestamptz) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_strip_nulls(jsonb_build_object('name', l.name, 'business', l.business, 'phone', l.phone,
      'message', l.message, 'reference', coalesce(booking.reference, l.reference), 'was', was,
      'timeZone', coalesce(booking.visitor_time_zone, l.visitor_time_zone), 'booking', private.mailed_booking(booking)))
    from public.leads as l where l.id = private.lead_root(booking.lead_id);
  $$;

-- What staff do is always told, anything else only to an address that did not get enough mails today.
create function private.queue_demo_mail(mail_kind text, booking public.demo_bookings, was timestamptz) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.mails (kind, occasion, to_email, to_name, data, lead_id)
      select mail_kind, format('%s %s %s', mail_kind, booking.id, booking.version), l.email, l.name,
        private.demo_facts(booking, was), l.id
      from public.leads as l where l.id = private.lead_root(booking.lead_id) and l.email is not null
        and (private.can('leads.write') or not private.is_mailed_enough(l.email))
      on conflict (occasion) do nothing;
  $$;

-- Without the booking's id, by which the sender adds the visitor's link: who calls has their own page for it.
create function private.host_facts(booking public.demo_bookings, was timestamptz) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select facts #- '{booking,id}' || jsonb_build_object('demoId', booking.id)
    from private.demo_facts(booking, was) as facts;
  $$;

-- Takes the place of what this host was to be told of it before. Whose demo is another's now reads who calls
-- instead, and when. Whom a booking makes a lead's owner learns so from this, which says more than that the
-- lead is theirs.
create function private.queue_host_mail(what text, booking public.demo_bookings, was timestamptz) returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from public.mails as m where m.lead_id = private.lead_root(booking.lead_id) and m.kind = 'host-demo'
      and m.state = 'queued' and m.staff_id = booking.host_id and m.data ->> 'demoId' = booking.id::text;
    with told as (
      insert into public.mails (kind, occasion, to_email, to_name, staff_id, data, lead_id)
        select 'host-demo', format('host-demo %s %s %s', booking.id, booking.version, p.user_id),
          p.email, p.display_name, p.user_id, private.host_facts(booking, was) || jsonb_build_object('what', what)
            || jsonb_strip_nulls(jsonb_build_object('by',
              (select display_name from public.staff where user_id = auth.uid()),
              'newBooking', (select private.mailed_booking(b) - 'id' from public.demo_bookings as b
                where b.id = booking.id and what = 'taken-over'))),
          private.lead_root(booking.lead_id)
        from private.people_to_alert('host-demo', 'leads.read') as p
        where p.user_id = booking.host_id and p.user_id is distinct from auth.uid()
        on conflict (occasion) do nothing
        returning staff_id, lead_id
    )
    delete from public.mails as m using told
      where m.kind = 'assigned-lead' and m.lead_id = told.lead_id and m.staff_id = told.staff_id
        and m.state = 'queued' and m.created_at = now();
  $$;

-- What is told of a request was queued before its time was booked, in the same transaction: its confirmation
-- then says the time, and the alert about a new lead that nobody has to answer it first. Who was answered
-- today already had no confirmation queued.
create function private.tell_of_request_booking(booking public.demo_bookings) returns void
  language sql volatile security definer set search_path = ''
  as $$
    update public.mails as m set data = private.confirmation_facts(s) from public.lead_submissions as s
      where s.reference = booking.reference and m.occasion = 'request-received ' || s.reference and m.state = 'queued';
    select private.queue_confirmation(s, true) from public.lead_submissions as s where s.reference = booking.reference;
    update public.mails as m set data = private.lead_facts(l) - 'dueAt' || jsonb_build_object('host', h.display_name)
      from public.leads as l, public.staff as h
      where l.id = private.lead_root(booking.lead_id) and h.user_id = booking.host_id
        and m.lead_id = l.id and m.kind = 'new-lead' and m.state = 'queued';
  $$;

create function private.tell_of_new_booking() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.reference is null then
    perform private.queue_demo_mail('demo-booked', new, null);
  else
    perform private.tell_of_request_booking(new);
  end if;
  perform private.queue_host_mail('booked', new, null);
  return null;
end;
$$;

-- Somebody else calls at the same time. What no sender has taken yet names them then; otherwise a mail does, for
-- a mail service that has the earlier words refuses others.
create function private.tell_of_new_host(booking public.demo_bookings) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.mails as m set data = jsonb_set(m.data, '{booking}', private.mailed_booking(booking))
    where (m.lead_id = private.lead_root(booking.lead_id) or m.occasion = 'request-received ' || booking.reference)
      and m.state = 'queued' and m.taken_at is null and m.data -> 'booking' ->> 'id' = booking.id::text;
  if not found then
    perform private.queue_demo_mail('demo-host-changed', booking, null);
  end if;
end;
$$;

-- What was not sent yet of how it was is no longer true: neither an earlier change nor, of a demo that is
-- off, the confirmation of its request. A host who no longer calls is told so. Of what has begun nobody is told.
create function private.tell_of_changed_booking() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  what constant text := case
    when new.status = 'cancelled' and old.status = 'booked' then 'cancelled'
    when new.status = 'booked' and old.status = 'cancelled' then 'booked'
    when new.status = 'booked' and new.starts_at <> old.starts_at then 'moved' end;
  was constant timestamptz := case what when 'moved' then old.starts_at end;
  left_host public.demo_bookings := old;
begin
  if greatest(old.starts_at, new.starts_at) <= now() then
    return null;
  end if;
  if what is not null then
    delete from public.mails as m where m.lead_id = private.lead_root(new.lead_id) and m.state = 'queued'
      and m.kind like 'demo-%' and m.data -> 'booking' ->> 'id' = new.id::text;
    if what = 'cancelled' then
      delete from public.mails as m where m.occasion = 'request-received ' || new.reference and m.state = 'queued';
    else
      update public.mails as m set data = private.confirmation_facts(s) from public.lead_submissions as s
        where s.reference = new.reference and m.occasion = 'request-received ' || s.reference and m.state = 'queued';
    end if;
    perform private.queue_demo_mail('demo-' || what, new, was);
  end if;
  if new.host_id <> old.host_id and old.status = 'booked' then
    left_host.version := new.version;
    perform private.queue_host_mail(case new.status when 'booked' then 'taken-over' else 'cancelled' end, left_host, null);
    perform private.queue_host_mail('booked', new, null) where new.status = 'booked';
    perform private.tell_of_new_host(new) where what is null and new.status = 'booked';
  elsif what is not null then
    perform private.queue_host_mail(what, new, was);
  end if;
  return null;
end;
$$;

create trigger tell_of_new_booking after insert on public.demo_bookings
  for each row when (new.status = 'booked' and not new.is_sample) execute function private.tell_of_new_booking();
create trigger tell_of_changed_booking after update on public.demo_bookings
  for each row when (not new.is_sample) execute function private.tell_of_changed_booking();

-- The day before. Who was told of the time within that day needs no reminder of it.
create function private.queue_demo_reminders() returns void
  language sql volatile security definer set search_path = ''
  as $$
    select private.queue_demo_mail('demo-reminder', b, null) from public.demo_bookings as b
    where b.status = 'booked' and not b.is_sample and b.starts_at between now() + interval '2 hours' and now() + interval '24 hours'
      and b.updated_at < b.starts_at - interval '24 hours'
      and exists (select from public.leads as l where l.id = private.lead_root(b.lead_id)
        and l.archived_at is null and l.stage <> 'lost')
      and not exists (select from public.mails as m
        where m.occasion = format('demo-reminder %s %s', b.id, b.version));
  $$;

revoke all on function
  private.demo_facts(public.demo_bookings, timestamptz),
  private.queue_demo_mail(text, public.demo_bookings, timestamptz),
  private.host_facts(public.demo_bookings, timestamptz),
  private.queue_host_mail(text, public.demo_bookings, timestamptz),
  private.tell_of_request_booking(public.demo_bookings),
  private.tell_of_new_booking(),
  private.tell_of_new_host(public.demo_bookings),
  private.tell_of_changed_booking(),
  private.queue_demo_reminders()
  from public;
