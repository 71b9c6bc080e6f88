import { supabase } from "@/lib/supabase/client";
import type { Versioned } from "@/data/records/changes";

/** What a mail can be added to: one of the two. */
export type AddTo = { kind: "ticket" | "lead"; id: string };

/** Throws isConflict when somebody added or dismissed it since. */
export async function addInboundMail({ mail, to }: { mail: Versioned; to: AddTo }): Promise<void> {
  await supabase
    .rpc("add_inbound_mail", {
      mail_id: mail.id,
      version: mail.version,
      ...(to.kind === "ticket" ? { to_ticket: to.id } : { to_lead: to.id }),
    })
    .retry(false)
    .throwOnError();
}
