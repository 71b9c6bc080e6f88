// On its first request @supabase/lite 0.10 grants every table to anon and authenticated. That would undo the
// grants and column privileges of our migrations, so the step is skipped; the roles exist by then. tests/rls
// fails if a later version renames it.
import { PgliteConnection } from "@supabase/lite/pglite";

Object.assign(PgliteConnection.prototype, { ensureRlsContext: async () => true });
