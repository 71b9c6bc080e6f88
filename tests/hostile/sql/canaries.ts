import { staffRoleNames } from "@/data/staff/staff-roles";
import { ROWS, ROWS_SQL, WORDS } from "@tests/rls/support/crm-rows";
import { userIdOf } from "@tests/rls/support/test-backend";
import { HALF_IN, LEAVER, mayDo, type Attacker } from "./attackers.ts";

export const DRAFT_ID = "00000000-0000-4000-8000-0000000000d1";
const PUBLISHED_ID = "00000000-0000-4000-8000-0000000000d2";
export const DELETED_ID = "00000000-0000-4000-8000-0000000000d3";
export const IMPORT_ID = "00000000-0000-4000-8000-0000000000d4";
export const CALENDAR_ID = "00000000-0000-4000-8000-0000000000d6";
const FILES: [name: string, record: Record<string, string>][] = [
  [WORDS.ticket, { ticket_message_id: ROWS.message.real }],
  [WORDS.lead, { note_id: ROWS.leadNote.real }],
  [WORDS.inbound, { inbound_mail_id: ROWS.inboundMail.real }],
  [WORDS.client, { client_id: ROWS.client.real }],
  ["zqdeletedfile", { client_id: ROWS.client.real, archived_at: "2026-11-01" }],
  [
    "zqcomposer",
    { ticket_id: ROWS.ticket.real, composer: "message", added_by_id: userIdOf("owner") },
  ],
];
const fileId = (nth: number) => `00000000-0000-4000-8000-0000000000e${nth}`;
export const FILE_IDS = FILES.map((_, nth) => fileId(nth));
/** The hash of their content, of one byte. */
export const FILE_HASH = "f".repeat(64);
export const PICTURE_ID = "00000000-0000-4000-8000-0000000000d8";
export const DRAFT_SLUG = "hidden-draft";

type Secret = { word: string; isFor: (attacker: Attacker) => boolean };
const nobody = () => false;
const ownerAlone = ({ id }: Attacker) => id === userIdOf("owner");

export const SECRETS: readonly Secret[] = [
  { word: WORDS.client, isFor: (attacker) => mayDo(attacker, "clients.read") },
  { word: WORDS.ticket, isFor: (attacker) => mayDo(attacker, "clients.read") },
  { word: WORDS.lead, isFor: (attacker) => mayDo(attacker, "leads.read") },
  {
    word: WORDS.inbound,
    isFor: (attacker) => mayDo(attacker, "leads.write") || mayDo(attacker, "tickets.write"),
  },
  { word: "zqcomposer", isFor: ownerAlone },
  { word: "zqdeletedfile", isFor: nobody },
  { word: "zqdraft", isFor: (attacker) => mayDo(attacker, "posts.write") },
  { word: "zqpicture", isFor: (attacker) => mayDo(attacker, "posts.write") },
  { word: "zqunchecked", isFor: nobody },
  { word: "zqsuspect", isFor: (attacker) => mayDo(attacker, "leads.read") },
  { word: "zqcolleague", isFor: (attacker) => mayDo(attacker, "staff.read") },
  { word: "zqaccount", isFor: (attacker) => mayDo(attacker, "staff.manage") },
  { word: "zqimport", isFor: ownerAlone },
  { word: "zqview", isFor: ownerAlone },
  { word: "zqcalendar", isFor: ownerAlone },
  { word: "zqaddress", isFor: nobody },
  { word: "2030-01-08T15:", isFor: (attacker) => mayDo(attacker, "staff.read") },
  { word: "zqhash", isFor: nobody },
  { word: "zqtoken", isFor: nobody },
  { word: "zqcanary", isFor: nobody },
];

const account = (id: string, name: string) => `
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values ('${id}', 'authenticated', 'authenticated', '${name}@hostile.example', 'zqhash', now(),
      '{"provider": "email", "providers": ["email"]}', '{}', now(), now())
    on conflict do nothing;`;

