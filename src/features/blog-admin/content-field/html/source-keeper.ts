import type { Node as PmNode } from "@tiptap/pm/model";
import { sanitizeHtml } from "@/lib/sanitize-html";
import { canonicalHtml } from "./compare-html";
import { cutSource, type Piece, type Source } from "./source-pieces";
import { isBare, writeHtml } from "./write-html";

/**
 * Writes a document so that every block nobody edited keeps the bytes it was read from, also
 * when it was moved, or edited and put back.
 */
export class SourceKeeper {
  private source: Source = { pieces: [], after: "" };
  private pieceOf = new WeakMap<PmNode, Piece>();
  private readonly origins: { doc: PmNode; html: string }[] = [];
  private readonly nodesByText = new Map<string, PmNode[]>();

  /** From now on `doc` stands for `html`. Blocks known from before stay known: undo brings them back. */
  adopt(doc: PmNode, html: string): void {
    this.origins.push({ doc, html });
    this.source = cutSource(html);
    if (this.source.pieces.length !== doc.childCount) {
      this.source = { pieces: [], after: "" };
      return;
    }
    doc.forEach((node, _, index) => {
      const piece = this.source.pieces[index];
      if (piece === undefined) return;
      this.pieceOf.set(node, piece);
      const alike = this.nodesByText.get(node.textContent) ?? [];
      this.nodesByText.set(node.textContent, [...alike, node]);
    });
  }

  /** The whole document as HTML. Whatever is written anew passes the allow-list. */
  write(doc: PmNode): string {
    const origin = this.origins.findLast((known) => known.doc.eq(doc));
    if (origin !== undefined) return origin.html;
    if (isUntouchedEmpty(doc)) return "";
    const nodes = separateLooseText(doc.children);
    const pieces = nodes.map((node) => this.pieceFor(node));
    const html = this.join(pieces);
    const parts = pieces.map(({ canonical }) => canonical).filter((part) => part !== "");
    if (canonicalHtml(html) === parts.join("\n")) return html;
    return sanitizeHtml(writeHtml(doc.children));
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

  private join(pieces: readonly Piece[]): string {
    const old = this.source.pieces;
    let next = 0;
    const texts = pieces.map((piece, index) => {
      const gap =
        index === 0 ? (old[0]?.before ?? "") : (piece.before ?? old[next]?.before ?? "\n");
      const at = old.indexOf(piece, next);
      next = (at >= 0 ? at : Math.min(next, old.length - 1)) + 1;
      return gap + piece.source;
    });
    return texts.join("") + this.source.after;
  }
}

function isUntouchedEmpty(doc: PmNode): boolean {
  const [only] = doc.children;
  const isOne = doc.childCount === 1 && only?.type.name === "paragraph" && only.childCount === 0;
  return isOne && only.attrs["html"] === null && only.attrs["bare"] === false;
}

/** Two runs of loose text side by side would melt into one. */
function separateLooseText(nodes: readonly PmNode[]): readonly PmNode[] {
  return nodes.map((node, index) => {
    if (!isBare(node) || !(isBare(nodes[index - 1]) || isBare(nodes[index + 1]))) return node;
    return node.type.create({ ...node.attrs, bare: false }, node.content, node.marks);
  });
}
