import i18next from "i18next";
import { PLAIN_WORDS } from "@/lib/errors/errors";
import { safeParse, type $ZodType } from "zod/v4/core";

export class UnexpectedAnswerError extends Error {
  override name = "UnexpectedAnswerError";
  constructor() {
    super("the server answered with something this page cannot read");
  }
}

/** Parses the answer with the schema. Throws on a mismatch, and logs the query and each wrong place. */
export function parseAnswer<Answer>(
  question: string,
  schema: $ZodType<Answer>,
  answer: unknown,
): Answer {
  const parsed = safeParse(schema, answer);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, code, ...issue }) => {
    const expected = "expected" in issue ? `, expected ${issue.expected}` : "";
    return `${["answer", ...path].join(".")}: ${code}${expected}`;
  });
  console.error(`${question} answered with something unexpected.\n${problems.join("\n")}`);
  throw new UnexpectedAnswerError();
}

/** Undefined for invalid JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

const saysWhatFailed = (body: unknown) =>
  typeof body === "object" &&
  body !== null &&
  "message" in body &&
  (isText(body.message) || ("code" in body && isText(body.code)));

/** Whether the database, or its gateway, may have sent this. */
function isReadable({ ok, status }: Response, text: string): boolean {
  if (!ok) return saysWhatFailed(parse(text));
  return text === "" ? status === 201 : parse(text) !== undefined;
}

function reasonFor({ ok, status }: Response): string {
  if (ok) return i18next.t("the server’s answer could not be read");
  if (status === 413) return i18next.t("this is more than the server takes at once");
  if (status === 429) return i18next.t("too much was asked just now; wait a minute");
  return i18next.t("the server could not answer");
}

/**
 * Passes the database's answers on. Answers of a proxy, or truncated ones, become an error in plain
 * words; postgrest-js would show them as they are, or take a 404 or an empty 200 for success.
 */
export async function databaseAnswer(method: string, response: Response): Promise<Response> {
  if (method === "HEAD" || response.status === 204) return response;
  const text = await response.text();
  if (isReadable(response, text)) return new Response(text, response);
  const status = response.ok ? 502 : response.status;
  return Response.json({ message: reasonFor(response), hint: PLAIN_WORDS }, { status });
}
