/** Steps that people count in; times a power of ten. */
const NICE = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
const STEPS = 4;

/** Even marks from zero, or below it, that hold every value: 0, 15,000 … 60,000. */
export function revenueScale(values: number[]): number[] {
  const known = values.filter(Number.isFinite);
  const highest = Math.max(0, ...known);
  const lowest = Math.min(0, ...known);
  const span = highest - lowest;
  if (span === 0) return [0, 250, 500, 750, 1000];
  const power = 10 ** Math.floor(Math.log10(span / STEPS));
  for (const factor of [...NICE, ...NICE.map((nice) => nice * 10)]) {
    const step = factor * power;
    const first = Math.floor(lowest / step);
    if (step * STEPS >= span && highest <= (first + STEPS) * step) {
      return Array.from({ length: STEPS + 1 }, (_, index) => (first + index) * step);
    }
  }
  return [lowest, 0, highest];
}
