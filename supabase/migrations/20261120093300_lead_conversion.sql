-- How a lead becomes a client, and how two leads become one.

-- Conversion --------------------------------------------------------------------------------------

-- A lead is converted in one transaction, and this can be undone until somebody has worked on the client. The
-- history stores what was moved.

-- The locked lead, if the caller may change it and has seen its latest version.
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

-- Adds the next step of a lead as a task. A booked demo becomes none, because Today and the host's calendar
-- show it, and a task would stay when it is moved or cancelled.
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

-- Adds a note of the texts that the client's page would not show otherwise: words that somebody entered by
-- hand, and the address of their own website.
create function private.add_request_note(lead public.leads, client uuid) returns uuid
  language sql volatile set search_path = ''
  as $$
    insert into public.crm_notes (client_id, lead_id, body, is_sample)
      select client, lead.id, body, lead.is_sample
      from (select concat_ws(E'\n',
        case when lead.form in ('manual', 'import') then 'What they wrote (' || lead.reference || '): ' || nullif(btrim(lead.message), '') end,
        'Their website so far: ' || nullif(btrim(lead.website), ''))) as note (body)
      where body <> ''
      returning id;
  $$;

-- Adds the client that a lead becomes, with the lead's person as its contact.
create function private.add_client_of_lead(lead public.leads, owner uuid) returns uuid
  language plpgsql volatile set search_path = ''
as $$
declare
  client constant uuid := gen_random_uuid();
begin
  insert into public.clients (id, business, trade, town, region, plan, monthly_price_cents, mailing, owner_id, is_sample)
    -- The forms ask for town and state in one line; a client has them apart.
    values (client, coalesce(nullif(btrim(lead.business), ''), lead.name), lead.trade,
      regexp_replace(lead.town, ',\s*' || coalesce(lead.region, '[A-Z]{2}') || '\s*$', ''),
      lead.region, lead.plan, lead.value_cents, lead.mailing, owner, lead.is_sample);
  insert into public.client_contacts (client_id, name, email, phone, is_primary, is_sample)
    values (client, lead.name, lead.email, lead.phone, true, lead.is_sample);
  return client;
end;
$$;

-- Makes a client of a lead, with a contact, the lead's notes and tasks, its request and its next step as a
-- task. `demo` is "keep" or "cancel", `step` is "task" or "drop". A repeated call returns the same client.
-- `rule_tasks` is how many tasks the rule for winning added.
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
  rule_tasks uuid[];
  moved_notes uuid[];
  moved_tasks uuid[];
  cancelled_demos uuid[];
