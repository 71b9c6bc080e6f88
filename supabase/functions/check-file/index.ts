// Looks at files that staff or clients upload to a hosted project (docs/deploy.md).
import { callHosted, hostedKey } from "../_shared/database-call.ts";
import { checkFile } from "../_shared/files/check-file.ts";
import { objectStore } from "../_shared/files/object-store.ts";

const env = Deno.env.toObject();
const url = env.SUPABASE_URL ?? "";

Deno.serve(
  checkFile({
    call: callHosted(env),
    store: objectStore({ url, key: hostedKey(env), fetch }),
    async callAs(name, headers, args) {
      const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: [...headers, ["Content-Type", "application/json"]],
        body: JSON.stringify(args),
      });
      return { status: answer.status, text: await answer.text() };
    },
  }),
);
