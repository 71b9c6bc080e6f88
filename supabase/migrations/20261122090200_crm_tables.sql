-- The CRM: clients with what belongs to them, leads, tickets and tasks, and one history of all.
--
-- Every row that people edit carries `version`. A change names the version it was made from: it is
-- refused without one (hint "version-required"), and when somebody else's came first (hint
-- "conflict"), so nothing is overwritten unseen.
-- Nothing is deleted: `archived_at` puts a row away and null brings it back.

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  business text not null check (btrim(business) <> '' and length(business) <= 160),
  trade text check (trade in ('heating-and-cooling', 'roofing', 'plumbing', 'electrical',
    'landscaping', 'cleaning', 'pest-control', 'garage-doors', 'other')),
  town text check (length(town) <= 120),
  region text check (region ~ '^[A-Z]{2}$'),
  plan text not null default 'small-business' check (plan in ('small-business', 'enterprise')),
  monthly_price_cents integer not null default 29900
    check (monthly_price_cents between 0 and 100000000),
  status text not null default 'onboarding'
    check (status in ('onboarding', 'active', 'paused', 'cancelled')),
  owner_id uuid references public.staff (user_id),
  client_since date not null default (now() at time zone 'America/New_York')::date,
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Words of its contacts and domains, by which people also look for it. Of a sample those of its
  -- samples only: anyone may read this row. See private.sample_client_words.
  related_words text not null default '',
  search tsvector not null default ''
);

-- Every word by which staff find a sample to which they added contacts or domains. What they typed
-- is no sample, so a visitor may neither read it in the sample's own columns nor guess it by search.
-- A sample's own columns are public, also after somebody has edited them.
create table private.sample_client_words (
  client_id uuid primary key references public.clients (id) on delete cascade,
  search tsvector not null
);

create table public.client_contacts (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id),
  name text not null check (btrim(name) <> '' and length(name) <= 120),
  job_title text check (length(job_title) <= 80),
  email text check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  phone text check (length(regexp_replace(phone, '\D', '', 'g')) between 7 and 15 and length(phone) <= 40),
  is_primary boolean not null default false,
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.client_addresses (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id),
  label text not null default 'Office' check (btrim(label) <> '' and length(label) <= 40),
  street text not null check (btrim(street) <> '' and length(street) <= 200),
  town text not null check (btrim(town) <> '' and length(town) <= 120),
  region text check (region ~ '^[A-Z]{2}$'),
  postal_code text check (length(postal_code) <= 12),
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A site and its domain. One that only leads to another of the same client has `redirects_to_id`.
create table public.client_sites (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id),
  domain text not null check (domain = lower(domain) and domain ~ '^[a-z0-9.-]+\.[a-z]{2,}$'
    and length(domain) <= 253),
  redirects_to_id uuid,
  registrar text check (length(registrar) <= 80),
  expires_on date,
  auto_renew boolean not null default true,
  published_on date,
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (redirects_to_id is distinct from id),
  unique (id, client_id),
  foreign key (redirects_to_id, client_id) references public.client_sites (id, client_id)
);
create unique index client_sites_domain_key on public.client_sites (domain) where archived_at is null;

-- Leads: what the forms stored so far gets a place in the pipeline.
alter table public.leads
  alter column email drop not null,
  alter column source_page drop not null,
  alter column reference set default
    'CF-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 8)),
  alter column form set default 'manual',
  drop constraint leads_form_check,
  add constraint leads_form_check
    check (form in ('contact', 'signup', 'checkout', 'schedule-demo', 'callsi', 'manual', 'import')),
  add column stage text not null default 'new'
    check (stage in ('new', 'contacted', 'demo-booked', 'proposal', 'won', 'lost')),
  add column lost_reason text check (length(btrim(lost_reason)) between 1 and 200),
  add column value_cents integer not null default 29900 check (value_cents between 0 and 100000000),
  -- Whom we would have as a client; a small business until somebody learns otherwise.
  add column plan text not null default 'small-business' check (plan in ('small-business', 'enterprise')),
  add column source text not null default 'direct'
    check (source in ('organic-search', 'business-profile', 'referral', 'paid-search', 'direct')),
  add column region text check (region ~ '^[A-Z]{2}$'),
  add column next_step text check (length(btrim(next_step)) between 1 and 200),
  add column next_step_on date,
  add column owner_id uuid references public.staff (user_id),
  -- Fractional: a card's place between its neighbors, in the order of its bytes.
  add column rank text collate "C" check (rank ~ '^[A-Za-z0-9]{2,200}$'),
  add column stage_changed_at timestamptz not null default now(),
  add column first_response_due_at timestamptz,
  add column first_responded_at timestamptz,
  -- Who was answered, won or lost and then wrote again waits since then. See follow_submissions().
  add column wrote_again_at timestamptz,
  add column client_id uuid references public.clients (id),
  add column merged_into_id uuid references public.leads (id),
  add column archived_at timestamptz,
  add column version integer not null default 1,
  -- Another open lead, or one that was put away before this came, has the same e-mail address,
  -- phone number or business.
  add column has_duplicates boolean not null default false,
  -- Of its further requests and of leads merged into it: by these it is found as well.
  add column other_references text not null default '',
  -- What two requests of one business have in common, however it was typed.
  add column email_key text generated always as (nullif(lower(btrim(email)), '')) stored,
  add column phone_key text generated always as
    (nullif(right(regexp_replace(phone, '\D', '', 'g'), 10), '')) stored,
  add column business_key text generated always as
    (nullif(regexp_replace(lower(business), '[^a-z0-9]', '', 'g'), '')) stored,
  add column search tsvector generated always as (
    to_tsvector('simple', coalesce(business, '') || ' ' || name || ' ' || coalesce(town, '') || ' '
      || coalesce(region, '') || ' ' || replace(coalesce(email, ''), '@', ' ') || ' '
      || right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 10) || ' ' || reference || ' '
      || other_references)
  ) stored,
  add constraint leads_email_shape
    check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  add constraint leads_phone_shape
    check (length(regexp_replace(phone, '\D', '', 'g')) between 7 and 15 and length(phone) <= 40),
  add constraint leads_text_lengths check (btrim(name) <> '' and length(name) <= 120
    and length(business) <= 160 and length(town) <= 120 and length(website) <= 300
    and length(message) <= 5000),
  add constraint leads_trade_known check (trade in ('heating-and-cooling', 'roofing', 'plumbing',
    'electrical', 'landscaping', 'cleaning', 'pest-control', 'garage-doors', 'other')),
  add constraint leads_lost_has_a_reason check ((stage = 'lost') = (lost_reason is not null)),
  add constraint leads_won_has_a_client check (stage <> 'won' or client_id is not null);

