-- Keeps two things that follow from a lead's submissions and from those of what was merged into it: the
-- references and words by which it is found besides its own, and since when somebody waits who was
-- answered, won or lost and then wrote again. The next answer that is logged ends that.
create or replace function private.follow_submissions(lead uuid) returns void
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
