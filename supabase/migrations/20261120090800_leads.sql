-- Leads, the requests that were sent by forms, and which leads are duplicates.

-- Leads -------------------------------------------------------------------------------------------

-- A visitor can only call submit_lead(); no client role writes submissions.

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique
    default 'CF-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 8)),
  form text not null default 'manual' check (form in
    ('contact', 'signup', 'checkout', 'schedule-demo', 'callsi', 'manual', 'import')),
  name text not null,
  email public.email_address,
  phone public.phone_number,
  -- When they prefer to be called; null for any time.
  call_time text check (call_time in ('morning', 'midday', 'afternoon', 'evening')),
  -- Null where they may be mailed; see private.may_be_mailed().
  mailing text check (mailing = 'do-not-mail'),
  business text,
  trade text references private.trades (slug),
  town text,
  region public.region_code,
  website public.web_address,
  topic text,
  message text,
  slot_starts_at timestamptz,
  visitor_time_zone text,
  has_consent boolean not null default false,
  source_page text,
  referrer text,
  source text not null default 'direct'
    check (source in ('organic-search', 'business-profile', 'referral', 'paid-search', 'direct')),
  stage text not null default 'new'
    check (stage in ('new', 'contacted', 'demo-booked', 'proposal', 'won', 'lost')),
  stage_changed_at timestamptz not null default now(),
  lost_reason text check (length(btrim(lost_reason)) between 1 and 200),
  value_cents public.money_cents not null default private.plan_price_cents(),
  -- The plan that they would have as a client.
  plan text not null default 'small-business' check (plan in ('small-business', 'enterprise')),
  next_step text check (length(btrim(next_step)) between 1 and 200),
  next_step_on date,
  owner_id uuid references public.staff (user_id),
  -- A fractional index: a card's place between its neighbors, compared by bytes.
  rank text collate "C" not null default '' check (rank ~ '^[A-Za-z0-9]{2,200}$'),
  first_response_due_at timestamptz,
  first_responded_at timestamptz,
  -- The person wrote again then, after an answer or after the lead was won or lost, and waits since. See
  -- follow_submissions().
  wrote_again_at timestamptz,
  -- When staff last wrote to them from here. It changes the version, so that of two who write at once the second
  -- is asked first.
  mailed_at timestamptz,
  client_id uuid references public.clients (id),
  merged_into_id uuid references public.leads (id),
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Another lead that is open, or was archived before this one came, has the same e-mail address, phone
  -- number or business.
  has_duplicates boolean not null default false,
  -- The references and words of further requests and of merged leads, by which the lead is found as well.
  other_references text not null default '',
  -- Normalised values by which two requests of one business are recognised.
  email_key text generated always as (nullif(lower(btrim(email)), '')) stored,
  phone_key text generated always as
    (nullif(right(regexp_replace(phone, '\D', '', 'g'), 10), '')) stored,
  business_key text generated always as
    (nullif(regexp_replace(lower(business), '[^a-z0-9]', '', 'g'), '')) stored,
  search tsvector generated always as (
    private.search_words(coalesce(business, '') || ' ' || name || ' ' || coalesce(town, '') || ' ' || coalesce(region, '')
      || ' ' || coalesce(email, '') || ' ' || coalesce(right(regexp_replace(phone, '\D', '', 'g'), 10), '')
      || ' ' || coalesce(website, '') || ' ' || reference || ' ' || other_references || ' ' || coalesce(message, ''))
  ) stored,
  constraint leads_text_lengths check (btrim(name) <> '' and length(name) <= 120
    and length(business) <= 160 and length(town) <= 120 and length(message) <= 5000),
  constraint leads_lost_has_a_reason check ((stage = 'lost') = (lost_reason is not null)),
  constraint leads_won_has_a_client check (stage <> 'won' or client_id is not null)
);

-- One row for each time a form was sent, never changed. A merged lead keeps its own, which the other lead
-- shows too. Each has the reference that its sender was given; the first one's is also its lead's.
create table public.lead_submissions (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  reference text not null unique
    default 'CF-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 8)),
  -- Made by the browser, and repeated when it sends the same request again after it got no answer.
  request_id uuid unique,
  -- All answers by the names under which the form sends them, checked and trimmed, without empty ones.
  payload jsonb not null,
  is_sample boolean not null default false,
  created_at timestamptz not null default now()
);

