import type { LegalParts } from "./legal-parts-file";

declare const __LEGAL_PARTS__: LegalParts;

export const legalParts: LegalParts = __LEGAL_PARTS__;

/** Incomplete Terms cannot be agreed to. Always true in a production build. */
export const areTermsComplete = Object.values(legalParts).every((text) => text !== "");