const staff = (id: string, role: string, rest = "") => `
  insert into public.staff (user_id, display_name, role, removed_at)
    values ('${id}', 'zqcolleague ${role}', '${role}', ${rest === "" ? "null" : rest})
    on conflict do nothing;`;

const post = (id: string, slug: string, isPublished: boolean) => `
  insert into public.blogs (id, title, slug, excerpt, content, full_content, author, category,
      read_time, published)
    select '${id}', word, '${slug}', word, word, word, word, word, word, ${isPublished}
    from (select '${isPublished ? "Open words" : "zqdraft"}'::text as word) as said;`;

const FILES_SQL = FILES.map(([name, record], nth) => {
  const values = Object.values(record).map((value) => `'${value}'`);
  return `
    insert into storage.objects (bucket_id, name) values ('attachments', '${fileId(nth)}');
    insert into public.files (id, bucket, object_id, name, size, sha256, arrived_at, ${Object.keys(record).join()})
      values ('${fileId(nth)}', 'attachments', '${fileId(nth)}', '${name}.png', 1, '${FILE_HASH}', now(), ${values.join()});`;
}).join("");

const FACTORS = `
  create table if not exists auth.mfa_factors (
    id uuid primary key default gen_random_uuid(), user_id uuid not null, status text not null);`;

/**
 * Attackers, and in every table a row that is not theirs. attempt.sql fills other columns by type. All is rolled
 * back after the attacks.
 */
