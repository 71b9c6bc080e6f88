-- Clients with their contacts, addresses and sites, and the words by which clients and their tickets are found.

-- Clients -----------------------------------------------------------------------------------------

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  business text not null check (btrim(business) <> '' and length(business) <= 160),
  trade text references private.trades (slug),
  town text check (length(town) <= 120),
  region public.region_code,
  plan text not null default 'small-business' check (plan in ('small-business', 'enterprise')),
  monthly_price_cents public.money_cents not null default private.plan_price_cents(),
  status text not null default 'onboarding'
    check (status in ('onboarding', 'active', 'paused', 'cancelled')),
  owner_id uuid references public.staff (user_id),
  -- Null where they may be mailed; see private.may_be_mailed().
  mailing text check (mailing = 'do-not-mail'),
  client_since date not null default (now() at time zone 'America/New_York')::date,
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Words of the client's contacts and domains, by which it is found as well. A sample has those of its
  -- samples only, because anyone may read its row. See private.sample_client_words.
  related_words text not null default '',
  search tsvector not null default ''
);

create table public.client_contacts (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id),
  name text not null check (btrim(name) <> '' and length(name) <= 120),
  job_title text check (length(job_title) <= 80),
  email public.email_address,
  phone public.phone_number,
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
  region public.region_code,
  postal_code text check (length(postal_code) <= 12),
  archived_at timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A site and its domain. A domain that only redirects to another of the same client has `redirects_to_id`.
create table public.client_sites (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id),
  domain text not null check (private.is_domain(domain)),
  redirects_to_id uuid,
  registrar text check (length(registrar) <= 80),
  expires_on date,
  auto_renew boolean not null default true,
  published_on date,
  archived_at timestamptz,
  is_sample boolean not null default false,
  -- The client's plan, null while it is archived, and whether it rents now. See kept_figures.sql.
  counted_plan text,
  is_rented boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (redirects_to_id is distinct from id),
  unique (id, client_id),
  foreign key (redirects_to_id, client_id) references public.client_sites (id, client_id)
);

-- For the orders of lists, for selective filters, and for a client's own rows.
create index clients_business_idx on public.clients (business, id) where archived_at is null;
create index clients_since_idx on public.clients (client_since, id) where archived_at is null;
create index clients_price_idx on public.clients (monthly_price_cents, id) where archived_at is null;
create index clients_updated_idx on public.clients (updated_at, id) where archived_at is null;
create index clients_status_idx on public.clients (status, business, id) where archived_at is null;
create index clients_owner_idx on public.clients (owner_id, business, id) where archived_at is null;
-- Every column that lists filter by, so that totals and rare combinations are read from one index.
create index clients_filter_idx on public.clients (status, plan, trade, region, owner_id)
  include (id, business, client_since, monthly_price_cents, updated_at) where archived_at is null;
create index clients_archived_idx on public.clients (business, id) where archived_at is not null;
create index clients_sample_idx on public.clients (business, id) where is_sample;
create index clients_search_idx on public.clients using gin (search);
create index client_contacts_client_idx on public.client_contacts (client_id);
create index client_contacts_email_idx on public.client_contacts (lower(btrim(email)));
create index client_addresses_client_idx on public.client_addresses (client_id);
create unique index client_sites_domain_key on public.client_sites (domain) where archived_at is null;
create index client_sites_client_idx on public.client_sites (client_id);
create index client_sites_expires_idx on public.client_sites (expires_on, domain)
  include (id, client_id, is_sample, counted_plan, is_rented) where archived_at is null;

create trigger a_check_version before update of version on public.clients
  for each row execute function private.check_version();
create trigger a_keep_version before update on public.clients
  for each row execute function private.keep_version();
create trigger a_check_version before update of version on public.client_contacts
  for each row execute function private.check_version();
create trigger a_keep_version before update on public.client_contacts
  for each row execute function private.keep_version();
create trigger a_check_version before update of version on public.client_addresses
  for each row execute function private.check_version();