-- The time of a moment as a rank (an integer part of ten digits, base 62, counting down), so that
-- the newest card comes first without reading its neighbors. See the npm package
-- fractional-indexing for the format. None of these has a search path of its own: only so are they
-- inlined, and an import ranks thousands.
create function private.digit_62(value bigint) returns text
  language sql immutable parallel safe
  as $$
    select substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
      (value % 62)::integer + 1, 1);
  $$;

create function private.rank_of_number(rest bigint) returns text
  language sql immutable parallel safe
  as $$
    select 'Q'
      || private.digit_62(rest / 13537086546263552)
      || private.digit_62(rest / 218340105584896)
      || private.digit_62(rest / 3521614606208)
      || private.digit_62(rest / 56800235584)
      || private.digit_62(rest / 916132832)
      || private.digit_62(rest / 14776336)
      || private.digit_62(rest / 238328)
      || private.digit_62(rest / 3844)
      || private.digit_62(rest / 62)
      || private.digit_62(rest / 1);
  $$;

create function private.rank_of_moment(moment timestamptz, nth bigint) returns text
  language sql immutable parallel safe
  as $$
    select private.rank_of_number(4000000000000000 - (extract(epoch from moment) * 1000000)::bigint + nth);
  $$;

update public.leads set
  rank = private.rank_of_moment(created_at, 0),
  first_response_due_at = private.add_business_seconds(created_at, private.first_response_seconds()),
  stage_changed_at = created_at;
alter table public.leads alter column rank set not null, alter column rank set default '';

create table public.tickets (
  id uuid primary key default gen_random_uuid(),
  number bigint generated by default as identity (start with 1001) unique,
  client_id uuid not null references public.clients (id),
  site_id uuid references public.client_sites (id),
  subject text not null check (btrim(subject) <> '' and length(subject) <= 200),
  priority text not null default 'medium' check (priority in ('urgent', 'high', 'medium', 'low')),
  priority_rank smallint not null generated always as
    (case priority when 'urgent' then 0 when 'high' then 1 when 'medium' then 2 else 3 end) stored,
  status text not null default 'open'
    check (status in ('open', 'in-progress', 'waiting', 'resolved')),
  assignee_id uuid references public.staff (user_id),
  -- The clock: computed from priority and business hours, never written by a person. It stands
  -- still while the client is waited for and once the ticket is resolved.
  warn_at timestamptz not null default 'infinity',
  due_at timestamptz not null default 'infinity',
  clock_stopped_at timestamptz,
  stopped_seconds bigint not null default 0,
  resolved_at timestamptz,
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Words of the subject, the number and all of its client's.
  search tsvector not null default ''
);

-- A reply of ours, what the client said, or an internal note. Written once, never changed.
create table public.ticket_messages (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references public.tickets (id),
  kind text not null check (kind in ('reply', 'client', 'note')),
  author_id uuid references public.staff (user_id),
  -- Who said it, for the words of a client.
  author_name text not null check (btrim(author_name) <> '' and length(author_name) <= 120),
  body text not null check (btrim(body) <> '' and length(body) <= 20000),
  is_sample boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> '' and length(title) <= 200),
  client_id uuid references public.clients (id),
  lead_id uuid references public.leads (id),
  assignee_id uuid references public.staff (user_id),
  due_on date not null,
  status text not null default 'pending' check (status in ('pending', 'in-progress', 'completed')),
  type text not null default 'Call' check (btrim(type) <> '' and length(type) <= 40),
  completed_at timestamptz,
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (client_id is not null or lead_id is not null)
);

-- About a client or a lead; a lead's notes go along when it becomes a client. A logged call or
-- e-mail stops a lead's first-response clock.
create table public.crm_notes (
  id uuid primary key default gen_random_uuid(),
  client_id uuid references public.clients (id),
  lead_id uuid references public.leads (id),
  kind text not null default 'note' check (kind in ('note', 'call', 'email')),
  body text not null check (btrim(body) <> '' and length(body) <= 20000),
  -- Of a call: somebody picked up. Then a new lead is contacted.
  is_answered boolean not null default false,
  author_id uuid references public.staff (user_id),
  -- Who changed the author's words, other than the author: an owner.
  edited_by_id uuid references public.staff (user_id),
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  check (client_id is not null or lead_id is not null)
);

