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
