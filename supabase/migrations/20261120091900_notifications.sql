-- Notifications of colleagues: in the bell of the app, by a mail of their own, or in the daily summary.

-- Kinds -------------------------------------------------------------------------------------------

-- The kinds of notifications, and the ways by which colleagues who chose nothing else get them: in the app, by
-- mail, and in the daily summary. Null where there is no such way. One of the rights is required. "assigned" stands for
-- tickets, leads and tasks.
create table private.notification_kinds (
  kind text primary key,
  needed text[] not null,
  app boolean,
  mail boolean,
  summary boolean
);

insert into private.notification_kinds (kind, needed, app, mail, summary) values
  ('new-lead', array['leads.write'], true, true, true),
  ('answer-due', array['leads.write'], true, true, true),
  ('assigned', array['leads.read', 'clients.read'], true, true, true),
  ('mentioned', array['leads.read', 'clients.read'], true, true, true),
  ('client-answered', array['leads.write', 'tickets.write'], true, false, true),
  ('host-demo', array['leads.read'], true, true, true),
  ('sla-warning', array['tickets.write'], true, true, true),
  ('mail-given-up', array['leads.write', 'tickets.write', 'clients.write'], true, true, true),
  ('import-ended', array['leads.write', 'clients.write', 'tickets.write'], true, false, true),
  ('files-arrived', array['notes.write'], true, null, true),
  ('weekly-summary', array['staff.manage'], null, true, null),
  ('suspects-waiting', array['leads.write'], null, true, null);

alter table private.notification_kinds enable row level security;
revoke all on private.notification_kinds from public, anon, authenticated;

-- The choices of colleagues for one kind and way.
create table public.notification_choices (
  owner_id uuid not null default auth.uid() references public.staff (user_id) on delete cascade,
  kind text not null references private.notification_kinds (kind),
  way text not null check (way in ('app', 'mail', 'summary')),
  is_on boolean not null,
  primary key (owner_id, kind, way)
);

create function private.wants_notification(person uuid, of_kind text, by_way text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(
      (select c.is_on from public.notification_choices as c
        where c.owner_id = person and c.kind = of_kind and c.way = by_way),
      (select case by_way when 'app' then k.app when 'mail' then k.mail when 'summary' then k.summary end
        from private.notification_kinds as k where k.kind = of_kind), false);
  $$;

revoke all on function private.wants_notification(uuid, text, text) from public;

alter table public.notification_choices enable row level security;
revoke all on public.notification_choices from public, anon, authenticated;
grant select, insert, update on public.notification_choices to authenticated;
grant all on public.notification_choices to service_role;

create policy "own choices" on public.notification_choices for all to authenticated
  using (owner_id = (select auth.uid()) and (select private.can('staff.read')))
  with check (owner_id = (select auth.uid()) and (select private.can('staff.read')));

-- Notifications -----------------------------------------------------------------------------------

-- It has names and numbers only; src/lib/notifications makes the words when it is shown or mailed.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references public.staff (user_id) on delete cascade,
  kind text not null references private.notification_kinds (kind),
  -- The event: nobody is notified of one twice.
  source text not null,
  -- The right to read what it is about. Whoever loses the right no longer sees it.
  needed text not null check (needed in ('leads.read', 'clients.read')),
  entity text not null check (entity in ('leads', 'clients', 'tickets', 'mails', 'imports')),
  record_id uuid not null,
  facts jsonb not null,
  in_app boolean not null,
  -- A mail of its own says the same, so the daily summary leaves it out.
  by_mail boolean not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  summarized_at timestamptz,
  unique (staff_id, source)
);

create index notifications_list_idx on public.notifications (staff_id, created_at desc, id desc) where in_app;
create index notifications_unread_idx on public.notifications (staff_id) where in_app and read_at is null;
create index notifications_summary_idx on public.notifications (staff_id, created_at)
  where read_at is null and summarized_at is null and not by_mail;
create index notifications_age_idx on public.notifications (created_at);

alter table public.notifications enable row level security;
revoke all on public.notifications from public, anon, authenticated;
grant select, update (read_at) on public.notifications to authenticated;
grant all on public.notifications to service_role;

create policy "read own notifications" on public.notifications for select to authenticated
  using (staff_id = (select auth.uid()) and (needed = 'leads.read' and (select private.can('leads.read'))
    or needed = 'clients.read' and (select private.can('clients.read'))));
create policy "mark own notifications" on public.notifications for update to authenticated
  using (staff_id = (select auth.uid()) and (needed = 'leads.read' and (select private.can('leads.read'))
    or needed = 'clients.read' and (select private.can('clients.read'))));

