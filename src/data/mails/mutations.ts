import { supabase } from "@/lib/supabase/client";

/** Retries a mail that failed or waits for its next try. */
export async function retryMail(id: string): Promise<void> {
  await supabase.rpc("retry_mail", { mail_id: id }).retry(false).throwOnError();
}