-- What happened, to whom, by whom: written by triggers and functions here, by nobody else, and
-- never changed. `before` and `after` hold the changed columns only.
create table public.crm_events (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_name text,
  entity text not null,
  record_id uuid not null,
  action text not null,
  client_id uuid,
  lead_id uuid,
  ticket_id uuid,
  before jsonb,
  after jsonb,
  is_sample boolean not null default false
);

-- A person's own filters of a list, by name. `query` is the address's part after the "?".
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.staff (user_id),
  page text not null check (page in ('clients', 'leads', 'tickets')),
  name text not null check (btrim(name) <> '' and length(name) <= 60),
  query text not null check (length(query) <= 2000),
  created_at timestamptz not null default now(),
  unique (owner_id, page, name)
);

-- True while an import adds its rows or takes them back. It then does for all of them at once what
-- triggers do for one: duplicates, history and the words of a client's contacts and domains.
create function private.is_in_bulk() returns boolean
  language sql stable parallel safe
  as $$ select coalesce(current_setting('curbfront.in_bulk', true), '') <> ''; $$;

-- Before every write ------------------------------------------------------------------------

-- Columns that the database keeps itself and that are no change a person made.
create function private.bookkeeping_columns() returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$ select array['version', 'updated_at', 'search', 'related_words', 'email_key', 'phone_key',
    'business_key', 'has_duplicates', 'other_references', 'wrote_again_at', 'priority_rank',
    'edited_by_id', 'is_sample']; $$;

-- Runs only for a statement that names `version`: from the version it was made, the next one.
create function private.check_version() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.version <> old.version then
    raise exception 'Somebody else changed this in the meantime.'
      using errcode = 'PT409', hint = 'conflict', detail = old.version::text;
  end if;
  new.version := new.version + 1;
  return new;
end;
$$;

-- Runs for every statement, after check_version(): a row that still has its old version came from
-- one that named none.
create function private.keep_version() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.version is null or (new.version = old.version and private.is_from_api()) then
    raise exception 'Name the version this change was made from.'
      using errcode = '22023', hint = 'version-required', detail = 'version';
  end if;
  if to_jsonb(new) - private.bookkeeping_columns() = to_jsonb(old) - private.bookkeeping_columns() then
    new.version := old.version;
    return new;
  end if;
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

create function private.client_words(client public.clients, related text) returns tsvector
  language sql immutable parallel safe set search_path = ''
  as $$
    select to_tsvector('simple', client.business || ' ' || coalesce(client.trade, '') || ' '
      || coalesce(client.town, '') || ' ' || coalesce(client.region, '') || ' ' || related);
  $$;

create function private.index_client() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.search := private.client_words(new, new.related_words);
  return new;
end;
$$;

-- Words of a client's contacts and domains; of the samples among them alone, or of all.
create function private.related_words(client uuid, is_sample_only boolean) returns text
  language sql stable set search_path = ''
  as $$
    select coalesce(string_agg(words, ' '), '') from (
      select name || ' ' || replace(coalesce(email, ''), '@', ' ') || ' '
          || right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 10) as words
        from public.client_contacts
        where client_id = client and archived_at is null and (is_sample or not is_sample_only)
      union all
      select domain || ' ' || replace(domain, '.', ' ') from public.client_sites
        where client_id = client and archived_at is null and (is_sample or not is_sample_only)
    ) as related;
  $$;

create function private.index_sample_client(client public.clients) returns void
  language plpgsql set search_path = ''
as $$
declare
  every_word tsvector := private.client_words(client, private.related_words(client.id, false));
begin
  if strip(every_word) = strip(client.search) then
    delete from private.sample_client_words where client_id = client.id;
  else
    insert into private.sample_client_words (client_id, search) values (client.id, every_word)
      on conflict (client_id) do update set search = excluded.search;
  end if;
end;
$$;

-- A contact or a domain came, changed or went.
create function private.index_client_related() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  client public.clients;
begin
  update public.clients as c set related_words = private.related_words(c.id, c.is_sample)
    where c.id = new.client_id returning * into client;
  if client.is_sample then
    perform private.index_sample_client(client);
  end if;
  return null;
end;
$$;

create function private.ticket_words(subject text, number bigint, client_words tsvector) returns tsvector
  language sql immutable parallel safe set search_path = ''
  as $$ select strip(to_tsvector('simple', subject || ' ' || number) || client_words); $$;

create function private.index_ticket() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- A change of the client's words that is under way would not see the new ticket. An import does
  -- not wait for it: it would hold up everyone who changes a client.
  if tg_op = 'INSERT' and not private.is_in_bulk() then
    perform from public.clients where id = new.client_id for share;
  end if;
  new.search := private.ticket_words(new.subject, new.number,
    coalesce((select search from public.clients where id = new.client_id), ''));
  return new;
end;
$$;

create function private.index_tickets_of_client() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.tickets set search = private.ticket_words(subject, number, new.search)
    where client_id = new.id;
  if new.is_sample then
    perform private.index_sample_client(new);
  end if;
  return null;
