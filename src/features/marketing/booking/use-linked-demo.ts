import { useCallback, useEffect, useState } from "react";
import { fetchLinkedDemo, LinkError, type LinkedDemo } from "@/data/bookings/linked-demo";

export type LinkState =
  | { kind: "reading" }
  | { kind: "failed" }
  /** There is no such demo. */
  | { kind: "unknown" }
  | { kind: "demo"; demo: LinkedDemo };

const UNKNOWN: LinkState = { kind: "unknown" };
const stateOf = (demo: LinkedDemo | null): LinkState =>
  demo === null ? UNKNOWN : { kind: "demo", demo };

/** The demo that a link leads to, as it was when it was last read or changed here. */
export function useLinkedDemo(key: string) {
  const [read, setRead] = useState<{ key: string; state: LinkState }>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (key === "") return undefined;
    const reading = new AbortController();
    fetchLinkedDemo(key, reading.signal).then(
      (demo) => setRead({ key, state: stateOf(demo) }),
      () => {
        if (!reading.signal.aborted) setRead({ key, state: { kind: "failed" } });
      },
    );
    return () => reading.abort();
  }, [key, round]);

  const readAnew = useCallback(() => setRound((count) => count + 1), []);
  /** Shows what a change made of it. Rejects with a LinkError. */
  const change = useCallback(
    async (send: () => Promise<LinkedDemo | null>) => {
      try {
        setRead({ key, state: stateOf(await send()) });
      } catch (error) {
        const refusal = error instanceof LinkError ? error.refusal : "unreachable";
        if (refusal === "conflict" || refusal === "over" || refusal === "unknown") readAnew();
        throw error;
      }
    },
    [key, readAnew],
  );
  const state: LinkState =
    key === "" ? UNKNOWN : read?.key === key ? read.state : { kind: "reading" };
  const retry = useCallback(() => {
    setRead(undefined);
    readAnew();
  }, [readAnew]);
  return { state, change, retry };
}
