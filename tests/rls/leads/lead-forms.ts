import { one } from "../support/lead-records.ts";
import { openTestBackend } from "../support/test-backend.ts";

export type Payload = Record<string, unknown>;
type Refusal = { hint: string; details: string | null; message: string };
export type Answer = { status: number; body: { reference: string } & Refusal };

let addresses = 0;
export const nextAddress = () => `203.0.113.${(addresses += 1) % 250}`;

export const ADDRESS_HEADER = "X-Curbfront-Client-Address";

export async function submit(
  payload: unknown,
  address = nextAddress(),
  header = ADDRESS_HEADER,
): Promise<Answer> {
  const backend = await openTestBackend();
  const answer = await backend.fetch(`${backend.origin}/rest/v1/rpc/submit_lead`, {
    method: "POST",
    headers: {
      apikey: backend.publishableKey,
      "Content-Type": "application/json",
      [header]: address,
    },
    body: JSON.stringify({ payload }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer["body"] };
}

/** A Wednesday without a holiday, at least a week ahead, at a New York time. */
export async function wednesdayAt(time: string, days = 0): Promise<string> {
  const { slot } = await one<{ slot: Date }>(`
    select ((wednesday + interval '${days} days' + time '${time}')
        at time zone 'America/New_York') as slot
      from generate_series(date_trunc('week', now() at time zone 'America/New_York')
        + interval '9 days', localtimestamp + interval '30 days', interval '7 days') as wednesday
      where not private.is_closed_day(wednesday::date) limit 1`);
  return new Date(slot).toISOString();
}

export const contact: Payload = {
  form: "contact",
  name: "Elaine Brack",
  email: "elaine@brackroofing.example",
  message: "Three trucks, one website.",
  sourcePage: "/contact",
  filledMs: 9_000,
};
export const signup: Payload = {
  ...contact,
  form: "signup",
  business: "Brack & Daughter Roofing",
  trade: "roofing",
  town: "Macon, GA",
  sourcePage: "/signup",
};
export const checkout: Payload = {
  ...signup,
  form: "checkout",
  consent: true,
  sourcePage: "/checkout",
};
export const callsi: Payload = { ...contact, form: "callsi", consent: true, sourcePage: "/callsi" };
export const demo = async (): Promise<Payload> => ({
  ...contact,
  form: "schedule-demo",
  phone: "(478) 555-0150",
  slot: await wednesdayAt("10:30"),
});
export const everyForm = async () => ({
  contact,
  signup,
  checkout,
  callsi,
  "schedule-demo": await demo(),
});

export async function forgetLeads(): Promise<void> {
  const { sql } = await openTestBackend();
  await sql(`
    delete from public.tasks where lead_id in (select id from public.leads where not is_sample);
    delete from public.crm_notes where lead_id in (select id from public.leads where not is_sample);
    delete from private.import_changes where lead_id in (select id from public.leads where not is_sample);
    update public.leads set merged_into_id = null where not is_sample;
    delete from public.leads where not is_sample;
    delete from private.spam_requests;
    delete from private.request_minutes;
    delete from private.lead_attempts`);
}
