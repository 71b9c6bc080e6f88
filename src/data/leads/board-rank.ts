import { generateKeyBetween } from "fractional-indexing";

type Ranked = { id: string; rank: string };

/** Bytewise, as in the database; the id decides between equals. */
export const comesBefore = (a: Ranked, b: Ranked) =>
  a.rank === b.rank ? a.id < b.id : a.rank < b.rank;

/** Imported or handwritten ranks may be invalid keys for the library. */
function isOrderKey(rank: string): boolean {
  try {
    generateKeyBetween(rank, null);
    return true;
  } catch {
    return false;
  }
}

/**
 * A rank for a card at `index` among `rows`, which exclude it. Between equal ranks there is none,
 * so the card comes after all of those. `isEnd` false means that more rows follow. Null for an
 * empty column, which needs no rank.
 */
export function rankAt(rows: readonly Ranked[], index: number, isEnd: boolean): string | null {
  const ranks = rows.map(({ rank }) => rank);
  const above = ranks.slice(0, index).findLast(isOrderKey) ?? null;
  const below =
    ranks.slice(index).find((rank) => isOrderKey(rank) && (above === null || rank > above)) ?? null;
  if (above === null && below === null) return null;
  // As close as possible, because unloaded rows may be closer than the library's step.
  if (below === null && !isEnd && above !== null) return `${above}V`;
  return generateKeyBetween(above, below);
}
