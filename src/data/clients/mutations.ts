import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";

type ClientTable = Database["public"]["Tables"]["clients"];

/** The columns a person may write; see the grants in the migration. */
export type ClientChanges = Pick<
  ClientTable["Update"],
  | "business"
  | "trade"
  | "town"
  | "region"
  | "plan"
  | "monthly_price_cents"
  | "status"
  | "owner_id"
  | "client_since"
  | "archived_at"
>;

/** `id` is chosen by the browser, so that a repeated request adds nothing twice. */
export type NewClient = Omit<ClientChanges, "archived_at"> & { id: string; business: string };

export async function addClient(client: NewClient): Promise<void> {
  await supabase.from("clients").insert(client).retry(false).throwOnError();
}
