// `npm test` sets TEST_SIZE to "tenth": a part of each matrix, corpus and flood keeps the alarm, and
// takes a tenth of the time. `npm run test:all`, and a test file run by hand, take the whole.
export const isWholeRun = process.env.TEST_SIZE !== "tenth";

/** The pieces of a corpus that are tried: all, or every tenth, the first among them. */
export const partOf = <Piece>(corpus: readonly Piece[]): readonly Piece[] =>
  isWholeRun ? corpus : corpus.filter((_, index) => index % 10 === 0);

/** How many there are of what makes a test large: this many, a multiple of ten, or a tenth of it. */
export const scaled = (count: number): number => (isWholeRun ? count : count / 10);
