-- The search over all records returns a few rows of each kind, the best first.

-- Rows of a kind ----------------------------------------------------------------------------------
-- Each takes ids of rows that the caller may read, and returns the best `most` of them. `rank` is that of
-- private.title_rank().

create function private.found_leads(ids uuid[], wanted private.record_search, most integer) returns jsonb
  language sql stable set search_path = ''
  as $$
    with best as (
      select l, given.nth, case when l.reference = upper(wanted.typed) then 0
          else least(private.title_rank(l.business, wanted), private.title_rank(l.name, wanted)) end as rank
      from unnest(ids) with ordinality as given (id, nth) join public.leads as l using (id)
      order by rank, nth limit most
    )
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'lead', 'rank', rank, 'id', (l).id, 'is_sample', (l).is_sample,
        'name', (l).name, 'business', (l).business, 'town', (l).town, 'region', (l).region, 'stage', (l).stage,
        'reference', (l).reference, 'email', (l).email, 'phone', (l).phone,
        'excerpt', case when rank = 3 then private.excerpt_with((l).message, wanted.words) end) order by rank, nth), '[]')
    from best;
  $$;

create function private.found_clients(ids uuid[], wanted private.record_search, most integer, reads_all boolean)
  returns jsonb
  language sql stable set search_path = ''
  as $$
    with best as (
      select c, given.nth, private.title_rank(c.business, wanted) as rank
      from unnest(ids) with ordinality as given (id, nth) join public.clients as c using (id)
      order by rank, nth limit most
    )
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'client', 'rank', rank, 'id', (c).id, 'is_sample', (c).is_sample,
        'business', (c).business, 'town', (c).town, 'region', (c).region, 'status', (c).status,
        'contact', (select jsonb_build_object('name', p.name, 'email', p.email, 'phone', p.phone)
          from public.client_contacts as p where p.client_id = (c).id and p.archived_at is null
            and (p.is_sample or reads_all) order by p.is_primary desc, p.created_at, p.id limit 1),
        'domain', (select s.domain from public.client_sites as s where s.client_id = (c).id and s.archived_at is null
          and (s.is_sample or reads_all) order by s.redirects_to_id is not null, s.created_at, s.id limit 1))
      order by rank, nth), '[]')
    from best;
  $$;

-- Contacts of these clients who have any of the words themselves.
create function private.found_contacts(client_ids uuid[], wanted private.record_search, most integer, reads_all boolean)
  returns jsonb
  language sql stable set search_path = ''
  as $$
    with best as (
      select p, c.business, given.nth, private.title_rank(p.name, wanted) as rank
      from unnest(client_ids) with ordinality as given (id, nth) join public.clients as c using (id)
      join public.client_contacts as p on p.client_id = c.id and p.archived_at is null and (p.is_sample or reads_all)
      where private.search_words(concat_ws(' ', p.name, p.email,
        right(regexp_replace(p.phone, '\D', '', 'g'), 10))) @@ wanted.loose
      order by rank, nth, p.is_primary desc, p.id limit most
    )
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'contact', 'rank', rank, 'id', (p).id, 'is_sample', (p).is_sample,
        'client_id', (p).client_id, 'business', business, 'name', (p).name, 'job_title', (p).job_title,
        'email', (p).email, 'phone', (p).phone) order by rank, nth, (p).is_primary desc, (p).id), '[]')
    from best;
  $$;

-- Domains of these clients that match themselves. Where the client's name does, too, its domain is found only
-- by what looks like one.
create function private.found_domains(client_ids uuid[], wanted private.record_search, most integer, reads_all boolean)
  returns jsonb
  language sql stable set search_path = ''
  as $$
    with best as (
      select s, c.business, given.nth, private.title_rank(s.domain, wanted) as rank
      from unnest(client_ids) with ordinality as given (id, nth) join public.clients as c using (id)
      join public.client_sites as s on s.client_id = c.id and s.archived_at is null and (s.is_sample or reads_all)
      where private.search_words(s.domain || ' ' || replace(s.domain, '.', ' ')) @@ wanted.whole
        and (wanted.typed ~ '[.-]' or private.title_rank(c.business, wanted) = 3)
      order by rank, nth, s.id limit most
    )
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'domain', 'rank', rank, 'id', (s).id, 'is_sample', (s).is_sample,
        'client_id', (s).client_id, 'business', business, 'domain', (s).domain) order by rank, nth, (s).id), '[]')
    from best;
  $$;

