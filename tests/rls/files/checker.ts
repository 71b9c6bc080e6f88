import { checkFile } from "../../../supabase/functions/_shared/files/check-file.ts";
import { callFromServer } from "../mails/stored-mails.ts";
import type { Person } from "../support/test-backend.ts";
import type { Files } from "./stored-files.ts";

/** The function "check-file", as a person's browser calls it. */
export async function checker({ backend, store, headersOf }: Files) {
  const check = checkFile({
    call: await callFromServer(),
    store,
    async callAs(name, headers, args) {
      const answer = await backend.fetch(`${backend.origin}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: [...headers, ["Content-Type", "application/json"]],
        body: JSON.stringify(args),
      });
      return { status: answer.status, text: await answer.text() };
    },
  });
  return async (person: Person, uploaded: object, more: RequestInit = {}) => {
    const answer = await check(
      new Request("http://embedded.invalid/functions/v1/check-file", {
        method: "POST",
        headers: { ...headersOf(person), "Content-Type": "application/json" },
        body: JSON.stringify(uploaded),
        ...more,
      }),
    );
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}
