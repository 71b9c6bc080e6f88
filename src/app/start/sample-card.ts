import { hasSampleCard } from "@/lib/paths";
import { readStored, storageKeys } from "@/lib/storage/storage";
import { withFullStyles } from "@/lib/late-code/full-styles";

/** Not src/lib/env.ts's copy, so that production builds drop the card. */
declare const __IS_DEMO__: boolean;

/** After most pages have loaded, and early enough for a card after three seconds. */
const LOAD_AFTER_MS = 1_500;

export const pageOpenedAt = Date.now();

let removeCard: ((successor: HTMLElement | null) => void) | undefined;
let isAppsTurn = false;

/** Shows the sample card, in the demo only, before the app runs. */
export function startSampleCard(): void {
  if (!__IS_DEMO__) return;
  const mount = async () => {
    const isUnwanted = readStored(storageKeys.socialProofOff) === "true";
    if (isAppsTurn || isUnwanted || !hasSampleCard(location.pathname)) return;
    const { mountCard } = await withFullStyles(
      import("@/features/marketing/social-proof/mount-card"),
    );
    if (!isAppsTurn) removeCard = mountCard(pageOpenedAt);
  };
  // Without its code or styles the card is not shown.
  setTimeout(() => void mount().catch(() => undefined), LOAD_AFTER_MS);
}

export function removeEarlyCard(successor: HTMLElement | null): void {
  isAppsTurn = true;
  removeCard?.(successor);
  removeCard = undefined;
}
