/** This mail will never be accepted as it is: its address does not exist, say. */
export class FinalError extends Error {
  /** @override */
  name = "FinalError";
}
