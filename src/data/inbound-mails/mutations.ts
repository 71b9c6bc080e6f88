import { supabase } from "@/lib/supabase/client";
import type { Versioned } from "@/data/records/changes";

/** What a mail can be added to. The id of a new lead is made by the browser, so that a repeat makes no second one. */
export type AddTo = { kind: "ticket" | "lead" | "new-lead"; id: string };

const ARGUMENTS = { ticket: "to_ticket", lead: "to_lead", "new-lead": "new_lead" } as const;

/** Throws isConflict when somebody added or dismissed it since. */
export async function addInboundMail({ mail, to }: { mail: Versioned; to: AddTo }): Promise<void> {
  await supabase
    .rpc("add_inbound_mail", {
      mail_id: mail.id,
      version: mail.version,
      [ARGUMENTS[to.kind]]: to.id,
    })
    .retry(false)
    .throwOnError();
}
