-- Making a client of a lead and merging two leads: each in one transaction, all or nothing, and
-- each can be taken back as long as nobody built on it. The history remembers what was moved.

create function private.lead_for_change(lead_id uuid, expected_version integer) returns public.leads
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

-- The domain of a typed web address, without "www."; null when it is none.
create function private.domain_of(website text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when host ~ '^[a-z0-9.-]+\.[a-z]{2,}$' and length(host) <= 253 then host end
    from (select regexp_replace(substring(lower(btrim(website)) from '^(?:https?://)?([^/:?#]+)'), '^www\.', '') as host) as parts;
  $$;

-- What is to be done next for a lead: its step and, where that is another, the demo that is booked.
create function private.steps_of(lead public.leads) returns table (title text, due_on date)
  language sql stable set search_path = ''
  as $$
    select lead.next_step, coalesce(lead.next_step_on, private.office_day(now()))
      where lead.next_step is not null
    union
    select private.demo_step(lead.slot_starts_at), private.office_day(lead.slot_starts_at)
      where lead.slot_starts_at >= now()
        and private.demo_step(lead.slot_starts_at) is distinct from lead.next_step;
  $$;

create function private.add_step_tasks(lead public.leads, client uuid, assignee uuid) returns uuid[]
  language sql volatile set search_path = ''
  as $$
    with added as (
      insert into public.tasks (title, client_id, lead_id, assignee_id, due_on, type, is_sample)
        select title, client, lead.id, assignee, due_on, 'Call', lead.is_sample
        from private.steps_of(lead) returning id
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

-- Makes a client of a lead: the business, its contact, its notes and tasks, what it asked for and
-- its next step as a task. Called again, it answers with the same client.
create function public.convert_lead(lead_id uuid, version integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  lead public.leads;
  client uuid;
  keeper uuid;
  request_note uuid;
  step_tasks uuid[];
  moved_notes uuid[];
  moved_tasks uuid[];
begin
  -- Asked twice at once, the second waits here for the first and then sees its client.
  perform 1 from public.leads as l
    where l.id = convert_lead.lead_id and private.can('leads.write') for update;
  select l.client_id into client from public.leads as l
    where l.id = convert_lead.lead_id and l.stage = 'won' and private.can('leads.write');
  if client is not null then
    return jsonb_build_object('clientId', client, 'isNew', false);
  end if;
  lead := private.lead_for_change(lead_id, version);
  if lead.archived_at is not null then
    raise exception 'Bring this lead back first.' using errcode = '22023', hint = 'archived';
  end if;
  client := gen_random_uuid();
  keeper := coalesce(lead.owner_id, auth.uid());

  insert into public.clients (id, business, trade, town, region, plan, monthly_price_cents, owner_id, is_sample)
    -- The forms ask for town and state in one line; a client has them apart.
    values (client, coalesce(nullif(btrim(lead.business), ''), lead.name), lead.trade,
      regexp_replace(lead.town, ',\s*' || coalesce(lead.region, '[A-Z]{2}') || '\s*$', ''),
      lead.region, lead.plan, lead.value_cents, keeper, lead.is_sample);
  insert into public.client_contacts (client_id, name, email, phone, is_primary, is_sample)
    values (client, lead.name, lead.email, lead.phone, true, lead.is_sample);

  update public.leads as l set stage = 'won', lost_reason = null, client_id = client where l.id = lead.id;
  with moved as (
    update public.crm_notes as n set client_id = client where n.lead_id = lead.id returning n.id
  ) select array_agg(id) into moved_notes from moved;
  with moved as (
    update public.tasks as k set client_id = client where k.lead_id = lead.id returning k.id
  ) select array_agg(id) into moved_tasks from moved;

  request_note := private.add_request_note(lead, client);
  step_tasks := private.add_step_tasks(lead, client, keeper);

  perform private.write_lead_event(lead, 'converted', client,
    jsonb_build_object('stage', lead.stage, 'lost_reason', lead.lost_reason, 'stage_changed_at', lead.stage_changed_at),
    jsonb_build_object('client_id', client, 'notes', moved_notes, 'tasks', moved_tasks,
      'request_note', request_note, 'step_tasks', step_tasks));
  return jsonb_build_object('clientId', client, 'isNew', true);
end;
$$;

-- Takes a conversion back, while nobody has worked on the client. What was carried returns.
create function public.undo_convert_lead(lead_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  lead public.leads;
  done public.crm_events;
begin
  select * into lead from public.leads as l where l.id = undo_convert_lead.lead_id;
  lead := private.lead_for_change(lead_id, lead.version);
  select * into done from public.crm_events as e
    where e.record_id = lead.id and e.action = 'converted' order by e.id desc limit 1;
  if lead.client_id is null or not found then
    return;
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
  update public.leads as l set client_id = null, stage = coalesce(done.before ->> 'stage', 'proposal'),
      lost_reason = done.before ->> 'lost_reason'
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
end;
$$;

-- Whether the next thing to do is the demo they booked, as nobody has planned otherwise since.
create function private.awaits_demo(lead public.leads) returns boolean
  language sql stable set search_path = ''
  as $$
    select coalesce(lead.slot_starts_at >= now() and lead.next_step = private.demo_step(lead.slot_starts_at), false);
  $$;

-- `kept` as it is with what `other` adds: empty fields are filled, and a demo that is booked stays
-- the next step, the first of two.
create function private.merged_lead(kept public.leads, other public.leads) returns public.leads
  language plpgsql stable set search_path = ''
as $$
declare
  merged public.leads := kept;
begin
  merged.business := coalesce(kept.business, other.business);
  merged.email := coalesce(kept.email, other.email);
  merged.phone := coalesce(kept.phone, other.phone);
  merged.trade := coalesce(kept.trade, other.trade);
  merged.town := coalesce(kept.town, other.town);
  merged.region := coalesce(kept.region, other.region);
  merged.website := coalesce(kept.website, other.website);
  merged.has_consent := kept.has_consent or other.has_consent;
  merged.owner_id := coalesce(kept.owner_id, other.owner_id);
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
  return merged;
end;
$$;

create function private.store_merged(lead public.leads) returns void
  language sql volatile set search_path = ''
  as $$
    update public.leads as l set business = lead.business, email = lead.email, phone = lead.phone,
      trade = lead.trade, town = lead.town, region = lead.region, website = lead.website,
      has_consent = lead.has_consent, owner_id = lead.owner_id, first_responded_at = lead.first_responded_at,
      slot_starts_at = lead.slot_starts_at, visitor_time_zone = lead.visitor_time_zone,
      next_step = lead.next_step, next_step_on = lead.next_step_on
    where l.id = lead.id;
  $$;

-- What the merged lead does not say of the two, a line each; null when it says everything. What a
-- form said is read in its submission.
create function private.merge_differences(kept public.leads, other public.leads, merged public.leads)
  returns text language sql immutable set search_path = ''
  as $$
    select string_agg(label || ': ' || value, E'\n' order by nth)
    from (values
      (1, 'Name', other.name, merged.name), (2, 'Business', other.business, merged.business),
      (3, 'E-mail', other.email, merged.email), (4, 'Phone', other.phone, merged.phone),
      (5, 'Town', other.town, merged.town), (6, 'Website', other.website, merged.website),
      (7, 'Next step', other.next_step, merged.next_step),
      (8, 'Next step so far', kept.next_step, merged.next_step),
      (9, 'Lost because', other.lost_reason, null),
      (10, 'Message', case when other.form in ('manual', 'import') then other.message end, null)
    ) as fields (nth, label, value, stays)
    where btrim(value) <> '' and value is distinct from stays;
  $$;

-- Merges `other` into `kept`: notes and tasks move, empty fields are filled, and whatever of the
-- other differs is written down as a note, so nothing is lost. What forms said stays with the lead
-- it was said in, and is read in both.
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
  -- Always in the same order, so that two merges cannot wait for each other.
  perform 1 from public.leads where id in (kept_id, other_id) order by id for update;
  kept := private.lead_for_change(kept_id, kept_version);
  other := private.lead_for_change(other_id, other_version);
  if kept.archived_at is not null or other.archived_at is not null then
    raise exception 'Bring both leads back first.' using errcode = '22023', hint = 'archived';
  end if;
  if other.client_id is not null then
    raise exception 'Keep the lead that is a client already.' using errcode = '22023', hint = 'already-client';
  end if;
  if kept.is_sample <> other.is_sample then
    raise exception 'A sample is merged with samples only.' using errcode = '22023', hint = 'invalid';
  end if;
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
  return (select private.lead_json(l) from public.leads as l where l.id = kept.id);
end;
$$;

-- Takes a merge back: what moved returns, and a field that the merge filled is as it was before
-- unless somebody changed it since.
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
  other := private.lead_for_change(other_id, other.version);
  select * into done from public.crm_events as e
    where e.record_id = other.merged_into_id and e.action = 'merged' and e.after ->> 'other_id' = other.id::text
    order by e.id desc limit 1;
  if other.merged_into_id is null or not found then
    return;
  end if;
  was := jsonb_populate_record(null::public.leads, done.before);
  filled := jsonb_populate_record(was, coalesce(nullif(done.after -> 'filled', 'null'), '{}'));
  -- By now they may be with a lead that the kept one was merged into.
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

-- A message and, with it, a change of the ticket's status: both or neither.
create function public.add_ticket_message(id uuid, ticket_id uuid, kind text, body text,
    author_name text default null, status text default null, version integer default null) returns jsonb
  language plpgsql volatile set search_path = ''
as $$
begin
  if status is not null then
    update public.tickets as t set status = add_ticket_message.status, version = add_ticket_message.version
      where t.id = add_ticket_message.ticket_id;
    if not found then
      raise exception 'You may not change this ticket.' using errcode = '42501', hint = 'forbidden';
    end if;
  end if;
  insert into public.ticket_messages (id, ticket_id, kind, author_name, body)
    values (add_ticket_message.id, add_ticket_message.ticket_id, add_ticket_message.kind,
      coalesce(nullif(btrim(author_name), ''), 'Client'), add_ticket_message.body);
  return public.ticket_detail(ticket_id);
end;
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array['convert_lead(uuid, integer)', 'undo_convert_lead(uuid)',
      'merge_leads(uuid, integer, uuid, integer)', 'undo_merge_leads(uuid)',
      'add_ticket_message(uuid, uuid, text, text, text, text, integer)'] loop
    execute format('revoke all on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to authenticated', signature);
  end loop;
  foreach signature in array array['lead_for_change(uuid, integer)',
      'write_lead_event(public.leads, text, uuid, jsonb, jsonb)', 'domain_of(text)',
      'steps_of(public.leads)', 'add_step_tasks(public.leads, uuid, uuid)', 'add_request_note(public.leads, uuid)',
      'awaits_demo(public.leads)', 'merged_lead(public.leads, public.leads)', 'store_merged(public.leads)',
      'merge_differences(public.leads, public.leads, public.leads)'] loop
    execute format('revoke all on function private.%s from public', signature);
  end loop;
end;
$$;
