import { useCallback, useEffect, useState } from "react";
import { fetchLinkedDemo, type LinkedDemo } from "@/data/bookings/linked-demo";

export type LinkState =
  | { kind: "reading" }
  | { kind: "failed" }
  /** There is no such demo. */
  | { kind: "unknown" }
  | { kind: "demo"; demo: LinkedDemo };

const UNKNOWN: LinkState = { kind: "unknown" };
const stateOf = (demo: LinkedDemo | null): LinkState =>
  demo === null ? UNKNOWN : { kind: "demo", demo };

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

  const show = useCallback(
    (demo: LinkedDemo | null) =>
      // Another link may be open by the time of the answer.
      setRead((last) => (last?.key === key ? { key, state: stateOf(demo) } : last)),
    [key],
  );
  /** Shows the result of a change. Rejects with a LinkError. */
  const change = useCallback(
    async (send: () => Promise<LinkedDemo | null>) => show(await send()),
    [show],
  );
  /** Reads it again, showing the previous state meanwhile. Rejects with a LinkError. */
  const reload = useCallback(async () => show(await fetchLinkedDemo(key)), [key, show]);
  const state: LinkState =
    key === "" ? UNKNOWN : read?.key === key ? read.state : { kind: "reading" };
  const retry = useCallback(() => {
    setRead(undefined);
    setRound((count) => count + 1);
  }, []);
  return { state, change, reload, retry };
}
