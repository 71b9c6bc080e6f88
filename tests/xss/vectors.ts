import publicVectors from "./vectors.json" with { type: "json" };
import { moreVectors } from "./more-vectors.ts";

/** From the corpora named in README.md. */
export const fromCorpora: readonly string[] = Object.values(publicVectors).flat();

export const vectors: readonly string[] = [...new Set([...fromCorpora, ...moreVectors])];
