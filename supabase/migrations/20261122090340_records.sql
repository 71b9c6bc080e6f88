-- One record with all that belongs to it, how much there is to do, and changes of many records at once.

-- One record ------------------------------------------------------------------------------------
-- With the caller's rights: row security answers.

create function private.task_json(task public.tasks) returns jsonb
  language sql stable set search_path = ''
  as $$ select to_jsonb(task) || jsonb_build_object('assignee', private.person_json(task.assignee_id)); $$;

create function private.note_json(note public.crm_notes) returns jsonb
  language sql stable set search_path = ''
  as $$
    select to_jsonb(note) || jsonb_build_object('author', private.person_json(note.author_id),
      'editor', private.person_json(note.edited_by_id));
  $$;

create function private.submission_json(submission public.lead_submissions) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('id', submission.id, 'reference', submission.reference,
      'created_at', submission.created_at, 'said', submission.payload,
      'mail', private.mail_behind(null, submission.id));
  $$;

create function public.client_overview(client_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.client_json(c) || jsonb_build_object(
      'contacts', coalesce((select jsonb_agg(to_jsonb(p) order by p.is_primary desc, p.created_at, p.id)
        from public.client_contacts as p where p.client_id = c.id and p.archived_at is null), '[]'),
      'addresses', coalesce((select jsonb_agg(to_jsonb(a) order by a.created_at, a.id)
        from public.client_addresses as a where a.client_id = c.id and a.archived_at is null), '[]'),
      'sites', coalesce((select jsonb_agg(to_jsonb(s) order by s.redirects_to_id is not null, s.created_at, s.id)
        from public.client_sites as s where s.client_id = c.id and s.archived_at is null), '[]'),
      'tickets', coalesce((select jsonb_agg(private.ticket_json(t) order by
          coalesce(t.clock_stopped_at, now()) <= t.due_at, t.priority_rank, t.due_at)
        from public.tickets as t where t.client_id = c.id and t.archived_at is null and t.status <> 'resolved'), '[]'),
      'resolved_tickets', (select count(*) from public.tickets as t
        where t.client_id = c.id and t.archived_at is null and t.status = 'resolved'),
      'tasks', coalesce((select jsonb_agg(private.task_json(k) order by k.due_on, k.id)
        from public.tasks as k where k.client_id = c.id and k.archived_at is null and k.status <> 'completed'), '[]'),
      'notes', coalesce((select jsonb_agg(private.note_json(n) order by n.created_at desc, n.id)
        from public.crm_notes as n where n.client_id = c.id and n.archived_at is null), '[]'),
      'leads', coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'reference', l.reference,
          'name', l.name, 'created_at', l.created_at) order by l.created_at)
        from public.leads as l where l.client_id = c.id), '[]'),
      'submissions', coalesce((select jsonb_agg(private.submission_json(s) order by s.created_at desc, s.id desc)
        from private.submissions_of_client(c.id) as s), '[]'),
      'wrote_again_at', private.client_wrote_again_at(c.id),
      'address_marks', coalesce((select jsonb_agg(distinct mark)
        from public.client_contacts as p, jsonb_array_elements(private.address_marks(p.email, c.id)) as mark
        where p.client_id = c.id and p.archived_at is null), '[]'))
    from public.clients as c where c.id = client_overview.client_id;
  $$;

