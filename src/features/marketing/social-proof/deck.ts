/**
 * Deals from `items` in random order, each once, then shuffles them anew. A new round does not
 * begin with the item the last one ended on.
 */
export function createDeck<T>(items: readonly T[], random: () => number): () => T | undefined {
  let left: T[] = [];
  let last: T | undefined;
  return () => {
    if (left.length === 0) {
      left = shuffled(items, random);
      if (left.length > 1 && left.at(-1) === last) left.unshift(...left.splice(-1));
    }
    last = left.pop();
    return last;
  };
}

/** Fisher and Yates. `random` answers from 0 up to, never, 1. */
function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result: T[] = [];
  for (const item of items) {
    const place = Math.floor(random() * (result.length + 1));
    result.splice(place, 0, item);
  }
  return result;
}
