import type { StaffRight } from "@/data/staff/staff-roles";
import {
  FUNCTIONS_OF_ANYONE,
  FUNCTIONS_OF_THE_DEMO,
  FUNCTIONS_OF_THE_SIGNED_IN,
  FUNCTIONS_OF_VISITORS,
} from "@tests/rls/support/stated-grants";
import { userIdOf } from "@tests/rls/support/test-backend";
import type { Attack, Outcome } from "../attack.ts";
import { mayDo, type Attacker } from "./attackers.ts";
import { SECRETS } from "./canaries.ts";
import type { Routine } from "./catalogue.ts";
import { callsOf, emptyCallOf } from "./routine-arguments.ts";

type Rule = (attacker: Attacker, call: string) => boolean;

const anyone: Rule = () => true;
const signedIn: Rule = ({ id }) => id !== null;
const whoever =
  (right: StaffRight): Rule =>
  (attacker) =>
    mayDo(attacker, right);
const importCreator: Rule = ({ id }) => id === userIdOf("owner");
const calendarOwner: Rule = ({ id }) => id === userIdOf("owner");
const whoeverWrites =
  (rights: Record<string, StaffRight[]>): Rule =>
  (attacker, call) =>
    Object.entries(rights).some(
      ([list, any]) => call.includes(`'${list}'`) && any.some((right) => mayDo(attacker, right)),
    );

/** Functions by which policies and the site identify the caller, and those of the storage service, which read no row. */
const SERVICE_FUNCTIONS = [
  "auth.uid()",
  "auth.jwt()",
  "auth.role()",
  "auth.email()",
  "storage.allow_any_operation(text[])",
  "storage.allow_only_operation(text)",
  "storage.extension(text)",
  "storage.filename(text)",
  "storage.foldername(text)",
  "storage.operation()",
];

/** Functions that may write, and for whom; all others must change nothing. */
const WRITERS: Record<string, Rule> = {
  accept_spam: whoever("leads.write"),
  add_calendar_subscription: whoever("staff.read"),
  add_file: whoeverWrites({
    leads: ["leads.write"],
    clients: ["notes.write"],
    tickets: ["tickets.write"],
  }),
  add_import_rows: importCreator,
  // A try with a token that was never made is counted.
  add_linked_file: anyone,
  add_inbound_mail: (attacker) =>
    mayDo(attacker, "leads.write") || mayDo(attacker, "tickets.write"),
  add_photos: whoever("notes.write"),
  add_picture: whoever("posts.write"),
  add_staff: whoever("staff.manage"),
  add_ticket_message: whoever("tickets.write"),
  change_records: whoeverWrites({
    leads: ["leads.write"],
    clients: ["clients.write"],
    tickets: ["tickets.write"],
    tasks: ["notes.write", "leads.write"],
  }),
  change_staff: whoever("staff.manage"),
  check_import: importCreator,
  close_upload_link: whoever("notes.write"),
  commit_import: importCreator,
  archive_file: (attacker) =>
    (["leads.write", "notes.write", "tickets.write"] as const).some((right) =>
      mayDo(attacker, right),
    ),
  autosave_draft: whoever("posts.write"),
  create_upload_link: whoever("notes.write"),
  convert_lead: whoever("leads.write"),
  delete_spam: whoever("leads.write"),
  demand_second_step: whoever("staff.manage"),
  discard_import: importCreator,
  drop_linked_file: anyone,
  linked_file_to_check: anyone,
  invite_staff: whoever("staff.manage"),
  my_calendar_key: whoever("staff.read"),
  read_calendar_again: calendarOwner,
  remove_calendar_subscription: calendarOwner,
  merge_leads: whoever("leads.write"),
  merge_tickets: whoever("tickets.write"),
  remove_second_step: whoever("staff.manage"),
  remove_staff: whoever("staff.manage"),
  restore_spam: whoever("leads.write"),
  restore_deleted_posts: whoever("posts.write"),
  restore_post_revision: whoever("posts.write"),
  restore_staff: whoever("staff.manage"),
  save_demo_host: (attacker, call) =>
    mayDo(attacker, "settings.manage") ||
    (mayDo(attacker, "leads.write") && call.includes(attacker.id ?? "nobody")),
  save_automation_settings: whoever("settings.manage"),
  save_company_hours: whoever("settings.manage"),
  save_demo_settings: whoever("settings.manage"),
  save_mail_settings: whoever("settings.manage"),
  save_reply_template: whoever("settings.manage"),
  see_record: whoeverWrites({
    leads: ["leads.read"],
    clients: ["clients.read"],
    tickets: ["clients.read"],
  }),
  send_lead_mail: whoever("leads.write"),
  spend_recovery_code: signedIn,
  start_import: whoeverWrites({
    leads: ["leads.write"],
    clients: ["clients.write"],
    tickets: ["tickets.write"],
  }),
  submit_lead: anyone,
  take_back_lead_mail: whoever("leads.write"),
  take_back_reply: whoever("tickets.write"),
  undo_add_inbound_mail: (attacker) =>
    mayDo(attacker, "leads.write") || mayDo(attacker, "tickets.write"),
  undo_convert_lead: whoever("leads.write"),
  undo_import: importCreator,
  undo_merge_leads: whoever("leads.write"),
  undo_merge_tickets: whoever("tickets.write"),
  undo_rule: whoever("leads.write"),
  upload_link: anyone,
  write_caption: whoever("notes.write"),
};

function mayCall(signature: string, { id }: Attacker, isSeeded: boolean): boolean {
  if ([...FUNCTIONS_OF_ANYONE, ...SERVICE_FUNCTIONS].includes(signature)) return true;
  if (FUNCTIONS_OF_VISITORS.includes(signature)) return id === null;
  if (FUNCTIONS_OF_THE_DEMO.includes(signature)) return id !== null || isSeeded;
  return id !== null && FUNCTIONS_OF_THE_SIGNED_IN.includes(signature);
}

const isKeptOut = ({ code, message = "" }: Outcome) =>
  code === "42501" && /^permission denied for (function|procedure|schema) /.test(message);

export function routineAttacks(routine: Routine, attacker: Attacker, isSeeded: boolean): Attack[] {
  const { signature } = routine;
  if (!mayCall(signature, attacker, isSeeded)) {
    return [
      {
        what: `call ${signature}`,
        attacker,
        sql: emptyCallOf(routine),
        answers: true,
        succeeded: (outcome) => !isKeptOut(outcome),
      },
    ];
  }
  const secrets = SECRETS.filter(({ isFor }) => !isFor(attacker));
  const mayWrite = WRITERS[signature.replace(/\(.*/, "")] ?? (() => false);
  return callsOf(routine).map((sql) => ({
    what: `have ${signature} tell or change by: ${sql}`,
    attacker,
    sql,
    answers: true,
    isWatched: true,
    succeeded: ({ answer, message, written }) => {
      const revealed = `${answer ?? ""} ${message ?? ""}`;
      return (
        secrets.some(({ word }) => revealed.includes(word)) ||
        ((written ?? []).length > 0 && !mayWrite(attacker, sql))
      );
    },
  }));
}
