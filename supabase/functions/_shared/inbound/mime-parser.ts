import PostalMime, { decodeWords, type Attachment, type PostalMimeOptions } from "postal-mime";
import {
  decoded,
  isKnown,
  isUtf8,
  metaCharset,
  percentParameter,
  withFixedWords,
} from "./text/charsets.ts";
import { fileName, pictureNames, withOtherNames, type MailFile } from "./mail-file.ts";
import { PartContent } from "./part-content.ts";
import { betterText, MAX_PART, type PictureNames } from "./text/html-text.ts";

type Header = { value: string; parsed: { value: string; params: Record<string, string> } };
type Part = {
  state: "header" | "body" | "finished";
  content: Uint8Array<ArrayBuffer> | null;
  contentDecoder: PartContent | null;
  contentId?: string;
  contentType: Header & { multipart: string | false };
  contentTransferEncoding: { encoding: string };
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
  collectNode(part: Part, alternative: Part | false, related: boolean): Promise<void>;
  renderTextContent(): void;
};
const OpenParser = PostalMime as unknown as new (options: PostalMimeOptions) => OpenParser;

const typeOf = ({ contentType }: Part) => contentType.parsed.value;

function textOf(texts: Texts, names: PictureNames): string {
  const [text, html] = [texts.plain, texts.html].map((items = []) =>
    items.map(({ value }) => String(value)).join("\n\n"),
  );
  // One character more, by which a longer text is known.
  return betterText((text ?? "").slice(0, MAX_PART + 1), html ?? "", names);
}

function fixName(header: Header, name: string): void {
  const { params } = header.parsed;
  const known = params[name];
  if (known === undefined) return;
  params[name] = known.includes("\uFFFD")
    ? (percentParameter(header.value, name) ?? known)
    : withFixedWords(known);
}

/** More than the shown part of any text, in bytes. */
const MAX_TEXT_BYTES = 1_000_000;

function withoutEndlessText(content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (content.length <= MAX_TEXT_BYTES) return content;
  const end = content.lastIndexOf(10, MAX_TEXT_BYTES);
  return content.subarray(0, end === -1 ? MAX_TEXT_BYTES : end + 1);
}

/** The text as UTF-8, or nothing where it stays as it is. */
function utf8Text({ content, contentType: { parsed } }: Part): Uint8Array<ArrayBuffer> | undefined {
  const { charset } = parsed.params;
  if (content === null) return;
  if (!isKnown(charset) && !isUtf8(content)) return;
  const meta = parsed.value === "text/html" ? metaCharset(content) : undefined;
  return new TextEncoder().encode(decoded(content, charset ?? meta, meta));
}

/** Another form of the text, such as of a watch; an invitation is a file. */
const isOtherForm = (type: string) => type.startsWith("text/") && type !== "text/calendar";

export class MimeParser extends OpenParser {
  /** In their order, with names that differ. */
  files: MailFile[] = [];
  /** The part that the message ends in. */
  #last: Part | null = null;

  override processLine(line: Uint8Array<ArrayBuffer>, isLast: boolean): Promise<void> {
    const part = this.currentNode;
    if (isLast) this.#last = part;
    if (part.state !== "header") return super.processLine(line, isLast);
    const fixed = isUtf8(line) ? line : new TextEncoder().encode(decoded(line));
    const processed = super.processLine(fixed, isLast);
    if (part.contentDecoder !== null) {
      part.contentDecoder = new PartContent(part.contentTransferEncoding.encoding);
    }
    return processed;
  }

  override async collectNode(
    part: Part,
    alternative: Part | false,
    related: boolean,
  ): Promise<void> {
    fixName(part.contentDisposition, "filename");
    fixName(part.contentType, "name");
    if (part.contentType.multipart === false && part.content !== null) {
      const isText = this.isInlineTextNode(part);
      this.#listFile(part, isText || (alternative !== false && isOtherForm(typeOf(part))));
      if (isText) {
        part.content = withoutEndlessText(part.content);
        const content = utf8Text(part);
        if (content !== undefined) {
          part.content = content;
          part.contentType.parsed.params.charset = "utf-8";
        }
      }
    }
    await super.collectNode(part, alternative, related);
  }

  /** A text part with a file name is both body and file. */
  #listFile(part: Part, isWords: boolean): void {
    const { contentDisposition, contentType, contentId = "", content } = part;
    const name = contentDisposition.parsed.params.filename ?? contentType.parsed.params.name;
    if (content === null || (isWords && name === undefined)) return;
    this.files.push({
      name: fileName(name && decodeWords(name), typeOf(part), content),
      contentId: /^<?([!-;=?-~]{1,300})>?$/.exec(contentId.trim())?.[1] ?? null,
      content,
      isLast: part === this.#last,
      isCut: false,
    });
  }

  override renderTextContent(): void {
    this.files = withOtherNames(this.files);
    const names = pictureNames(this.files);
    this.textContent.plain = [...this.textMap.values()]
      .map((texts) => textOf(texts, names))
      .join("\n\n");
  }
}
