import { beforeAll, beforeEach, expect, it } from "vitest";
import { cleanEmail, isEmail } from "@/lib/format/email-address";
import { addressCases, refusedAddresses } from "@tests/fixtures/email-addresses";
import { contact, forgetLeads, submit } from "./lead-forms.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(forgetLeads);

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

it("the database cleans and judges an address as the forms and the import do", async () => {
  const all = [...addressCases.map(([typed]) => typed), ...refusedAddresses];
  const rows = await backend.sql<{ kept: string; isEmail: boolean; isOfType: boolean }>(
    `select kept, private.is_email_address(kept) as "isEmail",
        pg_input_is_valid(kept, 'public.email_address') as "isOfType"
      from unnest(array[${all.map(literal).join()}]) with ordinality as said (typed, nth)
      cross join lateral (select private.clean_email(typed) as kept) as cleaned order by nth`,
  );
  expect(rows).toEqual(
    all.map((typed) => {
      const kept = cleanEmail(typed);
      return { kept, isEmail: isEmail(kept), isOfType: isEmail(kept) };
    }),
  );
});

it.each([
  ["jo\u200b@roofs.example", "jo@roofs.example"],
  ["<mailto:Jo@Roofs.example>", "jo@roofs.example"],
])("a request with %j is kept with the address that was meant", async (email, kept) => {
  expect((await submit({ ...contact, email })).status).toBe(200);
  expect(await backend.sql("select email from public.leads where not is_sample")).toEqual([
    { email: kept },
  ]);
});

it("a request with two dots in its address is refused, and the field is named", async () => {
  const { status, body } = await submit({ ...contact, email: "jo..reyes@roofs.example" });
  expect([status, body]).toMatchObject([400, { hint: "invalid", details: "email" }]);
});
