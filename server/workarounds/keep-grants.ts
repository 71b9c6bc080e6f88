// On its first request @supabase/lite 0.10 grants every table to anon and authenticated, which undoes the grants
// and column privileges of our migrations. The roles exist by then, so this skips the step.
import type { App } from "@supabase/lite";

export function keepGrants({ connection }: App): void {
  Object.assign(connection, { ensureRlsContext: async () => true });
}
