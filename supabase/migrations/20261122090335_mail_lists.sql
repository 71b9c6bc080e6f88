-- The outbox as staff read it: a list, and one mail.

-- A mail by its columns' names, less what only searching and queueing need, and with what it is about.
create function private.mail_json(mail public.mails) returns jsonb
  language sql stable set search_path = ''
  as $$
    select to_jsonb(mail) - array['search', 'occasion', 'failure_told_at'] || jsonb_build_object(
      'lead', (select jsonb_build_object('id', l.id, 'name', coalesce(l.business, l.name))
        from public.leads as l where l.id = mail.lead_id),
      'client', (select jsonb_build_object('id', c.id, 'business', c.business)
        from public.clients as c where c.id = mail.client_id),
      'ticket', (select jsonb_build_object('id', t.id, 'number', t.number)
        from public.tickets as t where t.id = mail.ticket_id));
  $$;

-- The same as the policy on the table, and the samples.
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

-- Of mails that came in as well.
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

-- With the caller's rights: row security answers.
create function public.mail_detail(mail_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$ select private.mail_json(m) from public.mails as m where m.id = mail_id; $$;

-- When a sender last asked for mails; null where none ever did.
create function public.mail_sender_asked_at() returns timestamptz
  language sql stable security definer set search_path = ''
  as $$ select asked_at from private.mail_sender; $$;

revoke all on function private.mail_json(public.mails), private.mail_conditions(jsonb),
  private.mail_order(text) from public;
-- What runs with the caller's rights calls this.
grant execute on function private.mail_json(public.mails) to authenticated;

revoke all on function public.list_mails(jsonb, text, jsonb, integer), public.mail_detail(uuid),
  public.mail_sender_asked_at() from public, anon, authenticated;
grant execute on function public.list_mails(jsonb, text, jsonb, integer), public.mail_detail(uuid),
  public.mail_sender_asked_at() to authenticated;
