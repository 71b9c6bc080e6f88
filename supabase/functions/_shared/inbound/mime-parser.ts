import PostalMime, { decodeWords, type Attachment, type PostalMimeOptions } from "postal-mime";
import {
  decoded,
  isKnown,
  isUtf8,
  metaCharset,
  percentParameter,
  withFixedWords,
} from "./text/charsets.ts";
import { betterText, MAX_PART } from "./text/html-text.ts";

type Header = { value: string; parsed: { value: string; params: Record<string, string> } };
type Part = {
  state: "header" | "body" | "finished";
  content: ArrayBuffer | null;
  contentType: Header & { multipart: string | false };
  contentDisposition: Header;
};
type Texts = Partial<Record<"plain" | "html", { type: string; value: unknown }[]>>;
/**
 * postal-mime decodes parts in a private method, and its types omit it; the tests of every kind of message cover
 * an update.
 */
type OpenParser = PostalMime & {
  currentNode: Part;
  attachments: Attachment[];
  textMap: Map<unknown, Texts>;
  textContent: Record<string, string>;
  isInlineTextNode(part: Part): boolean;
  processLine(line: Uint8Array<ArrayBuffer>, isLast: boolean): Promise<void>;
  collectNode(part: Part, ...rest: unknown[]): Promise<void>;
  renderTextContent(): void;
};
const OpenParser = PostalMime as unknown as new (options: PostalMimeOptions) => OpenParser;

function fixName(header: Header, name: string): void {
  const { params } = header.parsed;
  const known = params[name];
  if (known === undefined) return;
  params[name] = known.includes("\uFFFD")
    ? (percentParameter(header.value, name) ?? known)
    : withFixedWords(known);
}

/** The text as UTF-8, or nothing where it stays as it is. */
function utf8Text({ content, contentType: { parsed } }: Part): ArrayBuffer | undefined {
  const { charset } = parsed.params;
  if (content === null) return;
  const bytes = new Uint8Array(content);
  if (!isKnown(charset) && !isUtf8(bytes)) return;
  const meta = parsed.value === "text/html" ? metaCharset(bytes) : undefined;
  const text = decoded(bytes, charset ?? meta, meta);
  return new TextEncoder().encode(text).buffer;
}

function textOf(texts: Texts): string {
  const [text, html] = [texts.plain, texts.html].map((items = []) =>
    items.map(({ value }) => String(value)).join("\n"),
  );
  return betterText((text ?? "").slice(0, MAX_PART), html ?? "");
}

export class MimeParser extends OpenParser {
  override processLine(line: Uint8Array<ArrayBuffer>, isLast: boolean): Promise<void> {
    const isFixed = this.currentNode.state === "header" && !isUtf8(line);
    return super.processLine(isFixed ? new TextEncoder().encode(decoded(line)) : line, isLast);
  }

  override async collectNode(part: Part, ...rest: unknown[]): Promise<void> {
    fixName(part.contentDisposition, "filename");
    fixName(part.contentType, "name");
    if (part.contentType.multipart === false && this.isInlineTextNode(part)) {
      const content = utf8Text(part);
      if (content !== undefined) {
        part.content = content;
        part.contentType.parsed.params.charset = "utf-8";
      }
      this.#listNamedText(part);
    }
    await super.collectNode(part, ...rest);
  }

  /** A text part with a file name is both body and attachment. */
  #listNamedText({ contentDisposition, contentType }: Part): void {
    const name = contentDisposition.parsed.params.filename ?? contentType.parsed.params.name;
    if (name === undefined) return;
    this.attachments.push({
      filename: decodeWords(name),
      mimeType: contentType.parsed.value,
      disposition: "inline",
      content: new ArrayBuffer(0),
    });
  }

  override renderTextContent(): void {
    this.textContent.plain = [...this.textMap.values()].map(textOf).join("\n");
  }
}