-- A ticket that is found by neither number nor subject has the part of its conversation that matches.
create function private.found_tickets(ids uuid[], wanted private.record_search, most integer, reads_all boolean)
  returns jsonb
  language sql stable set search_path = ''
  as $$
    with best as (
      select t, c.business, given.nth, case when t.number::text = ltrim(wanted.typed, '#') then 0
          else private.title_rank(t.subject, wanted) end as rank
      from unnest(ids) with ordinality as given (id, nth) join public.tickets as t using (id)
      join public.clients as c on c.id = t.client_id
      order by rank, nth limit most
    )
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'ticket', 'rank', rank, 'id', (t).id, 'is_sample', (t).is_sample,
        'number', (t).number, 'subject', (t).subject, 'status', (t).status, 'client_id', (t).client_id,
        'business', business,
        'excerpt', case when rank = 3 then (
          select part from (select m.body from public.ticket_messages as m where m.ticket_id = (t).id
              and (m.is_sample or reads_all) order by m.created_at desc, m.id desc limit 30) as newest
            cross join lateral private.excerpt_with(newest.body, wanted.words) as part
          where part is not null limit 1) end) order by rank, nth), '[]')
    from best;
  $$;

create function private.found_posts(ids uuid[], wanted private.record_search, most integer) returns jsonb
  language sql stable set search_path = ''
  as $$
    with best as (
      select b.*, given.nth, private.title_rank(b.title, wanted) as rank
      from unnest(ids) with ordinality as given (id, nth) join public.blogs as b using (id)
      order by rank, nth limit most
    )
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'post', 'rank', rank, 'id', id, 'title', title, 'slug', slug,
        'author', author, 'state', case when not published then 'draft' when publish_at > now() then 'scheduled'
          else 'published' end) order by rank, nth), '[]')
    from best;
  $$;

create function private.found_mails(ids uuid[], wanted private.record_search, most integer) returns jsonb
  language sql stable set search_path = ''
  as $$
    with best as (
      select m, given.nth,
        least(private.title_rank(m.to_name, wanted), private.title_rank(m.data ->> 'subject', wanted)) as rank
      from unnest(ids) with ordinality as given (id, nth) join public.mails as m using (id)
      order by rank, nth limit most
    )
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'mail', 'rank', rank, 'id', (m).id, 'is_sample', (m).is_sample,
        'mail_kind', (m).kind, 'name', (m).to_name, 'email', (m).to_email, 'subject', (m).data ->> 'subject',
        'created_at', (m).created_at) order by rank, nth), '[]')
    from best;
  $$;

create function private.found_inbound_mails(ids uuid[], wanted private.record_search, most integer) returns jsonb
  language sql stable set search_path = ''
  as $$
    with best as (
      select m, given.nth,
        least(private.title_rank(m.from_name, wanted), private.title_rank(m.subject, wanted)) as rank
      from unnest(ids) with ordinality as given (id, nth) join public.inbound_mails as m using (id)
      order by rank, nth limit most
    )
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'inbound-mail', 'rank', rank, 'id', (m).id,
        'is_sample', (m).is_sample, 'name', (m).from_name, 'email', (m).from_email, 'subject', (m).subject,
        'created_at', (m).created_at,
        'excerpt', case when rank = 3 then private.excerpt_with((m).body, wanted.words) end) order by rank, nth), '[]')
    from best;
  $$;

-- Few people work here, so that no index is needed.
create function private.found_staff(wanted private.record_search, most integer) returns jsonb
  language sql stable set search_path = ''
  as $$
    with best as (
      select s, private.title_rank(s.display_name, wanted) as rank
      from public.staff as s where s.removed_at is null and (s.is_sample or private.can('staff.read'))
        and private.search_words(s.display_name) @@ wanted.whole
      order by rank, s.display_name, s.user_id limit most
    )
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'staff', 'rank', rank, 'id', (s).user_id,
        'is_sample', (s).is_sample, 'name', (s).display_name, 'role', (s).role)
      order by rank, (s).display_name, (s).user_id), '[]')
    from best;
  $$;

-- The search --------------------------------------------------------------------------------------

create function private.ids_of_found_posts(wanted private.record_search) returns uuid[]
  language sql stable set search_path = ''
  as $$
    select array(select s.post_id from private.post_search as s
      where s.names @@ wanted.whole
        and ((select private.can('posts.write')) or s.published and s.publish_at <= now())
      order by s.publish_at desc nulls first, s.post_id limit private.found_most());
  $$;