begin
  -- A second call at the same time waits here for the first, and then sees its client.
  perform 1 from public.leads as l
    where l.id = convert_lead.lead_id and private.can('leads.write') for update;
  select * into won from public.leads as l
    where l.id = convert_lead.lead_id and l.stage = 'won' and private.can('leads.write');
  if won.client_id is not null then
    return jsonb_build_object('client_id', won.client_id, 'is_new', false, 'version', won.version, 'rule_tasks', 0);
  end if;
  lead := private.lock_lead(lead_id, version);
  if lead.archived_at is not null then
    raise exception 'Bring this lead back first.' using errcode = '22023', hint = 'archived';
  end if;
  owner := coalesce(lead.owner_id, auth.uid());
  client := private.add_client_of_lead(lead, owner);
  if demo = 'cancel' then
    with off as (
      update public.demo_bookings as b set status = 'cancelled'
        where b.id in (select d.id from private.demos_to_come(lead.id) as d) returning b.id
    ) select array_agg(id) into cancelled_demos from off;
  end if;
  -- A dropped step, or that of a cancelled demo, is removed.
  update public.leads as l set stage = 'won', lost_reason = null, client_id = client,
      next_step = case when not is_over then lead.next_step end,
      next_step_on = case when not is_over then lead.next_step_on end
    from (select case when lead.next_step = private.demo_step(lead.slot_starts_at) then cancelled_demos is not null
      else step = 'drop' and lead.next_step is not null end is true as is_over) as decided
    where l.id = lead.id;
  select * into won from public.leads as l where l.id = lead.id;
  with moved as (update public.crm_notes as n set client_id = client where n.lead_id = lead.id returning n.id)
    select array_agg(id) into moved_notes from moved;
  with moved as (update public.tasks as k set client_id = client where k.lead_id = lead.id returning k.id)
    select array_agg(id) into moved_tasks from moved;
  request_note := private.add_request_note(lead, client);
  if won.next_step is not null then
    step_tasks := private.add_step_tasks(lead, client, owner);
  end if;
  -- An undone conversion archives them like the next step.
  rule_tasks := private.add_onboarding_tasks(lead, client, owner);
  step_tasks := step_tasks || rule_tasks;
  perform private.write_lead_event(lead, 'converted', client,
    jsonb_build_object('stage', lead.stage, 'lost_reason', lead.lost_reason, 'stage_changed_at', lead.stage_changed_at,
      'next_step', lead.next_step, 'next_step_on', lead.next_step_on),
    jsonb_build_object('client_id', client, 'notes', moved_notes, 'tasks', moved_tasks,
      'request_note', request_note, 'step_tasks', step_tasks, 'cancelled_demos', cancelled_demos));
  return jsonb_build_object('client_id', client, 'is_new', true, 'version', won.version,
    'rule_tasks', coalesce(cardinality(rule_tasks), 0));
end;
$$;

-- Undoes a conversion if nobody has worked on the client. Moved rows return, and a demo that was cancelled
-- with it is booked again. Returns false where its time is taken or over by now: then it stays cancelled.
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
        and e.rule is null and e.entity in ('tasks', 'client_contacts', 'client_addresses', 'client_sites')) then
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
  perform private.forget_onboarding(lead.client_id);
  return is_demo_back;
end;
$$;

revoke all on all functions in schema private from public;

revoke all on function public.convert_lead, public.undo_convert_lead from public, anon, authenticated;
grant execute on function public.convert_lead, public.undo_convert_lead to authenticated;

-- Merging -----------------------------------------------------------------------------------------

-- Two leads are merged in one transaction, and this can be undone. The history stores what was moved and
-- filled.

-- Whether the next step is the booked demo, and nobody has planned another one since.
create function private.awaits_demo(lead public.leads) returns boolean
  language sql stable set search_path = ''
  as $$
    select coalesce(lead.slot_starts_at >= now() and lead.next_step = private.demo_step(lead.slot_starts_at), false);
  $$;

-- Columns that a merge fills from the other lead where they are empty in the kept one: all that may be empty.
-- The next step has a rule of its own; the lost reason and the message of the other lead are not copied.
create function private.fillable_columns() returns text[]
  language sql stable set search_path = ''
  as $$
    select array(select name from private.record_columns
      join pg_catalog.pg_attribute on attrelid = 'public.leads'::regclass and attname = name
      where list = 'leads' and not attnotnull
        and name <> all (array['next_step', 'next_step_on', 'lost_reason', 'message'])
      order by position);
  $$;

-- `kept` with its empty fields filled from `other`. A booked demo stays the next step, the first of two. A
-- lead with a demo to come has the stage demo-booked, as after booking it.
create function private.merged_lead(kept public.leads, other public.leads) returns public.leads
  language plpgsql stable set search_path = ''
as $$
declare
  merged public.leads := jsonb_populate_record(kept, (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(to_jsonb(other))
    where key = any (private.fillable_columns()) and to_jsonb(kept) -> key = 'null'));
