/** @param {string} lines as tests/hostile/report-attempts.ts writes them */
export function hostileTotal(lines) {
  const parts = [...lines.matchAll(/^hostile: .*: (\d+) tried, (\d+) succeeded$/gm)];
  const [tried, succeeded] = [1, 2].map((nth) =>
    parts.reduce((sum, part) => sum + Number(part[nth]), 0),
  );
  return `Hostile suite: ${tried} tried, ${succeeded} succeeded, in ${parts.length} parts.`;
}
