// What the migrations and the demo's seed grant, spelled out: what is added there adds its lines here
// on purpose.

/** What anyone in the demo may ask for; row security then shows a visitor the sample rows only. */
export const CRM_TABLES = [
  "client_addresses",
  "client_contacts",
  "client_sites",
  "clients",
  "crm_events",
  "crm_notes",
  "lead_submissions",
  "leads",
  "staff",
  "tasks",
  "ticket_messages",
  "tickets",
];

/** Where only some columns may be written. Every other column privilege follows from the above. */
export const INSERT_COLUMNS: Record<string, string> = {
  client_addresses: "id client_id label street town region postal_code",
  client_contacts: "id client_id name job_title email phone is_primary",
  client_sites: "id client_id domain redirects_to_id registrar expires_on auto_renew published_on",
  clients: "id business trade town region plan monthly_price_cents status owner_id client_since",
  crm_notes: "id client_id lead_id kind body is_answered",
  leads:
    "id name email phone call_time business trade town region website message value_cents source next_step next_step_on owner_id",
  tasks: "id title client_id lead_id assignee_id due_on status type",
  ticket_messages: "id ticket_id kind author_name body",
  tickets: "id client_id site_id subject priority assignee_id",
};

export const UPDATE_COLUMNS: Record<string, string> = {
  blogs:
    "author category content excerpt full_content image_url publish_at published read_time slug title updated_at",
  client_addresses: "label street town region postal_code archived_at version",
  client_contacts: "name job_title email phone is_primary archived_at version",
  client_sites:
    "domain redirects_to_id registrar expires_on auto_renew published_on archived_at version",
  clients:
    "business trade town region plan monthly_price_cents status owner_id client_since archived_at version",
  crm_notes: "body kind archived_at version",
  leads:
    "name email phone call_time business trade town region website message stage lost_reason value_cents plan source next_step next_step_on owner_id rank archived_at version",
  saved_views: "name query",
  tasks: "title assignee_id due_on status type archived_at version",
  tickets: "site_id subject priority status assignee_id archived_at version",
};

/** The published posts, and the one way in for a request. */
export const FUNCTIONS_OF_ANYONE = [
  "current_post_slug(text)",
  "moved_post_slugs(integer,integer)",
  "newest_posts(integer)",
  "post_categories()",
  "posts_around(uuid[])",
  "published_post(text)",
  "published_posts(text,integer,integer)",
  "published_posts_by_id(uuid[])",
  "published_slugs(integer,integer)",
  "search_posts(text,text,integer,integer)",
  "submit_lead(jsonb)",
];

/** Visitors of the demo call them as well: each asks who is calling, or runs with the caller's rights. */
export const FUNCTIONS_OF_THE_DEMO = [
  "client_overview(uuid)",
  "client_totals(jsonb)",
  "crm_counts()",
  "crm_history(uuid,uuid,uuid,jsonb,integer)",
  "lead_board(jsonb,integer,jsonb)",
  "lead_board_more(text,jsonb,jsonb,integer)",
  "lead_detail(uuid)",
  "lead_duplicates(uuid)",
  "list_clients(jsonb,text,jsonb,integer)",
  "list_leads(jsonb,text,jsonb,integer)",
  "list_tickets(jsonb,text,jsonb,integer)",
  "private.business_position(timestamp with time zone)",
  "private.business_seconds(timestamp with time zone,timestamp with time zone)",
  "private.can(text)",
  "private.check_page(integer)",
  "private.client_health(uuid)",
  "private.client_json(clients)",
  "private.client_wrote_again_at(uuid)",
  "private.history_entries(uuid,uuid[],uuid,timestamp with time zone,text,integer)",
  "private.history_names(private.history_entry[])",
  "private.is_opening_message(uuid)",
  "private.is_story(crm_events)",
  "private.lead_family(uuid)",
  "private.lead_json(leads)",
  "private.note_json(crm_notes)",
  "private.person_json(uuid)",
  "private.submission_json(lead_submissions)",
  "private.submissions_of_client(uuid)",
  "private.sla_state(timestamp with time zone,timestamp with time zone,timestamp with time zone)",
  "private.task_json(tasks)",
  "private.ticket_json(tickets)",
  "private.columns_without_story()",
  "staff_directory()",
  "ticket_counts(jsonb)",
  "ticket_detail(uuid)",
];

export const FUNCTIONS_OF_THE_SIGNED_IN = [
  "accept_suspects(bigint[],text,bigint)",
  "add_import_rows(uuid,jsonb)",
  "add_staff(text,text,text)",
  "add_ticket_message(uuid,uuid,text,text,text,text,integer)",
  "change_records(text,jsonb)",
  "change_staff(uuid,integer,text,text,boolean)",
  "check_import(uuid)",
  "commit_import(uuid,text,text)",
  "convert_lead(uuid,integer)",
  "delete_suspects(bigint[],text,bigint)",
  "demand_second_step(boolean)",
  "discard_import(uuid)",
  "list_suspects(text,bigint,integer)",
  "merge_leads(uuid,integer,uuid,integer)",
  "new_recovery_codes()",
  "post_counts()",
  "private.add_business_seconds(timestamp with time zone,bigint)",
  "private.bookkeeping_columns()",
  "private.digit_62(bigint)",
  "private.client_words(clients,text)",
  "private.first_response_seconds()",
  "private.lead_source(text,text)",
  "private.rank_of_moment(timestamp with time zone,bigint)",
  "private.rank_of_number(bigint)",
  "private.is_from_api()",
  "private.is_in_bulk()",
  "private.sla_seconds(text)",
  "private.undoes_own_status(uuid,text,text)",
  "recent_imports(text)",
  "remove_second_step(uuid)",
  "remove_staff(uuid,integer,boolean)",
  "restore_deleted_posts(uuid[])",
  "restore_post_revision(uuid,integer,timestamp with time zone)",
  "restore_staff(uuid,integer)",
  "second_step_rules()",
  "slug_holder(text,uuid)",
  "spend_recovery_code(text)",
  "start_import(text,text,jsonb)",
  "suspect_counts()",
  "undo_convert_lead(uuid)",
  "undo_import(uuid)",
  "undo_merge_leads(uuid)",
];
