-- Making a client of a lead and merging two leads: each in one transaction, all or nothing, and
-- each can be taken back as long as nobody built on it. The history remembers what was moved.

create function private.lead_for_change(lead_id uuid, expected_version integer) returns public.leads
  language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
begin
  if not private.has_staff_role('sales', 'owner') then
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

-- Makes a client of a lead: the business, its contact, its site, its notes and tasks, what it
-- asked for as a note and its next step as a task. Called again, it answers with the same client.
create function public.convert_lead(lead_id uuid, version integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  lead public.leads;
  client uuid := gen_random_uuid();
  keeper uuid;
  site_domain text;
  request_note uuid;
  step_task uuid;
  moved_notes uuid[];
  moved_tasks uuid[];
  today date := (now() at time zone 'America/New_York')::date;
begin
  -- Asked twice at once, the second waits here for the first and then sees its client.
  perform 1 from public.leads as l
    where l.id = convert_lead.lead_id and private.has_staff_role('sales', 'owner') for update;
  select l.client_id into client from public.leads as l
    where l.id = convert_lead.lead_id and l.stage = 'won' and private.has_staff_role('sales', 'owner');
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
    values (client, coalesce(nullif(btrim(lead.business), ''), lead.name), lead.trade, lead.town,
      lead.region, lead.plan, lead.value_cents, keeper, lead.is_sample);
  insert into public.client_contacts (client_id, name, email, phone, is_primary, is_sample)
    values (client, lead.name, lead.email, lead.phone, true, lead.is_sample);
  site_domain := private.domain_of(lead.website);
  if site_domain is not null and not exists (
      select 1 from public.client_sites where domain = site_domain and archived_at is null) then
    insert into public.client_sites (client_id, domain, is_sample) values (client, site_domain, lead.is_sample);
  end if;

  update public.leads as l set stage = 'won', lost_reason = null, client_id = client where l.id = lead.id;
  with moved as (
    update public.crm_notes as n set client_id = client where n.lead_id = lead.id returning n.id
  ) select array_agg(id) into moved_notes from moved;
  with moved as (
    update public.tasks as k set client_id = client where k.lead_id = lead.id returning k.id
  ) select array_agg(id) into moved_tasks from moved;
  if nullif(btrim(lead.message), '') is not null then
    insert into public.crm_notes (client_id, lead_id, body, is_sample)
      values (client, lead.id, 'What they wrote (' || lead.reference || '): ' || lead.message, lead.is_sample)
      returning id into request_note;
  end if;
  if lead.next_step is not null then
    insert into public.tasks (title, client_id, lead_id, assignee_id, due_on, type, is_sample)
      values (lead.next_step, client, lead.id, keeper, coalesce(lead.next_step_on, today), 'Call', lead.is_sample)
      returning id into step_task;
  end if;

  perform private.write_lead_event(lead, 'converted', client, jsonb_build_object('stage', lead.stage, 'lost_reason', lead.lost_reason),
    jsonb_build_object('client_id', client, 'notes', moved_notes, 'tasks', moved_tasks,
      'request_note', request_note, 'step_task', step_task));
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
  update public.crm_notes as n set client_id = null
    where n.client_id = lead.client_id and coalesce(done.after -> 'notes', '[]') ? n.id::text;
  update public.tasks as k set client_id = null
    where k.client_id = lead.client_id and coalesce(done.after -> 'tasks', '[]') ? k.id::text;
  update public.crm_notes as n set archived_at = now() where n.id = (done.after ->> 'request_note')::uuid;
  update public.tasks as k set archived_at = now() where k.id = (done.after ->> 'step_task')::uuid;
  update public.client_sites as s set archived_at = now() where s.client_id = lead.client_id;
  update public.client_contacts as p set archived_at = now() where p.client_id = lead.client_id;
  update public.clients as c set archived_at = now() where c.id = lead.client_id;
  perform private.write_lead_event(lead, 'conversion-undone', lead.client_id, null, null);
end;
$$;

-- Merges `other` into `kept`: notes, tasks and requests move, empty fields are filled, and
-- whatever of the other differs is written down as a note, so nothing is lost.
create function public.merge_leads(kept_id uuid, kept_version integer, other_id uuid, other_version integer)
  returns jsonb language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept public.leads;
  other public.leads;
  moved_notes uuid[];
  moved_tasks uuid[];
  moved_submissions bigint[];
  differences text;
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

  with moved as (
    update public.crm_notes as n set lead_id = kept.id, client_id = kept.client_id
      where n.lead_id = other.id returning n.id
  ) select array_agg(id) into moved_notes from moved;
  with moved as (
    update public.tasks as k set lead_id = kept.id, client_id = kept.client_id
      where k.lead_id = other.id returning k.id
  ) select array_agg(id) into moved_tasks from moved;
  with moved as (
    update public.lead_submissions as s set lead_id = kept.id where s.lead_id = other.id returning s.id
  ) select array_agg(id) into moved_submissions from moved;

  select string_agg(label || ': ' || value, E'\n' order by nth) into differences
  from (values
    (1, 'Name', other.name, kept.name), (2, 'Business', other.business, coalesce(kept.business, other.business)),
    (3, 'E-mail', other.email, coalesce(kept.email, other.email)),
    (4, 'Phone', other.phone, coalesce(kept.phone, other.phone)),
    (5, 'Town', other.town, coalesce(kept.town, other.town)),
    (6, 'Website', other.website, coalesce(kept.website, other.website)),
    (7, 'Next step', other.next_step, coalesce(kept.next_step, other.next_step)),
    (8, 'Lost because', other.lost_reason, null),
    (9, 'Message', other.message, null)
  ) as fields (nth, label, value, stays)
  where btrim(value) <> '' and value is distinct from stays;
  insert into public.crm_notes (lead_id, client_id, body, is_sample)
    values (kept.id, kept.client_id, 'Merged with ' || other.reference || coalesce(E'\n' || differences, ''), kept.is_sample)
    returning id into difference_note;

  update public.leads set archived_at = now(), merged_into_id = kept.id where id = other.id;
  update public.leads set
    business = coalesce(business, other.business), email = coalesce(email, other.email),
    phone = coalesce(phone, other.phone), trade = coalesce(trade, other.trade),
    town = coalesce(town, other.town), region = coalesce(region, other.region),
    website = coalesce(website, other.website), next_step = coalesce(next_step, other.next_step),
    next_step_on = coalesce(next_step_on, other.next_step_on),
    owner_id = coalesce(owner_id, other.owner_id),
    first_responded_at = least(first_responded_at, other.first_responded_at)
    where id = kept.id;

  perform private.write_lead_event(kept, 'merged', kept.client_id, to_jsonb(kept) - 'search', jsonb_build_object(
    'other_id', other.id, 'reference', other.reference, 'notes', moved_notes, 'tasks', moved_tasks,
    'submissions', moved_submissions, 'difference_note', difference_note));
  return (select private.lead_json(l) from public.leads as l where l.id = kept.id);
end;
$$;

-- Takes a merge back: what moved returns, and a field that the merge filled is empty again unless
-- somebody changed it since.
create function public.undo_merge_leads(other_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  other public.leads;
  done public.crm_events;
  was public.leads;
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
  update public.crm_notes set lead_id = other.id, client_id = null
    where lead_id = was.id and coalesce(done.after -> 'notes', '[]') ? id::text;
  update public.tasks set lead_id = other.id, client_id = null
    where lead_id = was.id and coalesce(done.after -> 'tasks', '[]') ? id::text;
  update public.lead_submissions set lead_id = other.id
    where lead_id = was.id and coalesce(done.after -> 'submissions', '[]') @> to_jsonb(id);
  update public.crm_notes set archived_at = now() where id = (done.after ->> 'difference_note')::uuid;
  update public.leads as l set
    business = case when l.business = other.business then was.business else l.business end,
    email = case when l.email = other.email then was.email else l.email end,
    phone = case when l.phone = other.phone then was.phone else l.phone end,
    trade = case when l.trade = other.trade then was.trade else l.trade end,
    town = case when l.town = other.town then was.town else l.town end,
    region = case when l.region = other.region then was.region else l.region end,
    website = case when l.website = other.website then was.website else l.website end,
    next_step = case when l.next_step = other.next_step then was.next_step else l.next_step end,
    next_step_on = case when l.next_step_on = other.next_step_on then was.next_step_on else l.next_step_on end,
    owner_id = case when l.owner_id = other.owner_id then was.owner_id else l.owner_id end
    where l.id = was.id;
  update public.leads set archived_at = null, merged_into_id = null where id = other.id;
  perform private.write_lead_event(other, 'merge-undone', null, null, jsonb_build_object('kept_id', was.id));
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
      'write_lead_event(public.leads, text, uuid, jsonb, jsonb)', 'domain_of(text)'] loop
    execute format('revoke all on function private.%s from public', signature);
  end loop;
end;
$$;
