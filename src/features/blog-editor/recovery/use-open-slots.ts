import { useEffect, useState } from "react";

const PREFIX = "curbfront.post/";
const CHANNEL = "curbfront.open-posts";

const lockName = (postId: string, slot: string) => `${PREFIX}${postId}/${slot}`;

/** Other tabs wait for the same lock; each has it for a moment. */
const SETTLE_MS = 250;

const hasLocks = () => "locks" in navigator;

async function lockNames(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
}

/**
 * Open editor instances as "post/slot", this one included; null until known. Each holds a lock that
 * the browser releases when the tab crashes or closes. Empty in browsers without locks. Without a
 * slot it only watches.
 */
export function useOpenSlots(postId: string, slot: string | null): ReadonlySet<string> | null {
  const [open, setOpen] = useState<ReadonlySet<string> | null>(() =>
    hasLocks() ? null : new Set(),
  );
  useEffect(() => {
    if (!hasLocks()) return undefined;
    let isCurrent = true;
    const awaited = new Set<string>();
    const end = new AbortController();
    const channel = new BroadcastChannel(CHANNEL);
    // A closed or crashed tab sends no message, but releases its lock.
    const awaitEnd = (name: string) => {
      if (awaited.has(name)) return;
      awaited.add(name);
      navigator.locks
        .request(PREFIX + name, { mode: "shared", signal: end.signal }, () => undefined)
        .then(
          () => {
            awaited.delete(name);
            setTimeout(look, SETTLE_MS);
          },
          () => undefined,
        );
    };
    const show = (names: string[]) => {
      if (!isCurrent) return;
      setOpen(new Set(names));
      for (const name of names) if (name !== `${postId}/${slot}`) awaitEnd(name);
    };
    const look = () => {
      lockNames().then(show, () => show([]));
    };
    const release = slot === null ? look() : holdLock(lockName(postId, slot), look);
    channel.addEventListener("message", look);
    window.addEventListener("focus", look);
    return () => {
      isCurrent = false;
      end.abort();
      window.removeEventListener("focus", look);
      release?.();
      channel.close();
    };
  }, [postId, slot]);
  return open;
}

/** Holds a lock until the returned function is called, and notifies other tabs. */
function holdLock(name: string, onLocked: () => void): () => void {
  let isWanted = true;
  let release = () => {};
  const tell = () => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(name);
    channel.close();
  };
  navigator.locks
    .request(name, () => {
      tell();
      onLocked();
      return new Promise<void>((resolve) => {
        release = resolve;
        if (!isWanted) resolve();
      });
    })
    .then(tell, (error: unknown) => console.warn("The post could not be marked as open", error));
  return () => {
    isWanted = false;
    release();
  };
}

/** Whether the post is open in another tab of this browser. */
export function isOpenElsewhere(
  open: ReadonlySet<string> | null,
  postId: string,
  slot: string,
): boolean {
  return [...(open ?? [])].some(
    (name) => name.startsWith(`${postId}/`) && name !== `${postId}/${slot}`,
  );
}
