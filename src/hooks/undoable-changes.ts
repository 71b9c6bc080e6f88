/** A change that was made a short while ago, and the way to take it back. */
export type Undoable = {
  /** What the person read when it was done: "Moved Harbor Electric to Proposal sent." */
  message: string;
  undo: () => void;
  /** The message that offers it too. */
  toastId: string | number;
  /** Of one record only the newest change is offered; each names the version it was made from. */
  recordId: string | null;
  madeAt: number;
};

/** Later nobody remembers what they would take back. */
const OFFERED_MS = 10 * 60_000;

let offered: Undoable[] = [];

/** What the keyboard can take back, newest last; kept when its message has left the screen. */
export const undoableChanges = {
  offer: (change: Omit<Undoable, "madeAt">) => {
    const { recordId } = change;
    offered = offered.filter((other) => recordId === null || other.recordId !== recordId);
    offered.push({ ...change, madeAt: Date.now() });
  },
  /** It was taken back, or something newer has come over it. */
  withdraw: (toastId: Undoable["toastId"]) => {
    offered = offered.filter((change) => change.toastId !== toastId);
  },
  /** Null when there is none. It is not offered again. */
  takeNewest: (): Undoable | null => {
    const newest = offered.pop();
    return newest !== undefined && Date.now() - newest.madeAt < OFFERED_MS ? newest : null;
  },
  /** What one person did is nothing for the next to take back. */
  forgetAll: () => {
    offered = [];
  },
};