-- All that match, kind after kind.
create function private.found_records(wanted private.record_search, most integer) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  reads_leads constant boolean := private.can('leads.read');
  reads_clients constant boolean := private.can('clients.read');
  typed_number constant bigint := substring(wanted.typed from '^#?(\d{1,12})$')::bigint;
  -- Samples that only staff find, as in the lists.
  clients_typed_under constant uuid[] := case when reads_clients then array(
    select w.client_id from private.sample_client_words as w where w.search @@ wanted.whole) else '{}' end;
  tickets_typed_under constant uuid[] := case when reads_clients
    then private.tickets_typed_under_samples(wanted.whole) else '{}' end;
  leads constant uuid[] := private.matching_rows('leads', private.lead_conditions('{}'), 'created_at', wanted, reads_leads);
  clients constant uuid[] := private.matching_rows('clients', private.client_conditions('{}'), 'updated_at', wanted,
    reads_clients, clients_typed_under);
  tickets constant uuid[] := private.matching_rows('tickets', private.ticket_conditions('{}'), 'updated_at', wanted,
    reads_clients, array(select t.id from public.tickets as t where t.number = typed_number) || tickets_typed_under);
  -- Not the notices to colleagues, which repeat the names of records.
  mails constant uuid[] := private.matching_rows('mails',
    concat_ws(' and ', private.mail_conditions('{}'), 'r.staff_id is null'), 'created_at', wanted,
    reads_leads or reads_clients);
  inbound_mails constant uuid[] := private.matching_rows('inbound_mails', private.inbound_mail_conditions('{}'),
    'created_at', wanted, private.can('leads.write') or private.can('tickets.write'));
begin
  return private.found_leads(leads, wanted, most)
    || private.found_clients(clients, wanted, most, reads_clients)
    || private.found_contacts(clients[1:30], wanted, most, reads_clients)
    || private.found_tickets(tickets, wanted, most, reads_clients)
    || private.found_domains(clients[1:30], wanted, most, reads_clients)
    || private.found_posts(private.ids_of_found_posts(wanted), wanted, most)
    || private.found_mails(mails, wanted, most)
    || private.found_inbound_mails(inbound_mails, wanted, most)
    || private.found_staff(wanted, most);
end;
$$;

-- {"rows", "near"}: up to `most` of each kind that match what is typed and that the caller may read. Where
-- nothing does, those that have words one letter away, which are `near`. It runs as its owner, as the lists
-- do.
create function public.search_records(typed text, most integer default 5) returns jsonb
  language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  wanted private.record_search := private.record_search(typed);
  size constant integer := least(greatest(coalesce(most, 5), 1), 20);
  answer jsonb := '[]';
  near text[] := '{}';
begin
  if wanted.whole is not null then
    answer := private.found_records(wanted, size);
  end if;
  if wanted.whole is not null and answer = '[]' then
    wanted := private.mended_record_search(wanted);
    if wanted.whole is not null then
      answer := private.found_records(wanted, size);
      near := private.matched_words((select string_agg(concat_ws(' ', each ->> 'name', each ->> 'business',
        each ->> 'town', each ->> 'subject', each ->> 'title', each -> 'contact' ->> 'name'), ' ')
        from jsonb_array_elements(answer) as each), wanted);
    end if;
  end if;
  return jsonb_build_object('rows', answer, 'near', to_jsonb(near));
end;
$$;

-- Some records by kind and id, as a search returns them: [{"kind", "id"}]. Those that the caller may not read
-- are left out.
create function public.records_by_id(records jsonb) returns jsonb
  language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  wanted constant private.record_search := private.record_search('');
  reads_clients constant boolean := private.can('clients.read');
  most constant integer := 20;
  given jsonb := '{}';
begin
  if jsonb_typeof(records) = 'array' then
    given := (select coalesce(jsonb_object_agg(kind, ids), '{}') from (
      select each ->> 'kind' as kind, jsonb_agg(each ->> 'id' order by nth) as ids
      from jsonb_array_elements(records) with ordinality as listed (each, nth)
      where jsonb_typeof(each) = 'object' and each ->> 'kind' is not null and nth <= most
        and each ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      group by 1) as kinds);
  end if;
  return private.found_leads(private.shown_rows('leads', private.lead_conditions('{}'),
      private.ids_of(given -> 'lead')), wanted, most)
    || private.found_clients(private.shown_rows('clients', private.client_conditions('{}'),
      private.ids_of(given -> 'client')), wanted, most, reads_clients)
    || private.found_tickets(private.shown_rows('tickets', private.ticket_conditions('{}'),
      private.ids_of(given -> 'ticket')), wanted, most, reads_clients)
    || private.found_mails(private.shown_rows('mails', private.mail_conditions('{}'),
      private.ids_of(given -> 'mail')), wanted, most)
    || private.found_posts(array(select b.id from public.blogs as b where b.id = any (private.ids_of(given -> 'post'))
      and (private.can('posts.write') or b.published and b.publish_at <= now())), wanted, most);
end;
$$;

create function private.ids_of(listed jsonb) returns uuid[]
  language sql immutable parallel safe set search_path = ''
  as $$ select array(select id::uuid from jsonb_array_elements_text(coalesce(listed, '[]')) as id); $$;

revoke all on all functions in schema private from public;
revoke all on function public.search_records(text, integer), public.records_by_id(jsonb)
  from public, anon, authenticated;
grant execute on function public.search_records(text, integer), public.records_by_id(jsonb) to authenticated;
