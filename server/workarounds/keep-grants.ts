// On its first request @supabase/lite 0.10 grants every table to anon and authenticated, which undoes the grants
// and column privileges of our migrations. The roles exist by then, so this skips the step.
import type { App } from "@supabase/lite";

export function keepGrants({ connection }: App): void {
  Object.assign(connection, { ensureRlsContext: async () => true });
}

/** That step would also give the storage service's tables the grants that they have on a hosted project. */
export const grantStorage = ({ connection }: App) =>
  connection.exec(`
    grant usage on schema storage to anon, authenticated, service_role;
    grant all on storage.buckets, storage.objects to anon, authenticated, service_role;`);
