import type { Node as PmNode, Schema } from "@tiptap/pm/model";
import { sanitizeHtml } from "@/lib/sanitize-html";
import { canonicalHtml } from "./compare-html";
import { distinctLosses, endsInsideTag, missingFeatures, type Loss } from "./losses";
import { HtmlReader } from "./read-html";
import { parseInert } from "./tags";
import { collapseWhitespace } from "./whitespace";
import { writeHtml } from "./write-html";

/** Losses that comparing the two documents cannot show. */
const HIDDEN_LOSSES = new Set<Loss["kind"]>(["ragged-table", "unfinished"]);

export type Opening = {
  /** What the visual view would show. Faithful only when `losses` is empty. */
  doc: PmNode;
  /** What the visual view cannot hold of the HTML, in the order it stands there. */
  losses: Loss[];
};

/**
 * Opens HTML for the visual view. The proof that nothing is lost is the way back: the HTML
 * written from the nodes must be the same document as the HTML they were read from.
 */
export function openInVisual(html: string, schema: Schema): Opening {
  const clean = sanitizeHtml(html);
  const reader = new HtmlReader(schema, true);
  const body = parseInert(clean);
  collapseWhitespace(body);
  body.normalize();
  const blocks = reader.blocks(body);
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

function isValid(doc: PmNode): boolean {
  try {
    doc.check();
    return true;
  } catch {
    return false;
  }
}
