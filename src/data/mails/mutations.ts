import { isStoredAlready } from "@/data/records/refusals";
import { supabase } from "@/lib/supabase/client";
import type { Alert } from "./choices";

/** Retries a mail that failed or waits for its next try. */
export async function retryMail(id: string): Promise<void> {
  await supabase.rpc("retry_mail", { mail_id: id }).retry(false).throwOnError();
}

/** Turns one of the caller's alerts on or off. */
export async function switchAlert({ kind, isOn }: { kind: Alert; isOn: boolean }): Promise<void> {
  const switches = supabase.from("muted_alerts");
  if (isOn) {
    await switches.delete().eq("kind", kind).retry(false).throwOnError();
    return;
  }
  try {
    await switches.insert({ kind }).retry(false).throwOnError();
  } catch (error) {
    // Another tab did it.
    if (!isStoredAlready(error)) throw error;
  }
}