end;
$$;

-- Where a request came from, as far as the page and the referrer tell.
create function private.lead_source(source_page text, referrer text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case
      when source_page ~* '[?&](gclid|msclkid)=' or source_page ~* '[?&]utm_medium=(cpc|ppc|paid)'
        then 'paid-search'
      when source_page ~* '[?&]utm_(source|campaign)=(gbp|gmb|google-?business)'
        or referrer ~* '^https?://(business\.google\.|maps\.google\.|(www\.)?google\.[a-z.]+/maps)'
        then 'business-profile'
      when referrer ~* '^https?://([a-z0-9-]+\.)*(google|bing|duckduckgo|yahoo|ecosia|brave)\.[a-z.]+(/|$)'
        then 'organic-search'
      when referrer ~* '^https?://' then 'referral'
      else 'direct' end;
  $$;

create function private.prepare_lead() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- Eight digits collide once in some ten thousand leads; a person must not be turned away for it.
    while exists (select 1 from public.leads where reference = new.reference) loop
      new.reference := 'CF-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 8));
    end loop;
    new.rank := coalesce(nullif(new.rank, ''), private.rank_of_moment(new.created_at, 0));
    -- The site's forms ask for "Main town" in one line, such as "Macon, GA".
    new.region := coalesce(new.region, substring(new.town from ',\s*([A-Z]{2})\s*$'));
    if new.form not in ('manual', 'import') and not new.is_sample then
      new.source := private.lead_source(new.source_page, new.referrer);
    end if;
    -- The clock belongs to people who wrote to us and wait.
    if new.form not in ('manual', 'import') then
      new.first_response_due_at :=
        private.add_business_seconds(new.created_at, private.first_response_seconds());
    end if;
    return new;
  end if;
  if new.stage <> old.stage then
    if old.stage = 'won' and new.client_id is not null then
      raise exception 'This lead is a client already.' using errcode = '22023', hint = 'already-client';
    end if;
    if new.stage = 'won' and new.client_id is null then
      raise exception 'A lead is won by making it a client.' using errcode = '22023', hint = 'convert-first';
    end if;
    if new.stage_changed_at = old.stage_changed_at then
      new.stage_changed_at := clock_timestamp();
    end if;
    if old.stage = 'new' then
      new.first_responded_at := coalesce(new.first_responded_at, new.stage_changed_at);
    elsif new.stage = 'new' and old.first_responded_at = old.stage_changed_at then
      -- Only the move that is being taken back said that somebody had answered.
      new.first_responded_at := null;
    end if;
    if new.stage <> 'lost' then
      new.lost_reason := null;
    end if;
  end if;
  return new;
end;
$$;

-- What a person may not write; forms, merges and conversions run as the functions' owner.
create function private.check_lead_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  -- Somebody who is still typing would change what nobody looks at any more.
  if old.archived_at is not null and new.archived_at is not null
      and to_jsonb(new) - private.bookkeeping_columns() <> to_jsonb(old) - private.bookkeeping_columns() then
    raise exception 'This lead was archived in the meantime. Bring it back first.'
      using errcode = '22023', hint = 'archived';
  end if;
  if old.merged_into_id is not null and new.archived_at is null then
    raise exception 'This lead is part of another. Take the merge back instead.'
      using errcode = '22023', hint = 'invalid';
  end if;
  if new.message is distinct from old.message and old.form <> 'manual' then
    raise exception 'What they wrote stays as they wrote it.'
      using errcode = '22023', hint = 'invalid', detail = 'message';
  end if;
  return new;
end;
$$;

-- A call that somebody picked up moves a new lead on. The lead's stage changed when the call was
-- logged, to the microsecond: by that it is known which call moved it.
create function private.move_answered_lead(call public.crm_notes) returns void
  language sql security definer set search_path = ''
  as $$
    update public.leads set stage = 'contacted', stage_changed_at = call.created_at
      where id = call.lead_id and call.kind = 'call' and call.is_answered
        and stage = 'new' and archived_at is null;
  $$;

create function private.stop_first_response_clock() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.kind in ('call', 'email') then
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
create function private.restart_first_response_clock() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.kind = 'note' then
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
        where n.lead_id = new.lead_id and n.kind <> 'note' and n.archived_at is null)
      where id = new.lead_id and stage = 'new'
        and (first_responded_at is null or first_responded_at = new.created_at);
  end if;
  perform private.follow_submissions(id) from public.leads
    where id = new.lead_id or client_id = new.client_id;
  return null;
end;
$$;

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

-- Whether a ticket's status goes back to where the caller's own last change took it from, a few
-- minutes ago at most: Undo, which no transition may stand in the way of.
create function private.undoes_own_status(ticket uuid, from_status text, to_status text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((select e.actor_id = auth.uid() and e.happened_at > now() - interval '10 minutes'
        and e.before ->> 'status' = to_status and e.after ->> 'status' = from_status
      from public.crm_events as e
      where e.record_id = ticket and e.after ? 'status' order by e.id desc limit 1), false);
  $$;

create function private.prepare_ticket() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  legal constant jsonb := '{
    "open": ["in-progress", "waiting", "resolved"],
    "in-progress": ["open", "waiting", "resolved"],
    "waiting": ["in-progress", "resolved"],
    "resolved": ["open"]
  }';
  moment timestamptz := clock_timestamp();
