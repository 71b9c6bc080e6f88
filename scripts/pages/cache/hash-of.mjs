import { createHash } from "node:crypto";

/** @param {string[]} parts */
export function hashOf(...parts) {
  const hash = createHash("sha256");
  // A zero ends each, so that what moves from one part to the next makes another hash.
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}
