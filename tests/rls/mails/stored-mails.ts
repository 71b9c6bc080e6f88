import { afterAll, beforeEach } from "vitest";
import { renderStoredMail } from "@/lib/mail/render-mail";
import { objectStore } from "../../../supabase/functions/_shared/files/object-store.ts";
import { callAsServer } from "../../../server/functions/embedded-call.ts";
import type { Sending } from "../../../supabase/functions/_shared/mail/send-due-mails.ts";
import { forgetLeads } from "../leads/lead-forms.ts";
import { arrangeRows, looseClient, removeRows } from "../support/crm-rows.ts";
import { openTestBackend, PEOPLE, userIdOf, type Person } from "../support/test-backend.ts";

export type StoredMail = {
  id: string;
  kind: string;
  to_email: string;
  to_name: string;
  staff_id: string | null;
  data: Record<string, unknown>;
  state: string;
  tries: number;
  last_error: string | null;
  message_id: string;
  in_reply_to: string | null;
  reference_ids: string[];
};

export async function storedMails(kind?: string): Promise<StoredMail[]> {
  const { sql } = await openTestBackend();
  const ofKind = kind === undefined ? "" : `and kind = '${kind}'`;
  return sql<StoredMail>(
    `select * from public.mails where not is_sample ${ofKind} order by created_at, to_email`,
  );
}

export async function endHolding(): Promise<void> {
  const { sql } = await openTestBackend();
  await sql(`update public.mails set next_try_at = now()
    where kind in ('ticket-reply', 'lead-mail') and state = 'queued' and tries = 0 and not is_sample`);
}

export async function forgetMails(): Promise<void> {
  const { sql } = await openTestBackend();
  await sql(
    "delete from public.mails where not is_sample; delete from public.notification_choices",
  );
}

export function arrangeRowsWithoutMails(): void {
  beforeEach(async () => {
    await forgetLeads();
    await arrangeRows(await openTestBackend());
    await forgetMails();
  });
  afterAll(async () => {
    await forgetLeads();
    await removeRows(await openTestBackend());
    await forgetMails();
  });
}

/** Recipients among the test's people; the demo's staff are notified, too. */
export async function notified(kind: string): Promise<Person[]> {
  const mails = await storedMails(kind);
  return PEOPLE.filter((person) => mails.some(({ staff_id: id }) => id === userIdOf(person)));
}

export async function mute(person: Person, ...kinds: string[]): Promise<void> {
  await looseClient(await openTestBackend(), person)
    .from("notification_choices")
    .insert(kinds.map((kind) => ({ kind, way: "mail", is_on: false })))
    .throwOnError();
}

/** The storage with the server's rights. */
export async function testStore() {
  const { origin, fetch } = await openTestBackend();
  return objectStore({ url: origin, key: process.env.CURBFRONT_SECRET_KEY ?? "", fetch });
}

export async function callFromServer(): Promise<Sending["call"]> {
  const backend = await openTestBackend();
  return callAsServer(async ({ method, url, headers, body }) => {
    const answer = await backend.fetch(url, { method, headers, body });
    const { status } = answer;
    return { status, headers: [], body: new Uint8Array(await answer.arrayBuffer()) };
  }, process.env.CURBFRONT_SECRET_KEY ?? "");
}

export const sendingBy = async (transport: Sending["transport"]): Promise<Sending> => ({
  call: await callFromServer(),
  store: await testStore(),
  transport,
  render: renderStoredMail,
  from: { name: "Curbfront", address: "hello@curbfront.example" },
  replyTo: "hello@curbfront.example",
});
