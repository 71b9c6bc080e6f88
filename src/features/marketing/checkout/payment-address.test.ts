import { expect, it } from "vitest";
import { paymentAddress } from "./payment-address";

const LINK = "https://buy.stripe.com/test_4gw";

it("carries the reference and the e-mail to the payment page", () => {
  const address = new URL(
    paymentAddress(LINK, {
      reference: "CF-1A2B3C4D",
      values: { email: "elaine+site@brack&daughter.example" },
    }),
  );
  expect(address.origin + address.pathname).toBe(LINK);
  expect(address.searchParams.get("client_reference_id")).toBe("CF-1A2B3C4D");
  expect(address.searchParams.get("prefilled_email")).toBe("elaine+site@brack&daughter.example");
});

it("keeps what the link says already, but not another request's reference", () => {
  const link = `${LINK}?locale=en&client_reference_id=CF-OLD`;
  const address = new URL(
    paymentAddress(link, { reference: "CF-NEW", values: { email: "a@b.example" } }),
  );
  expect(address.searchParams.get("locale")).toBe("en");
  expect(address.searchParams.getAll("client_reference_id")).toEqual(["CF-NEW"]);
});
