-- Rules that change records by themselves: a booking moves a lead to demo booked, an answered call moves it to
-- contacted, and winning a lead adds the onboarding tasks. Each has a switch in the settings. A rule runs in
-- the transaction of what sets it off; its changes have its name in the history, and can be undone there.

-- Settings ----------------------------------------------------------------------------------------

create table public.automation_settings (
  is_only boolean primary key default true check (is_only),
  rules_off text[] not null default '{}' check (rules_off <@ array['booking', 'answered-call', 'winning']),
  -- [{"title", "days", "owner"}]: `days` after winning it is due; `owner` is "lead-owner", "winner" or the id
  -- of a colleague.
  onboarding_tasks jsonb not null default '[
    {"title": "Collect photos", "days": 2, "owner": "lead-owner"},
    {"title": "Get access to the domain", "days": 3, "owner": "lead-owner"},
    {"title": "Build the first draft", "days": 7, "owner": "lead-owner"},
    {"title": "Get the draft approved", "days": 10, "owner": "lead-owner"},
    {"title": "Launch the site", "days": 14, "owner": "lead-owner"}
  ]',
  version integer not null default 1
);

insert into public.automation_settings default values;

alter table public.automation_settings enable row level security;
revoke all on public.automation_settings from public, anon, authenticated;
grant select on public.automation_settings to authenticated;
grant all on public.automation_settings to service_role;

create policy "read which rules are on" on public.automation_settings for select to authenticated
  using ((select private.can('staff.read')));

create function private.is_rule_on(rule text) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select not rule = any (s.rules_off) from public.automation_settings as s; $$;

create function private.automation_json() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('rules_off', to_jsonb(s.rules_off), 'onboarding_tasks', s.onboarding_tasks)
    from public.automation_settings as s;
  $$;

create function private.check_automation(rules_off text[], onboarding_tasks jsonb) returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if rules_off is null or not rules_off <@ array['booking', 'answered-call', 'winning'] then
    perform private.refuse_setting('Name rules that exist.', 'rules_off');
  elsif jsonb_typeof(onboarding_tasks) is distinct from 'array' or jsonb_array_length(onboarding_tasks) > 30 then
    perform private.refuse_setting('Name up to 30 tasks.', 'onboarding_tasks');
  elsif exists (select from jsonb_to_recordset(onboarding_tasks) as k (title text)
      where btrim(coalesce(k.title, '')) = '' or length(btrim(k.title)) > 200 or k.title ~ '[[:cntrl:]]') then
    perform private.refuse_setting('Each task has a title of up to 200 characters.', 'onboarding_tasks');
  elsif exists (select from jsonb_to_recordset(onboarding_tasks) as k (days integer)
      where (k.days between 0 and 365) is not true) then
    perform private.refuse_setting('A task is due 0 to 365 days after winning.', 'onboarding_tasks');
  elsif exists (select from jsonb_to_recordset(onboarding_tasks) as k (owner text)
      where (k.owner in ('lead-owner', 'winner') or exists (
        select from public.staff as s where s.user_id::text = k.owner)) is not true) then
    perform private.refuse_setting('Each task has an owner who is on the staff list.', 'onboarding_tasks');
  end if;
end;
$$;

create function public.save_automation_settings(seen_version integer, rules_off text[], onboarding_tasks jsonb)
  returns integer language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored public.automation_settings;
  before jsonb;
begin
  select * into stored from public.automation_settings for update;
  before := private.automation_json();
  perform private.check_settings(private.can('settings.manage'), stored.version, seen_version);
  perform private.check_automation(rules_off, onboarding_tasks);
  update public.automation_settings as s set version = s.version + 1,
    rules_off = array(select distinct rule from unnest(save_automation_settings.rules_off) as rule order by rule),
    onboarding_tasks = (select coalesce(jsonb_agg(jsonb_build_object('title', btrim(k.title), 'days', k.days,
        'owner', k.owner) order by k.nth), '[]')
      from rows from (jsonb_to_recordset(save_automation_settings.onboarding_tasks)
        as (title text, days integer, owner text)) with ordinality as k (title, days, owner, nth));
  perform private.tell_settings('automation', '00000000-0000-0000-0000-000000000000', before, private.automation_json());
  return stored.version + 1;
