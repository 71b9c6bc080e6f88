import i18next from "i18next";
import { isMissingCode } from "@/lib/late-code/missing-code";

/** What Chromium, Safari, Firefox and Node call a request that got no answer, or half of one. */
const NO_ANSWER =
  /^(Failed to fetch|Load failed|NetworkError when attempting.*|fetch failed|network error|Error in input stream)$/;

/** How the codes begin of a database that does not have what this page asks of it. */
const MOVED_ON = "PGRST20";

/** Of a failure of the database itself, whose own words are for whoever runs it. */
function codeReason(code: string): string | null {
  if (code === "53100") return i18next.t("the server has no room left");
  if (code === "23P01") return i18next.t("they have another demo at that time");
  if (code === "57014") return i18next.t("the server took too long to answer");
  if (code === "23503") return i18next.t("what it belongs to is not there any more");
  if (code.startsWith(MOVED_ON))
    return i18next.t("the site was updated meanwhile; reload the page");
  if (/^(PGRST00|08|53|57|58|XX)/.test(code)) return i18next.t("the server could not answer");
  return null;
}

/** A proxy in between answers with a page of its own, for people who look at it in a browser. */
const isErrorPage = (message: string) =>
  /^\s*<(!doctype|html|head|body|h1|center)\b/i.test(message);

/**
 * Returns the service's own message of a failed call, word for word, whatever the status. Plain words where
 * it says nothing: no answer came, or a page of a proxy.
 */
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

/** The same, but for failures of the database itself, which are put in plain words. */
export const errorMessage = (error: unknown): string =>
  codeReason(errorCode(error) ?? "") ?? serviceMessage(error);

/** Why a call failed, in plain words that go within a sentence of ours. */
export function reasonOf(error: unknown): string {
  const hasExpired = ["PGRST301", "PGRST303"].includes(errorCode(error) ?? "");
  if (hasExpired) return i18next.t("your session has ended; sign in again");
  return errorMessage(error).replace(/\.$/, "");
}

/** The code of a PostgREST or Postgres error, such as "23505"; null when it carries none. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

/** The database has moved on since this page was loaded: only loading it again helps. */
export const isOutdated = (error: unknown): boolean =>
  errorCode(error)?.startsWith(MOVED_ON) ?? false;

/** HTTP statuses that trying again will not change. */
export function isFinal(error: unknown): boolean {
  return /^(PGRST|22|23|42)/.test(errorCode(error) ?? "");
}
