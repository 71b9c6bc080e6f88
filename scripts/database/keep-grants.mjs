// On its first request @supabase/lite 0.10 grants every table to anon and authenticated, in
// the belief that row security is all there is. That would undo the grants and the column
// privileges our migrations state, and the embedded database would be laxer than the hosted
// one. The roles exist by then, so that whole step is skipped. tests/rls would notice if a
// later version renamed it.
import { PgliteConnection } from "@supabase/lite/pglite";

Object.assign(PgliteConnection.prototype, { ensureRlsContext: async () => true });
