import { appendFileSync, writeSync } from "node:fs";

/** Writes past the test runner, which hides passed tests' output, and into the file that `npm test` sums up. */
export function reportAttempts(where: string, tried: number, succeeded: number): void {
  const line = `hostile: ${where}: ${tried} tried, ${succeeded} succeeded\n`;
  writeSync(1, line);
  const { HOSTILE_FIGURES } = process.env;
  if (HOSTILE_FIGURES) appendFileSync(HOSTILE_FIGURES, line);
}
