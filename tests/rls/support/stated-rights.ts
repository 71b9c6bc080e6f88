import { PEOPLE } from "./test-backend.ts";

/**
 * Rights: "s" reads samples only, "r" reads everything, "a" adds, "c" changes, "-" none. Nobody deletes.
 * hostile-writes.test.ts covers saved views, files/file-rights.test.ts files, mails/mail-rights.test.ts alerts and
 * colleagues' mails. Without the demo's seed "s" means "-".
 */
export const RIGHTS = `
                    visitor  member  viewer  editor  sales  support  owner
clients             s        s       r       s       rac    r        rac
client_contacts     s        s       r       s       rac    rac      rac
client_addresses    s        s       r       s       rac    r        rac
client_sites        s        s       r       s       rac    r        rac
leads               s        s       r       s       rac    s        rac
lead_submissions    s        s       r       s       r      s        r
tickets             s        s       r       s       r      rac      rac
ticket_messages     s        s       r       s       r      ra       ra
tasks/client        s        s       r       s       rac    rac      rac
tasks/lead          s        s       r       s       rac    s        rac
crm_notes/client    s        s       r       s       rac    rac      rac
crm_notes/lead      s        s       r       s       rac    s        rac
crm_events/client   s        s       r       s       r      r        r
crm_events/lead     s        s       r       s       r      s        r
demo_bookings       s        s       r       s       rac    s        rac
mails/client        s        s       r       s       r      r        r
mails/lead          s        s       r       s       r      s        r
inbound_mails       s        s       s       s       rc     rc       rc
inbound_originals   s        s       s       s       r      r        r
`;

/** Read by right, not writable. See leads/demo-rights.test.ts. */
export const DEMO_TABLES = [
  "automation_settings",
  "closed_days",
  "company_hours",
  "company_settings",
  "demo_days_off",
  "demo_hosts",
  "demo_hours",
  "demo_settings",
  "mail_settings",
  "reply_templates",
];

/** Two lines of one table are its rows with a client and those with a lead. */
export const tableOf = (name: string) => name.split("/")[0] ?? name;

const [, ...LINES] = RIGHTS.trim().split("\n");
export const CASES = LINES.flatMap((line) => {
  const [name = "", ...rights] = line.trim().split(/\s+/);
  return PEOPLE.map((person, nth) => ({ name, person, rights: rights[nth] ?? "missing" }));
});
