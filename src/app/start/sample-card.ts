import { hasSampleCard } from "@/lib/paths";
import { readStored, storageKeys } from "@/lib/storage/storage";
import { withWholeSheets } from "@/lib/late-code/whole-sheets";

/** Not src/lib/env.ts's copy: only a constant of this very file keeps the card out of production. */
declare const __IS_DEMO__: boolean;

/** After most pages have loaded, and early enough for a card after three seconds. */
const LOAD_AFTER_MS = 1_500;

export const pageOpenedAt = Date.now();

let removeCard: ((successor: HTMLElement | null) => void) | undefined;
let isAppsTurn = false;

/** Shows the sample card, in the demo only, on a page whose app does not run yet. */
export function startSampleCard(): void {
  if (!__IS_DEMO__) return;
  const mount = async () => {
    const isUnwanted = readStored(storageKeys.socialProofOff) === "true";
    if (isAppsTurn || isUnwanted || !hasSampleCard(location.pathname)) return;
    const { mountCard } = await withWholeSheets(
      import("@/features/marketing/social-proof/mount-card"),
    );
    if (!isAppsTurn) removeCard = mountCard(pageOpenedAt);
  };
  // A card that cannot be loaded, or would stand there without its styles, stays away.
  setTimeout(() => void mount().catch(() => undefined), LOAD_AFTER_MS);
}

/** Called by the app's own card, its `successor`, once that is there. No early card comes after it. */
export function removeEarlyCard(successor: HTMLElement | null): void {
  isAppsTurn = true;
  removeCard?.(successor);
  removeCard = undefined;
}