create trigger a_keep_version before update on public.client_addresses
  for each row execute function private.keep_version();
create trigger a_check_version before update of version on public.client_sites
  for each row execute function private.check_version();
create trigger a_keep_version before update on public.client_sites
  for each row execute function private.keep_version();

create trigger z_write_event after insert or update on public.clients
  for each row when (not private.is_in_bulk()) execute function private.write_crm_event();
create trigger z_write_event after insert or update on public.client_contacts
  for each row when (not private.is_in_bulk()) execute function private.write_crm_event();
create trigger z_write_event after insert or update on public.client_addresses
  for each row when (not private.is_in_bulk()) execute function private.write_crm_event();
create trigger z_write_event after insert or update on public.client_sites
  for each row when (not private.is_in_bulk()) execute function private.write_crm_event();

alter table public.clients enable row level security;
alter table public.client_contacts enable row level security;
alter table public.client_addresses enable row level security;
alter table public.client_sites enable row level security;
revoke all on public.clients, public.client_contacts, public.client_addresses, public.client_sites
  from public, anon, authenticated;
grant select on public.clients, public.client_contacts, public.client_addresses, public.client_sites to authenticated;
grant all on public.clients, public.client_contacts, public.client_addresses, public.client_sites to service_role;

create policy "read clients" on public.clients for select to authenticated
  using ((select private.can('clients.read')));
create policy "read contacts" on public.client_contacts for select to authenticated
  using ((select private.can('clients.read')));
create policy "read addresses" on public.client_addresses for select to authenticated
  using ((select private.can('clients.read')));
create policy "read sites" on public.client_sites for select to authenticated
  using ((select private.can('clients.read')));

create policy "add clients" on public.clients for insert to authenticated
  with check ((select private.can('clients.write')));
create policy "change clients" on public.clients for update to authenticated
  using ((select private.can('clients.write')))
  with check ((select private.can('clients.write')));
create policy "add addresses" on public.client_addresses for insert to authenticated
  with check ((select private.can('clients.write')));
create policy "change addresses" on public.client_addresses for update to authenticated
  using ((select private.can('clients.write')))
  with check ((select private.can('clients.write')));
create policy "add sites" on public.client_sites for insert to authenticated
  with check ((select private.can('clients.write')));
create policy "change sites" on public.client_sites for update to authenticated
  using ((select private.can('clients.write')))
  with check ((select private.can('clients.write')));

create policy "add contacts" on public.client_contacts for insert to authenticated
  with check ((select private.can('contacts.write')));
create policy "change contacts" on public.client_contacts for update to authenticated
  using ((select private.can('contacts.write')))
  with check ((select private.can('contacts.write')));

-- Only the columns that a person fills in. `id` may be chosen, so that a repeated request cannot add a row
-- twice.
grant insert (
  id, business, trade, town, region, plan, monthly_price_cents, status, owner_id, client_since
) on public.clients to authenticated;
grant update (
  business, trade, town, region, plan, monthly_price_cents, status, owner_id, client_since, mailing,
  archived_at, version
) on public.clients to authenticated;
grant insert (
  id, client_id, name, job_title, email, phone, is_primary
) on public.client_contacts to authenticated;
grant update (
  name, job_title, email, phone, is_primary, archived_at, version
) on public.client_contacts to authenticated;
grant insert (
  id, client_id, label, street, town, region, postal_code
) on public.client_addresses to authenticated;
grant update (
  label, street, town, region, postal_code, archived_at, version
) on public.client_addresses to authenticated;
grant insert (
  id, client_id, domain, redirects_to_id, registrar, expires_on, auto_renew, published_on
) on public.client_sites to authenticated;
grant update (
  domain, redirects_to_id, registrar, expires_on, auto_renew, published_on, archived_at, version
) on public.client_sites to authenticated;

-- Search ------------------------------------------------------------------------------------------