export const CANARIES_SQL = [
  `do $$ begin
    if to_regrole('authenticator') is null then
      create role authenticator noinherit;
      grant anon, authenticated to authenticator;
    end if;
  end $$;`,
  account(userIdOf("member"), "member"),
  ...staffRoleNames.map((role) => account(userIdOf(role), role) + staff(userIdOf(role), role)),
  `update public.staff set display_name = 'zqcolleague ' || role where not is_sample;
   update auth.users set encrypted_password = 'zqhash' where true;`,
  account(LEAVER, "zqaccount-leaver"),
  staff(LEAVER, "owner", "now()"),
  account(HALF_IN, "zqaccount-half"),
  staff(HALF_IN, "owner"),
  FACTORS,
  `insert into auth.mfa_factors (id, user_id, status)
     values (gen_random_uuid(), '${HALF_IN}', 'verified');`,
  ROWS_SQL,
  FILES_SQL,
  // The former slug redirects to a public post, but not to a draft.
  post(DRAFT_ID, "zqdraft-before", true),
  `update public.blogs set slug = '${DRAFT_SLUG}' where id = '${DRAFT_ID}';
   update public.blogs set published = false, title = 'zqdraft', excerpt = 'zqdraft',
     content = 'zqdraft', full_content = 'zqdraft', author = 'zqdraft', category = 'zqdraft'
     where id = '${DRAFT_ID}';`,
  post(PUBLISHED_ID, "open-post", true),
  post(DELETED_ID, "deleted-draft", false),
  `delete from public.blogs where id = '${DELETED_ID}';`,
  `insert into public.pictures (id, name, alt, width, height, widths, type, sha256, added_by, arrived_at)
     values ('${PICTURE_ID}', 'zqpicture', 'zqpicture', 640, 480, array[640], 'image/webp',
       repeat('a', 64), '${userIdOf("owner")}', now()),
     (gen_random_uuid(), 'zqunchecked', 'zqunchecked', 640, 480, array[640], 'image/webp',
       repeat('b', 64), '${userIdOf("sales")}', null);
   insert into private.picture_posts (picture_id, post_id) values ('${PICTURE_ID}', '${DRAFT_ID}');`,
  `insert into private.spam_requests (reference, reason, payload) values ('CF-ZQSUSPEC', 'all',
     '{"form": "contact", "name": "zqsuspect", "email": "zqsuspect@one.example"}');`,
  `insert into private.taken_spam (id, reference, reason, payload, created_at) values (2000000000,
     'CF-ZQTAKEN', 'all', '{"form": "contact", "name": "zqtaken", "email": "zqtaken@one.example"}', now());`,
  `insert into private.mail_threads (token, ticket_id, email)
     values ('zqtoken', '${ROWS.ticket.real}', 'somebody@one.example');`,
  `insert into private.import_batches (id, maker_id, list, file_name)
     values ('${IMPORT_ID}', '${userIdOf("owner")}', 'leads', 'zqimport.csv');
   insert into private.import_rows (batch_id, line, record)
     values ('${IMPORT_ID}', 1, '{"name": "zqimport"}');`,
  `insert into public.demo_days_off (host_id, first_day, last_day)
     values ('${userIdOf("sales")}', '2030-01-03', '2030-01-04');
   insert into public.closed_days (day, name) values ('2030-01-07', 'Inventory');`,
  `insert into private.calendar_subscriptions (id, staff_id, address, title)
     values ('${CALENDAR_ID}', '${userIdOf("owner")}', 'https://one.example/zqaddress', 'zqcalendar');
   insert into private.busy_times (subscription_id, staff_id, starts_at, ends_at)
     values ('${CALENDAR_ID}', '${userIdOf("owner")}', '2030-01-08 15:00Z', '2030-01-08 16:00Z');`,
  `insert into public.saved_views (id, owner_id, page, name, query) values
     (gen_random_uuid(), '${userIdOf("owner")}', 'leads', 'zqview', 'zqview'),
     (gen_random_uuid(), '${userIdOf("viewer")}', 'leads', 'A viewer''s own', 'x');`,
  `insert into public.notification_choices (owner_id, kind, way, is_on) values
     ('${userIdOf("owner")}', 'new-lead', 'mail', false), ('${userIdOf("viewer")}', 'assigned', 'mail', false);`,
  `insert into public.notifications (staff_id, kind, source, needed, entity, record_id, facts, in_app, by_mail) values
     ('${userIdOf("owner")}', 'new-lead', 'zqnotice', 'leads.read', 'leads', '${ROWS.lead.real}', '{"name": "zqnotice"}', true, false),
     ('${userIdOf("viewer")}', 'mentioned', 'zqother', 'leads.read', 'leads', '${ROWS.lead.real}', '{"name": "A viewer''s own"}', true, false);`,
  `insert into public.presence (entity, record_id, staff_id, tab_id) values
     ('leads', '${ROWS.lead.real}', '${userIdOf("sales")}', gen_random_uuid()),
     ('tickets', '${ROWS.ticket.real}', '${userIdOf("owner")}', gen_random_uuid());`,
  `insert into public.reply_templates (id, name, body)
     values ('${DRAFT_ID}', 'zqtemplate', 'Hello {{first_name}}');`,
  `insert into private.recovery_codes (user_id, code_hash) values ('${HALF_IN}', 'zqhash');
   insert into private.recovery_misses (user_id) values ('${HALF_IN}');`,
  // A rule's move of a real lead, which could be undone.
  `insert into public.crm_events (id, entity, record_id, lead_id, action, before, after, rule)
     overriding system value
     values (900000001, 'leads', '${ROWS.lead.real}', '${ROWS.lead.real}', 'changed',
       '{"stage": "contacted"}', '{"stage": "new"}', 'answered-call');`,
  // A real lead's client, so that its outcome can be searched for, too.
  `insert into public.crm_events (entity, record_id, action, actor_name)
     values ('staff', '${HALF_IN}', 'zqaccount', 'zqaccount');`,
  `insert into private.kept_rentals (client_id, plan, monthly_price_cents, is_sample, since)
     values ('${ROWS.client.real}', '${WORDS.client}', 1, false, '2030-01-02');`,
  `update public.clients set owner_id = '${userIdOf("sales")}' where id = '${ROWS.client.sample}';`,
].join("\n");
