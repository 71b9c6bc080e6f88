import { listFields } from "@/data/records/record-fields";
import { INSERT_COLUMNS, UPDATE_COLUMNS } from "../rls/support/stated-grants.ts";

/** Runs wherever it is parsed as markup; `name` identifies the field. */
export const scriptFor = (name: string) => `<img src=x onerror=alert(1)>${name}`;

export type Screen = "client" | "lead" | "lost lead" | "ticket" | "views" | "pictures";

type Field = { screen: Screen; value: string };
const field = (screen: Screen, name: string, value = scriptFor(name)): Field => ({ screen, value });

const PHONE = "<img src=x onerror=alert(1)>4785550150";
const email = (name: string) => `<img/src=x/onerror=alert(1)>${name}@one.example`;

/** Every writable text column, and where it is shown. */
export const FIELDS: Record<string, Field> = {
  "clients.business": field("client", "business"),
  "clients.town": field("client", "client-town"),
  "client_contacts.name": field("client", "contact-name"),
  "client_contacts.job_title": field("client", "job-title"),
  "client_contacts.email": field("client", "contact-email", email("contact")),
  "client_contacts.phone": field("client", "contact-phone", PHONE),
  "client_addresses.label": field("client", "label"),
  "client_addresses.street": field("client", "street"),
  "client_addresses.town": field("client", "address-town"),
  "client_addresses.postal_code": field("client", "postal-code", "<i onclick>1"),
  "client_sites.registrar": field("client", "registrar"),
  "crm_notes.body": field("client", "note"),
  "tasks.title": field("client", "task"),
  "tasks.type": field("client", "type"),
  "leads.name": field("lead", "lead-name"),
  "leads.email": field("lead", "lead-email", email("lead")),
  "leads.phone": field("lead", "lead-phone", PHONE),
  "leads.business": field("lead", "lead-business"),
  "leads.town": field("lead", "lead-town"),
  "leads.website": field("lead", "website", "javascript:alert(1)//<img src=x onerror=alert(1)>"),
  "leads.message": field("lead", "message"),
  "leads.next_step": field("lead", "next-step"),
  "leads.lost_reason": field("lost lead", "lost-reason"),
  "tickets.subject": field("ticket", "subject"),
  "ticket_messages.body": field("ticket", "body"),
  "ticket_messages.author_name": field("ticket", "author"),
  "saved_views.name": field("views", "view"),
  "pictures.name": field("pictures", "picture"),
  "pictures.alt": field("pictures", "alternative"),
};

/** Writable columns that accept no free text. */
const WORDLESS: Record<string, string> = {
  "client_sites.domain": "letters, digits, dots and hyphens",
  "saved_views.query": "read as an address's query, whose values are checked",
  "leads.rank": "letters and digits",
};
const CHOICES = /\.(region|status|kind)$/;
const NUMBERS = /\.(id|\w+_id|version|\w+_at|\w+_on|\w+_cents|client_since|is_\w+|auto_renew)$/;

const WORDS: readonly string[] = ["text", "email", "phone", "website", "domain"];
const registered = (["leads", "clients", "tickets"] as const).flatMap((list) =>
  listFields(list).map(({ id, kind }) => ({ name: `${list}.${id}`, kind })),
);
const isRegisteredWithoutWords = (name: string) =>
  registered.some((field) => field.name === name && !WORDS.includes(field.kind));

/** Writable columns that are not listed: decide for each new one. */
export const unknownColumns = () =>
  [INSERT_COLUMNS, UPDATE_COLUMNS]
    .flatMap((stated) =>
      Object.entries(stated).flatMap(([table, columns]) =>
        columns.split(" ").map((column) => `${table}.${column}`),
      ),
    )
    // tests/e2e/blog/attacks.spec.ts covers posts.
    .filter((name) => !name.startsWith("blogs."))
    .filter((name) => !(name in FIELDS) && !(name in WORDLESS))
    .filter((name) => !CHOICES.test(name) && !NUMBERS.test(name))
    .filter((name) => !isRegisteredWithoutWords(name));
