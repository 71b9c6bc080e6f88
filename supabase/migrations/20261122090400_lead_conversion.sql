-- Making a client of a lead: in one transaction, all or nothing, and it can be taken back as long as
-- nobody built on it. The history remembers what was moved.

-- The lead, locked, if the caller may change it and has seen its latest version.
create function private.lock_lead(lead_id uuid, expected_version integer) returns public.leads
  language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
begin
  if not private.can('leads.write') then
    raise exception 'Only sales and owners change leads.' using errcode = '42501', hint = 'forbidden';
  end if;
  select * into lead from public.leads where id = lead_id for update;
  if not found then
    raise exception 'This lead does not exist.' using errcode = 'PT404', hint = 'missing';
  end if;
  if lead.version is distinct from expected_version then
    raise exception 'Somebody else changed this in the meantime.'
      using errcode = 'PT409', hint = 'conflict', detail = lead.version::text;
  end if;
  return lead;
end;
$$;

create function private.write_lead_event(lead public.leads, action text, client uuid, before jsonb, after jsonb)
  returns void language sql security definer set search_path = ''
  as $$
    insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id, lead_id, before, after)
    values (auth.uid(), (select display_name from public.staff where user_id = auth.uid()),
      'leads', lead.id, action, client, lead.id, before, after);
  $$;

-- What is to be done next for a lead, as a task. A booked demo becomes none: it stands under Today and in its
-- host's calendar as it is, and a task would stay when it is moved or cancelled.
create function private.add_step_tasks(lead public.leads, client uuid, assignee uuid) returns uuid[]
  language sql volatile set search_path = ''
  as $$
    with added as (
      insert into public.tasks (title, client_id, lead_id, assignee_id, due_on, type, is_sample)
        select lead.next_step, client, lead.id, assignee, coalesce(lead.next_step_on, private.office_day(now())),
          'Call', lead.is_sample
        where lead.next_step is distinct from private.demo_step(lead.slot_starts_at) and lead.next_step is not null
        returning id
    ) select array_agg(id) from added;
  $$;

-- What the client's page would not tell otherwise: the words somebody noted by hand, and the address
-- of the website they have. It is theirs, so no site of ours is made of it.
create function private.add_request_note(lead public.leads, client uuid) returns uuid
  language sql volatile set search_path = ''
  as $$
    insert into public.crm_notes (client_id, lead_id, body, is_sample)
      select client, lead.id, body, lead.is_sample
      from (select concat_ws(E'\n',
        case when lead.form in ('manual', 'import') then 'What they wrote (' || lead.reference || '): ' || nullif(btrim(lead.message), '') end,
        'Their website so far: ' || nullif(btrim(lead.website), ''))) as said (body)
      where body <> ''
      returning id;
  $$;

-- Makes a client of a lead: the business, its contact, its notes and tasks, what it asked for and its next step
-- as a task. `demo` is "keep" or "cancel", `step` is "task" or "drop". Called again, it answers with the same client.
create function public.convert_lead(lead_id uuid, version integer, demo text default 'keep', step text default 'task')
  returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  lead public.leads;
  won public.leads;
  client uuid;
  owner uuid;
  request_note uuid;
  step_tasks uuid[];
  moved_notes uuid[];
  moved_tasks uuid[];
  cancelled_demos uuid[];
begin
  -- Asked twice at once, the second waits here for the first and then sees its client.
  perform 1 from public.leads as l
    where l.id = convert_lead.lead_id and private.can('leads.write') for update;
  select * into won from public.leads as l
    where l.id = convert_lead.lead_id and l.stage = 'won' and private.can('leads.write');
  if won.client_id is not null then
    return jsonb_build_object('client_id', won.client_id, 'is_new', false, 'version', won.version);
  end if;
  lead := private.lock_lead(lead_id, version);
  if lead.archived_at is not null then
    raise exception 'Bring this lead back first.' using errcode = '22023', hint = 'archived';
  end if;
  client := gen_random_uuid();
  owner := coalesce(lead.owner_id, auth.uid());

  insert into public.clients (id, business, trade, town, region, plan, monthly_price_cents, mailing, owner_id, is_sample)
    -- The forms ask for town and state in one line; a client has them apart.
    values (client, coalesce(nullif(btrim(lead.business), ''), lead.name), lead.trade,
      regexp_replace(lead.town, ',\s*' || coalesce(lead.region, '[A-Z]{2}') || '\s*$', ''),
      lead.region, lead.plan, lead.value_cents, lead.mailing, owner, lead.is_sample);
  insert into public.client_contacts (client_id, name, email, phone, is_primary, is_sample)
    values (client, lead.name, lead.email, lead.phone, true, lead.is_sample);

  if demo = 'cancel' then
    with off as (
      update public.demo_bookings as b set status = 'cancelled'
        where b.id in (select d.id from private.demos_to_come(lead.id) as d) returning b.id
    ) select array_agg(id) into cancelled_demos from off;
  end if;
  -- A step that is dropped, or that of a demo which is off, is none.
  update public.leads as l set stage = 'won', lost_reason = null, client_id = client,
      next_step = case when not is_over then lead.next_step end,
      next_step_on = case when not is_over then lead.next_step_on end
    from (select case when lead.next_step = private.demo_step(lead.slot_starts_at) then cancelled_demos is not null
      else step = 'drop' and lead.next_step is not null end is true as is_over) as decided
    where l.id = lead.id;
  select * into won from public.leads as l where l.id = lead.id;
  with moved as (
    update public.crm_notes as n set client_id = client where n.lead_id = lead.id returning n.id
  ) select array_agg(id) into moved_notes from moved;
  with moved as (
    update public.tasks as k set client_id = client where k.lead_id = lead.id returning k.id
  ) select array_agg(id) into moved_tasks from moved;

  request_note := private.add_request_note(lead, client);
  if won.next_step is not null then
    step_tasks := private.add_step_tasks(lead, client, owner);
  end if;

  perform private.write_lead_event(lead, 'converted', client,
    jsonb_build_object('stage', lead.stage, 'lost_reason', lead.lost_reason, 'stage_changed_at', lead.stage_changed_at,
      'next_step', lead.next_step, 'next_step_on', lead.next_step_on),
    jsonb_build_object('client_id', client, 'notes', moved_notes, 'tasks', moved_tasks,
      'request_note', request_note, 'step_tasks', step_tasks, 'cancelled_demos', cancelled_demos));
  return jsonb_build_object('client_id', client, 'is_new', true, 'version', won.version);
