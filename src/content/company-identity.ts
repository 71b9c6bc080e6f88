import { isDemo } from "@/lib/env";
import { site } from "./company";
import type { Person, LegalParts } from "./legal-parts-file";

declare const __LEGAL_PARTS__: LegalParts;

export const legalParts: LegalParts = __LEGAL_PARTS__;

/** Incomplete Terms cannot be agreed to. Always true in a production build. */
export const areTermsComplete = Object.values(legalParts).every((text) => text !== "");

/** Invented, for the demo only, and shown with the mark "Example". */
const example = {
  name: `${site.brand} Example, Inc.`,
  address: "1 Example Street, New York, NY",
  people: [
    {
      name: "Sam K.",
      role: "Answers the phone, and gives the demos",
      picture: "/people/sam.svg",
    },
    {
      name: "Priya N.",
      role: "Site lead: every word and picture on yours",
      picture: "/people/priya.svg",
    },
  ] satisfies Person[],
};

const isNamed = legalParts.registeredName !== "" && legalParts.registeredAddress !== "";

/**
 * The company, from legal-parts.json. A production build requires a name and an address, and warns
 * without people. A demo fills missing parts with invented ones.
 */
export const company = {
  isNameExample: isDemo && !isNamed,
  name: isDemo && !isNamed ? example.name : legalParts.registeredName,
  address: isDemo && !isNamed ? example.address : legalParts.registeredAddress,
  arePeopleExamples: isDemo && legalParts.people.length === 0,
  people: isDemo && legalParts.people.length === 0 ? example.people : legalParts.people,
};