create function public.lead_detail(lead_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.lead_json(l) || jsonb_build_object(
      -- What booked a demo is no wish any more, whatever became of that.
      'submissions', coalesce((select jsonb_agg(private.submission_json(s) || jsonb_build_object('has_booked',
          exists (select from public.demo_bookings as b where b.reference = s.reference))
          order by s.created_at desc, s.id desc)
        from public.lead_submissions as s where s.lead_id in (select private.lead_family(l.id))), '[]'),
      'notes', coalesce((select jsonb_agg(private.note_json(n) order by n.created_at desc, n.id)
        from public.crm_notes as n where n.lead_id = l.id and n.archived_at is null), '[]'),
      'tasks', coalesce((select jsonb_agg(private.task_json(k) order by k.due_on, k.id)
        from public.tasks as k where k.lead_id = l.id and k.archived_at is null), '[]'),
      'demo', private.demo_of_lead(l.id),
      'address_marks', private.address_marks(l.email, l.id))
    from public.leads as l where l.id = lead_detail.lead_id;
  $$;

create function public.ticket_detail(ticket_id uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.ticket_json(t) || jsonb_build_object(
      'messages', coalesce((select jsonb_agg(to_jsonb(m)
          || jsonb_build_object('mail', private.mail_behind(m.id, null)) order by m.created_at, m.id)
        from public.ticket_messages as m where m.ticket_id = t.id), '[]'),
      'contact', (select to_jsonb(p) from private.ticket_contact(t) as p),
      'do_not_mail', private.reply_mark(t))
    from public.tickets as t where t.id = ticket_detail.ticket_id;
  $$;

-- How much there is to do -----------------------------------------------------------------------

-- For the navigation: who pays, who waits for an answer, what is not resolved, which mail waits, and which
-- mails to people outside were given up within seven days.
create function public.crm_counts() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  reads_all boolean := private.can('clients.read');
  reads_leads boolean := private.can('leads.read');
  writes_leads boolean := private.can('leads.write');
  writes_tickets boolean := private.can('tickets.write');
begin
  return jsonb_build_object(
    'clients', (select count(*) from public.clients
      where archived_at is null and status = 'active' and (reads_all or is_sample)),
    'leads', (select count(*) from public.leads
      where archived_at is null and (stage = 'new' and first_responded_at is null
          and first_response_due_at is not null or wrote_again_at is not null)
        and (reads_leads or is_sample)),
    'tickets', (select count(*) from public.tickets
      where archived_at is null and status <> 'resolved' and (reads_all or is_sample)),
    'unmatched', (select count(*) from public.inbound_mails
      where kind = 'message' and added_at is null and archived_at is null
        and (is_sample or writes_leads or writes_tickets and lead_id is null)),
    'mails', (select count(*) from public.mails
      where state = 'failed' and staff_id is null and failure_told_at > now() - interval '7 days'
        and (reads_leads and lead_id is not null or reads_all and client_id is not null or is_sample)));
end;
$$;

-- Changes ---------------------------------------------------------------------------------------

-- Changes of many rows at once: [{"id", "version", …columns}]. With the caller's rights, so grants
-- and row security decide. Answers which rows changed (with their new version) and which did not:
-- "conflict" when somebody else's change came first, "missing" when there is no such row or no right.
-- A list in which one change names no version is refused as a whole.
create function public.change_records(entity text, changes jsonb) returns jsonb
  language plpgsql volatile set search_path = ''
as $$
declare
  change jsonb;
  assignments text;
  new_version integer;
  changed jsonb := '[]';
  failed jsonb := '[]';
begin
  if entity not in ('leads', 'clients', 'tickets', 'tasks') then
    raise exception 'These cannot be changed.' using errcode = '22023', hint = 'invalid', detail = 'entity';
  end if;
  if jsonb_typeof(changes) <> 'array' or jsonb_array_length(changes) > 500 then
    raise exception 'Change up to 500 rows at once.' using errcode = '22023', hint = 'invalid', detail = 'changes';
  end if;
  if exists (select from jsonb_array_elements(changes) as each
      where jsonb_typeof(each -> 'version') is distinct from 'number') then
    raise exception 'Name the version each change was made from.'
      using errcode = '22023', hint = 'version-required', detail = 'version';
  end if;
  for change in select * from jsonb_array_elements(changes) loop
    select string_agg(format('%1$I = changed.%1$I', key), ', ') into assignments
      from jsonb_object_keys(change) as key where key <> 'id';
    begin
      new_version := null;
      execute format('update public.%1$I as r set %2$s
        from jsonb_populate_record(null::public.%1$I, $1) as changed where r.id = changed.id
        returning r.version', entity, assignments) using change into new_version;
      if new_version is null then
        failed := failed || jsonb_build_object('id', change -> 'id', 'why', 'missing');
      else
        changed := changed || jsonb_build_object('id', change -> 'id', 'version', new_version);
      end if;
    exception
      when sqlstate 'PT409' then
        failed := failed || jsonb_build_object('id', change -> 'id', 'why', 'conflict');
      when sqlstate '22023' then
        failed := failed || jsonb_build_object('id', change -> 'id', 'why', sqlerrm);
    end;
  end loop;
  return jsonb_build_object('changed', changed, 'failed', failed);
end;
$$;

-- A message and, with it, a change of the ticket's status: both or neither.
create function public.add_ticket_message(id uuid, ticket_id uuid, kind text, body text,
    author_name text default null, status text default null, version integer default null) returns jsonb
  language plpgsql volatile set search_path = ''
as $$
begin
  if status is not null then
    update public.tickets as t set status = add_ticket_message.status, version = add_ticket_message.version
      where t.id = add_ticket_message.ticket_id;
    if not found then
      raise exception 'You may not change this ticket.' using errcode = '42501', hint = 'forbidden';
    end if;
  end if;
  insert into public.ticket_messages (id, ticket_id, kind, author_name, body)
    values (add_ticket_message.id, add_ticket_message.ticket_id, add_ticket_message.kind,
      coalesce(nullif(btrim(author_name), ''), 'Client'), add_ticket_message.body);
  return public.ticket_detail(ticket_id);
end;
$$;

revoke all on all functions in schema private from public;
-- What runs with the caller's rights calls these.
grant execute on function private.task_json, private.note_json to authenticated;

revoke all on function public.client_overview, public.lead_detail, public.ticket_detail, public.crm_counts,
  public.change_records, public.add_ticket_message from public, anon, authenticated;
grant execute on function public.client_overview, public.lead_detail, public.ticket_detail, public.crm_counts,
  public.change_records, public.add_ticket_message to authenticated;

revoke all on function private.submission_json(public.lead_submissions) from public;

-- What runs with the caller's rights calls these.
grant execute on function private.submission_json(public.lead_submissions) to authenticated;
