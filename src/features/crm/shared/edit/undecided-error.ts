/** Thrown when a person closes the conflict dialog without a choice; nothing was stored. */
export class UndecidedError extends Error {
  override name = "UndecidedError";
  constructor() {
    super("somebody else changed this too, and it is not decided which to keep");
  }
}
