import { demo, forgetLeads, submit, wednesdayAt } from "../leads/lead-forms.ts";
import { looseClient, type Row } from "../support/crm-rows.ts";
import { one } from "../support/lead-records.ts";
import { openTestBackend, userIdOf } from "../support/test-backend.ts";

export type Booked = { id: string; lead_id: string; key: string };

const sql = async (text: string) => (await openTestBackend()).sql(text);

export async function arrangeOneHost(): Promise<void> {
  await forgetDemos();
  await sql(`insert into public.demo_hosts (staff_id) values ('${userIdOf("owner")}') on conflict do nothing;
    update public.demo_hosts set is_active = staff_id = '${userIdOf("sales")}'`);
}

export async function forgetDemos(): Promise<void> {
  await sql("delete from public.demo_bookings where not is_sample");
  await forgetLeads();
  await sql(`delete from public.mails where not is_sample;
    delete from public.demo_hosts where staff_id = '${userIdOf("owner")}';
    update public.demo_hosts set is_active = true`);
}

/** Books as a visitor; returns the link's key, or null where the time was only requested. */
export async function book(time = "10:30", email = "ana@one.example"): Promise<Booked | null> {
  const { body } = await submit({ ...(await demo()), slot: await wednesdayAt(time), email });
  const rows = await sql(`select id, lead_id, private.link_key('booking', id) as key
    from public.demo_bookings where reference = '${body.reference}'`);
  return (rows as Booked[])[0] ?? null;
}

export async function booked(time?: string, email?: string): Promise<Booked> {
  const booking = await book(time, email);
  if (booking === null) throw new Error("This time was only a wish.");
  return booking;
}

const versionOf = async (id: string) =>
  (await one<{ version: number }>(`select version from public.demo_bookings where id = '${id}'`))
    .version;

async function byLink(name: string, { id, key }: Booked, args: Row = {}): Promise<string | null> {
  const visitor = looseClient(await openTestBackend(), "visitor");
  const { error } = await visitor.rpc(name, { key, version: await versionOf(id), ...args });
  return error?.hint ?? null;
}
export const move = async (booking: Booked, time: string) =>
  byLink("move_linked_demo", booking, { slot: await wednesdayAt(time) });
export const cancel = (booking: Booked) => byLink("cancel_linked_demo", booking);

export async function change({ id }: Booked, changes: Row): Promise<void> {
  await looseClient(await openTestBackend(), "sales")
    .from("demo_bookings")
    .update({ ...changes, version: await versionOf(id) })
    .eq("id", id)
    .throwOnError();
}