create index lead_submissions_lead_id_idx on public.lead_submissions (lead_id, created_at desc);

-- For the orders of lists, for selective filters, and for leads that share a key.
create index leads_email_form_created_at_idx on public.leads (email, form, created_at desc);
create index leads_created_at_idx on public.leads (created_at desc, id);
create index leads_stage_rank_idx on public.leads (stage, rank, id) where archived_at is null;
-- The size and value of each stage. The index is small, because equal entries are stored once.
create index leads_stage_value_idx on public.leads (stage, value_cents) where archived_at is null;
create index leads_created_idx on public.leads (created_at, id) where archived_at is null;
create index leads_business_idx on public.leads (coalesce(business, name), id) where archived_at is null;
create index leads_value_idx on public.leads (value_cents, id) where archived_at is null;
create index leads_next_step_idx on public.leads (coalesce(next_step_on, 'infinity'::date), id)
  where archived_at is null;
create index leads_stage_idx on public.leads
  (array_position(array['new', 'contacted', 'demo-booked', 'proposal', 'won', 'lost'], stage), created_at, id)
  where archived_at is null;
create index leads_trade_idx on public.leads ((trade is null), coalesce(trade, ''), created_at, id)
  where archived_at is null;
-- Leads that came on each day of the office, counted from the index alone.
create index leads_day_idx on public.leads
  (((created_at at time zone 'America/New_York')::date), source, plan) include (created_at, is_sample)
  where archived_at is null;
-- Next steps of open leads, counted and summed from the index alone.
create index leads_step_idx on public.leads (next_step_on) include (id, next_step, stage, value_cents)
  where archived_at is null and stage not in ('won', 'lost');
-- Next steps of one owner's open leads, for the start page of sales staff.
create index leads_owner_step_idx on public.leads (owner_id, next_step_on) include (id, next_step, stage, value_cents)
  where archived_at is null and stage not in ('won', 'lost');
create index leads_response_idx on public.leads (first_response_due_at, id)
  where archived_at is null and first_responded_at is null and stage = 'new';
create index leads_owner_idx on public.leads (owner_id, created_at, id) where archived_at is null;
create index leads_email_key_idx on public.leads (email_key, has_duplicates) where archived_at is null;
-- Addresses that are not to be mailed.
create index leads_mailing_idx on public.leads (email_key) where mailing is not null;
create index leads_phone_key_idx on public.leads (phone_key, has_duplicates) where archived_at is null;
create index leads_business_key_idx on public.leads (business_key, has_duplicates) where archived_at is null;
create index leads_archived_email_key_idx on public.leads (email_key, archived_at) where archived_at is not null;
create index leads_archived_phone_key_idx on public.leads (phone_key, archived_at) where archived_at is not null;
create index leads_archived_business_key_idx on public.leads (business_key, archived_at) where archived_at is not null;
create index leads_wrote_again_idx on public.leads (created_at, id)
  where archived_at is null and wrote_again_at is not null;
create index leads_duplicates_idx on public.leads (created_at, id) where archived_at is null and has_duplicates;
create index leads_client_idx on public.leads (client_id) where client_id is not null;
create index leads_merged_idx on public.leads (merged_into_id) where merged_into_id is not null;
create index leads_filter_idx on public.leads (stage, trade, source, region, owner_id, plan)
  include (id, created_at, value_cents, has_duplicates) where archived_at is null;
create index leads_archived_idx on public.leads (created_at, id) where archived_at is not null;
create index leads_sample_idx on public.leads (created_at, id) where is_sample;
create index leads_search_idx on public.leads using gin (search);

create trigger a_check_version before update of version on public.leads
  for each row execute function private.check_version();
create trigger a_keep_version before update on public.leads
  for each row execute function private.keep_version();

create trigger z_write_event after insert or update on public.leads
  for each row when (not private.is_in_bulk()) execute function private.write_crm_event();

alter table public.leads enable row level security;
alter table public.lead_submissions enable row level security;
revoke all on public.leads, public.lead_submissions
  from public, anon, authenticated;
