-- A call that nobody picked up answers nobody: it neither stops the clock of a lead's first answer nor ends the
-- wait of somebody who wrote again. A client's call is logged without saying whether somebody picked up.
create function private.is_answer(note public.crm_notes) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select note.kind = 'email' or note.kind = 'call' and (note.is_answered or note.lead_id is null);
  $$;
revoke all on function private.is_answer(public.crm_notes) from public;

create or replace function private.stop_first_response_clock() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_answer(new) then
    perform private.move_answered_lead(new);
    update public.leads set first_responded_at = new.created_at
      where id = new.lead_id and first_responded_at is null;
    perform private.follow_submissions(id) from public.leads
      where (id = new.lead_id or client_id = new.client_id) and wrote_again_at is not null;
  end if;
  return null;
end;
$$;

-- A call that was logged by mistake and put away answered nobody, and moved nothing on.
create or replace function private.restart_first_response_clock() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_answer(new) then
    return null;
  end if;
  if new.archived_at is null then
    perform private.move_answered_lead(new);
    update public.leads set first_responded_at = new.created_at
      where id = new.lead_id and first_responded_at is null;
  else
    update public.leads set stage = 'new'
      where id = new.lead_id and stage = 'contacted' and stage_changed_at = new.created_at;
    update public.leads set first_responded_at = (
        select min(n.created_at) from public.crm_notes as n
        where n.lead_id = new.lead_id and private.is_answer(n) and n.archived_at is null)
      where id = new.lead_id and stage = 'new'
        and (first_responded_at is null or first_responded_at = new.created_at);
  end if;
  perform private.follow_submissions(id) from public.leads
    where id = new.lead_id or client_id = new.client_id;
  return null;
end;
$$;

-- Keeps two things that follow from a lead's submissions and from those of what was merged into it:
-- the references by which it is found besides its own, and since when somebody waits who was
-- answered, won or lost and then wrote again. The next answer that is logged ends that.
create or replace function private.follow_submissions(lead uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.leads as l set
    other_references = coalesce((
      select string_agg(reference, ' ' order by reference) from (
        select s.reference from public.lead_submissions as s
          where s.lead_id in (select private.lead_family(l.id))
        union select part.reference from public.leads as part
          where part.id in (select private.lead_family(l.id))
      ) as every where reference <> l.reference), ''),
    wrote_again_at = (
      select max(s.created_at) from public.lead_submissions as s
      where s.lead_id in (select private.lead_family(l.id))
        and not exists (select from public.leads as part where part.reference = s.reference)
        -- While the first answer is waited for, its own clock says so.
        and case when l.first_responded_at is null then l.first_response_due_at is null
          else l.first_responded_at <= s.created_at end
        and not exists (select from public.crm_notes as n
          where (n.lead_id = l.id or n.client_id = l.client_id) and private.is_answer(n)
            and n.archived_at is null and n.created_at > s.created_at))
    where l.id = lead;
end;
$$;

-- Leads that a call without an answer had counted as answered: they were by the first real one, or by the
-- person who first moved them on, else they still wait. Their history has no entry of this.
do $$
begin
  perform set_config('curbfront.in_bulk', 'yes', true);
  update public.leads as l set first_responded_at = least(
      (select min(n.created_at) from public.crm_notes as n
        where n.lead_id = l.id and n.archived_at is null and private.is_answer(n)),
      (select min(e.happened_at) from public.crm_events as e
        where e.record_id = l.id and e.entity = 'leads' and e.actor_id is not null
          and l.stage <> 'new' and e.before ->> 'stage' = 'new'))
    where not l.is_sample
      and exists (select from public.crm_notes as n where n.lead_id = l.id and n.kind = 'call'
        and not private.is_answer(n) and n.created_at = l.first_responded_at);
  perform set_config('curbfront.in_bulk', '', true);
  perform private.follow_submissions(l.id) from public.leads as l
    where exists (select from public.crm_notes as n where n.lead_id = l.id and n.kind = 'call'
      and not private.is_answer(n));
end;
$$;
