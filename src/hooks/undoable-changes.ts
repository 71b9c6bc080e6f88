/** A recent change and the way to undo it. */
export type Undoable = {
  message: string;
  undo: () => void;
  toastId: string | number;
  recordId: string | null;
  madeAt: number;
};

/** Older changes are not offered, because nobody remembers what Undo would do. */
const OFFERED_MS = 10 * 60_000;

let offered: Undoable[] = [];

/** Changes that the keyboard can undo, newest last; kept after their messages have closed. */
export const undoableChanges = {
  offer: (change: Omit<Undoable, "madeAt">) => {
    const { recordId } = change;
    offered = offered.filter((other) => recordId === null || other.recordId !== recordId);
    offered.push({ ...change, madeAt: Date.now() });
  },
  /** Withdraws a change that was undone or superseded. */
  withdraw: (toastId: Undoable["toastId"]) => {
    offered = offered.filter((change) => change.toastId !== toastId);
  },
  /** Removes and returns the newest change, or null. */
  takeNewest: (): Undoable | null => {
    const newest = offered.pop();
    return newest !== undefined && Date.now() - newest.madeAt < OFFERED_MS ? newest : null;
  },
  /** The next person must not undo what this one did. */
  forgetAll: () => {
    offered = [];
  },
};
