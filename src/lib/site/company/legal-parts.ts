import type { LegalParts } from "./legal-parts-file";

declare const __LEGAL_PARTS__: LegalParts;

/** What the company's lawyer wrote for the Terms: legal-parts.json, read by vite.config.ts. */
export const legalParts: LegalParts = __LEGAL_PARTS__;

/**
 * Whether the Terms are whole, so that a person can be asked to agree to them. Always so in a
 * production build, which is refused otherwise.
 */
export const areTermsComplete = Object.values(legalParts).every((text) => text !== "");