end;
$$;

-- Rules -------------------------------------------------------------------------------------------

-- Names the rule that makes the changes that follow in this transaction, for their history; null ends it.
create function private.act_by_rule(rule text) returns void
  language sql volatile set search_path = ''
  as $$ select set_config('curbfront.rule', coalesce(rule, ''), true); $$;

-- Moves a lead forward that a demo was booked for, and returns its stage. A lost lead is open again whether
-- or not the rule is on, because a lost lead has no demo (see forget_demo()).
create function private.move_booked_lead(lead public.leads) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_rule constant boolean := private.is_rule_on('booking');
  next_stage constant text := case
    when lead.stage in ('new', 'contacted', 'lost') and is_rule then 'demo-booked'
    when lead.stage = 'lost' then 'contacted'
    else lead.stage end;
begin
  if next_stage <> lead.stage then
    perform private.act_by_rule(case when is_rule then 'booking' end);
    -- The clock stops in the same statement, which tells prepare_lead() that nobody has answered yet.
    update public.leads as l set stage = next_stage, first_response_due_at = lead.first_response_due_at
      where l.id = lead.id;
    perform private.act_by_rule(null);
  end if;
  return next_stage;
end;
$$;

-- Each colleague is notified once of all the tasks that they got.
create function private.notify_of_onboarding(client uuid, task_ids uuid[]) returns void
  language sql volatile security definer set search_path = ''
  as $$
    select private.notify('assigned', array[k.assignee_id], 'onboarding ' || client, 'clients.read', 'clients', client,
      jsonb_build_object('thing', 'task', 'count', count(*), 'name', min(c.business)), 'notification')
    from public.tasks as k join public.clients as c on c.id = k.client_id
    where k.id = any (task_ids) and not k.is_sample group by k.assignee_id;
  $$;

-- The tasks are taken back; whoever has not read of them need not.
create function private.forget_onboarding(client uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$ delete from public.notifications as n where n.source = 'onboarding ' || client and n.read_at is null; $$;

-- Adds the onboarding tasks of a new client, and returns their ids. A task whose owner has left is the
-- winner's.
create function private.add_onboarding_tasks(lead public.leads, client uuid, lead_owner uuid) returns uuid[]
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  added uuid[];
begin
  if not private.is_rule_on('winning') then
    return null;
  end if;
  perform private.act_by_rule('winning');
  with wanted as (
    select k.title, private.office_day(now()) + k.days as due_on,
      case k.owner when 'lead-owner' then lead_owner::text when 'winner' then null else k.owner end as owner
    from public.automation_settings as s
    cross join lateral jsonb_to_recordset(s.onboarding_tasks) as k (title text, days integer, owner text)
  ), stored as (
    insert into public.tasks (title, client_id, lead_id, assignee_id, due_on, type, is_sample)
      select w.title, client, lead.id, coalesce(s.user_id, auth.uid()), w.due_on, 'Onboarding', lead.is_sample
      from wanted as w left join public.staff as s on s.user_id::text = w.owner and s.removed_at is null
      returning id
  ) select array_agg(id) into added from stored;
  perform private.write_rule_event('onboarding-added', lead.id, client, added);
  perform private.act_by_rule(null);
  perform private.notify_of_onboarding(client, added);
  return added;
end;
$$;

-- One entry for all tasks, which have none of their own (see is_story()).
create function private.write_rule_event(action text, lead uuid, client uuid, task_ids uuid[]) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id, lead_id, after, rule)
      select auth.uid(), (select display_name from public.staff where user_id = auth.uid()), 'clients', client,
        action, client, lead, jsonb_build_object('tasks', jsonb_agg(jsonb_build_object('id', k.id,
          'title', k.title, 'due_on', k.due_on) order by k.due_on, k.title)), 'winning'
      from public.tasks as k where k.id = any (task_ids) having count(*) > 0;
  $$;

-- Undo --------------------------------------------------------------------------------------------

