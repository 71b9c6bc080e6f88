import { safeParse, type $ZodType } from "zod/v4/core";

/** The database answered, but not with what this version of the site reads. */
export class UnexpectedAnswerError extends Error {
  override name = "UnexpectedAnswerError";
  constructor() {
    super("the server answered with something this page cannot read");
  }
}

/**
 * The answer as the schema reads it. One that does not fit throws, for screens to show as they show
 * any failed loading, and the console names the question and each place that does not fit.
 */
export function parseAnswer<Answer>(
  question: string,
  schema: $ZodType<Answer>,
  answer: unknown,
): Answer {
  const parsed = safeParse(schema, answer);
  if (parsed.success) return parsed.data;
  // The library's own sentences, in all its languages, are not loaded.
  const faults = parsed.error.issues.map(({ path, code, ...issue }) => {
    const expected = "expected" in issue ? `, expected ${issue.expected}` : "";
    return `${["answer", ...path].join(".")}: ${code}${expected}`;
  });
  console.error(`${question} answered with something unexpected.\n${faults.join("\n")}`);
  throw new UnexpectedAnswerError();
}
