import { canonicalHtml, groupBlocks } from "./compare-html";
import { inertBody, parseInert } from "./tags";

export type Piece = { before: string | null; source: string; canonical: string };

export type Source = { pieces: Piece[]; after: string };

const TAG = /<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const INLINE_TAGS =
  /^(a|strong|b|em|i|u|s|del|ins|sub|sup|small|mark|abbr|cite|q|code|kbd|samp|time|span|br|img)$/i;

/** Cuts a source into top-level blocks, checked against the parser, which wins. */
export function cutSource(html: string): Source {
  const blocks = groupBlocks(parseInert(html)).map((nodes) => {
    const holder = inertBody();
    holder.append(...nodes.map((node) => node.cloneNode(true)));
    return holder.innerHTML.trim();
  });
  const cut = cutByTags(html);
  const isTrue =
    cut.pieces.length === blocks.length &&
    cut.pieces.every(({ canonical }, index) => canonical === canonicalHtml(blocks[index] ?? ""));
  if (isTrue) return cut;
  const pieces = blocks.map((source, index) => ({
    before: index === 0 ? "" : "\n",
    source,
    canonical: canonicalHtml(source),
  }));
  return { pieces, after: "" };
}

function cutByTags(html: string): Source {
  const ends: number[] = [];
  let depth = 0;
  let runStart = 0;
  const endRun = (at: number) => {
    if (/[^ \t\n\f\r]/.test(html.slice(runStart, at))) ends.push(at);
  };
  for (const match of html.matchAll(TAG)) {
    const [text, slash, name = ""] = match;
    if (INLINE_TAGS.test(name)) continue;
    if (depth === 0) endRun(match.index);
    if (slash) depth -= 1;
    else if (name.toLowerCase() !== "hr") depth += 1;
    if (depth < 0) break;
    if (depth > 0) continue;
    runStart = match.index + text.length;
    ends.push(runStart);
  }
  endRun(html.length);
  return piecesEndingAt(html, ends);
}

function piecesEndingAt(html: string, ends: readonly number[]): Source {
  let start = 0;
  const pieces = ends.map((end) => {
    const text = html.slice(start, end);
    start = end;
    const source = text.replace(/^[ \t\n\f\r]+/, "");
    const before = text.slice(0, text.length - source.length);
    return { before, source, canonical: canonicalHtml(source) };
  });
  return { pieces, after: html.slice(start) };
}
