import type { Node as PmNode } from "@tiptap/pm/model";
import { sanitizeHtml } from "@/lib/html/sanitize-html";
import { canonicalHtml, groupBlocks } from "./compare-html";
import { readBlocks } from "./visual-document";
import { isBare, writeHtml } from "./write-html";
import { inertBody, parseInert } from "./tags";

type Piece = { before: string | null; source: string; canonical: string };

type Source = { pieces: Piece[]; after: string };

const TAG = /<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const INLINE_TAGS =
  /^(a|strong|b|em|i|u|s|del|ins|sub|sup|small|mark|abbr|cite|q|code|kbd|samp|time|span|br|img)$/i;

/** Cuts a source into top-level blocks, checked against the parser, which wins. */
function cutSource(html: string): Source {
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

/** Writes a document so that unedited blocks keep their original bytes, also when moved or restored. */
export class PreservingSerializer {
  private source: Source = { pieces: [], after: "" };
  private pieceOf = new WeakMap<PmNode, Piece>();
  private readonly origins: { doc: PmNode; html: string }[] = [];
  private readonly nodesByText = new Map<string, PmNode[]>();

  /** Sets `html` as the source of `doc`. Earlier blocks stay known, because undo may bring them back. */
  adopt(doc: PmNode, html: string): void {
    this.origins.push({ doc, html });
    const source = cutSource(html);
    const isOneToOne = source.pieces.length === doc.childCount;
    const { pieces, after }: Matched = isOneToOne ? source : matchPieces(source, doc);
    this.source = { pieces: pieces.filter((piece) => piece !== null), after };
    doc.forEach((node, _, index) => {
      const piece = pieces[index] ?? null;
      if (piece === null) return;
      this.pieceOf.set(node, piece);
      const alike = this.nodesByText.get(node.textContent) ?? [];
      this.nodesByText.set(node.textContent, [...alike, node]);
    });
  }

  /** Writes the document as HTML. Edited blocks pass the allow-list. */
  write(whole: PmNode): string {
    const doc = this.withoutWaitingLine(whole);
    const origin = this.origins.findLast((known) => known.doc.eq(doc));
    if (origin !== undefined) return origin.html;
    if (isUntouchedEmpty(doc)) return "";
    const nodes = separateLooseText(doc.children);
    const pieces = nodes.map((node) => this.pieceFor(node));
    const parts = this.withGaps(pieces);
    const html = parts.map(({ source }) => source).join("");
    const canonical = parts.map((part) => part.canonical).filter((part) => part !== "");
    if (canonicalHtml(html) === canonical.join("\n")) return html;
    return sanitizeHtml(writeHtml(doc.children));
  }

  /** An empty last line for writing on is no content. */
  private withoutWaitingLine(doc: PmNode): PmNode {
    const { lastChild } = doc;
    if (lastChild === null || doc.childCount < 2) return doc;
    const isWaiting = isEmptyParagraph(lastChild) && !this.pieceOf.has(lastChild);
    return isWaiting ? doc.cut(0, doc.content.size - lastChild.nodeSize) : doc;
  }

  private pieceFor(node: PmNode): Piece {
    const known = this.pieceOf.get(node) ?? this.findAlike(node);
    if (known !== undefined) return known;
    const source = sanitizeHtml(writeHtml([node]));
    const piece = { before: null, source, canonical: canonicalHtml(source) };
    this.pieceOf.set(node, piece);
    return piece;
  }

  private findAlike(node: PmNode): Piece | undefined {
    const alike = this.nodesByText.get(node.textContent)?.find((other) => other.eq(node));
    return alike && this.pieceOf.get(alike);
  }

  private withGaps(pieces: readonly Piece[]): Part[] {
    const old = this.source.pieces;
    let next = 0;
    const parts = pieces.flatMap((piece, index) => {
      const before = index === 0 ? (old[0]?.before ?? "") : (piece.before ?? old[next]?.before);
      const at = old.indexOf(piece, next);
      next = (at >= 0 ? at : Math.min(next, old.length - 1)) + 1;
      return [gap(before ?? "\n"), piece];
    });
    return [...parts, gap(this.source.after)];
  }
}

type Part = Pick<Piece, "source" | "canonical">;
type Matched = { pieces: readonly (Piece | null)[]; after: string };

function gap(source: string): Part {
  return { source, canonical: source.trim() === "" ? "" : canonicalHtml(source) };
}

/** Maps blocks to source pieces. Invisible pieces stay between two blocks; split blocks have none. */
function matchPieces({ pieces, after }: Source, doc: PmNode): Matched {
  const matched: (Piece | null)[] = [];
  let unseen = "";
  for (const piece of pieces) {
    const before = unseen + (piece.before ?? "");
    const count = readBlocks(piece.source, doc.type.schema).length;
    unseen = count === 0 ? before + piece.source : "";
    if (count === 1) matched.push({ ...piece, before });
    else matched.push(...Array.from({ length: count }, () => null));
  }
  if (matched.length !== doc.childCount) return { pieces: [], after: "" };
  return { pieces: matched, after: unseen + after };
}

function isUntouchedEmpty(doc: PmNode): boolean {
  const [only] = doc.children;
  return doc.childCount === 1 && only !== undefined && isEmptyParagraph(only);
}

function isEmptyParagraph({ type, childCount, attrs }: PmNode): boolean {
  const isBlank = type.name === "paragraph" && childCount === 0;
  return isBlank && attrs["html"] === null && attrs["bare"] === false;
}

/** Adjacent loose texts would merge. */
function separateLooseText(nodes: readonly PmNode[]): readonly PmNode[] {
  return nodes.map((node, index) => {
    if (!isBare(node) || !(isBare(nodes[index - 1]) || isBare(nodes[index + 1]))) return node;
    return node.type.create({ ...node.attrs, bare: false }, node.content, node.marks);
  });
}
