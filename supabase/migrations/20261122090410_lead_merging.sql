-- Merging two leads: in one transaction, all or nothing, and it can be taken back. The history
-- remembers what was moved and what was filled.

-- Whether the next thing to do is the demo they booked, as nobody has planned otherwise since.
create function private.awaits_demo(lead public.leads) returns boolean
  language sql stable set search_path = ''
  as $$
    select coalesce(lead.slot_starts_at >= now() and lead.next_step = private.demo_step(lead.slot_starts_at), false);
  $$;

-- Columns that a merge fills from the other lead where the kept one says nothing: all that may be
-- empty. The next step has a rule of its own, and what the other lead was lost for or said stays its.
create function private.fillable_columns() returns text[]
  language sql stable set search_path = ''
  as $$
    select array(select name from private.record_columns
      join pg_catalog.pg_attribute on attrelid = 'public.leads'::regclass and attname = name
      where list = 'leads' and not attnotnull
        and name <> all (array['next_step', 'next_step_on', 'lost_reason', 'message'])
      order by position);
  $$;

-- `kept` as it is with what `other` adds: empty fields are filled, and a demo that is booked stays
-- the next step, the first of two. Whoever is called for one stands in Demo booked, as after booking it.
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
  -- A merge that is taken back would give its reason to a lead that somebody has moved out of Lost since.
  merged.lost_reason := case merged.stage when 'lost' then merged.lost_reason end;
  execute format('update public.leads as l set %s where l.id = ($1).id', private.assignments(
      private.fillable_columns() || array['has_consent', 'first_response_due_at', 'first_responded_at', 'slot_starts_at',
        'visitor_time_zone', 'next_step', 'next_step_on', 'stage', 'stage_changed_at', 'lost_reason'], '($1)'))
    using merged;
end;
$$;

-- What the merged lead does not say of the two, a line each; null when it says everything. What a
-- form said is read in its submission, and the other lead's stage in its history.
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
    ) as told
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
  other := private.lock_lead(other_id, other.version);
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

revoke all on all functions in schema private from public;

revoke all on function public.merge_leads, public.undo_merge_leads from public, anon, authenticated;
grant execute on function public.merge_leads, public.undo_merge_leads to authenticated;