begin
  merged.has_consent := kept.has_consent or other.has_consent;
  merged.first_responded_at := least(kept.first_responded_at, other.first_responded_at);
  if private.awaits_demo(other) and (not private.awaits_demo(kept) or other.slot_starts_at < kept.slot_starts_at)
      or kept.slot_starts_at is null then
    merged.slot_starts_at := other.slot_starts_at;
    merged.visitor_time_zone := coalesce(other.visitor_time_zone, kept.visitor_time_zone);
  end if;
  if private.awaits_demo(other) and merged.slot_starts_at = other.slot_starts_at
      or kept.next_step is null and kept.next_step_on is null then
    merged.next_step := other.next_step;
    merged.next_step_on := other.next_step_on;
  end if;
  if kept.stage in ('new', 'contacted', 'lost') and private.awaits_booking(other.id) then
    merged.stage := 'demo-booked';
    merged.stage_changed_at := now();
    merged.lost_reason := null;
    if kept.stage = 'new' and merged.first_responded_at is null then
      merged.first_response_due_at := null;
    end if;
  end if;
  return merged;
end;
$$;

-- "column = source.column, …" of an update.
create function private.assignments(columns text[], source text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select string_agg(format('%1$I = %2$s.%1$I', name, source), ', ') from unnest(columns) as name; $$;

create function private.store_merged(merged public.leads) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  -- Without this, undoing a merge would give its reason to a lead that somebody has moved out of lost since.
  merged.lost_reason := case merged.stage when 'lost' then merged.lost_reason end;
  execute format('update public.leads as l set %s where l.id = ($1).id', private.assignments(
      private.fillable_columns() || array['has_consent', 'first_response_due_at', 'first_responded_at', 'slot_starts_at',
        'visitor_time_zone', 'next_step', 'next_step_on', 'stage', 'stage_changed_at', 'lost_reason'], '($1)'))
    using merged;
end;
$$;

-- The values of both leads that the merged one does not have, a line each; null when it has all. Submissions
-- and the other lead's history are kept, so they are left out.
create function private.merge_differences(kept public.leads, other public.leads, merged public.leads)
  returns text language sql stable set search_path = ''
  as $$
    select string_agg(label || ': ' || private.value_text(kind, value), E'\n' order by nth)
    from (
      select position as nth, label, kind, to_jsonb(other) ->> name as value,
        case when name not in ('lost_reason', 'message') then to_jsonb(merged) ->> name end as stays
      from private.record_columns
      where list = 'leads' and name <> 'stage' and (name <> 'message' or other.form in ('manual', 'import'))
      union all
      select position + 0.5, 'Next step so far', kind, kept.next_step, merged.next_step
      from private.record_columns where list = 'leads' and name = 'next_step'
    ) as difference
    where btrim(value) <> '' and value is distinct from stays;
  $$;

create function private.check_merge(kept public.leads, other public.leads) returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  if kept.archived_at is not null or other.archived_at is not null then
    raise exception 'Bring both leads back first.' using errcode = '22023', hint = 'archived';
  end if;
  if other.client_id is not null then
    raise exception 'Keep the lead that is a client already.' using errcode = '22023', hint = 'already-client';
  end if;
  if kept.is_sample <> other.is_sample then
    raise exception 'An example is merged with examples only.' using errcode = '22023', hint = 'invalid';
  end if;
end;
$$;

-- Merges `other` into `kept`: notes and tasks move, empty fields are filled, and all other values of `other`
-- are written down as a note, so nothing is lost. Submissions stay with their lead, and are shown in both.
create function public.merge_leads(kept_id uuid, kept_version integer, other_id uuid, other_version integer)
  returns jsonb language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept public.leads;
  other public.leads;
  merged public.leads;
  moved_notes uuid[];
  moved_tasks uuid[];
  step_tasks uuid[];
  difference_note uuid;
begin
  if kept_id = other_id then
    raise exception 'A lead cannot be merged with itself.' using errcode = '22023', hint = 'invalid';
  end if;
  -- They are locked in a fixed order, so that two merges cannot deadlock.
  perform 1 from public.leads where id in (kept_id, other_id) order by id for update;
  kept := private.lock_lead(kept_id, kept_version);
  other := private.lock_lead(other_id, other_version);
  perform private.check_merge(kept, other);
  merged := private.merged_lead(kept, other);

  with moved as (
    update public.crm_notes as n set lead_id = kept.id, client_id = kept.client_id
      where n.lead_id = other.id returning n.id
  ) select array_agg(id) into moved_notes from moved;
  with moved as (
    update public.tasks as k set lead_id = kept.id, client_id = kept.client_id
      where k.lead_id = other.id returning k.id
  ) select array_agg(id) into moved_tasks from moved;
  insert into public.crm_notes (lead_id, client_id, body, is_sample)
    values (kept.id, kept.client_id, concat_ws(E'\n', 'Merged with ' || other.reference,
      private.merge_differences(kept, other, merged)), kept.is_sample)
    returning id into difference_note;
  -- A client's next steps are its tasks.
  if kept.client_id is not null then
    step_tasks := private.add_step_tasks(other, kept.client_id, coalesce(kept.owner_id, auth.uid()));
  end if;

  update public.leads set archived_at = now(), merged_into_id = kept.id where id = other.id;
  perform private.store_merged(merged);
  perform private.follow_submissions(kept.id);
  perform private.write_lead_event(kept, 'merged', kept.client_id, to_jsonb(kept) - 'search', jsonb_build_object(
    'other_id', other.id, 'reference', other.reference, 'notes', moved_notes, 'tasks', moved_tasks,
    'difference_note', difference_note, 'step_tasks', step_tasks,
    'filled', (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(merged) - 'search')
      where to_jsonb(kept) -> key is distinct from value)));
  return (select private.lead_row_json(l) from public.leads as l where l.id = kept.id);
