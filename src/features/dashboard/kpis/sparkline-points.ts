export type Point = { x: number; y: number };

/** In a box of 100 by 100. A flat series is in the middle; a single value is a flat line. */
export function sparklinePoints(values: number[]): Point[] {
  const known = values.filter(Number.isFinite);
  const [only] = known;
  if (only === undefined) return [];
  const series = known.length === 1 ? [only, only] : known;
  const lowest = series.reduce((low, value) => Math.min(low, value));
  const highest = series.reduce((high, value) => Math.max(high, value));
  const span = highest - lowest;
  return series.map((value, index) => ({
    x: round((index / (series.length - 1)) * 100),
    y: span === 0 ? 50 : round((1 - (value - lowest) / span) * 100),
  }));
}

const round = (value: number) => Math.round(value * 100) / 100;