end;
$$;

-- Takes a conversion back, while nobody has worked on the client. What was carried returns, and so does a demo
-- that was cancelled with it. False where its time is somebody else's or over by now: then it stays cancelled.
create function public.undo_convert_lead(lead_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  lead public.leads;
  done public.crm_events;
  is_demo_back boolean := true;
  was_stage text;
begin
  select * into lead from public.leads as l where l.id = undo_convert_lead.lead_id;
  lead := private.lock_lead(lead_id, lead.version);
  select * into done from public.crm_events as e
    where e.record_id = lead.id and e.action = 'converted' order by e.id desc limit 1;
  if lead.client_id is null or not found then
    return true;
  end if;
  if exists (select 1 from public.clients as c where c.id = lead.client_id and c.version > 1)
      or exists (select 1 from public.tickets as t where t.client_id = lead.client_id)
      or exists (select 1 from public.crm_notes as n where n.client_id = lead.client_id
        and n.id is distinct from (done.after ->> 'request_note')::uuid
        and not coalesce(done.after -> 'notes', '[]') ? n.id::text)
      or exists (select 1 from public.crm_events as e where e.client_id = lead.client_id and e.id > done.id
        and e.entity in ('tasks', 'client_contacts', 'client_addresses', 'client_sites')) then
    raise exception 'Somebody has worked on this client already, so it stays.'
      using errcode = '22023', hint = 'built-on';
  end if;
  begin
    update public.demo_bookings as b set status = 'booked'
      where coalesce(done.after -> 'cancelled_demos', '[]') ? b.id::text and b.status = 'cancelled' and b.starts_at > now();
  exception when exclusion_violation then
    is_demo_back := false;
  end;
  is_demo_back := is_demo_back and not exists (select from public.demo_bookings as b
    where coalesce(done.after -> 'cancelled_demos', '[]') ? b.id::text and b.status = 'cancelled');
  was_stage := coalesce(done.before ->> 'stage', 'proposal');
  update public.leads as l set client_id = null, lost_reason = done.before ->> 'lost_reason',
      stage = case when was_stage = 'demo-booked' and not is_demo_back then 'contacted' else was_stage end,
      next_step = case when is_demo_back then coalesce(done.before ->> 'next_step', l.next_step)
        else 'Agree on another time for the demo' end,
      next_step_on = case when is_demo_back then coalesce((done.before ->> 'next_step_on')::date, l.next_step_on)
        else private.office_day(now()) end
    where l.id = lead.id;
  update public.leads as l set stage_changed_at = (done.before ->> 'stage_changed_at')::timestamptz
    where l.id = lead.id;
  update public.crm_notes as n set client_id = null
    where n.client_id = lead.client_id and coalesce(done.after -> 'notes', '[]') ? n.id::text;
  update public.tasks as k set client_id = null
    where k.client_id = lead.client_id and coalesce(done.after -> 'tasks', '[]') ? k.id::text;
  update public.crm_notes as n set archived_at = now() where n.id = (done.after ->> 'request_note')::uuid;
  update public.tasks as k set archived_at = now() where coalesce(done.after -> 'step_tasks', '[]') ? k.id::text;
  update public.client_contacts as p set archived_at = now() where p.client_id = lead.client_id;
  update public.clients as c set archived_at = now() where c.id = lead.client_id;
  perform private.follow_submissions(lead.id);
  perform private.write_lead_event(lead, 'conversion-undone', lead.client_id, null, null);
  return is_demo_back;
end;
$$;

revoke all on all functions in schema private from public;

revoke all on function
  public.convert_lead,
  public.undo_convert_lead,
  public.convert_lead(uuid, integer, text, text),
  public.undo_convert_lead(uuid)
  from public, anon, authenticated;
grant execute on function
  public.convert_lead,
  public.undo_convert_lead,
  public.convert_lead(uuid, integer, text, text),
  public.undo_convert_lead(uuid)
  to authenticated;
