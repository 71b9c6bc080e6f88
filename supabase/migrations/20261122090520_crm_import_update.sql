-- Leads that are here already and that an import changes: only the columns of the file, with a version
-- and a line in the history each, and back to what they were when the import is taken back.

create table private.import_changes (
  batch_id uuid not null references private.import_batches (id) on delete cascade,
  lead_id uuid not null references public.leads (id),
  -- As the import left it: a later version is somebody's work since.
  version integer,
  before jsonb not null,
  after jsonb,
  primary key (batch_id, lead_id)
);
alter table private.import_changes enable row level security;
revoke all on private.import_changes from public, anon, authenticated;

-- Everything of a lead that an import may touch, for Undo. Without a search path, to be inlined.
create function private.lead_state(lead public.leads) returns jsonb
  language sql stable
  as $$
    select private.lead_values(lead) || jsonb_build_object('stage_changed_at', lead.stage_changed_at,
      'first_responded_at', lead.first_responded_at);
  $$;

-- These and everyone who looks like one of them.
create function private.leads_like(ids uuid[]) returns uuid[]
  language sql stable security definer set search_path = ''
as $$
  with keys as materialized (
    select email_key, phone_key, business_key from public.leads where id = any (ids)
  )
  select ids || array(
    select id from public.leads join (select distinct email_key from keys) as k using (email_key)
      where archived_at is null
    union select id from public.leads join (select distinct phone_key from keys) as k using (phone_key)
      where archived_at is null
    union select id from public.leads join (select distinct business_key from keys) as k using (business_key)
      where archived_at is null);
$$;

-- What flag_duplicates() does for a single lead whose address, phone or business changed.
create function private.reflag_leads(ids uuid[]) returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.leads as l set has_duplicates = not l.has_duplicates
    where l.id = any (ids) and l.archived_at is null
      and l.has_duplicates <> exists (select from private.lead_sharing(l));
$$;

-- One line of history for each lead that the batch changed or, with `is_undone`, gave back.
create function private.write_change_events(batch uuid, is_undone boolean, import_file text) returns void
  language sql volatile security definer set search_path = '' set enable_nestloop = off
as $$
  insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id, lead_id, before, after)
    select auth.uid(), (select display_name from public.staff where user_id = auth.uid()), 'leads', l.id,
      'changed', l.client_id, l.id, case when is_undone then told.after else told.before end,
      case when is_undone then told.before || jsonb_build_object('import_undone', import_file)
        else told.after || jsonb_build_object('import_file', import_file) end
    from private.import_changes as c join public.leads as l on l.id = c.lead_id
    cross join lateral (
      select jsonb_object_agg(key, value) as before, jsonb_object_agg(key, c.after -> key) as after
      from jsonb_each(c.before) where value <> c.after -> key
    ) as told
    where c.batch_id = batch;
$$;

create function private.update_leads(batch uuid, import_file text) returns void
  language plpgsql volatile security definer set search_path = '' set enable_nestloop = off
as $$
declare
  renamed uuid[];
  alike uuid[];
begin
  -- In one order, so that two imports wait for each other instead of failing. What somebody else
  -- wrote until then is what is compared with.
  perform from public.leads
    where id in (select duplicate_of from private.import_rows where batch_id = batch and changes is not null)
    order by id for update;
  perform private.find_lead_changes(batch);
  insert into private.import_changes (batch_id, lead_id, before)
    select batch, l.id, private.lead_state(l)
    from private.import_rows as r join public.leads as l on l.id = r.duplicate_of
    where r.batch_id = batch and r.changes <> '{}';
  renamed := array(select duplicate_of from private.import_rows
    where batch_id = batch and changes ?| array['email', 'phone', 'business']);
  alike := private.leads_like(renamed);
  perform private.write_lead_changes(batch);
  perform private.reflag_leads(alike || private.leads_like(renamed));
  update private.import_changes as c set version = l.version, after = private.lead_state(l)
    from public.leads as l where c.batch_id = batch and l.id = c.lead_id;
  perform private.write_change_events(batch, false, import_file);
end;
$$;

-- As a person would: a stage that changes is answered, and only what is lost has a reason.
create function private.write_lead_changes(batch uuid) returns void
  language sql volatile security definer set search_path = '' set enable_nestloop = off
as $$
  update public.leads as l set name = new.name, email = new.email, phone = new.phone, business = new.business,
      trade = new.trade, town = new.town, region = new.region, website = new.website, message = new.message,
      stage = new.stage, value_cents = new.value_cents, plan = new.plan, source = new.source, next_step = new.next_step,
      next_step_on = new.next_step_on, owner_id = new.owner_id,
      lost_reason = case when new.stage = 'lost' then coalesce(new.lost_reason, 'Not stated') end,
      stage_changed_at = case when new.stage = old.stage then old.stage_changed_at else now() end,
      first_responded_at = case when old.stage = 'new' and new.stage <> 'new'
        then coalesce(old.first_responded_at, now()) else old.first_responded_at end
    from private.import_rows as r
    join private.import_changes as c on c.batch_id = r.batch_id and c.lead_id = r.duplicate_of
    join public.leads as old on old.id = c.lead_id
    cross join lateral jsonb_populate_record(old, r.changes) as new
    where r.batch_id = batch and r.changes <> '{}' and l.id = old.id;
$$;

-- Gives back what the import changed, where nobody has changed it since. Answers how many.
create function private.restore_leads(batch uuid, import_file text) returns integer
  language plpgsql volatile security definer set search_path = '' set enable_nestloop = off
as $$
declare
  ids uuid[];
  alike uuid[];
begin
  perform from public.leads where id in (select lead_id from private.import_changes where batch_id = batch)
    order by id for update;
  delete from private.import_changes as c using public.leads as l
    where c.batch_id = batch and l.id = c.lead_id and (l.version <> c.version or l.archived_at is not null);
  ids := array(select lead_id from private.import_changes where batch_id = batch);
  alike := private.leads_like(ids);
  perform private.write_change_events(batch, true, import_file);
  update public.leads as l set name = was.name, email = was.email, phone = was.phone, business = was.business,
      trade = was.trade, town = was.town, region = was.region, website = was.website, message = was.message,
      stage = was.stage, value_cents = was.value_cents, plan = was.plan, source = was.source, next_step = was.next_step,
      next_step_on = was.next_step_on, owner_id = was.owner_id, lost_reason = was.lost_reason,
      stage_changed_at = was.stage_changed_at, first_responded_at = was.first_responded_at
    from private.import_changes as c cross join lateral jsonb_populate_record(null::public.leads, c.before) as was
    where c.batch_id = batch and l.id = c.lead_id;
  perform private.reflag_leads(alike || private.leads_like(ids));
  return cardinality(ids);
end;
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array['lead_state(public.leads)', 'leads_like(uuid[])', 'reflag_leads(uuid[])',
      'write_change_events(uuid, boolean, text)', 'update_leads(uuid, text)', 'write_lead_changes(uuid)',
      'restore_leads(uuid, text)'] loop
    execute format('revoke all on function private.%s from public', signature);
  end loop;
end;
$$;
