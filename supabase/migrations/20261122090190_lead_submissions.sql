-- What was said by a lead, by those merged into it, and by those that became one client.

-- The lead that this one is part of by now, itself where it was not merged. "union" ends a circle.
create function private.lead_root(lead uuid) returns uuid
  language sql stable set search_path = ''
  as $$
    with recursive chain as (
      select id, merged_into_id from public.leads where id = lead
      union
      select l.id, l.merged_into_id from public.leads as l join chain on l.id = chain.merged_into_id
    )
    select id from chain where merged_into_id is null;
  $$;

-- A lead and all that were merged into it, and into those.
create function private.lead_family(lead uuid) returns setof uuid
  language sql stable set search_path = ''
  as $$
    with recursive family as (
      select lead as id
      union
      select l.id from public.leads as l join family on l.merged_into_id = family.id
    )
    select id from family;
  $$;

-- What the requests said that became this client. Who reads clients reads them, leads or not.
create function private.submissions_of_client(client uuid) returns setof public.lead_submissions
  language sql stable security definer set search_path = ''
  as $$
    select s.* from public.leads as l
      cross join lateral private.lead_family(l.id) as part
      join public.lead_submissions as s on s.lead_id = part
    where l.client_id = client
      and (s.is_sample or (select private.can('clients.read')));
  $$;

-- Since when the client waits who wrote again.
create function private.client_wrote_again_at(client uuid) returns timestamptz
  language sql stable security definer set search_path = ''
  as $$
    select max(wrote_again_at) from public.leads where client_id = client
      and (is_sample or (select private.can('clients.read')));
  $$;

-- Keeps two things that follow from a lead's submissions and from those of what was merged into it:
-- the references by which it is found besides its own, and since when somebody waits who was
-- answered, won or lost and then wrote again. The next answer that is logged ends that.
create function private.follow_submissions(lead uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.leads as l set
    other_references = coalesce((
      select left(string_agg(concat_ws(' ', reference, said), ' ' order by reference), 100000) from (
        select s.reference, s.payload ->> 'message' as said from public.lead_submissions as s
          where s.lead_id in (select private.lead_family(l.id)) and (s.is_sample or not l.is_sample)
        union select part.reference, part.message from public.leads as part
          where part.id in (select private.lead_family(l.id)) and (part.is_sample or not l.is_sample)
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

revoke all on function
  private.lead_root(uuid),
  private.lead_family(uuid),
  private.submissions_of_client(uuid),
  private.client_wrote_again_at(uuid),
  private.follow_submissions(uuid)
  from public;

-- What runs with the caller's rights calls these.
grant execute on function
  private.lead_family(uuid),
  private.submissions_of_client(uuid),
  private.client_wrote_again_at(uuid)
  to authenticated;
