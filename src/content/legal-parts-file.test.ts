import { expect, it } from "vitest";
import { missingFaces, parseLegalParts } from "./legal-parts-file";

const ana = { name: "Ana R.", role: "Answers the phone", picture: "/people/ana.jpg" };

const filled = {
  registeredName: "Curbfront Example Inc.",
  registeredAddress: "1 Example Street, Albany, NY",
  people: [ana, { ...ana, name: "Bo T." }],
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

it("takes a file without people, and refuses a picture from elsewhere", () => {
  const { people: _, ...others } = filled;
  expect(parseLegalParts(JSON.stringify(others), { isDemo: false }).people).toEqual([]);
  const foreign = { ...filled, people: [{ ...ana, picture: "https://cdn.example/ana.jpg" }] };
  expect(() => parseLegalParts(JSON.stringify(foreign), { isDemo: true })).toThrow();
});

it("warns a production build of faces that are missing, and any of pictures that are", () => {
  const hasFile = () => true;
  expect(missingFaces(filled, { isDemo: false, hasFile })).toEqual([]);
  expect(missingFaces({ people: [] }, { isDemo: true, hasFile })).toEqual([]);
  expect(missingFaces({ people: [ana] }, { isDemo: false, hasFile })).toEqual([
    expect.stringContaining("names 1 of the 2 people"),
  ]);
  expect(missingFaces({ people: [ana] }, { isDemo: true, hasFile: () => false })).toEqual([
    "legal-parts.json: public/people/ana.jpg, the picture of Ana R., is not there.",
  ]);
});