begin
  if tg_op = 'UPDATE' and new.status <> old.status then
    if not legal -> old.status ? new.status
        and not private.undoes_own_status(old.id, old.status, new.status) then
      raise exception 'A ticket cannot go from % to %.', old.status, new.status
        using errcode = '22023', hint = 'illegal-transition';
    end if;
    if new.status in ('waiting', 'resolved') then
      new.clock_stopped_at := coalesce(old.clock_stopped_at, moment);
    elsif old.clock_stopped_at is not null then
      new.stopped_seconds := old.stopped_seconds
        + greatest(private.business_seconds(old.clock_stopped_at, moment), 0);
      new.clock_stopped_at := null;
    end if;
    new.resolved_at := case when new.status = 'resolved' then moment end;
  end if;
  new.due_at := private.add_business_seconds(new.created_at,
    private.sla_seconds(new.priority) + new.stopped_seconds);
  new.warn_at := private.add_business_seconds(new.created_at,
    private.sla_seconds(new.priority) * 3 / 4 + new.stopped_seconds);
  return new;
end;
$$;

-- A site belongs to the ticket's client. Runs as its owner: the answer must not depend on what
-- the writer may read.
create function private.check_ticket_site() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.site_id is not null and not exists (
      select 1 from public.client_sites where id = new.site_id and client_id = new.client_id) then
    raise exception 'This site belongs to another client.' using errcode = '22023', hint = 'invalid', detail = 'site_id';
  end if;
  return new;
end;
$$;

create function private.prepare_task() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.status <> 'completed' then
    new.completed_at := null;
  elsif tg_op = 'INSERT' or old.status <> 'completed' then
    new.completed_at := coalesce(new.completed_at, clock_timestamp());
  end if;
  return new;
end;
$$;

-- Whoever writes signs with their own name. Samples and the database's owner name others.
create function private.sign() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  writer public.staff;
begin
  if auth.uid() is null then
    return new;
  end if;
  new.author_id := auth.uid();
  if tg_table_name = 'ticket_messages' then
    select * into writer from public.staff where user_id = auth.uid();
    if new.kind <> 'client' then
      new.author_name := writer.display_name;
    end if;
  end if;
  return new;
end;
$$;

-- A note stands under its author's name: the words are the author's to change, or an owner's, who is
-- named beside the author then.
create function private.check_note_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.author_id is distinct from auth.uid() then
    if not private.can('notes.rewrite') then
      raise exception 'Only its author and owners change a note.' using errcode = '42501', hint = 'forbidden';
    end if;
    new.edited_by_id := auth.uid();
  end if;
  return new;
end;
$$;

-- History ------------------------------------------------------------------------------------

create function private.write_crm_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  new_row jsonb := to_jsonb(new) - private.bookkeeping_columns();
  old_row jsonb;
  event public.crm_events;
begin
  event.entity := tg_table_name;
  event.record_id := (new_row ->> 'id')::uuid;
  if tg_op = 'INSERT' then
    event.action := 'created';
    event.after := jsonb_strip_nulls(new_row - array['id', 'rank', 'created_at']);
  else
    old_row := to_jsonb(old) - private.bookkeeping_columns();
    if old_row = new_row then
      return null;
    end if;
    select jsonb_object_agg(key, value) into event.before
      from jsonb_each(old_row) where new_row -> key is distinct from value;
    select jsonb_object_agg(key, value) into event.after
      from jsonb_each(new_row) where old_row -> key is distinct from value;
    event.action := case
      when event.after ? 'archived_at' and new_row ->> 'archived_at' is null then 'restored'
      when event.after ? 'archived_at' then 'archived'
      when event.after - array['rank'] = '{}' then 'reordered'
      else 'changed' end;
  end if;
  event.client_id := case tg_table_name when 'clients' then new_row ->> 'id' else new_row ->> 'client_id' end;
  event.lead_id := case tg_table_name when 'leads' then new_row ->> 'id' else new_row ->> 'lead_id' end;
  event.ticket_id := case tg_table_name when 'tickets' then new_row ->> 'id' else new_row ->> 'ticket_id' end;
  if tg_table_name = 'ticket_messages' then
    select client_id into event.client_id from public.tickets where id = new.ticket_id;
  end if;
  insert into public.crm_events (actor_id, actor_name, entity, record_id, action, client_id,
      lead_id, ticket_id, before, after, is_sample)
    values (auth.uid(), (select display_name from public.staff where user_id = auth.uid()),
      event.entity, event.record_id, event.action, event.client_id, event.lead_id,
      event.ticket_id, event.before, event.after, auth.uid() is null and new.is_sample);
  return null;
end;
$$;

do $$
declare
  name text;
