import { expect, it } from "vitest";
import { parseLegalParts } from "./legal-parts-file";

const filled = {
  registeredName: "Curbfront Example Inc.",
  registeredAddress: "1 Example Street, Albany, NY",
  liability: "What we owe is limited to a year’s rent.",
  governingLaw: "The law of the State of New York applies.",
};

it("takes a production build's parts when all of them are filled in", () => {
  expect(parseLegalParts(JSON.stringify(filled), { isDemo: false })).toEqual(filled);
});

it("refuses a production build and names every part that is empty", () => {
  const text = JSON.stringify({ ...filled, liability: "", governingLaw: "  " });
  expect(() => parseLegalParts(text, { isDemo: false })).toThrow(
    /legal-parts\.json:\n {2}liability is empty\n {2}governingLaw is empty$/,
  );
});

it("lets the demo be built without them", () => {
  const text = JSON.stringify({ ...filled, liability: "" });
  expect(parseLegalParts(text, { isDemo: true }).liability).toBe("");
});

it.each(["", "[]", "{}", JSON.stringify({ ...filled, governingLaw: 5 })])(
  "refuses %j, in either build",
  (text) => {
    expect(() => parseLegalParts(text, { isDemo: true })).toThrow();
  },
);
