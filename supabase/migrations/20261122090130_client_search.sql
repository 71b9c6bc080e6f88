-- By which words clients and their tickets are found.

-- Every word by which staff find a sample to which they added contacts or domains. What they typed
-- is no sample, so a visitor may neither read it in the sample's own columns nor guess it by search.
-- A sample's own columns are public, also after somebody has edited them.
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
