import { afterAll, beforeAll, expect } from "vitest";
import { arrangeRows, removeRows, ROWS, WORDS } from "@tests/rls/support/crm-rows";
import { openTestBackend, type TestBackend } from "@tests/rls/support/test-backend";
import { DRAFT_ID, DRAFT_SLUG } from "./canaries.ts";
import { CATALOGUE_SQL, type Catalogue, type Relation } from "./catalogue.ts";
import { send, sumOfEverything, type Answer, type Sent } from "../requests.ts";
import { reportAttempts } from "../report-attempts.ts";

const DRAFT_WORD = "zqdraftword";
/** Words that no answer to a visitor or member may contain. */
const SECRET = new RegExp([...Object.values(WORDS), DRAFT_WORD, "encrypted_password"].join("|"));

export const HIDDEN: Record<string, string> = {
  blogs: DRAFT_ID,
  clients: ROWS.client.real,
  client_contacts: ROWS.contact.real,
  client_addresses: ROWS.address.real,
  client_sites: ROWS.site.real,
  tickets: ROWS.ticket.real,
  ticket_messages: ROWS.message.real,
  leads: ROWS.lead.real,
  tasks: ROWS.leadTask.real,
  crm_notes: ROWS.leadNote.real,
  demo_bookings: ROWS.booking.real,
};

export const OUTSIDERS = ["visitor", "member"] as const;
export type Outsider = (typeof OUTSIDERS)[number];

export const tells = ({ text }: Answer) => SECRET.test(text);
export const isOk = ({ status }: Pick<Answer, "status">) => status < 300;

export function prepareAttempts(where: string) {
  let backend: TestBackend;
  let catalogue: Catalogue;
  let tried = 0;
  const succeeded: string[] = [];
  const log = console.error;

  beforeAll(async () => {
    // Silences thousands of expected errors.
    console.error = () => undefined;
    backend = await openTestBackend();
    await arrangeRows(backend);
    await backend.sql(`insert into public.blogs (id, title, slug, excerpt, content, full_content, author,
        category, read_time) select '${DRAFT_ID}', w, '${DRAFT_SLUG}', w, w, w, w, w, w
      from (select '${DRAFT_WORD}'::text as w) as said on conflict do nothing`);
    const [row] = await backend.sql<{ answer: string }>(CATALOGUE_SQL);
    catalogue = JSON.parse(row?.answer ?? "") as Catalogue;
  });
  afterAll(async () => {
    await backend.sql(`delete from public.blogs where id = '${DRAFT_ID}'`);
    await backend.sql(`delete from public.blog_revisions where post_id = '${DRAFT_ID}'`);
    await removeRows(backend);
    console.error = log;
    reportAttempts(where, tried, succeeded.length);
  });

  const ask = (sent: Sent) => send(backend, sent);

  async function attempt(what: string, sent: Sent, hasSucceeded: (answer: Answer) => boolean) {
    tried += 1;
    const answer = await ask(sent);
    if (hasSucceeded(answer)) {
      succeeded.push(`${what}: ${answer.status} ${answer.text.slice(0, 300)}`);
    }
  }

  async function signIn(email: string): Promise<string> {
    const { text } = await ask({
      path: "/auth/v1/token?grant_type=password",
      method: "POST",
      body: JSON.stringify({ email, password: "demo-only" }),
    });
    return (JSON.parse(text) as { access_token: string }).access_token;
  }

  return {
    attempt,
    ask,
    backend: () => backend,
    catalogue: () => catalogue,
    tables: (): Relation[] =>
      catalogue.relations
        .filter(({ name }) => name.startsWith("public."))
        .map((each) => ({ ...each, name: each.name.replace("public.", "") })),
    tokenOf: (person: Outsider) =>
      person === "visitor" ? Promise.resolve("") : signIn(`${person}@curbfront.example`),
    succeedingInNone: async (attempts: () => Promise<void>) => {
      const known = succeeded.length;
      await attempts();
      expect(succeeded.slice(known)).toEqual([]);
    },
    changingNothing: async (attempts: () => Promise<void>) => {
      const before = await sumOfEverything(backend);
      const known = succeeded.length;
      await attempts();
      expect(succeeded.slice(known)).toEqual([]);
      expect(await sumOfEverything(backend)).toBe(before);
    },
  };
}
