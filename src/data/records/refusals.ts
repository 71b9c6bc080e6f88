import { errorCode } from "@/lib/errors/errors";

function hintOf(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("hint" in error)) return null;
  return typeof error.hint === "string" ? error.hint : null;
}

/** Somebody else changed the row since it was read: show theirs, and let the person choose. */
export const isConflict = (error: unknown) => hintOf(error) === "conflict";

/** A row of this id is stored: an earlier try got through, and only its answer was lost. */
export const isStoredAlready = (error: unknown) => errorCode(error) === "23505";

/** The lead is a client already and does not change its stage. */
export const isAlreadyClient = (error: unknown) => hintOf(error) === "already-client";

/** What was made has been worked on since, so it is not taken back. */
export const isBuiltOn = (error: unknown) => hintOf(error) === "built-on";

/** The mail of a reply is on its way, so it is not taken back. */
export const hasLeft = (error: unknown) => hintOf(error) === "left";

/** Nobody is signed in, or the person's role does not allow it. */
export const isForbidden = (error: unknown) =>
  errorCode(error) === "42501" || hintOf(error) === "forbidden";

/** Somebody on the staff list has this e-mail address. */
export const isAlreadyStaff = (error: unknown) => hintOf(error) === "already-staff";

/** This person was removed from the staff list. */
export const isRemovedStaff = (error: unknown) => hintOf(error) === "removed";

/** Nobody else could sign in as an owner after this. */
export const isLastOwner = (error: unknown) => hintOf(error) === "last-owner";
