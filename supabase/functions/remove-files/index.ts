// Removes files from a hosted project's storage 30 days after they were deleted, by a schedule (docs/deploy.md).
import { callHosted, hostedKey } from "../_shared/database-call.ts";
import { objectStore } from "../_shared/files/object-store.ts";
import { removeObjects } from "../_shared/files/remove-objects.ts";
import { isSameKey } from "../_shared/same-key.ts";

const env = Deno.env.toObject();
const key = env.REMOVE_FILES_KEY ?? "";

Deno.serve(async (request: Request) => {
  if (request.method !== "POST") return Response.json({ error: "Ask by POST." }, { status: 405 });
  if (key === "" || !(await isSameKey(request.headers.get("x-remove-files-key"), key))) {
    return Response.json({ error: "The key is missing or wrong." }, { status: 401 });
  }
  try {
    const store = objectStore({ url: env.SUPABASE_URL ?? "", key: hostedKey(env), fetch });
    return Response.json({ objects: await removeObjects(callHosted(env), store) });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`Files could not be removed: ${why}`);
    return Response.json({ error: why }, { status: 503 });
  }
});
