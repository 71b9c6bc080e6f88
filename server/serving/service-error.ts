// Errors in the hosted services' formats: PostgREST under /rest/v1, GoTrue under /auth/v1, storage under
// /storage/v1.

export type ErrorKind = keyof typeof ERRORS;

const ERRORS = {
  late: {
    status: 504,
    code: "57014",
    authCode: "request_timeout",
    message: "canceling statement due to statement timeout",
  },
  failed: {
    status: 503,
    code: "PGRST001",
    authCode: "unexpected_failure",
    message: "Could not connect with the database due to an internal error.",
  },
  busy: {
    status: 503,
    code: "PGRST003",
    authCode: "request_timeout",
    message: "Timed out acquiring connection from connection pool.",
  },
  "too-large": {
    status: 413,
    code: "PGRST102",
    authCode: "bad_json",
    message: "The request's body is too large.",
  },
  "disk-full": {
    status: 507,
    code: "53100",
    authCode: "unexpected_failure",
    message: "The server's disk is full.",
  },
  "bad-address": {
    status: 400,
    code: "PGRST100",
    authCode: "validation_failed",
    message: "The request could not be read.",
  },
  "bad-body": {
    status: 400,
    code: "PGRST102",
    authCode: "bad_json",
    message: "Empty or invalid json",
  },
  unexpected: {
    status: 500,
    code: "XX000",
    authCode: "unexpected_failure",
    message: "The request could not be answered.",
  },
  "bad-method": {
    status: 405,
    code: "PGRST117",
    authCode: "validation_failed",
    message: "Unsupported HTTP method",
  },
  "no-links": {
    status: 422,
    code: "PGRST000",
    authCode: "otp_disabled",
    message: "Signups not allowed for otp",
  },
  "no-patterns": {
    status: 401,
    code: "42501",
    authCode: "no_authorization",
    message: "permission denied for patterns",
  },
  "too-many-tries": {
    status: 429,
    code: "PGRST000",
    authCode: "over_request_rate_limit",
    message: "Request rate limit reached",
  },
} satisfies Record<string, { status: number; code: string; authCode: string; message: string }>;

const IN_MEMORY = "The database was kept in memory and begins anew.";

const isUnder = (folder: string) => (url: string) =>
  new URL(url, "http://site.invalid").pathname.startsWith(folder);
export const isAuth = isUnder("/auth/");
export const isStorage = isUnder("/storage/");

type ServiceError = { status: number; headers: [string, string][]; body: string };

/**
 * @param url the request's address, which selects the format
 * @param isKept false when the database's rows are lost
 */
export function serviceError(url: string, kind: ErrorKind, isKept = true): ServiceError {
  const { status, code, authCode, message } = ERRORS[kind];
  const details = isKept ? null : IN_MEMORY;
  let body: object = { code, message, details, hint: null };
  if (isAuth(url)) body = { code: status, error_code: authCode, msg: message };
  if (isStorage(url)) body = { statusCode: String(status), error: code, message };
  return {
    status,
    headers: [
      ["Content-Type", "application/json; charset=utf-8"],
      ["Access-Control-Allow-Origin", "*"],
    ],
    body: JSON.stringify(body),
  };
}

export function errorResponse(url: string, kind: ErrorKind): Response {
  const { body, ...init } = serviceError(url, kind);
  return new Response(body, init);
}
