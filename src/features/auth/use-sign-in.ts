import { useCallback, useEffect, useState } from "react";
import { signInWithPassword, type Credentials } from "@/data/staff/session";
import { isDemo } from "@/lib/env";

const RETRY_MS = 10_000;
const PATIENCE_MS = 2_000;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

const warn = (error: unknown) => console.warn("The auth service did not answer the sign-in", error);

/** Throws on refusal. In the demo build the right pair calls `open` at once. */
export function useSignIn(open: () => void) {
  const [pending, setPending] = useState<Credentials | null>(null);

  useEffect(() => {
    if (pending === null) return undefined;
    const attempt = () => {
      signInWithPassword(pending).then(() => setPending(null), warn);
    };
    const timer = setInterval(attempt, RETRY_MS);
    window.addEventListener("online", attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", attempt);
    };
  }, [pending]);

  const signIn = useCallback(
    async (credentials: Credentials) => {
      if (!isDemo) {
        await signInWithPassword(credentials);
        return;
      }
      const attempt = signInWithPassword(credentials).catch((error: unknown) => {
        warn(error);
        setPending(credentials);
      });
      // Waiting shortly for the session avoids a flash of visitors' data; the flag does not need
      // it.
      await Promise.race([attempt, wait(PATIENCE_MS)]);
      open();
      await attempt;
    },
    [open],
  );
  const giveUp = useCallback(() => setPending(null), []);
  return { signIn, isRetrying: pending !== null, giveUp };
}
