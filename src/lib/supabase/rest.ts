import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "@/lib/database.types";
import { env } from "@/lib/env";
import { backendOrigin } from "./backend-origin";
import { fetchWithTimeout } from "./fetch-with-timeout";

type Backend = { origin: string; fetch: typeof fetch };

let client: PostgrestClient<Database> | undefined;

/** Says where the database is when there is no browser: while pages are prerendered. */
export function setServerBackend(backend: Backend): void {
  client = createRestClient(backend);
}

function createRestClient(backend: Backend) {
  return new PostgrestClient<Database>(`${backend.origin}/rest/v1`, {
    headers: { apikey: env.publishableKey },
    fetch: backend.fetch,
    // The query cache tries again, once; the client's own three tries would come on top.
    retry: false,
  });
}

/**
 * What a visitor may do: read published rows. A tenth of the size of the full client,
 * which is for staff only.
 */
export function rest(): PostgrestClient<Database> {
  client ??= createRestClient({ origin: backendOrigin(), fetch: fetchWithTimeout });
  return client;
}