-- Realtime announces changes of the tables in this publication, which only a hosted project has.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.notifications;
  end if;
end;
$$;

-- The person while they have the right, or else everybody who has it.
create function private.ids_in_charge(person uuid, needed text) returns uuid[]
  language sql stable security definer set search_path = ''
  as $$
    select case when person = any (able) then array[person] else able end
    from (select coalesce(array_agg(s.user_id), '{}') as able
      from public.staff as s join private.roles as r on r.name = s.role
      where s.removed_at is null and needed = any (r.rights)) as colleagues;
  $$;

-- The facts of a notification as a mail has them.
create function private.notification_item(notification public.notifications) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('id', notification.id, 'kind', notification.kind, 'entity', notification.entity,
      'record_id', notification.record_id, 'facts', notification.facts, 'created_at', notification.created_at);
  $$;

-- Notifies these people, except who did it, who may not read the record, and who wants to know by no way. An
-- import is reported to its maker, who may have left long before it ended. `mail` is the kind of mail that says the
-- same: "notification" is queued here, others by triggers of their own; null where there is none.
create function private.notify(of_kind text, people uuid[], source text, needed text, entity text, record_id uuid,
    facts jsonb, mail text default null) returns void
  language sql volatile security definer set search_path = ''
  as $$
    with concerned as (
      select s.user_id, s.display_name, u.email, private.wants_notification(s.user_id, of_kind, 'app') as in_app,
        mail is not null and private.wants_notification(s.user_id, of_kind, 'mail') and btrim(u.email) <> ''
          and not exists (select from public.mail_settings as m where mail = any (m.kinds_off)) as by_mail
      from public.staff as s
      join private.roles as r on r.name = s.role
      join auth.users as u on u.id = s.user_id
      where s.user_id = any (people) and s.removed_at is null and needed = any (r.rights)
        and (s.user_id is distinct from auth.uid() or of_kind = 'import-ended')
    ), stored as (
      insert into public.notifications (staff_id, kind, source, needed, entity, record_id, facts, in_app, by_mail)
        select user_id, of_kind, notify.source, notify.needed, notify.entity, notify.record_id,
          jsonb_strip_nulls(notify.facts || jsonb_build_object('by',
            (select display_name from public.staff where user_id = auth.uid()))), in_app, by_mail
        from concerned where in_app or by_mail or private.wants_notification(user_id, of_kind, 'summary')
        on conflict (staff_id, source) do nothing
        returning *
    )
    insert into public.mails (kind, occasion, to_email, to_name, staff_id, data)
      select mail, 'notification ' || n.id, c.email, c.display_name, c.user_id,
        jsonb_build_object('items', jsonb_build_array(private.notification_item(n)))
      from stored as n join concerned as c on c.user_id = n.staff_id
      where n.by_mail and mail = 'notification'
      on conflict (occasion) do nothing;
  $$;

-- The host of a demo is notified of what they did not do themselves. A request that books a demo makes its host
-- the owner of the lead: these are one event, so the host's notifications of the other two go. Colleagues who are
-- notified of the request learn of the demo from the same notification.
create function private.notify_host(what text, booking public.demo_bookings, was timestamptz) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  lead public.leads := (select l from public.leads as l where l.id = private.lead_root(booking.lead_id));
begin
  perform private.notify('host-demo', array[booking.host_id],
    format('host-demo %s %s %s', what, booking.id, booking.version), 'leads.read', 'leads', lead.id,
    jsonb_build_object('what', what, 'name', coalesce(lead.business, lead.name), 'at', booking.starts_at, 'was', was),
    'host-demo');
  if what = 'booked' then
    delete from public.notifications as n
      where n.staff_id = booking.host_id and n.entity = 'leads' and n.record_id = lead.id
        and n.kind in ('new-lead', 'assigned') and n.created_at = now()
        and exists (select from public.notifications as d where d.staff_id = n.staff_id
          and d.source = format('host-demo %s %s %s', what, booking.id, booking.version));
    update public.notifications as n set facts = n.facts || jsonb_build_object('at', booking.starts_at,
        'host', (select s.display_name from public.staff as s where s.user_id = booking.host_id))
      where n.staff_id <> booking.host_id and n.entity = 'leads' and n.record_id = lead.id
        and n.kind = 'new-lead' and n.created_at = now();
  end if;
end;
$$;

revoke all on function
  private.ids_in_charge(uuid, text),
  private.notification_item(public.notifications),
  private.notify(text, uuid[], text, text, text, uuid, jsonb, text),
  private.notify_host(text, public.demo_bookings, timestamptz)
  from public;
