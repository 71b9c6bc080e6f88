import { decodeWords } from "postal-mime";
import { withFixedWords } from "./text/charsets.ts";
import { oneLine, wellFormed } from "./text/one-line.ts";

export type MailFile = {
  name: string;
  /** By which the text may refer to it, without angle brackets. */
  contentId: string | null;
  content: Uint8Array<ArrayBuffer>;
  /** Whether it is the last of the message. */
  isLast: boolean;
  /** Whether the message was cut within it. */
  isCut: boolean;
};

const MAX_NAME = 190;

/** Names for parts without one. */
const NAMES_BY_TYPE: Record<string, string> = {
  "application/ics": "invitation.ics",
  "application/ms-tnef": "winmail.dat",
  "application/pdf": "document.pdf",
  "application/pgp-signature": "signature.asc",
  "image/gif": "picture.gif",
  "image/heic": "picture.heic",
  "image/jpeg": "picture.jpg",
  "image/png": "picture.png",
  "image/webp": "picture.webp",
  "message/delivery-status": "delivery-status.txt",
  "text/calendar": "invitation.ics",
  "text/html": "page.html",
  "text/plain": "text.txt",
  "text/rfc822-headers": "headers.txt",
};

const withoutFolders = (name: string) => oneLine(name.replaceAll(/[/\\]+/g, " "), 1_000);

function subjectIn(message: Uint8Array): string {
  const head = new TextDecoder().decode(message.subarray(0, 20_000)).split(/\r?\n\r?\n/)[0];
  const subject = /^Subject:(.*(?:\r?\n[ \t].*)*)/im.exec(head ?? "")?.[1] ?? "";
  return withoutFolders(decodeWords(withFixedWords(subject.replaceAll(/\r?\n/g, "")))).slice(
    0,
    150,
  );
}

/** `name` is the part's own; another is found by the type. On one line, without folders, with its ending. */
export function fileName(name: string | undefined, type: string, content: Uint8Array): string {
  const own = withoutFolders(name?.slice(0, 5_000) ?? "");
  if (own !== "") {
    return own.length <= MAX_NAME
      ? own
      : wellFormed(`${own.slice(0, MAX_NAME - 21)}…${own.slice(-20)}`);
  }
  if (/^message\/(rfc822|global)$/.test(type)) {
    return `${subjectIn(content) || "message"}.eml`;
  }
  return NAMES_BY_TYPE[type] ?? "file";
}

/** Numbers files with the same name, so that each can be told apart. */
export function withOtherNames(files: readonly MailFile[]): MailFile[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return files.map((file) => {
    let { name } = file;
    let count = counts.get(file.name) ?? 1;
    while (taken.has(name)) {
      count += 1;
      name = file.name.replace(/(\.\w{1,8})?$/, ` (${count})$1`);
    }
    counts.set(file.name, count);
    taken.add(name);
    return { ...file, name };
  });
}

/** The names of the files to which a text can refer, by their content ids. */
export const pictureNames = (files: readonly MailFile[]): Map<string, string> =>
  new Map(
    files.flatMap(({ contentId, name }): [string, string][] =>
      contentId === null ? [] : [[contentId, name]],
    ),
  );
