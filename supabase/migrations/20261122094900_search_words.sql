-- How every list is searched: without capitals and accents, by the end of a phone number, and by what
-- somebody wrote. A text is stored composed (NFC), by whichever way it comes in.

-- Composed texts --------------------------------------------------------------------------------

-- The same JSON with every text in it composed.
create function private.composed(value jsonb) returns jsonb
  language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case jsonb_typeof(value)
    when 'string' then to_jsonb(normalize(value #>> '{}', nfc))
    when 'array' then (select jsonb_agg(private.composed(each) order by nth)
      from jsonb_array_elements(value) with ordinality as listed (each, nth))
    when 'object' then (select jsonb_object_agg(key, private.composed(each))
      from jsonb_each(value) as fields (key, each))
    else value end;
end;
$$;

-- A Mac's file names and some keyboards bring letters in pieces, which compare as others than the
-- whole ones that everybody else types.
create function private.compose_texts() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  texts constant jsonb := to_jsonb(new) - 'search';
begin
  if texts::text is nfc normalized then
    return new;
  end if;
  -- Value by value: in the JSON's own text a line break is spelled by a letter, which an accent that
  -- follows it would join.
  return jsonb_populate_record(new, (select jsonb_object_agg(key, private.composed(value))
    from jsonb_each(texts) where value::text is not nfc normalized));
end;
$$;

-- Triggers of one event run in the order of their names; those that compare texts come later.
do $$
declare
  listed regclass;
begin
  for listed in
    select c.oid::regclass from pg_class as c
    where c.relkind = 'r' and (c.relnamespace = 'public'::regnamespace
      or c.oid in ('private.suspect_requests'::regclass, 'private.import_rows'::regclass))
  loop
    execute format('create trigger a_compose_texts before insert or update on %s
      for each row execute function private.compose_texts()', listed);
  end loop;
end;
$$;

-- Words -----------------------------------------------------------------------------------------

-- As German and Danish spell a letter that their keyboard lacks; null where there is none.
create function private.spelled_out(typed text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  whole constant text := normalize(typed, nfc);
begin
  if whole !~ '[äöüøåÄÖÜØÅ]' then
    return null;
  end if;
  return private.folded(replace(replace(replace(replace(replace(
    translate(whole, 'ÄÖÜØÅ', 'äöüøå'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa'));
end;
$$;

-- The words of a text, as they are searched for. A number of ten digits is a phone number, which is also
-- found without what stands before its last nine, eight and seven.
create function private.search_words(said text) returns tsvector
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain text := replace(said, '@', ' ');
begin
  if octet_length(plain) = length(plain) then
    plain := lower(plain);
  else
    plain := private.folded(plain) || coalesce(' ' || private.spelled_out(plain), '');
  end if;
  if plain ~ '\m\d{8,10}\M' then
    plain := regexp_replace(plain, '\m\d(\d)(\d{8})\M', '\& \1\2 \2', 'g');
    plain := regexp_replace(plain, '\m\d{1,3}(\d{7})\M', '\& \1', 'g');
  end if;
  return strip(to_tsvector('simple', plain));
end;
$$;

-- A phone number is one word, as it is stored: its last ten digits, whatever is typed between them, and
-- without the 1 or the zeros that stand before it at home.
create or replace function private.typed_phone(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when typed ~ '^[\d\s().+-]+$' and length(digits) between 6 and 15 then right(digits, 10) end
    from (select regexp_replace(regexp_replace(typed, '\D', '', 'g'), '^(0+(?=\d{6})|1(?=\d{10}$))', '') as digits) as number;
  $$;

-- Words typed in a search box, each the beginning of a word. Null when nothing can be searched. What is taken
-- for several words, such as "24/7" or "follow-up", may stand apart: no row keeps where its words stood.
create or replace function private.search_query(typed text) returns tsquery
  language sql immutable parallel safe set search_path = ''
  as $$
    select regexp_replace(to_tsquery('simple', string_agg(
        '(' || quote_literal(private.folded(word)) || ':*'
          || coalesce(' | ' || quote_literal(private.spelled_out(word)) || ':*', '') || ')', ' & '))::text, '<(-|\d+)>', '&', 'g')::tsquery
    from (
      select word from regexp_split_to_table(
        coalesce(private.typed_phone(typed),
          left(regexp_replace(coalesce(typed, ''), '[''‘’‚\\@]', ' ', 'g'), 200)), '\s+') as word
      -- A word of punctuation alone would match nothing.
      where word ~ '[[:alnum:]]' limit 12
    ) as words;
  $$;

-- Leads -----------------------------------------------------------------------------------------

-- By the references of its further requests and of leads merged into it, and by what those say.
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
          where (n.lead_id = l.id or n.client_id = l.client_id) and n.kind <> 'note'
            and n.archived_at is null and n.created_at > s.created_at))
    where l.id = lead;
end;
$$;

alter table public.leads drop column search, add column search tsvector generated always as (
  private.search_words(coalesce(business, '') || ' ' || name || ' ' || coalesce(town, '') || ' ' || coalesce(region, '')
    || ' ' || coalesce(email, '') || ' ' || coalesce(right(regexp_replace(phone, '\D', '', 'g'), 10), '')
    || ' ' || coalesce(website, '') || ' ' || reference || ' ' || other_references || ' ' || coalesce(message, ''))
) stored;
create index leads_search_idx on public.leads using gin (search);

-- Clients ---------------------------------------------------------------------------------------

create or replace function private.client_words(client public.clients, related text) returns tsvector
  language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.search_words(client.business || ' ' || coalesce(client.trade, '') || ' '
    || coalesce(client.town, '') || ' ' || coalesce(client.region, '') || ' ' || related);
end;
$$;

-- Tickets ---------------------------------------------------------------------------------------

create or replace function private.ticket_words(subject text, number bigint, client_words tsvector) returns tsvector
  language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.search_words(subject || ' ' || number) || client_words;
end;
$$;

-- Words of what was said in a ticket, the latest first where that is more than can be kept; of a sample's
-- samples alone, or of all.
create function private.conversation_words(ticket uuid, is_sample_only boolean) returns tsvector
  language plpgsql stable set search_path = ''
as $$
begin
  return private.search_words(coalesce((
    select left(string_agg(m.body, ' ' order by m.created_at desc, m.id desc), 100000)
    from public.ticket_messages as m where m.ticket_id = ticket and (m.is_sample or not is_sample_only)), ''));
end;
$$;

create or replace function private.index_ticket() returns trigger
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
  if tg_op = 'UPDATE' then
    new.search := new.search || private.conversation_words(new.id, new.is_sample);
  end if;
  return new;
end;
$$;

create or replace function private.index_tickets_of_client() returns trigger
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

-- Something was said. A conversation has more words than can be kept after some hundred pages.
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

-- What was said is taken back, as by the Undo of a mail that was added.
create function private.index_conversation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Which has the ticket's own words made again.
  update public.tickets set subject = subject where id = old.ticket_id;
  return null;
end;
$$;

create trigger index_message after insert on public.ticket_messages
  for each row when (not private.is_in_bulk()) execute function private.index_message();
create trigger index_conversation after update of body or delete on public.ticket_messages
  for each row when (not private.is_in_bulk()) execute function private.index_conversation();

-- Each comes with the words of what its row says was asked.
create or replace function private.add_tickets(batch uuid) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.tickets (id, client_id, site_id, subject, priority, status, assignee_id, clock_stopped_at, resolved_at)
    select record_id, client_id, site_id, record ->> 'subject', coalesce(record ->> 'priority', 'medium'),
      coalesce(record ->> 'status', 'open'), private.active_staff(record ->> 'assignee_id'),
      case when record ->> 'status' in ('waiting', 'resolved') then now() end,
      case when record ->> 'status' = 'resolved' then now() end
    from private.import_rows where batch_id = batch order by line;
  insert into public.ticket_messages (ticket_id, kind, author_name, body)
    select r.record_id, 'client', left(coalesce((
        select p.name from public.client_contacts as p where p.client_id = r.client_id
          and p.archived_at is null order by p.is_primary desc, p.created_at limit 1), c.business), 120),
      r.record ->> 'message'
    from private.import_rows as r join public.clients as c on c.id = r.client_id
    where r.batch_id = batch and r.record ? 'message';
  update public.tickets as t set search = t.search || private.search_words(r.record ->> 'message')
    from private.import_rows as r
    where r.batch_id = batch and r.record ? 'message' and t.id = r.record_id;
$$;

-- What staff typed under samples finds these for staff alone: a contact or a domain of the client, or
-- words of the conversation.
create function private.tickets_typed_under_samples(query tsquery) returns uuid[]
  language plpgsql stable set search_path = ''
as $$
begin
  return array(
    with typed_under as (
      select t.id from private.sample_client_words as w join public.tickets as t on t.client_id = w.client_id
      union
      select t.id from public.tickets as t where t.is_sample
        and exists (select from public.ticket_messages as m where m.ticket_id = t.id and not m.is_sample)
    )
    select t.id from typed_under join public.tickets as t using (id)
    where private.ticket_words(t.subject, t.number, coalesce(
        (select w.search from private.sample_client_words as w where w.client_id = t.client_id),
        (select c.search from public.clients as c where c.id = t.client_id)))
      || private.conversation_words(t.id, false) @@ query);
end;
$$;

create or replace function private.ticket_conditions(filters jsonb) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  reads_all constant boolean := private.can('clients.read');
  found_by_staff constant uuid[] := case when reads_all and filters ? 'search'
    then private.tickets_typed_under_samples(private.search_query(filters ->> 'search')) else '{}' end;
  sla_state constant text := 'case when coalesce(r.clock_stopped_at, now()) > r.due_at then ''overdue''
    when coalesce(r.clock_stopped_at, now()) >= r.warn_at then ''warning'' else ''on-time'' end';
begin
  return concat_ws(' and ',
    private.row_condition(filters, reads_all),
    private.search_condition(filters ->> 'search', found_by_staff),
    private.any_of('r.status', filters, 'statuses'),
    private.any_of('r.priority', filters, 'priorities'),
    private.any_of(sla_state, filters, 'sla'),
    private.of_person('r.assignee_id', filters ->> 'assignee'),
    'r.client_id in (select c.id from public.clients as c where ' || private.any_of('c.plan', filters, 'plans') || ')',
    case when filters ? 'clientId' then format('r.client_id = %L', filters ->> 'clientId') end);
end;
$$;

-- Mails -----------------------------------------------------------------------------------------

alter table public.mails drop column search, add column search tsvector generated always as (
  private.search_words(to_name || ' ' || to_email || ' ' || replace(kind, '-', ' ')
    || ' ' || coalesce(data ->> 'name', '') || ' ' || coalesce(data ->> 'business', '')
    || ' ' || coalesce(right(regexp_replace(data ->> 'phone', '\D', '', 'g'), 10), '')
    || ' ' || coalesce(data ->> 'reference', '') || ' ' || coalesce(data ->> 'subject', '')
    || ' ' || coalesce(data ->> 'number', '') || ' ' || left(coalesce(data ->> 'body', data ->> 'message', ''), 5000))
) stored;
create index mails_search_idx on public.mails using gin (search);

alter table public.inbound_mails drop column search, add column search tsvector generated always as (
  private.search_words(from_name || ' ' || from_email || ' ' || subject || ' ' || left(body, 5000))
) stored;
create index inbound_mails_search_idx on public.inbound_mails using gin (search);

-- Requests that were put aside ------------------------------------------------------------------

-- Whether this text is in what a request says of its sender, or is its reference. Empty: always.
create or replace function private.is_suspect_found(suspect private.suspect_requests, search text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select wanted = '' or strpos(private.folded(concat_ws(' ', suspect.reference, said ->> 'name', said ->> 'email',
        said ->> 'phone', said ->> 'business', said ->> 'town', said ->> 'message')), wanted) > 0
      or coalesce(strpos(regexp_replace(said ->> 'phone', '\D', '', 'g'), private.typed_phone(search)) > 0, false)
    from (select suspect.payload as said, private.folded(coalesce(btrim(search), '')) as wanted) as of_it;
  $$;

revoke all on function
  private.composed(jsonb),
  private.compose_texts(),
  private.spelled_out(text),
  private.search_words(text),
  private.conversation_words(uuid, boolean),
  private.index_message(),
  private.index_conversation(),
  private.tickets_typed_under_samples(tsquery)
  from public;

-- Triggers and columns that run with the writer's rights call these.
grant execute on function
  private.composed(jsonb),
  private.spelled_out(text),
  private.search_words(text)
  to authenticated, service_role;

-- What is there already. A client's new words are those of its tickets, too.
update public.clients set related_words = related_words;
select count(private.follow_submissions(id)) from public.leads where exists (
  select from public.lead_submissions as s where s.lead_id = leads.id and s.reference <> leads.reference);
