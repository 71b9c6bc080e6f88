// `npm test` sets TEST_SIZE to "tenth" and runs a tenth of each matrix, corpus and flood. `npm run test:all` and
// single files run all.
export const isWholeRun = process.env.TEST_SIZE !== "tenth";

export const partOf = <Piece>(corpus: readonly Piece[]): readonly Piece[] =>
  isWholeRun ? corpus : corpus.filter((_, index) => index % 10 === 0);

/** A count, or a tenth of it; a multiple of ten. */
export const scaled = (count: number): number => (isWholeRun ? count : count / 10);
