/** A person closed the question which of two versions to keep without an answer: nothing was stored. */
export class UndecidedError extends Error {
  override name = "UndecidedError";
  constructor() {
    super("somebody else changed this too, and it is not decided which to keep");
  }
}
