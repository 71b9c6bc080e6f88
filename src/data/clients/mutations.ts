import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import { insertOnce } from "@/data/records/changes";
import type { ClientFormId } from "./fields";

type ClientTable = Database["public"]["Tables"]["clients"];

/** The columns that the migration grants to write. */
export type ClientChanges = Pick<ClientTable["Update"], ClientFormId | "archived_at">;

/** The browser chooses `id`, so that a retry adds nothing twice. */
export type NewClient = Omit<ClientChanges, "archived_at"> & { id: string; business: string };

export const addClient = (client: NewClient) =>
  insertOnce(supabase.from("clients").insert(client).retry(false).throwOnError());
