-- Opens the demo's sample rows to anyone: visitors read them and call the functions that list them, but change
-- nothing. Migrations grant visitors none of this.

grant select on
  public.staff,
  public.clients,
  public.client_contacts,
  public.client_addresses,
  public.client_sites,
  public.leads,
  public.lead_submissions,
  public.tickets,
  public.ticket_messages,
  public.tasks,
  public.crm_notes,
  public.crm_events,
  public.mails,
  public.demo_bookings,
  public.inbound_mails,
  public.inbound_originals,
  public.files
  to anon;

drop policy if exists "anyone reads samples" on public.staff;
drop policy if exists "anyone reads samples" on public.clients;
drop policy if exists "anyone reads samples" on public.client_contacts;
drop policy if exists "anyone reads samples" on public.client_addresses;
drop policy if exists "anyone reads samples" on public.client_sites;
drop policy if exists "anyone reads samples" on public.leads;
drop policy if exists "anyone reads samples" on public.lead_submissions;
drop policy if exists "anyone reads samples" on public.tickets;
drop policy if exists "anyone reads samples" on public.ticket_messages;
drop policy if exists "anyone reads samples" on public.tasks;
drop policy if exists "anyone reads samples" on public.crm_notes;
drop policy if exists "anyone reads samples" on public.crm_events;
drop policy if exists "anyone reads samples" on public.mails;
drop policy if exists "anyone reads samples" on public.demo_bookings;
drop policy if exists "anyone reads samples" on public.inbound_mails;
drop policy if exists "anyone reads samples" on public.inbound_originals;

-- Also for `authenticated`: otherwise an editor or a member would see less than a visitor.
create policy "anyone reads samples" on public.staff
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.clients
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.client_contacts
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.client_addresses
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.client_sites
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.leads
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.lead_submissions
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.tickets
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.ticket_messages
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.tasks
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.crm_notes
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.crm_events
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.mails
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.demo_bookings
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.inbound_mails
  for select to anon, authenticated using (is_sample);
create policy "anyone reads samples" on public.inbound_originals
  for select to anon, authenticated using (is_sample);

-- Each returns samples only to callers without the right, or runs with the caller's rights.
grant execute on function
  public.calendar_items(date, date),
  public.client_overview(uuid),
  public.client_totals(jsonb),
  public.company_hours(),
  public.crm_counts(),
  public.crm_history(uuid, uuid, uuid, jsonb, integer),
  public.inbound_full_text(uuid),
  public.inbound_mail_detail(uuid),
  public.inbound_original(uuid),
  public.lead_board(jsonb, integer, jsonb),
  public.lead_board_more(text, jsonb, jsonb, integer),
  public.lead_detail(uuid),
  public.lead_duplicates(uuid),
  public.list_clients(jsonb, text, jsonb, integer),
  public.list_inbound_mails(jsonb, text, jsonb, integer),
  public.list_leads(jsonb, text, jsonb, integer),
  public.list_mails(jsonb, text, jsonb, integer),
  public.list_tickets(jsonb, text, jsonb, integer),
  public.mail_detail(uuid),
  public.mail_sender_seen_at(),
  public.my_day(boolean),
  public.my_day_count(),
  public.records_by_id(jsonb),
  public.search_records(text, integer),
  public.staff_directory(),
  public.ticket_counts(jsonb),
  public.ticket_detail(uuid)
  to anon;

grant execute on function
  private.address_marks(text, uuid),
  private.booking_json(public.demo_bookings),
  private.busy_between(timestamptz, timestamptz),
  private.business_position(timestamptz),
  private.business_seconds(timestamptz, timestamptz),
  private.calendar_days(),
  private.calendar_rows(),
  private.caller_id(),
  private.can(text),
  private.can_read_original(uuid),
  private.can_undo_rule(public.crm_events),
  private.check_page(integer),
  private.client_health(uuid),
  private.client_json(public.clients),
  private.client_wrote_again_at(uuid),
  private.columns_without_story(),
  private.day_answers(boolean),
  private.day_begins(date),
  private.day_demos(boolean),
  private.day_due(text, text, text, text, text, boolean, boolean),
  private.day_item_json(private.day_item),
  private.day_items(boolean),
  private.day_parts(),
  private.day_rows(),
  private.day_spans(),
  private.day_tasks(boolean),
  private.day_tickets(boolean),
  private.days_off_between(date, date),
  private.demo_of_lead(uuid),
  private.history_entries(uuid, uuid[], uuid[], timestamptz, text, integer),
  private.history_names(private.history_entry[]),
  private.inbound_candidates(public.inbound_mails),
  private.inbound_mail_json(public.inbound_mails),
  private.inbound_state(text, timestamptz, timestamptz),
  private.is_opening_message(uuid),
  private.is_story(public.crm_events),
  private.file_deleted_at(public.files),
  private.files_json(uuid, uuid, uuid),
  private.lead_family(uuid),
  private.lead_json(public.leads),
  private.lead_root(uuid),
  private.mail_behind(uuid, bigint),
  private.mail_json(public.mails),
  private.mail_with_files(uuid, bigint),
  private.mails_when_moved(public.demo_bookings),
  private.note_json(public.crm_notes),
  private.other_files_json(uuid),
  private.person_json(uuid),
  private.reply_mark(public.tickets),
  private.sla_state(timestamptz, timestamptz, timestamptz),
  private.submission_json(public.lead_submissions),
  private.submissions_of_client(uuid),
  private.task_json(public.tasks),
  private.ticket_contact(public.tickets),
  private.ticket_family(uuid),
  private.ticket_root(uuid),
  private.untouched_tasks(public.crm_events),
  private.ticket_json(public.tickets),
  private.unread_calendars()
  to anon;
