import { errorCode } from "@/lib/errors/errors";

/** The hint of a refusal by the database. Null for any other failure. */
export function refusalOf(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("hint" in error)) return null;
  return typeof error.hint === "string" ? error.hint : null;
}

/** Somebody else changed the row meanwhile: show both versions and let the person choose. */
export const isConflict = (error: unknown) => refusalOf(error) === "conflict";

/** A row of this id exists: an earlier try was stored, and only its answer was lost. */
export const isStoredAlready = (error: unknown) => errorCode(error) === "23505";

/** The lead is a client already and does not change its stage. */
export const isAlreadyClient = (error: unknown) => refusalOf(error) === "already-client";

/** The new record was changed since, so it is not undone. */
export const isBuiltOn = (error: unknown) => refusalOf(error) === "built-on";

/** The address was marked meanwhile, here or on another record. */
export const isNotToBeMailed = (error: unknown) => refusalOf(error) === "do-not-mail";

/** The reply's mail was sent, so it cannot be undone. */
export const hasLeft = (error: unknown) => refusalOf(error) === "left";

/** Somebody else wrote in the ticket since the writer of this reply looked. */
export const isAnswered = (error: unknown) => refusalOf(error) === "answered";

/** The ticket became part of another one. */
export const isMerged = (error: unknown) => refusalOf(error) === "merged";

/** Nobody is signed in, or the person's role does not allow it. */
export const isForbidden = (error: unknown) =>
  errorCode(error) === "42501" || refusalOf(error) === "forbidden";

/** Somebody on the staff list has this e-mail address. */
export const isAlreadyStaff = (error: unknown) => refusalOf(error) === "already-staff";

/** This person was removed from the staff list. */
export const isRemovedStaff = (error: unknown) => refusalOf(error) === "removed";

/** Without this person, nobody could sign in as an owner. */
export const isLastOwner = (error: unknown) => refusalOf(error) === "last-owner";