-- The tasks of an entry about onboarding that nobody has touched since.
create function private.untouched_tasks(event public.crm_events) returns uuid[]
  language sql stable set search_path = ''
  as $$
    select array_agg(k.id) from public.tasks as k
    where event.after @> jsonb_build_object('tasks', jsonb_build_array(jsonb_build_object('id', k.id)))
      and k.client_id = event.client_id and k.archived_at is null and k.version = 1;
  $$;

-- Whether a rule's change still stands as it made it, so that the caller may undo it.
create function private.can_undo_rule(event public.crm_events) returns boolean
  language sql stable set search_path = ''
  as $$
    select case
      when event.rule is null or not private.can('leads.write') then false
      when event.action = 'onboarding-added' then cardinality(private.untouched_tasks(event)) > 0
      when event.entity = 'leads' and event.after ? 'stage' then exists (
          select from public.leads as l where l.id = event.record_id and l.archived_at is null
            and l.stage = event.after ->> 'stage')
        and not exists (select from public.crm_events as e
          where e.record_id = event.record_id and e.id > event.id and e.after ? 'stage')
      else false end is true;
  $$;

create function private.refuse_undoing_rule() returns void
  language plpgsql immutable set search_path = ''
as $$
begin
  raise exception 'Somebody has gone on since, so this stays.' using errcode = '22023', hint = 'built-on';
end;
$$;

-- Moves a lead back from where a rule moved it. That somebody has answered them stays true. A lost lead is
-- contacted then, because losing it again would cancel the demo.
create function private.move_back(event public.crm_events, lead public.leads) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  next_stage constant text := case event.before ->> 'stage' when 'lost' then 'contacted' else event.before ->> 'stage' end;
begin
  update public.leads as l set stage = next_stage where l.id = lead.id;
  update public.leads as l set first_responded_at = lead.first_responded_at
    where l.id = lead.id and l.first_responded_at is distinct from lead.first_responded_at;
  return next_stage;
end;
$$;

-- Undoes what a rule did: {"stage"} is where the lead is again, or {"removed"} how many tasks went, and "kept"
-- how many stay because somebody has touched them. `version` is the lead's that the caller saw.
create function public.undo_rule(event_id bigint, version integer default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  event public.crm_events;
  lead public.leads;
  ids uuid[];
begin
  if not private.can('leads.write') then
    raise exception 'Only sales and owners change leads.' using errcode = '42501', hint = 'forbidden';
  end if;
  select * into event from public.crm_events as e where e.id = event_id and e.rule is not null;
  if not found then
    raise exception 'No rule has done this.' using errcode = 'PT404', hint = 'missing';
  end if;
  if event.entity = 'leads' then
    -- Two who undo at once wait here for each other, and the second finds that it was undone.
    lead := private.lock_lead(event.record_id, version);
  else
    perform from public.clients as c where c.id = event.client_id for update;
  end if;
  if not private.can_undo_rule(event) then
    perform private.refuse_undoing_rule();
  elsif event.entity = 'leads' then
    return jsonb_build_object('stage', private.move_back(event, lead));
  end if;
  ids := private.untouched_tasks(event);
  perform private.act_by_rule('winning');
  update public.tasks as k set archived_at = now() where k.id = any (ids);
  perform private.write_rule_event('onboarding-removed', event.lead_id, event.client_id, ids);
  perform private.forget_onboarding(event.client_id);
  perform private.act_by_rule(null);
  return jsonb_build_object('removed', cardinality(ids), 'kept', jsonb_array_length(event.after -> 'tasks') - cardinality(ids));
end;
$$;

revoke all on function private.is_rule_on, private.automation_json, private.check_automation, private.act_by_rule,
  private.move_booked_lead, private.notify_of_onboarding, private.forget_onboarding, private.add_onboarding_tasks, private.write_rule_event, private.untouched_tasks,
  private.can_undo_rule, private.refuse_undoing_rule, private.move_back from public;
-- The history calls these with the caller's rights.
grant execute on function private.untouched_tasks, private.can_undo_rule to authenticated;

revoke all on function public.save_automation_settings, public.undo_rule from public, anon, authenticated;
grant execute on function public.save_automation_settings, public.undo_rule to authenticated;
