-- Mail that came in as staff read it: a list, one mail, and how many wait.

create function private.inbound_mail_json(mail public.inbound_mails) returns jsonb
  language sql stable set search_path = ''
  as $$
    select to_jsonb(mail) - array['search', 'message_key'] || jsonb_build_object(
      'state', private.inbound_state(mail.kind, mail.added_at, mail.archived_at),
      'lead', (select jsonb_build_object('id', l.id, 'name', coalesce(l.business, l.name))
        from public.leads as l where l.id = mail.lead_id and (l.is_sample or (select private.can('leads.read')))),
      'ticket', (select jsonb_build_object('id', t.id, 'number', t.number, 'subject', t.subject)
        from public.tickets as t where t.id = mail.ticket_id and (t.is_sample or (select private.can('clients.read')))),
      'added_by', private.person_json(mail.added_by_id));
  $$;

-- The same as the policy on the table, and the samples.
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

-- With the caller's rights: row security answers.
create function public.inbound_mail_detail(mail_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$ select private.inbound_mail_json(m) from public.inbound_mails as m where m.id = mail_id; $$;

revoke all on function private.inbound_mail_json(public.inbound_mails), private.inbound_mail_conditions(jsonb)
  from public;
-- What runs with the caller's rights calls this.
grant execute on function private.inbound_mail_json(public.inbound_mails) to authenticated;

revoke all on function public.list_inbound_mails(jsonb, text, jsonb, integer), public.inbound_mail_detail(uuid)
  from public, anon, authenticated;
grant execute on function public.list_inbound_mails(jsonb, text, jsonb, integer), public.inbound_mail_detail(uuid)
  to authenticated;
