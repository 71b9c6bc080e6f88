import type { TFunction } from "i18next";
import { MissingRecordError } from "@/data/records/changes";
import { NotSentError } from "@/data/records/mutations";
import { isConflict, isForbidden } from "@/data/records/refusals";
import { errorCode, reasonOf } from "@/lib/errors/errors";

/** The database may have stored it without its answer arriving. */
export const isUnanswered = (error: unknown) =>
  !errorCode(error) && !(error instanceof NotSentError) && !(error instanceof MissingRecordError);

/** Why a demo was not booked or moved, in sentences. */
export function demoFailure(error: unknown, t: TFunction): string {
  if (isConflict(error)) {
    return t("Not saved: this demo was changed in the meantime. The lead shows how it stands now.");
  }
  if (isForbidden(error)) return t("Not saved: your role does not allow this change.");
  return isUnanswered(error)
    ? t("No answer came back, so this may or may not be saved. Saving it again does no harm.")
    : t("Not saved: {{reason}}.", { reason: reasonOf(error) });
}
