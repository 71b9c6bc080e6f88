import type { App } from "@supabase/lite";
import { expect, it } from "vitest";
import { withServiceErrors } from "./error-statuses.ts";

/** Reports an error as the storage of @supabase/lite does. */
function answerTo(thrown: Error) {
  const connection = { normalizeDbError: (error: unknown) => error };
  const fetch = () => {
    connection.normalizeDbError(thrown);
    return Promise.resolve(Response.json({ error: "server_error" }, { status: 500 }));
  };
  const answer = withServiceErrors({ connection, fetch } as unknown as App);
  return answer(new Request("http://site.invalid/storage/v1/object/client-files/a"));
}

it("says that the disk is full, which no other try of an upload would change", async () => {
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  const answer = await answerTo(full);
  expect(answer.status).toBe(507);
  expect(await answer.json()).toMatchObject({ message: "The server's disk is full." });
  expect((await answerTo(new Error("anything else"))).status).toBe(500);
});