begin
  foreach name in array array['clients', 'client_contacts', 'client_addresses', 'client_sites',
      'leads', 'tickets', 'tasks', 'crm_notes', 'staff'] loop
    -- Triggers of one event run in the order of their names.
    execute format('create trigger a_check_version before update of version on public.%I
      for each row execute function private.check_version()', name);
    execute format('create trigger a_keep_version before update on public.%I
      for each row execute function private.keep_version()', name);
  end loop;
  foreach name in array array['clients', 'client_contacts', 'client_addresses', 'client_sites',
      'leads', 'tickets', 'ticket_messages', 'tasks', 'crm_notes'] loop
    execute format('create trigger z_write_event after insert or update on public.%I
      for each row %s execute function private.write_crm_event()', name,
      case when name in ('tasks', 'crm_notes') then '' else 'when (not private.is_in_bulk())' end);
  end loop;
end;
$$;
create trigger index_client before insert or update on public.clients
  for each row execute function private.index_client();
create trigger index_client_related after insert or update on public.client_contacts
  for each row when (not private.is_in_bulk()) execute function private.index_client_related();
create trigger index_client_related after insert or update on public.client_sites
  for each row when (not private.is_in_bulk()) execute function private.index_client_related();
create trigger check_lead_change before update on public.leads
  for each row execute function private.check_lead_change();
-- An import brings what this would fill in, and what it changes and takes back is settled there.
create trigger prepare_lead before update on public.leads
  for each row when (not private.is_in_bulk()) execute function private.prepare_lead();
create trigger prepare_new_lead before insert on public.leads
  for each row when (not private.is_in_bulk()) execute function private.prepare_lead();
-- An import flags all of its leads at once, and when it is taken back too.
create trigger flag_duplicates after update on public.leads
  for each row when (not private.is_in_bulk()) execute function private.flag_duplicates();
create trigger flag_new_duplicates after insert on public.leads
  for each row when (not private.is_in_bulk()) execute function private.flag_duplicates();
create trigger index_tickets after update on public.clients
  for each row when (old.search is distinct from new.search)
  execute function private.index_tickets_of_client();
create trigger index_ticket before insert or update of subject, number, client_id on public.tickets
  for each row execute function private.index_ticket();
create trigger prepare_ticket before insert or update on public.tickets
  for each row execute function private.prepare_ticket();
create trigger check_ticket_site before insert or update of site_id, client_id on public.tickets
  for each row execute function private.check_ticket_site();
create trigger prepare_task before insert or update on public.tasks
  for each row execute function private.prepare_task();
create trigger sign before insert on public.ticket_messages
  for each row execute function private.sign();
create trigger sign before insert on public.crm_notes
  for each row execute function private.sign();
create trigger check_note_change before update on public.crm_notes
  for each row when (private.is_from_api() and (old.body, old.kind) <> (new.body, new.kind))
  execute function private.check_note_change();
create trigger stop_first_response_clock after insert on public.crm_notes
  for each row execute function private.stop_first_response_clock();
create trigger restart_first_response_clock after update of archived_at on public.crm_notes
  for each row when ((old.archived_at is null) <> (new.archived_at is null))
  execute function private.restart_first_response_clock();

-- Indexes: every list's order, the filters that choose few rows, and what belongs to a record. --

create index clients_business_idx on public.clients (business, id) where archived_at is null;
create index clients_since_idx on public.clients (client_since, id) where archived_at is null;
create index clients_price_idx on public.clients (monthly_price_cents, id) where archived_at is null;
create index clients_updated_idx on public.clients (updated_at, id) where archived_at is null;
create index clients_status_idx on public.clients (status, business, id) where archived_at is null;
create index clients_owner_idx on public.clients (owner_id, business, id) where archived_at is null;
-- For totals and for few of many: every column that a filter asks for, in one index.
create index clients_filter_idx on public.clients (status, plan, trade, region, owner_id)
  include (id, business, client_since, monthly_price_cents, updated_at) where archived_at is null;
-- For the tickets of a plan's clients.
create index clients_plan_idx on public.clients (plan, id);
create index clients_archived_idx on public.clients (business, id) where archived_at is not null;
create index clients_sample_idx on public.clients (business, id) where is_sample;
create index clients_search_idx on public.clients using gin (search);
create index client_contacts_client_idx on public.client_contacts (client_id);
create index client_addresses_client_idx on public.client_addresses (client_id);
create index client_sites_client_idx on public.client_sites (client_id);
create index client_sites_expires_idx on public.client_sites (expires_on) where archived_at is null;

create index leads_stage_rank_idx on public.leads (stage, rank, id) where archived_at is null;
create index leads_created_idx on public.leads (created_at, id) where archived_at is null;
create index leads_business_idx on public.leads (coalesce(business, name), id) where archived_at is null;
create index leads_value_idx on public.leads (value_cents, id) where archived_at is null;
create index leads_next_step_idx on public.leads (coalesce(next_step_on, 'infinity'::date), id)
  where archived_at is null;
-- What is due of those that are open, counted and summed from here alone.
create index leads_step_idx on public.leads (next_step_on) include (id, next_step, stage, value_cents)
  where archived_at is null and stage not in ('won', 'lost');
-- The same of one owner: what each of the sales staff begins the day with.
create index leads_owner_step_idx on public.leads (owner_id, next_step_on) include (id, next_step, stage, value_cents)
  where archived_at is null and stage not in ('won', 'lost');
create index leads_response_idx on public.leads (first_response_due_at, id)
  where archived_at is null and first_responded_at is null and stage = 'new';
create index leads_owner_idx on public.leads (owner_id, created_at, id) where archived_at is null;
create index leads_email_key_idx on public.leads (email_key, has_duplicates) where archived_at is null;
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

-- The SLA state is worked out for each row, so what it is worked out from is in every order's index.
create index tickets_queue_idx on public.tickets (priority_rank, due_at, id)
  include (warn_at, clock_stopped_at, status, priority, assignee_id, client_id)
  where archived_at is null and status <> 'resolved';
create index tickets_created_idx on public.tickets (created_at, id)
  include (due_at, warn_at, clock_stopped_at, status, priority, assignee_id, client_id)
  where archived_at is null;
create index tickets_updated_idx on public.tickets (updated_at, id)
  include (due_at, warn_at, clock_stopped_at, status, priority, assignee_id, client_id)
  where archived_at is null;
create index tickets_archived_idx on public.tickets (created_at, id) where archived_at is not null;
create index tickets_sample_idx on public.tickets (created_at, id) where is_sample;
create index tickets_status_idx on public.tickets (status, created_at, id) where archived_at is null;
create index tickets_client_idx on public.tickets (client_id, created_at);
create index tickets_assignee_idx on public.tickets (assignee_id, created_at, id) where archived_at is null;
create index tickets_search_idx on public.tickets using gin (search);
create index ticket_messages_ticket_idx on public.ticket_messages (ticket_id, created_at, id);

create index tasks_client_idx on public.tasks (client_id) where client_id is not null;
create index tasks_lead_idx on public.tasks (lead_id) where lead_id is not null;
create index tasks_open_idx on public.tasks (due_on, id) where archived_at is null and status <> 'completed';
create index crm_notes_client_idx on public.crm_notes (client_id, created_at) where client_id is not null;
create index crm_notes_lead_idx on public.crm_notes (lead_id, created_at) where lead_id is not null;
create index crm_events_client_idx on public.crm_events (client_id, happened_at, id) where client_id is not null;
create index crm_events_lead_idx on public.crm_events (lead_id, happened_at, id) where lead_id is not null;
create index crm_events_ticket_idx on public.crm_events (ticket_id, happened_at, id) where ticket_id is not null;
create index crm_events_record_idx on public.crm_events (record_id, id);

-- Rights -------------------------------------------------------------------------------------
--
--            leads      clients, sites   contacts, tasks,   tickets,
--                       and addresses    notes of clients   messages
--   viewer   reads      reads            reads              reads
--   editor   -          -                -                  -
--   sales    writes     writes           writes             reads
--   support  -          reads            writes             writes
--   owner    writes     writes           writes             writes
--
-- A lead's notes, tasks and history are as readable and writable as leads are, and what its forms
-- said as readable; of a client's requests support reads that too, in submissions_of_client().
-- A visitor, and anyone signed in without a role, reads nothing here; in the demo they read its
-- samples, which supabase/seed/anyone-reads-samples.sql allows.
--
-- Of a note, whoever writes notes there may put it away and bring it back: that changes no word of
-- it, and the history says who did. Its words and its kind are its author's and the owners' alone:
-- see private.check_note_change.

do $$
declare
  name text;
begin
  foreach name in array array['clients', 'client_contacts', 'client_addresses', 'client_sites',
      'tickets', 'ticket_messages', 'tasks', 'crm_notes', 'crm_events', 'saved_views'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from public, anon, authenticated', name);
    execute format('grant all on public.%I to service_role', name);
  end loop;
  revoke all on sequence public.tickets_number_seq, public.crm_events_id_seq
    from public, anon, authenticated;
  foreach name in array array['leads', 'clients', 'client_contacts', 'client_addresses',
      'client_sites', 'tickets', 'ticket_messages', 'tasks', 'crm_notes', 'crm_events'] loop
    execute format('grant select on public.%I to authenticated', name);
  end loop;
  foreach name in array array['clients', 'client_contacts', 'client_addresses', 'client_sites',
      'tickets', 'ticket_messages'] loop
    execute format('create policy "staff read" on public.%I for select to authenticated
      using ((select private.can(''clients.read'')))', name);
  end loop;
  foreach name in array array['tasks', 'crm_notes'] loop
    execute format('create policy "staff read" on public.%I for select to authenticated
      using ((select private.can(''leads.read'')) and lead_id is not null
        or (select private.can(''clients.read'')) and (lead_id is null or client_id is not null))', name);
  end loop;
  foreach name in array array['clients', 'client_addresses', 'client_sites'] loop
    execute format('create policy "sales add" on public.%I for insert to authenticated
      with check ((select private.can(''clients.write'')))', name);
    execute format('create policy "sales change" on public.%I for update to authenticated
      using ((select private.can(''clients.write'')))
      with check ((select private.can(''clients.write'')))', name);
  end loop;
  execute 'create policy "sales and support add" on public.client_contacts for insert
    to authenticated with check ((select private.can(''contacts.write'')))';
  execute 'create policy "sales and support change" on public.client_contacts for update
    to authenticated using ((select private.can(''contacts.write'')))
    with check ((select private.can(''contacts.write'')))';
  foreach name in array array['tasks', 'crm_notes'] loop
    execute format('create policy "sales and support add" on public.%I for insert to authenticated
      with check ((select private.can(''leads.write'')) and lead_id is not null
        or (select private.can(''notes.write'')) and lead_id is null)', name);
    execute format('create policy "sales and support change" on public.%I for update to authenticated
      using ((select private.can(''leads.write'')) and lead_id is not null
        or (select private.can(''notes.write'')) and (lead_id is null or client_id is not null))
      with check ((select private.can(''leads.write'')) and lead_id is not null
        or (select private.can(''notes.write'')) and (lead_id is null or client_id is not null))', name);
  end loop;
end;
$$;

create policy "staff read" on public.crm_events for select to authenticated
  using ((select private.can('staff.manage')) and entity = 'staff'
    or (select private.can('leads.read')) and entity <> 'staff' and lead_id is not null
    or (select private.can('clients.read')) and entity <> 'staff'
      and (lead_id is null or client_id is not null));
create policy "sales read leads" on public.leads for select to authenticated
  using ((select private.can('leads.read')));
create policy "sales add leads" on public.leads for insert to authenticated
  with check (form = 'manual' and (select private.can('leads.write')));
create policy "sales change leads" on public.leads for update to authenticated
  using ((select private.can('leads.write')))
  with check ((select private.can('leads.write')));
create policy "sales read submissions" on public.lead_submissions for select to authenticated
  using ((select private.can('leads.read')));
create policy "support add tickets" on public.tickets for insert to authenticated
  with check ((select private.can('tickets.write')));
create policy "support change tickets" on public.tickets for update to authenticated
  using ((select private.can('tickets.write')))
  with check ((select private.can('tickets.write')));
create policy "support write messages" on public.ticket_messages for insert to authenticated
  with check ((select private.can('tickets.write')));
create policy "own views" on public.saved_views for all to authenticated
  using (owner_id = (select auth.uid())
    and (select private.can('clients.read')))
  with check (owner_id = (select auth.uid())
    and (select private.can('clients.read')));

-- Only the columns a person fills in. `id` may be chosen, so that a repeated request cannot add
-- a row twice.
grant insert (id, business, trade, town, region, plan, monthly_price_cents, status, owner_id, client_since)
  on public.clients to authenticated;
grant update (business, trade, town, region, plan, monthly_price_cents, status, owner_id, client_since, archived_at, version)
  on public.clients to authenticated;
grant insert (id, client_id, name, job_title, email, phone, is_primary) on public.client_contacts to authenticated;
grant update (name, job_title, email, phone, is_primary, archived_at, version) on public.client_contacts to authenticated;
grant insert (id, client_id, label, street, town, region, postal_code) on public.client_addresses to authenticated;
grant update (label, street, town, region, postal_code, archived_at, version) on public.client_addresses to authenticated;
grant insert (id, client_id, domain, redirects_to_id, registrar, expires_on, auto_renew, published_on)
  on public.client_sites to authenticated;
grant update (domain, redirects_to_id, registrar, expires_on, auto_renew, published_on, archived_at, version)
  on public.client_sites to authenticated;
grant insert (id, name, email, phone, business, trade, town, region, website, message, value_cents, source, next_step, next_step_on, owner_id)
  on public.leads to authenticated;
grant update (name, email, phone, business, trade, town, region, website, message, stage, lost_reason, value_cents, plan, source, next_step, next_step_on, owner_id, rank, archived_at, version)
  on public.leads to authenticated;
grant select on public.lead_submissions to authenticated;
grant insert (id, client_id, site_id, subject, priority, assignee_id) on public.tickets to authenticated;
grant update (site_id, subject, priority, status, assignee_id, archived_at, version) on public.tickets to authenticated;
grant insert (id, ticket_id, kind, author_name, body) on public.ticket_messages to authenticated;
grant insert (id, title, client_id, lead_id, assignee_id, due_on, status, type) on public.tasks to authenticated;
grant update (title, assignee_id, due_on, status, type, archived_at, version) on public.tasks to authenticated;
grant insert (id, client_id, lead_id, kind, body, is_answered) on public.crm_notes to authenticated;
grant update (body, kind, archived_at, version) on public.crm_notes to authenticated;
grant select, insert, delete on public.saved_views to authenticated;
grant update (name, query) on public.saved_views to authenticated;

do $$
declare
  signature text;
begin
  foreach signature in array array['rank_of_moment(timestamptz, bigint)', 'rank_of_number(bigint)',
      'digit_62(bigint)', 'bookkeeping_columns()',
      'is_in_bulk()', 'check_version()', 'keep_version()', 'check_note_change()', 'client_words(public.clients, text)', 'index_client()',
      'related_words(uuid, boolean)', 'index_sample_client(public.clients)', 'index_client_related()',
      'ticket_words(text, bigint, tsvector)', 'index_ticket()', 'index_tickets_of_client()',
      'lead_source(text, text)', 'prepare_lead()', 'check_lead_change()', 'lead_sharing(public.leads)',
      'flag_duplicates()', 'move_answered_lead(public.crm_notes)', 'stop_first_response_clock()', 'restart_first_response_clock()',
      'undoes_own_status(uuid, text, text)', 'prepare_ticket()', 'check_ticket_site()',
      'prepare_task()', 'sign()', 'write_crm_event()'] loop
    execute format('revoke all on function private.%s from public', signature);
  end loop;
  -- Triggers that run with the writer's rights call these.
  foreach signature in array array['rank_of_moment(timestamptz, bigint)', 'rank_of_number(bigint)',
      'digit_62(bigint)', 'bookkeeping_columns()',
      'is_in_bulk()', 'client_words(public.clients, text)', 'lead_source(text, text)', 'add_business_seconds(timestamptz, bigint)',
      'first_response_seconds()', 'sla_seconds(text)', 'undoes_own_status(uuid, text, text)'] loop
    execute format('grant execute on function private.%s to authenticated, service_role', signature);
  end loop;
end;
$$;
