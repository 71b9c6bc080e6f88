import { expect, it } from "vitest";
import { addressCases, refusedAddresses } from "@tests/fixtures/email-addresses";
import { cleanEmail, isEmail } from "./email-address";

it.each(addressCases)("%j is kept as %s", (typed, kept) => {
  expect(cleanEmail(typed)).toBe(kept);
  expect(isEmail(kept)).toBe(true);
});

it.each(refusedAddresses)("%j is refused", (typed) => {
  expect(isEmail(cleanEmail(typed))).toBe(false);
});

it("an address that was not cleaned is none", () => {
  for (const typed of ["mailto:jo@roofs.example", "jo@roofs.example.", "jo\u200b@roofs.example"]) {
    expect(isEmail(typed)).toBe(false);
  }
});
