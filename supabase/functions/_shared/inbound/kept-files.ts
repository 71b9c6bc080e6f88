import { inspectFile } from "../files/inspect-file.ts";
import { sha256 } from "../files/sha256.ts";
import type { MailFile } from "./mail-file.ts";

/** Limits of one mail. */
const MAX_FILES = 100;
const MAX_BYTES = 25 * 1024 * 1024;
const MAX_NAMED = 100;

type KeptFile = {
  name: string;
  type: string;
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
  contentId: string | null;
};

/** `why` is a sentence. */
type OtherFile = { name: string; why: string };

type MailFiles = {
  kept: KeptFile[];
  notKept: OtherFile[];
  /** By the SHA-256 of each kept file. */
  contents: Map<string, Uint8Array<ArrayBuffer>>;
};

function named(files: readonly OtherFile[]): OtherFile[] {
  const rest = files.length - MAX_NAMED;
  if (rest <= 0) return [...files];
  return [
    ...files.slice(0, MAX_NAMED),
    { name: `and ${rest} more`, why: "Of one mail, 100 files are kept." },
  ];
}

/** Keeps the files of a mail in their order: up to 100, and 25 MB together. */
export async function keptFiles(files: readonly MailFile[]): Promise<MailFiles> {
  const found: MailFiles = { kept: [], notKept: [], contents: new Map() };
  let bytes = 0;

  async function keep({ name, contentId, content, isCut }: MailFile): Promise<string | null> {
    if (isCut) return "The mail was too large to be read to its end.";
    if (content.length === 0) return "This file is empty.";
    if (found.kept.length === MAX_FILES) return "Of one mail, 100 files are kept.";
    if (bytes + content.length > MAX_BYTES) return "Of one mail, 25 MB of files are kept.";
    const inspection = await inspectFile(content);
    if ("refusal" in inspection) return inspection.refusal;
    const sum = await sha256(content);
    bytes += content.length;
    found.contents.set(sum, content);
    const size = content.length;
    found.kept.push({ name, contentId, size, sha256: sum, ...inspection.content });
    return null;
  }

  for (const file of files) {
    const why = await keep(file);
    if (why !== null) found.notKept.push({ name: file.name, why });
  }
  return { ...found, notKept: named(found.notKept) };
}
