import { Marked, type Token, type Tokens } from "marked";

/** GitHub's dialect. */
const markdown = new Marked({ gfm: true, async: false });

const MEANINGFUL = new Set([
  "heading",
  "list",
  "blockquote",
  "table",
  "strong",
  "del",
  "codespan",
  "link",
  "image",
]);

const childrenOf = (token: Token): Token[] => [
  ...("tokens" in token ? (token.tokens ?? []) : []),
  ...(token.type === "list" ? (token as Tokens.List).items : []),
];

function meansSomething(token: Token): boolean {
  if (token.type === "code") return (token as Tokens.Code).codeBlockStyle !== "indented";
  return MEANINGFUL.has(token.type) || childrenOf(token).some(meansSomething);
}

/** A single line such as "2. Call them" is plain text. */
const isOneLine = (tokens: readonly Token[]) => {
  const [only, ...others] = tokens.filter(({ type }) => type !== "space");
  const isList = only?.type === "list" && !only.raw.trim().includes("\n");
  return (
    others.length === 0 && isList && !childrenOf(only).flatMap(childrenOf).some(meansSomething)
  );
};

/** Renders Markdown as HTML; null for plain text. */
export function markdownHtml(text: string): string | null {
  const tokens = markdown.lexer(text);
  if (!tokens.some(meansSomething) || isOneLine(tokens)) return null;
  return markdown.parser(tokens);
}
