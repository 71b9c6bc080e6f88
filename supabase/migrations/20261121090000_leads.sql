-- Requests from the public forms. A visitor can only call submit_lead(); no client role can
-- read or write these tables directly. The CRM's own migration opens them to staff.

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  form text not null check (form in ('contact', 'signup', 'checkout', 'schedule-demo', 'callsi')),
  name text not null,
  email text not null,
  phone text,
  business text,
  trade text,
  town text,
  website text,
  topic text,
  message text,
  slot_starts_at timestamptz,
  visitor_time_zone text,
  has_consent boolean not null default false,
  source_page text not null,
  referrer text,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index leads_email_form_created_at_idx on public.leads (email, form, created_at desc);
create index leads_created_at_idx on public.leads (created_at desc, id);

alter table public.leads enable row level security;
revoke all on public.leads from public, anon, authenticated;
grant all on public.leads to service_role;

-- What a form said, a row for each time it was sent, never changed. A lead that is merged keeps its
-- own; who reads the other lead reads them there. Each has the reference its sender was told: the
-- first one's is its lead's as well.
create table public.lead_submissions (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  reference text not null unique
    default 'CF-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 8)),
  -- Made by the browser: the same when it sends the same words again for want of an answer.
  request_id uuid unique,
  -- The form's fields by the names it sends them under, checked and trimmed, empty ones left out.
  payload jsonb not null,
  is_sample boolean not null default false,
  created_at timestamptz not null default now()
);

create index lead_submissions_lead_id_idx on public.lead_submissions (lead_id, created_at desc);

alter table public.lead_submissions enable row level security;
revoke all on public.lead_submissions from public, anon, authenticated;
revoke all on sequence public.lead_submissions_id_seq from public, anon, authenticated;
grant all on public.lead_submissions to service_role;

-- One row an attempt, for the rate limits. Holds a hash, never an address.
create table private.lead_attempts (
  id bigint generated always as identity primary key,
  address_hash text not null,
  attempted_at timestamptz not null default now()
);

create index lead_attempts_address_idx on private.lead_attempts (address_hash, attempted_at desc);
create index lead_attempts_attempted_at_idx on private.lead_attempts (attempted_at desc);

alter table private.lead_attempts enable row level security;
revoke all on private.lead_attempts from public, anon, authenticated;
