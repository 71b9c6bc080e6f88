/** Thrown when a retry cannot succeed, for example when the address does not exist. */
export class FinalError extends Error {
  /** @override */
  name = "FinalError";
}
