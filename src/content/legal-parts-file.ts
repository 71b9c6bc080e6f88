import { z } from "zod";

const person = z.strictObject({
  name: z.string().trim().min(1),
  role: z.string().trim().min(1),
  /** A square photo in public/, such as "/people/ana.jpg". */
  picture: z.string().regex(/^\/[\w/-]+\.(?:avif|jpe?g|png|svg|webp)$/),
});

/** The company's legal identity, and texts that only a lawyer should write. */
const parts = z.strictObject({
  registeredName: z.string().trim(),
  registeredAddress: z.string().trim(),
  /** People on About who answer the phone and are responsible for the company. */
  people: z.array(person).default([]),
  liability: z.string().trim(),
  governingLaw: z.string().trim(),
});

export type LegalParts = z.infer<typeof parts>;
export type Person = z.infer<typeof person>;

/** A visitor who is about to pay wants to see people. */
const FEWEST_PEOPLE = 2;

/**
 * Parses legal-parts.json. Throws when it is invalid, and for a production build also when a part
 * is empty, because checkout asks people to agree to the Terms.
 */
export function parseLegalParts(text: string, { isDemo }: { isDemo: boolean }): LegalParts {
  const legalParts = parts.parse(JSON.parse(text));
  const empty = Object.entries(legalParts).filter(([, part]) => part === "");
  if (!isDemo && empty.length > 0) {
    throw new Error(
      `A production build needs the company’s name and address, and every part of the Terms that a lawyer writes. Fill in legal-parts.json:\n${empty.map(([name]) => `  ${name} is empty`).join("\n")}`,
    );
  }
  return legalParts;
}

/** Warnings of a production build about missing people, a sentence each. */
export function missingFaces(
  { people }: Pick<LegalParts, "people">,
  { isDemo, hasFile }: { isDemo: boolean; hasFile: (path: string) => boolean },
): string[] {
  const lost = people
    .filter(({ picture }) => !hasFile(picture))
    .map(
      ({ name, picture }) =>
        `legal-parts.json: public${picture}, the picture of ${name}, is not there.`,
    );
  const isShort = !isDemo && people.length < FEWEST_PEOPLE;
  return isShort
    ? [
        `legal-parts.json names ${people.length} of the ${FEWEST_PEOPLE} people whose faces About shows. Visitors are not told who is behind the site.`,
        ...lost,
      ]
    : lost;
}