end;
$$;

-- Undoes a merge: moved rows return, and a filled field is emptied unless somebody has changed it since.
create function public.undo_merge_leads(other_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  other public.leads;
  done public.crm_events;
  was public.leads;
  filled public.leads;
  kept public.leads;
begin
  select * into other from public.leads as l where l.id = other_id;
  other := private.lock_lead(other_id, other.version);
  select * into done from public.crm_events as e
    where e.record_id = other.merged_into_id and e.action = 'merged' and e.after ->> 'other_id' = other.id::text
    order by e.id desc limit 1;
  if other.merged_into_id is null or not found then
    return;
  end if;
  was := jsonb_populate_record(null::public.leads, done.before);
  filled := jsonb_populate_record(was, coalesce(nullif(done.after -> 'filled', 'null'), '{}'));
  -- They may have been moved to a lead that the kept one was merged into.
  update public.crm_notes set lead_id = other.id, client_id = null
    where coalesce(done.after -> 'notes', '[]') ? id::text;
  update public.tasks set lead_id = other.id, client_id = null
    where coalesce(done.after -> 'tasks', '[]') ? id::text;
  update public.crm_notes set archived_at = now() where id = (done.after ->> 'difference_note')::uuid;
  update public.tasks set archived_at = now() where coalesce(done.after -> 'step_tasks', '[]') ? id::text;
  update public.leads set archived_at = null, merged_into_id = null where id = other.id;
  select * into kept from public.leads where id = was.id;
  perform private.store_merged(jsonb_populate_record(kept, coalesce((
    select jsonb_object_agg(key, to_jsonb(was) -> key) from jsonb_each(to_jsonb(filled))
    where to_jsonb(was) -> key is distinct from value and to_jsonb(kept) -> key = value), '{}')));
  perform private.follow_submissions(part) from unnest(array[other.id, was.id, private.lead_root(was.id)]) as part;
  perform private.write_lead_event(lead, 'merge-undone', lead.client_id, null, jsonb_build_object('kept_id', was.id))
    from public.leads as lead where lead.id in (other.id, was.id);
end;
$$;

revoke all on all functions in schema private from public;

revoke all on function public.merge_leads, public.undo_merge_leads from public, anon, authenticated;
grant execute on function public.merge_leads, public.undo_merge_leads to authenticated;
