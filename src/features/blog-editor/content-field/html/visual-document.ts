import type { Node as PmNode, Schema } from "@tiptap/pm/model";
import { sanitizeHtml } from "@/lib/html/sanitize-html";
import { canonicalHtml, collapseWhitespace } from "./compare-html";
import { distinctLosses, endsInsideTag, missingFeatures, type Loss } from "./losses";
import { HtmlReader } from "./read-html";
import { parseInert } from "./tags";
import { writeHtml } from "./write-html";

/** Losses that the comparison cannot find. */
const HIDDEN_LOSSES = new Set<Loss["kind"]>(["ragged-table", "unfinished"]);

export type Opening = {
  /** Complete only if `losses` is empty. */
  doc: PmNode;
  losses: Loss[];
};

/** Losses are found by writing the nodes back and comparing the two documents. */
export function openInVisual(html: string, schema: Schema): Opening {
  const reader = new HtmlReader(schema, true);
  const clean = sanitizeHtml(html);
  // If nothing was removed, the author's own HTML is read, because sanitizing also adds
  // `rel="noopener"`.
  const isClean = missingFeatures(html, clean).length === 0;
  const blocks = reader.blocks(readable(isClean ? html : clean));
  const isEmpty = blocks.length === 0;
  const doc = reader
    .node("doc")
    .create(null, isEmpty ? [reader.node("paragraph").create()] : blocks);
  const written = isEmpty ? "" : writeHtml(doc.children);
  const isSame = canonicalHtml(written) === canonicalHtml(html) && isValid(doc);
  if (endsInsideTag(html)) reader.losses.push({ kind: "unfinished" });
  const isWhole = isSame && !reader.losses.some(({ kind }) => HIDDEN_LOSSES.has(kind));
  if (isWhole) return { doc, losses: [] };
  const losses = distinctLosses([...missingFeatures(html, written), ...reader.losses]);
  return { doc, losses: losses.length > 0 ? losses : [{ kind: "other" }] };
}

export function readBlocks(html: string, schema: Schema): PmNode[] {
  return new HtmlReader(schema, false).blocks(readable(sanitizeHtml(html)));
}

function readable(html: string): HTMLElement {
  const body = parseInert(html);
  collapseWhitespace(body);
  body.normalize();
  return body;
}

function isValid(doc: PmNode): boolean {
  try {
    doc.check();
    return true;
  } catch {
    return false;
  }
}
