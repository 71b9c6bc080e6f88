import { useEffect, useState } from "react";
import type { SocialProof } from "@/features/marketing/social-proof/social-proof";
import { env } from "@/lib/env";
import { readStored, storageKeys } from "@/lib/storage";

/** Late enough to cost the first load nothing, early enough for a card after three seconds. */
const LOAD_AFTER_MS = 1_500;

/** The sample card, in the demo only and only until the visitor turns it off. */
export function LazySocialProof() {
  const [isOff, setIsOff] = useState(!env.isDemo);
  const [loaded, setLoaded] = useState<{ Card: typeof SocialProof; since: number } | null>(null);

  useEffect(() => {
    if (isOff || readStored(storageKeys.socialProofOff) === "true") return undefined;
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