-- All words by which staff find a sample to which they added contacts or domains. These are no samples, so a
-- visitor may neither read them in the sample's own columns nor guess them by a search. A sample's own
-- columns are public, also after somebody has edited them.
create table private.sample_client_words (
  client_id uuid primary key references public.clients (id) on delete cascade,
  search tsvector not null
);

create function private.client_words(client public.clients, related text) returns tsvector
  language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.search_words(client.business || ' ' || coalesce(client.trade, '') || ' '
    || coalesce(client.town, '') || ' ' || coalesce(client.region, '') || ' ' || related);
end;
$$;

create function private.index_client() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.search := private.client_words(new, new.related_words);
  return new;
end;
$$;

-- Words of a client's contacts and domains: of all of them, or of the samples only.
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

-- Runs after a contact or a domain was added or changed.
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
  language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.search_words(subject || ' ' || number) || client_words;
end;
$$;

-- Words of a ticket's messages, the latest first where there are more than can be stored: of all messages, or
-- of the samples only.
create function private.conversation_words(ticket uuid, is_sample_only boolean) returns tsvector
  language plpgsql stable set search_path = ''
as $$
begin
  return private.search_words(coalesce((
    select left(string_agg(m.body, ' ' order by m.created_at desc, m.id desc), 100000)
    from public.ticket_messages as m where m.ticket_id = ticket and (m.is_sample or not is_sample_only)), ''));
end;
$$;

create function private.index_ticket() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  client record;
begin
  -- The row is locked, because a concurrent change of the client's words or plan would not see the new ticket. An
  -- import does not wait for that, since it would block everyone who changes a client.
  if tg_op = 'INSERT' and not private.is_in_bulk() then
    perform from public.clients where id = new.client_id for share;
  end if;
  select plan, search into client from public.clients where id = new.client_id;
  new.counted_plan := client.plan;
  new.search := private.ticket_words(new.subject, new.number, coalesce(client.search, ''));
  if tg_op = 'UPDATE' then
    new.search := new.search || private.conversation_words(new.id, new.is_sample);
  end if;
  return new;
end;
$$;

create function private.index_tickets_of_client() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.tickets as t set search = private.ticket_words(t.subject, t.number, new.search)
      || private.conversation_words(t.id, t.is_sample)
    where t.client_id = new.id;
  if new.is_sample then
    perform private.index_sample_client(new);
  end if;
  return null;
end;
$$;

-- Adds the words of a new message. After some hundred pages a conversation has more words than can be stored.
create function private.index_message() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.tickets as t set search = t.search || private.search_words(new.body)
    where t.id = new.ticket_id and (new.is_sample or not t.is_sample)
      and pg_column_size(t.search || ''::tsvector) < 500000;
  return null;
end;
$$;

-- Runs after a message was deleted, as by Undo of an added mail.
create function private.index_conversation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- The trigger of this column computes the ticket's words again.
  update public.tickets set subject = subject where id = old.ticket_id;
  return null;
end;
$$;

create trigger index_client before insert or update on public.clients
  for each row execute function private.index_client();
create trigger index_client_related after insert or update on public.client_contacts
  for each row when (not private.is_in_bulk()) execute function private.index_client_related();
create trigger index_client_related after insert or update on public.client_sites
  for each row when (not private.is_in_bulk()) execute function private.index_client_related();
create trigger index_tickets after update on public.clients
  for each row when (old.search is distinct from new.search)
  execute function private.index_tickets_of_client();

revoke all on function
  private.client_words(public.clients, text),
  private.index_client(),
  private.related_words(uuid, boolean),
  private.index_sample_client(public.clients),
  private.index_client_related(),
  private.ticket_words(text, bigint, tsvector),
  private.index_ticket(),
  private.index_tickets_of_client(),
  private.conversation_words(uuid, boolean),
  private.index_message(),
  private.index_conversation()
  from public;

-- The trigger on clients runs with the writer's rights and calls this.
grant execute on function
  private.client_words(public.clients, text)
  to authenticated, service_role;
