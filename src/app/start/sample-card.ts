import { readStored, storageKeys } from "@/lib/storage/storage";
import { applyWholeSheets } from "./whole-sheets";

/** Not src/lib/env.ts's copy: only a constant of this very file keeps the card out of production. */
declare const __IS_DEMO__: boolean;

/** Late enough to cost the first load nothing, early enough for a card after three seconds. */
const LOAD_AFTER_MS = 1_500;

/** The sample card, in the demo only and only until the visitor turns it off. */
export function startSampleCard(): void {
  if (!__IS_DEMO__) return;
  const since = performance.now();
  setTimeout(() => {
    if (readStored(storageKeys.socialProofOff) === "true") return;
    Promise.all([
      import("@/features/marketing/social-proof/social-proof"),
      // The styles of the card are in none of the pages.
      applyWholeSheets(),
    ]).then(
      ([{ startSocialProof }]) => startSocialProof(since),
      // A card that cannot be loaded, or would stand there without its styles, stays away.
      () => undefined,
    );
  }, LOAD_AFTER_MS);
}
