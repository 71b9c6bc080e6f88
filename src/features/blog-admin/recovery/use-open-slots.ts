import { useEffect, useState } from "react";

const PREFIX = "curbfront.post/";
const CHANNEL = "curbfront.open-posts";

const lockName = (postId: string, slot: string) => `${PREFIX}${postId}/${slot}`;

async function heldNames(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
}

/**
 * Which openings of editors are alive, as "post/slot", this one included; null until known.
 * Each holds a lock that the browser itself takes away when the tab crashes or closes. A
 * browser without locks knows of none.
 */
export function useOpenSlots(postId: string, slot: string): ReadonlySet<string> | null {
  const [open, setOpen] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!("locks" in navigator)) {
      setOpen(new Set());
      return undefined;
    }
    let isCurrent = true;
    const channel = new BroadcastChannel(CHANNEL);
    const look = () => {
      heldNames().then(
        (names) => isCurrent && setOpen(new Set(names)),
        () => isCurrent && setOpen(new Set()),
      );
    };
    let release = () => {};
    void navigator.locks
      .request(lockName(postId, slot), () => {
        channel.postMessage("opened");
        look();
        return new Promise<void>((resolve) => {
          release = resolve;
          if (!isCurrent) resolve();
        });
      })
      .finally(() => {
        channel.postMessage("closed");
        channel.close();
      });
    channel.addEventListener("message", look);
    window.addEventListener("focus", look);
    return () => {
      isCurrent = false;
      channel.removeEventListener("message", look);
      window.removeEventListener("focus", look);
      release();
    };
  }, [postId, slot]);
  return open;
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