grant select on public.leads, public.lead_submissions to authenticated;
grant all on public.leads, public.lead_submissions to service_role;
revoke all on sequence public.lead_submissions_id_seq from public, anon, authenticated;

create policy "read leads" on public.leads for select to authenticated
  using ((select private.can('leads.read')));
create policy "add leads" on public.leads for insert to authenticated
  with check (form = 'manual' and (select private.can('leads.write')));
create policy "change leads" on public.leads for update to authenticated
  using ((select private.can('leads.write')))
  with check ((select private.can('leads.write')));
-- Support reads the submissions of a client by private.submissions_of_client().
create policy "read what leads sent" on public.lead_submissions for select to authenticated
  using ((select private.can('leads.read')));

grant insert (
  id, name, email, phone, call_time, business, trade, town, region, website, message, value_cents,
  source, next_step, next_step_on, owner_id
) on public.leads to authenticated;
grant update (
  name, email, phone, call_time, mailing, business, trade, town, region, website, message, stage, lost_reason,
  value_cents, plan, source, next_step, next_step_on, owner_id, rank, archived_at, version
) on public.leads to authenticated;

-- Duplicates --------------------------------------------------------------------------------------

-- Leads that share a key with this one: for each key the first that is not flagged yet, since all others then
-- are. Archived leads count only if they were archived before this one came, because then somebody asks
-- again.
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
    -- A lead that shared a key with the old row may have no duplicate now.
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

-- An import flags all of its leads at once, also when it is taken back.
create trigger flag_duplicates after update on public.leads
  for each row when (not private.is_in_bulk()) execute function private.flag_duplicates();
create trigger flag_new_duplicates after insert on public.leads
  for each row when (not private.is_in_bulk()) execute function private.flag_duplicates();

revoke all on function
  private.lead_sharing(public.leads),
  private.flag_duplicates()
  from public;

-- Requests ----------------------------------------------------------------------------------------

-- The lead that this one was merged into, or itself. "union" ends a cycle.
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

-- A lead and all leads that were merged into it, directly or not.
create function private.lead_family(lead uuid) returns setof uuid
  language plpgsql stable set search_path = ''
as $$
begin
  return query
    with recursive family as (
      select lead as id
      union
      select l.id from public.leads as l join family on l.merged_into_id = family.id
    )
    select family.id from family;
end;
$$;

-- The submissions of all leads that became this client. They are read with clients.read, without leads.read.
create function private.submissions_of_client(client uuid) returns setof public.lead_submissions
  language sql stable security definer set search_path = ''
  as $$
    select s.* from public.leads as l
      cross join lateral private.lead_family(l.id) as part
      join public.lead_submissions as s on s.lead_id = part
    where l.client_id = client
      and (s.is_sample or (select private.can('clients.read')));
  $$;

-- Since when a client waits who wrote again.
create function private.client_wrote_again_at(client uuid) returns timestamptz
  language sql stable security definer set search_path = ''
  as $$
    select max(wrote_again_at) from public.leads where client_id = client
      and (is_sample or (select private.can('clients.read')));
  $$;

-- Updates two columns of a lead from its submissions and those of leads merged into it: the references and
-- words by which it is found besides its own, and since when somebody waits who was answered, won or lost and
-- then wrote again. The next logged answer ends that wait.
create function private.follow_submissions(lead uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.leads as l set
    other_references = coalesce((
      select left(string_agg(concat_ws(' ', reference, message), ' ' order by reference), 100000) from (
        select s.reference, s.payload ->> 'message' as message from public.lead_submissions as s
          where s.lead_id in (select private.lead_family(l.id)) and (s.is_sample or not l.is_sample)
        union select part.reference, part.message from public.leads as part
          where part.id in (select private.lead_family(l.id)) and (part.is_sample or not l.is_sample)
      ) as every where reference <> l.reference), ''),
    wrote_again_at = (
      select max(s.created_at) from public.lead_submissions as s
      where s.lead_id in (select private.lead_family(l.id))
        and not exists (select from public.leads as part where part.reference = s.reference)
        -- As long as the first answer is due, the lead's own clock runs instead.
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

-- Functions that run with the caller's rights call these.
grant execute on function
  private.lead_family(uuid),
  private.submissions_of_client(uuid),
  private.client_wrote_again_at(uuid)
  to authenticated;
