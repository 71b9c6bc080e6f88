import { generateKeyBetween } from "fractional-indexing";

type Ranked = { id: string; rank: string };

/** In the order of their bytes, as the database has it; the id decides between equals. */
export const comesBefore = (a: Ranked, b: Ranked) =>
  a.rank === b.rank ? a.id < b.id : a.rank < b.rank;

/** Rows that were imported or written by hand may bear a rank the library cannot count on from. */
function isOrderKey(rank: string): boolean {
  try {
    generateKeyBetween(rank, null);
    return true;
  } catch {
    return false;
  }
}

/**
 * A rank for a card at `index` among `rows`, which do not hold it. Between two that bear the same
 * rank there is none, so the card then comes after all of those. `isEnd` false says that more rows
 * follow the last one unseen. Null where no rank is needed: the column is empty.
 */
export function rankAt(rows: readonly Ranked[], index: number, isEnd: boolean): string | null {
  const ranks = rows.map(({ rank }) => rank);
  const above = ranks.slice(0, index).findLast(isOrderKey) ?? null;
  const below =
    ranks.slice(index).find((rank) => isOrderKey(rank) && (above === null || rank > above)) ?? null;
  if (above === null && below === null) return null;
  // As close as can be: the rows that follow unseen may be closer than the library would step.
  if (below === null && !isEnd && above !== null) return `${above}V`;
  return generateKeyBetween(above, below);
}
