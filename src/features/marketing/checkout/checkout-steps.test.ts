import { describe, expect, it } from "vitest";
import { askedBy } from "@/content/lead-forms";
import { furthestStep } from "./checkout-form";
import { emptyAnswers } from "@/features/lead-form/lead-schema";
import { searchForStep, stepAfter, stepFromSearch } from "./checkout-steps";

const at = (search: string) => stepFromSearch(new URLSearchParams(search));

describe("the step in the address", () => {
  it.each([
    ["", "business"],
    ["?step=plan", "plan"],
    ["?step=review", "review"],
    ["?step=payment", "business"],
    ["?step=__proto__", "business"],
  ])("of %j is %s", (search, step) => {
    expect(at(search)).toBe(step);
  });

  it("is written beside whatever else stands there", () => {
    const search = new URLSearchParams("?lng=en&step=plan");
    expect(searchForStep(search, "review")).toBe("?lng=en&step=review");
    expect(searchForStep(search, "business")).toBe("?lng=en");
    expect(searchForStep(new URLSearchParams("?step=plan"), "business")).toBe("");
  });

  it("ends at the review", () => {
    expect(stepAfter("business")).toBe("plan");
    expect(stepAfter("review")).toBe("review");
  });
});

describe("furthestStep", () => {
  const empty = emptyAnswers(askedBy("checkout"));
  const business = {
    ...empty,
    business: "Brack & Daughter Roofing",
    trade: "roofing",
    town: "Macon, GA",
    name: "Elaine Brack",
    phone: "(478) 555-0150",
    email: "elaine@brackroofing.example",
  };

  it("stays at the business until each of its fields would be taken", () => {
    expect(furthestStep(empty)).toBe("business");
    expect(furthestStep({ ...business, phone: "" })).toBe("business");
    expect(furthestStep({ ...business, trade: "wizardry" })).toBe("business");
    expect(furthestStep({ ...business, website: "ftp://brack" })).toBe("business");
  });

  it("needs nothing of the plan, and no consent, to come to the review", () => {
    expect(furthestStep(business)).toBe("review");
    expect(furthestStep({ ...business, message: "x".repeat(5001) })).toBe("plan");
  });
});
