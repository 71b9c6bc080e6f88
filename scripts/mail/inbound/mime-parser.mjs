import PostalMime, { decodeWords } from "postal-mime";
import {
  decoded,
  isKnown,
  isUtf8,
  metaCharset,
  percentParameter,
  withFixedWords,
} from "./text/charsets.mjs";
import { betterText, MAX_PART } from "./text/html-text.mjs";

/** @typedef {{value: string, parsed: {value: string, params: Record<string, string>}}} Structured */
/**
 * @typedef {object} Part
 * @property {"header" | "body" | "finished"} state
 * @property {ArrayBuffer | null} content
 * @property {Structured & {multipart: string | false}} contentType
 * @property {Structured} contentDisposition
 */
/** @typedef {Partial<Record<"plain" | "html", {type: string, value: unknown}[]>>} Texts */
/**
 * postal-mime decodes parts in a private method, and its types omit it; the tests of every kind of message cover
 * an update.
 * @typedef {import("postal-mime").default & {
 *   currentNode: Part,
 *   attachments: import("postal-mime").Attachment[],
 *   textMap: Map<unknown, Texts>,
 *   textContent: Record<string, string>,
 *   isInlineTextNode(part: Part): boolean,
 *   processLine(line: Uint8Array<ArrayBuffer>, isLast: boolean): Promise<void>,
 *   collectNode(part: Part, ...rest: unknown[]): Promise<void>,
 *   renderTextContent(): void,
 * }} OpenParser
 */
const OpenParser =
  /** @type {new (options: import("postal-mime").PostalMimeOptions) => OpenParser} */ (
    /** @type {unknown} */ (PostalMime)
  );

/** @param {Structured} header @param {string} name */
function fixName(header, name) {
  const { params } = header.parsed;
  const known = params[name];
  if (known === undefined) return;
  params[name] = known.includes("\uFFFD")
    ? (percentParameter(header.value, name) ?? known)
    : withFixedWords(known);
}

/** @param {Part} part */
function fixText({ content, contentType: { parsed } }) {
  const { charset } = parsed.params;
  if (content === null) return;
  const bytes = new Uint8Array(content);
  if (!isKnown(charset) && !isUtf8(bytes)) return;
  const meta = parsed.value === "text/html" ? metaCharset(bytes) : undefined;
  const text = decoded(bytes, charset ?? meta, meta);
  return { bytes: new TextEncoder().encode(text).buffer };
}

/** @param {Texts} texts */
function wordsOf(texts) {
  const [text, html] = [texts.plain, texts.html].map((items = []) =>
    items.map(({ value }) => String(value)).join("\n"),
  );
  return betterText((text ?? "").slice(0, MAX_PART), html ?? "");
}

export class MimeParser extends OpenParser {
  /** @override @param {Uint8Array<ArrayBuffer>} line @param {boolean} isLast */
  processLine(line, isLast) {
    const isFixed = this.currentNode.state === "header" && !isUtf8(line);
    return super.processLine(isFixed ? new TextEncoder().encode(decoded(line)) : line, isLast);
  }

  /** @override @param {Part} part @param {unknown[]} rest */
  async collectNode(part, ...rest) {
    fixName(part.contentDisposition, "filename");
    fixName(part.contentType, "name");
    if (part.contentType.multipart === false && this.isInlineTextNode(part)) {
      const mended = fixText(part);
      if (mended !== undefined) {
        part.content = mended.bytes;
        part.contentType.parsed.params.charset = "utf-8";
      }
      this.nameText(part);
    }
    await super.collectNode(part, ...rest);
  }

  /** A text part with a file name is both body and attachment. @param {Part} part */
  nameText({ contentDisposition, contentType }) {
    const name = contentDisposition.parsed.params.filename ?? contentType.parsed.params.name;
    if (name === undefined) return;
    this.attachments.push({
      filename: decodeWords(name),
      mimeType: contentType.parsed.value,
      disposition: "inline",
      content: new ArrayBuffer(0),
    });
  }

  /** @override */
  renderTextContent() {
    this.textContent.plain = [...this.textMap.values()].map(wordsOf).join("\n");
  }
}
