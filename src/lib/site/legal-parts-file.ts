import { z } from "zod";

/** What only a lawyer should write. In the order in which the Terms name them. */
const parts = z.strictObject({
  registeredName: z.string().trim(),
  registeredAddress: z.string().trim(),
  liability: z.string().trim(),
  governingLaw: z.string().trim(),
});

export type LegalParts = z.infer<typeof parts>;

/**
 * Reads the text of legal-parts.json. Throws when it is not of that shape, and for a production
 * build also when a part is still empty: its checkout asks people to agree to the Terms.
 */
export function parseLegalParts(text: string, { isDemo }: { isDemo: boolean }): LegalParts {
  const legalParts = parts.parse(JSON.parse(text));
  const empty = Object.entries(legalParts).filter(([, part]) => part === "");
  if (!isDemo && empty.length > 0) {
    throw new Error(
      `A production build needs every part of the Terms that a lawyer writes. Fill in legal-parts.json:\n${empty.map(([name]) => `  ${name} is empty`).join("\n")}`,
    );
  }
  return legalParts;
}
