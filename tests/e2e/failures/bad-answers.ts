import type { Route } from "@playwright/test";
import { serviceError } from "../../../server/serving/service-error.ts";

export type BadAnswer = {
  name: string;
  answer: (route: Route) => Promise<void>;
  reason: string;
  message?: string;
  /** Visitors see the same sentence for all answers, and many requests at once would be quarantined. */
  isForStaff?: boolean;
  sentences?: Record<string, string>;
};

const NOBODY = "the server could not answer";
const UNREADABLE = "the server’s answer could not be read";

const refusal = (status: number, code: string, message: string) => ({
  answer: (route: Route) =>
    route.fulfill({ status, json: { code, message, details: null, hint: null } }),
  message,
});
const text = (status: number, body: string, contentType: string) => (route: Route) =>
  route.fulfill({ status, body, contentType });
const page = (status: number, title: string) =>
  text(
    status,
    `<html><head><title>${title}</title></head><body>${title}</body></html>`,
    "text/html",
  );

const afterStoring =
  (answer: (route: Route, body: string) => Promise<void>) => async (route: Route) => {
    const stored = await route.fetch({ maxRetries: 2 });
    await answer(route, await stored.text());
  };
const ended = (kind: "failed" | "late") => (route: Route) => {
  const { status, headers, body } = serviceError(route.request().url(), kind);
  return route.fulfill({ status, headers: Object.fromEntries(headers), body });
};

export const badAnswers: BadAnswer[] = [
  {
    name: "the connection is refused",
    answer: (route) => route.abort("connectionrefused"),
    reason: "the server could not be reached",
  },
  {
    name: "the connection ends once it is stored",
    answer: afterStoring((route) => route.abort("connectionreset")),
    reason: "the server could not be reached",
  },
  {
    name: "401, the session has ended",
    ...refusal(401, "PGRST303", "JWT expired"),
    reason: "your session has ended; sign in again",
    sentences: {
      "the post editor": "Your sign-in may have ended. Sign in again; the post stays open here.",
    },
  },
  {
    name: "403, no right to",
    ...refusal(403, "42501", "permission denied"),
    reason: "your role does not allow this",
    sentences: {
      "a client’s note":
        "Not saved: you may not write notes here, or your session has ended. The text is kept.",
      "a ticket’s reply": "Not stored: your role does not allow it. Your words are still here.",
    },
  },
  {
    name: "404 of a server that knows no database",
    answer: page(404, "404 Not Found"),
    reason: NOBODY,
    isForStaff: true,
  },
  { name: "404 without a word", answer: text(404, "", "text/plain"), reason: NOBODY },
  {
    name: "404, the database has changed under the page",
    ...refusal(404, "PGRST202", "Could not find it in the schema cache"),
    reason: "the site was updated meanwhile; reload the page",
    isForStaff: true,
  },
  {
    name: "409, what it belongs to is gone",
    ...refusal(409, "23503", 'violates foreign key constraint "a_b_fkey"'),
    reason: "what it belongs to is not there any more",
  },
  {
    name: "413",
    answer: page(413, "413 Request Entity Too Large"),
    reason: "this is more than the server takes at once",
  },
  {
    name: "429",
    answer: text(429, "Too Many Requests", "text/plain"),
    reason: "too much was asked just now; wait a minute",
  },
  {
    name: "500 of the database",
    ...refusal(500, "XX000", "cache lookup failed for type 16385"),
    reason: NOBODY,
  },
  {
    name: "500 without a word",
    answer: text(500, "", "text/plain"),
    reason: NOBODY,
    isForStaff: true,
  },
  { name: "502", answer: page(502, "502 Bad Gateway"), reason: NOBODY },
  {
    name: "503",
    answer: text(503, "upstream connect error or disconnect/reset before headers", "text/plain"),
    reason: NOBODY,
    isForStaff: true,
  },
  {
    name: "504 once it is stored",
    answer: afterStoring((route) => page(504, "504 Gateway Time-out")(route)),
    reason: NOBODY,
  },
  {
    name: "the database’s thread is ended once it is stored",
    answer: afterStoring(ended("failed")),
    message: "Could not connect with the database due to an internal error.",
    reason: NOBODY,
  },
  {
    name: "the database’s thread is replaced, late",
    answer: ended("late"),
    message: "canceling statement due to statement timeout",
    reason: "the server took too long to answer",
    isForStaff: true,
  },
  {
    name: "the disk is full",
    ...refusal(503, "53100", 'could not extend file "base/5/16402": No space left on device'),
    reason: "the server has no room left",
  },
  {
    name: "the answer is cut off once it is stored",
    answer: afterStoring((route, body) =>
      route.fulfill({
        contentType: "application/json",
        body: body.slice(0, body.length / 2) || '[{"id',
      }),
    ),
    reason: UNREADABLE,
  },
  {
    name: "malformed JSON",
    answer: text(200, '{"reference": CF-1, }', "application/json"),
    reason: UNREADABLE,
  },
  { name: "200 without a word", answer: text(200, "", "application/json"), reason: UNREADABLE },
  {
    name: "200 of a hotel’s sign-in page",
    answer: page(200, "Welcome to the hotel"),
    reason: UNREADABLE,
    isForStaff: true,
  },
];
