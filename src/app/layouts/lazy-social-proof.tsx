import { useEffect, useState } from "react";
import type { SocialProof } from "@/features/marketing/social-proof/social-proof";
import { readStored, storageKeys } from "@/lib/storage/storage";

/** Not src/lib/env.ts's copy: only a constant of this very file keeps the card out of production. */
declare const __IS_DEMO__: boolean;

/** Late enough to cost the first load nothing, early enough for a card after three seconds. */
const LOAD_AFTER_MS = 1_500;

/** The sample card, in the demo only and only until the visitor turns it off. */
export function LazySocialProof() {
  const [isOff, setIsOff] = useState(!__IS_DEMO__);
  const [loaded, setLoaded] = useState<{ Card: typeof SocialProof; since: number } | null>(null);

  useEffect(() => {
    if (!__IS_DEMO__ || isOff || readStored(storageKeys.socialProofOff) === "true")
      return undefined;
    const since = performance.now();
    let isCurrent = true;
    const timer = setTimeout(() => {
      import("@/features/marketing/social-proof/social-proof").then(
        ({ SocialProof: Card }) => isCurrent && setLoaded({ Card, since }),
        // Not by React.lazy: a card that cannot be loaded must not take the page with it.
        () => undefined,
      );
    }, LOAD_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isOff]);

  if (isOff || loaded === null) return null;
  return <loaded.Card since={loaded.since} onTurnOff={() => setIsOff(true)} />;
}
