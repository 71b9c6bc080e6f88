-- Each colleague's own calendar of demos and due tasks, at an address that only they know. Whoever knows it
-- reads it without signing in, as calendar programs do; a new one makes the old one nothing.

create table private.calendar_feeds (
  staff_id uuid primary key references public.staff (user_id) on delete cascade,
  -- 64 hexadecimal digits.
  key text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now()
);
alter table private.calendar_feeds enable row level security;
revoke all on private.calendar_feeds from public, anon, authenticated;

-- The caller's key; made when it is first asked for. `renew` gives another in its place.
create function public.my_calendar_key(renew boolean default false) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  own text;
begin
  if not private.can('staff.read') then
    raise exception 'Only staff have a calendar.' using errcode = '42501', hint = 'forbidden';
  end if;
  if renew then
    delete from private.calendar_feeds as f where f.staff_id = auth.uid();
  end if;
  insert into private.calendar_feeds (staff_id) values (auth.uid()) on conflict do nothing;
  select f.key into own from private.calendar_feeds as f where f.staff_id = auth.uid();
  return own;
end;
$$;

-- For the server that makes the calendar of it: demos from four weeks ago on and open tasks. Null for a
-- key that is none, or of somebody who left.
create function public.calendar_of_key(key text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('name', s.display_name,
      'demos', coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'version', b.version, 'status', b.status,
          'starts_at', b.starts_at, 'ends_at', b.ends_at, 'lead_id', l.id, 'name', l.name,
          'business', l.business, 'phone', l.phone, 'message', l.message) order by b.starts_at)
        from public.demo_bookings as b join public.leads as l on l.id = private.lead_root(b.lead_id)
        where b.host_id = s.user_id and b.status <> 'cancelled' and b.starts_at > now() - interval '28 days'
          and 'leads.read' = any (r.rights)), '[]'),
      'tasks', coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'version', k.version, 'title', k.title,
          'due_on', k.due_on, 'lead_id', k.lead_id, 'client_id', k.client_id,
          'about', coalesce(c.business, l.business, l.name)) order by k.due_on, k.id)
        from public.tasks as k
        left join public.clients as c on c.id = k.client_id
        left join public.leads as l on l.id = k.lead_id
        where k.assignee_id = s.user_id and k.status <> 'completed' and k.archived_at is null
          and case when k.lead_id is null then 'clients.read' else 'leads.read' end = any (r.rights)), '[]'))
    from private.calendar_feeds as f
    join public.staff as s on s.user_id = f.staff_id and s.removed_at is null
    join private.roles as r on r.name = s.role
    where f.key = calendar_of_key.key;
  $$;

revoke all on function public.my_calendar_key(boolean), public.calendar_of_key(text)
  from public, anon, authenticated;
grant execute on function public.my_calendar_key(boolean) to authenticated;
grant execute on function public.calendar_of_key(text) to service_role;
