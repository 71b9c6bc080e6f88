import i18next from "i18next";
import { isMissingCode } from "@/lib/late-code/missing-code";

/** Messages of Chromium, Safari, Firefox and Node for a request without a complete response. */
const NO_ANSWER =
  /^(Failed to fetch|Load failed|NetworkError when attempting.*|fetch failed|network error|Error in input stream)$/;

const FOR_PEOPLE = /^(22023|23514|42501|P0001|PT\d{3})$/;
/** Postgres' own messages under such a code. */
const POSTGRES_ITSELF = /\bviolates\b|permission denied|row-level security/;
/** The hint of an error without a code whose message is in plain words. */
export const PLAIN_WORDS = "plain";

/** The prefix of codes for a schema that lacks what this page requests. */
const MOVED_ON = "PGRST20";

/** For failures of the database itself, whose messages are for its operator. */
function codeReason(code: string): string | null {
  if (code === "53100") return i18next.t("the server has no room left");
  if (code === "23P01") return i18next.t("they have another demo at that time");
  if (code === "57014") return i18next.t("the server took too long to answer");
  if (code === "23503") return i18next.t("what it belongs to is not there any more");
  if (code.startsWith(MOVED_ON))
    return i18next.t("the site was updated meanwhile; reload the page");
  return null;
}

/** For server messages that are no sentence for people: "boom", a constraint's name. */
function unspokenReason(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("message" in error)) return null;
  const code = errorCode(error);
  const isServers = error instanceof Error ? error.name === "PostgrestError" : code !== null;
  if (!isServers || ("hint" in error && error.hint === PLAIN_WORDS)) return null;
  const isSentence = FOR_PEOPLE.test(code ?? "") && !POSTGRES_ITSELF.test(String(error.message));
  if (isSentence) return null;
  return code === "42501"
    ? i18next.t("your role does not allow this")
    : i18next.t("the server could not answer");
}

/** A proxy answers with an HTML page of its own. */
const isErrorPage = (message: string) =>
  /^\s*<(!doctype|html|head|body|h1|center)\b/i.test(message);

/** The service's own message, or plain words where it has none. */
export function serviceMessage(error: unknown): string {
  if (isMissingCode(error)) return i18next.t("the site was updated meanwhile; reload the page");
  if (typeof error === "object" && error !== null && "message" in error) {
    const { message } = error;
    if (error instanceof DOMException && error.name === "TimeoutError") {
      return i18next.t("the server took too long to answer");
    }
    if (typeof message === "string" && NO_ANSWER.test(message)) {
      return i18next.t("the server could not be reached");
    }
    if (typeof message === "string" && isErrorPage(message)) {
      return i18next.t("the server could not answer");
    }
    if (typeof message === "string" && message.trim() !== "") return message;
  }
  // With a code it is the service that failed.
  return i18next.t(
    errorCode(error) === null ? "Something went wrong" : "the server could not answer",
  );
}

/** Like serviceMessage, but replaces technical database messages by plain words. */
export function errorMessage(error: unknown): string {
  // Failures without a response, and proxy pages, are in plain words already.
  const message = serviceMessage(error);
  const isRaw =
    typeof error === "object" && error !== null && Reflect.get(error, "message") === message;
  return codeReason(errorCode(error) ?? "") ?? (isRaw ? unspokenReason(error) : null) ?? message;
}

/** Why a call failed, as a part of a sentence. */
export function reasonOf(error: unknown): string {
  const hasExpired = ["PGRST301", "PGRST303"].includes(errorCode(error) ?? "");
  if (hasExpired) return i18next.t("your session has ended; sign in again");
  return errorMessage(error).replace(/\.$/, "");
}

/** The code of a PostgREST or Postgres error, such as "23505"; null without one. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

/** The schema has changed since this page was loaded, so only a reload helps. */
export const isOutdated = (error: unknown): boolean =>
  errorCode(error)?.startsWith(MOVED_ON) ?? false;

/** Whether a retry cannot change this HTTP status. */
export function isFinal(error: unknown): boolean {
  return /^(PGRST|22|23|42)/.test(errorCode(error) ?? "");
}
