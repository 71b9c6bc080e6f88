// On its first request @supabase/lite 0.10 grants every table to anon and authenticated, which undoes the grants
// and column privileges of our migrations. The roles exist by then, so this skips the step.
import type { App } from "@supabase/lite";

export function keepGrants({ connection }: App): void {
  Object.assign(connection, { ensureRlsContext: async () => true });
}

/** That step would also give the API's roles the use of the storage service's tables. Row security applies. */
export const grantStorage = ({ connection }: App) =>
  connection.exec(`
    grant usage on schema storage to anon, authenticated, service_role;
    grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;`);
