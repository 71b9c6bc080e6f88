-- Lists of mails, out and in.

-- Outbox ------------------------------------------------------------------------------------------

-- The outbox as staff read it: a list, and one mail.

-- A mail by its columns' names, without those for searching and queueing, with the record that it is about.
create function private.mail_json(mail public.mails) returns jsonb
  language sql stable set search_path = ''
  as $$
    select to_jsonb(mail) - array['search', 'occasion', 'failure_reported_at'] || jsonb_build_object(
      'lead', (select jsonb_build_object('id', l.id, 'name', coalesce(l.business, l.name))
        from public.leads as l where l.id = mail.lead_id),
      'client', (select jsonb_build_object('id', c.id, 'business', c.business)
        from public.clients as c where c.id = mail.client_id),
      'ticket', (select jsonb_build_object('id', t.id, 'number', t.number)
        from public.tickets as t where t.id = mail.ticket_id));
  $$;

-- The conditions of the table's policy, or the samples.
create function private.mail_conditions(filters jsonb) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  readable constant text := format('((%L and (r.lead_id is not null or r.client_id is null)
        or %L and (r.client_id is not null or r.lead_id is null))
      and (r.staff_id is null or r.staff_id = %L::uuid or %L))', private.can('leads.read'),
    private.can('clients.read'), auth.uid(), private.can('staff.manage'));
begin
  return concat_ws(' and ',
    case when filters ->> 'samples' = 'true' then 'r.is_sample' end,
    format('(r.is_sample or %s)', readable),
    private.search_condition(filters ->> 'search'),
    private.any_of('r.state', filters, 'states'),
    private.any_of('r.kind', filters, 'kinds'));
end;
$$;

-- Also for mails that came in.
create function private.mail_order(sort text) returns private.list_order
  language plpgsql stable set search_path = ''
as $$
begin
  if ltrim(sort, '-') = 'created' then
    return private.order_by(sort, 'r.created_at');
  end if;
  return private.refuse_order();
end;
$$;

-- Filters: search (name, address, reference, subject or number of the ticket), states and kinds
-- (lists), samples. Sorts: created.
create function public.list_mails(filters jsonb default '{}', sort text default '-created',
    after jsonb default null, page_size integer default 50) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select private.read_list('mails', 'mail_json', private.mail_conditions(filters),
      private.mail_order(sort), after, page_size, filters ? 'search');
  $$;

-- It runs with the caller's rights, so row security applies.
create function public.mail_detail(mail_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$ select private.mail_json(m) from public.mails as m where m.id = mail_id; $$;

-- When a sender last took mails; null where none ever did.
create function public.mail_sender_seen_at() returns timestamptz
  language sql stable security definer set search_path = ''
  as $$ select seen_at from private.mail_sender; $$;

revoke all on function private.mail_json(public.mails), private.mail_conditions(jsonb),
  private.mail_order(text) from public;
-- Functions that run with the caller's rights call this.
grant execute on function private.mail_json(public.mails) to authenticated;

revoke all on function public.list_mails(jsonb, text, jsonb, integer), public.mail_detail(uuid),
  public.mail_sender_seen_at() from public, anon, authenticated;
grant execute on function public.list_mails(jsonb, text, jsonb, integer), public.mail_detail(uuid),
  public.mail_sender_seen_at() to authenticated;

-- Inbox -------------------------------------------------------------------------------------------

-- Mail that came in as staff read it: a list, one mail, and the number of those that wait.

-- {"clients", "leads"}, up to five each that the caller may see: the clients that the sender is a contact of
-- or whose site has the domain of the address, and the leads with the address or with a reference in the
-- subject.
create function private.inbound_candidates(mail public.inbound_mails) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'clients', coalesce((select jsonb_agg(to_jsonb(found) order by found.contact is null, found.business)
        from (
          select c.id, c.business, p.name as contact
            from private.contacts_of(mail.from_email) as p join public.clients as c on c.id = p.client_id
            where c.is_sample or (select private.can('clients.read'))
          union all
          select c.id, c.business, null
            from public.client_sites as s join public.clients as c on c.id = s.client_id
            where s.domain = split_part(mail.from_email, '@', 2) and s.archived_at is null and c.archived_at is null
              and not exists (select from private.contacts_of(mail.from_email) as p where p.client_id = c.id)
              and (c.is_sample or (select private.can('clients.read')))
          limit 5
        ) as found), '[]'),
      'leads', coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'name', coalesce(l.business, l.name),
          'reference', l.reference) order by l.created_at desc)
        from (
          select * from public.leads as each where each.email_key = mail.from_email and each.archived_at is null
          union
          select * from private.leads_named(mail.subject) as each where each.archived_at is null
          limit 5
        ) as l where l.is_sample or (select private.can('leads.read'))), '[]'));
  $$;

create function private.inbound_mail_json(mail public.inbound_mails) returns jsonb
  language sql stable set search_path = ''
  as $$
    select to_jsonb(mail) - array['search', 'message_key'] || jsonb_build_object(
      'state', private.inbound_state(mail.kind, mail.added_at, mail.archived_at),
      'lead', (select jsonb_build_object('id', l.id, 'name', coalesce(l.business, l.name))
        from public.leads as l where l.id = mail.lead_id and (l.is_sample or (select private.can('leads.read')))),
      'ticket', (select jsonb_build_object('id', t.id, 'number', t.number, 'subject', t.subject)
        from public.tickets as t where t.id = mail.ticket_id and (t.is_sample or (select private.can('clients.read')))),
      'added_by', private.person_json(mail.added_by_id),
      'candidates', case when mail.added_at is null then private.inbound_candidates(mail)
        else '{"clients": [], "leads": []}' end);
  $$;

-- The conditions of the table's policy, or the samples.
create function private.inbound_mail_conditions(filters jsonb) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return concat_ws(' and ',
    case when filters ->> 'samples' = 'true' then 'r.is_sample' end,
    format('(r.is_sample or %L or %L and r.lead_id is null)', private.can('leads.write'), private.can('tickets.write')),
    private.search_condition(filters ->> 'search'),
    private.any_of('private.inbound_state(r.kind, r.added_at, r.archived_at)', filters, 'states'));
end;
$$;

-- Filters: search (sender, address, subject or words), states (a list), samples. Sorts: created.
create function public.list_inbound_mails(filters jsonb default '{}', sort text default '-created',
    after jsonb default null, page_size integer default 50) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select private.read_list('inbound_mails', 'inbound_mail_json', private.inbound_mail_conditions(filters),
      private.mail_order(sort), after, page_size, filters ? 'search');
  $$;

-- It runs with the caller's rights, so row security applies.
create function public.inbound_mail_detail(mail_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$ select private.inbound_mail_json(m) from public.inbound_mails as m where m.id = mail_id; $$;

revoke all on function
  private.inbound_mail_json(public.inbound_mails),
  private.inbound_mail_conditions(jsonb),
  private.inbound_candidates(public.inbound_mails)
  from public;
-- Functions that run with the caller's rights call this.
grant execute on function
  private.inbound_mail_json(public.inbound_mails),
  private.inbound_candidates(public.inbound_mails)
  to authenticated;

revoke all on function public.list_inbound_mails(jsonb, text, jsonb, integer), public.inbound_mail_detail(uuid)
  from public, anon, authenticated;
grant execute on function public.list_inbound_mails(jsonb, text, jsonb, integer), public.inbound_mail_detail(uuid)
  to authenticated;
