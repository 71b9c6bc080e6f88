-- Which leads share an e-mail address, a phone number or a business with another.

-- Rows that share a key with these, first one that is not flagged yet: the rest are. Of those put
-- away only what was before this one came: somebody asks again who seemed dealt with.
create function private.lead_sharing(lead public.leads) returns setof uuid
  language sql stable set search_path = ''
  as $$
    (select id from public.leads where email_key = lead.email_key and archived_at is null
      and is_sample = lead.is_sample and id <> lead.id order by has_duplicates limit 1)
    union
    (select id from public.leads where phone_key = lead.phone_key and archived_at is null
      and is_sample = lead.is_sample and id <> lead.id order by has_duplicates limit 1)
    union
    (select id from public.leads where business_key = lead.business_key and archived_at is null
      and is_sample = lead.is_sample and id <> lead.id order by has_duplicates limit 1)
    union
    (select id from public.leads where email_key = lead.email_key and archived_at < lead.created_at
      and is_sample = lead.is_sample limit 1)
    union
    (select id from public.leads where phone_key = lead.phone_key and archived_at < lead.created_at
      and is_sample = lead.is_sample limit 1)
    union
    (select id from public.leads where business_key = lead.business_key and archived_at < lead.created_at
      and is_sample = lead.is_sample limit 1);
  $$;

-- Keeps leads.has_duplicates. Costs a few index reads, however many rows share a key.
create function private.flag_duplicates() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  others uuid[];
begin
  if tg_op = 'UPDATE' then
    if (old.email_key, old.phone_key, old.business_key, old.archived_at is null)
        is not distinct from (new.email_key, new.phone_key, new.business_key, new.archived_at is null) then
      return null;
    end if;
    -- Who shared a key with the old row may be alone now.
    update public.leads as other set has_duplicates = false
      where other.has_duplicates
        and other.id in (
          select only_one.id from (values (1, old.email_key), (2, old.phone_key), (3, old.business_key)) as k (kind, key)
          cross join lateral (
            (select id from public.leads where k.kind = 1 and email_key = k.key and archived_at is null and id <> old.id limit 2)
            union all
            (select id from public.leads where k.kind = 2 and phone_key = k.key and archived_at is null and id <> old.id limit 2)
            union all
            (select id from public.leads where k.kind = 3 and business_key = k.key and archived_at is null and id <> old.id limit 2)
          ) as only_one)
        and not exists (select 1 from private.lead_sharing(other));
  end if;
  if new.archived_at is not null then
    update public.leads set has_duplicates = false where id = new.id and has_duplicates;
    return null;
  end if;
  others := array(select private.lead_sharing(new));
  update public.leads set has_duplicates = true
    where id = any (others) and not has_duplicates and archived_at is null;
  update public.leads set has_duplicates = cardinality(others) > 0
    where id = new.id and has_duplicates <> (cardinality(others) > 0);
  return null;
end;
$$;

-- An import flags all of its leads at once, and when it is taken back too.
create trigger flag_duplicates after update on public.leads
  for each row when (not private.is_in_bulk()) execute function private.flag_duplicates();
create trigger flag_new_duplicates after insert on public.leads
  for each row when (not private.is_in_bulk()) execute function private.flag_duplicates();

revoke all on function
  private.lead_sharing(public.leads),
  private.flag_duplicates()
  from public;
