import { OTHER_LEAD, ROWS } from "@tests/rls/support/crm-rows";
import { userIdOf } from "@tests/rls/support/test-backend";
import { HALF_IN } from "./attackers.ts";
import {
  CALENDAR_ID,
  DELETED_ID,
  DRAFT_ID,
  DRAFT_SLUG,
  FILE_HASH,
  FILE_IDS,
  IMPORT_ID,
  PICTURE_ID,
} from "./canaries.ts";
import type { Argument, Routine } from "./catalogue.ts";

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const json = (value: unknown) => `${text(JSON.stringify(value))}::jsonb`;

const CHANGES = (["client", "lead", "ticket", "clientTask", "leadTask"] as const).map((kind) => ({
  id: ROWS[kind].real,
  version: 1,
  archived_at: "2026-11-01T12:00:00Z",
}));

/** Arguments by name: existing rows that the caller may not know. Several values where each leads further. */
const BY_NAME: Record<string, string[]> = {
  address: ["'https://calendars.hostile.example/a.ics'"],
  batch: [text(IMPORT_ID)],
  booking_id: [text(ROWS.booking.real)],
  candidate: [text(DRAFT_SLUG)],
  changes: [json(CHANGES)],
  client_id: [text(ROWS.client.real)],
  composer: ["'message'", "null"],
  closed_days: ["'[]'::jsonb"],
  days_off: ["'[]'::jsonb"],
  duplicates: ["'double'", "'skip'"],
  email: ["'new@hostile.example'"],
  entity: ["'leads'", "'clients'", "'tickets'", "'tasks'", "'staff'"],
  event_id: ["900000001"],
  // A row of the caller's own making, which says that it belongs to somebody's record.
  file: FILE_IDS.map(
    (id) => `jsonb_populate_record(null::public.files, ${json({ id, lead_id: ROWS.lead.real })})`,
  ),
  file_id: FILE_IDS.map(text),
  file_ids: FILE_IDS.map((id) => `array['${id}']::uuid[]`),
  first_day: ["'2030-01-01'"],
  for_post: [text(DRAFT_ID)],
  for_posts: [`array['${DRAFT_ID}']::uuid[]`],
  hours: [json([{ weekday: 1, opens_at: "10:00", closes_at: "12:00" }])],
  id: ["gen_random_uuid()"],
  ids: ["null"],
  kept_id: [text(ROWS.lead.real), text(ROWS.ticket.real)],
  kind: ["'reply'"],
  kinds_off: ["array['new-lead']"],
  last_day: ["'2030-01-31'"],
  lead: [text(ROWS.lead.real)],
  lead_id: [text(ROWS.lead.real)],
  list: ["'leads'", "'clients'", "'tickets'"],
  mail: [text(ROWS.inboundMail.real)],
  message: [text(ROWS.message.real)],
  message_id: [text(ROWS.message.real), "null"],
  minutes: ["30"],
  mode: ["'all'"],
  newest: ["9000000000000000"],
  onboarding_tasks: [json([{ title: "Rob them", days: 1, owner: "winner" }])],
  note: [text(ROWS.leadNote.real)],
  note_id: ["null", text(ROWS.leadNote.real)],
  old_slug: ["'zqdraft-before'", text(DRAFT_SLUG)],
  at_slug: [text(DRAFT_SLUG), "'zqdraft-before'"],
  opens_at: ["'08:00'"],
  other_id: [text(OTHER_LEAD), text(ROWS.ticket.sample)],
  payload: [json({ form: "contact", name: "A name", email: "a@one.example", filledMs: 9000 })],
  person_id: [userIdOf("sales"), userIdOf("owner"), HALF_IN].map(text),
  picture_id: [text(PICTURE_ID)],
  picture_ids: [`array['${PICTURE_ID}']::uuid[]`],
  post_id: [text(DRAFT_ID)],
  post_ids: [`array['${DELETED_ID}', '${DRAFT_ID}']::uuid[]`],
  record_id: [ROWS.lead.real, ROWS.client.real, ROWS.ticket.real].map(text),
  records: [
    json([
      { kind: "lead", id: ROWS.lead.real },
      { kind: "ticket", id: ROWS.ticket.real },
    ]),
  ],
  reply_address: ["'answers@hostile.example'"],
  role: ["'owner'"],
  rows: [json([{ line: 2, record: { name: "More" } }])],
  rules_off: ["array['booking']"],
  search: ["'zq'"],
  seen_version: ["1", "0"],
  sender_address: ["'us@hostile.example'"],
  sha256: [text(FILE_HASH)],
  stage: ["'new'"],
  status: ["'waiting'"],
  subscription_id: [text(CALENDAR_ID)],
  ticket_id: [text(ROWS.ticket.real)],
  time_zone: ["'UTC'"],
  wanted: ["'staff.manage'"],
};

const IDS = [ROWS.client.real, ROWS.lead.real, ROWS.ticket.real, DRAFT_ID, userIdOf("owner")];

function byType(type: string): string[] {
  if (type === "uuid") return IDS.map(text);
  if (type === "uuid[]") return [`array[${IDS.map(text).join()}]::uuid[]`];
  if (type === "jsonb") return ["'{}'::jsonb"];
  if (type === "boolean") return ["true"];
  if (type === "integer" || type === "bigint") return ["1"];
  if (type === "text") return ["'zq'"];
  return ["null"];
}

const valuesOf = ({ name, type }: Argument) => BY_NAME[name] ?? byType(type);

function callOf({ name, isProcedure, isTrigger }: Routine, given: string[]): string {
  const call = `${name}(${given.join()})`;
  if (isTrigger) return `select ${call}`;
  return isProcedure ? `call ${call}` : `select string_agg(t::text, ' ') from ${call} as t`;
}

// Named where possible, so that defaults can be omitted.
const pass = ({ name, isVariadic }: Argument, value: string) =>
  `${isVariadic ? "variadic " : ""}${name === "" ? "" : `"${name}" => `}${value}`;

/** Rights are checked before arguments. */
export const emptyCallOf = (routine: Routine) =>
  callOf(
    routine,
    routine.arguments.map(
      ({ type, isVariadic }) => `${isVariadic ? "variadic " : ""}null::${type}`,
    ),
  );

export function callsOf(routine: Routine): string[] {
  const most = Math.max(1, ...routine.arguments.map((each) => valuesOf(each).length));
  const needed = routine.arguments.filter(({ hasDefault }) => !hasDefault);
  const calls = Array.from({ length: most }, (_, nth) =>
    [needed, routine.arguments].map((given) =>
      callOf(
        routine,
        given.map((each) => pass(each, valuesOf(each)[nth % valuesOf(each).length] ?? "null")),
      ),
    ),
  );
  return [...new Set([emptyCallOf(routine), ...calls.flat()])];
}
