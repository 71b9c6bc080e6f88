import { expect, it } from "vitest";
import { mailAddress } from "./mail-address";

const ticket = { subject: "Prices & hours?", number: 1007 };

it("carries subject and text, whatever they hold", () => {
  const { href, isCut } = mailAddress("dana@haldenair.example", ticket, "One\nTwo & 100%");
  expect(isCut).toBe(false);
  const url = new URL(href);
  expect(url.pathname).toBe("dana@haldenair.example");
  expect(url.searchParams.get("subject")).toBe("Prices & hours? (#1007)");
  expect(url.searchParams.get("body")).toBe("One\r\nTwo & 100%");
});

it("leaves out a text that mail programs would cut", () => {
  const { href, isCut } = mailAddress("dana@haldenair.example", ticket, "x".repeat(3_000));
  expect(isCut).toBe(true);
  expect(href).not.toContain("body=");
});

it("does not let an address add a recipient", () => {
  const { href } = mailAddress("a@b.example?cc=c@d.example", ticket, "");
  expect(new URL(href).searchParams.get("cc")).toBeNull();
});
